package tepui.drivers.vulkan.spirv;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv;

/**
 * Variables of the interface: inputs and outputs. A variable is declared when code first uses it, so what is declared
 * in the source and never used is not part of the interface; built-ins are plain variables, never blocks. Vertex
 * attributes and colours say their sign as the format needs it, everything between stages is unsigned on both sides.
 */
final class InterfaceVariables {
    /** Vertices of an input patch, the most that any device has. */
    static final int MAX_PATCH_VERTICES = 32;

    private final Shader shader;
    private final ModuleWriter module;
    private final SpirvOptions options;
    private final SpirvVariant variant;
    private final IdentityHashMap<Variable, Slot> slots = new IdentityHashMap<>();
    private final Map<Integer, Integer> ownBuiltins = new HashMap<>();

    long inputs;
    long outputs;
    long patchInputs;
    long patchOutputs;
    boolean writesPointSize;

    /**
     * Slot of a declared variable.
     *
     * @param type of an element, as it lies there
     * @param signed i32 that must be converted
     * @param extraIndex behind the address stands one more index, 0: the sample masks
     */
    record Slot(int id, int storageClass, int type, boolean signed, boolean extraIndex) {}

    InterfaceVariables(Shader shader, ModuleWriter module, SpirvVariant variant) {
        this.shader = shader;
        this.module = module;
        this.options = module.options;
        this.variant = variant;
    }

    /** Is nothing written to this input by the stage before? */
    boolean isUnfed(Variable v) {
        if (v.builtin != Builtin.NONE || shader.stage == Stage.VERTEX || v.mode() != Variable.Mode.INPUT) return false;
        long fed = v.patch ? variant.fedPatchLocations() : variant.fedLocations();
        return (fed & locations(v)) == 0;
    }

    /** The locations that a variable takes, those from 64 on as bit 63. */
    static long locations(Variable v) {
        long mask = 0;
        for (int i = 0; i < v.elements() * v.slotsPerElement(); i++) mask |= 1L << Math.min(63, v.location + i);
        return mask;
    }

    Slot slot(Variable v) {
        Slot slot = slots.get(v);
        if (slot == null) {
            slot = declare(v);
            slots.put(v, slot);
        }
        return slot;
    }

    /** The variable if code used it so far. */
    @Nullable
    Slot used(Variable v) {
        return slots.get(v);
    }

    private Slot declare(Variable v) {
        boolean input = v.mode() == Variable.Mode.INPUT;
        int storageClass = input ? Spv.StorageClass.Input : Spv.StorageClass.Output;
        boolean api = input ? shader.stage == Stage.VERTEX : shader.stage == Stage.FRAGMENT;
        boolean signed = api && v.builtin == Builtin.NONE && v.type().kind() == ScalarKind.I32 && !v.unsigned;
        boolean mask = v.builtin == Builtin.SAMPLE_MASK
                || v.builtin == Builtin.SAMPLE_MASK_IN
                || v.builtin == Builtin.VIEWPORT_MASK;
        int element = signed ? module.signedType(v.type().width()) : module.type(v.type());
        int type = v.isArray() ? module.array(element, v.arrayLength()) : mask ? module.array(element, 1) : element;
        if (v.perVertex) type = module.array(type, vertices(v));
        int id = module.variable(v.name(), storageClass, type, 0);
        if (v.builtin == Builtin.NONE) user(v, id, input);
        else builtin(v, id, input);
        if (v.patch || isTessLevel(v.builtin)) module.decorate(id, Spv.Decoration.Patch);
        if (!input && v.invariant) module.decorate(id, Spv.Decoration.Invariant);
        if (input && shader.stage == Stage.FRAGMENT) interpolation(v, id);
        return new Slot(id, storageClass, element, signed, mask);
    }

    private static boolean isTessLevel(Builtin b) {
        return b == Builtin.TESS_LEVEL_INNER || b == Builtin.TESS_LEVEL_OUTER;
    }

    private int vertices(Variable v) {
        if (shader.stage == Stage.TESS_CONTROL && v.mode() == Variable.Mode.OUTPUT) return shader.outputVertices;
        if (shader.stage != Stage.GEOMETRY) return MAX_PATCH_VERTICES;
        return switch (shader.inputTopology) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINES_ADJACENCY -> 4;
            case TRIANGLES_ADJACENCY -> 6;
            default -> 3;
        };
    }

    private void user(Variable v, int id, boolean input) {
        module.decorate(id, Spv.Decoration.Location, v.location);
        if (v.component != 0) module.decorate(id, Spv.Decoration.Component, v.component);
        if (!input && shader.stage == Stage.FRAGMENT) module.decorate(id, Spv.Decoration.Index, v.index);
        if (v.stream != 0) stream(id, v.stream);
        long mask = locations(v);
        if (v.patch && input) patchInputs |= mask;
        else if (v.patch) patchOutputs |= mask;
        else if (input) inputs |= mask;
        else outputs |= mask;
    }

    void stream(int id, int stream) {
        module.capability(Spv.Capability.GeometryStreams, options.geometryStreams, "geometryStreams");
        module.decorate(id, Spv.Decoration.Stream, stream);
    }

    private void interpolation(Variable v, int id) {
        if (v.builtin != Builtin.NONE) {
            if (v.type().kind() == ScalarKind.I32) module.decorate(id, Spv.Decoration.Flat);
            return;
        }
        if (v.interpolation == Interpolation.FLAT || v.type().kind() != ScalarKind.F32) {
            module.decorate(id, Spv.Decoration.Flat);
            return;
        }
        if (v.interpolation == Interpolation.NOPERSPECTIVE) module.decorate(id, Spv.Decoration.NoPerspective);
        switch (v.place) {
            case CENTER -> {}
            case CENTROID -> module.decorate(id, Spv.Decoration.Centroid);
            case SAMPLE -> {
                sampleRate();
                module.decorate(id, Spv.Decoration.Sample);
            }
        }
    }

    private void sampleRate() {
        module.capability(Spv.Capability.SampleRateShading, options.sampleRateShading, "sampleRateShading");
    }

    // ---- built-ins -------------------------------------------------------------------------------------------------

    private void builtin(Variable v, int id, boolean input) {
        capabilities(v.builtin, input);
        module.decorate(id, Spv.Decoration.BuiltIn, number(v.builtin));
        if (v.viewportRelative) {
            viewportMask();
            module.decorate(id, Spv.Decoration.ViewportRelativeNV);
        }
        if (!input && v.builtin == Builtin.POINT_SIZE) writesPointSize = true;
    }

    /** Whether stores to a point size have an effect here, and loads find one. */
    boolean hasPointSize() {
        return shader.stage == Stage.VERTEX || options.tessellationAndGeometryPointSize;
    }

    private void capabilities(Builtin builtin, boolean input) {
        switch (builtin) {
            case POINT_SIZE -> {
                if (shader.stage == Stage.GEOMETRY) module.capability(Spv.Capability.GeometryPointSize);
                else if (shader.stage != Stage.VERTEX) module.capability(Spv.Capability.TessellationPointSize);
            }
            case CLIP_DISTANCE ->
                module.capability(Spv.Capability.ClipDistance, options.clipDistance, "shaderClipDistance");
            case CULL_DISTANCE ->
                module.capability(Spv.Capability.CullDistance, options.cullDistance, "shaderCullDistance");
            case PRIMITIVE_ID -> {
                if (shader.stage == Stage.FRAGMENT) {
                    if (options.geometry) module.capability(Spv.Capability.Geometry);
                    else
                        module.capability(
                                Spv.Capability.Tessellation,
                                options.tessellation,
                                "geometryShader or tessellationShader");
                }
            }
            case LAYER -> layer(Spv.Capability.ShaderLayer, input);
            case VIEWPORT_INDEX -> {
                if (shader.stage == Stage.GEOMETRY || input) {
                    module.capability(Spv.Capability.MultiViewport, options.multiViewport, "multiViewport");
                } else {
                    layer(Spv.Capability.ShaderViewportIndex, false);
                }
            }
            case VIEWPORT_MASK -> viewportMask();
            case SAMPLE_ID, SAMPLE_POSITION -> sampleRate();
            case FRAG_STENCIL -> {
                module.capability(
                        Spv.Capability.StencilExportEXT, options.stencilExport, "VK_EXT_shader_stencil_export");
                module.extension("SPV_EXT_shader_stencil_export");
            }
            default -> {}
        }
    }

    private void viewportMask() {
        module.capability(Spv.Capability.MultiViewport, options.multiViewport, "multiViewport");
        module.capability(Spv.Capability.ShaderViewportMaskNV, options.viewportMask, "VK_NV_viewport_array2");
        module.extension("SPV_NV_viewport_array2");
    }

    private void layer(int coreCapability, boolean input) {
        if (shader.stage == Stage.GEOMETRY || input && options.geometry) {
            module.capability(Spv.Capability.Geometry);
        } else if (options.minorVersion >= 5) {
            module.capability(
                    coreCapability,
                    options.viewportLayerFromVertexStage,
                    "shaderOutputLayer, shaderOutputViewportIndex");
        } else {
            module.capability(
                    Spv.Capability.ShaderViewportIndexLayerEXT,
                    options.viewportLayerFromVertexStage,
                    "VK_EXT_shader_viewport_index_layer");
            module.extension("SPV_EXT_shader_viewport_index_layer");
        }
    }

    private static int number(Builtin builtin) {
        return switch (builtin) {
            case POSITION -> Spv.BuiltIn.Position;
            case POINT_SIZE -> Spv.BuiltIn.PointSize;
            case CLIP_DISTANCE -> Spv.BuiltIn.ClipDistance;
            case CULL_DISTANCE -> Spv.BuiltIn.CullDistance;
            case VERTEX_ID -> Spv.BuiltIn.VertexIndex;
            case PRIMITIVE_ID -> Spv.BuiltIn.PrimitiveId;
            case INVOCATION_ID -> Spv.BuiltIn.InvocationId;
            case PATCH_VERTICES -> Spv.BuiltIn.PatchVertices;
            case TESS_COORD -> Spv.BuiltIn.TessCoord;
            case TESS_LEVEL_OUTER -> Spv.BuiltIn.TessLevelOuter;
            case TESS_LEVEL_INNER -> Spv.BuiltIn.TessLevelInner;
            case LAYER -> Spv.BuiltIn.Layer;
            case VIEWPORT_INDEX -> Spv.BuiltIn.ViewportIndex;
            case VIEWPORT_MASK -> Spv.BuiltIn.ViewportMaskNV;
            case FRAG_COORD -> Spv.BuiltIn.FragCoord;
            case FRONT_FACING -> Spv.BuiltIn.FrontFacing;
            case POINT_COORD -> Spv.BuiltIn.PointCoord;
            case SAMPLE_ID -> Spv.BuiltIn.SampleId;
            case SAMPLE_POSITION -> Spv.BuiltIn.SamplePosition;
            case SAMPLE_MASK_IN, SAMPLE_MASK -> Spv.BuiltIn.SampleMask;
            case HELPER_INVOCATION -> Spv.BuiltIn.HelperInvocation;
            case FRAG_DEPTH -> Spv.BuiltIn.FragDepth;
            case FRAG_STENCIL -> Spv.BuiltIn.FragStencilRefEXT;
            case WORKGROUP_ID -> Spv.BuiltIn.WorkgroupId;
            case LOCAL_INVOCATION_ID -> Spv.BuiltIn.LocalInvocationId;
            case GLOBAL_INVOCATION_ID -> Spv.BuiltIn.GlobalInvocationId;
            case LOCAL_INVOCATION_INDEX -> Spv.BuiltIn.LocalInvocationIndex;
            case WORKGROUP_COUNT -> Spv.BuiltIn.NumWorkgroups;
            // Made of others, see InterfaceCode, or of numbers before.
            case NONE, INSTANCE_ID, BASE_VERTEX, BASE_INSTANCE, DRAW_ID, EDGE_FLAG, WORKGROUP_SIZE ->
                throw new IllegalStateException("SPIR-V: " + builtin.text() + " is no variable");
        };
    }

    /** An input of the emitter's own, by Vulkan's number: what built-ins of the IR are made of. */
    int ownInput(int builtin, Type type, String name) {
        Integer known = ownBuiltins.get(builtin);
        if (known != null) return known;
        int id = module.variable(name, Spv.StorageClass.Input, module.type(type), 0);
        module.decorate(id, Spv.Decoration.BuiltIn, builtin);
        if (shader.stage == Stage.FRAGMENT && type.kind() == ScalarKind.I32) module.decorate(id, Spv.Decoration.Flat);
        ownBuiltins.put(builtin, id);
        return id;
    }
}
