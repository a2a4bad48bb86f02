package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tepui.tools.bindgen.Direct3D9Methods.Method;
import tepui.tools.bindgen.Direct3D9Methods.Param;

/** Generator of the switch that reads the packets of clients of Direct3D 9. */
final class Direct3D9Decoder implements Generator {
    private static final int GROUP = 8;
    /** A method that carries a packet out takes no more arguments, with the session; else it reads the packet itself. */
    private static final int MOST_ARGUMENTS = 8;

    /**
     * Argument of the method that carries a packet out.
     *
     * @param value its expression, of the packet's address {@code at} and the session {@code s}
     */
    record Argument(String type, String name, String value) {
        boolean needsSession() {
            return value.startsWith("s.") || value.contains("(s,");
        }

        boolean needsPacket() {
            return value.contains("at + ");
        }
    }

    @Override
    public Path file() {
        return Path.of("targets/d3d9/src/generated/java/tepui/targets/d3d9door/Decoder.java");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        List<Method> all = Direct3D9Methods.read().sent();
        StringBuilder body = new StringBuilder();
        Set<String> faces = new TreeSet<>();
        body.append(
                "    /** Words of the fixed part of each packet. */\n    private static final String WORDS = \"\"\"\n        ");
        for (int i = 0; i < all.size(); i++)
            body.append((char) ('A' + fixed(all.get(i)) - 1)).append(i % 64 == 63 ? "\\\n        " : "");
        body.append(
                "\\\n        \"\"\";\n\n    /** How long a packet is at least. */\n    static int words(int op) { // hot\n");
        body.append("        return WORDS.charAt(op - ")
                .append(Direct3D9Client.FIRST)
                .append(") - 'A' + 1;\n    }\n\n");
        int groups = (all.size() + GROUP - 1) / GROUP;
        body.append("    /** Carries out the packet at an address; returns the call's result. */\n");
        body.append("    static int call(Session s, int op, long at) { // hot\n        int n = op - ");
        body.append(Direct3D9Client.FIRST).append(";\n        return switch (n >> 3) {\n");
        for (int g = 0; g < groups; g++)
            body.append("            case ")
                    .append(g)
                    .append(" -> group")
                    .append(g)
                    .append("(s, n, at);\n");
        body.append("            default -> throw unknown(n);\n        };\n    }\n\n");
        body.append(
                "    private static RuntimeException unknown(int n) {\n        return new IllegalArgumentException(");
        body.append("\"a packet has the number \" + n + \", of which there is no call\");\n    }\n");
        for (int g = 0; g < groups; g++) {
            body.append("\n    private static int group").append(g);
            body.append("(Session s, int n, long at) { // hot\n        return switch (n) {\n");
            for (int i = g * GROUP; i < Math.min(all.size(), (g + 1) * GROUP); i++)
                body.append("            case ")
                        .append(i)
                        .append(" -> ")
                        .append(call(all.get(i), faces))
                        .append('\n');
            body.append("            default -> throw unknown(n);\n        };\n    }\n");
        }
        StringBuilder text = new StringBuilder("package tepui.targets.d3d9door;\n\n");
        text.append("import static tepui.targets.d3d9door.ClientMemory.*;\n\n");
        for (String f : faces)
            text.append("import tepui.frontends.d3d9.").append(f).append(";\n");
        text.append(
                "\n/**\n * The packets of clients of Direct3D 9 as calls of the front end. Written by {@code ./tepui");
        text.append(" generate} from direct3d9-methods.txt; not to be edited.\n */\nfinal class Decoder {\n");
        text.append("    private Decoder() {}\n\n").append(body).append("}\n");
        return text.toString();
    }

    private static int fixed(Method m) {
        int words = m.namesObject() ? 2 : 1;
        for (Param p : m.sent()) words += p.words();
        return words;
    }

    /** Are there more arguments than a method takes? */
    static boolean isLong(Method m) {
        int session = m.namesObject() ? 2 : 1;
        return m.owner() != null && arguments(m, new TreeSet<>()).size() + session > MOST_ARGUMENTS;
    }

    private static String call(Method m, Set<String> faces) {
        if (isLong(m)) return m.owner() + "." + m.call() + "(s, at);";
        List<String> values = new ArrayList<>();
        for (Argument a : arguments(m, faces)) values.add(a.value());
        String receiver = "Direct3D9".equals(m.face()) ? "s.direct3D()" : "s.device()";
        if (m.namesObject()) {
            faces.add(String.valueOf(m.face()));
            receiver = "s.get(" + m.face() + ".class, intAt(at + 4))";
        }
        if (m.owner() != null) {
            if (m.namesObject()) values.addFirst(receiver);
            values.addFirst("s");
            return m.owner() + "." + m.call() + "(" + String.join(", ", values) + ");";
        }
        String call = receiver + "." + m.call() + "(" + String.join(", ", values) + ")";
        return switch (m.result()) {
            case 'v' -> "{\n                " + call + ";\n                yield 0;\n            }";
            default -> call + ";";
        };
    }

    static List<Argument> arguments(Method m, Set<String> faces) {
        List<Argument> arguments = new ArrayList<>();
        int word = m.namesObject() ? 2 : 1;
        String data = "at + " + 4 * fixed(m);
        int out = 0;
        for (Param p : m.sent()) {
            String at = "at + " + 4 * word;
            if (p.isOut()) {
                arguments.add(new Argument("long", p.name(), "s.answer(" + out + ")"));
                out += Integer.parseInt(String.valueOf(p.count())) + 7 & -8;
                continue;
            }
            if (p.isBlob()) {
                if (p.type().equals("bytes") && m.owner() != null) {
                    // An address and a length: those who read it know what it is.
                    arguments.add(new Argument("long", p.name(), data));
                    arguments.add(new Argument("int", p.name() + "Bytes", "intAt(" + at + ")"));
                } else {
                    String type = p.type().equals("rects") ? "Rect9 @Nullable []" : p.type();
                    arguments.add(new Argument(type, p.name(), blob(p, at, data)));
                }
                data = data + " + padded(intAt(" + at + "))";
            } else if (!isCount(m, p)) {
                arguments.add(new Argument(type(p), p.name(), value(p, at, faces)));
            }
            word += p.words();
        }
        return arguments;
    }

    private static String type(Param p) {
        if (p.isObject()) return "@Nullable " + p.type();
        return switch (p.type()) {
            case "float" -> "float";
            case "bool" -> "boolean";
            case "rect" -> "@Nullable Rect9";
            case "box" -> "@Nullable Box9";
            default -> "int";
        };
    }

    /** Counts of arrays that the front end learns from the arrays. */
    private static boolean isCount(Method m, Param p) {
        if (m.name().contains("ShaderConstant")) return false;
        for (Param other : m.sent()) {
            String count = other.count();
            if (other.isBlob() && count != null && List.of(count.split("\\*")).contains(p.name())) return true;
        }
        return false;
    }

    private static String blob(Param p, String at, String data) {
        return switch (p.type()) {
            case "floats" -> "s.floats(" + data + ", intAt(" + at + "))";
            case "ints" -> "s.ints(" + data + ", intAt(" + at + "))";
            case "bools" -> "s.bools(" + data + ", intAt(" + at + "))";
            case "rects" -> "Structs.rects(s, " + data + ", intAt(" + at + "))";
            default -> "s.bytes(" + data + ", intAt(" + at + "))";
        };
    }

    private static String value(Param p, String at, Set<String> faces) {
        if (p.isObject()) {
            faces.add(p.type());
            return "s.getOrNull(" + p.type() + ".class, intAt(" + at + "))";
        }
        return switch (p.type()) {
            case "float" -> "floatAt(" + at + ")";
            case "bool" -> "intAt(" + at + ") != 0";
            case "rect" -> "Structs.rect(" + at + ")";
            case "box" -> "Structs.box(" + at + ")";
            default -> "intAt(" + at + ")";
        };
    }
}
