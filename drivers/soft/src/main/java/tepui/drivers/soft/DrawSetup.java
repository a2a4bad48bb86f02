package tepui.drivers.soft;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.GeometryPipeline;
import tepui.drivers.soft.geometry.ResourceUse;
import tepui.drivers.soft.geometry.StageProgram;
import tepui.drivers.soft.geometry.StreamBuffer;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.DrawTally;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.StateTables;

/**
 * State that draws are done under, as the program set it, and the work of handing it on: to the geometry pipeline and,
 * as a {@link DrawState}, to the rasteriser. Setting stores a value and a dirty bit; {@link #prepare} does what the
 * bits say, and nothing at all where nothing was set since the last draw.
 *
 * <p>The bits are handled in this order, since each may set later ones: targets (a change ends the scene), shaders, conflicts
 * between what shaders read and what the scene writes (which end it too), vertex and index buffers, stages, the draw state.
 */
final class DrawSetup {
    private static final int TARGETS = 1;
    private static final int SHADERS = 1 << 1;
    private static final int VERTEX_BUFFERS = 1 << 2;
    private static final int INDEX_BUFFER = 1 << 3;
    private static final int STREAMS = 1 << 4;
    private static final int STATE = 1 << 5;
    /** Viewports and scissors: rarely set, and most of what a state holds. */
    private static final int VIEWPORTS = 1 << 6;

    private static final int ALL = (1 << 7) - 1;

    private static final Stage[] GEOMETRY_STAGES = {Stage.VERTEX, Stage.TESS_CONTROL, Stage.TESS_EVAL, Stage.GEOMETRY};

    private final SoftDevice device;
    private final StateTables states;
    private final ContextScene scene;
    private final GeometryPipeline pipeline;

    private int dirty = ALL;
    private long generation = -1;
    private int renames;

    // ---- what was set
    private int blend;
    private int raster;
    private int depthStencil;
    private int layout;
    private final float[] blendColor = new float[4];
    private int stencilFront;
    private int stencilBack;
    private float alphaReference;
    private int sampleMask = -1;
    private float minSampleShading;
    private final float[] viewports = new float[6 * Limits.VIEWPORTS];
    private final int[] scissors = new int[4 * Limits.VIEWPORTS];
    private @Nullable RenderTargets targets;
    private @Nullable RenderTargets current;
    private @Nullable DrawTally tally;
    private final @Nullable SoftShader[] shaders = new SoftShader[Stage.COUNT];
    final Residents residents;
    final StageBindings[] stages = new StageBindings[Stage.COUNT];
    private final @Nullable SoftBuffer[] vertexBuffers = new SoftBuffer[Limits.VERTEX_BUFFERS];
    private final long[] vertexOffset = new long[Limits.VERTEX_BUFFERS];
    private int vertexSlots;
    private @Nullable SoftBuffer indexBuffer;
    private long indexOffset;
    private IndexType indexType = IndexType.U32;
    private final @Nullable SoftStreamTarget[] streams = new SoftStreamTarget[Limits.STREAM_TARGETS];
    private boolean streaming;
    private boolean storesBeforeRaster;

    private @Nullable DrawState state;

    DrawSetup(SoftDevice device, ContextScene scene, GeometryPipeline pipeline) {
        this.device = device;
        this.scene = scene;
        this.pipeline = pipeline;
        states = device.states();
        residents = new Residents(scene, states.sampler);
        for (int i = 0; i < stages.length; i++) stages[i] = new StageBindings(device.memory, residents);
        for (int i = 0; i < Limits.VIEWPORTS; i++) viewports[6 * i + 5] = 1;
    }

    // ---- setting

    void blend(int id) {
        states.blend.get(id);
        if (blend == id) return;
        blend = id;
        dirty |= STATE;
    }

    void raster(int id) {
        RasterState next = states.raster.get(id);
        if (raster == id) return;
        RasterState before = states.raster.get(raster);
        raster = id;
        dirty |= STATE;
        if (before.provokingFirst() != next.provokingFirst() || before.discard() != next.discard()) dirty |= SHADERS;
    }

    void depthStencil(int id) {
        states.depthStencil.get(id);
        if (depthStencil == id) return;
        depthStencil = id;
        dirty |= STATE;
    }

    void vertexLayout(int id) {
        states.vertexLayout.get(id);
        if (layout == id) return;
        layout = id;
        dirty |= SHADERS;
    }

    void shader(Stage stage, @Nullable SoftShader shader) {
        int i = stage.ordinal();
        if (shaders[i] == shader) return;
        shaders[i] = shader;
        stages[i].dirty = true;
        if (stage != Stage.COMPUTE) dirty |= SHADERS | STATE;
    }

    @Nullable
    SoftShader shader(Stage stage) {
        return shaders[stage.ordinal()];
    }

    void blendColor(float r, float g, float b, float a) {
        blendColor[0] = r;
        blendColor[1] = g;
        blendColor[2] = b;
        blendColor[3] = a;
        dirty |= STATE;
    }

    void stencilReference(int front, int back) {
        stencilFront = front;
        stencilBack = back;
        dirty |= STATE;
    }

    void alphaReference(float reference) {
        alphaReference = reference;
        dirty |= STATE;
    }

    void sampleMask(int mask) {
        if (sampleMask == mask) return;
        sampleMask = mask;
        dirty |= STATE;
    }

    void minSampleShading(float fraction) {
        minSampleShading = fraction;
        dirty |= STATE;
    }

    void viewport(int index, float x, float y, float width, float height, float near, float far) {
        int at = 6 * index;
        viewports[at] = x;
        viewports[at + 1] = y;
        viewports[at + 2] = width;
        viewports[at + 3] = height;
        viewports[at + 4] = near;
        viewports[at + 5] = far;
        dirty |= VIEWPORTS;
    }

    void scissor(int index, int x, int y, int width, int height) {
        int at = 4 * index;
        scissors[at] = x;
        scissors[at + 1] = y;
        scissors[at + 2] = width;
        scissors[at + 3] = height;
        dirty |= VIEWPORTS;
    }

    void targets(RenderTargets next) {
        if (targets == next) return;
        targets = next;
        dirty |= TARGETS;
    }

    @Nullable
    RenderTargets targets() {
        return targets;
    }

    void patchVertices(int count) {
        pipeline.setPatchVertices(count);
        dirty |= SHADERS;
    }

    void tally(@Nullable DrawTally next) {
        if (tally == next) return;
        tally = next;
        dirty |= STATE;
    }

    void vertexBuffer(int slot, @Nullable SoftBuffer buffer, long offset) {
        vertexBuffers[slot] = buffer;
        vertexOffset[slot] = offset;
        vertexSlots = Math.max(vertexSlots, slot + 1);
        dirty |= VERTEX_BUFFERS;
    }

    void indexBuffer(@Nullable SoftBuffer buffer, long offset, IndexType type) {
        indexBuffer = buffer;
        indexOffset = offset;
        indexType = type;
        dirty |= INDEX_BUFFER;
    }

    boolean hasIndexBuffer() {
        return indexBuffer != null;
    }

    void stream(int index, @Nullable SoftStreamTarget target, boolean append) {
        streams[index] = target;
        if (target != null && !append) target.stream.filled = 0;
        dirty |= STREAMS;
    }

    // ---- handing on

    /**
     * Makes everything ready for a draw.
     *
     * @return what the rasteriser draws under; null where primitives are discarded
     */
    @Nullable
    DrawState prepare(String call) { // hot
        SoftShader vertex = shaders[Stage.VERTEX.ordinal()];
        if (vertex == null) throw new IllegalArgumentException(call + ": no vertex shader is bound");
        if (generation != scene.generation() || renames != device.renames() || scene.isHeavy()) refresh();
        boolean changed = dirty != 0 || streaming || storesBeforeRaster || residents.isChanged();
        for (StageBindings s : stages) changed |= s.dirty;
        return changed ? update(call, vertex) : state;
    }

    /** Looks up every address again, after storage was let go or exchanged. */
    private void refresh() {
        if (scene.isHeavy()) scene.flush();
        generation = scene.generation();
        renames = device.renames();
        dirty |= ALL;
    }

    private void flush() {
        scene.flush();
        refresh();
    }

    private @Nullable DrawState update(String call, SoftShader vertex) {
        RasterState r = states.raster.get(raster);
        if ((dirty & TARGETS) != 0 && targets != null && applyTargets()) refresh();
        if (current == null && !r.discard()) {
            throw new IllegalArgumentException(call + ": no render targets are set");
        }
        SoftShader control = shaders[Stage.TESS_CONTROL.ordinal()];
        SoftShader evaluation = shaders[Stage.TESS_EVAL.ordinal()];
        SoftShader geometry = shaders[Stage.GEOMETRY.ordinal()];
        SoftShader fragment = shaders[Stage.FRAGMENT.ordinal()];
        if (conflicts(r.discard())) flush();
        if ((dirty & (SHADERS | STREAMS)) != 0) {
            if ((dirty & STREAMS) != 0) bindStreams();
            StageProgram program = vertex.program;
            if (program == null) throw new IllegalStateException("DrawSetup: the vertex shader has no program");
            Shader fragmentIr = fragment == null || fragment.fragment == null ? null : fragment.fragment.ir();
            pipeline.configure(
                    program,
                    control == null ? null : control.program,
                    evaluation == null ? null : evaluation.program,
                    geometry == null ? null : geometry.program,
                    r.discard() ? null : fragmentIr,
                    layout,
                    states.vertexLayout.get(layout),
                    r);
            storesBeforeRaster = StageBindings.hasEffects(vertex.resources)
                    || StageBindings.hasEffects(control == null ? null : control.resources)
                    || StageBindings.hasEffects(evaluation == null ? null : evaluation.resources)
                    || StageBindings.hasEffects(geometry == null ? null : geometry.resources);
        }
        if ((dirty & VERTEX_BUFFERS) != 0) bindVertexBuffers();
        if ((dirty & INDEX_BUFFER) != 0) bindIndexBuffer();
        for (Stage stage : GEOMETRY_STAGES) {
            SoftShader s = shaders[stage.ordinal()];
            StageBindings b = stages[stage.ordinal()];
            if (s == null) continue;
            if (b.dirty || (dirty & SHADERS) != 0 || residents.isChanged())
                b.bind(s.resources, pipeline.frame(stage), scene, states.sampler);
        }
        StageBindings fragmentBindings = stages[Stage.FRAGMENT.ordinal()];
        if (r.discard()) {
            state = null;
        } else if ((dirty & (STATE | VIEWPORTS | SHADERS | TARGETS)) != 0
                || fragmentBindings.dirty
                || residents.isChanged()) {
            state = makeState(r, fragment, fragmentBindings, (dirty & TARGETS) != 0);
        }
        for (StageBindings b : stages) b.dirty = false;
        residents.done();
        int unused = dirty & VIEWPORTS | STATE | TARGETS;
        dirty = 0;
        if (r.discard()) dirty = unused;
        return state;
    }

    /** Tells the rasteriser of the targets; true where that ended a scene. */
    private boolean applyTargets() {
        RenderTargets t = targets;
        if (t == null || t == current) return false;
        boolean same = t.equals(current);
        current = t;
        if (same) return false;
        scene.flush();
        scene.rasterizer.setTargets(t);
        return true;
    }

    /** For clears: the targets alone. */
    void prepareTargets(String call) {
        if (targets == null) throw new IllegalArgumentException(call + ": no render targets are set");
        if ((dirty & TARGETS) != 0 && applyTargets()) refresh();
        markTargets();
    }

    private void markTargets() {
        RenderTargets t = current;
        if (t == null) return;
        long id = scene.id();
        for (int i = 0; i < t.colors().size(); i++) mark(t.colors().get(i), id);
        mark(t.depthStencil(), id);
    }

    private static void mark(RenderTargets.@Nullable Attachment a, long id) {
        if (a != null && a.texture() instanceof SoftTexture s) s.use.markWritten(id);
    }

    private boolean conflicts(boolean discard) {
        long id = scene.id();
        for (Stage stage : GEOMETRY_STAGES) {
            SoftShader s = shaders[stage.ordinal()];
            if (s != null && stages[stage.ordinal()].conflicts(s.resources, id, false)) return true;
        }
        SoftShader fragment = shaders[Stage.FRAGMENT.ordinal()];
        if (fragment != null && !discard && stages[Stage.FRAGMENT.ordinal()].conflicts(fragment.resources, id, true)) {
            return true;
        }
        if (!streaming && (dirty & STREAMS) == 0) return false;
        for (SoftStreamTarget t : streams) {
            if (t != null && t.memory.use.isUsedBy(id)) return true;
        }
        return false;
    }

    private void bindStreams() {
        streaming = false;
        for (int i = 0; i < streams.length; i++) {
            SoftStreamTarget t = streams[i];
            StreamBuffer buffer = null;
            if (t != null && !t.destroyed && !t.memory.destroyed) {
                Storage s = t.memory.storage;
                if (scene.hold(s)) {
                    buffer = t.stream;
                    buffer.address = s.address + t.offset();
                    t.memory.markValid(t.offset(), t.offset() + t.size());
                    streaming = true;
                }
            }
            pipeline.setStreamBuffer(i, buffer);
        }
    }

    private void bindVertexBuffers() {
        for (int i = 0; i < vertexSlots; i++) {
            SoftBuffer b = vertexBuffers[i];
            Storage s = b == null || b.destroyed ? null : b.storage;
            if (b == null || s == null || !scene.hold(s)) pipeline.setVertexBuffer(i, 0, 0);
            else pipeline.setVertexBuffer(i, s.address + vertexOffset[i], b.size() - vertexOffset[i]);
        }
    }

    private void bindIndexBuffer() {
        SoftBuffer b = indexBuffer;
        Storage s = b == null || b.destroyed ? null : b.storage;
        if (b == null || s == null || !scene.hold(s)) pipeline.setIndexBuffer(0, 0, indexType);
        else pipeline.setIndexBuffer(s.address + indexOffset, b.size() - indexOffset, indexType);
    }

    private DrawState makeState(
            RasterState r, @Nullable SoftShader fragment, StageBindings bindings, boolean anew) { // hot
        DrawState s = scene.nextState();
        s.raster = r;
        s.depthStencil = states.depthStencil.get(depthStencil);
        s.blend = states.blend.get(blend);
        // The state starts as a copy of the one before.
        if ((dirty & VIEWPORTS) != 0) {
            System.arraycopy(viewports, 0, s.viewports, 0, viewports.length);
            System.arraycopy(scissors, 0, s.scissors, 0, scissors.length);
        }
        System.arraycopy(blendColor, 0, s.blendColor, 0, 4);
        s.stencilFront = stencilFront;
        s.stencilBack = stencilBack;
        s.alphaReference = alphaReference;
        s.sampleMask = sampleMask;
        s.minSampleShading = minSampleShading;
        s.vertexOutputs = pipeline.vertexOutputs();
        s.shader = fragment == null ? null : fragment.fragment;
        s.tally = tally;
        if (anew) markTargets();
        if (fragment != null) {
            bindings.bind(fragment.resources, s, scene, states.sampler);
        } else {
            Arrays.fill(s.textures, 0, s.textureCount, null);
            Arrays.fill(s.images, 0, s.imageCount, null);
            s.textureCount = 0;
            s.imageCount = 0;
            s.residentTextures = KernelFrame.NO_UNITS;
            s.residentImages = KernelFrame.NO_UNITS;
            s.uniforms = 0;
            s.storages = 0;
        }
        return s;
    }

    /** For dispatches: the compute shader's resources. */
    void prepareCompute(SoftShader compute, KernelFrame frame) {
        ResourceUse use = compute.resources;
        stages[Stage.COMPUTE.ordinal()].bind(use, frame, scene, states.sampler);
    }

    void close() {
        for (StageBindings s : stages) s.close();
    }
}
