package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Generator of the two sides of the client protocol: functions of C that write packets, and the switch in Java that
 * reads them. A function's number is its place among all of OpenGL's, in order of names; those of OpenGL ES 1.1 alone
 * come after, then those that bind it to window systems; the last number is that of a run of vertices.
 */
enum ClientSources implements Generator {
    GL_C("clients/gl/generated/gl_functions.c") {
        @Override
        void write(StringBuilder text, GlRegistry gl, WindowFunctions window) {
            text.append("/* Functions of OpenGL as packets. Written by './tepui generate' from version ")
                    .append(gl.version)
                    .append(" of its registry; not to be edited. */\n#include \"client.h\"\n");
            int op = 0;
            for (GlRegistry.Function f : gl.packets()) function(text, f, op++);
            text.append("\nconst struct tepui_name tepui_gl_names[] = {\n");
            gl.packets().stream().map(GlRegistry.Function::name).sorted().forEach(n -> entry(text, n));
            text.append("};\nconst uint32_t tepui_gl_count = ").append(op).append(";\n");
        }

        private static void function(StringBuilder text, GlRegistry.Function f, int op) {
            List<String> params = new ArrayList<>();
            for (GlRegistry.Param p : f.params()) params.add(type(p) + p.name());
            String result = result(f.returns());
            text.append("\nTEPUI_API ")
                    .append(result)
                    .append(' ')
                    .append(f.name())
                    .append('(');
            text.append(params.isEmpty() ? "void" : String.join(", ", params)).append(") {\n");
            String first = ClientRules.first(f);
            if (first != null) text.append("    ").append(first).append("\n");
            int words = 1;
            StringBuilder room = new StringBuilder();
            StringBuilder puts = new StringBuilder();
            StringBuilder sizes = new StringBuilder();
            String wait = ClientRules.waits(f) ? null : "";
            for (GlRegistry.Param p : f.params()) {
                String bytes = wait == null || ClientRules.storedOnly(f, p) ? null : ClientRules.bytes(f, p);
                String to = "w_ + " + words + ", ";
                if (p.pointer() && bytes != null) {
                    String size = p.name() + "_n";
                    sizes.append("    size_t ")
                            .append(size)
                            .append(" = ")
                            .append(bytes)
                            .append(";\n");
                    sizes.append("    uint32_t ")
                            .append(p.name())
                            .append("_w = tepui_words(")
                            .append(p.name());
                    sizes.append(", ").append(size).append(");\n");
                    room.append(" + ").append(p.name()).append("_w");
                    puts.append("    ")
                            .append("d_ = tepui_put_array(")
                            .append(to)
                            .append("d_, ")
                            .append(p.name());
                    puts.append(", ").append(size).append(", ").append(p.name()).append("_w);\n");
                    String big = "tepui_big(" + p.name() + ", " + size + ")";
                    wait = String.valueOf(wait).isEmpty() ? big : wait + " | " + big;
                } else {
                    puts.append("    ")
                            .append(put(p))
                            .append('(')
                            .append(to)
                            .append(p.name())
                            .append(");\n");
                }
                words += width(p.type());
            }
            text.append(sizes);
            text.append(puts.isEmpty() ? "    tepui_packet(" : "    uint32_t *w_ = tepui_packet(");
            text.append(op).append(", ").append(words).append(room).append(");\n");
            if (!room.isEmpty())
                text.append("    uint32_t *d_ = w_ + ").append(words).append(";\n");
            text.append(puts);
            String kept = ClientRules.kept(f);
            if (kept != null) text.append("    ").append(kept).append(";\n");
            if (wait == null) {
                text.append("    ").append(result.equals("void") ? "" : "return (" + result + ")");
                text.append(ClientRules.wait(f.name())).append(";\n");
            } else {
                String indices = ClientRules.indices(f);
                if (indices != null) wait = or(wait, "tepui_own_indices(" + indices + ")");
                if (ClientRules.draws(f)) wait = or(wait, "tepui_own_arrays()");
                if (!wait.isEmpty()) text.append("    if (").append(wait).append(") tepui_wait();\n");
            }
            text.append("}\n");
        }

        private static String or(String a, String b) {
            return a.isEmpty() ? b : a + " | " + b;
        }

        private static String put(GlRegistry.Param p) {
            if (p.pointer()) return "tepui_put_pointer";
            return switch (p.type()) {
                case "float" -> "tepui_put_float";
                case "double" -> "tepui_put_double";
                case "long" -> "tepui_put_long";
                default -> "tepui_put";
            };
        }

        private static String type(GlRegistry.Param p) {
            if (p.pointer()) return "const void *";
            return switch (p.type()) {
                case "boolean" -> "uint8_t ";
                case "byte" -> "int8_t ";
                case "short" -> "int16_t ";
                case "int" -> "int32_t ";
                case "float" -> "float ";
                case "double" -> "double ";
                default -> p.element().contains("64") ? "int64_t " : "intptr_t ";
            };
        }

        private static String result(String type) {
            return switch (type) {
                case "void" -> "void";
                case "boolean" -> "uint8_t";
                case "int" -> "int32_t";
                case "long" -> "intptr_t";
                default -> throw new IllegalArgumentException("a function of OpenGL gives back a " + type);
            };
        }
    },
    WINDOW_C("clients/gl/generated/window_functions.c") {
        @Override
        void write(StringBuilder text, GlRegistry gl, WindowFunctions window) {
            text.append("/* Functions that bind OpenGL to window systems, as packets. Written by './tepui"
                            + " generate' from version ")
                    .append(gl.version)
                    .append(" of its registry; not to be edited. */\n#include \"client.h\"\n");
            int op = gl.packets().size();
            for (WindowFunctions.Function f : window.all()) {
                text.append("\nTEPUI_API ")
                        .append(type(f.result()))
                        .append(' ')
                        .append(f.name())
                        .append('(');
                for (int i = 0; i < f.params(); i++) {
                    text.append(i == 0 ? "" : ", ")
                            .append(type(f.letter(i)))
                            .append(" a")
                            .append(i);
                }
                text.append(f.params() == 0 ? "void" : "").append(") {\n");
                String known = ClientRules.known(f.name());
                if (known != null) {
                    op++;
                    text.append("    return ").append(known).append(";\n}\n");
                    continue;
                }
                int words = 1;
                StringBuilder puts = new StringBuilder();
                for (int i = 0; i < f.params(); i++) {
                    puts.append(f.letter(i) == 'I' ? "    tepui_put(w_ + " : "    tepui_put_long(w_ + ");
                    puts.append(words).append(", a").append(i).append(");\n");
                    words += f.letter(i) == 'I' ? 1 : 2;
                }
                text.append(puts.isEmpty() ? "    tepui_packet(" : "    uint32_t *w_ = tepui_packet(");
                text.append(op++).append(", ").append(words).append(");\n").append(puts);
                String wait = f.changesContext() ? "tepui_wait_for_context()" : ClientRules.wait(f.name());
                boolean silent = f.result() == 'V';
                if (f.raises() && silent) {
                    text.append("    if (").append(wait).append(" != 0) tepui_raise();\n}\n");
                    continue;
                }
                String cast = silent ? "" : "(" + type(f.result()) + ")";
                if (f.raises()) {
                    text.append("    ")
                            .append(type(f.result()))
                            .append(" r_ = ")
                            .append(cast);
                    text.append(wait).append(";\n    if (r_ == 0) tepui_raise();\n    return r_;\n}\n");
                    continue;
                }
                text.append("    ").append(silent ? "" : "return ").append(cast);
                text.append(wait).append(";\n}\n");
            }
            text.append("\nconst struct tepui_name tepui_window_names[] = {\n");
            window.all().stream().map(WindowFunctions.Function::name).sorted().forEach(n -> entry(text, n));
            text.append("};\nconst uint32_t tepui_window_count = ")
                    .append(window.all().size())
                    .append(";\n");
        }

        private static String type(char letter) {
            return switch (letter) {
                case 'I' -> "int32_t";
                case 'L' -> "int64_t";
                case 'V' -> "void";
                default -> "intptr_t";
            };
        }
    },
    DECODER("targets/native/src/generated/java/tepui/targets/nativedoor/Decoder.java") {
        private static final int GROUP = 8;
        // Words of a run of vertices before the first one.
        private static final int VERTEX_RUN_HEAD = 2;

        // Functions that programs call between glBegin and glEnd, thousands of times.
        private static final List<String> VERTICES = List.of(
                "glColor3f",
                "glColor3fv",
                "glColor3ub",
                "glColor4f",
                "glColor4fv",
                "glColor4ub",
                "glNormal3f",
                "glNormal3fv",
                "glTexCoord2f",
                "glTexCoord2fv",
                "glVertex2f",
                "glVertex2fv",
                "glVertex3d",
                "glVertex3f",
                "glVertex3fv");

        @Override
        void write(StringBuilder text, GlRegistry gl, WindowFunctions window) {
            List<String> calls = new ArrayList<>();
            for (GlRegistry.Function f : gl.functions.values()) calls.add(call("GL.", f));
            for (GlRegistry.Function f : gl.firstEsFunctions.values()) calls.add(call("GLES1.", f));
            for (WindowFunctions.Function f : window.all()) calls.add(call(f));
            int run = calls.size();
            calls.add(given("VertexRuns.take(at)", "void"));
            text.append("package tepui.targets.nativedoor;\n\n");
            text.append("import static tepui.targets.nativedoor.memory.PacketMemory.*;\n\n");
            text.append("import tepui.frontends.gl.GL;\n"
                    + "import tepui.frontends.gl.GLES1;\n"
                    + "import tepui.targets.nativedoor.egl.Egl;\n"
                    + "import tepui.targets.nativedoor.egl.EglImages;\n"
                    + "import tepui.targets.nativedoor.glx.Glx;\n"
                    + "import tepui.targets.nativedoor.osmesa.OsMesa;\n"
                    + "import tepui.targets.nativedoor.window.Current;\n\n");
            text.append("/**\n * The packets of C clients as calls: a small switch for every ")
                    .append(GROUP)
                    .append(" functions, so that those that a program uses are compiled by themselves. Written by\n"
                            + " * {@code ./tepui generate} from version ")
                    .append(gl.version)
                    .append(" of its registry; not to be edited.\n"
                            + " */\n"
                            + "final class Decoder {\n"
                            + "    private Decoder() {}\n\n");
            text.append("    /** Carries out the packet at an address; returns the call's result, or 0. */\n");
            text.append("    static long call(int op, long at) { // hot\n        return switch (op >> 3) {\n");
            int groups = (calls.size() + GROUP - 1) / GROUP;
            for (int g = 0; g < groups; g++)
                text.append("            case ")
                        .append(g)
                        .append(" -> group")
                        .append(g)
                        .append("(op, at);\n");
            text.append("            default -> throw unknown(op);\n        };\n    }\n\n");
            vertices(text, gl, run);
            text.append("    /** Words that a packet of each number has at least. */\n"
                    + "    private static final String WORDS =\n");
            StringBuilder least = new StringBuilder();
            for (GlRegistry.Function f : gl.packets()) {
                int words = 1;
                for (GlRegistry.Param p : f.params()) words += width(p.type());
                least.append((char) ('A' + words));
            }
            for (WindowFunctions.Function f : window.all()) {
                int words = 1;
                for (int i = 0; i < f.params(); i++) words += f.letter(i) == 'I' ? 1 : 2;
                least.append((char) ('A' + words));
            }
            least.append((char) ('A' + VERTEX_RUN_HEAD));
            for (int i = 0; i < least.length(); i += 100)
                text.append(i == 0 ? "            \"" : "                    + \"")
                        .append(least, i, Math.min(least.length(), i + 100))
                        .append(i + 100 < least.length() ? "\"\n" : "\";\n\n");
            text.append("    /** Numbers that there are. */\n"
                    + "    static int count() {\n"
                    + "        return WORDS.length();\n"
                    + "    }\n\n");
            text.append("    /** Words that a packet of a number has at least; 0 where there is no such number. */\n"
                    + "    static int words(int op) { // hot\n"
                    + "        return op < WORDS.length() ? WORDS.charAt(op) - 'A' : 0;\n"
                    + "    }\n\n");
            text.append("    private static RuntimeException unknown(int op) {\n");
            text.append("        return new IllegalArgumentException(\"a packet has the number \" + op + \", of which"
                    + " there is no function\");\n"
                    + "    }\n");
            for (int g = 0; g < groups; g++) {
                text.append("\n    private static long group")
                        .append(g)
                        .append("(int op, long at) {\n        return switch (op) {\n");
                for (int i = g * GROUP; i < Math.min(calls.size(), (g + 1) * GROUP); i++)
                    text.append("            case ")
                            .append(i)
                            .append(" -> ")
                            .append(calls.get(i))
                            .append("\n");
                text.append("            default -> throw unknown(op);\n        };\n    }\n");
            }
            text.append("}\n");
        }

        private static void vertices(StringBuilder text, GlRegistry gl, int run) {
            List<String> names = List.copyOf(gl.functions.keySet());
            text.append("    /** Behind it comes what {@link #vertices} is for. */\n    static final int BEGIN = ")
                    .append(names.indexOf("glBegin"))
                    .append(";\n\n");
            text.append(
                    "    /** Carries out the packets of vertices at an address, in a loop that is compiled by itself;"
                            + " returns where the first other one lies, or the end. */\n"
                            + "    static long vertices(long from, long end) { // hot\n"
                            + "        long at = from;\n"
                            + "        while (at < end) {\n"
                            + "            int header = intAt(at);\n"
                            + "            switch (header & 0xffff) {\n");
            text.append("                case ").append(run).append(" -> VertexRuns.take(at);\n");
            for (String name : VERTICES) {
                GlRegistry.Function f = gl.functions.get(name);
                if (f == null) throw new IllegalStateException("the registry has no " + name);
                text.append("                case ")
                        .append(names.indexOf(name))
                        .append(" -> GL.")
                        .append(name)
                        .append("(")
                        .append(String.join(", ", values(f)))
                        .append(");\n");
            }
            text.append(
                    "                default -> {\n                    return at;\n                }\n            }\n"
                            + "            at += (header >>> 16) * 4L;\n        }\n        return at;\n    }\n\n");
            text.append(
                    "    /** Does a packet give a vertex? */\n    static boolean isVertex(int op) { // hot\n        return ");
            text.append(VERTICES.stream()
                            .filter(n -> n.startsWith("glVertex"))
                            .map(n -> "op == " + names.indexOf(n))
                            .collect(Collectors.joining(" || ")))
                    .append(" || op == ")
                    .append(run)
                    .append(";\n    }\n\n");
        }

        private static List<String> values(GlRegistry.Function f) {
            List<String> values = new ArrayList<>();
            int word = 1;
            for (GlRegistry.Param p : f.params()) {
                String at = "at + " + 4 * word;
                values.add(
                        switch (p.type()) {
                            case "boolean" -> "intAt(" + at + ") != 0";
                            case "byte" -> "(byte) intAt(" + at + ")";
                            case "short" -> "(short) intAt(" + at + ")";
                            case "float" -> "floatAt(" + at + ")";
                            case "double" -> "doubleAt(" + at + ")";
                            case "long" ->
                                (p.pointer() ? "pointerAt(" : p.element().contains("64") ? "longAt(" : "sizeAt(") + at
                                        + ")";
                            default -> "intAt(" + at + ")";
                        });
                word += width(p.type());
            }
            return values;
        }

        private static String call(String owner, GlRegistry.Function f) {
            List<String> values = values(f);
            String call = owner + f.name() + "(" + String.join(", ", values) + ")";
            // What is drawn for a program that gave memory for it is there then.
            if (f.name().equals("glFlush") || f.name().equals("glFinish"))
                return "{\n                " + call
                        + ";\n                OsMesa.flushed();\n                Current.flushed();\n                yield 0;\n"
                        + "            }";
            // A program that sets one has heard of its window's size, which may be new since the last picture.
            if (f.name().equals("glViewport"))
                return "{\n                Current.viewport(" + String.join(", ", values) + ");\n                "
                        + call + ";\n                yield 0;\n            }";
            if (f.name().startsWith("glGetString")) call = "text(" + call + ")";
            else if (f.name().startsWith("glMap") && f.returns().equals("long")) call = "mapped(" + call + ")";
            return given(call, f.returns());
        }

        private static String call(WindowFunctions.Function f) {
            List<String> values = new ArrayList<>();
            int word = 1;
            for (int i = 0; i < f.params(); i++) {
                values.add(switch (f.letter(i)) {
                            case 'I' -> "intAt(at + ";
                            case 'L' -> "longAt(at + ";
                            default -> "pointerAt(at + ";
                        }
                        + 4 * word
                        + ")");
                word += f.letter(i) == 'I' ? 1 : 2;
            }
            String call = f.owner() + "." + f.name() + "(" + String.join(", ", values) + ")";
            if (f.raises() && f.result() == 'V')
                return "{\n                " + call + ";\n                yield Glx.hasError() ? 1 : 0;\n            }";
            return given(call, f.result() == 'V' ? "void" : f.result() == 'I' ? "int" : "long");
        }

        private static String given(String call, String type) {
            return switch (type) {
                case "void" -> "{\n                " + call + ";\n                yield 0;\n            }";
                case "boolean" -> call + " ? 1 : 0;";
                default -> call + ";";
            };
        }
    };

    private final Path file;

    ClientSources(String file) {
        this.file = Path.of(file);
    }

    abstract void write(StringBuilder text, GlRegistry gl, WindowFunctions window);

    @Override
    public Path file() {
        return file;
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        StringBuilder text = new StringBuilder();
        write(text, GlRegistry.read(registries), WindowFunctions.read());
        return text.toString();
    }

    private static void entry(StringBuilder text, String name) {
        text.append("    {\"").append(name).append("\", (void *)").append(name).append("},\n");
    }

    private static int width(@Nullable String type) {
        return "long".equals(type) || "double".equals(type) ? 2 : 1;
    }
}
