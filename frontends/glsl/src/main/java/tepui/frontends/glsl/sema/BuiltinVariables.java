package tepui.frontends.glsl.sema;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.syntax.ExtensionSet;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Stage;

/** Table of the built-in variables, from the table {@code variables.txt}; one is made when a shader first names it. */
public final class BuiltinVariables {
    private record Line(String kind, String type, String name, String last, Availability availability) {}

    private static final Map<String, List<Line>> LINES = new HashMap<>();
    private static final Map<String, String> STRUCTS = new HashMap<>();

    static {
        try (InputStream in = BuiltinVariables.class.getResourceAsStream("variables.txt")) {
            if (in == null) throw new IllegalStateException("variables.txt is not beside BuiltinVariables");
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            Availability availability = null;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.isEmpty() || line.charAt(0) == '#') continue;
                if (line.charAt(0) == '@') {
                    availability = Availability.parse(line.substring(1));
                } else if (line.startsWith("struct ")) {
                    int space = line.indexOf(' ', 7);
                    STRUCTS.put(line.substring(7, space), line.substring(space + 1));
                } else if (availability != null) {
                    String[] w = line.split(" ");
                    LINES.computeIfAbsent(w[2], k -> new ArrayList<>(2))
                            .add(new Line(w[0], w[1], w[2], w.length > 3 ? w[3] : "", availability));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The fixed function's state that a program reads: structs are made once, so that all shaders share the types. */
    private static final Map<String, GlslType.Struct> MADE = new HashMap<>();

    private BuiltinVariables() {}

    static Set<String> names() {
        return LINES.keySet();
    }

    /** Which gl_ struct types exist, for declarations that name them. */
    static GlslType.@Nullable Struct struct(String name) {
        synchronized (MADE) {
            GlslType.Struct known = MADE.get(name);
            String members = STRUCTS.get(name);
            if (known != null || members == null) return known;
            List<GlslType.Member> list = new ArrayList<>();
            for (String member : members.split("; ")) {
                int space = member.indexOf(' ');
                GlslType type = TypeNames.of(member.substring(0, space));
                if (type == null) throw new IllegalStateException("variables.txt: no type in '" + member + "'");
                list.add(new GlslType.Member(member.substring(space + 1), type, new VarInfo()));
            }
            GlslType.Struct made = new GlslType.Struct(name, list);
            MADE.put(name, made);
            return made;
        }
    }

    /** The variable of that name where it is available, or null. */
    static Typed.@Nullable Var find(
            String name, Version version, Stage stage, ExtensionSet extensions, int pos, GlslLimits limits) {
        for (Line line : LINES.getOrDefault(name, List.of())) {
            if (line.availability.holds(version, stage, extensions, pos)) return make(line, limits, stage, version);
        }
        return null;
    }

    /** Why a name that exists somewhere does not exist here; null for a name that exists nowhere. */
    static @Nullable String whyNot(String name, Version version, Stage stage) {
        List<Line> lines = LINES.get(name);
        return lines == null ? null : lines.getFirst().availability.remedy(version, stage);
    }

    private static Typed.Var make(Line line, GlslLimits limits, Stage stage, Version version) {
        VarInfo info = new VarInfo();
        info.storage = switch (line.kind) {
            case "in", "patchin" -> VarInfo.Storage.IN;
            case "out", "patchout" -> VarInfo.Storage.OUT;
            case "const", "call" -> VarInfo.Storage.CONST;
            case "plain" -> VarInfo.Storage.PRIVATE;
            default -> VarInfo.Storage.UNIFORM;
        };
        info.patch = line.kind.startsWith("patch");
        info.precision = VarInfo.Precision.HIGH;
        GlslType type = type(line.type, limits, info);
        Typed.Var v = new Typed.Var(line.name, type, info, null);
        v.builtIn = true;
        if (line.kind.equals("call")) return v;
        if (info.storage == VarInfo.Storage.CONST) {
            v.value = limit(line.last, type, limits);
        } else if (!line.last.isEmpty()) {
            info.builtin = Builtin.valueOf(line.last);
        }
        if (info.builtin != Builtin.NONE && type instanceof Basic b && b.base().isInteger()) {
            info.interpolation = Interpolation.FLAT;
        }
        boolean targets = line.name.equals("gl_FragData") || line.name.equals("gl_LastFragData");
        if (targets && type instanceof GlslType.Array a) {
            v.type = new GlslType.Array(a.element(), limits.drawBuffers);
        } else if (line.name.equals("gl_SecondaryFragDataEXT") && type instanceof GlslType.Array a) {
            v.type = new GlslType.Array(a.element(), limits.dualSourceDrawBuffers);
        }
        return v;
    }

    private static GlslType type(String text, GlslLimits limits, VarInfo info) {
        if (text.endsWith("[][]"))
            return new GlslType.Array(type(text.substring(0, text.length() - 2), limits, info), 0);
        int bracket = text.indexOf('[');
        String name = bracket < 0 ? text : text.substring(0, bracket);
        GlslType type = TypeNames.of(name);
        if (type == null) type = struct(name);
        if (type == null) throw new IllegalStateException("variables.txt: no type '" + name + "'");
        if (bracket < 0) return type;
        String size = text.substring(bracket + 1, text.length() - 1);
        int length = size.isEmpty()
                ? 0
                : Character.isDigit(size.charAt(0))
                        ? Integer.parseInt(size)
                        : (int) limit(size, BasicTypes.INT, limits).words()[0];
        return new GlslType.Array(type, length);
    }

    private static Typed.Constant limit(String name, GlslType type, GlslLimits l) {
        if (name.equals("workgroupCount"))
            return Constants.of(type, l.workgroupCount[0], l.workgroupCount[1], l.workgroupCount[2]);
        if (name.equals("workgroupSize"))
            return Constants.of(type, l.workgroupSize[0], l.workgroupSize[1], l.workgroupSize[2]);
        return Constants.ofInt(
                switch (name) {
                    case "vertexAttribs" -> l.vertexAttribs;
                    case "textureUnits" -> l.textureUnits;
                    case "combinedTextureUnits" -> l.combinedTextureUnits;
                    case "drawBuffers" -> l.drawBuffers;
                    case "dualSourceDrawBuffers" -> l.dualSourceDrawBuffers;
                    case "uniformComponents" -> l.uniformComponents;
                    case "uniformVectors" -> l.uniformComponents / 4;
                    case "varyingComponents" -> l.varyingComponents;
                    case "varyingVectors" -> l.varyingComponents / 4;
                    case "lights" -> l.lights;
                    case "clipPlanes" -> l.clipPlanes;
                    case "textureCoords" -> l.textureCoords;
                    case "clipDistances" -> l.clipDistances;
                    case "cullDistances" -> l.cullDistances;
                    case "combinedClipAndCullDistances" -> l.combinedClipAndCullDistances;
                    case "minTexelOffset" -> l.minTexelOffset;
                    case "maxTexelOffset" -> l.maxTexelOffset;
                    case "geometryInputComponents" -> l.geometryInputComponents;
                    case "geometryOutputComponents" -> l.geometryOutputComponents;
                    case "geometryOutputVertices" -> l.geometryOutputVertices;
                    case "geometryTotalOutputComponents" -> l.geometryTotalOutputComponents;
                    case "tessControlTotalOutputComponents" -> l.tessControlTotalOutputComponents;
                    case "tessComponents" -> l.tessComponents;
                    case "patchComponents" -> l.patchComponents;
                    case "patchVertices" -> l.patchVertices;
                    case "tessLevel" -> l.tessLevel;
                    case "viewports" -> l.viewports;
                    case "samples" -> l.samples;
                    case "imageUnits" -> l.imageUnits;
                    case "imageUniforms" -> l.imageUniforms;
                    case "combinedImageUniforms" -> l.combinedImageUniforms;
                    case "combinedOutputResources" -> l.imageUnits + l.storageBlocks + l.drawBuffers;
                    case "atomicCounters" -> l.atomicCounters;
                    case "atomicCounterBuffers" -> l.atomicCounterBuffers;
                    case "atomicCounterBufferSize" -> l.atomicCounterBufferSize;
                    case "transformFeedbackBuffers" -> l.transformFeedbackBuffers;
                    case "transformFeedbackInterleavedComponents" -> l.transformFeedbackInterleavedComponents;
                    case "zero" -> 0;
                    default -> throw new IllegalStateException("variables.txt: no limit '" + name + "'");
                });
    }
}
