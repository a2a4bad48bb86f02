package tepui.tools.suites.errors;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random program with interfaces of all kinds, as text of an {@link ErrorTable} with the setup "random": uniforms, blocks,
 * buffers, inputs and outputs of nested structs and arrays, in one stage that is separable, in two, or in compute. Every
 * leaf is used, since what is not used may be told or not; blocks are std140 or std430, whose offsets are fixed.
 */
final class RandomInterface {
    private static final String[] BASE = {
        "float", "vec2", "vec3", "vec4", "int", "ivec2", "uint", "uvec3", "mat2", "mat3x2", "mat4"
    };
    private static final String[] CROSSING = {"float", "vec2", "vec3", "vec4", "ivec3", "uint", "mat2"};

    /** Member of a struct or block. */
    private record Member(String type, String name, List<Integer> sizes) {
        String declared() {
            StringBuilder s = new StringBuilder(type).append(' ').append(name);
            for (int n : sizes)
                s.append('[').append(n == 0 ? "" : Integer.toString(n)).append(']');
            return s.append("; ").toString();
        }
    }

    private record Struct(String name, List<Member> members) {}

    private final SplittableRandom random;
    private final boolean es;
    private final List<Struct> structs = new ArrayList<>();
    private int names;

    private RandomInterface(long seed) {
        random = new SplittableRandom(seed);
        es = random.nextInt(3) == 0;
    }

    static String table(long seed) {
        return new RandomInterface(seed).table();
    }

    private String table() {
        int shape = random.nextInt(es ? 3 : 4);
        StringBuilder text = new StringBuilder();
        List<String> kinds = new ArrayList<>();
        switch (shape) {
            case 0 -> {
                kinds.add("VERTEX");
                kinds.add("FRAGMENT");
            }
            case 1 -> kinds.add("COMPUTE");
            case 2 -> kinds.add(random.nextBoolean() ? "VERTEX" : "FRAGMENT");
            default -> {
                kinds.add("VERTEX");
                kinds.add("GEOMETRY");
                kinds.add("FRAGMENT");
            }
        }
        int structCount = random.nextInt(3);
        for (int i = 0; i < structCount; i++) structs.add(struct("S" + i));
        String shared = block("uniform", false);
        for (String k : kinds)
            text.append("source random")
                    .append(k)
                    .append('\n')
                    .append(shader(k, kinds, shared))
                    .append("end\n\n");
        text.append("setup random ").append(es ? "ES 32" : "CORE 45").append('\n');
        for (String k : kinds)
            text.append(k.charAt(0))
                    .append(" = shader(GL_")
                    .append(k)
                    .append("_SHADER, random")
                    .append(k)
                    .append(")\n");
        text.append("p = glCreateProgram()\n");
        for (String k : kinds)
            text.append("glAttachShader(p, ").append(k.charAt(0)).append(")\n");
        if (kinds.size() == 1 && shape == 2) text.append("glProgramParameteri(p, GL_PROGRAM_SEPARABLE, true)\n");
        return text.append("glLinkProgram(p)\n").toString();
    }

    private int below(int n) {
        return random.nextInt(n);
    }

    private List<Integer> sizes(int most) {
        List<Integer> made = new ArrayList<>();
        int n = below(4) == 0 ? 1 + below(most) : 0;
        for (int i = 0; i < n; i++) made.add(1 + below(3));
        return made;
    }

    private String type() {
        int pick = below(BASE.length + structs.size());
        return pick < BASE.length ? BASE[pick] : structs.get(pick - BASE.length).name;
    }

    private Struct struct(String name) {
        List<Member> members = new ArrayList<>();
        int n = 1 + below(3);
        for (int i = 0; i < n; i++) members.add(new Member(type(), "m" + i, sizes(2)));
        return new Struct(name, members);
    }

    /** Code that adds all leaves of a value. */
    private void use(String path, Member m, int dimension, StringBuilder to) {
        if (dimension < m.sizes.size()) {
            int n = Math.max(1, m.sizes.get(dimension));
            for (int i = 0; i < n; i++) use(path + "[" + i + "]", m, dimension + 1, to);
            return;
        }
        for (Struct s : structs) {
            if (!s.name.equals(m.type)) continue;
            for (Member inner : s.members) use(path + "." + inner.name, inner, 0, to);
            return;
        }
        String leaf = m.type.startsWith("mat") ? "[1].x" : m.type.contains("vec") ? ".x" : "";
        to.append("sum += float(").append(path).append(leaf).append(");\n");
    }

    private final StringBuilder uses = new StringBuilder();

    /** A block with its layout; what reads it goes to {@link #uses}. */
    private String block(String kind, boolean array) {
        String name = (kind.equals("uniform") ? "U" : "W") + names++;
        List<Member> members = new ArrayList<>();
        int n = 1 + below(4);
        boolean buffer = kind.equals("buffer");
        // of buffers without an instance name Mesa tells more elements than the first (OpenGL 4.6, 7.3.1.1)
        boolean named = buffer || array || below(2) == 0;
        for (int i = 0; i < n; i++) {
            boolean last = buffer && i == n - 1 && below(2) == 0;
            members.add(new Member(type(), "m" + names++, last ? List.of(0) : sizes(2)));
        }
        int count = array ? 2 + below(2) : 0;
        StringBuilder s = new StringBuilder("layout(").append(buffer && below(2) == 0 ? "std430" : "std140");
        s.append(", binding = ").append(names % 3);
        if (below(3) == 0) s.append(", row_major");
        s.append(") ").append(kind).append(' ').append(name).append(" { ");
        for (Member m : members) {
            if (m.type.startsWith("mat") && below(3) == 0) s.append("layout(row_major) ");
            s.append(m.declared());
        }
        s.append('}');
        String instance = "b" + names++;
        if (named) s.append(' ').append(instance);
        if (count > 0) s.append('[').append(count).append(']');
        for (int i = 0; i < Math.max(1, count); i++) {
            String of = named ? instance + (count > 0 ? "[" + i + "]" : "") + "." : "";
            for (Member m : members) use(of + m.name, m, 0, uses);
        }
        return s.append(";\n").toString();
    }

    private String shader(String kind, List<String> kinds, String shared) {
        StringBuilder globals = new StringBuilder();
        StringBuilder body = new StringBuilder();
        globals.append("#version ").append(es ? "320 es\nprecision highp float; precision highp int;\n" : "450\n");
        if (kind.equals("COMPUTE"))
            globals.append("layout(local_size_x = ").append(1 + below(8)).append(") in;\n");
        if (kind.equals("GEOMETRY")) globals.append("layout(points) in; layout(points, max_vertices = 1) out;\n");
        for (Struct s : structs) {
            globals.append("struct ").append(s.name).append(" { ");
            for (Member m : s.members) globals.append(m.declared());
            globals.append("};\n");
        }
        // of the stages that share a block each uses all of it
        if (kinds.size() > 1) {
            if (kind.equals(kinds.getFirst())) sharedUses = uses.toString();
            globals.append(shared);
            body.append(sharedUses);
        }
        uses.setLength(0);
        uniforms(kind, globals);
        int blocks = below(3);
        for (int i = 0; i < blocks; i++) globals.append(block("uniform", below(3) == 0));
        if (kind.equals("COMPUTE") || kind.equals("FRAGMENT")) {
            int buffers = kind.equals("COMPUTE") ? 1 + below(2) : below(2);
            for (int i = 0; i < buffers; i++) globals.append(block("buffer", below(4) == 0));
        }
        body.append(uses);
        uses.setLength(0);
        if (kind.equals("VERTEX")) inputs(globals, body);
        if (kind.equals("FRAGMENT")) outputs(globals, body);
        if (kind.equals("COMPUTE")) {
            globals.append("layout(std430, binding = 3) buffer Out { float result; };\n");
            body.append("result = sum;\n");
        }
        if (kind.equals("VERTEX") || kind.equals("GEOMETRY")) body.append("gl_Position = vec4(sum);\n");
        if (kind.equals("GEOMETRY")) body.append("EmitVertex();\n");
        return globals + "void main() {\nfloat sum = 0.0;\n" + body + "}\n";
    }

    private String sharedUses = "";

    private void uniforms(String kind, StringBuilder globals) {
        int n = below(4);
        int location = kind.equals("FRAGMENT") ? 400 : kind.equals("GEOMETRY") ? 200 : 0;
        for (int i = 0; i < n; i++) {
            Member m = new Member(type(), "u" + names++, sizes(2));
            boolean placed = below(2) == 0;
            if (placed) globals.append("layout(location = ").append(location).append(") ");
            location += 60;
            globals.append("uniform ").append(m.declared()).append('\n');
            use(m.name, m, 0, uses);
        }
    }

    private void inputs(StringBuilder globals, StringBuilder body) {
        int n = 1 + below(3);
        for (int i = 0; i < n; i++) {
            Member m = new Member(CROSSING[below(CROSSING.length)], "a" + names++, List.of());
            globals.append("layout(location = ")
                    .append(4 * i)
                    .append(") in ")
                    .append(m.declared())
                    .append('\n');
            use(m.name, m, 0, body);
        }
    }

    private void outputs(StringBuilder globals, StringBuilder body) {
        int n = 1 + below(3);
        for (int i = 0; i < n; i++) {
            boolean array = below(3) == 0;
            globals.append("layout(location = ")
                    .append(2 * i)
                    .append(") out vec4 o")
                    .append(i)
                    .append(array ? "[2];\n" : ";\n");
            body.append('o')
                    .append(i)
                    .append(array ? "[0] = o" + i + "[1]" : "")
                    .append(" = vec4(sum);\n");
        }
    }
}
