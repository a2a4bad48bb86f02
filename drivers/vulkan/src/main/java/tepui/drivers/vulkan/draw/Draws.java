package tepui.drivers.vulkan.draw;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.bind.TargetCopies;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.program.ShaderObjects;
import tepui.drivers.vulkan.program.VertexInputs;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.ir.Stage;
import tepui.pipe.Counters;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.driver.DefaultControl;
import tepui.pipe.pipeline.PipelineCursor;

/**
 * Draw preparation: from what is bound to a draw that can be recorded. The order is the protocol: what may end the pass
 * comes first, then the pass is opened, then its command buffer gets what it lacks. In steady state all of it is
 * comparisons.
 */
public final class Draws {
    private static final int TEXTURES = 1 << BindingMap.TEXTURE_SET;

    private final ContextParts parts;
    private final Counters counters;
    private final QueryBook queries;
    private final StreamOutputs streams;
    /** Buffers with other storage, as many as the device had when the last draw looked. */
    private int seenStorages;

    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final VkCommands vk;
    private final DeviceFeatures features;
    private final Bindings bindings;
    private final int[] key = new int[PipelineKeyDescriptor.COUNT];
    private final PipelineCursor cursor;
    private final ProgramChoice programs;
    private final DrawInputs inputs;
    private final Viewports viewports;
    private final PushValues push;
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
    private final int[] levels = new int[DefaultControl.WORDS];
    private final long memory;
    private final DynamicCommands commands;
    private final TargetCopies copies;
    private final EmulationChoice emulations;
    private final @Nullable ShaderObjectBinding shaderObjects;
    /** Pipelines with different provoking vertices do not go into one pass. */
    private final boolean provokingSplits;

    private boolean provokingFirst;
    /** The pipeline that is bound discards everything, and that is part of it. */
    private boolean discards;

    /** Bindings are looked up anew for each draw, to measure what marking is worth. */
    private final boolean trustsNothing;

    public Draws(
            ContextParts parts,
            Bindings bindings,
            TargetCopies copies,
            EmulationChoice emulations,
            QueryBook queries,
            StreamOutputs streams) {
        this.parts = parts;
        this.device = parts.device;
        counters = parts.counters;
        this.queries = queries;
        this.streams = streams;
        cursor = device.pipelines.cursor();
        this.state = parts.state;
        recorder = parts.recorder;
        this.vk = recorder.vk;
        this.features = recorder.gpu.features;
        this.bindings = bindings;
        programs = new ProgramChoice(parts, copies, emulations, streams);
        inputs = new DrawInputs(parts, bindings);
        viewports = new Viewports(parts);
        push = new PushValues(parts);
        memory = recorder.scratch.take(16);
        commands = new DynamicCommands(device, recorder);
        this.copies = copies;
        this.emulations = emulations;
        ShaderObjects shaders = device.shaderObjects;
        shaderObjects = shaders == null ? null : new ShaderObjectBinding(shaders, recorder);
        provokingSplits = features.provokingLast && !features.provokingModePerPipeline;
        trustsNothing = !device.pipelines.usesDirtyBits();
    }

    /** A new command buffer for a pass: nothing is set there. */
    public void forget() {
        // Which program it is does not depend on passes.
        state.dirty |= BoundState.ALL & ~BoundState.PROGRAM;
        pipeline = 0;
        topology = -1;
        rasterClass = -1;
        push.forget();
        discards = false;
        commands.forget();
        if (shaderObjects != null) shaderObjects.forget();
        bindings.forget(false);
    }

    @Nullable
    GraphicsProgram program() { // hot
        return programs.program();
    }

    /** Have buffers got other storage since the last draw, or while it was prepared? */
    public boolean hasRenames() { // hot
        return !device.core.storages.isSame(seenStorages);
    }

    /** Before a draw decides about its pass. */
    private void beforeDraw() { // hot
        int storages = device.core.storages.now();
        if (seenStorages != storages) {
            seenStorages = storages;
            state.renamed();
        }
        recorder.pass.goOn();
        queries.prepare();
        streams.use();
    }

    public static int indexType(IndexType t) { // hot
        return switch (t) {
            case U8 -> Vk.VK_INDEX_TYPE_UINT8_EXT;
            case U16 -> Vk.VK_INDEX_TYPE_UINT16;
            case U32 -> Vk.VK_INDEX_TYPE_UINT32;
        };
    }

    /** A shader is gone. */
    public void forgetPrograms() {
        programs.forget();
    }

    /**
     * What the draw that follows counts, before its primitives become others.
     *
     * @param asItIs nothing is going to be cut
     */
    public void counts(Primitive primitive, boolean asItIs) { // hot
        programs.counts(primitive, asItIs);
    }

    /** Captures from now on without drawing; or draws again. */
    void capturing(boolean on) {
        steady = false;
        programs.capturing(on);
    }

    /** The primitives are cut for a geometry shader of the driver's own, which takes them without neighbours. */
    boolean makesShapes() { // hot
        return programs.makesShapes();
    }

    /** The draw's number, and what devices without draw parameters need. */
    public void drawParameters(int drawId, int baseInstance, int baseVertex) { // hot
        GraphicsProgram p = programs.program();
        if (p != null && p.pushWords != 0) push.drawParameters(p, drawId, baseInstance, baseVertex);
    }

    public static int topology(Primitive p) { // hot
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
        programs.assembles(primitive);
        if ((state.dirty & BoundState.PROGRAM) != 0) programs.find();
        GraphicsProgram p = programs.program();
        if (p == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (p.usesDefaultLevels) defaultLevels();
        if (p.emulation.areMade()) emulations.words(p, primitive == Primitive.TRIANGLE_STRIP);
        if ((state.dirty & BoundState.LAYOUT) != 0 || inputs.input() == null) inputs.find(p);
        recorder.ensure();
        beforeDraw();
        if (p.readTargets != 0) copies.make(p.readTargets, p.combines);
        else copies.drawn();
        lookForFeedback(p);
        boolean all = (state.dirty & BoundState.RESOURCES) != 0
                || seenHazards != recorder.hazards
                || seenPass != recorder.passId;
        int sets = all ? Bindings.ALL : state.resources;
        // What is bound in the pass's command buffer was noted when it was.
        boolean vertices = all || (state.dirty & BoundState.VERTEX_BUFFERS) != 0;
        boolean elements = indices != null && (all || (state.dirty & BoundState.INDEX_BUFFER) != 0);
        boolean look = sets != 0 || vertices || elements;
        if (look && !isNoted(p, sets, vertices, elements ? indices : null)) look(p, indices);
        if (provokingSplits && (state.dirty & BoundState.RASTER) != 0) splitAtProvokingVertex(p);
        if (!recorder.inPass()) recorder.pass.begin();
        if (look) {
            seenHazards = recorder.hazards;
            seenPass = recorder.passId;
            state.dirty &= ~BoundState.RESOURCES;
            state.resources = 0;
        }
        long cmd = recorder.inside();
        record(cmd, p, drawTopology, restart);
        if (indices != null && (state.dirty & BoundState.INDEX_BUFFER) != 0) {
            vk.vkCmdBindIndexBuffer(cmd, indices.handle, indexOffset, indexType);
            state.dirty &= ~BoundState.INDEX_BUFFER;
        }
        if (p.pushWords != 0) push.push(p, indices != null);
        return true;
    }

    /** Binds the pipeline, the sets and the vertex buffers, and sets the states, where they are others than the last draw's. */
    private void record(long cmd, GraphicsProgram p, int drawTopology, boolean restart) { // hot
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
        if ((state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS)) != 0) inputs.bind(cmd);
    }

    /** Are textures, targets or what they hold others than for the last draw, in a way that asks for a closer look? */
    private void lookForFeedback(GraphicsProgram p) { // hot
        boolean all = (state.dirty & BoundState.RESOURCES) != 0 || seenPass != recorder.passId || !recorder.inPass();
        if (!all && !recorder.pass.isDepthSampled()) {
            if ((state.resources & TEXTURES) == 0) return;
            if (bindings.areSampled(p.layout)) {
                state.resources &= ~TEXTURES;
                return;
            }
        }
        feed(p);
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
        parts.context.setUniforms(Stage.TESS_CONTROL, DefaultControl.SLOT, levels, 0, DefaultControl.WORDS);
        counters.uploadedBytes -= DefaultControl.WORDS * 4L;
    }

    // ---- resources ------------------------------------------------------------------------------------------------

    private void look(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        if (recorder.inPass() && (bindings.conflicts(p.layout) || inputs.conflict(indices))) recorder.endPass();
        recorder.ensure();
        bindings.use(p.layout, false);
        inputs.use(indices);
    }

    /** Was all that the draw uses, of these sets and of buffers, used in this pass in the same way before? */
    private boolean isNoted(GraphicsProgram p, int sets, boolean vertices, @Nullable BufferStorage indices) { // hot
        return (sets == 0 || bindings.isNoted(p.layout, sets))
                && (!vertices || inputs.areNoted())
                && (indices == null || recorder.isNoted(indices, AccessTable.INDEX_BUFFER));
    }

    /**
     * Is a draw in the same pass as the last one, and drawn as that was, but for its range and for what was bound or set since? Then
     * it needs nothing of {@link #prepare} but what {@link #rebinds} does.
     *
     * @param primitive of this draw
     */
    public boolean continues(Primitive primitive, boolean indexed) { // hot
        return steady
                && primitive == steadyPrimitive
                && indexed == steadyIndexed
                && seenHazards == recorder.hazards
                && seenPass == recorder.passId
                && recorder.inPass();
    }

    /** Is nothing bound or set since the last draw? */
    public boolean repeats(boolean indexed) { // hot
        int mind = indexed ? MINDED | BoundState.INDEX_BUFFER : MINDED;
        return (state.dirty & mind | state.sets | state.resources) == 0;
    }

    /**
     * Binds and sets what is another since the last draw, if that is something that the pass has used in the same way before, or a state.
     *
     * @return false where the draw has to be looked at in full
     */
    public boolean rebinds() { // hot
        GraphicsProgram p = programs.program();
        int dirty = state.dirty & (MINDED | BoundState.INDEX_BUFFER & (steadyIndexed ? -1 : 0));
        if (p == null || p.readTargets != 0 || (dirty & ~LIGHT) != 0 || recorder.pass.isDepthSampled()) return false;
        if ((dirty & BoundState.VERTEX_BUFFERS) != 0 && !inputs.areNoted()) return false;
        int resources = state.resources;
        if (resources != 0) {
            if ((resources & TEXTURES) != 0 && !bindings.areSampled(p.layout)) return false;
            resources &= ~TEXTURES;
            if (resources != 0 && !bindings.isNoted(p.layout, resources)) return false;
            state.resources = 0;
        }
        record(recorder.inside(), p, topology, restarts);
        return true;
    }

    /** Dirty bits that a draw minds whose program has no push constants. */
    private static final int MINDED = BoundState.ALL & ~(BoundState.PUSH | BoundState.INDEX_BUFFER);

    /** Dirty bits of what is recorded by itself, whatever else is bound. */
    private static final int LIGHT = BoundState.VERTEX_BUFFERS
            | BoundState.CONSTANTS
            | BoundState.BLEND
            | BoundState.BLEND_COLOR
            | BoundState.DEPTH_STENCIL
            | BoundState.STENCIL_REFERENCE
            | BoundState.SAMPLE_MASK;

    /** Says of the draw that was just prepared whether others like it may follow. */
    void settle(Primitive primitive, boolean indexed) { // hot
        GraphicsProgram p = programs.program();
        steady = p != null && p.joinsDraws && !trustsNothing;
        steadyPrimitive = primitive;
        steadyIndexed = indexed;
    }

    /** Has the next draw looked at in full. */
    void unsettle() { // hot
        steady = false;
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
        VertexInputs.Input in = inputs.input();
        changed |= word(key, PipelineKeyDescriptor.BLEND, device.blendParts.of(state.blend).id);
        if (!changed && pipeline != 0 && (state.dirty & IN_KEYS) == BoundState.BLEND) return;
        changed |= word(key, PipelineKeyDescriptor.PROGRAM, p.id);
        changed |= word(key, PipelineKeyDescriptor.FORMATS, recorder.pass.formatsId);
        changed |= word(
                key, PipelineKeyDescriptor.VERTEX_INPUT, features.vertexInputDynamic || in == null ? 0 : in.inKeys());
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
        cursor.countTo(counters);
        if (found == pipeline) return;
        pipeline = found;
        vk.vkCmdBindPipeline(cmd, Vk.VK_PIPELINE_BIND_POINT_GRAPHICS, found);
        if (shaderObjects != null) {
            shaderObjects.forget();
            commands.pipelineBound();
        }
        counters.pipelineSwitches++;
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
        cursor.countTo(counters);
        if (found == pipeline) return;
        pipeline = found;
        binding.bind(cmd, p.shaderObjects);
        commands.shaderObjects(cmd, p);
        counters.pipelineSwitches++;
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    public void prepares(boolean on) {
        cursor.prepares(on);
    }

    public void close() {
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
        VertexInputs.Input in = inputs.input();
        if ((dirty & BoundState.LAYOUT) != 0 && in != null) commands.vertexInput(cmd, in);
        if ((dirty & BoundState.VIEWPORTS) != 0) {
            viewports.viewports(cmd, p);
            dirty |= BoundState.SCISSORS;
        }
        if ((dirty & BoundState.SCISSORS) != 0) viewports.scissors(cmd, p);
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

    /** Dirty bits of the state that {@link #set} has recorded. */
    private static final int SET = BoundState.LAYOUT
            | BoundState.VIEWPORTS
            | BoundState.SCISSORS
            | BoundState.RASTER
            | BoundState.DEPTH_STENCIL
            | BoundState.STENCIL_REFERENCE
            | BoundState.BLEND
            | BoundState.SAMPLE_MASK
            | BoundState.BLEND_COLOR;
}
