package tepui.tools.suites.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Random expressions whose values the language defines. Floats are of two sorts. Exact ones are multiples of a power of two small
 * enough that no operation rounds; their bounds are known, and they may be compared, converted and branched on. Inexact ones
 * come from roots, sines and the like: each carries the error that two devices may differ by, and they only reach the result.
 */
final class Expressions {
    enum Kind {
        FLOAT,
        INEXACT,
        INT,
        UINT,
        BOOL,
        /** A square matrix of exact floats; the width is its size. */
        MATRIX
    }

    /**
     * @param bound of the magnitude, floats and matrices only
     * @param fraction bits behind the point, exact floats and matrices only
     * @param error of inexact floats, absolute
     */
    record Expr(String text, Kind kind, int width, double bound, int fraction, double error) {
        /** A scalar in each component. */
        Expr splat(int n) {
            return new Expr(type(kind, n) + "(" + text + ")", kind, n, bound, fraction, error);
        }

        Expr as(String other) {
            return new Expr(other, kind, width, bound, fraction, error);
        }
    }

    /** A name that can be read, and whether it can be written. Exact variables are at most 8, with two bits of fraction. */
    record Name(String text, Kind kind, int width, boolean writable, double bound, double error) {
        Expr read() {
            return new Expr(text, kind, width, bound, kind == Kind.FLOAT ? 2 : 0, error);
        }
    }

    static final double LARGEST = 8;
    private static final double EXACT = 1 << 21;

    final Random random;
    final boolean newer;
    List<Name> names = new ArrayList<>();
    /** Arrays of four, read by index. */
    List<Name> arrays = new ArrayList<>();
    /** Functions without side effects that give an exact float. */
    final List<String> functions = new ArrayList<>();

    Expressions(Random random, boolean newer) {
        this.random = random;
        this.newer = newer;
    }

    int pick(int n) {
        return random.nextInt(n);
    }

    static String type(Kind kind, int width) {
        return switch (kind) {
            case FLOAT, INEXACT -> width == 1 ? "float" : "vec" + width;
            case INT -> width == 1 ? "int" : "ivec" + width;
            case UINT -> width == 1 ? "uint" : "uvec" + width;
            case BOOL -> width == 1 ? "bool" : "bvec" + width;
            case MATRIX -> "mat" + width;
        };
    }

    static String number(double v) {
        return v < 0 ? "(" + String.format(Locale.ROOT, "%.4f", v) + ")" : String.format(Locale.ROOT, "%.4f", v);
    }

    private static Expr exact(String text, int width, double bound, int fraction) {
        return new Expr(text, Kind.FLOAT, width, bound, fraction, 0);
    }

    private static Expr of(Kind kind, String text, int width) {
        return new Expr(text, kind, width, 0, 0, 0);
    }

    // ---- leaves ----------------------------------------------------------------------------------------------------

    Expr leaf(Kind kind, int width) {
        List<Name> fit = new ArrayList<>();
        for (Name n : names) {
            if (n.kind == kind && (n.width == width || n.width > width && kind != Kind.MATRIX)) fit.add(n);
        }
        if (!fit.isEmpty() && pick(4) > 0) {
            Name n = fit.get(pick(fit.size()));
            return n.width == width ? n.read() : swizzle(n.read(), width);
        }
        for (Name a : arrays) {
            if (a.kind == kind && a.width == width && pick(3) == 0) {
                String index = pick(2) == 0 ? "" + pick(4) : "(" + leaf(Kind.INT, 1).text + " & 3)";
                return new Expr(a.text + "[" + index + "]", kind, width, a.bound, kind == Kind.FLOAT ? 2 : 0, 0);
            }
        }
        return constant(kind, width);
    }

    private Expr swizzle(Expr e, int width) {
        StringBuilder s = new StringBuilder(e.text).append('.');
        String letters = pick(4) == 0 ? "rgba" : pick(4) == 0 ? "stpq" : "xyzw";
        for (int i = 0; i < width; i++) s.append(letters.charAt(pick(e.width)));
        return new Expr(s.toString(), e.kind, width, e.bound, e.fraction, e.error);
    }

    private Expr constant(Kind kind, int width) {
        StringBuilder s = new StringBuilder();
        int n = kind == Kind.MATRIX ? width * width : pick(3) == 0 ? 1 : width;
        for (int i = 0; i < n; i++) {
            if (i > 0) s.append(", ");
            s.append(
                    switch (kind) {
                        case FLOAT, INEXACT -> number((pick(65) - 32) * 0.25);
                        case MATRIX -> number(pick(9) - 4);
                        case INT -> pick(3) == 0 ? "" + random.nextInt(1 << 30) : "" + pick(20);
                        case UINT -> pick(3) == 0 ? "0x" + Integer.toHexString(random.nextInt()) + "u" : pick(20) + "u";
                        case BOOL -> "" + random.nextBoolean();
                    });
        }
        String text = width == 1 ? s.toString() : type(kind, width) + "(" + s + ")";
        if (kind == Kind.FLOAT) return exact(text, width, LARGEST, 2);
        return new Expr(text, kind, width, kind == Kind.MATRIX ? 4 : LARGEST, 0, 0);
    }

    // ---- exact floats ----------------------------------------------------------------------------------------------

    Expr exact(int width, int depth) {
        if (depth <= 0) return leaf(Kind.FLOAT, width);
        Expr a = exact(width, depth - 1);
        switch (pick(22)) {
            case 0, 1, 2 -> {
                Expr b = exact(pick(4) == 0 ? 1 : width, depth - 1);
                String op = pick(2) == 0 ? " + " : " - ";
                return checked(
                        "(" + a.text + op + b.text + ")",
                        width,
                        a.bound + b.bound,
                        Math.max(a.fraction, b.fraction),
                        a);
            }
            case 3, 4, 5 -> {
                Expr b = exact(pick(4) == 0 ? 1 : width, depth - 1);
                return checked(
                        "(" + a.text + " * " + b.text + ")", width, a.bound * b.bound, a.fraction + b.fraction, a);
            }
            case 6 -> {
                return a.as("(-" + a.text + ")");
            }
            case 7 -> {
                String f = new String[] {"abs", "floor", "ceil", "trunc", "fract", "sign", "roundEven"}[pick(7)];
                return exact(f + "(" + a.text + ")", width, a.bound + 1, a.fraction);
            }
            case 8 -> {
                Expr b = exact(width, depth - 1);
                String f = pick(2) == 0 ? "min" : "max";
                return exact(
                        f + "(" + a.text + ", " + b.text + ")",
                        width,
                        Math.max(a.bound, b.bound),
                        Math.max(a.fraction, b.fraction));
            }
            case 9 -> {
                return exact("clamp(" + a.text + ", -2.0, 4.5)", width, 4.5, Math.max(1, a.fraction));
            }
            case 10 -> {
                return exact("mod(" + a.text + ", " + (1 << pick(4)) + ".0)", width, 8, a.fraction);
            }
            case 11 -> {
                Expr b = exact(width, depth - 1);
                String t = pick(2) == 0 ? "0.5" : "0.25";
                double bound = Math.max(a.bound, b.bound);
                return checked(
                        "mix(" + a.text + ", " + b.text + ", " + t + ")",
                        width,
                        2 * bound,
                        Math.max(a.fraction, b.fraction) + 2,
                        a);
            }
            case 12 -> {
                Expr b = exact(width, depth - 1);
                Expr t = bool(width, depth - 1);
                return exact(
                        "mix(" + a.text + ", " + b.text + ", " + t.text + ")",
                        width,
                        Math.max(a.bound, b.bound),
                        Math.max(a.fraction, b.fraction));
            }
            case 13 -> {
                return exact("step(" + exact(width, depth - 1).text + ", " + a.text + ")", width, 1, 0);
            }
            case 14 -> {
                int n = 2 + pick(3);
                Expr u = exact(n, depth - 1);
                Expr v = exact(n, depth - 1);
                if (width != 1) return splatted(u, v, n, width, a);
                return checked(
                        "dot(" + u.text + ", " + v.text + ")", 1, n * u.bound * v.bound, u.fraction + v.fraction, a);
            }
            case 15 -> {
                Expr c = bool(1, depth - 1);
                Expr b = exact(width, depth - 1);
                return exact(
                        "(" + c.text + " ? " + a.text + " : " + b.text + ")",
                        width,
                        Math.max(a.bound, b.bound),
                        Math.max(a.fraction, b.fraction));
            }
            case 16 -> {
                Expr i = integer(width, depth - 1);
                String mask = width == 1 ? "15" : "ivec" + width + "(15)";
                return exact(type(Kind.FLOAT, width) + "(" + i.text + " & " + mask + ")", width, 15, 0);
            }
            case 17 -> {
                if (width == 1) {
                    Expr m = matrix(2 + pick(3), depth - 1);
                    return exact(m.text + "[" + pick(m.width) + "][" + pick(m.width) + "]", 1, m.bound, m.fraction);
                }
                Expr m = matrix(width, depth - 1);
                String text = pick(2) == 0 ? m.text + " * " + a.text : a.text + " * " + m.text;
                return checked("(" + text + ")", width, width * m.bound * a.bound, m.fraction + a.fraction, a);
            }
            case 18 -> {
                if (width != 3) return construct(width, depth);
                Expr b = exact(3, depth - 1);
                return checked(
                        "cross(" + a.text + ", " + b.text + ")", 3, 2 * a.bound * b.bound, a.fraction + b.fraction, a);
            }
            case 19 -> {
                if (functions.isEmpty() || width != 1) return construct(width, depth);
                String f = functions.get(pick(functions.size()));
                return exact(
                        f + "(" + normal(exact(1, depth - 1)).text + ", " + integer(1, depth - 1).text + ")",
                        1,
                        LARGEST,
                        2);
            }
            case 20 -> {
                if (width == 1) return leaf(Kind.FLOAT, 1);
                return exact(
                                "(" + a.text + ")[" + "uint(" + integer(1, depth - 1).text + ") % " + width + "u]",
                                1,
                                a.bound,
                                a.fraction)
                        .splat(width);
            }
            default -> {
                return construct(width, depth);
            }
        }
    }

    private Expr splatted(Expr u, Expr v, int n, int width, Expr otherwise) {
        Expr dot = checked(
                "dot(" + u.text + ", " + v.text + ")",
                1,
                n * u.bound * v.bound,
                u.fraction + v.fraction,
                exact("0.25", 1, 1, 2));
        return exact(type(Kind.FLOAT, width) + "(" + dot.text + ")", width, dot.bound, dot.fraction);
    }

    private Expr construct(int width, int depth) {
        StringBuilder s = new StringBuilder(type(Kind.FLOAT, width)).append('(');
        double bound = 0;
        int fraction = 0;
        for (int left = width; left > 0; ) {
            int n = 1 + pick(left);
            Expr part = exact(n, depth - 1);
            s.append(left == width ? "" : ", ").append(part.text);
            bound = Math.max(bound, part.bound);
            fraction = Math.max(fraction, part.fraction);
            left -= n;
        }
        return exact(s.append(')').toString(), width, bound, fraction);
    }

    /** That, if it cannot round. */
    private static Expr checked(String text, int width, double bound, int fraction, Expr otherwise) {
        return bound * (1L << Math.min(fraction, 40)) <= EXACT ? exact(text, width, bound, fraction) : otherwise;
    }

    /** Made small enough to be stored. */
    Expr normal(Expr e) {
        String text = e.text;
        if (e.fraction > 2) text = "floor(" + text + ")";
        if (e.bound > LARGEST) text = pick(2) == 0 ? "clamp(" + text + ", -8.0, 8.0)" : "mod(" + text + ", 8.0)";
        return exact(text, e.width, LARGEST, 2);
    }

    Expr matrix(int size, int depth) {
        Expr m = leaf(Kind.MATRIX, size);
        if (depth <= 0) return m;
        return switch (pick(6)) {
            case 0 -> m.as("transpose(" + m.text + ")");
            case 1 -> {
                Expr n = leaf(Kind.MATRIX, size);
                yield new Expr("(" + m.text + " + " + n.text + ")", Kind.MATRIX, size, m.bound + n.bound, 2, 0);
            }
            case 2 -> {
                Expr n = leaf(Kind.MATRIX, size);
                yield new Expr("(" + m.text + " * " + n.text + ")", Kind.MATRIX, size, size * m.bound * n.bound, 4, 0);
            }
            case 3 -> {
                Expr n = leaf(Kind.MATRIX, size);
                yield new Expr(
                        "matrixCompMult(" + m.text + ", " + n.text + ")", Kind.MATRIX, size, m.bound * n.bound, 4, 0);
            }
            case 4 -> {
                Expr u = leaf(Kind.FLOAT, size);
                Expr v = leaf(Kind.FLOAT, size);
                yield new Expr(
                        "outerProduct(" + u.text + ", " + v.text + ")", Kind.MATRIX, size, u.bound * v.bound, 4, 0);
            }
            default -> m;
        };
    }

    // ---- integers --------------------------------------------------------------------------------------------------

    private static String scalarOrVector(String scalar, int width, String vector) {
        return width == 1 ? scalar : vector + width + "(" + scalar + ")";
    }

    Expr integer(int width, int depth) {
        if (depth <= 0) return leaf(Kind.INT, width);
        Expr a = integer(width, depth - 1);
        Expr b = integer(width, depth - 1);
        String text = switch (pick(18)) {
            case 0, 1 -> a.text + " + " + b.text;
            case 2, 3 -> a.text + " - " + b.text;
            case 4 -> a.text + " * " + b.text;
            case 5 -> a.text + " / ((" + b.text + " & " + scalarOrVector("7", width, "ivec") + ") + 1)";
            case 6 ->
                "(" + a.text + " & " + scalarOrVector("255", width, "ivec") + ") % ((" + b.text + " & "
                        + scalarOrVector("7", width, "ivec") + ") + 1)";
            case 7 -> a.text + new String[] {" & ", " | ", " ^ "}[pick(3)] + b.text;
            case 8 -> "~" + a.text;
            case 9 -> a.text + (pick(2) == 0 ? " << " : " >> ") + pick(32);
            case 10 -> a.text + " >> (" + b.text + " & " + scalarOrVector("31", width, "ivec") + ")";
            case 11 -> "-" + a.text;
            case 12 -> new String[] {"min", "max"}[pick(2)] + "(" + a.text + ", " + b.text + ")";
            case 13 -> "abs(" + a.text + " >> 1)";
            case 14 -> type(Kind.INT, width) + "(" + exact(width, depth - 1).text + ")";
            case 15 -> type(Kind.INT, width) + "(" + unsigned(width, depth - 1).text + ")";
            case 16 -> newer ? bits(a.text, b.text) : "sign(" + a.text + ")";
            default ->
                width == 1
                        ? bool(1, depth - 1).text + " ? " + a.text + " : " + b.text
                        : type(Kind.INT, width) + "(" + bool(width, depth - 1).text + ")";
        };
        return of(Kind.INT, "(" + text + ")", width);
    }

    private String bits(String a, String b) {
        return switch (pick(6)) {
            case 0 -> "bitfieldExtract(" + a + ", " + pick(16) + ", " + pick(17) + ")";
            case 1 -> "bitfieldInsert(" + a + ", " + b + ", " + pick(16) + ", " + pick(17) + ")";
            case 2 -> "bitfieldReverse(" + a + ")";
            case 3 -> "bitCount(" + a + ")";
            case 4 -> "findLSB(" + a + ")";
            default -> "findMSB(" + a + ")";
        };
    }

    Expr unsigned(int width, int depth) {
        if (depth <= 0) return leaf(Kind.UINT, width);
        Expr a = unsigned(width, depth - 1);
        Expr b = unsigned(width, depth - 1);
        String text = switch (pick(9)) {
            case 0 -> a.text + " + " + b.text;
            case 1 -> a.text + " - " + b.text;
            case 2 -> a.text + " * " + b.text;
            case 3 -> a.text + (pick(2) == 0 ? " / " : " % ") + "(" + b.text + " | 1u)";
            case 4 -> a.text + new String[] {" & ", " | ", " ^ "}[pick(3)] + b.text;
            case 5 -> a.text + (pick(2) == 0 ? " << " : " >> ") + pick(32) + "u";
            case 6 -> new String[] {"min", "max"}[pick(2)] + "(" + a.text + ", " + b.text + ")";
            case 7 -> type(Kind.UINT, width) + "(" + integer(width, depth - 1).text + ")";
            default -> "~" + a.text;
        };
        return of(Kind.UINT, "(" + text + ")", width);
    }

    Expr bool(int width, int depth) {
        if (depth <= 0) return leaf(Kind.BOOL, width);
        if (width > 1) {
            String f = new String[] {"lessThan", "greaterThan", "lessThanEqual", "greaterThanEqual", "equal", "notEqual"
                    }
                    [pick(6)];
            String arguments = switch (pick(3)) {
                case 0 -> exact(width, depth - 1).text + ", " + exact(width, depth - 1).text;
                case 1 -> integer(width, depth - 1).text + ", " + integer(width, depth - 1).text;
                default -> unsigned(width, depth - 1).text + ", " + unsigned(width, depth - 1).text;
            };
            String text = f + "(" + arguments + ")";
            return of(Kind.BOOL, pick(5) == 0 ? "not(" + text + ")" : text, width);
        }
        String op = new String[] {" < ", " > ", " <= ", " >= ", " == ", " != "}[pick(6)];
        String text = switch (pick(8)) {
            case 0, 1 -> exact(1, depth - 1).text + op + exact(1, depth - 1).text;
            case 2, 3 -> integer(1, depth - 1).text + op + integer(1, depth - 1).text;
            case 4 -> unsigned(1, depth - 1).text + op + unsigned(1, depth - 1).text;
            case 5 -> "!" + bool(1, depth - 1).text;
            case 6 ->
                bool(1, depth - 1).text + new String[] {" && ", " || ", " ^^ "}[pick(3)] + bool(1, depth - 1).text;
            default -> (pick(2) == 0 ? "any" : "all") + "(" + bool(2 + pick(3), depth - 1).text + ")";
        };
        return of(Kind.BOOL, "(" + text + ")", 1);
    }

    // ---- inexact floats --------------------------------------------------------------------------------------------

    /** What two devices may differ by in a function whose result is about {@code bound}. */
    private static Expr inexact(String text, int width, double bound, double error) {
        return new Expr(text, Kind.INEXACT, width, bound, 0, error + 2e-4 * Math.max(1, bound));
    }

    Expr inexact(int width, int depth) {
        if (depth <= 0) {
            Expr e = normal(exact(width, 1));
            return inexact(function(e.text, width), width, 64, 0);
        }
        Expr a = inexact(width, depth - 1);
        switch (pick(7)) {
            case 0 -> {
                Expr b = inexact(width, depth - 1);
                return inexact("(" + a.text + " + " + b.text + ")", width, a.bound + b.bound, a.error + b.error);
            }
            case 1 -> {
                Expr b = inexact(width, 0);
                if (a.bound * b.bound > 1e4) return a;
                return inexact(
                        "(" + a.text + " * " + b.text + ")",
                        width,
                        a.bound * b.bound,
                        a.bound * b.error + b.bound * a.error);
            }
            case 2 -> {
                return inexact("abs(" + a.text + ")", width, a.bound, a.error);
            }
            case 3 -> {
                Expr b = inexact(width, depth - 1);
                return inexact(
                        (pick(2) == 0 ? "min(" : "max(") + a.text + ", " + b.text + ")",
                        width,
                        Math.max(a.bound, b.bound),
                        Math.max(a.error, b.error));
            }
            case 4 -> {
                Expr b = inexact(width, depth - 1);
                Expr c = bool(1, 1);
                return inexact(
                        "(" + c.text + " ? " + a.text + " : " + b.text + ")",
                        width,
                        Math.max(a.bound, b.bound),
                        Math.max(a.error, b.error));
            }
            case 5 -> {
                return inexact("sin(" + a.text + " * 0.125)", width, 1, a.error);
            }
            default -> {
                return inexact(width, 0);
            }
        }
    }

    /** A function of an exact float of at most 8, its result at most 64 and nowhere steep. */
    private String function(String e, int width) {
        String one = type(Kind.FLOAT, width) + "(1.0)";
        return switch (pick(20)) {
            case 0 -> "sin(" + e + ")";
            case 1 -> "cos(" + e + ")";
            case 2 -> "sqrt(abs(" + e + ") + 0.25)";
            case 3 -> "inversesqrt(abs(" + e + ") + 1.0)";
            case 4 -> "exp2(" + e + " * 0.5)";
            case 5 -> "exp(" + e + " * 0.5)";
            case 6 -> "log2(abs(" + e + ") + 1.0)";
            case 7 -> "log(abs(" + e + ") + 1.0)";
            case 8 -> "pow(abs(" + e + ") + 1.0, " + type(Kind.FLOAT, width) + "(1.5))";
            case 9 -> "atan(" + e + ")";
            case 10 -> "atan(" + e + ", abs(" + e + ") + 1.0)";
            case 11 -> "asin(" + e + " * 0.0625)";
            case 12 -> "acos(" + e + " * 0.0625)";
            case 13 -> "(" + e + " / (abs(" + e + ") + 1.5))";
            case 14 -> "smoothstep(-8.0, 8.0, " + e + ")";
            case 15 -> "radians(" + e + " * 4.0)";
            case 16 -> "tanh(" + e + " * 0.25)";
            case 17 -> width == 1 ? "length(vec2(" + e + ", 1.0))" : "normalize(abs(" + e + ") + " + one + ")";
            case 18 ->
                width == 1
                        ? "distance(vec3(" + e + "), vec3(9.0, 1.0, -9.0))"
                        : "reflect(" + e + " * 0.5, normalize(" + one + "))";
            default -> width == 1 ? "inverse(mat2(9.0, " + e + ", 1.0, 9.5))[1][0]" : "(" + e + " * 0.3)";
        };
    }
}
