package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Generator of classes of the OpenGL front end: entry points, constants, tables, the guarded way in, and display lists.
 */
enum GlSources implements Generator {
    CONSTANTS("constants", "Enumerants") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "The constants of OpenGL and OpenGL ES under their names there.",
                    "public interface Enumerants");
            gl.constants.forEach((name, value) -> text.append("    ")
                    .append(value.endsWith("L") ? "long " : "int ")
                    .append(name)
                    .append(" = ")
                    .append(value)
                    .append(";\n"));
            text.append("}\n");
        }
    },
    GL("", "GL") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "OpenGL as C has it: static methods on the thread's current context, addresses as {@code long}. Whatever is thrown inside a call becomes an error\n"
                            + " * of OpenGL or a lost context: {@code Errors.failed} says which, and what is thrown on.",
                    "public final class GL",
                    "tepui.frontends.gl.base.Guard",
                    "tepui.frontends.gl.context.Context",
                    "tepui.frontends.gl.context.Current",
                    "tepui.frontends.gl.context.Guarded");
            text.append("    private GL() {}\n");
            for (GlRegistry.Function f : gl.functions.values()) {
                String result = f.returns().equals("void") ? "" : "return ";
                String bits = passed(f);
                String guard = (bits.isEmpty() ? "context.guard.bits" : "(context.guard.bits" + bits + ")") + " != 0";
                text.append("\n    public static ")
                        .append(f.returns())
                        .append(' ')
                        .append(f.name());
                text.append('(').append(declared(f, "")).append(") {\n");
                text.append("        Context context = Current.get();\n");
                boolean catches = !GlListRules.onlyStores(f);
                String indent = catches ? "            " : "        ";
                if (catches) text.append("        try {\n");
                text.append(indent)
                        .append("if (")
                        .append(guard)
                        .append(") {\n    ")
                        .append(indent);
                text.append(result)
                        .append("Guarded.")
                        .append(hasOwnGuard(f, gl) ? f.name() : f.canonical())
                        .append('(');
                text.append(given(f, "context")).append(");\n");
                if (result.isEmpty()) text.append("    ").append(indent).append("return;\n");
                text.append(indent).append("}\n").append(indent);
                text.append(chapters.call(f.canonical(), result, given(f, "")));
                if (catches) {
                    text.append("        } catch (RuntimeException | VirtualMachineError e) {\n");
                    text.append("            context.errors.failed(\"")
                            .append(f.name())
                            .append("\", e);\n");
                    if (!result.isEmpty())
                        text.append("            return").append(zero(f)).append(";\n");
                    text.append("        }\n");
                }
                text.append("    }\n");
            }
            text.append("}\n");
        }
    },
    FUNCTIONS("ext", "FunctionList") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "Every function: {@code name canonical signature broughtBy,...}, in order of names. The signature has a letter a parameter and one\n"
                            + " * for the result, as class files have them. {@code +} before the canonical name: not in the core profile.",
                    "public final class FunctionList");
            text.append("    private static final String[] TABLE = {\n");
            for (GlRegistry.Function f : gl.functions.values()) {
                text.append("        \"")
                        .append(f.name())
                        .append(f.legacy() ? " +" : " ")
                        .append(f.canonical())
                        .append(' ');
                text.append(f.signature())
                        .append(' ')
                        .append(String.join(",", f.broughtBy()))
                        .append("\",\n");
            }
            text.append("""
                        };

                        private FunctionList() {}

                        /** A copy of the table. */
                        public static String[] table() {
                            return TABLE.clone();
                        }
                    }
                    """.indent(0).stripIndent());
        }
    },
    CALLS("ext", "CallList") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "Every function by the name that watchers are told, with its parameters, for people who read calls: {@code name parameter...}. A parameter is its name, behind\n"
                            + " * {@code :} what it is: {@code e=GROUP} a constant of a group, {@code b=GROUP} bits of one, {@code z} a truth value, {@code f} and {@code d} floats,\n"
                            + " * {@code p} an address; {@code f*N}, {@code i*N} and the like an array of N elements that the call reads, where N may name another parameter, times a number, or {@code @pname}, as many as that one says.\n"
                            + " * Then the groups: {@code name constant...}.",
                    "public final class CallList");
            text.append("    private static final String[] FUNCTIONS = {\n");
            TreeSet<String> used = new TreeSet<>();
            for (GlRegistry.Function f : gl.functions.values()) {
                if (!f.isCanonical() && !hasOwnGuard(f, gl)) continue;
                text.append("        \"").append(f.name());
                for (GlRegistry.Param p : f.params()) text.append(' ').append(ParameterText.of(gl, f, p, used));
                text.append("\",\n");
            }
            text.append("    };\n\n    private static final String[] GROUPS = {\n");
            for (String group : used) {
                text.append("        \"")
                        .append(group)
                        .append(' ')
                        .append(String.join(" ", gl.groups.get(group)))
                        .append("\",\n");
            }
            text.append("""
                        };

                        private CallList() {}

                        /** A copy of the table of functions. */
                        public static String[] functions() {
                            return FUNCTIONS.clone();
                        }

                        /** A copy of the table of groups. */
                        public static String[] groups() {
                            return GROUPS.clone();
                        }
                    }
                    """.indent(0).stripIndent());
        }
    },
    PRESENT("ext", "PresentFunctions") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(text, gl, "Canonical names of the functions that a chapter has.", "final class PresentFunctions");
            text.append("    private PresentFunctions() {}\n\n    static final String[] NAMES = {\n");
            for (GlRegistry.Function f : canonical(gl)) {
                if (chapters.has(f.name()))
                    text.append("        \"").append(f.name()).append("\",\n");
            }
            text.append("    };\n}\n");
        }
    },
    GUARDED("context", "Guarded") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "The way in while a context is lost, between Begin and End, while a list is compiled, or for what the core profile removed.",
                    "public final class Guarded",
                    "tepui.frontends.gl.base.Guard",
                    "tepui.frontends.gl.base.MissingFunctionException");
            text.append("    private Guarded() {}\n");
            text.append("\n    public static MissingFunctionException absent(String name) {\n");
            text.append("        return new MissingFunctionException(name);\n    }\n");
            for (GlRegistry.Function f : gl.functions.values()) {
                if (!f.isCanonical() && !hasOwnGuard(f, gl)) continue;
                GlRegistry.Function of = canonical(f, gl);
                String name = of.name();
                String zero = zero(f);
                List<String> flags = new ArrayList<>();
                if (GlListRules.allowedInBegin(of)) flags.add("GuardRules.IN_BEGIN");
                if (f.legacy()) flags.add("GuardRules.LEGACY");
                else if (!f.esLevel().isEmpty()) flags.add("Guard." + f.esLevel());
                if (GlListRules.givesVertices(of)) flags.add("GuardRules.VERTEX");
                boolean recorded = chapters.has(name) && GlListRules.recording(of) != GlListRules.Recording.NEVER;
                boolean refusedLater = recorded && !GlListRules.allowedInBegin(of);
                if (refusedLater) flags.add("GuardRules.RECORDED");
                String mask = flags.isEmpty() ? "0" : String.join(" | ", flags);
                text.append("\n    public static ")
                        .append(f.returns())
                        .append(' ')
                        .append(f.name());
                text.append('(').append(declared(f, "Context context")).append(") {\n");
                boolean shared = chapters.has(name) && GlShareRules.holdsLock(of);
                String indent = shared ? "            " : "        ";
                if (shared) {
                    text.append("        boolean held = Sharing.")
                            .append(GlShareRules.binds(of) ? "enterToBind" : "enter")
                            .append("(context);\n        try {\n");
                }
                text.append(indent).append("if ((context.guard.bits & Guard.WATCHED) != 0) context.watched(\"");
                text.append(f.name()).append('"').append(raw(f)).append(");\n");
                text.append(indent).append("if (GuardRules.refuses(context, ").append(mask);
                text.append(", \"")
                        .append(f.name())
                        .append("\")) return")
                        .append(zero)
                        .append(";\n");
                if (recorded) {
                    String call = "context.recorder." + name + "(" + given(f, "") + ")";
                    if (refusedLater) call = "(" + call + " || GuardRules.isInside(context, \"" + f.name() + "\"))";
                    text.append(indent).append("if ((context.guard.bits & Guard.LIST) != 0 && ");
                    text.append(call).append(") return;\n");
                }
                boolean told = chapters.has(name) && GlListRules.tellsResult(of);
                String keep = zero.isEmpty() ? "" : told ? f.returns() + " result = " : "return ";
                text.append(indent).append(chapters.call(name, keep, given(f, "")));
                if (told) {
                    String bits = zero.isEmpty() ? "0" : f.returns().equals("boolean") ? "result ? 1 : 0" : "result";
                    text.append(indent).append("if ((context.guard.bits & Guard.WATCHED) != 0) context.returned(");
                    text.append(bits).append(");\n");
                    if (!zero.isEmpty()) text.append(indent).append("return result;\n");
                }
                if (shared) {
                    if (GlListRules.onlyStores(of)) {
                        text.append("        } catch (RuntimeException | VirtualMachineError e) {\n");
                        text.append("            context.errors.failed(\"")
                                .append(f.name())
                                .append("\", e);\n");
                    }
                    text.append("        } finally {\n            if (held) Sharing.leave(context);\n        }\n");
                }
                text.append("    }\n");
            }
            text.append("}\n");
        }
    },
    DIRECT("context", "DirectStateEntries") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "EXT_direct_state_access: each function finds what it names and hands it to the chapter that has the function for what is bound.",
                    "public final class DirectStateEntries",
                    "tepui.frontends.gl.buffer.BufferObject",
                    "tepui.frontends.gl.fixed.MatrixStack",
                    "tepui.frontends.gl.framebuffer.Framebuffer",
                    "tepui.frontends.gl.framebuffer.Renderbuffer",
                    "tepui.frontends.gl.program.AssemblyProgram",
                    "tepui.frontends.gl.texture.TextureObject",
                    "tepui.frontends.gl.texture.TextureTarget",
                    "tepui.frontends.gl.transfer.TextureImages",
                    "tepui.frontends.gl.vertex.ArrayPlace",
                    "tepui.frontends.gl.vertex.VertexArray");
            text.append("    private final Context context;\n\n    DirectStateEntries(Context context) {\n");
            text.append("        this.context = context;\n    }\n");
            for (GlRegistry.Function f : canonical(gl)) {
                GlDirectRules.Rule rule = GlDirectRules.of(f);
                if (rule == null) continue;
                text.append("\n    public ").append(f.returns()).append(' ').append(f.name());
                text.append('(').append(declared(f, "")).append(") {\n");
                text.append(DirectBody.of(f, rule, chapters)).append("    }\n");
            }
            text.append("}\n");
        }
    },
    LIST_OPS("list", "ListOps") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "Numbers of the calls in display lists. What is recorded by hand has numbers from HAND on.",
                    "public final class ListOps");
            text.append("    private ListOps() {}\n\n");
            int op = 0;
            for (GlRegistry.Function f : automatic(gl, chapters)) {
                text.append("    public static final int ")
                        .append(f.name())
                        .append(" = ")
                        .append(op++)
                        .append(";\n");
            }
            text.append("\n    /** The number of those that are recorded by generated code. */\n");
            text.append("    public static final int COUNT = ").append(op).append(";\n");
            text.append("    /** The first number for calls that are recorded by hand. */\n");
            text.append("    public static final int HAND = 4096;\n\n");
            BitSet inside = new BitSet();
            int at = 0;
            for (GlRegistry.Function f : automatic(gl, chapters)) inside.set(at++, GlListRules.allowedInBegin(f));
            text.append("    private static final long[] IN_BEGIN = {\n");
            for (long word : inside.toLongArray())
                text.append("        ").append(word).append("L,\n");
            text.append("    };\n\n");
            text.append("    /** Whether one of those may stand between glBegin and glEnd. */\n");
            text.append("    public static boolean isInBegin(int op) { // hot\n");
            text.append("        return op >> 6 < IN_BEGIN.length && (IN_BEGIN[op >> 6] >>> op & 1) != 0;\n    }\n}\n");
        }
    },
    LIST_RECORDER("list", "GeneratedRecorder") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "Puts calls into the list that is being compiled. Methods answer whether the call is done with, since it is not executed as well.\n"
                            + " * What has arrays of a size that is hard to tell is handed to the recorders that are written by hand.",
                    "public final class GeneratedRecorder");
            List<String> byHand = chapters.recorders();
            text.append("    private final ListWords calls;\n");
            for (String type : byHand)
                text.append("    private final ")
                        .append(type)
                        .append(' ')
                        .append(GlChapters.recorderField(type))
                        .append(";\n");
            text.append("\n    GeneratedRecorder(ListWords calls");
            for (String type : byHand)
                text.append(", ").append(type).append(' ').append(GlChapters.recorderField(type));
            text.append(") {\n        this.calls = calls;\n");
            for (String type : byHand) {
                String field = GlChapters.recorderField(type);
                text.append("        this.")
                        .append(field)
                        .append(" = ")
                        .append(field)
                        .append(";\n");
            }
            text.append("    }\n");
            for (GlRegistry.Function f : canonical(gl)) {
                GlListRules.Recording recording = GlListRules.recording(f);
                if (recording == GlListRules.Recording.NEVER || !chapters.has(f.name())) continue;
                text.append("\n    public boolean ")
                        .append(f.name())
                        .append('(')
                        .append(declared(f, ""))
                        .append(") {\n");
                String recorder = chapters.recorder(f.name());
                if (recorder != null) {
                    text.append("        return ").append(recorder).append('.').append(f.name());
                    text.append('(').append(given(f, "")).append(");\n    }\n");
                    continue;
                }
                if (recording == GlListRules.Recording.BY_HAND) {
                    GlDirectRules.Rule rule = GlDirectRules.of(f);
                    if (rule == null) {
                        text.append("        return false;\n    }\n");
                        continue;
                    }
                    text.append("        int from_ = calls.")
                            .append(rule.finder().method())
                            .append('(');
                    text.append(String.join(", ", rule.by())).append(");\n        return calls.given(from_, ");
                    text.append(rule.bound()).append('(').append(String.join(", ", rule.given()));
                    text.append("));\n    }\n");
                    continue;
                }
                for (GlRegistry.Param p : f.params()) {
                    if (p.pointer()) {
                        text.append("        long ")
                                .append(p.name())
                                .append("_ = calls.copy(")
                                .append(p.name())
                                .append(", ");
                        text.append(GlListRules.bytes(f, p)).append(");\n");
                    }
                }
                text.append("        int at_ = calls.begin(ListOps.")
                        .append(f.name())
                        .append(", ")
                        .append(ListWords.words(f))
                        .append(");\n");
                if (ListWords.words(f) > 0) text.append("        int[] words_ = calls.words;\n");
                int at = 0;
                for (GlRegistry.Param p : f.params()) {
                    String value = p.pointer() ? p.name() + "_" : p.name();
                    String to = "        words_[at_" + (at == 0 ? "" : " + " + at) + "] = ";
                    String next = "        words_[at_ + " + (at + 1) + "] = ";
                    switch (p.type()) {
                        case "boolean" -> text.append(to).append(value).append(" ? 1 : 0;\n");
                        case "float" ->
                            text.append(to)
                                    .append("Float.floatToRawIntBits(")
                                    .append(value)
                                    .append(");\n");
                        case "double" -> {
                            text.append(to)
                                    .append("(int) Double.doubleToRawLongBits(")
                                    .append(value)
                                    .append(");\n");
                            text.append(next)
                                    .append("(int) (Double.doubleToRawLongBits(")
                                    .append(value)
                                    .append(") >>> 32);\n");
                        }
                        case "long" -> {
                            text.append(to).append("(int) ").append(value).append(";\n");
                            text.append(next).append("(int) (").append(value).append(" >>> 32);\n");
                        }
                        default -> text.append(to).append(value).append(";\n");
                    }
                    at += ListWords.width(p);
                }
                text.append("        return calls.compileOnly;\n    }\n");
            }
            text.append("}\n");
        }
    },
    LIST_PLAYER("context", "GeneratedPlayer") {
        @Override
        void write(StringBuilder text, GlRegistry gl, GlChapters chapters) {
            open(
                    text,
                    gl,
                    "Executes recorded calls: one small switch for every 32 of them, since the compiler leaves methods above 8,000 bytes alone.",
                    "final class GeneratedPlayer",
                    "tepui.frontends.gl.list.ListOps");
            List<GlRegistry.Function> all = automatic(gl, chapters);
            text.append("    private GeneratedPlayer() {}\n\n");
            text.append(
                    "    static void play(Context context, int op, int[] words, int at) {\n        switch (op >> 5) {\n");
            for (int group = 0; group * 32 < all.size(); group++) {
                text.append("            case ")
                        .append(group)
                        .append(" -> play")
                        .append(group)
                        .append("(context, op, words, at);\n");
            }
            text.append(
                    "            default -> throw new IllegalStateException(\"list: there is no call \" + op);\n        }\n    }\n");
            for (int group = 0; group * 32 < all.size(); group++) {
                text.append("\n    private static void play").append(group);
                text.append("(Context context, int op, int[] words, int at) {\n        switch (op) {\n");
                for (GlRegistry.Function f : all.subList(group * 32, Math.min(all.size(), group * 32 + 32))) {
                    text.append("            case ListOps.")
                            .append(f.name())
                            .append(" -> ")
                            .append(chapters.call(f.name(), "", ListWords.read(f)));
                }
                text.append(
                        "            default -> throw new IllegalStateException(\"list: there is no call \" + op);\n        }\n    }\n");
            }
            text.append("""

                        private static long longAt(int[] words, int at) {
                            return words[at] & 0xffffffffL | (long) words[at + 1] << 32;
                        }

                        private static float floatAt(int[] words, int at) {
                            return Float.intBitsToFloat(words[at]);
                        }

                        private static double doubleAt(int[] words, int at) {
                            return Double.longBitsToDouble(longAt(words, at));
                        }
                    }
                    """.indent(0));
        }
    };

    private final String folder;
    private final String type;

    GlSources(String folder, String type) {
        this.folder = folder;
        this.type = type;
    }

    abstract void write(StringBuilder text, GlRegistry gl, GlChapters chapters);

    @Override
    public Path file() {
        return Path.of("frontends", "gl", "src", "generated", "java", "tepui", "frontends", "gl")
                .resolve(folder)
                .resolve(type + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        StringBuilder text = new StringBuilder();
        GlRegistry gl = GlRegistry.read(registries);
        GlChapters chapters = GlChapters.read(root);
        for (GlRegistry.Function f : canonical(gl)) {
            if (GlDirectRules.of(f) != null) chapters.add(f.name(), "directStateEntries");
        }
        FamilySources.addTo(chapters, gl);
        write(text, gl, chapters);
        return text.toString();
    }

    void open(StringBuilder text, GlRegistry gl, String comment, String declaration, String... imports) {
        text.append("package tepui.frontends.gl")
                .append(folder.isEmpty() ? "" : "." + folder)
                .append(";\n\n");
        for (String i : imports) text.append("import ").append(i).append(";\n");
        if (imports.length > 0) text.append('\n');
        text.append("/**\n * ")
                .append(comment)
                .append(" Written by {@code ./tepui generate}\n * from version ")
                .append(gl.version);
        text.append(" of its registry; not to be edited.\n */\n")
                .append(declaration)
                .append(" {\n");
    }

    /** The bits of the guard word that a call need not mind, taken off it. */
    private static String passed(GlRegistry.Function f) {
        List<String> bits = new ArrayList<>();
        if (!f.legacy()) bits.add("Guard.CORE");
        String es = f.legacy() ? "" : f.esLevel();
        for (String level : List.of("ES30", "ES31", "ES32", "NO_ES")) if (!level.equals(es)) bits.add("Guard." + level);
        if (GlListRules.allowedInBegin(f)) bits.add("Guard.BEGIN");
        if (GlListRules.givesVertices(f)) bits.add("Guard.WAITING");
        return bits.isEmpty() ? "" : " & ~(" + String.join(" | ", bits) + ")";
    }

    /** Result of a call that failed, behind a space; empty where it has none. */
    static String zero(GlRegistry.Function f) {
        return f.returns().equals("void") ? "" : f.returns().equals("boolean") ? " false" : " 0";
    }

    static GlRegistry.Function canonical(GlRegistry.Function f, GlRegistry gl) {
        return Objects.requireNonNull(gl.functions.get(f.canonical()), f.canonical());
    }

    /** Whether contexts of OpenGL ES have a function by another name only: glMapBufferRangeEXT is there in 2.0. */
    static boolean hasOwnGuard(GlRegistry.Function f, GlRegistry gl) {
        if (f.isCanonical() || f.legacy() || !f.esLevel().isEmpty()) return false;
        return !canonical(f, gl).esLevel().isEmpty() && f.broughtBy().stream().anyMatch(gl.ofEs::contains);
    }

    static List<GlRegistry.Function> canonical(GlRegistry gl) {
        return gl.functions.values().stream()
                .filter(GlRegistry.Function::isCanonical)
                .toList();
    }

    static List<GlRegistry.Function> automatic(GlRegistry gl, GlChapters chapters) {
        return canonical(gl).stream()
                .filter(f -> chapters.has(f.name()) && GlListRules.recording(f) == GlListRules.Recording.AUTOMATIC)
                .toList();
    }

    static String declared(GlRegistry.Function f, String first) {
        String params = f.params().stream().map(p -> p.type() + " " + p.name()).collect(Collectors.joining(", "));
        return first.isEmpty() ? params : params.isEmpty() ? first : first + ", " + params;
    }

    static String given(GlRegistry.Function f, String first) {
        String params = f.params().stream().map(GlRegistry.Param::name).collect(Collectors.joining(", "));
        return first.isEmpty() ? params : params.isEmpty() ? first : first + ", " + params;
    }

    /** The arguments as bits, each behind a comma. */
    private static String raw(GlRegistry.Function f) {
        StringBuilder text = new StringBuilder();
        for (GlRegistry.Param p : f.params()) {
            text.append(", ");
            switch (p.type()) {
                case "boolean" -> text.append(p.name()).append(" ? 1 : 0");
                case "float" ->
                    text.append("Float.floatToRawIntBits(").append(p.name()).append(')');
                case "double" ->
                    text.append("Double.doubleToRawLongBits(").append(p.name()).append(')');
                default -> text.append(p.name());
            }
        }
        return text.toString();
    }
}
