package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.bind.TargetCopies;
import tepui.drivers.vulkan.draw.Blits;
import tepui.drivers.vulkan.draw.CaptureDraws;
import tepui.drivers.vulkan.draw.Clears;
import tepui.drivers.vulkan.draw.Dispatches;
import tepui.drivers.vulkan.draw.Draws;
import tepui.drivers.vulkan.draw.EmulationChoice;
import tepui.drivers.vulkan.draw.IndirectDraws;
import tepui.drivers.vulkan.draw.OwnDraws;
import tepui.drivers.vulkan.draw.PrimitiveConverter;
import tepui.drivers.vulkan.draw.SingleDraws;
import tepui.drivers.vulkan.present.BackBuffer;
import tepui.drivers.vulkan.present.Presenter;
import tepui.drivers.vulkan.present.VulkanSurface;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.RecordingEvents;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.record.VulkanQuery;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.SparseMemory;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanStreamTarget;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.transfer.BufferWork;
import tepui.drivers.vulkan.transfer.TextureWork;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
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
import tepui.pipe.driver.PrimitiveCounts;
import tepui.pipe.driver.StateArguments;
import tepui.pipe.driver.queue.Suspension;

/**
 * Context of Vulkan: draws, dispatches, clears of targets, queries and the ends of frames: each call checks its
 * arguments and hands them to the part that knows how.
 */
final class VulkanContext extends BoundContext implements RecordingEvents, Suspension {
    private final boolean spendsOnDraws;
    final Recorder recorder;
    final BufferWork buffers;
    final TextureWork textures;
    private final Blits blits;
    final Bindings bindings;
    final TargetCopies copies;
    final EmulationChoice emulations;
    /** Where the device captures nothing by itself. */
    private final @Nullable CaptureDraws captures;

    private final Draws draws;
    private final PrimitiveConverter converter;
    private final Clears clears;
    private final QueryBook queries;
    private final StreamOutputs streams;
    private final Presenter presenter;
    private final SingleDraws singles;
    private final Dispatches dispatches;
    private final IndirectDraws indirect;
    private @Nullable OwnDraws meta;
    private final ContextParts parts;
    private int seenDestructions;
    private final @Nullable VulkanStreamTarget[] streamTargets = new VulkanStreamTarget[4];

    VulkanContext(VulkanDevice device) {
        super(device, new BoundState());
        recorder = new Recorder(device.tables, counters, crumbs, this);
        parts = new ContextParts(device.tables, device.dummies, state, recorder, this, this);
        buffers = new BufferWork(device.core, recorder);
        textures = new TextureWork(device.formats, recorder, buffers);
        blits = new Blits(parts, textures, this::meta);
        spendsOnDraws = device.gpu.optimizations.spendsOnDraws();
        bindings = new Bindings(parts, textures);
        copies = new TargetCopies(parts, textures);
        emulations = new EmulationChoice(parts);
        queries = new QueryBook(recorder);
        streams = new StreamOutputs(recorder);
        draws = new Draws(parts, bindings, copies, emulations, queries, streams);
        converter = new PrimitiveConverter(parts, buffers, draws, streams);
        clears = new Clears(recorder, copies, this::meta);
        presenter = new Presenter();
        dispatches = new Dispatches(parts, bindings, queries);
        indirect = new IndirectDraws(recorder);
        singles = new SingleDraws(parts, emulations, draws, converter, queries, streams, buffers);
        captures = singles.captures();
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
        bindings.frameEnds();
        return recorder.submit();
    }

    @Override
    protected void cleared(VulkanTexture t, int level, Box box, ClearColor value) {
        if (TextureWork.isPartOfSamples(t, level, box)) clears.samples(t, level, box, value);
        else textures.clearColor(t, level, box, value);
    }

    @Override
    protected void cleared(
            VulkanTexture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        if (TextureWork.isPartOfSamples(t, level, box)) {
            clears.samples(t, level, box, depth, depthValue, stencil, stencilValue);
        } else {
            textures.clearDepth(t, level, box, depth, depthValue, stencil, stencilValue);
        }
    }

    @Override
    protected void blitted(Blit blit, VulkanTexture from, VulkanTexture to) { // hot
        blits.blit(blit, from, to);
    }

    @Override
    protected void committed(VulkanTexture t, int level, Box box, boolean commit) {
        SparseMemory memory = t.sparse;
        if (memory != null) recorder.pages().add(memory.commit(level, box, commit));
    }

    @Override
    protected void mipped(VulkanTexture t, int base, int last) { // hot
        blits.generateMips(t, base, last);
    }

    @Override
    protected void discarded(VulkanTexture t, int level) { // hot
        recorder.pass.discard(t);
    }

    @Override
    protected void begun(VulkanQuery query) { // hot
        queries.begin(query);
    }

    @Override
    protected void ended(VulkanQuery query) { // hot
        queries.end(query);
    }

    @Override
    protected long result(VulkanQuery query, boolean wait) { // hot
        return queries.result(query, wait);
    }

    /**
     * What other threads destroyed stays as long as the batches that were open then. So nothing that is gone is bound when a batch opens:
     * whoever destroys it later finds the batch open.
     */
    @Override
    public void batchOpened() {
        bindings.batchOpened();
        int destructions = device.core.destructions.get();
        if (destructions == seenDestructions) return;
        seenDestructions = destructions;
        state.unbindDestroyed();
        recorder.pass.dropDestroyed();
        streams.dropDestroyed();
    }

    @Override
    protected void grouped(String label) {
        recorder.pushGroup(label);
    }

    @Override
    protected void ungrouped() {
        recorder.popGroup();
    }

    @Override
    protected void marked(String text) {
        recorder.mark(text);
    }

    // ---- what the parts tell each other ---------------------------------------------------------------------------

    @Override
    void batch() { // hot
        if (recorder.serial == 0 && device.gpu.lost() == null) recorder.ensure();
    }

    @Override
    void targetsChanged(RenderTargets targets) {
        recorder.pass.set(targets);
    }

    @Override
    public void passBegan(long cmd) {
        draws.forget();
        queries.passBegan(cmd);
    }

    @Override
    public void passEnds(long cmd) {
        streams.passEnds(cmd);
        queries.passEnds(cmd);
    }

    // ---- draws ----------------------------------------------------------------------------------------------------

    private boolean ready(Primitive primitive, boolean indexed, int vertices) { // hot
        if (isSkipped()) return false;
        recorder.breathe();
        VulkanShader geometry = state.shaders[Stage.GEOMETRY.ordinal()];
        DrawArguments.bound(
                state, primitive, indexed, recorder.pass.targets() != null, geometry == null ? null : geometry.shader);
        draws.counts(primitive, false);
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
        if (repeats(primitive, indexed, instances, first, vertices)) {
            if (vertices == 0 || instances == 0) return;
            recorder.draw(indexed, instances, firstInstance, first, vertices, baseVertex);
            counters.primitives += PrimitiveCounts.of(primitive, vertices, state.patchVertices) * instances;
            if (spendsOnDraws) spend();
            return;
        }
        if (!ready(primitive, indexed, vertices) || instances == 0) return;
        singles.one(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        if (spendsOnDraws) spend();
    }

    /** To measure what is saved: does after a draw what would be done without. */
    private void spend() {
        Optimizations e = device.gpu.optimizations;
        if (!e.tracking()) {
            recorder.endPass();
            recorder.barriers.everything();
        }
        if (!e.state()) draws.forget();
        if (!e.batches()) recorder.waitFor(recorder.submit());
    }

    /** Is all as the last draw left it, or recorded so far that it is? */
    private boolean repeats(Primitive primitive, boolean indexed, int instances, int first, int vertices) { // hot
        return draws.continues(primitive, indexed)
                && !isConditional()
                && !streams.isActive()
                && (captures == null || !queries.counts())
                && (!indexed || !state.restart && converter.isInside(true, first, vertices))
                && (draws.repeats(indexed) || vertices > 0 && instances > 0 && draws.rebinds())
                && !draws.hasRenames();
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
            if (repeats(primitive, indexed, instances, ranges[at], ranges[at + 1])) {
                recorder.draw(indexed, instances, firstInstance, ranges[at], ranges[at + 1], ranges[at + 2]);
                counters.primitives += PrimitiveCounts.of(primitive, ranges[at + 1], state.patchVertices) * instances;
                continue;
            }
            singles.one(primitive, indexed, firstInstance, instances, ranges[at], ranges[at + 1], ranges[at + 2], i);
        }
        if (spendsOnDraws) spend();
    }

    @Override
    protected void drawnIndirect( // hot
            Primitive primitive,
            boolean indexed,
            VulkanBuffer b,
            long offset,
            int maxDraws,
            int stride,
            @Nullable VulkanBuffer counts,
            long countOffset) {
        if (!ready(primitive, indexed, maxDraws)) return;
        boolean looks = captures != null && (queries.counts() || streams.takesStores());
        boolean direct = !looks
                && converter.isNative(primitive, indexed)
                && (counts == null || device.gpu.features.drawIndirectCount)
                && (maxDraws == 1 || state.compiled.logic == null)
                && (stride & 3) == 0
                && (offset & 3) == 0;
        if (!direct) {
            IndirectRanges.Parameters p =
                    new IndirectRanges.Parameters(b, offset, maxDraws, stride, counts, countOffset);
            IndirectRanges.draw(buffers.reader(), primitive, indexed, p, singles::one);
            return;
        }
        indirect.readBefore(b, counts);
        VulkanBuffer indices = indexed ? state.indexBuffer : null;
        boolean cuts = indexed && state.restart && converter.canRestart(primitive);
        singles.prepare(primitive, cuts, indices == null ? null : indices.storage, state.indexOffset, state.indexType);
        indirect.readInPass();
        draws.drawParameters(0, 0, 0);
        int step = stride == 0 ? IndirectRanges.bytes(indexed) : stride;
        if (counts == null) indirect.draw(indexed, offset, maxDraws, step);
        else indirect.draw(indexed, offset, countOffset, maxDraws, step);
    }

    @Override
    public void drawStream( // hot
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        open("drawStream");
        VulkanStreamTarget t = device.streamTarget("drawStream", source);
        Arguments.slot("drawStream", stream, Math.max(1, device.caps().maxVertexStreams));
        DrawArguments.draw("drawStream", instances, 0, 0, false, 0);
        counters.draws++;
        if (!ready(primitive, false, 1) || instances == 0) return;
        if (captures != null) {
            int vertices = (int) (t.filled / t.stride);
            if (vertices > 0) singles.one(primitive, false, firstInstance, instances, 0, vertices, 0, 0);
            return;
        }
        if (!t.written && !streams.isActive()) return;
        // How much there is to cut nobody knows.
        if (!converter.isNative(primitive, false)) draws.counts(primitive, true);
        if (recorder.inPass() && recorder.conflicts(t.counter(), AccessTable.STREAM_COUNTER_READ)) recorder.endPass();
        if (!t.written) return;
        recorder.ensure();
        recorder.useInPass(t.counter(), AccessTable.STREAM_COUNTER_READ);
        singles.prepare(primitive, false, null, 0, state.indexType);
        draws.drawParameters(0, firstInstance, 0);
        recorder.vk.vkCmdDrawIndirectByteCountEXT(
                recorder.inside(), instances, firstInstance, t.counter().handle, 0, 0, t.stride);
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
        recorder.breathe();
        dispatches.direct(groupsX, groupsY, groupsZ);
    }

    @Override
    protected void dispatched(VulkanBuffer b, long offset) { // hot
        recorder.breathe();
        dispatches.indirect(b, offset);
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        open("memoryBarrier");
        DrawArguments.barrier(bits);
        recorder.memoryBarrier();
    }

    @Override
    public void textureBarrier() { // hot
        open("textureBarrier");
        recorder.endPass();
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    @Override
    protected void targetCleared(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        recorder.breathe();
        clears.color(index, value, area, writeMask);
    }

    @Override
    protected void targetCleared( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        recorder.breathe();
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
        device.gpu.reclaim(false);
    }

    @Override
    public void waitFor(Fence other) { // hot
        open("waitFor");
        checkOwn(other);
        // One queue: what was handed over before runs before; only memory has to be made visible.
        recorder.endPass();
        recorder.ensure();
        recorder.barriers.everything();
        recorder.outside();
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        open("present");
        VulkanSurface s = device.surface("present", surface);
        VulkanTexture t = device.texture("present", texture);
        counters.presents++;
        crumb(Breadcrumbs.Kind.PRESENT, s.width(), s.height());
        bindings.frameEnds();
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
        try {
            if (device.gpu.lost() == null) recorder.waitFor(recorder.submit());
        } catch (DeviceLostException e) {
            // The device tells why; here there is nothing to wait for.
        }
        if (device.gpu.isHung()) return;
        try {
            copies.close();
        } finally {
            draws.close();
            converter.close();
            queries.close();
            bindings.close();
            singles.close();
            buffers.close();
            recorder.close();
        }
    }

    @Override
    public void suspend(boolean off) {
        recorder.endPass();
        queries.suspend(off);
        streams.suspend(off);
        suspendCondition(off);
    }

    @Override
    protected boolean holds(Object object) {
        return super.holds(object)
                || state.hasResident(object)
                || object instanceof VulkanTexture t && isDrawnTo(t)
                || object instanceof VulkanStreamTarget s && streams.holds(s)
                || object instanceof VulkanQuery q && q.book == queries;
    }

    private boolean isDrawnTo(VulkanTexture t) {
        BackBuffer back = t.backBuffer instanceof BackBuffer b ? b : null;
        return recorder.pass.isAttached(t)
                || recorder.pass.ending.resolvesTo(t)
                || back != null && back.isDrawnBy(recorder);
    }

    void destroying(VulkanTexture t) {
        BackBuffer back = t.backBuffer instanceof BackBuffer b ? b : null;
        if (back != null && back.isDrawnBy(recorder)) back.abandon();
        if (device.gpu.lost() == null) recorder.pass.beforeUse(t);
        if (recorder.pass.ending.resolvesTo(t)) recorder.endPass();
        recorder.pass.drop(t);
        state.unbindDestroyed();
    }

    /** A shader is gone: programs with it are not used any more. */
    void forget(VulkanShader shader) {
        unbind(shader);
        draws.forgetPrograms();
    }

    void forget(VulkanStreamTarget t) {
        streams.forget(t);
    }

    void forget(VulkanQuery q) {
        queries.forget(q);
    }

    int activeQueries() {
        return queries.active();
    }
}
