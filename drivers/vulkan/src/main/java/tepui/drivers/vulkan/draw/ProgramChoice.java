package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.bind.TargetCopies;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.PrimitiveEmulation;
import tepui.drivers.vulkan.program.ProgramWords;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.spirv.SpirvVariant.PointSize;
import tepui.drivers.vulkan.spirv.SpirvVariant.PrimitiveIds;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.ProgramKey;
import tepui.pipe.driver.queue.RecentPrograms;

/**
 * Choice of the program that draws: from the shaders that are bound, the state that is compiled into them and what is drawn to a
 * variant. Marks as dirty what a change of program changes.
 */
final class ProgramChoice {
    private final StreamOutputs streams;
    private final DeviceTables device;
    private final BoundState state;
    private final DeviceFeatures features;
    private final TargetCopies copies;
    private final EmulationChoice emulations;
    private final RecentPrograms<VulkanShader, GraphicsProgram> recent;
    private final ProgramKey<VulkanShader> wanted = ProgramWords.key();
    private @Nullable GraphicsProgram program;
    private boolean points;
    private PrimitiveIds ids = PrimitiveIds.AS_COUNTED;
    /** The vertex shader stores what is to be captured, and nothing is drawn. */
    private boolean capturing;

    ProgramChoice(ContextParts parts, TargetCopies copies, EmulationChoice emulations, StreamOutputs streams) {
        this.streams = streams;
        device = parts.device;
        state = parts.state;
        features = device.gpu.features;
        this.copies = copies;
        this.emulations = emulations;
        recent = new RecentPrograms<>(device.programs::get);
    }

    /** The one that was found last. */
    @Nullable
    GraphicsProgram program() { // hot
        return program;
    }

    /** A shader is gone. */
    void forget() {
        recent.clear();
        program = null;
    }

    /**
     * What the draw that follows counts, before its primitives become others.
     *
     * @param asItIs nothing is going to be cut
     */
    void counts(Primitive primitive, boolean asItIs) { // hot
        if (emulations.begin(primitive, asItIs)) state.dirty |= BoundState.PROGRAM;
        PrimitiveIds now = switch (primitive) {
            case QUADS, QUAD_STRIP -> PrimitiveIds.OF_QUADS;
            case POLYGON -> PrimitiveIds.OF_A_POLYGON;
            default -> PrimitiveIds.AS_COUNTED;
        };
        if (now == ids) return;
        ids = now;
        VulkanShader fragment = state.shaders[Stage.FRAGMENT.ordinal()];
        if (fragment != null && fragment.traits.readsPrimitiveId) state.dirty |= BoundState.PROGRAM;
    }

    /** Captures from now on without drawing; or draws again. */
    void capturing(boolean on) {
        capturing = on;
        state.dirty |= BoundState.PROGRAM;
    }

    /** Primitives that arrive at the vertex stage from here on. */
    void assembles(Primitive primitive) { // hot
        boolean now = primitive == Primitive.POINTS;
        if (now == points) return;
        points = now;
        state.dirty |= BoundState.PROGRAM | BoundState.RASTER;
    }

    /** The primitives are cut for a geometry shader of the driver's own, which takes them without neighbours. */
    boolean makesShapes() { // hot
        if ((state.dirty & BoundState.PROGRAM) != 0 || program == null) find();
        GraphicsProgram p = program;
        return p != null && p.emulation.areMade() && p.key.geometry == null;
    }

    /** Finds the program for what is bound; none without a vertex shader. */
    void find() {
        RasterState r = device.states().raster.get(state.raster);
        VulkanShader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        VulkanShader evaluation = state.shaders[Stage.TESS_EVAL.ordinal()];
        VulkanShader vertex = state.shaders[Stage.VERTEX.ordinal()];
        VulkanShader last = geometry != null ? geometry : evaluation != null ? evaluation : vertex;
        if (last == null || vertex == null) {
            program = null;
            return;
        }
        boolean drawsPoints = points && geometry == null && evaluation == null
                || r.fillFront() == RasterState.Fill.POINT
                || r.fillBack() == RasterState.Fill.POINT
                || geometry != null && geometry.shader.outputTopology == tepui.ir.Shader.Topology.POINTS
                || geometry == null && evaluation != null && evaluation.shader.pointMode;
        boolean captures = last.streamOutput != null && streams.isActive();
        VulkanShader fragment = state.shaders[Stage.FRAGMENT.ordinal()];
        PrimitiveEmulation emulation = captures
                ? PrimitiveEmulation.NATIVE
                : geometry == null
                        ? emulations.choose(r, vertex, evaluation, fragment)
                        : emulations.behind(r, geometry, fragment);
        if (capturing) {
            emulation = PrimitiveEmulation.CAPTURED;
            fragment = null;
        }
        if (emulation.areFilled()) drawsPoints = false;
        PointSize size = drawsPoints && (!r.pointSizeFromShader() || !last.traits.writesPointSize)
                ? PointSize.FROM_DRIVER
                : PointSize.AS_WRITTEN;
        VulkanShader control = evaluation == null ? null : state.shaders[Stage.TESS_CONTROL.ordinal()];
        ProgramKey<VulkanShader> key = wanted;
        key.vertex = vertex;
        key.control = control;
        key.evaluation = evaluation;
        key.geometry = geometry;
        key.fragment = fragment;
        key.flag(ProgramWords.CLIP_MINUS_W_TO_W, !r.clipHalfZ() && !features.depthClipControl);
        key.word(ProgramWords.CLIP_DISTANCES, last.traits.clips(r));
        key.word(ProgramWords.POINT_SIZE, size.ordinal());
        boolean counts = fragment != null && fragment.traits.readsPrimitiveId && geometry == null;
        key.word(ProgramWords.PRIMITIVE_IDS, (counts ? ids : PrimitiveIds.AS_COUNTED).ordinal());
        key.targets = !capturing && state.readsTargets() ? copies.reads() : TargetReads.PLAIN;
        key.forms = state.compiled.forms;
        int patch = evaluation != null && control == null ? state.patchVertices : 0;
        key.word(ProgramWords.PATCH_VERTICES, patch);
        boolean every = fragment != null && state.minSampleShading == 1 && emulations.samples() > 1;
        key.flag(ProgramWords.EVERY_SAMPLE, every);
        key.word(ProgramWords.EMULATION, emulation.ordinal());
        GraphicsProgram found = recent.find(hash(vertex, geometry, fragment), key);
        state.dirty &= ~BoundState.PROGRAM;
        GraphicsProgram before = program;
        if (found == before) return;
        program = found;
        state.dirty |= BoundState.KEY | BoundState.LAYOUT | BoundState.PUSH;
        // What a program of the same layout reads is bound and noted as it is.
        if (before == null || before.layout != found.layout || (before.readTargets | found.readTargets) != 0) {
            state.dirty |= BoundState.SETS | BoundState.RESOURCES;
        }
        if (before == null || before.emulation != found.emulation) state.dirty |= BoundState.RASTER;
        if (before == null || before.usesViewports != found.usesViewports) {
            state.dirty |= BoundState.VIEWPORTS | BoundState.SCISSORS;
        }
    }

    private static int hash(
            VulkanShader vertex, @Nullable VulkanShader geometry, @Nullable VulkanShader fragment) { // hot
        return vertex.id * 31 + (fragment == null ? 0 : fragment.id) + (geometry == null ? 0 : geometry.id * 7);
    }
}
