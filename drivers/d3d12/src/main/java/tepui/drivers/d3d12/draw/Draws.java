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
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.RootLayout;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.DefaultLevels;

/**
 * Draw preparation: from what is bound to a draw that can be recorded. The order is the protocol: what may end the
 * batch comes first, then the states of resources, then the list gets what it lacks. In steady state all of it is
 * comparisons.
 */
public final class Draws {
    private final ContextParts parts;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final StreamOutputs streams;
    private final TargetCopies copies;
    final ProgramChoice programs;
    final DrawnFaces faces;
    private final DrawInputs inputs;
    private final DrawHazards hazards;
    private final PipelineChoice pipelines;
    private final ListStates lists;
    private final DrawWords words;
    private final EmulationWords emulationWords;
    private final DefaultLevels levels = new DefaultLevels();
    private long boundRoot;
    /** Of the last draw with this signature. */
    private @Nullable RootLayout boundLayout;

    private int seenBatch = -1;
    private int drawnVertices;

    public Draws(ContextParts parts, Bindings bindings, TextureWork textures, StreamOutputs streams) {
        this.parts = parts;
        this.state = parts.state;
        recorder = parts.recorder;
        this.bindings = bindings;
        this.streams = streams;
        copies = new TargetCopies(parts, textures);
        programs = new ProgramChoice(parts, copies, streams);
        faces = new DrawnFaces(parts, streams);
        inputs = new DrawInputs(parts);
        hazards = new DrawHazards(parts, bindings, inputs);
        pipelines = new PipelineChoice(parts, inputs, faces);
        words = new DrawWords(recorder);
        lists = new ListStates(parts, bindings, words);
        emulationWords = new EmulationWords(parts);
    }

    /** Nothing is set in the list: it is new, or other work has used it. */
    public void forget() {
        state.dirty |= BoundState.ALL & ~(BoundState.PROGRAM | BoundState.LAYOUT);
        state.bound = BoundBits.ALL_BOUND;
        boundRoot = 0;
        pipelines.unbind();
        lists.forget();
        words.forget();
        hazards.forget();
    }

    /** Another pipeline was set meanwhile, for work of another kind. */
    void pipelineChanged() { // hot
        pipelines.unbind();
        state.bound = BoundBits.ALL_BOUND;
    }

    /** A shader is gone. */
    public void forgetPrograms() {
        programs.forget();
        inputs.forget();
        pipelines.forget();
        state.dirty |= BoundState.PROGRAM | BoundState.KEY | BoundState.LAYOUT;
    }

    /** Makes draws visible to reads of their targets. */
    public void targetsSeen() { // hot
        copies.forget();
    }

    /** Prepares for later draws from now on: nothing is drawn. */
    public void prepares(boolean on) {
        pipelines.prepares(on);
    }

    public void close() {
        pipelines.close();
        copies.close();
    }

    /** The primitives of the next draw, before they are cut into those that Direct3D has. */
    public void begin(Primitive p, int vertices) { // hot
        drawnVertices = vertices;
        programs.draws(p);
        faces.begin(programs.drawnClass());
    }

    /** Are there two draws, one of each side? */
    public boolean drawsTwice() { // hot
        return faces.areDrawnTwice();
    }

    /** Streams beside the first one that have draws of their own, since something is captured of them: a bit each. */
    public int otherStreams() { // hot
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        if (geometry == null || !geometry.hasStreams() || !recorder.gpu.features.vkd3d || !streams.isActive()) {
            return 0;
        }
        return geometry.capturedStreams() & geometry.streams & ~1;
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
            IndexType indexType,
            long indexBytes) {
        find();
        GraphicsProgram p = programs.program();
        if (p == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (p.usesDefaultLevels) levels.upload(parts.context);
        if (p.emulation.arePoints()) emulationWords.points();
        else if (p.emulation.areBands()) {
            emulationWords.bands(p, programs.drawn(), drawnVertices, primitive == Primitive.TRIANGLE_STRIP);
        }
        inputs.find(p);
        while (true) {
            record(p, primitive, cut, made, indexOffset, indexType, indexBytes);
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
            IndexType indexType,
            long indexBytes) {
        recorder.ensure();
        bindings.reserve(p.layout);
        recorder.ensure();
        parts.seeRenames();
        if (p.readTargets != 0) copies.make(p.readTargets, p.combines);
        else copies.forget();
        hazards.lookForFeedback(p);
        if (seenBatch != recorder.generation) {
            seenBatch = recorder.generation;
            forget();
        }
        D3d12Buffer own = state.indexBuffer;
        BufferStorage indices = indexBytes < 0 ? null : made != null || own == null ? made : own.storage;
        boolean looked = hazards.look(p, indices);
        if (p.readTargets != 0) copies.drawn();
        long list = recorder.list();
        if (looked) hazards.seen();
        int topology = ListStates.topology(primitive, state.patchVertices);
        pipelines.find(p, topology, cut);
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
        pipelines.bind(list);
        lists.topology(list, topology);
        if ((state.dirty & ListStates.SET) != 0) lists.set(list, p, inputs.input(), faces);
        if (state.bound != 0) {
            bindings.bind(list, p.layout, false, state.bound);
            state.bound = 0;
        }
        if (indices != null && (state.dirty & BoundState.INDEX_BUFFER) != 0) {
            lists.indices(list, indices.gpuAddress + indexOffset, indexBytes, indexType);
        }
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
