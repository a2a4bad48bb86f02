package tepui.drivers.vulkan;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.spirv.PushWords;
import tepui.drivers.vulkan.spirv.SpirvVariant.PointSize;
import tepui.drivers.vulkan.spirv.SpirvVariant.PrimitiveIds;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.DefaultControl;
import tepui.pipe.driver.Ring;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.pipeline.PipelineCursor;

/**
 * Draw preparation: from what is bound to a draw that can be recorded. The order is the protocol: what may end the pass
 * comes first, then the pass is opened, then its command buffer gets what it lacks. In steady state all of it is
 * comparisons.
 */
final class Draws {
    private final VulkanContext context;
    private final VulkanDevice device;
    private final BoundState state;
    private final Recorder recorder;
    private final VkCommands vk;
    private final DeviceFeatures features;
    private final Bindings bindings;
    private final int[] key = new int[PipelineKeyDescriptor.COUNT];
    private final PipelineCursor cursor;
    private final RecentPrograms recent;
    private @Nullable GraphicsProgram program;
    private VertexInputs.@Nullable Input input;
    private long pipeline;
    private int seenHazards = -1;
    private int seenPass = -1;
    private boolean steady;
    private Primitive steadyPrimitive = Primitive.POINTS;
    private boolean steadyIndexed;
    private int topology = -1;
    /** Of what is rasterised, behind all shaders. */
    private int rasterClass = -1;

    private boolean restarts;
    private boolean points;
    private PrimitiveIds ids = PrimitiveIds.AS_COUNTED;
    private int pushDirty = -1;
    private final int[] levels = new int[DefaultControl.WORDS];
    private final long memory;
    private final long push;
    private final int[] pushed = new int[PushWords.COUNT];
    private final DynamicCommands commands;
    private final TargetCopies copies;
    private final EmulationChoice emulations;
    /** The vertex shader stores what is to be captured, and nothing is drawn. */
    private boolean capturing;

    private final @Nullable ShaderObjectBinding shaderObjects;
    /** Pipelines with different provoking vertices do not go into one pass. */
    private final boolean provokingSplits;

    private boolean provokingFirst;
    /** The pipeline that is bound discards everything, and that is part of it. */
    private boolean discards;

    /** What is bound is looked up anew for each draw, to measure what marking is worth. */
    private final boolean trustsNothing;

    /** Where viewports may lie, and how long their sides are at most. */
    private final float leastViewport;

    private final float mostViewport;
    private final float longestViewport;

    Draws(VulkanContext context, Recorder recorder, Bindings bindings) {
        this.context = context;
        this.device = context.device;
        cursor = device.pipelines.cursor();
        this.state = context.state;
        this.recorder = recorder;
        this.vk = recorder.vk;
        this.features = recorder.gpu.features;
        this.bindings = bindings;
        long limits = recorder.gpu.limits();
        long bounds = VkPhysicalDeviceLimits.viewportBoundsRange(limits);
        leastViewport = Float.intBitsToFloat(Scratch.getInt(bounds));
        mostViewport = Float.intBitsToFloat(Scratch.getInt(bounds + 4));
        long sides = VkPhysicalDeviceLimits.maxViewportDimensions(limits);
        longestViewport = Math.min(Scratch.getInt(sides), Scratch.getInt(sides + 4));
        recent = new RecentPrograms(device.programs);
        memory = recorder.scratch.take(2048);
        push = recorder.scratch.take(PushWords.COUNT * 4L);
        commands = new DynamicCommands(device, recorder);
        copies = context.copies;
        emulations = context.emulations;
        ShaderObjects shaders = device.shaderObjects;
        shaderObjects = shaders == null ? null : new ShaderObjectBinding(shaders, recorder);
        provokingSplits = features.provokingLast && !features.provokingModePerPipeline;
        trustsNothing = !device.pipelines.usesDirtyBits();
    }

    /** A new command buffer for a pass: nothing is set there. */
    void forget() {
        // Which program it is does not depend on passes.
        state.dirty |= BoundState.ALL & ~BoundState.PROGRAM;
        pipeline = 0;
        topology = -1;
        rasterClass = -1;
        pushDirty = -1;
        discards = false;
        commands.forget();
        if (shaderObjects != null) shaderObjects.forget();
        bindings.forget(false);
    }

    @Nullable
    GraphicsProgram program() { // hot
        return program;
    }

    /** A shader is gone. */
    void forgetPrograms() {
        recent.clear();
        program = null;
    }

    static int topology(Primitive p) { // hot
        return switch (p) {
            case POINTS -> Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
            case LINES -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
            case LINE_STRIP, LINE_LOOP -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP;
            case TRIANGLES, QUADS -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
            case TRIANGLE_STRIP, QUAD_STRIP -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
            case TRIANGLE_FAN, POLYGON -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN;
            case LINES_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY;
            case LINE_STRIP_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY;
            case TRIANGLES_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY;
            case TRIANGLE_STRIP_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP_WITH_ADJACENCY;
            case PATCHES -> Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
        };
    }

    /** The class of a topology: what pipelines contain where the topology itself is dynamic. */
    private static int topologyClass(int topology) { // hot
        return switch (topology) {
            case Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST -> Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
            case Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY,
                    Vk.VK_PRIMITIVE_TOPOLOGY_LINE_STRIP_WITH_ADJACENCY -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
            case Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST -> Vk.VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
            default -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
        };
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
        if (fragment != null && fragment.readsPrimitiveId) state.dirty |= BoundState.PROGRAM;
    }

    /** What follows is captured, and not drawn; or drawn again. */
    void capturing(boolean on) {
        capturing = on;
        steady = false;
        state.dirty |= BoundState.PROGRAM;
    }

    /** The primitives are cut for a geometry shader of the driver's own, which takes them without neighbours. */
    boolean makesShapes() { // hot
        if ((state.dirty & BoundState.PROGRAM) != 0 || program == null) findProgram();
        GraphicsProgram p = program;
        return p != null && p.emulation.areMade() && p.key.geometry() == null;
    }

    /**
     * Everything up to the draw command itself.
     *
     * @param indices storage of the indices; null for none
     * @return whether anything can be seen
     */
    boolean prepare( // hot
            Primitive primitive,
            int drawTopology,
            boolean restart,
            @Nullable BufferStorage indices,
            long indexOffset,
            int indexType) {
        boolean pointsNow = primitive == Primitive.POINTS;
        if (pointsNow != points) {
            points = pointsNow;
            state.dirty |= BoundState.PROGRAM | BoundState.RASTER;
        }
        if ((state.dirty & BoundState.PROGRAM) != 0) findProgram();
        GraphicsProgram p = program;
        if (p == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (p.usesDefaultLevels) defaultLevels();
        if (p.emulation.areMade()) emulations.words(p, primitive == Primitive.TRIANGLE_STRIP);
        if ((state.dirty & BoundState.LAYOUT) != 0 || input == null) findInput(p);
        recorder.ensure();
        context.beforeDraw();
        if (p.readTargets != 0) copies.make(p.readTargets, p.combines);
        else copies.drawn();
        boolean textures = (state.resources & 1 << BindingMap.TEXTURE_SET) != 0
                || (state.dirty & BoundState.RESOURCES) != 0
                || seenPass != recorder.passId
                || !recorder.inPass();
        if (textures || recorder.pass.isDepthSampled()) feed(p);
        boolean all = (state.dirty & BoundState.RESOURCES) != 0
                || seenHazards != recorder.hazards
                || seenPass != recorder.passId;
        int sets = all ? Bindings.ALL : state.resources;
        boolean look = sets != 0 || (state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.INDEX_BUFFER)) != 0;
        if (look && !isNoted(p, sets, indices)) look(p, indices);
        if (provokingSplits && (state.dirty & BoundState.RASTER) != 0) splitAtProvokingVertex(p);
        if (!recorder.inPass()) recorder.pass.begin();
        if (look) {
            seenHazards = recorder.hazards;
            seenPass = recorder.passId;
            state.dirty &= ~BoundState.RESOURCES;
            state.resources = 0;
        }
        long cmd = recorder.inside();
        boolean same = (state.dirty & (IN_KEYS | SET)) == 0 && drawTopology == topology && restart == restarts;
        if (!same || pipeline == 0 || trustsNothing) {
            findPipeline(cmd, p, drawTopology, restart);
            set(cmd, p, drawTopology, restart);
            restarts = restart;
        }
        if ((state.dirty & BoundState.SETS) != 0 || state.sets != 0) {
            bindings.bind(cmd, p.layout, false, (state.dirty & BoundState.SETS) != 0 ? Bindings.ALL : state.sets);
            state.dirty &= ~BoundState.SETS;
            state.sets = 0;
        }
        if ((state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS)) != 0) bindVertexBuffers(cmd);
        if (indices != null && (state.dirty & BoundState.INDEX_BUFFER) != 0) {
            vk.vkCmdBindIndexBuffer(cmd, indices.handle, indexOffset, indexType);
            state.dirty &= ~BoundState.INDEX_BUFFER;
        }
        if (p.pushWords != 0) pushValues(p, indices != null);
        return true;
    }

    /** Textures, targets or what they hold are others: is anything of that the same? */
    private void feed(GraphicsProgram p) { // hot
        boolean fed = !bindings.feedback.isEmpty();
        bindings.feedback.begin();
        if (bindings.feedback.find(p.layout)) bindings.feedback.make(p.layout);
        else if (!fed) return;
        state.dirty |= BoundState.RESOURCES | BoundState.SETS;
    }

    /** The driver's own control shader reads the levels like any uniforms. */
    private void defaultLevels() {
        for (int i = 0; i < 4; i++) levels[i] = Float.floatToRawIntBits(state.tessOuter[i]);
        for (int i = 0; i < 2; i++) levels[4 + i] = Float.floatToRawIntBits(state.tessInner[i]);
        context.setUniforms(Stage.TESS_CONTROL, DefaultControl.SLOT, levels, 0, DefaultControl.WORDS);
        context.counters.uploadedBytes -= DefaultControl.WORDS * 4L;
    }

    // ---- program and inputs ---------------------------------------------------------------------------------------

    private void findProgram() {
        RasterState r = device.states().raster.get(state.raster);
        VulkanShader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        VulkanShader evaluation = state.shaders[Stage.TESS_EVAL.ordinal()];
        VulkanShader vertex = state.shaders[Stage.VERTEX.ordinal()];
        VulkanShader last = geometry != null ? geometry : evaluation != null ? evaluation : vertex;
        if (last == null || vertex == null) {
            program = null;
            return;
        }
        int clips = -1;
        if (last.clipDistances > 0) {
            int all = (1 << last.clipDistances) - 1;
            clips = (r.clipDistances() & all) == all ? -1 : r.clipDistances() & all;
        }
        boolean drawsPoints = points && geometry == null && evaluation == null
                || r.fillFront() == RasterState.Fill.POINT
                || r.fillBack() == RasterState.Fill.POINT
                || geometry != null && geometry.shader.outputTopology == tepui.ir.Shader.Topology.POINTS
                || geometry == null && evaluation != null && evaluation.shader.pointMode;
        boolean captures = last.streamOutput != null && context.isCapturing();
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
        PointSize size = drawsPoints && (!r.pointSizeFromShader() || !last.writesPointSize)
                ? PointSize.FROM_DRIVER
                : PointSize.AS_WRITTEN;
        VulkanShader control = evaluation == null ? null : state.shaders[Stage.TESS_CONTROL.ordinal()];
        GraphicsProgram found = recent.find(
                vertex,
                control,
                evaluation,
                geometry,
                fragment,
                !r.clipHalfZ() && !features.depthClipControl,
                clips,
                size,
                fragment != null && fragment.readsPrimitiveId && geometry == null ? ids : PrimitiveIds.AS_COUNTED,
                !capturing && state.readsTargets() ? copies.reads() : TargetReads.PLAIN,
                state.forms,
                evaluation != null && control == null ? state.patchVertices : 0,
                fragment != null && state.minSampleShading == 1 && emulations.samples() > 1,
                emulation);
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

    private void findInput(GraphicsProgram p) {
        VertexInputs.Input found = device.vertexInputs.get(state.layout, p, ~state.boundVertexBuffers);
        state.dirty |= BoundState.LAYOUT;
        if (found == input) return;
        input = found;
        state.dirty |= BoundState.KEY | BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS | BoundState.RESOURCES;
    }

    // ---- resources ------------------------------------------------------------------------------------------------

    private void look(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        if (recorder.inPass() && (bindings.conflicts(p.layout) || buffersConflict(indices))) recorder.endPass();
        recorder.ensure();
        bindings.use(p.layout, false);
        VertexInputs.Input in = input;
        int slots = in == null ? 0 : in.slots;
        for (int left = slots; left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null) recorder.useInPass(b.storage, AccessTable.VERTEX_BUFFER);
        }
        if (indices != null) recorder.useInPass(indices, AccessTable.INDEX_BUFFER);
    }

    /** Was all that the draw uses, of these sets and of buffers, used in this pass in the same way before? */
    private boolean isNoted(GraphicsProgram p, int sets, @Nullable BufferStorage indices) { // hot
        if (sets != 0 && !bindings.isNoted(p.layout, sets)) return false;
        VertexInputs.Input in = input;
        for (int left = in == null ? 0 : in.slots; left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null && !recorder.isNoted(b.storage, AccessTable.VERTEX_BUFFER)) return false;
        }
        return indices == null || recorder.isNoted(indices, AccessTable.INDEX_BUFFER);
    }

    /**
     * Is a draw like the last one but for its range? Then it needs nothing of {@link #prepare}.
     *
     * @param primitive of this draw
     */
    boolean repeats(Primitive primitive, boolean indexed) { // hot
        int mind = indexed
                ? BoundState.ALL & ~BoundState.PUSH
                : BoundState.ALL & ~(BoundState.PUSH | BoundState.INDEX_BUFFER);
        return steady
                && (state.dirty & mind | state.sets | state.resources) == 0
                && primitive == steadyPrimitive
                && indexed == steadyIndexed
                && seenHazards == recorder.hazards
                && seenPass == recorder.passId
                && recorder.inPass();
    }

    /** Says of the draw that was just prepared whether others like it may follow. */
    void settle(Primitive primitive, boolean indexed) { // hot
        GraphicsProgram p = program;
        steady = p != null && p.joinsDraws && !trustsNothing;
        steadyPrimitive = primitive;
        steadyIndexed = indexed;
    }

    /** Whatever comes is looked at in full. */
    void unsettle() { // hot
        steady = false;
    }

    private boolean buffersConflict(@Nullable BufferStorage indices) { // hot
        VertexInputs.Input in = input;
        int slots = in == null ? 0 : in.slots;
        for (int left = slots; left != 0; left &= left - 1) {
            VulkanBuffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null && recorder.conflicts(b.storage, AccessTable.VERTEX_BUFFER)) return true;
        }
        return indices != null && recorder.conflicts(indices, AccessTable.INDEX_BUFFER);
    }

    // ---- pipeline -------------------------------------------------------------------------------------------------

    private void splitAtProvokingVertex(GraphicsProgram p) { // hot
        boolean first = p.emulation.areMade()
                || device.states().raster.get(state.raster).provokingFirst();
        if (first != provokingFirst && recorder.inPass()) recorder.endPass();
        provokingFirst = first;
    }

    /** Everything that a key can be made of. */
    private static final int IN_KEYS = BoundState.KEY
            | BoundState.LAYOUT
            | BoundState.RASTER
            | BoundState.DEPTH_STENCIL
            | BoundState.BLEND
            | BoundState.SAMPLE_MASK;

    private void findPipeline(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
        if (shaderObjects != null && ShaderObjects.fit(p, state.minSampleShading, commands.samples())) {
            bindShaderObjects(cmd, p);
            return;
        }
        int assembly = commands.assemblyKey(drawTopology, topologyClass(drawTopology), p, restart, state.patchVertices);
        boolean changed = word(key, PipelineKeyDescriptor.ASSEMBLY, assembly) || trustsNothing;
        if (!changed && pipeline != 0 && (state.dirty & IN_KEYS) == 0) return;
        VertexInputs.Input in = input;
        changed |= word(key, PipelineKeyDescriptor.BLEND, device.blendParts.of(state.blend).id);
        if (!changed && pipeline != 0 && (state.dirty & IN_KEYS) == BoundState.BLEND) return;
        changed |= word(key, PipelineKeyDescriptor.PROGRAM, p.id);
        changed |= word(key, PipelineKeyDescriptor.FORMATS, recorder.pass.formatsId);
        changed |= word(
                key, PipelineKeyDescriptor.VERTEX_INPUT, features.vertexInputDynamic || in == null ? 0 : in.inKeys);
        changed |= word(key, PipelineKeyDescriptor.RASTER, device.rasterParts.id(state.raster, p.emulation));
        changed |= word(key, PipelineKeyDescriptor.DEPTH_STENCIL, features.dynamicState ? 0 : state.depthStencil);
        changed |= word(key, PipelineKeyDescriptor.SAMPLE_MASK, features.dynamic.sampleMask ? 0 : state.sampleMask);
        changed |= word(key, PipelineKeyDescriptor.SHADING, Float.floatToRawIntBits(state.minSampleShading));
        int flags = 0;
        if (!features.dynamicState2) {
            RasterState r = device.states().raster.get(state.raster);
            flags = (DynamicCommands.bias(r, p.rasterised(topologyClass(drawTopology)))
                            ? PipelineKeyDescriptor.DEPTH_BIAS
                            : 0)
                    | (r.discard() ? PipelineKeyDescriptor.DISCARD : 0);
        }
        changed |= word(key, PipelineKeyDescriptor.FLAGS, flags);
        state.dirty &= ~BoundState.KEY;
        if (!changed && pipeline != 0) return;
        long found = cursor.get(key);
        cursor.countTo(context.counters);
        if (found == pipeline) return;
        pipeline = found;
        vk.vkCmdBindPipeline(cmd, Vk.VK_PIPELINE_BIND_POINT_GRAPHICS, found);
        if (shaderObjects != null) {
            shaderObjects.forget();
            commands.pipelineBound();
        }
        context.counters.pipelineSwitches++;
        // A pipeline that discards everything has no states behind the rasteriser, so nobody knows
        // what it leaves there.
        if (discards) {
            commands.unset();
            state.dirty |= SET;
        }
        discards = (flags & PipelineKeyDescriptor.DISCARD) != 0;
    }

    /** Of a draw without a pipeline the key says no more than the program. */
    private void bindShaderObjects(long cmd, GraphicsProgram p) { // hot
        ShaderObjectBinding binding = shaderObjects;
        if (binding == null) return;
        state.dirty &= ~BoundState.KEY;
        boolean changed = word(key, PipelineKeyDescriptor.PROGRAM, p.id) || trustsNothing;
        if (key[PipelineKeyDescriptor.FLAGS] != PipelineKeyDescriptor.SHADER_OBJECTS) {
            Arrays.fill(key, 0);
            key[PipelineKeyDescriptor.PROGRAM] = p.id;
            key[PipelineKeyDescriptor.FLAGS] = PipelineKeyDescriptor.SHADER_OBJECTS;
            changed = true;
        }
        if (!changed && pipeline != 0) return;
        long found = cursor.get(key);
        cursor.countTo(context.counters);
        if (found == pipeline) return;
        pipeline = found;
        binding.bind(cmd, p.shaderObjects);
        commands.shaderObjects(cmd, p);
        context.counters.pipelineSwitches++;
    }

    /** What is prepared from now on is for draws that are yet to come. */
    void prepares(boolean on) {
        cursor.prepares(on);
    }

    void close() {
        cursor.close();
    }

    /** Puts a word into a key; was it another? */
    private static boolean word(int[] key, int index, int value) { // hot
        if (key[index] == value) return false;
        key[index] = value;
        return true;
    }

    // ---- dynamic states -------------------------------------------------------------------------------------------

    private void set(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
        int dirty = state.dirty;
        commands.assembly(cmd, drawTopology, restart, p.tessellates ? state.patchVertices : 0);
        int rasterised = p.rasterised(topologyClass(drawTopology));
        if (drawTopology != topology || rasterised != rasterClass) {
            topology = drawTopology;
            // Whether there is a bias, and faces, goes by the primitives.
            rasterClass = rasterised;
            dirty |= BoundState.RASTER;
        }
        if ((dirty & BoundState.LAYOUT) != 0 && input != null) commands.vertexInput(cmd, input);
        if ((dirty & BoundState.VIEWPORTS) != 0) {
            viewports(cmd, p);
            dirty |= BoundState.SCISSORS;
        }
        if ((dirty & BoundState.SCISSORS) != 0) scissors(cmd, p);
        if ((dirty & BoundState.RASTER) != 0) {
            commands.raster(cmd, device.states().raster.get(state.raster), rasterised, p.emulation);
            dirty |= BoundState.PUSH;
        }
        if ((dirty & BoundState.DEPTH_STENCIL) != 0) {
            DepthStencilState d = device.states().depthStencil.get(state.depthStencil);
            if (d.depthWrite() || d.stencilTest()) recorder.pass.ending.depthWritten = true;
            commands.depthStencil(cmd, d);
        }
        if ((dirty & BoundState.STENCIL_REFERENCE) != 0) {
            commands.stencilReference(cmd, state.stencilFront & 255, state.stencilBack & 255);
        }
        if ((dirty & BoundState.BLEND) != 0) commands.blend(cmd, device.blendParts.of(state.blend));
        if ((dirty & BoundState.SAMPLE_MASK) != 0) commands.sampleMask(cmd, state.sampleMask);
        if ((dirty & BoundState.BLEND_COLOR) != 0) {
            for (int i = 0; i < 4; i++) Scratch.putFloat(memory + 4L * i, state.blendColor[i]);
            vk.vkCmdSetBlendConstants(cmd, memory);
        }
        state.dirty = dirty & ~SET;
    }

    /** What {@link #set} has brought into the command buffer. */
    private static final int SET = BoundState.LAYOUT
            | BoundState.VIEWPORTS
            | BoundState.SCISSORS
            | BoundState.RASTER
            | BoundState.DEPTH_STENCIL
            | BoundState.STENCIL_REFERENCE
            | BoundState.BLEND
            | BoundState.SAMPLE_MASK
            | BoundState.BLEND_COLOR;

    private int viewportCount(GraphicsProgram p) { // hot
        return p.usesViewports ? device.caps().maxViewports : 1;
    }

    /** One side of a viewport, within the bounds that Vulkan has for all of them. */
    private void bound(long v, float start, float size, boolean down) { // hot
        float low = leastViewport;
        float high = mostViewport;
        float from = Math.clamp(start, low, high);
        float to = Math.clamp(from + Math.clamp(size, -longestViewport, longestViewport), low, high);
        // Rounding must not bring the end out of the bounds again.
        float length = to - from;
        while (from + length > high || from + length < low) length -= Math.ulp(length) * Math.signum(length);
        if (length == 0) {
            length = from > low ? -1 : 1;
            if (!down && length < 0) {
                from -= 1;
                length = 1;
            }
        }
        if (down) {
            VkViewport.y(v, from);
            VkViewport.height(v, length);
        } else {
            VkViewport.x(v, from);
            VkViewport.width(v, length);
        }
    }

    private void viewports(long cmd, GraphicsProgram p) { // hot
        int count = viewportCount(p);
        for (int i = 0; i < count; i++) {
            int at = i * 6;
            long v = memory + (long) i * VkViewport.BYTES;
            float width = state.viewports[at + 2];
            float height = state.viewports[at + 3];
            // Empty ones are cut off by their scissors.
            bound(v, state.viewports[at], width > 0 ? width : 1, false);
            bound(v, state.viewports[at + 1], height == 0 ? 1 : height, true);
            VkViewport.minDepth(v, state.viewports[at + 4]);
            VkViewport.maxDepth(v, state.viewports[at + 5]);
        }
        if (features.dynamicState) vk.vkCmdSetViewportWithCount(cmd, count, memory);
        else vk.vkCmdSetViewport(cmd, 0, count, memory);
    }

    private void scissors(long cmd, GraphicsProgram p) { // hot
        int count = viewportCount(p);
        boolean limited = device.states().raster.get(state.raster).scissor();
        RenderTargets targets = recorder.pass.targets();
        int w = targets == null ? 1 : targets.width();
        int h = targets == null ? 1 : targets.height();
        for (int i = 0; i < count; i++) {
            int x0 = 0;
            int y0 = 0;
            int x1 = w;
            int y1 = h;
            if (limited) {
                int at = i * 4;
                x0 = Math.clamp(state.scissors[at], 0, w);
                y0 = Math.clamp(state.scissors[at + 1], 0, h);
                x1 = Math.clamp((long) state.scissors[at] + state.scissors[at + 2], x0, w);
                y1 = Math.clamp((long) state.scissors[at + 1] + state.scissors[at + 3], y0, h);
            }
            boolean empty = !(state.viewports[i * 6 + 2] > 0) || state.viewports[i * 6 + 3] == 0;
            long r = memory + (long) i * VkRect2D.BYTES;
            Scratch.putInt(r, x0);
            Scratch.putInt(r + 4, y0);
            Scratch.putInt(r + 8, empty ? 0 : x1 - x0);
            Scratch.putInt(r + 12, empty ? 0 : y1 - y0);
        }
        if (features.dynamicState) vk.vkCmdSetScissorWithCount(cmd, count, memory);
        else vk.vkCmdSetScissor(cmd, 0, count, memory);
    }

    // ---- buffers --------------------------------------------------------------------------------------------------

    private void bindVertexBuffers(long cmd) { // hot
        VertexInputs.Input in = input;
        if (in == null) return;
        if ((state.dirty & BoundState.VERTEX_BUFFERS) == 0) {
            if (in.usesConstants) bindConstants(cmd, in);
            state.dirty &= ~BoundState.CONSTANTS;
            return;
        }
        int most = in.slots == 0 ? 0 : 32 - Integer.numberOfLeadingZeros(in.slots);
        long handles = memory;
        long offsets = memory + 256;
        if (most > 0) {
            BufferStorage zeros = device.dummies.buffer();
            for (int i = 0; i < most; i++) {
                VulkanBuffer b = (in.slots & 1 << i) != 0 ? state.vertexBuffers[i] : null;
                Scratch.putLong(handles + 8L * i, b == null ? zeros.handle : b.storage.handle);
                Scratch.putLong(offsets + 8L * i, b == null ? 0 : state.vertexOffsets[i]);
            }
            if (in.takesStrides) vk.vkCmdBindVertexBuffers2(cmd, 0, most, handles, offsets, 0, in.strides);
            else vk.vkCmdBindVertexBuffers(cmd, 0, most, handles, offsets);
        }
        if (in.usesConstants && (state.dirty & BoundState.CONSTANTS) != 0) bindConstants(cmd, in);
        state.dirty &= ~(BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS);
    }

    /** Those that the input reads, in a buffer whose stride is 0. */
    private void bindConstants(long cmd, VertexInputs.Input in) { // hot
        int[] from = in.constants;
        Ring<BufferStorage> ring = bindings.ring();
        long at = ring.take(16L * from.length, 16, recorder.serial);
        long to = ring.storage.address + at;
        for (int i = 0; i < from.length; i++, to += 16) {
            for (int c = 0; c < 4; c++) Scratch.putInt(to + 4L * c, state.constants[from[i] + c]);
        }
        Scratch.putLong(memory, ring.storage.handle);
        Scratch.putLong(memory + 8, at);
        if (in.takesStrides) {
            long stride = in.strides + 8L * VertexInputs.CONSTANTS;
            vk.vkCmdBindVertexBuffers2(cmd, VertexInputs.CONSTANTS, 1, memory, memory + 8, 0, stride);
        } else {
            vk.vkCmdBindVertexBuffers(cmd, VertexInputs.CONSTANTS, 1, memory, memory + 8);
        }
    }

    // ---- push constants -------------------------------------------------------------------------------------------

    private void pushValues(GraphicsProgram p, boolean indexed) { // hot
        word(PushWords.INDEXED_MASK, indexed ? -1 : 0);
        if ((state.dirty & BoundState.PUSH) != 0) {
            RasterState r = device.states().raster.get(state.raster);
            word(
                    PushWords.POINT_SIZE,
                    Float.floatToRawIntBits(
                            Math.clamp(r.pointSize(), device.caps().minPointSize, device.caps().maxPointSize)));
            boolean upper = r.pointCoordUpperLeft() == state.viewports[3] >= 0;
            word(PushWords.POINT_COORD_SCALE, Float.floatToRawIntBits(upper ? -1 : 1));
            word(PushWords.POINT_COORD_OFFSET, Float.floatToRawIntBits(upper ? 1 : 0));
            for (int i = 0; i < 4; i++) word(PushWords.TESS_OUTER + i, Float.floatToRawIntBits(state.tessOuter[i]));
            for (int i = 0; i < 2; i++) word(PushWords.TESS_INNER + i, Float.floatToRawIntBits(state.tessInner[i]));
            float near = state.viewports[4];
            float far = state.viewports[5];
            word(PushWords.DEPTH_LEAST, Float.floatToRawIntBits(Math.min(near, far)));
            word(PushWords.DEPTH_MOST, Float.floatToRawIntBits(Math.max(near, far)));
            pushDirty |= p.pushWords;
            state.dirty &= ~BoundState.PUSH;
        }
        flushPush(p);
    }

    private void word(int index, int value) { // hot
        if (pushed[index] == value) return;
        pushed[index] = value;
        pushDirty |= 1 << index;
    }

    private void flushPush(GraphicsProgram p) { // hot
        int wanted = pushDirty & p.pushWords;
        if (wanted == 0) return;
        int first = Integer.numberOfTrailingZeros(wanted);
        int last = 31 - Integer.numberOfLeadingZeros(wanted);
        for (int i = first; i <= last; i++) Scratch.putInt(push + 4L * i, pushed[i]);
        vk.vkCmdPushConstants(
                recorder.inside(),
                p.layout.handle,
                Vk.VK_SHADER_STAGE_ALL_GRAPHICS,
                first * 4,
                (last - first + 1) * 4,
                push + 4L * first);
        pushDirty &= ~wanted;
    }

    /** The draw's number, and what devices without draw parameters need. */
    void drawParameters(int drawId, int baseInstance, int baseVertex) { // hot
        GraphicsProgram p = program;
        if (p == null || p.pushWords == 0) return;
        word(PushWords.DRAW_ID, drawId);
        if (!features.drawParameters) {
            word(PushWords.BASE_INSTANCE, baseInstance);
            word(PushWords.BASE_VERTEX, baseVertex);
        }
        flushPush(p);
    }
}
