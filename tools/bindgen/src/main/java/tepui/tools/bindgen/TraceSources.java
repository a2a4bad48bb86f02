package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Generator of what traces of OpenGL need: a table of all functions with what their parameters are, and the switch from a function's number to its call. */
enum TraceSources implements Generator {
    TABLE("FunctionRows") {
        @Override
        void write(StringBuilder text, GlRegistry gl) {
            open(
                    text,
                    gl,
                    "All functions of OpenGL, in the order of their numbers: {@code name result parameter...}. The result is V for nothing, or a letter as\n"
                            + " * parameters have. A parameter is {@code name:type}, then {@code :length} for arrays and {@code :class} for names of objects. Types: i u int, e constant, m bits, z boolean,\n"
                            + " * b B byte, s S short, l L long, f float, d double, x fixed, p address; before it {@code *} where the call reads from the address, {@code >}\n"
                            + " * where it writes, {@code ^} for an array of addresses; c is text and v anything then.",
                    "public final class FunctionRows");
            text.append("    private static final String[] ROWS = {\n");
            for (GlRegistry.Function f : gl.packets()) {
                text.append("        \"").append(f.name()).append(' ').append(result(f));
                for (GlRegistry.Param p : f.params()) text.append(' ').append(row(p));
                text.append("\",\n");
            }
            text.append("    };\n\n    private FunctionRows() {}\n\n"
                    + "    /** A copy of the table. */\n"
                    + "    public static String[] all() {\n        return ROWS.clone();\n    }\n}\n");
        }

        private static String result(GlRegistry.Function f) {
            return switch (f.returns()) {
                case "void" -> "V";
                case "boolean" -> "z";
                case "int" -> f.name().contains("Status") || f.name().equals("glGetError") ? "e" : "i";
                default -> "p";
            };
        }

        private static String row(GlRegistry.Param p) {
            String name =
                    p.name().endsWith("_") ? p.name().substring(0, p.name().length() - 1) : p.name();
            StringBuilder row = new StringBuilder(name).append(':');
            if (p.pointer()) {
                boolean texts = p.element().startsWith("GLchar")
                        && p.len() != null
                        && p.len().equals("count");
                // Of draws of several ranges, an address for each.
                boolean addresses = p.name().equals("indices") && !p.constant();
                row.append(texts || addresses ? '^' : p.constant() ? '*' : '>');
            }
            row.append(letter(p));
            String len = p.len() == null ? "" : p.len().replace(" ", "");
            String kind = p.kind().replace(" ", "");
            if (!len.isEmpty() || !kind.isEmpty()) row.append(':').append(len);
            if (!kind.isEmpty()) row.append(':').append(kind);
            return row.toString();
        }

        private static char letter(GlRegistry.Param p) {
            return switch (p.element()) {
                case "GLenum" -> 'e';
                case "GLbitfield" -> 'm';
                case "GLboolean" -> 'z';
                case "GLint", "GLsizei", "GLclampx" -> 'i';
                case "GLuint", "GLhandleARB" -> 'u';
                case "GLbyte" -> 'b';
                case "GLubyte" -> 'B';
                case "GLchar", "GLcharARB", "constGLchar" -> 'c';
                case "GLshort" -> 's';
                case "GLushort", "GLhalfNV", "GLhalf" -> 'S';
                case "GLint64", "GLint64EXT", "GLintptr", "GLintptrARB", "GLsizeiptr", "GLsizeiptrARB" -> 'l';
                case "GLuint64", "GLuint64EXT" -> 'L';
                case "GLfloat", "GLclampf" -> 'f';
                case "GLdouble", "GLclampd" -> 'd';
                case "GLfixed" -> 'x';
                case "void", "GLvoid" -> 'v';
                default -> p.element().startsWith("GLchar") ? 'c' : p.pointer() ? 'v' : 'p';
            };
        }
    },
    CALLS("FunctionCalls") {
        private static final int GROUP = 16;

        @Override
        void write(StringBuilder text, GlRegistry gl) {
            List<String> calls = new ArrayList<>();
            for (GlRegistry.Function f : gl.functions.values()) calls.add(call("GL.", f));
            for (GlRegistry.Function f : gl.firstEsFunctions.values()) calls.add(call("GLES1.", f));
            text.append("package tepui.tools.trace.play;\n\n"
                    + "import static java.lang.Double.longBitsToDouble;\n"
                    + "import static java.lang.Float.intBitsToFloat;\n\n"
                    + "import tepui.frontends.gl.GL;\nimport tepui.frontends.gl.GLES1;\n\n");
            text.append(
                            "/**\n * Calls of OpenGL by their numbers, arguments as bits: a small switch for every 16, so that those that a trace has are compiled by\n"
                                    + " * themselves. Written by {@code ./tepui generate} from version ")
                    .append(gl.version)
                    .append(
                            " of its registry; not to be edited.\n */\nfinal class FunctionCalls {\n    private FunctionCalls() {}\n\n");
            text.append("    /** Makes a call and returns its result, or 0. */\n"
                    + "    static long call(int number, long[] a) { // hot\n        return switch (number >> 4) {\n");
            int groups = (calls.size() + GROUP - 1) / GROUP;
            for (int g = 0; g < groups; g++)
                text.append("            case ")
                        .append(g)
                        .append(" -> group")
                        .append(g)
                        .append("(number, a);\n");
            text.append("            default -> throw unknown(number);\n        };\n    }\n\n");
            text.append("    private static RuntimeException unknown(int number) {\n"
                    + "        return new IllegalArgumentException(\"there is no function \" + number);\n    }\n");
            for (int g = 0; g < groups; g++) {
                text.append("\n    private static long group")
                        .append(g)
                        .append("(int number, long[] a) {\n        return switch (number) {\n");
                for (int i = g * GROUP; i < Math.min(calls.size(), (g + 1) * GROUP); i++)
                    text.append("            case ")
                            .append(i)
                            .append(" -> ")
                            .append(calls.get(i))
                            .append('\n');
                text.append("            default -> throw unknown(number);\n        };\n    }\n");
            }
            text.append("}\n");
        }

        private static String call(String owner, GlRegistry.Function f) {
            List<String> values = new ArrayList<>();
            for (int i = 0; i < f.params().size(); i++) {
                String a = "a[" + i + "]";
                values.add(
                        switch (f.params().get(i).type()) {
                            case "boolean" -> a + " != 0";
                            case "byte" -> "(byte) " + a;
                            case "short" -> "(short) " + a;
                            case "int" -> "(int) " + a;
                            case "float" -> "intBitsToFloat((int) " + a + ")";
                            case "double" -> "longBitsToDouble(" + a + ")";
                            default -> a;
                        });
            }
            String call = owner + f.name() + "(" + String.join(", ", values) + ")";
            return switch (f.returns()) {
                case "void" -> "{\n                " + call + ";\n                yield 0;\n            }";
                case "boolean" -> call + " ? 1 : 0;";
                default -> call + ";";
            };
        }
    };

    private final String type;

    TraceSources(String type) {
        this.type = type;
    }

    abstract void write(StringBuilder text, GlRegistry gl);

    @Override
    public Path file() {
        return Path.of("tools", "trace", "src", "generated", "java", "tepui", "tools", "trace", "play")
                .resolve(type + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        StringBuilder text = new StringBuilder();
        write(text, GlRegistry.read(registries));
        return text.toString();
    }

    private static void open(StringBuilder text, GlRegistry gl, String comment, String declaration) {
        text.append("package tepui.tools.trace.play;\n\n/**\n * ")
                .append(comment)
                .append(" Written by {@code ./tepui generate}\n * from version ")
                .append(gl.version)
                .append(" of its registry; not to be edited.\n */\n")
                .append(declaration)
                .append(" {\n");
    }
}
