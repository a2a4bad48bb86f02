package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.bind.TargetCopies;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.dxbc.RootWords;
import tepui.drivers.d3d12.program.BoundBits;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.PipelineFactory;
import tepui.drivers.d3d12.program.Programs;
import tepui.drivers.d3d12.program.RasterParts;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.drivers.d3d12.program.VertexInputs;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.DefaultControl;
import tepui.pipe.pipeline.PipelineCursor;
import tepui.pipe.pipeline.PipelineLevels;

/**
 * Draw preparation: from what is bound to a draw that can be recorded. The order is the protocol: what may end the
 * batch comes first, then the states of resources, then the list gets what it lacks. In steady state all of it is
 * comparisons.
 */
public final class Draws {
    private final ContextParts parts;
    private final DeviceTables device;
    private final StreamOutputs streams;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final TargetCopies copies;
    private final int[] key = new int[PipelineFactory.WORDS];
    private final PipelineCursor cursor;
    /** To measure what it is worth to know that a pipeline's key has not changed. */
    private final boolean trustsNothing;

    private final ProgramChoice programs;
    private VertexInputs.@Nullable Input input;
    private long pipeline;
    private long boundPipeline;
    private long boundRoot;
    /** Of the last draw with this signature. */
    private @Nullable RootLayout boundLayout;

    private int boundTopology = -1;
    private int boundStencil = -1;
    private int seenVersion = -1;
    private int seenBatch = -1;
    private int targetsId = -1;
    private @Nullable RenderTargets seenTargets;
    private final DrawWords words;
    private final ListStates lists;
    /** For the arguments of a call. */
    private final long memory;

    private final int[] levels = new int[DefaultControl.WORDS];
    private final EmulationWords emulationWords;
    private int drawnVertices;
    /** Class of primitives that reaches the rasteriser, behind all shaders. */
    private int rasterClass = RasterParts.TRIANGLES;
    /** Primitives there have faces, which may be culled. */
    private boolean drawsFaces = true;

    /** Faces are drawn one after the other. */
    private boolean twice;

    private int side;
    /** Something is sampled and drawn into at once. */
    private boolean feeds;

    public Draws(ContextParts parts, Bindings bindings, TextureWork textures, StreamOutputs streams) {
        this.parts = parts;
        this.streams = streams;
        this.device = parts.device;
        this.state = parts.state;
        recorder = parts.recorder;
        this.bindings = bindings;
        copies = new TargetCopies(parts, textures);
        programs = new ProgramChoice(parts, copies, streams);
        emulationWords = new EmulationWords(parts);
        PipelineLevels levels = PipelineLevels.of(device.core.device.options());
        trustsNothing = !levels.dirty();
        cursor = new PipelineCursor(device.pipelines, levels, recorder.gpu.optimizations.pipelines());
        lists = new ListStates(parts, bindings);
        words = new DrawWords(recorder);
        memory = recorder.scratch.take(16);
    }

    /** Nothing is set in the list: it is new, or other work has used it. */
    public void forget() {
        state.dirty |= BoundState.ALL & ~(BoundState.PROGRAM | BoundState.LAYOUT);
        state.bound = BoundBits.ALL_BOUND;
        boundPipeline = 0;
        boundRoot = 0;
        boundTopology = -1;
        boundStencil = -1;
        words.forget();
        seenVersion = -1;
    }

    /** Another pipeline was set meanwhile, for work of another kind. */
    void pipelineChanged() { // hot
        boundPipeline = 0;
        state.bound = BoundBits.ALL_BOUND;
    }

    /** DXGI_FORMAT_R32_UINT or R16_UINT. */
    public static int indexFormat(IndexType t) { // hot
        return t == IndexType.U32 ? 42 : 57;
    }

    /** A shader is gone. */
    public void forgetPrograms() {
        programs.forget();
        input = null;
        pipeline = 0;
        state.dirty |= BoundState.PROGRAM | BoundState.KEY | BoundState.LAYOUT;
    }

    /** Makes draws visible to reads of their targets. */
    public void targetsSeen() { // hot
        copies.forget();
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    public void prepares(boolean on) {
        cursor.prepares(on);
    }

    public void close() {
        cursor.close();
        copies.close();
    }

    @Nullable
    GraphicsProgram program() { // hot
        return programs.program();
    }

    /** D3D_PRIMITIVE_TOPOLOGY. */
    static int topology(Primitive p, int patchVertices) { // hot
        return switch (p) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINE_STRIP, LINE_LOOP -> 3;
            case TRIANGLES, QUADS, TRIANGLE_FAN, POLYGON -> 4;
            case TRIANGLE_STRIP, QUAD_STRIP -> 5;
            case LINES_ADJACENCY -> 10;
            case LINE_STRIP_ADJACENCY -> 11;
            case TRIANGLES_ADJACENCY -> 12;
            case TRIANGLE_STRIP_ADJACENCY -> 13;
            case PATCHES -> 32 + patchVertices;
        };
    }

    /** The kind of primitives that a topology makes: one of those of {@link RasterParts}. */
    static int topologyClass(int topology) { // hot
        return switch (topology) {
            case 1 -> RasterParts.POINTS;
            case 2, 3, 10, 11 -> RasterParts.LINES;
            case 4, 5, 12, 13 -> RasterParts.TRIANGLES;
            default -> RasterParts.PATCHES;
        };
    }

    /** The primitives of the next draw, before they are cut into those that Direct3D has. */
    public void begin(Primitive p, int vertices) { // hot
        drawnVertices = vertices;
        programs.draws(p);
        rasterised();
        if ((state.dirty & (BoundState.KEY | BoundState.STENCIL_REFERENCE | BoundState.PROGRAM)) != 0) sides();
    }

    private void rasterised() { // hot
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        D3d12Shader makes = geometry != null ? geometry : state.shaders[Stage.TESS_EVAL.ordinal()];
        int now = makes == null ? programs.drawnClass() : makes.primitives;
        if (now == rasterClass) return;
        rasterClass = now;
        state.dirty |= BoundState.KEY;
        boolean faces = now >= RasterParts.TRIANGLES;
        if (faces != drawsFaces) {
            drawsFaces = faces;
            state.dirty |= BoundState.SCISSORS;
        }
    }

    /** Which faces are drawn by which stencil reference and masks. */
    private void sides() { // hot
        RasterState.Cull cull = device.states().raster.get(state.raster).cull();
        boolean differ = drawsFaces
                && StencilSides.differ(
                        device.states().depthStencil.get(state.depthStencil),
                        state.stencilFront,
                        state.stencilBack,
                        device.gpu.features.facesHaveReferences);
        twice = differ && cull == RasterState.Cull.NONE && !streams.isActive();
        side(differ && cull == RasterState.Cull.FRONT ? StencilSides.BACK : StencilSides.BOTH);
    }

    /** Are there two draws, one of each side? */
    public boolean drawsTwice() { // hot
        return twice;
    }

    /** Only these faces, by their stencil reference and masks. */
    void side(int faces) { // hot
        if (side == faces) return;
        side = faces;
        state.dirty |= BoundState.KEY | BoundState.STENCIL_REFERENCE;
    }

    /** Streams beside the first one that have draws of their own, since something is captured of them: a bit each. */
    public int otherStreams() { // hot
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        if (geometry == null || !geometry.hasStreams() || !device.gpu.features.vkd3d || !streams.isActive()) {
            return 0;
        }
        return geometry.capturedStreams() & geometry.streams & ~1;
    }

    /** Draws make the vertices of this stream. */
    void stream(int number) {
        programs.stream(number);
    }

    /** Are neighbours of primitives in the way, since the driver's own geometry shader takes primitives without? */
    boolean makesBands() { // hot
        find();
        GraphicsProgram p = programs.program();
        return p != null && p.emulation.areBands() && p.key.geometry == null;
    }

    /**
     * Everything up to the draw command itself.
     *
     * @param cut how strips are cut: 0 not, 1 by 16 bits, 2 by 32
     * @param made storage of indices that the driver made; null for those of the index buffer
     * @param indexBytes -1 for no indices
     */
    void prepare( // hot
            Primitive primitive,
            int cut,
            @Nullable BufferStorage made,
            long indexOffset,
            int indexFormat,
            long indexBytes) {
        find();
        GraphicsProgram p = programs.program();
        if (p == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (p.usesDefaultLevels) defaultLevels();
        if (p.emulation.arePoints()) emulationWords.points();
        else if (p.emulation.areBands()) {
            emulationWords.bands(p, programs.drawn(), drawnVertices, primitive == Primitive.TRIANGLE_STRIP);
        }
        if ((state.dirty & BoundState.LAYOUT) != 0 || input == null) findInput(p);
        while (true) {
            record(p, primitive, cut, made, indexOffset, indexFormat, indexBytes);
            if (!parts.hasRenames()) return;
            bindings.unsure();
        }
    }

    private void record( // hot
            GraphicsProgram p,
            Primitive primitive,
            int cut,
            @Nullable BufferStorage made,
            long indexOffset,
            int indexFormat,
            long indexBytes) {
        recorder.ensure();
        bindings.reserve(p.layout);
        recorder.ensure();
        parts.seeRenames();
        if (p.readTargets != 0) copies.make(p.readTargets, p.combines);
        else copies.forget();
        if ((state.bound & BoundBits.ALL_TEXTURES) != 0 || (state.dirty & BoundState.TARGETS) != 0) {
            boolean fed = feeds;
            feeds = bindings.feedback.find(p.layout);
            if (!feeds) bindings.feedback.begin();
            if (feeds || fed) state.bound = BoundBits.ALL_BOUND;
        }
        if (feeds) bindings.feedback.make(p.layout);
        if (seenBatch != recorder.generation) {
            seenBatch = recorder.generation;
            forget();
        }
        int version = recorder.states.version();
        boolean look = seenVersion != version
                || state.bound != 0
                || (state.dirty & (BoundState.VERTEX_BUFFERS | BoundState.INDEX_BUFFER | BoundState.TARGETS)) != 0
                || p.layout.writes;
        D3d12Buffer own = state.indexBuffer;
        BufferStorage indices = indexBytes < 0 ? null : made != null || own == null ? made : own.storage;
        if (look) look(p, indices);
        if (p.readTargets != 0) copies.drawn();
        long list = recorder.list();
        if (look) seenVersion = recorder.states.version();
        int topology = topology(primitive, state.patchVertices);
        findPipeline(p, topology, cut);
        if (bindings.setHeaps(list)) state.bound = BoundBits.ALL_BOUND;
        if (boundRoot != p.layout.handle) {
            boundRoot = p.layout.handle;
            ID3D12GraphicsCommandList.setGraphicsRootSignature(list, boundRoot);
            boundLayout = null;
            state.bound = BoundBits.ALL_BOUND;
            words.forget();
        }
        if (boundLayout != p.layout) {
            bindings.fill(list, p.layout, boundLayout, false);
            boundLayout = p.layout;
        }
        if (boundPipeline != pipeline) {
            boundPipeline = pipeline;
            ID3D12GraphicsCommandList.setPipelineState(list, pipeline);
            parts.counters.pipelineSwitches++;
        }
        if (boundTopology != topology) {
            boundTopology = topology;
            ID3D12GraphicsCommandList.iaSetPrimitiveTopology(list, topology);
        }
        if ((state.dirty & SET) != 0) set(list, p);
        if (state.bound != 0) {
            bindings.bind(list, p.layout, false, state.bound);
            state.bound = 0;
        }
        if (indices != null && (state.dirty & BoundState.INDEX_BUFFER) != 0) {
            recorder.scratch
                    .to(memory)
                    .l(indices.gpuAddress + indexOffset)
                    .i((int) Math.min(indexBytes, 0xfffffff0L))
                    .i(indexFormat);
            ID3D12GraphicsCommandList.iaSetIndexBuffer(list, memory);
            state.dirty &= ~BoundState.INDEX_BUFFER;
        }
    }

    /** The driver's own control shader reads the levels like any uniforms. */
    private void defaultLevels() {
        for (int i = 0; i < 4; i++) levels[i] = Float.floatToRawIntBits(state.tessOuter[i]);
        for (int i = 0; i < 2; i++) levels[4 + i] = Float.floatToRawIntBits(state.tessInner[i]);
        parts.context.setUniforms(Stage.TESS_CONTROL, DefaultControl.SLOT, levels, 0, DefaultControl.WORDS);
        parts.counters.uploadedBytes -= DefaultControl.WORDS * 4L;
    }

    // ---- program and inputs ---------------------------------------------------------------------------------------

    private void findInput(GraphicsProgram p) {
        VertexInputs.Input found = device.vertexInputs.get(state.layout, p, ~state.boundVertexBuffers);
        state.dirty &= ~BoundState.LAYOUT;
        if (found == input) return;
        input = found;
        state.dirty |= BoundState.KEY | BoundState.VERTEX_BUFFERS | BoundState.CONSTANTS;
    }

    // ---- resources ------------------------------------------------------------------------------------------------

    private void look(GraphicsProgram p, @Nullable BufferStorage indices) { // hot
        bindings.use(p.layout);
        VertexInputs.Input in = input;
        for (int left = in == null ? 0 : in.slots; left != 0; left &= left - 1) {
            D3d12Buffer b = state.vertexBuffers[Integer.numberOfTrailingZeros(left)];
            if (b != null) recorder.use(b.storage, ResourceState.VERTEX_AND_CONSTANT_BUFFER);
        }
        if (indices != null) recorder.use(indices, ResourceState.INDEX_BUFFER);
        RenderTargets t = state.targets;
        if (t == null) return;
        for (int i = 0; i < t.colors().size(); i++) {
            RenderTargets.Attachment a = t.colors().get(i);
            if (a != null) target(a, ResourceState.RENDER_TARGET);
        }
        RenderTargets.Attachment d = t.depthStencil();
        if (d != null) target(d, ResourceState.DEPTH_WRITE);
    }

    private void target(RenderTargets.Attachment a, int wanted) { // hot
        D3d12Texture t = (D3d12Texture) a.texture();
        if (t.is3d) recorder.use(t, a.level(), 1, 0, 1, wanted);
        else recorder.use(t, a.level(), 1, a.firstLayer(), a.layers(), wanted);
    }

    // ---- pipeline -------------------------------------------------------------------------------------------------

    private void findPipeline(GraphicsProgram p, int topology, int cut) { // hot
        int topologyClass = topologyClass(topology);
        boolean changed = word(PipelineFactory.ASSEMBLY, topologyClass | cut << 4) || trustsNothing;
        if (!changed && pipeline != 0 && (state.dirty & BoundState.KEY) == 0) return;
        RenderTargets t = state.targets;
        if (t != seenTargets || targetsId < 0) {
            seenTargets = t;
            if (t != null) targetsId = device.targetFormats.id(t);
        }
        VertexInputs.Input in = input;
        changed |= word(PipelineFactory.PROGRAM, p.id);
        changed |= word(PipelineFactory.TARGETS, targetsId);
        changed |= word(PipelineFactory.INPUT, in == null ? 0 : in.id);
        changed |= word(PipelineFactory.BLEND, state.blend);
        changed |= word(PipelineFactory.RASTER, rasterParts(p));
        changed |= word(
                PipelineFactory.DEPTH_STENCIL,
                side == StencilSides.BACK ? device.stencilSides.forBack(state.depthStencil) : state.depthStencil);
        changed |= word(PipelineFactory.SAMPLE_MASK, state.sampleMask);
        state.dirty &= ~BoundState.KEY;
        if (!changed && pipeline != 0) return;
        pipeline = cursor.get(key);
        cursor.countTo(parts.counters);
    }

    private int rasterParts(GraphicsProgram p) { // hot
        boolean bands = p.emulation.areTriangles();
        boolean lines = p.emulation == Programs.PrimitiveEmulation.LINES
                || p.emulation == Programs.PrimitiveEmulation.STIPPLED_LINES;
        return device.rasterParts.id(state.raster, lines ? RasterParts.LINES : rasterClass, bands, side);
    }

    private boolean word(int index, int value) { // hot
        if (key[index] == value) return false;
        key[index] = value;
        return true;
    }

    // ---- the list's states ----------------------------------------------------------------------------------------

    /** Dirty bits of the state that {@link #set} records. */
    private static final int SET = BoundState.TARGETS
            | BoundState.VERTEX_BUFFERS
            | BoundState.CONSTANTS
            | BoundState.VIEWPORTS
            | BoundState.SCISSORS
            | BoundState.STENCIL_REFERENCE
            | BoundState.BLEND_COLOR
            | BoundState.WORDS;

    private void set(long list, GraphicsProgram p) { // hot
        int dirty = state.dirty;
        if ((dirty & BoundState.TARGETS) != 0) lists.targets(list);
        if ((dirty & BoundState.VIEWPORTS) != 0) {
            lists.viewports(list, p);
            dirty |= BoundState.SCISSORS;
        }
        if ((dirty & BoundState.SCISSORS) != 0) lists.scissors(list, p, drawsFaces);
        if ((dirty & BoundState.STENCIL_REFERENCE) != 0) {
            int front = state.stencilFront & 255;
            int back = state.stencilBack & 255;
            int references = side << 16 | back << 8 | front;
            if (boundStencil != references) {
                boundStencil = references;
                StencilSides.reference(list, side, front, back, device.gpu.features.facesHaveReferences);
            }
        }
        if ((dirty & BoundState.BLEND_COLOR) != 0) lists.blendColor(list);
        VertexInputs.Input in = input;
        if ((dirty & BoundState.VERTEX_BUFFERS) != 0 && in != null) lists.vertexBuffers(list, in);
        if ((dirty & (BoundState.CONSTANTS | BoundState.VERTEX_BUFFERS)) != 0 && in != null && in.usesConstants) {
            lists.constants(list);
        }
        if ((dirty & BoundState.WORDS) != 0) {
            words.set(RootWords.Y_SCALE, state.viewports[3] < 0 ? 1f : -1f);
            words.set(RootWords.PATCH_VERTICES, state.patchVertices);
            for (int i = 0; i < 4; i++) words.set(RootWords.TESS_OUTER + i, state.tessOuter[i]);
            for (int i = 0; i < 2; i++) words.set(RootWords.TESS_INNER + i, state.tessInner[i]);
        }
        state.dirty &= ~SET;
    }

    // ---- what the caller asks -------------------------------------------------------------------------------------

    /** Parameters that are known only when a draw is made. */
    public void drawParameters(int vertexBase, int baseVertex, int baseInstance, int drawId) { // hot
        GraphicsProgram p = programs.program();
        if (p != null) words.draw(p, vertexBase, baseVertex, baseInstance, drawId);
    }

    /** Do shaders ask for what indirect draws do not tell the driver? */
    public boolean asksForParameters() { // hot
        GraphicsProgram p = programs.program();
        int asked = 1 << RootWords.VERTEX_BASE
                | 1 << RootWords.BASE_VERTEX
                | 1 << RootWords.BASE_INSTANCE
                | 1 << RootWords.DRAW_ID;
        return p != null && (p.rootWords & asked) != 0;
    }

    /** Has each draw to see what the one before has left? */
    public boolean combines() { // hot
        GraphicsProgram p = programs.program();
        return p != null && p.combines;
    }

    /** The program of what is bound. */
    public void find() { // hot
        if ((state.dirty & BoundState.PROGRAM) != 0 || programs.program() == null) programs.find(boundLayout);
    }
}
