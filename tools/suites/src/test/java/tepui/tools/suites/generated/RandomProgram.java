package tepui.tools.suites.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tepui.tools.suites.generated.Expressions.Expr;
import tepui.tools.suites.generated.Expressions.Kind;
import tepui.tools.suites.generated.Expressions.Name;

/**
 * A random program of a vertex and a fragment shader: functions with parameters of all directions, structs, arrays, matrices,
 * loops, switches, early returns. Exact variables are brought back to a small range whenever they are written, so that every result is
 * defined, however often a loop goes round.
 */
final class RandomProgram {
    /** Uniforms, alike for all programs: four vec4 and mat3 of small whole numbers, four ivec4, four uvec4. */
    static final String UNIFORMS = """
            uniform vec4 uf[4]; uniform ivec4 ui[4]; uniform uvec4 uu[4]; uniform mat3 um; uniform mat4 un;
            """;

    final String vertex;
    final String fragment;
    /** How far components of the float result may lie apart: 0 for the exact ones. */
    final double[] errors = new double[4];

    private final Random random;
    private Expressions e;
    private final StringBuilder out = new StringBuilder();
    private int counter;
    private int depth;
    private int indent;
    private boolean inLoop;

    RandomProgram(long seed) {
        random = new Random(seed);
        boolean newer = random.nextBoolean();
        String head = "#version " + (newer ? "400" : "330") + "\n" + UNIFORMS;
        head += "struct S { float f; vec3 v; int i; };\n";
        e = new Expressions(random, newer);
        vertex = shader(head + "flat out vec4 vf; flat out ivec4 vi; noperspective out vec2 at;\n", this::vertexMain);
        e = new Expressions(random, newer);
        fragment = shader(
                head
                        + "flat in vec4 vf; flat in ivec4 vi; layout(location = 0) out vec4 of; layout(location = 1) out ivec4 oi;\n",
                this::fragmentMain);
    }

    private int pick(int n) {
        return random.nextInt(n);
    }

    private void line(String text) {
        out.append("  ".repeat(indent)).append(text).append('\n');
    }

    private String fresh(String prefix) {
        return prefix + counter++;
    }

    // ---- the whole -------------------------------------------------------------------------------------------------

    private String shader(String head, Runnable main) {
        out.setLength(0);
        procedures = List.of();
        out.append(head);
        globals();
        for (int i = 0; i < 1 + pick(3); i++) function();
        List<String> own = new ArrayList<>();
        for (int i = 0; i < pick(3); i++) own.add(procedure());
        procedures = own;
        line("void main() {");
        indent++;
        main.run();
        indent--;
        line("}");
        return out.toString();
    }

    private List<String> procedures = List.of();

    private void globals() {
        e.names = new ArrayList<>();
        e.arrays = new ArrayList<>();
        e.arrays.add(new Name("uf", Kind.FLOAT, 4, false, Expressions.LARGEST, 0));
        e.arrays.add(new Name("ui", Kind.INT, 4, false, 0, 0));
        e.arrays.add(new Name("uu", Kind.UINT, 4, false, 0, 0));
        for (int i = 0; i < 4; i++) {
            e.names.add(new Name("uf[" + i + "]", Kind.FLOAT, 4, false, Expressions.LARGEST, 0));
            e.names.add(new Name("ui[" + i + "]", Kind.INT, 4, false, 0, 0));
        }
        e.names.add(new Name("uu[1]", Kind.UINT, 4, false, 0, 0));
        e.names.add(new Name("um", Kind.MATRIX, 3, false, 4, 0));
        e.names.add(new Name("un", Kind.MATRIX, 4, false, 4, 0));
        if (pick(2) == 0) {
            String n = fresh("k");
            line("const float " + n + "[4] = float[](1.0, " + Expressions.number(pick(8)) + ", -2.5, 4.0);");
            e.arrays.add(new Name(n, Kind.FLOAT, 1, false, Expressions.LARGEST, 0));
        }
        if (pick(2) == 0) {
            String n = fresh("g");
            line("vec3 " + n + " = vec3(1.0, -2.0, " + Expressions.number(pick(8)) + ");");
            e.names.add(new Name(n, Kind.FLOAT, 3, true, Expressions.LARGEST, 0));
        }
    }

    private void vertexMain() {
        line("vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));");
        line("gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0); at = corner;");
        statements(3 + pick(3));
        line("vf = " + e.normal(e.exact(4, 2)).text() + ";");
        line("vi = " + e.integer(4, 2).text() + ";");
        sum();
        line("vi.w = sum;");
    }

    private void fragmentMain() {
        errors[3] = 0;
        line("ivec2 px = ivec2(gl_FragCoord.xy);");
        line("vec2 pf = vec2(px);");
        // Several times, so that pixels differ.
        for (int i = 0; i < 3; i++) {
            e.names.add(new Name("px", Kind.INT, 2, false, 0, 0));
            e.names.add(new Name("pf", Kind.FLOAT, 2, false, Expressions.LARGEST, 0));
        }
        e.names.add(new Name("vf", Kind.FLOAT, 4, false, Expressions.LARGEST, 0));
        e.names.add(new Name("vi", Kind.INT, 4, false, 0, 0));
        statements(5 + pick(5));
        for (int c = 0; c < 3; c++) {
            Expr x = c < 2 ? e.normal(e.exact(1, 2)) : e.inexact(1, 2);
            errors[c] = x.error();
            line("of." + "xyzw".charAt(c) + " = " + x.text() + ";");
        }
        line("oi = " + e.integer(4, 2).text() + ";");
        sum();
        line("oi.w = sum; of.w = inexact;");
    }

    /** Everything that is in sight goes into the result, so that no statement is in vain. */
    private void sum() {
        line("int sum = 17; float inexact = 0.0;");
        for (Name n : e.names) {
            for (int c = 0; c < n.width(); c++) {
                String one = n.width() == 1 ? n.text() : n.text() + "[" + c + "]";
                switch (n.kind()) {
                    case FLOAT -> line("sum = sum * 31 + int(" + one + " * 4.0);");
                    case MATRIX -> {
                        for (int r = 0; r < n.width(); r++) line("sum = sum * 31 + int(" + one + "[" + r + "] * 4.0);");
                    }
                    case INEXACT -> {
                        line("inexact += " + one + ";");
                        errors[3] += n.error();
                    }
                    default -> line("sum = sum * 31 + int(" + one + ");");
                }
            }
        }
        for (Name a : e.arrays) {
            for (int i = 0; i < 4; i++) {
                for (int c = 0; c < a.width(); c++) {
                    String one = a.text() + "[" + i + "]" + (a.width() == 1 ? "" : "[" + c + "]");
                    line("sum = sum * 31 + int(" + one + (a.kind() == Kind.FLOAT ? " * 4.0" : "") + ");");
                }
            }
        }
    }

    // ---- functions -------------------------------------------------------------------------------------------------

    /** A function of a float and an int without side effects; may end early. */
    private void function() {
        String name = fresh("fn");
        List<Name> names = e.names;
        List<Name> arrays = e.arrays;
        e.arrays = new ArrayList<>(arrays);
        e.names = new ArrayList<>(names);
        e.names.removeIf(Name::writable);
        line("float " + name + "(float a, const in int b) {");
        indent++;
        e.names.add(new Name("a", Kind.FLOAT, 1, true, Expressions.LARGEST, 0));
        e.names.add(new Name("b", Kind.INT, 1, false, 0, 0));
        statements(1 + pick(3));
        line("if " + parenthesised(e.bool(1, 2).text()) + " return "
                + e.normal(e.exact(1, 2)).text() + ";");
        statements(pick(3));
        line("return " + e.normal(e.exact(1, 2)).text() + ";");
        indent--;
        line("}");
        e.names = names;
        e.arrays = arrays;
        e.functions.add(name);
    }

    /** A procedure that changes what it is given. */
    private String procedure() {
        String name = fresh("pr");
        List<Name> names = e.names;
        List<Name> arrays = e.arrays;
        e.arrays = new ArrayList<>(arrays);
        e.names = new ArrayList<>(names);
        e.names.removeIf(Name::writable);
        line("void " + name + "(inout vec2 p, out int q, in ivec3 r, S s) {");
        indent++;
        e.names.add(new Name("p", Kind.FLOAT, 2, true, Expressions.LARGEST, 0));
        e.names.add(new Name("r", Kind.INT, 3, true, 0, 0));
        e.names.add(new Name("s.f", Kind.FLOAT, 1, true, Expressions.LARGEST, 0));
        e.names.add(new Name("s.v", Kind.FLOAT, 3, true, Expressions.LARGEST, 0));
        line("q = " + e.integer(1, 2).text() + ";");
        e.names.add(new Name("q", Kind.INT, 1, true, 0, 0));
        statements(1 + pick(4));
        indent--;
        line("}");
        e.names = names;
        e.arrays = arrays;
        return name;
    }

    private static String parenthesised(String text) {
        return text.startsWith("(") && text.endsWith(")") ? text : "(" + text + ")";
    }

    // ---- statements ------------------------------------------------------------------------------------------------

    private void statements(int n) {
        for (int i = 0; i < n; i++) statement();
    }

    private void block(Runnable body) {
        List<Name> names = e.names;
        List<Name> arrays = e.arrays;
        e.names = new ArrayList<>(names);
        e.arrays = new ArrayList<>(arrays);
        depth++;
        indent++;
        body.run();
        indent--;
        depth--;
        e.names = names;
        e.arrays = arrays;
    }

    private void statement() {
        switch (pick(depth >= 3 ? 9 : 15)) {
            case 0, 1 -> declare();
            case 2 -> array();
            case 3 -> struct();
            case 4 -> matrix();
            case 5, 6, 7, 8 -> assign();
            case 9, 10 -> branch();
            case 11 -> loop();
            case 12 -> whileLoop();
            case 13 -> choose();
            default -> call();
        }
    }

    private void declare() {
        int width = 1 + pick(4);
        String name = fresh("v");
        Kind kind = new Kind[] {Kind.FLOAT, Kind.FLOAT, Kind.INT, Kind.UINT, Kind.BOOL, Kind.INEXACT}[pick(6)];
        Expr value = switch (kind) {
            case FLOAT -> e.normal(e.exact(width, 2));
            case INT -> e.integer(width, 2);
            case UINT -> e.unsigned(width, 2);
            case BOOL -> e.bool(width, 2);
            default -> e.inexact(width, 1);
        };
        line(Expressions.type(kind, width) + " " + name + " = " + value.text() + ";");
        e.names.add(new Name(name, kind, width, kind != Kind.INEXACT, value.bound(), value.error()));
    }

    private void array() {
        String name = fresh("a");
        int width = 1 + pick(3);
        boolean ints = pick(3) == 0;
        Kind kind = ints ? Kind.INT : Kind.FLOAT;
        String type = Expressions.type(kind, width);
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            s.append(i == 0 ? "" : ", ");
            s.append(
                    ints
                            ? e.integer(width, 1).text()
                            : e.normal(e.exact(width, 1)).text());
        }
        line(type + " " + name + "[4] = " + type + "[4](" + s + ");");
        for (int i = 0; i < 1 + pick(2); i++) {
            String value = ints
                    ? e.integer(width, 2).text()
                    : e.normal(e.exact(width, 2)).text();
            line(name + "[" + e.integer(1, 1).text() + " & 3] = " + value + ";");
        }
        e.arrays.add(new Name(name, kind, width, true, Expressions.LARGEST, 0));
    }

    private void struct() {
        String name = fresh("s");
        line("S " + name + " = S(" + e.normal(e.exact(1, 2)).text() + ", "
                + e.normal(e.exact(3, 2)).text() + ", " + e.integer(1, 2).text() + ");");
        if (pick(2) == 0) {
            String other = fresh("s");
            line("S " + other + "[2]; " + other + "[0] = " + name + "; " + other + "[1] = S(2.0, " + name
                    + ".v.zxy, 3);");
            line(name + " = " + other + "[" + e.integer(1, 1).text() + " & 1];");
            String equal = fresh("v");
            line("bool " + equal + " = " + name + " == " + other + "[0];");
            e.names.add(new Name(equal, Kind.BOOL, 1, true, 0, 0));
        }
        e.names.add(new Name(name + ".f", Kind.FLOAT, 1, true, Expressions.LARGEST, 0));
        e.names.add(new Name(name + ".v", Kind.FLOAT, 3, true, Expressions.LARGEST, 0));
        e.names.add(new Name(name + ".i", Kind.INT, 1, true, 0, 0));
    }

    private void matrix() {
        int size = 2 + pick(3);
        String name = fresh("m");
        StringBuilder s = new StringBuilder();
        boolean columns = pick(2) == 0;
        for (int i = 0; i < (columns ? size : size * size); i++)
            s.append(i == 0 ? "" : ", ")
                    .append("clamp(")
                    .append(e.normal(e.exact(columns ? size : 1, 1)).text())
                    .append(", -4.0, 4.0)");
        line("mat" + size + " " + name + " = mat" + size + "(" + s + ");");
        if (pick(2) == 0) {
            String column = "["
                    + (pick(2) == 0
                            ? "" + pick(size)
                            : "uint(" + e.integer(1, 1).text() + ") % " + size + "u") + "]";
            line(name + column + " = clamp(" + e.normal(e.exact(size, 1)).text() + ", -4.0, 4.0);");
        }
        if (pick(3) == 0)
            line(name + "[" + pick(size) + "][" + pick(size) + "] = " + Expressions.number(pick(5)) + ";");
        e.names.add(new Name(name, Kind.MATRIX, size, true, 4, 0));
    }

    private void assign() {
        List<Name> fit = new ArrayList<>();
        for (Name n : e.names) {
            if (n.writable() && n.kind() != Kind.MATRIX) fit.add(n);
        }
        if (fit.isEmpty()) {
            declare();
            return;
        }
        Name n = fit.get(pick(fit.size()));
        String target = n.text();
        int width = n.width();
        if (width > 1 && pick(2) == 0) {
            List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3).subList(0, width));
            java.util.Collections.shuffle(order, random);
            width = 1 + pick(width);
            StringBuilder s = new StringBuilder(".");
            for (int i = 0; i < width; i++) s.append("xyzw".charAt(order.get(i)));
            target += s;
        } else if (width > 1 && pick(4) == 0) {
            target += "[uint(" + e.integer(1, 1).text() + ") % " + width + "u]";
            width = 1;
        }
        switch (n.kind()) {
            case FLOAT -> {
                if (pick(4) == 0) {
                    line(target + (pick(2) == 0 ? " += " : " -= ")
                            + e.normal(e.exact(width, 2)).text() + ";");
                    line(n.text() + " = clamp(" + n.text() + ", -8.0, 8.0);");
                } else {
                    line(target + " = " + e.normal(e.exact(width, 2)).text() + ";");
                }
            }
            case INT -> {
                if (pick(4) == 0) line(target + (pick(2) == 0 ? "++" : "--") + ";");
                else
                    line(target + new String[] {" = ", " += ", " ^= ", " *= "}[pick(4)]
                            + e.integer(width, 2).text() + ";");
            }
            case UINT ->
                line(target + new String[] {" = ", " += ", " |= "}[pick(3)]
                        + e.unsigned(width, 2).text() + ";");
            default -> line(target + " = " + e.bool(width, 2).text() + ";");
        }
    }

    private void branch() {
        line("if " + parenthesised(e.bool(1, 2).text()) + " {");
        block(() -> {
            statements(1 + pick(3));
            if (inLoop && pick(3) == 0) line(pick(2) == 0 ? "break;" : "continue;");
        });
        if (pick(2) == 0) {
            line("} else {");
            block(() -> statements(1 + pick(3)));
        }
        line("}");
    }

    private void loop() {
        String i = fresh("i");
        line("for (int " + i + " = 0; " + i + " < "
                + (pick(2) == 0 ? "" + (1 + pick(5)) : "(" + e.integer(1, 1).text() + " & 3)") + "; "
                + (pick(2) == 0 ? i + "++" : "++" + i) + ") {");
        looped(() -> {
            e.names.add(new Name(i, Kind.INT, 1, false, 0, 0));
            statements(1 + pick(3));
        });
        line("}");
    }

    private void looped(Runnable body) {
        boolean before = inLoop;
        inLoop = true;
        block(body);
        inLoop = before;
    }

    private void whileLoop() {
        String i = fresh("i");
        line("int " + i + " = " + (1 + pick(5)) + ";");
        boolean test = pick(2) == 0;
        line(
                test
                        ? "while (" + i + "-- > 0"
                                + (pick(2) == 0 ? " && " + e.bool(1, 1).text() : "") + ") {"
                        : "do {");
        looped(() -> {
            if (!test) line(i + " -= 1;");
            e.names.add(new Name(i, Kind.INT, 1, false, 0, 0));
            statements(1 + pick(3));
        });
        line(test ? "}" : "} while (" + i + " > 0);");
    }

    private void choose() {
        line("switch (" + e.integer(1, 1).text() + " & 3) {");
        boolean before = inLoop;
        for (int c = 0; c < 4; c++) {
            if (pick(4) == 0) continue;
            boolean last = c == 3;
            line(last && pick(2) == 0 ? "default:" : "case " + c + ":");
            boolean breaks = last || pick(3) > 0;
            // What is declared in one case must not be read in the next.
            line("{");
            inLoop = false;
            block(() -> statements(1 + pick(2)));
            inLoop = before;
            line("}");
            if (breaks) line("break;");
        }
        line("case 7: break;");
        line("}");
    }

    private void call() {
        List<Name> pairs = new ArrayList<>();
        for (Name n : e.names) {
            if (n.writable() && n.kind() == Kind.FLOAT && n.width() == 2) pairs.add(n);
        }
        if (procedures.isEmpty() || pairs.isEmpty()) {
            declare();
            return;
        }
        String q = fresh("v");
        line("int " + q + ";");
        line(procedures.get(pick(procedures.size())) + "("
                + pairs.get(pick(pairs.size())).text() + ", " + q + ", "
                + e.integer(3, 1).text() + ", S(1.5, " + e.normal(e.exact(3, 1)).text() + ", 2));");
        e.names.add(new Name(q, Kind.INT, 1, true, 0, 0));
    }
}
