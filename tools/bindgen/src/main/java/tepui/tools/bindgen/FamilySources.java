package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Generator of chapters whose functions differ by type and count alone: each converts what it is given, and calls one
 * of a few setters that are written by hand.
 */
enum FamilySources implements Generator {
    COLORS(
            "ColorCalls",
            "Current colours, normals and fog coordinates (2.7); colour index mode does not exist, so that the current index is nobody's.",
            "AttributeState current",
            "Color",
            "SecondaryColor",
            "Normal",
            "FogCoord",
            "Index") {
        @Override
        String body(FamilyFunction f) {
            if (f.base().equals("Index")) return "";
            String slot = "BuiltinSlots.ATTRIBUTE_"
                    + switch (f.base()) {
                        case "SecondaryColor" -> "SECONDARY_COLOR";
                        case "FogCoord" -> "FOG_COORD";
                        default -> f.base().toUpperCase(java.util.Locale.ROOT);
                    };
            return f.packed()
                    ? packed(f, slot, "true")
                    : attribute(f, slot, !f.base().equals("FogCoord"));
        }
    },
    TEXTURE_COORDINATES(
            "TexCoordCalls",
            "Current texture coordinates (2.7).",
            "AttributeState current",
            "TexCoord",
            "MultiTexCoord") {
        @Override
        String body(FamilyFunction f) {
            String slot = "BuiltinSlots.ATTRIBUTE_TEX_COORD_0";
            if (f.base().startsWith("Multi"))
                slot = "AttributeState.coordinateSlot("
                        + f.function().params().getFirst().name() + ")";
            return f.packed() ? packed(f, slot, "false") : attribute(f, slot, false);
        }
    },
    VERTICES(
            "VertexCalls",
            "Vertices and rectangles (2.6, 2.10).",
            "Primitives primitives, AttributeState current",
            "Vertex",
            "Rect") {
        @Override
        String body(FamilyFunction f) {
            if (f.base().equals("Rect")) return "primitives.rect(" + String.join(", ", corners(f)) + ");";
            if (f.packed()) return packed(f, "BuiltinSlots.ATTRIBUTE_VERTEX", "false");
            return twoWays(f, "current.add(", "current.addSlowly(", String.valueOf(f.rows()), false);
        }

        private List<String> corners(FamilyFunction f) {
            List<String> all = new ArrayList<>();
            for (GlRegistry.Param p : f.function().params()) {
                if (f.array()) for (int k = 0; k < 2; k++) all.add(f.real(f.behind(p.name(), k)));
                else all.add(f.real(p.name()));
            }
            return all;
        }
    },
    GENERIC_ATTRIBUTES(
            "GenericAttributeCalls",
            "Current values of generic attributes (2.7).",
            "GenericAttributeSetters setters",
            "VertexAttrib",
            "VertexAttribI",
            "VertexAttribL") {
        @Override
        String body(FamilyFunction f) {
            String given = "\"" + f.name() + "\", index, " + f.rows() + ", ";
            if (f.packed()) {
                String value = f.array() ? f.behind(f.last(), 0) : f.last();
                return "setters.packed(" + given + "type, normalized, " + value + ");";
            }
            // Integers of 64 bits are handles of textures.
            if (f.type().equals("ui64"))
                return "setters.handle(\"" + f.name() + "\", index, "
                        + f.components(1).getFirst() + ");";
            if (f.base().equals("VertexAttrib")) return "setters.real(" + given + words(f, f.fractions()) + ");";
            boolean wide = f.base().equals("VertexAttribL");
            String setter = wide ? "wide" : f.type().startsWith("u") ? "unsigned" : "integer";
            List<String> all = new ArrayList<>();
            for (String c : f.components(f.rows()))
                all.add(f.type().equals("ui") ? c : f.real(c).replace("(float) ", ""));
            return "setters." + setter + "(" + given + String.join(", ", filled(all, "0", "1")) + ");";
        }
    },
    RASTER_POSITIONS(
            "RasterPosCalls", "Raster positions (2.25).", "RasterPosSetters setters", "RasterPos", "WindowPos") {
        @Override
        String body(FamilyFunction f) {
            List<String> all = new ArrayList<>();
            for (String c : f.components(f.rows())) all.add(f.real(c));
            boolean window = f.base().equals("WindowPos");
            all = filled(all, "0", "1");
            return (window ? "setters.windowPos(" : "setters.rasterPos(")
                    + String.join(", ", window ? all.subList(0, 3) : all) + ");";
        }
    },
    UNIFORMS(
            "UniformCalls",
            "Values of uniforms of the program in use.",
            "UniformRules rules, UniformSetters setters",
            "Uniform",
            "UniformMatrix") {
        @Override
        String body(FamilyFunction f) {
            return uniform(f, "rules.active(\"" + f.name() + "\")");
        }
    },
    PROGRAM_UNIFORMS(
            "ProgramUniformCalls",
            "Values of uniforms of a program by its name.",
            "UniformRules rules, UniformSetters setters",
            "ProgramUniform",
            "ProgramUniformMatrix") {
        @Override
        String body(FamilyFunction f) {
            return uniform(f, "rules.linked(\"" + f.name() + "\", program)");
        }
    };

    private static final String PACKAGE = "tepui.frontends.gl.";

    private final String type;
    private final String comment;
    private final String collaborators;
    private final Set<String> bases;

    FamilySources(String type, String comment, String collaborators, String... bases) {
        this.type = type;
        this.comment = comment;
        this.collaborators = collaborators;
        this.bases = Set.of(bases);
    }

    boolean has(FamilyFunction f) {
        return bases.contains(f.base());
    }

    /** The statement of a function; empty where it does nothing. */
    abstract String body(FamilyFunction f);

    // ---- statements ------------------------------------------------------------------------------------------------

    /** Components behind those that are given, and then the last: a vector of four. */
    private static List<String> filled(List<String> given, String zero, String one) {
        List<String> all = new ArrayList<>(given);
        while (all.size() < 4) all.add(all.size() == 3 ? one : zero);
        return all;
    }

    private static List<String> given(FamilyFunction f, boolean fractions) {
        List<String> all = new ArrayList<>();
        for (String c : f.components(Math.max(1, f.rows())))
            all.add("AttributeState.bits(" + (fractions ? f.fraction(c) : f.real(c)) + ")");
        return all;
    }

    private static String words(FamilyFunction f, boolean fractions) {
        return String.join(", ", filled(given(f, fractions), "0", "AttributeState.ONE"));
    }

    private static String attribute(FamilyFunction f, String slot, boolean fractions) {
        return twoWays(f, "current.put(", "current.set(", slot + ", " + Math.max(1, f.rows()), fractions);
    }

    /**
     * The short way, and the long one where that is not enough. Each function has the branch itself: what a compiler knows of it is what
     * the program does with this function, and a long way that it never took does not burden the short one.
     */
    private static String twoWays(FamilyFunction f, String quick, String slow, String before, boolean fractions) {
        StringBuilder text = new StringBuilder();
        List<String> names = new ArrayList<>();
        for (String word : given(f, fractions)) {
            String name = "word" + names.size();
            text.append("int ").append(name).append(" = ").append(word).append(";\n        ");
            names.add(name);
        }
        String words = before + ", " + String.join(", ", filled(names, "0", "AttributeState.ONE")) + ");";
        return text + "if (!" + quick + words.substring(0, words.length() - 1) + ") " + slow + words;
    }

    private static String packed(FamilyFunction f, String slot, String normalized) {
        String value = f.array() ? f.behind(f.last(), 0) : f.last();
        return "current.packed(\"" + f.name() + "\", " + slot + ", " + f.rows() + ", type, " + normalized + ", " + value
                + ");";
    }

    private static String uniform(FamilyFunction f, String program) {
        String kind = "UniformTypes."
                + switch (f.type()) {
                    case "f" -> "FLOAT";
                    case "i" -> "INT";
                    case "ui" -> "UINT";
                    case "d" -> "DOUBLE";
                    case "i64" -> "INT64";
                    default -> "UINT64";
                };
        int columns = f.array() ? f.columns() : 1;
        String what = "(\"" + f.name() + "\", " + program + ", location, ";
        String given = "UniformTypes.pack(" + kind + ", " + columns + ", " + f.rows() + "), ";
        if (f.array()) {
            String transpose = f.base().endsWith("Matrix") ? "transpose" : "false";
            return "setters.setArray" + what + given + "count, " + transpose + ", value);";
        }
        List<String> all = new ArrayList<>();
        for (String c : f.components(f.rows())) all.add(f.type().equals("f") ? "AttributeState.bits(" + c + ")" : c);
        String values = String.join(", ", filled(all, "0", "0"));
        return switch (f.type()) {
            case "d" -> "setters.setDoubles" + what + f.rows() + ", " + values + ");";
            case "i64", "ui64" -> "setters.setLongs" + what + given + values + ");";
            default -> "setters.set" + what + given + values + ");";
        };
    }

    // ---- files -----------------------------------------------------------------------------------------------------

    private List<FamilyFunction> functions(GlRegistry gl) {
        List<FamilyFunction> all = new ArrayList<>();
        for (GlRegistry.Function f : gl.functions.values()) {
            FamilyFunction parts = FamilyFunction.of(f);
            if (parts != null && has(parts)) all.add(parts);
        }
        return all;
    }

    /** Puts the functions of all families into their chapters. */
    static void addTo(GlChapters chapters, GlRegistry gl) throws IOException {
        for (FamilySources s : values()) {
            String field = GlChapters.field(s.type);
            for (FamilyFunction f : s.functions(gl)) {
                if (chapters.has(f.name())) throw new IOException(f.name() + " is generated and written by hand");
                chapters.add(f.name(), field);
            }
        }
    }

    @Override
    public Path file() {
        return Path.of("frontends/gl/src/generated/java/tepui/frontends/gl/api", type + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        GlRegistry gl = GlRegistry.read(registries);
        StringBuilder methods = new StringBuilder();
        for (FamilyFunction f : functions(gl)) {
            methods.append("\n    public void ").append(f.name()).append('(');
            methods.append(GlSources.declared(f.function(), "")).append(") {");
            String body = body(f);
            methods.append(body.isEmpty() ? "}\n" : "\n        " + body + "\n    }\n");
        }
        StringBuilder text = new StringBuilder("package tepui.frontends.gl.api;\n\n");
        String used = collaborators + methods;
        Set<String> imports = new TreeSet<>();
        for (String name : List.of(
                "base.Native",
                "draw.UniformRules",
                "draw.UniformSetters",
                "fixed.Numbers",
                "immediate.AttributeState",
                "immediate.GenericAttributeSetters",
                "legacy.Primitives",
                "legacy.RasterPosSetters",
                "program.UniformTypes")) {
            if (used.contains(name.substring(name.indexOf('.') + 1))) imports.add(PACKAGE + name);
        }
        if (used.contains("BuiltinSlots")) imports.add("tepui.frontends.glsl.BuiltinSlots");
        for (String i : imports) text.append("import ").append(i).append(";\n");
        text.append("\n/**\n * ").append(comment).append(" Written by {@code ./tepui generate}\n * from version ");
        text.append(gl.version).append(" of its registry; not to be edited.\n */\n");
        text.append("public final class ").append(type).append(" {\n");
        List<String> fields = List.of(collaborators.split(", "));
        for (String field : fields)
            text.append("    private final ").append(field).append(";\n");
        text.append("\n    public ")
                .append(type)
                .append('(')
                .append(collaborators)
                .append(") {\n");
        for (String field : fields) {
            String name = field.substring(field.indexOf(' ') + 1);
            text.append("        this.").append(name).append(" = ").append(name).append(";\n");
        }
        return text.append("    }\n").append(methods).append("}\n").toString();
    }
}
