package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.draw.Blits;
import tepui.drivers.d3d12.draw.Clears;
import tepui.drivers.d3d12.draw.Dispatches;
import tepui.drivers.d3d12.draw.Draws;
import tepui.drivers.d3d12.draw.IndirectDraws;
import tepui.drivers.d3d12.draw.OwnDraws;
import tepui.drivers.d3d12.draw.PrimitiveConverter;
import tepui.drivers.d3d12.draw.SingleDraws;
import tepui.drivers.d3d12.draw.StencilCopies;
import tepui.drivers.d3d12.dxbc.RootWords;
import tepui.drivers.d3d12.present.D3d12Surface;
import tepui.drivers.d3d12.present.Presenter;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.record.D3d12Query;
import tepui.drivers.d3d12.record.QueryBook;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.record.RecordingEvents;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12StreamTarget;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.transfer.BufferWork;
import tepui.drivers.d3d12.transfer.StreamOutputs;
import tepui.drivers.d3d12.transfer.TextureClears;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.Breadcrumbs;
import tepui.pipe.driver.DrawArguments;
import tepui.pipe.driver.IndirectRanges;
import tepui.pipe.driver.Optimizations;
import tepui.pipe.driver.StateArguments;
import tepui.pipe.driver.queue.Suspension;

/**
 * Context of Direct3D 12, the calls that do something: each checks its arguments and hands them to the part that knows
 * how.
 */
final class D3d12Context extends BoundContext implements RecordingEvents, Suspension {
    private final boolean spendsOnDraws;
    final Recorder recorder;
    final Bindings bindings;
    private final Draws draws;
    private final PrimitiveConverter converter;
    final BufferWork buffers;
    final TextureWork textures;
    private final TextureClears textureClears;
    private final Clears clears;
    private final Blits blits;
    private final QueryBook queries;
    private final StreamOutputs streams;
    private final Presenter presenter;
    private @Nullable OwnDraws meta;
    private @Nullable StencilCopies stencil;
    private final IndirectDraws indirect;
    private final Dispatches dispatches;
    private final SingleDraws singles;
    private final ContextParts parts;
    private final @Nullable D3d12StreamTarget[] streamTargets = new D3d12StreamTarget[4];

    D3d12Context(D3d12Device device) {
        super(device, new BoundState());
        recorder = new Recorder(device.tables, counters, crumbs, this);
        parts = new ContextParts(device.tables, device.dummies, state, recorder, this, this);
        spendsOnDraws = device.gpu.optimizations.spendsOnDraws();
        buffers = new BufferWork(device.core, recorder);
        textures = new TextureWork(recorder, buffers, this::stencil);
        streams = new StreamOutputs(recorder, buffers);
        textureClears = new TextureClears(recorder, textures);
        bindings = new Bindings(parts, buffers, textures, textureClears);
        draws = new Draws(parts, bindings, textures, streams);
        converter = new PrimitiveConverter(parts, buffers, draws);
        clears = new Clears(parts, this::meta);
        dispatches = new Dispatches(parts, bindings, draws);
        queries = new QueryBook(recorder, dispatches);
        blits = new Blits(device.core, recorder, textures, this::meta);
        presenter = new Presenter();
        indirect = new IndirectDraws(recorder.gpu);
        singles = new SingleDraws(parts, draws, converter, queries, streams);
    }

    /** Copies of stencil planes, made when they are first needed. */
    private StencilCopies stencil() {
        StencilCopies s = stencil;
        if (s == null) {
            s = new StencilCopies(device.core, textures, this::meta);
            stencil = s;
        }
        return s;
    }

    private OwnDraws meta() {
        OwnDraws m = meta;
        if (m == null) {
            m = new OwnDraws(parts);
            meta = m;
        }
        return m;
    }

    // ---- the parts that know how ----------------------------------------------------------------------------------

    @Override
    protected BufferWork buffers() { // hot
        return buffers;
    }

    @Override
    protected TextureWork texels() { // hot
        return textures;
    }

    @Override
    protected long serialToBe() { // hot
        return recorder.serialToBe();
    }

    @Override
    protected long handOver() { // hot
        return recorder.submit();
    }

    @Override
    protected void cleared(D3d12Texture t, int level, Box box, ClearColor value) {
        textureClears.colorTexture(t, level, box, value);
    }

    @Override
    protected void cleared(
            D3d12Texture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        textureClears.depthOf(t, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    protected void blitted(Blit blit, D3d12Texture from, D3d12Texture to) { // hot
        blits.blit(blit, from, to);
    }

    @Override
    protected void committed(D3d12Texture t, int level, Box box, boolean commit) {
        throw new IllegalStateException("commitPages: no texture of the device has pages");
    }

    @Override
    protected void mipped(D3d12Texture t, int base, int last) { // hot
        blits.generateMips(t, base, last);
    }

    @Override
    protected void begun(D3d12Query query) { // hot
        queries.begin(query);
    }

    @Override
    protected void ended(D3d12Query query) { // hot
        queries.end(query);
    }

    @Override
    protected long result(D3d12Query query, boolean wait) { // hot
        return queries.result(query, wait);
    }

    @Override
    void targetsTaken(RenderTargets targets) { // hot
        recorder.targetsTaken(targets);
    }

    // ---- what the parts tell each other ---------------------------------------------------------------------------

    @Override
    public void listBegan() {
        streams.listBegan();
        queries.listBegan();
    }

    @Override
    public void listEnds() {
        queries.listEnds();
    }

    @Override
    public void targetMoved() {
        state.dirty |= BoundState.TARGETS;
    }

    @Override
    public void copied(D3d12Texture from, Box box, D3d12Texture to) {
        textures.copy(from, 0, box, to, 0, 0, 0, 0);
    }

    // ---- draws ----------------------------------------------------------------------------------------------------

    private boolean ready(Primitive primitive, boolean indexed, int vertices) { // hot
        if (isSkipped()) return false;
        D3d12Shader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        DrawArguments.bound(
                state, primitive, indexed, state.targets != null, geometry == null ? null : geometry.shader);
        return vertices > 0;
    }

    @Override
    public void draw( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        open("draw");
        DrawArguments.draw("draw", instances, first, vertices, indexed, baseVertex);
        counters.draws++;
        if (!ready(primitive, indexed, vertices) || instances == 0) return;
        singles.one(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        if (spendsOnDraws) spend();
    }

    /** To measure what is saved: does after a draw what would be done without. */
    private void spend() {
        Optimizations e = device.gpu.optimizations;
        if (!e.tracking()) recorder.states.rest();
        if (!e.state()) draws.forget();
        if (!e.batches()) recorder.waitFor(recorder.submit());
    }

    @Override
    public void draw( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) {
        open("draw");
        DrawArguments.ranges(ranges, start, count, instances, indexed);
        counters.draws += count;
        if (!ready(primitive, indexed, 1) || instances == 0) return;
        for (int i = 0, at = start; i < count; i++, at += DrawArguments.RANGE_WORDS) {
            if (ranges[at + 1] == 0) continue;
            singles.one(primitive, indexed, firstInstance, instances, ranges[at], ranges[at + 1], ranges[at + 2], i);
        }
        if (spendsOnDraws) spend();
    }

    @Override
    protected void drawnIndirect( // hot
            Primitive primitive,
            boolean indexed,
            D3d12Buffer b,
            long offset,
            int maxDraws,
            int stride,
            @Nullable D3d12Buffer counts,
            long countOffset) {
        if (!ready(primitive, indexed, maxDraws)) return;
        draws.begin(primitive, 0);
        draws.find();
        boolean direct = converter.isNative(primitive, indexed)
                && !draws.asksForParameters()
                && !draws.drawsTwice()
                && draws.otherStreams() == 0
                && !(maxDraws > 1 && draws.combines())
                && (stride & 3) == 0
                && (offset & 3) == 0;
        if (!direct) {
            IndirectRanges.Parameters p =
                    new IndirectRanges.Parameters(b, offset, maxDraws, stride, counts, countOffset);
            IndirectRanges.draw(buffers.reader(), primitive, indexed, p, singles::one);
            return;
        }
        recorder.ensure();
        recorder.use(b.storage, ResourceState.INDIRECT_ARGUMENT);
        if (counts != null) recorder.use(counts.storage, ResourceState.INDIRECT_ARGUMENT);
        D3d12Buffer indices = indexed ? state.indexBuffer : null;
        boolean cuts = indexed && state.restart && PrimitiveConverter.canRestart(primitive);
        singles.prepare(
                primitive,
                cuts ? state.indexType == IndexType.U32 ? 2 : 1 : 0,
                null,
                state.indexOffset,
                state.indexType,
                indices == null ? -1 : indices.size() - state.indexOffset);
        // The batch may have ended meanwhile.
        BufferStorage arguments = b.storage;
        BufferStorage counted = counts == null ? null : counts.storage;
        recorder.use(arguments, ResourceState.INDIRECT_ARGUMENT);
        if (counted != null) recorder.use(counted, ResourceState.INDIRECT_ARGUMENT);
        draws.drawParameters(0, 0, 0, 0);
        int step = stride == 0 ? IndirectRanges.bytes(indexed) : stride;
        ID3D12GraphicsCommandList.executeIndirect(
                recorder.list(),
                indirect.signature(indexed ? IndirectDraws.DRAW_INDEXED : IndirectDraws.DRAW, step),
                maxDraws,
                arguments.handle,
                arguments.offset + offset,
                counted == null ? 0 : counted.handle,
                counted == null ? 0 : counted.offset + countOffset);
    }

    @Override
    public void drawStream( // hot
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        open("drawStream");
        D3d12StreamTarget t = device.streamTarget("drawStream", source);
        Arguments.slot("drawStream", stream, Math.max(1, device.caps().maxVertexStreams));
        DrawArguments.draw("drawStream", instances, 0, 0, false, 0);
        counters.draws++;
        if (!ready(primitive, false, 1) || instances == 0 || !t.written) return;
        int vertices = (int) (streams.filled(t) / t.stride);
        if (vertices > 0) singles.one(primitive, false, firstInstance, instances, 0, vertices, 0, 0);
    }

    @Override
    public void prepareDraw(Primitive primitive, boolean indexed) {
        open("prepareDraw");
        if (!ready(primitive, indexed, 1)) return;
        draws.prepares(true);
        try {
            singles.one(primitive, indexed, 0, 0, 0, DrawArguments.PREPARED_VERTICES, 0, 0);
        } finally {
            draws.prepares(false);
        }
    }

    // ---- compute --------------------------------------------------------------------------------------------------

    @Override
    protected void dispatched(int groupsX, int groupsY, int groupsZ) { // hot
        dispatches.direct(groupsX, groupsY, groupsZ);
    }

    @Override
    protected void dispatched(D3d12Buffer b, long offset) { // hot
        D3d12Shader shader = state.shaders[Stage.COMPUTE.ordinal()];
        if (shader == null) return;
        if ((device.tables.programs.get(shader).rootWords() & 7 << RootWords.WORKGROUP_COUNT) != 0) {
            // The shader asks for what only the buffer knows.
            long memory = recorder.scratch.take(16);
            buffers.read(b, offset, Memory.at(memory, 12));
            counters.dispatches--;
            dispatch(Scratch.getInt(memory), Scratch.getInt(memory + 4), Scratch.getInt(memory + 8));
            return;
        }
        dispatches.indirect(b, offset, indirect);
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        open("memoryBarrier");
        DrawArguments.barrier(bits);
        recorder.storesEnd();
    }

    @Override
    public void textureBarrier() { // hot
        open("textureBarrier");
        draws.targetsSeen();
        recorder.storesEnd();
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    @Override
    protected void targetCleared(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        clears.color(index, value, area, writeMask);
    }

    @Override
    protected void targetCleared( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        clears.depthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    // ---- stream output --------------------------------------------------------------------------------------------

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) { // hot
        open("setStreamTargets");
        StateArguments.streamTargets(targets.length, append.length);
        for (int i = 0; i < targets.length; i++) {
            StreamTarget t = targets[i];
            streamTargets[i] = t == null ? null : device.streamTarget("setStreamTargets", t);
        }
        streams.set(streamTargets, targets.length, append);
        state.dirty |= BoundState.PROGRAM;
    }

    // ---- completion -----------------------------------------------------------------------------------------------

    @Override
    public void finish() { // hot
        open("finish");
        recorder.waitFor(recorder.submit());
        device.gpu.reclaim();
    }

    @Override
    public void waitFor(Fence other) { // hot
        open("waitFor");
        checkOwn(other);
        // One queue: what was handed over before runs before.
        recorder.ensure();
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        open("present");
        D3d12Surface s = device.surface("present", surface);
        D3d12Texture t = device.texture("present", texture);
        counters.presents++;
        crumb(Breadcrumbs.Kind.PRESENT, s.width(), s.height());
        return presenter.present(parts, s, t, bottomUp, interval, dontWait);
    }

    // ---- the end --------------------------------------------------------------------------------------------------

    @Override
    public void close() {
        if (isClosed()) return;
        if (device.forget(this)) kill();
    }

    /** Hands over what there is and lets go of everything. */
    void kill() {
        shut(this::end);
    }

    private void end() {
        RuntimeException failure = null;
        try {
            if (device.gpu.lost() == null) recorder.waitFor(recorder.submit());
        } catch (DeviceLostException e) {
            // The device tells why; here there is nothing to wait for.
        } catch (RuntimeException e) {
            failure = e;
        }
        try {
            // A device that some call declared lost may still read what goes now.
            if (device.gpu.lost() != null) device.gpu.rest();
            if (device.gpu.isHung()) return;
            draws.close();
            converter.close();
            queries.close();
            bindings.close();
            buffers.close();
            indirect.close();
            recorder.close();
        } catch (RuntimeException e) {
            if (failure == null) throw e;
            failure.addSuppressed(e);
        }
        if (failure != null) throw failure;
    }

    @Override
    public void suspend(boolean off) {
        queries.suspend(off);
        streams.suspend(off);
        state.dirty |= BoundState.PROGRAM;
        suspendCondition(off);
    }

    @Override
    protected boolean holds(Object object) {
        return super.holds(object)
                || object instanceof D3d12Texture t && isDrawnTo(t)
                || object instanceof D3d12StreamTarget s && streams.holds(s)
                || object instanceof D3d12Query q && q.book == queries;
    }

    private boolean isDrawnTo(D3d12Texture t) {
        RenderTargets targets = state.targets;
        if (targets == null) return false;
        for (int i = 0; i < targets.colors().size(); i++)
            if (isOf(targets.colors().get(i), t)) return true;
        return isOf(targets.depthStencil(), t);
    }

    private static boolean isOf(RenderTargets.@Nullable Attachment a, D3d12Texture t) {
        return a != null && a.texture() == t;
    }

    /** A texture is gone: it is no target any more. */
    void forget(D3d12Texture t) {
        if (!isDrawnTo(t)) return;
        state.targets = null;
        state.everythingChanged();
    }

    /** A shader is gone: programs with it are not used any more. */
    void forget(D3d12Shader shader) {
        unbind(shader);
        draws.forgetPrograms();
    }

    void forget(D3d12Query q) {
        if (q.book == queries) q.clear();
    }

    void forget(D3d12StreamTarget t) {
        streams.forget(t);
    }
}
