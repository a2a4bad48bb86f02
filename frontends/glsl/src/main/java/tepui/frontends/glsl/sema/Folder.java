package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.BinaryOp;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.frontends.glsl.sema.Typed.Expr;

/** Constant folder: computes expressions whose parts are known. What is not known stays as it is. */
public final class Folder {
    /** Evaluator of a built-in function of known arguments; null where that cannot be done. */
    public interface Calls {
        @Nullable
        Constant fold(Expr.BuiltinCall call, List<Constant> arguments);
    }

    private final Calls calls;
    private final boolean commas;

    /** @param commas the value of a comma is known where both sides are */
    public Folder(Calls calls, boolean commas) {
        this.calls = calls;
        this.commas = commas;
    }

    /** The value of an expression, or null if it is not known. Operands have been folded before. */
    @Nullable
    Constant value(Expr e) {
        return switch (e) {
            case Expr.Literal l -> l.value();
            case Expr.VarRef r -> r.var().info.storage == VarInfo.Storage.CONST ? r.var().value : null;
            case Expr.Member m -> {
                Constant object = value(m.object());
                yield object == null ? null : Constants.part(object, m.type(), m.index());
            }
            case Expr.Index i -> index(i);
            case Expr.Swizzle s -> swizzle(s);
            case Expr.Unary u -> unary(u);
            case Expr.Binary b -> binary(b);
            case Expr.Conditional c -> {
                Constant condition = value(c.condition());
                Constant then = value(c.then());
                Constant otherwise = value(c.otherwise());
                yield condition == null || then == null || otherwise == null
                        ? null
                        : condition.words()[0] != 0 ? then : otherwise;
            }
            case Expr.Construct c -> construct(c);
            case Expr.Comma c -> commas && value(c.left()) != null ? value(c.right()) : null;
            case Expr.Convert c -> {
                Constant v = value(c.value());
                yield v == null ? null : Constants.convert(v, (Basic) c.type());
            }
            case Expr.BuiltinCall c -> {
                List<Constant> arguments = values(c.arguments());
                yield arguments == null ? null : calls.fold(c, arguments);
            }
            default -> null;
        };
    }

    /** The expression itself, or its value as a literal. */
    Expr fold(Expr e) {
        if (e instanceof Expr.Literal) return e;
        Constant value = value(e);
        return value == null || value.type().scalars() > 64 ? e : new Expr.Literal(e.pos(), value);
    }

    private @Nullable List<Constant> values(List<Expr> expressions) {
        List<Constant> values = new ArrayList<>(expressions.size());
        for (Expr e : expressions) {
            Constant v = value(e);
            if (v == null) return null;
            values.add(v);
        }
        return values;
    }

    private @Nullable Constant index(Expr.Index i) {
        Constant object = value(i.object());
        Constant index = value(i.index());
        if (object == null || index == null) return null;
        long at = index.words()[0];
        // The analysis has said so already where it can be said.
        if (at < 0 || Constants.offset(object.type(), (int) Math.min(at, 1 << 20)) >= object.words().length)
            return null;
        return Constants.part(object, i.type(), (int) at);
    }

    private @Nullable Constant swizzle(Expr.Swizzle s) {
        Constant object = value(s.object());
        if (object == null) return null;
        long[] words = new long[s.components().length];
        for (int i = 0; i < words.length; i++) words[i] = object.words()[s.components()[i]];
        return new Constant(s.type(), words);
    }

    private @Nullable Constant unary(Expr.Unary u) {
        Constant v = value(u.operand());
        if (v == null) return null;
        Base base = ((Basic) u.type()).base();
        long[] words = v.words().clone();
        for (int i = 0; i < words.length; i++) {
            long w = words[i];
            words[i] = switch (u.op()) {
                case NOT -> w == 0 ? 1 : 0;
                case COMPLEMENT -> narrow(~w, base);
                case NEGATE ->
                    switch (base) {
                        case FLOAT -> Constants.ofFloat(-Constants.toFloat(w));
                        case DOUBLE -> Double.doubleToRawLongBits(-Constants.toDouble(w));
                        default -> narrow(-w, base);
                    };
            };
        }
        return new Constant(u.type(), words);
    }

    private static long narrow(long w, Base base) {
        return switch (base) {
            case INT -> (int) w;
            case UINT -> w & 0xffffffffL;
            default -> w;
        };
    }

    // ---- binary ----------------------------------------------------------------------------------------------------

    private @Nullable Constant binary(Expr.Binary b) {
        Constant left = value(b.left());
        Constant right = value(b.right());
        if (left == null || right == null) return null;
        if (b.op() == BinaryOp.EQUAL || b.op() == BinaryOp.NOT_EQUAL) {
            return Constants.ofBool(areEqual(left, right) == (b.op() == BinaryOp.EQUAL));
        }
        if (b.op() == BinaryOp.LINEAR_MULTIPLY) return product(b, left, right);
        Basic lt = (Basic) left.type();
        Basic type = (Basic) b.type();
        int count = type.columns() * type.rows();
        long[] words = new long[count];
        Base shiftBase = ((Basic) right.type()).base();
        for (int i = 0; i < count; i++) {
            long x = left.words()[left.words().length == 1 ? 0 : i];
            long y = right.words()[right.words().length == 1 ? 0 : i];
            Long w = apply(b.op(), lt.base(), x, y, shiftBase);
            if (w == null) return null;
            words[i] = w;
        }
        return new Constant(b.type(), words);
    }

    private static boolean areEqual(Constant a, Constant b) {
        return areEqual(a.type(), a.words(), b.words(), new int[1]);
    }

    private static boolean areEqual(GlslType type, long[] a, long[] b, int[] at) {
        switch (type) {
            case GlslType.Array array -> {
                boolean equal = true;
                for (int i = 0; i < array.length(); i++) equal &= areEqual(array.element(), a, b, at);
                return equal;
            }
            case GlslType.Struct struct -> {
                boolean equal = true;
                for (GlslType.Member m : struct.members()) equal &= areEqual(m.type(), a, b, at);
                return equal;
            }
            case Basic basic -> {
                boolean equal = true;
                for (int i = 0; i < basic.columns() * basic.rows(); i++, at[0]++) {
                    long x = a[at[0]];
                    long y = b[at[0]];
                    equal &= switch (basic.base()) {
                        case FLOAT -> Constants.toFloat(x) == Constants.toFloat(y);
                        case DOUBLE -> Constants.toDouble(x) == Constants.toDouble(y);
                        default -> x == y;
                    };
                }
                return equal;
            }
            default -> {
                return Arrays.equals(a, b);
            }
        }
    }

    /** Matrix products: sums in the order that the lowering has too. */
    private @Nullable Constant product(Expr.Binary b, Constant left, Constant right) {
        Basic lt = (Basic) left.type();
        Basic rt = (Basic) right.type();
        // A row vector on the left is a matrix of one row, a vector on the right a matrix of one column.
        int rows = lt.columns() == 1 ? 1 : lt.rows();
        int inner = lt.columns() == 1 ? lt.rows() : lt.columns();
        int columns = rt.columns();
        long[] words = new long[rows * columns];
        Base base = lt.base();
        for (int c = 0; c < columns; c++) {
            for (int r = 0; r < rows; r++) {
                long sum = 0;
                for (int k = 0; k < inner; k++) {
                    long x = left.words()[lt.columns() == 1 ? k : k * lt.rows() + r];
                    long y = right.words()[c * inner + k];
                    Long p = apply(BinaryOp.MULTIPLY, base, x, y, base);
                    Long s = p == null || k == 0 ? p : apply(BinaryOp.ADD, base, sum, p, base);
                    if (s == null) return null;
                    sum = s;
                }
                words[c * rows + r] = sum;
            }
        }
        return new Constant(b.type(), words);
    }

    private static @Nullable Long apply(BinaryOp op, Base base, long x, long y, Base shiftBase) {
        return switch (base) {
            case FLOAT -> floats(op, Constants.toFloat(x), Constants.toFloat(y));
            case DOUBLE -> doubles(op, Constants.toDouble(x), Constants.toDouble(y));
            case BOOL ->
                switch (op) {
                    case LOGICAL_AND -> x & y;
                    case LOGICAL_OR -> x | y;
                    case LOGICAL_XOR -> x ^ y;
                    default -> null;
                };
            default -> integers(op, base, x, y);
        };
    }

    private static @Nullable Long floats(BinaryOp op, float x, float y) {
        return switch (op) {
            case ADD -> Constants.ofFloat(x + y);
            case SUBTRACT -> Constants.ofFloat(x - y);
            case MULTIPLY -> Constants.ofFloat(x * y);
            case DIVIDE -> Constants.ofFloat(x / y);
            case LESS -> x < y ? 1L : 0;
            case GREATER -> x > y ? 1L : 0;
            case LESS_EQUAL -> x <= y ? 1L : 0;
            case GREATER_EQUAL -> x >= y ? 1L : 0;
            default -> null;
        };
    }

    private static @Nullable Long doubles(BinaryOp op, double x, double y) {
        return switch (op) {
            case ADD -> Double.doubleToRawLongBits(x + y);
            case SUBTRACT -> Double.doubleToRawLongBits(x - y);
            case MULTIPLY -> Double.doubleToRawLongBits(x * y);
            case DIVIDE -> Double.doubleToRawLongBits(x / y);
            case LESS -> x < y ? 1L : 0;
            case GREATER -> x > y ? 1L : 0;
            case LESS_EQUAL -> x <= y ? 1L : 0;
            case GREATER_EQUAL -> x >= y ? 1L : 0;
            default -> null;
        };
    }

    private static @Nullable Long integers(BinaryOp op, Base base, long x, long y) {
        boolean wide = base.is64();
        boolean unsigned = base.isUnsigned();
        int mask = wide ? 63 : 31;
        return switch (op) {
            case ADD -> narrow(x + y, base);
            case SUBTRACT -> narrow(x - y, base);
            case MULTIPLY -> narrow(x * y, base);
            // Division by 0 is undefined; not known is the honest answer.
            case DIVIDE -> y == 0 ? null : narrow(unsigned ? Long.divideUnsigned(x, y) : x / y, base);
            case MODULO -> y == 0 ? null : narrow(unsigned ? Long.remainderUnsigned(x, y) : x % y, base);
            case SHIFT_LEFT -> narrow(x << (y & mask), base);
            case SHIFT_RIGHT -> narrow(unsigned ? x >>> (y & mask) : x >> (y & mask), base);
            case AND -> x & y;
            case OR -> x | y;
            case XOR -> x ^ y;
            case LESS -> (unsigned ? Long.compareUnsigned(x, y) < 0 : x < y) ? 1L : 0;
            case GREATER -> (unsigned ? Long.compareUnsigned(x, y) > 0 : x > y) ? 1L : 0;
            case LESS_EQUAL -> (unsigned ? Long.compareUnsigned(x, y) <= 0 : x <= y) ? 1L : 0;
            case GREATER_EQUAL -> (unsigned ? Long.compareUnsigned(x, y) >= 0 : x >= y) ? 1L : 0;
            default -> null;
        };
    }

    // ---- constructors ----------------------------------------------------------------------------------------------

    private @Nullable Constant construct(Expr.Construct c) {
        if (c.type().scalars() == 0) return null;
        List<Constant> arguments = values(c.arguments());
        if (arguments == null) return null;
        long[] words = new long[c.type().scalars()];
        if (!(c.type() instanceof Basic type)) {
            int at = 0;
            for (Constant a : arguments) {
                System.arraycopy(a.words(), 0, words, at, a.words().length);
                at += a.words().length;
            }
            return new Constant(c.type(), words);
        }
        if (arguments.size() == 1 && arguments.getFirst().type() instanceof Basic one) {
            if (one.isScalar()) return fromScalar(type, arguments.getFirst(), words);
            if (one.isMatrix() && type.isMatrix()) return fromMatrix(type, arguments.getFirst(), words);
        }
        int at = 0;
        for (Constant a : arguments) {
            Base from = ((Basic) a.type()).base();
            for (int i = 0; i < a.words().length && at < words.length; i++) {
                words[at++] = Constants.convert(a.words()[i], from, type.base());
            }
        }
        return new Constant(type, words);
    }

    private static Constant fromScalar(Basic type, Constant scalar, long[] words) {
        long w = Constants.convert(scalar.words()[0], ((Basic) scalar.type()).base(), type.base());
        if (!type.isMatrix()) Arrays.fill(words, w);
        else for (int i = 0; i < Math.min(type.columns(), type.rows()); i++) words[i * type.rows() + i] = w;
        return new Constant(type, words);
    }

    private static Constant fromMatrix(Basic type, Constant matrix, long[] words) {
        Basic from = (Basic) matrix.type();
        long one = Constants.convert(1, Base.INT, type.base());
        for (int c = 0; c < type.columns(); c++) {
            for (int r = 0; r < type.rows(); r++) {
                words[c * type.rows() + r] = c < from.columns() && r < from.rows()
                        ? Constants.convert(matrix.words()[c * from.rows() + r], from.base(), type.base())
                        : c == r ? one : 0;
            }
        }
        return new Constant(type, words);
    }
}
