package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;
import tepui.tools.bindgen.Direct3D9Methods.Face;
import tepui.tools.bindgen.Direct3D9Methods.Method;
import tepui.tools.bindgen.Direct3D9Methods.Param;

/**
 * Generator of the Direct3D 9 client in C, apart from what is written by hand: a header for programs, encoders of
 * packets, methods, tables.
 */
enum Direct3D9Client implements Generator {
    PROGRAM_HEADER("clients/d3d9/generated/direct3d9.h") {
        @Override
        void write(StringBuilder text, Direct3D9Methods table, Path root) {
            head(text, "Interfaces of Direct3D 9 for programs in C that have no header of the system's.");
            text.append(
                    "#ifndef TEPUI_DIRECT3D9_H\n#define TEPUI_DIRECT3D9_H\n\n#include <stdint.h>\n#include <wchar.h>\n\n");
            text.append("#ifndef TEPUI_CALL\n#if defined(_WIN32) && defined(__i386__)\n");
            text.append("#define TEPUI_CALL __attribute__((stdcall))\n#else\n#define TEPUI_CALL\n#endif\n#endif\n");
            for (Face f : table.faces()) {
                String name = "I" + f.name();
                text.append("\ntypedef struct ").append(name).append(' ').append(name);
                text.append(";\nstruct ").append(name).append("Methods {\n");
                member(text, "uint32_t", name, "QueryInterface", ", const void *id, void **object");
                member(text, "uint32_t", name, "AddRef", "");
                member(text, "uint32_t", name, "Release", "");
                for (Method m : f.methods()) {
                    StringBuilder list = new StringBuilder();
                    for (Param p : m.params()) list.append(", ").append(type(p)).append(p.name());
                    member(text, result(m), name, m.name(), list.toString());
                }
                text.append("};\nstruct ").append(name).append(" {\n    const struct ");
                text.append(name).append("Methods *lpVtbl;\n};\n");
            }
            text.append("\nIDirect3D9 *TEPUI_CALL Direct3DCreate9(uint32_t version);\n");
            text.append("uint32_t TEPUI_CALL Direct3DCreate9Ex(uint32_t version, IDirect3D9 **direct3d);\n");
            text.append("int32_t TEPUI_CALL D3DPERF_BeginEvent(uint32_t color, const wchar_t *name);\n");
            text.append("int32_t TEPUI_CALL D3DPERF_EndEvent(void);\n");
            text.append("uint32_t TEPUI_CALL D3DPERF_GetStatus(void);\n");
            text.append("uint32_t TEPUI_CALL D3DPERF_QueryRepeatFrame(void);\n");
            text.append("void TEPUI_CALL D3DPERF_SetMarker(uint32_t color, const wchar_t *name);\n");
            text.append("void TEPUI_CALL D3DPERF_SetOptions(uint32_t options);\n");
            text.append("void TEPUI_CALL D3DPERF_SetRegion(uint32_t color, const wchar_t *name);\n\n#endif\n");
        }

        private static void member(StringBuilder text, String result, String face, String name, String list) {
            text.append("    ")
                    .append(result)
                    .append("(TEPUI_CALL *")
                    .append(name)
                    .append(")(");
            text.append(face).append(" *self").append(list).append(");\n");
        }
    },
    PACKETS("clients/d3d9/generated/packets.h") {
        @Override
        void write(StringBuilder text, Direct3D9Methods table, Path root) {
            head(text, "Encoders of packets. Those that begin with ask_ wait for the answer and return it.");
            text.append(PACKET_SHAPES);
            int op = FIRST;
            for (Method m : table.sent()) {
                encoder(text, m, op++);
                if (m.isAnswered()) asker(text, m);
            }
            text.append("\n#endif\n");
        }

        private static String parameters(Method m, boolean outs) {
            StringBuilder s = new StringBuilder("struct tepui_stream *s_");
            if (m.namesObject()) s.append(", uint32_t self_");
            for (Param p : m.sent()) {
                if (p.isOut() && !outs) continue;
                s.append(", ");
                if (p.isOut()) s.append("void *").append(p.name());
                else if (p.isObject()) s.append("uint32_t ").append(p.name());
                else s.append(type(p)).append(p.name());
            }
            return s.toString();
        }

        /* A packet of words alone is a line; arrays follow the words. */
        private static void encoder(StringBuilder text, Method m, int op) {
            if (m.sent().stream().allMatch(p -> p.isOut() || p.words() == 1 && !p.isBlob())) words(text, m, op);
            else arrays(text, m, op);
        }

        private static void words(StringBuilder text, Method m, int op) {
            text.append("\nTEPUI_WORDS(")
                    .append(m.full())
                    .append(", (")
                    .append(parameters(m, false))
                    .append("), ");
            text.append(op);
            if (m.namesObject()) text.append(", self_");
            for (Param p : m.sent())
                if (!p.isOut())
                    text.append(p.type().equals("float") ? ", tepui_float(" + p.name() + ")" : ", " + p.name());
            text.append(")\n");
        }

        private static void arrays(StringBuilder text, Method m, int op) {
            int words = m.namesObject() ? 2 : 1;
            StringBuilder sizes = new StringBuilder();
            StringBuilder room = new StringBuilder();
            StringBuilder puts = new StringBuilder();
            if (m.namesObject()) puts.append("    w_[1] = self_;\n");
            for (Param p : m.sent()) {
                if (p.isOut()) continue;
                String at = "w_ + " + words;
                if (p.isBlob()) {
                    String bytes = p.name() + "_n";
                    sizes.append("    uint32_t ")
                            .append(bytes)
                            .append(" = tepui_bytes(")
                            .append(p.name());
                    sizes.append(", (uint32_t)(")
                            .append(p.count())
                            .append(") * ")
                            .append(p.bytes())
                            .append(");\n");
                    room.append(" + tepui_padded(").append(bytes).append(")");
                    puts.append("    d_ = tepui_put_array(")
                            .append(at)
                            .append(", d_, ")
                            .append(p.name());
                    puts.append(", ").append(bytes).append(");\n");
                } else {
                    String put = switch (p.type()) {
                        case "float" -> "w_[" + words + "] = tepui_float(" + p.name() + ")";
                        case "rect" -> "tepui_put_optional(" + at + ", " + p.name() + ", 4)";
                        case "box" -> "tepui_put_optional(" + at + ", " + p.name() + ", 6)";
                        default -> "w_[" + words + "] = " + p.name();
                    };
                    puts.append("    ").append(put).append(";\n");
                }
                words += p.words();
            }
            text.append("\nstatic inline void put_").append(m.full()).append('(');
            text.append(parameters(m, false)).append(") {\n").append(sizes);
            text.append("    uint32_t *w_ = tepui_packet(s_, ")
                    .append(op)
                    .append(", ")
                    .append(words);
            text.append(room).append(");\n");
            if (!room.isEmpty())
                text.append("    uint32_t *d_ = w_ + ").append(words).append(";\n");
            text.append(puts).append("}\n");
        }

        private static void asker(StringBuilder text, Method m) {
            StringBuilder brought = new StringBuilder();
            int at = 0;
            for (Param p : m.sent()) {
                if (!p.isOut()) continue;
                // What may be left out is answered with refusals too.
                String always = p.type().equals("maybe") ? "1" : "!tepui_failed(result_)";
                brought.append(", tepui_bring(s_, ").append(always).append(", ").append(p.name());
                brought.append(", ").append(at).append(", ").append(p.count()).append(')');
                at += Integer.parseInt(String.valueOf(p.count())) + 7 & -8;
            }
            text.append(brought.isEmpty() ? "TEPUI_ASK(" : "TEPUI_ASK_FOR(").append(m.full());
            text.append(", (").append(parameters(m, true)).append("), (s_");
            if (m.namesObject()) text.append(", self_");
            for (Param p : m.sent()) if (!p.isOut()) text.append(", ").append(p.name());
            text.append(')').append(brought).append(")\n");
        }
    },
    DECLARATIONS("clients/d3d9/generated/declarations.h") {
        @Override
        void write(StringBuilder text, Direct3D9Methods table, Path root) {
            head(text, "What the client has of its own, under the names of the methods.");
            List<Face> all = new ArrayList<>(table.parts());
            all.addAll(table.faces());
            for (Face f : all)
                for (Method m : f.methods())
                    if (f.name().equals(m.face()) && !m.isGenerated())
                        text.append("static ")
                                .append(result(m))
                                .append(m.result() == 'p' ? "" : " ")
                                .append(m.full())
                                .append('(')
                                .append(list(m))
                                .append(");\n");
        }
    },
    METHODS("clients/d3d9/generated/methods.h") {
        @Override
        void write(StringBuilder text, Direct3D9Methods table, Path root) {
            head(
                    text,
                    "Methods as programs call them, under the device's lock where it has one, and their tables. What is"
                            + " not generated is in the other files, under the name of its method.");
            text.append(METHOD_SHAPES);
            for (Face f : table.parts()) for (Method m : f.methods()) method(text, m);
            for (Face f : table.faces()) {
                String kind = f.name().toLowerCase(Locale.ROOT).replace("9", "");
                for (Method m : f.methods()) if (f.name().equals(m.face())) method(text, m);
                text.append("\nstatic const void *const ").append(kind).append("_methods[] = {\n");
                text.append("    (const void *)tepui_QueryInterface,\n    (const void *)tepui_AddRef,\n");
                text.append("    (const void *)tepui_Release,\n");
                for (Method m : f.methods())
                    text.append("    (const void *)").append(m.full()).append("_call,\n");
                text.append("};\n\nstatic const struct tepui_id ").append(kind).append("_ids[] = {\n");
                for (String id : f.ids()) text.append("    ").append(guid(id)).append(",\n");
                text.append("    {{0}},\n};\n");
            }
        }

        private static void method(StringBuilder text, Method m) {
            String shape = "OWN";
            if (m.result() == 'v') shape = "OWN_SILENT";
            if (m.isGenerated()) shape = m.isAnswered() ? "ASK" : "SEND";
            text.append('\n').append(shape).append('(');
            if (shape.equals("OWN")) text.append(result(m).strip()).append(", ");
            text.append(m.full()).append(", (").append(list(m)).append("), ");
            if (!m.isGenerated()) {
                text.append("self");
                for (Param p : m.params()) text.append(", ").append(p.name());
            } else {
                List<String> needed = m.params().stream()
                        .filter(p -> p.type().equals("out")
                                || p.isBlob() && !p.type().equals("bytes"))
                        .map(p -> p.name() + " != NULL")
                        .toList();
                text.append(needed.isEmpty() ? "1" : String.join(" && ", needed));
                text.append(", self->stream");
                if (m.namesObject()) text.append(", self->id");
                for (Param p : m.params()) {
                    if (p.isOut() && !m.isAnswered()) continue;
                    text.append(", ").append(p.isObject() ? "tepui_id(" + p.name() + ")" : p.name());
                }
            }
            text.append(")\n");
        }

        private static String guid(String id) {
            String digits = id.replace("-", "");
            int[] order = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
            List<String> bytes = new ArrayList<>();
            for (int i : order) bytes.add("0x" + digits.substring(2 * i, 2 * i + 2));
            return "{{" + String.join(", ", bytes) + "}}";
        }
    },
    TABLES("clients/d3d9/generated/tables.h") {
        @Override
        void write(StringBuilder text, Direct3D9Methods table, Path root) throws IOException {
            head(text, "Formats, and sets of render states of state blocks, as the front end has them.");
            Map<String, Integer> values = constants(root);
            text.append("static const struct tepui_format tepui_formats[] = {\n");
            Pattern add = Pattern.compile("\\w+\\(\\s*(D3DFMT_\\w+),\\s*\"(\\w+)\",\\s*Format\\.(\\w+)");
            Matcher m = add.matcher(Files.readString(root.resolve(FRONT_END + "format/TexelFormats.java")));
            while (m.find()) {
                Format f = Format.valueOf(m.group(3));
                text.append("    {").append(value(values, m.group(1))).append("u, ");
                text.append(f.blockWidth()).append(", ").append(f.blockHeight()).append(", ");
                text.append(f.blockBytes())
                        .append(", ")
                        .append(f.isDepthStencil() ? 1 : 0)
                        .append("}, /* ");
                text.append(m.group(2)).append(" */\n");
            }
            text.append("};\n");
            String sets = Files.readString(root.resolve(FRONT_END + "state/StateSets.java"));
            for (String set : List.of("PIXEL_RENDER", "VERTEX_RENDER")) {
                int from = sets.indexOf("int[] " + set + " = {");
                String list = sets.substring(sets.indexOf('{', from) + 1, sets.indexOf('}', from));
                text.append("\nstatic const uint16_t tepui_")
                        .append(set.toLowerCase(Locale.ROOT))
                        .append("[] = {");
                for (String name : list.split(","))
                    text.append(value(values, name.strip())).append(", ");
                text.append("};\n");
            }
        }
    };

    /** Code that all encoders share, so that each is a line where it has words alone. */
    private static final String PACKET_SHAPES = """
            #ifndef TEPUI_PACKETS_H
            #define TEPUI_PACKETS_H

            #include "stream.h"

            /* A packet of words: its number, then its arguments. */
            #define TEPUI_WORDS(NAME, PARAMETERS, ...)                                                        \\
                static inline void put_##NAME PARAMETERS {                                                    \\
                    const uint32_t words_[] = {__VA_ARGS__};                                                  \\
                    uint32_t *to_ = tepui_packet(s_, words_[0], sizeof words_ / sizeof *words_);              \\
                    memcpy(to_ + 1, words_ + 1, sizeof words_ - sizeof *words_);                              \\
                }
            #define TEPUI_ASK(NAME, PARAMETERS, GIVEN)                                                        \\
                static inline uint32_t ask_##NAME PARAMETERS {                                                \\
                    put_##NAME GIVEN;                                                                         \\
                    return tepui_wait(s_);                                                                    \\
                }
            /* The answer brings something, if the call did not fail. */
            #define TEPUI_ASK_FOR(NAME, PARAMETERS, GIVEN, ...)                                               \\
                static inline uint32_t ask_##NAME PARAMETERS {                                                \\
                    put_##NAME GIVEN;                                                                         \\
                    uint32_t result_ = tepui_wait(s_);                                                        \\
                    __VA_ARGS__;                                                                              \\
                    return result_;                                                                           \\
                }
            """;

    private static final String METHOD_SHAPES = """

            #define OWN(RESULT, NAME, PARAMETERS, ...)                  \\
                static RESULT TEPUI_CALL NAME##_call PARAMETERS {       \\
                    tepui_enter(self);                                  \\
                    RESULT result_ = NAME(__VA_ARGS__);                 \\
                    tepui_leave(self);                                  \\
                    return result_;                                     \\
                }
            #define OWN_SILENT(NAME, PARAMETERS, ...)                   \\
                static void TEPUI_CALL NAME##_call PARAMETERS {         \\
                    tepui_enter(self);                                  \\
                    NAME(__VA_ARGS__);                                  \\
                    tepui_leave(self);                                  \\
                }
            #define SEND(NAME, PARAMETERS, SOUND, ...)                  \\
                static uint32_t TEPUI_CALL NAME##_call PARAMETERS {     \\
                    if (!(SOUND)) return (uint32_t)TEPUI_INVALIDCALL;   \\
                    tepui_enter(self);                                  \\
                    put_##NAME(__VA_ARGS__);                            \\
                    tepui_leave(self);                                  \\
                    return 0;                                           \\
                }
            #define ASK(NAME, PARAMETERS, SOUND, ...)                   \\
                static uint32_t TEPUI_CALL NAME##_call PARAMETERS {     \\
                    if (!(SOUND)) return (uint32_t)TEPUI_INVALIDCALL;   \\
                    tepui_enter(self);                                  \\
                    uint32_t result_ = ask_##NAME(__VA_ARGS__);         \\
                    tepui_leave(self);                                  \\
                    return result_;                                     \\
                }
            """;

    /** Packets with lower numbers are the transport's. */
    static final int FIRST = 8;

    static final String FRONT_END = "frontends/d3d9/src/main/java/tepui/frontends/d3d9/";

    private final Path file;

    Direct3D9Client(String file) {
        this.file = Path.of(file);
    }

    abstract void write(StringBuilder text, Direct3D9Methods table, Path root) throws IOException;

    @Override
    public Path file() {
        return file;
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        StringBuilder text = new StringBuilder();
        write(text, Direct3D9Methods.read(), root);
        return text.toString();
    }

    private static void head(StringBuilder text, String what) {
        text.append("/* ").append(what);
        text.append(" Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */\n");
    }

    /** The parameters of a method in C. */
    private static String list(Method m) {
        StringBuilder list = new StringBuilder("struct tepui_object *self");
        for (Param p : m.params()) list.append(", ").append(type(p)).append(p.name());
        return list.toString();
    }

    private static String result(Method m) {
        return switch (m.result()) {
            case 'v' -> "void";
            case 'f' -> "float";
            case 'p' -> "void *";
            default -> "uint32_t";
        };
    }

    /** The type of a parameter in C. */
    private static String type(Param p) {
        if (p.isObject()) return "void *";
        if (p.isBlob()) return "const void *";
        return switch (p.type()) {
            case "uint", "bool" -> "uint32_t ";
            case "float" -> "float ";
            case "rect", "box", "pointer" -> "const void *";
            default -> "void *";
        };
    }

    /** Constants of the front end by name. */
    private static Map<String, Integer> constants(Path root) throws IOException {
        Map<String, Integer> values = new LinkedHashMap<>();
        Pattern constant = Pattern.compile("int (D3D\\w+) = ([^;]+);");
        Matcher m = constant.matcher(Files.readString(root.resolve(FRONT_END + "D3D9.java")));
        while (m.find()) {
            Integer v = number(m.group(2), values);
            if (v != null) values.put(m.group(1), v);
        }
        return values;
    }

    private static @Nullable Integer number(String text, Map<String, Integer> known) {
        String t = text.strip();
        if (t.matches("-?\\d+|0x[0-9a-fA-F_]+"))
            return t.startsWith("0x")
                    ? Integer.parseUnsignedInt(t.substring(2).replace("_", ""), 16)
                    : Integer.valueOf(t);
        Matcher code = Pattern.compile("'(.)' \\| '(.)' << 8 \\| '(.)' << 16 \\| '(.)' << 24")
                .matcher(t);
        if (code.matches())
            return code.group(1).charAt(0)
                    | code.group(2).charAt(0) << 8
                    | code.group(3).charAt(0) << 16
                    | code.group(4).charAt(0) << 24;
        return known.get(t);
    }

    private static String value(Map<String, Integer> values, String name) throws IOException {
        Integer v = values.get(name);
        if (v == null) throw new IOException("D3D9.java has no number " + name);
        return Integer.toUnsignedString(v);
    }
}
