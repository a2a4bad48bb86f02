package tepui.ir;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The validator's rules for declarations: layout of the stage, variables with their locations and built-ins, resources. */
final class InterfaceRules {
    /** Locations that an interface may use; drivers announce fewer. */
    static final int MAX_LOCATIONS = 128;
    /** Scalars that one array of locals may hold. */
    static final int MAX_LOCAL_SCALARS = 1 << 20;

    static final int MAX_SHARED_BYTES = 1 << 20;
    static final int MAX_WORKGROUP = 4096;
    static final int MAX_SLOTS = 1 << 16;

    private final Shader shader;
    private final Validator out;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    InterfaceRules(Shader shader, Validator out) {
        this.shader = shader;
        this.out = out;
    }

    void check() {
        layout();
        variables(shader.inputs, Variable.Mode.INPUT);
        variables(shader.outputs, Variable.Mode.OUTPUT);
        variables(shader.locals, Variable.Mode.LOCAL);
        Map<Integer, Resource> slots = new HashMap<>();
        for (Resource r : shader.resources) resource(r, slots);
    }

    private void range(String what, long value, long least, long most) {
        if (value < least || value > most) {
            out.report(what + " is " + value + ", must be " + least + " to " + most);
        }
    }

    private void layout() {
        Stage stage = shader.stage;
        if (!(stage == Stage.COMPUTE && shader.isSizedLater())) {
            range("local size x", shader.localX, 1, MAX_WORKGROUP);
            range("local size y", shader.localY, 1, MAX_WORKGROUP);
            range("local size z", shader.localZ, 1, MAX_WORKGROUP);
            range("the workgroup's size", (long) shader.localX * shader.localY * shader.localZ, 1, MAX_WORKGROUP);
        }
        range("shared bytes", shader.sharedBytes, 0, stage == Stage.COMPUTE ? MAX_SHARED_BYTES : 0);
        range("invocations", shader.invocations, 1, stage == Stage.GEOMETRY ? 128 : 1);
        switch (stage) {
            case TESS_CONTROL -> range("output vertices", shader.outputVertices, 1, 32);
            case GEOMETRY -> {
                range("output vertices", shader.outputVertices, 0, 4096);
                switch (shader.outputTopology) {
                    case POINTS, LINE_STRIP, TRIANGLE_STRIP -> {}
                    default ->
                        out.report("a geometry shader puts out " + shader.outputTopology
                                + ", must be POINTS, LINE_STRIP or TRIANGLE_STRIP");
                }
                switch (shader.inputTopology) {
                    case POINTS, LINES, LINES_ADJACENCY, TRIANGLES, TRIANGLES_ADJACENCY -> {}
                    default ->
                        out.report("a geometry shader takes " + shader.inputTopology + ", which is no primitive");
                }
            }
            case TESS_EVAL -> {
                switch (shader.inputTopology) {
                    case TRIANGLES, QUADS, ISOLINES -> {}
                    default ->
                        out.report("a tessellation evaluation shader takes " + shader.inputTopology
                                + ", must be TRIANGLES, QUADS or ISOLINES");
                }
            }
            default -> range("output vertices", shader.outputVertices, 0, 0);
        }
        quads();
        if (shader.postDepthCoverage && !shader.earlyFragmentTests)
            out.report("coverage behind tests needs early tests");
        if (stage != Stage.FRAGMENT) {
            if (shader.earlyFragmentTests) out.report("early fragment tests are for fragment shaders");
            if (shader.perSample) out.report("per sample is for fragment shaders");
            if (shader.endsDemotedLoops) out.report("loops of demoted fragments are in fragment shaders");
            if (shader.interlock != Shader.Interlock.NONE) out.report("an interlock is for fragment shaders");
        }
    }

    /** Whole quads are in a workgroup. */
    private void quads() {
        int x = shader.localX;
        int y = shader.localY;
        int z = shader.localZ;
        if (!shader.quads.divide(x, y, z))
            out.report("a workgroup of " + x + " x " + y + " x " + z + " has no whole quads " + shader.quads);
        if (shader.quads != Shader.Quads.NONE && shader.stage != Stage.COMPUTE)
            out.report("quads are said of compute shaders alone");
    }

    // ---- variables -------------------------------------------------------------------------------------------------

    private void variables(List<Variable> list, Variable.Mode mode) {
        Map<Integer, Variable> taken = new HashMap<>();
        Map<Builtin, Variable> builtins = new HashMap<>();
        for (Variable v : list) {
            String name = v.mode().name().toLowerCase(java.util.Locale.ROOT) + " '" + v.name() + "'";
            if (v.mode() != mode) out.report(name + " stands in the list of " + mode);
            if (!seen.add(v)) {
                out.report(name + " is listed twice");
                continue;
            }
            if (mode == Variable.Mode.LOCAL) {
                local(v, name);
                continue;
            }
            if (v.initial != null) out.report(name + " has contents; only locals have");
            if (v.builtin != Builtin.NONE) {
                builtin(v, name);
                if (builtins.put(v.builtin, v) != null) out.report(name + " is the second one for " + v.builtin.text());
            } else {
                user(v, name);
                location(v, name, taken);
            }
            perVertex(v, name);
            relative(v, name);
        }
    }

    private void local(Variable v, String name) {
        if (v.builtin != Builtin.NONE || v.location != -1 || v.perVertex || v.patch) {
            out.report(name + " has a built-in, a location, per-vertex or per-patch instances; locals have not");
        }
        if (v.cylindrical != 0) out.report(name + " is cylindrical, which locals are not");
        long scalars = (long) v.elements() * v.type().width();
        if (scalars > MAX_LOCAL_SCALARS) {
            out.report(name + " has " + scalars + " components, at most " + MAX_LOCAL_SCALARS + " are allowed");
        }
        long[] initial = v.initial;
        if (initial == null) return;
        if (initial.length != scalars) {
            out.report(name + " has contents of " + initial.length + " components, must be " + scalars);
        }
        for (long bits : initial) {
            if (!isCanonical(v.type().kind(), bits)) {
                out.report(name + " has contents 0x" + Long.toHexString(bits) + ", no bits of "
                        + v.type().kind().text());
            }
        }
    }

    /** Are these the bits that a component of this kind has: sign- or zero-extended as {@link Instr#bits} says? */
    static boolean isCanonical(ScalarKind kind, long bits) {
        return switch (kind) {
            case BOOL -> bits == 0 || bits == 1;
            case I32 -> bits == (int) bits;
            case F32 -> bits >>> 32 == 0;
            case I64, F64 -> true;
        };
    }

    private void user(Variable v, String name) {
        if (shader.stage == Stage.COMPUTE) out.report(name + " is user data, which compute shaders have not");
        if (v.type().kind() == ScalarKind.BOOL) out.report(name + " is bool, which only built-ins may be");
        boolean fragmentOutput = shader.stage == Stage.FRAGMENT && v.mode() == Variable.Mode.OUTPUT;
        range("index of " + name, v.index, 0, fragmentOutput ? 1 : 0);
        boolean geometryOutput = shader.stage == Stage.GEOMETRY && v.mode() == Variable.Mode.OUTPUT;
        range("stream of " + name, v.stream, 0, geometryOutput ? 3 : 0);
        boolean fragmentInput = shader.stage == Stage.FRAGMENT && v.mode() == Variable.Mode.INPUT;
        if (v.cylindrical != 0) {
            range(
                    "cylindrical mask of " + name,
                    v.cylindrical,
                    1,
                    (1 << v.type().width()) - 1);
            if (!fragmentInput || v.type().kind() != ScalarKind.F32 || v.interpolation == Interpolation.FLAT) {
                out.report(name + " is cylindrical, which only interpolated f32 inputs of fragment shaders are");
            }
        }
        if (fragmentInput && v.type().kind() != ScalarKind.F32 && v.interpolation != Interpolation.FLAT) {
            out.report(name + " is " + v.type() + ", so its interpolation must be flat");
        }
    }

    private void location(Variable v, String name, Map<Integer, Variable> taken) {
        if (v.location == -1) return;
        int slots = v.slotsPerElement();
        int scalars = v.type().width() * (v.type().kind().is64() ? 2 : 1);
        range("component of " + name, v.component, 0, 3);
        if (v.component < 0 || v.component > 3) return;
        if (slots == 1 && v.component + scalars > 4 || slots == 2 && v.component != 0) {
            out.report(name + " of " + v.type() + " does not fit at component " + v.component);
            return;
        }
        range("location of " + name, v.location, 0, MAX_LOCATIONS - 1);
        long end = v.location + (long) slots * v.elements();
        range("last location of " + name, end - 1, 0, MAX_LOCATIONS - 1);
        if (v.location < 0 || end > MAX_LOCATIONS) return;
        for (int slot = v.location; slot < end; slot++) {
            int width = slots == 1 ? scalars : (slot - v.location) % 2 == 0 ? 4 : scalars - 4;
            for (int c = v.component; c < v.component + width; c++) {
                Variable other = taken.putIfAbsent(((v.patch ? 2 : 0) + v.index << 16) + slot * 4 + c, v);
                if (other != null) {
                    out.report(name + " and '" + other.name() + "' both take component " + c + " of location " + slot);
                    return;
                }
            }
        }
    }

    private void perVertex(Variable v, String name) {
        boolean input = v.mode() == Variable.Mode.INPUT;
        Stage stage = shader.stage;
        if (v.perVertex && v.patch) out.report(name + " is both per vertex and per patch");
        boolean mayBePerVertex = switch (stage) {
            case TESS_CONTROL -> true;
            case TESS_EVAL, GEOMETRY -> input;
            default -> false;
        };
        if (v.perVertex && !mayBePerVertex)
            out.report(name + " is per vertex, which a " + stage.text() + " shader has not");
        boolean mayBePatch = input ? stage == Stage.TESS_EVAL : stage == Stage.TESS_CONTROL;
        if (v.patch && !mayBePatch) out.report(name + " is per patch, which a " + stage.text() + " shader has not");
        boolean mustSay = v.builtin == Builtin.NONE
                && (stage == Stage.TESS_CONTROL || input && (stage == Stage.TESS_EVAL || stage == Stage.GEOMETRY));
        if (mustSay && !v.perVertex && !v.patch) {
            out.report(name + " of a " + stage.text() + " shader must be per vertex"
                    + (mayBePatch ? " or per patch" : ""));
        }
    }

    private void builtin(Variable v, String name) {
        Type type = builtinType(v.builtin);
        if (type != null && v.type() != type) out.report(name + " is " + v.type() + ", must be " + type);
        int most = switch (v.builtin) {
            case CLIP_DISTANCE, CULL_DISTANCE -> 8;
            case TESS_LEVEL_OUTER -> 4;
            case TESS_LEVEL_INNER -> 2;
            default -> 0;
        };
        int least = most == 8 ? 1 : most;
        if (v.arrayLength() < least || v.arrayLength() > most) {
            out.report(name + " has array length " + v.arrayLength() + ", must be " + least + " to " + most);
        }
        if (!isAllowed(v.builtin, shader.stage, v.mode() == Variable.Mode.INPUT)) {
            out.report(name + ": a " + shader.stage.text() + " shader has no such "
                    + v.mode().name().toLowerCase(java.util.Locale.ROOT));
        }
        if (v.location != -1) out.report(name + " has a location, which built-ins have not");
        if (v.cylindrical != 0) out.report(name + " is cylindrical, which built-ins are not");
    }

    private void relative(Variable v, String name) {
        boolean layer = v.builtin == Builtin.LAYER && v.mode() == Variable.Mode.OUTPUT;
        if (v.viewportRelative && !layer)
            out.report(name + " is relative to the viewport, which the layer alone is, as an output");
    }

    /** The element's type; null for {@link Builtin#NONE}. */
    static @Nullable Type builtinType(Builtin builtin) {
        return switch (builtin) {
            case NONE -> null;
            case POSITION, FRAG_COORD -> Type.F32X4;
            case POINT_SIZE, CLIP_DISTANCE, CULL_DISTANCE, TESS_LEVEL_OUTER, TESS_LEVEL_INNER, FRAG_DEPTH -> Type.F32;
            case TESS_COORD -> Type.F32X3;
            case POINT_COORD, SAMPLE_POSITION -> Type.F32X2;
            case FRONT_FACING, HELPER_INVOCATION -> Type.BOOL;
            case WORKGROUP_ID, LOCAL_INVOCATION_ID, GLOBAL_INVOCATION_ID, WORKGROUP_COUNT, WORKGROUP_SIZE -> Type.I32X3;
            default -> Type.I32;
        };
    }

    private static boolean isAllowed(Builtin builtin, Stage stage, boolean input) {
        boolean vertexStage = stage.ordinal() < Stage.FRAGMENT.ordinal();
        boolean afterVertex = vertexStage && stage != Stage.VERTEX;
        boolean fragment = stage == Stage.FRAGMENT;
        return switch (builtin) {
            case NONE -> true;
            case POSITION, POINT_SIZE -> input ? afterVertex : vertexStage;
            case CLIP_DISTANCE, CULL_DISTANCE -> input ? afterVertex || fragment : vertexStage;
            case VERTEX_ID, INSTANCE_ID, BASE_VERTEX, BASE_INSTANCE, DRAW_ID -> input && stage == Stage.VERTEX;
            case PRIMITIVE_ID -> input ? afterVertex || fragment : stage == Stage.GEOMETRY;
            case INVOCATION_ID -> input && (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL);
            case PATCH_VERTICES -> input && (stage == Stage.TESS_CONTROL || stage == Stage.TESS_EVAL);
            case TESS_COORD -> input && stage == Stage.TESS_EVAL;
            case TESS_LEVEL_OUTER, TESS_LEVEL_INNER -> stage == (input ? Stage.TESS_EVAL : Stage.TESS_CONTROL);
            case VIEWPORT_MASK -> !input && vertexStage && stage != Stage.TESS_CONTROL;
            case LAYER, VIEWPORT_INDEX -> input ? fragment : vertexStage && stage != Stage.TESS_CONTROL;
            case FRAG_COORD, FRONT_FACING, POINT_COORD, SAMPLE_ID, SAMPLE_POSITION, SAMPLE_MASK_IN, HELPER_INVOCATION ->
                input && fragment;
            case SAMPLE_MASK, FRAG_DEPTH, FRAG_STENCIL -> !input && fragment;
            case EDGE_FLAG -> !input && stage == Stage.VERTEX;
            case WORKGROUP_ID,
                    LOCAL_INVOCATION_ID,
                    GLOBAL_INVOCATION_ID,
                    LOCAL_INVOCATION_INDEX,
                    WORKGROUP_COUNT,
                    WORKGROUP_SIZE -> input && stage == Stage.COMPUTE;
        };
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    private void resource(Resource r, Map<Integer, Resource> slots) {
        String name = r.kind().name().toLowerCase(java.util.Locale.ROOT) + " '" + r.name() + "'";
        if (!seen.add(r)) {
            out.report(name + " is listed twice");
            return;
        }
        boolean texels = r.kind() == Resource.Kind.TEXTURE || r.kind() == Resource.Kind.IMAGE;
        TextureShape shape = r.shape;
        if (texels && shape == null) out.report(name + " has no shape");
        if (!texels && shape != null) out.report(name + " has a shape, which only textures and images have");
        if (r.texelKind != ScalarKind.F32 && r.texelKind != ScalarKind.I32) {
            out.report(name + " has texels of " + r.texelKind.text() + ", must be f32 or i32");
        }
        if (r.shadow) {
            boolean comparable =
                    shape != null && !shape.isMultisample() && shape != TextureShape.BUFFER && shape != TextureShape.D3;
            if (r.kind() != Resource.Kind.TEXTURE || r.texelKind != ScalarKind.F32 || !comparable) {
                out.report(
                        name
                                + " is a shadow sampler, which must be an f32 texture that is no 3d, buffer or multisample texture");
            }
        }
        boolean writable = r.kind() == Resource.Kind.STORAGE_BUFFER || r.kind() == Resource.Kind.IMAGE;
        if (!writable && (r.readOnly || r.writeOnly || r.coherent)) {
            out.report(name + " has access flags, which only storage buffers and images have");
        }
        if (r.size < 0) out.report(name + " has size " + r.size + ", must be at least 0");
        if (r.resident) {
            if (!texels) out.report(name + " is resident, which only textures and images are");
            if (r.binding() != 0 || r.count() != 1)
                out.report(name + " is resident, so its binding is 0 and its count 1");
            return;
        }
        long end = (long) r.binding() + r.count();
        if (end > MAX_SLOTS) {
            out.report(name + " takes slots up to " + (end - 1) + ", must stay below " + MAX_SLOTS);
            return;
        }
        for (int slot = r.binding(); slot < end; slot++) {
            Resource other = slots.putIfAbsent((r.set() << 16) + slot, r);
            if (other != null) {
                out.report(name + " and '" + other.name() + "' both take slot " + slot);
                return;
            }
        }
    }
}
