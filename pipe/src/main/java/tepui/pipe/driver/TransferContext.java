package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Base of contexts that record batches for a queue, with the calls that are the same whatever the device's commands
 * are: dispatches, uploads, read-backs, copies, maps, queries, conditions, fences and marks. Each checks its arguments, leaves a
 * word for the case that the device is lost, and hands the objects, which are the driver's own, to the part that knows
 * how.
 *
 * @param <B> the driver's buffers
 * @param <V> its views
 * @param <S> its shaders
 * @param <T> its textures
 * @param <Q> its queries
 * @param <D> its storages
 */
public abstract non-sealed class TransferContext<
                B extends StoredBuffer<D>,
                V extends TextureView,
                S extends ShaderObject,
                T extends StoredTexture<D>,
                Q extends CountedQuery,
                D extends DeviceStorage>
        extends StateContext<B, V, S> {
    /** Last commands, reported when the device is lost. */
    public final Breadcrumbs crumbs;

    private final ContextState<B, V, S> bound;
    private final ContextOwnership ownership = new ContextOwnership();
    private final Device owner;
    private final Timeline timeline;
    private int groups;
    private @Nullable Q condition;
    private @Nullable Q held;
    private boolean conditionWaits;
    private boolean conditionInverted;

    protected TransferContext(Device device, ContextState<B, V, S> state, Timeline timeline, Breadcrumbs crumbs) {
        super(device, state);
        bound = state;
        owner = device;
        this.timeline = timeline;
        this.crumbs = crumbs;
    }

    // ---- ownership ------------------------------------------------------------------------------------------------

    @Override
    protected final void open(String call) { // hot
        ownership.enter(call);
    }

    protected final boolean isClosed() {
        return ownership.isClosed();
    }

    /** Is the object bound here? Asked by any thread: an object that is being destroyed is not bound meanwhile. */
    protected boolean holds(Object object) {
        return bound.holds(object);
    }

    final void letGo(Object gone, Runnable action, DeferredDestruction destruction) {
        ownership.letGo(this, gone, action, destruction);
    }

    /** The last thing that happens here; {@code false} if it has happened already. */
    protected final boolean shut(Runnable last) {
        return ownership.shut(last);
    }

    // ---- the driver's ---------------------------------------------------------------------------------------------

    /** The driver's, if it is a live one of this device; else this throws. */
    @Override
    protected abstract T own(String call, Texture texture); // hot

    /** The driver's, if it is a live one of this device; else this throws. */
    protected abstract Q own(String call, Query query); // hot

    protected abstract BufferTransfers<B, D> buffers(); // hot

    protected abstract TexelTransfers<T, B, D> texels(); // hot

    /** The number of the batch that the next command goes to. */
    protected abstract long serialToBe(); // hot

    /** Hands over what there is, at the end of a frame perhaps; answers the serial that stands for everything so far. */
    protected abstract long handOver(); // hot

    protected abstract void cleared(T t, int level, Box box, ClearColor value);

    protected abstract void cleared(
            T t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue);

    protected abstract void blitted(Blit blit, T from, T to); // hot

    /** Textures get no pages where the device has no sparse ones, so that none passes the check before this. */
    protected abstract void committed(T t, int level, Box box, boolean commit);

    protected abstract void mipped(T t, int base, int last); // hot

    /** The contents of the level are no longer needed. */
    protected void discarded(T t, int level) {} // hot

    protected abstract void begun(Q query); // hot

    protected abstract void ended(Q query); // hot

    /** The value, or {@link #NOT_READY}. */
    protected abstract long result(Q query, boolean wait); // hot

    /** Draws with parameters that are in buffers; they were checked. */
    protected abstract void drawnIndirect( // hot
            Primitive primitive,
            boolean indexed,
            B buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable B counts,
            long countOffset);

    /** Dispatches groups, one at least. */
    protected abstract void dispatched(int groupsX, int groupsY, int groupsZ); // hot

    /** Dispatches as many groups as a buffer says. */
    protected abstract void dispatched(B buffer, long offset); // hot

    /** Clears a colour target, where the condition lets it. */
    protected abstract void targetCleared(int index, ClearColor value, @Nullable Box area, int writeMask); // hot

    /** Clears planes of the depth-stencil target, where the condition lets it. */
    protected abstract void targetCleared( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area);

    /** Remembered in case the device is lost. */
    protected final void crumb(Breadcrumbs.Kind kind, long a, long b) { // hot
        crumbs.add(serialToBe(), kind, a, b);
    }

    // ---- draws and dispatches -------------------------------------------------------------------------------------

    @Override
    public final void drawIndirect( // hot
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) {
        open("drawIndirect");
        B b = own("drawIndirect", buffer);
        B counts = countBuffer == null ? null : own("drawIndirect", countBuffer);
        DrawArguments.indirect(indexed, b, offset, maxDraws, stride, counts, countOffset);
        counters.draws += maxDraws;
        drawnIndirect(primitive, indexed, b, offset, maxDraws, stride, counts, countOffset);
    }

    @Override
    public final void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        open("dispatch");
        DrawArguments.groups(groupsX, groupsY, groupsZ, owner.caps().maxWorkgroupCount);
        if (!isComputed("dispatch") || groupsX == 0 || groupsY == 0 || groupsZ == 0) return;
        crumb(Breadcrumbs.Kind.DISPATCH, groupsX, groupsY);
        dispatched(groupsX, groupsY, groupsZ);
    }

    @Override
    public final void dispatchIndirect(Buffer buffer, long offset) { // hot
        open("dispatchIndirect");
        B b = own("dispatchIndirect", buffer);
        Arguments.bytes("dispatchIndirect", b, offset, 12);
        Arguments.aligned("dispatchIndirect", offset, 4);
        if (isComputed("dispatchIndirect")) dispatched(b, offset);
    }

    /** Counts a dispatch; false where the condition says that it is left out. */
    private boolean isComputed(String call) { // hot
        if (bound.shaders[Stage.COMPUTE.ordinal()] == null) {
            throw new IllegalArgumentException(call + ": no compute shader is bound");
        }
        counters.dispatches++;
        return !isSkipped();
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    @Override
    public final void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        open("clearColor");
        if (!isSkipped()) targetCleared(index, value, area, writeMask);
    }

    @Override
    public final void clearDepthStencil( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        open("clearDepthStencil");
        if (!isSkipped()) targetCleared(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public final void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        open("clearTexture");
        T t = own("clearTexture", texture);
        t.check("clearTexture", level, box);
        crumb(Breadcrumbs.Kind.CLEAR_TEXTURE, box.width(), box.height());
        cleared(t, level, box, value);
    }

    @Override
    public final void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        open("clearDepthTexture");
        T t = own("clearDepthTexture", texture);
        t.check("clearDepthTexture", level, box);
        crumb(Breadcrumbs.Kind.CLEAR_TEXTURE, box.width(), box.height());
        cleared(t, level, box, depth, Arguments.clearDepth(depthValue), stencil, stencilValue);
    }

    @Override
    public final void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        open("clearBuffer");
        B b = own("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", b, offset, size);
        Arguments.pattern(pattern);
        buffers().clear(b, offset, size, pattern);
    }

    // ---- transfers ------------------------------------------------------------------------------------------------

    @Override
    public final void writeBuffer(Buffer buffer, long offset, MemorySegment data) { // hot
        open("writeBuffer");
        B b = own("writeBuffer", buffer);
        Arguments.bytes("writeBuffer", b, offset, data.byteSize());
        buffers().write(b, offset, data);
    }

    @Override
    public final void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        open("readBuffer");
        B b = own("readBuffer", buffer);
        Arguments.bytes("readBuffer", b, offset, into.byteSize());
        buffers().read(b, offset, into);
    }

    @Override
    public final void writeTexture( // hot
            Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        open("writeTexture");
        T t = own("writeTexture", texture);
        t.check("writeTexture", level, box);
        Arguments.rows("writeTexture", t, box, data.byteSize(), rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.WRITE_TEXTURE, box.width(), box.height());
        texels().write(t, level, box, data, rowBytes, sliceBytes);
    }

    @Override
    public final void readTexture(
            Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        open("readTexture");
        T t = own("readTexture", texture);
        t.check("readTexture", level, box);
        Arguments.rows("readTexture", t, box, into.byteSize(), rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.READ_TEXTURE, box.width(), box.height());
        texels().read(t, level, box, into, rowBytes, sliceBytes);
    }

    @Override
    public final void copyBuffer( // hot
            Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        open("copyBuffer");
        B from = own("copyBuffer", source);
        B to = own("copyBuffer", target);
        Arguments.copyBuffer(from, sourceOffset, to, targetOffset, size);
        crumb(Breadcrumbs.Kind.COPY_BUFFER, size, targetOffset);
        buffers().copy(from, sourceOffset, to, targetOffset, size);
    }

    @Override
    public final void copyTexture( // hot
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        open("copyTexture");
        T from = own("copyTexture", source);
        T to = own("copyTexture", target);
        from.check("copyTexture", sourceLevel, box);
        Arguments.copy("copyTexture", from.desc(), to, box, targetLevel, x, y, z);
        Arguments.overlap(from, sourceLevel, box, to, targetLevel, x, y, z);
        crumb(Breadcrumbs.Kind.COPY_TEXTURE, box.width(), box.height());
        texels().copy(from, sourceLevel, box, to, targetLevel, x, y, z);
    }

    @Override
    public final void copyBufferToTexture( // hot
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        open("copyBufferToTexture");
        B b = own("copyBufferToTexture", source);
        T t = own("copyBufferToTexture", target);
        t.check("copyBufferToTexture", level, box);
        Arguments.rows("copyBufferToTexture", t, box, b, offset, rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.WRITE_TEXTURE, box.width(), box.height());
        texels().fromBuffer(b, offset, rowBytes, sliceBytes, t, level, box);
    }

    @Override
    public final void copyTextureToBuffer( // hot
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        open("copyTextureToBuffer");
        T t = own("copyTextureToBuffer", source);
        B b = own("copyTextureToBuffer", target);
        t.check("copyTextureToBuffer", level, box);
        Arguments.rows("copyTextureToBuffer", t, box, b, offset, rowBytes, sliceBytes);
        crumb(Breadcrumbs.Kind.READ_TEXTURE, box.width(), box.height());
        texels().toBuffer(t, level, box, b, offset, rowBytes, sliceBytes);
    }

    @Override
    public final void blit(Blit blit) { // hot
        open("blit");
        T from = own("blit", blit.source());
        T to = own("blit", blit.target());
        crumb(Breadcrumbs.Kind.BLIT, blit.targetBox().width(), blit.targetBox().height());
        blitted(blit, from, to);
    }

    @Override
    public final void generateMips(Texture texture, int base, int last) { // hot
        open("generateMips");
        T t = own("generateMips", texture);
        Arguments.mips(t, base, last);
        crumb(Breadcrumbs.Kind.MIPS, base, last);
        mipped(t, base, last);
    }

    @Override
    public final void commitPages(Texture texture, int level, Box box, boolean commit) {
        open("commitPages");
        T t = own("commitPages", texture);
        Arguments.pages(t, level, box);
        committed(t, level, box, commit);
    }

    @Override
    public final void invalidate(Buffer buffer) { // hot
        open("invalidate");
        own("invalidate", buffer);
    }

    @Override
    public final void invalidate(Texture texture, int level) { // hot
        open("invalidate");
        T t = own("invalidate", texture);
        Arguments.slot("invalidate", level, t.desc().levels());
        discarded(t, level);
    }

    // ---- maps -----------------------------------------------------------------------------------------------------

    @Override
    public final long map(Buffer buffer, long offset, long size, int flags) { // hot
        open("map");
        B b = own("map", buffer);
        Arguments.bytes("map", b, offset, size);
        Arguments.mapFlags("map", flags, b.desc().persistent());
        if (b.mapped) throw new IllegalArgumentException("map: the buffer is mapped already");
        if (size == 0) throw new IllegalArgumentException("map: size is 0, must be above 0");
        return buffers().map(b, offset, size, flags);
    }

    @Override
    public final void flushMapped(Buffer buffer, long offset, long size) { // hot
        open("flushMapped");
        B b = own("flushMapped", buffer);
        Arguments.flushed(b.mapped, b.mapOffset, b.mapSize, offset, size);
        buffers().flush(b, offset, size);
    }

    @Override
    public final void unmap(Buffer buffer) { // hot
        open("unmap");
        B b = own("unmap", buffer);
        if (!b.mapped) throw new IllegalArgumentException("unmap: the buffer is not mapped");
        buffers().unmap(b);
    }

    @Override
    public final boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) { // hot
        open("mapTexture");
        T t = own("mapTexture", texture);
        t.check("mapTexture", level, box);
        Arguments.mapFlags("mapTexture", flags, false);
        Arguments.resolved("mapTexture", t);
        Arguments.blockStart("mapTexture", t.desc().format(), box);
        return texels().map(t, level, box, flags, result);
    }

    @Override
    public final void unmapTexture(Texture texture, TexelMap map) { // hot
        open("unmapTexture");
        texels().unmap(own("unmapTexture", texture), map);
    }

    // ---- queries --------------------------------------------------------------------------------------------------

    @Override
    public final void beginQuery(Query query) { // hot
        open("beginQuery");
        begun(own("beginQuery", query));
    }

    @Override
    public final void endQuery(Query query) { // hot
        open("endQuery");
        ended(own("endQuery", query));
    }

    @Override
    public final long queryResult(Query query, boolean wait) { // hot
        open("queryResult");
        return result(own("queryResult", query), wait);
    }

    @Override
    public final void queryResultToBuffer( // hot
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        open("queryResultToBuffer");
        Q q = own("queryResultToBuffer", query);
        if (!q.ended || q.active) {
            throw new IllegalArgumentException("queryResultToBuffer: query is a " + q.kind() + " that was not ended");
        }
        B b = own("queryResultToBuffer", buffer);
        Arguments.queryResult(b, offset, bytes);
        long value = result(q, wait);
        if (availability) value = value == NOT_READY ? 0 : 1;
        else if (value == NOT_READY) return;
        if (bytes == 4) {
            int saturated = (int) Math.min(value, 0xffffffffL);
            buffers().write(b, offset, MemorySegment.ofArray(new int[] {saturated}));
        } else {
            buffers().write(b, offset, MemorySegment.ofArray(new long[] {value}));
        }
    }

    @Override
    public final void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        open("setCondition");
        condition = query == null ? null : own("setCondition", query);
        conditionWaits = wait;
        conditionInverted = inverted;
    }

    protected final boolean isConditional() { // hot
        return condition != null;
    }

    /** The condition says that nothing is drawn. */
    protected final boolean isSkipped() { // hot
        Q q = condition;
        return q != null && isSkipped(q);
    }

    private boolean isSkipped(Q q) {
        if (q.destroyed || !q.ended) return false;
        long result = result(q, conditionWaits);
        return result != NOT_READY && result != 0 == conditionInverted;
    }

    /** The driver's own draws follow no condition. */
    protected final void suspendCondition(boolean off) {
        if (off) {
            held = condition;
            condition = null;
        } else {
            condition = held;
            held = null;
        }
    }

    // ---- completion -----------------------------------------------------------------------------------------------

    @Override
    public final Fence flush() { // hot
        open("flush");
        return new BatchFence(owner, timeline, handOver());
    }

    @Override
    public final Fence flush(@Nullable Fence again) { // hot
        if (!(again instanceof BatchFence f) || f.device() != owner) return flush();
        open("flush");
        f.arm(handOver());
        return f;
    }

    /** The fence is one of this device, whose queue runs what was handed over in order. */
    protected final void checkOwn(Fence other) { // hot
        if (!(other instanceof BatchFence f) || f.device() != owner) {
            throw new IllegalArgumentException("waitFor: fence must be one of this device");
        }
    }

    // ---- people ---------------------------------------------------------------------------------------------------

    @Override
    public final void pushGroup(String label) {
        open("pushGroup");
        groups++;
        crumbs.label(serialToBe(), label);
        grouped(label);
    }

    @Override
    public final void popGroup() {
        open("popGroup");
        if (groups == 0) throw new IllegalArgumentException("popGroup: no group was pushed");
        groups--;
        ungrouped();
    }

    @Override
    public final void mark(String text) {
        open("mark");
        crumbs.label(serialToBe(), text);
        marked(text);
    }

    /** A group of commands begins, for drivers whose debuggers show groups. */
    protected void grouped(String label) {}

    /** The group that began last ends. */
    protected void ungrouped() {}

    /** A moment has a text, for the same. */
    protected void marked(String text) {}
}
