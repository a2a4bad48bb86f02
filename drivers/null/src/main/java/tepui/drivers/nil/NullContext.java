package tepui.drivers.nil;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Fence;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.DrawArguments;
import tepui.pipe.driver.PrimitiveCounts;
import tepui.pipe.driver.QueryArguments;
import tepui.pipe.format.Format;

/**
 * Context of the null device: checks, counts and forgets. Only what a check needs is kept: whether there are shaders,
 * an index buffer, targets, how many uniforms. No call allocates once a resource has been mapped at its largest size.
 */
final class NullContext extends NullStateContext {
    private final NullFence fence;
    private int groups;

    NullContext(NullDevice device) {
        super(device);
        this.fence = new NullFence(device);
    }

    // ---- work ------------------------------------------------------------------------------------------------------

    @Override
    public void draw( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) {
        drawable("draw", indexed);
        DrawArguments.ranges(ranges, start, count, instances, indexed);
        long primitives = 0;
        for (int i = 0, at = start; i < count; i++, at += DrawArguments.RANGE_WORDS) {
            primitives += PrimitiveCounts.of(primitive, ranges[at + 1], patchVertices);
        }
        counters.draws += count;
        counters.primitives += primitives * instances;
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
        drawable("draw", indexed);
        DrawArguments.draw("draw", instances, first, vertices, indexed, baseVertex);
        counters.draws++;
        counters.primitives += PrimitiveCounts.of(primitive, vertices, patchVertices) * instances;
    }

    @Override
    public void drawIndirect( // hot
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) {
        drawable("drawIndirect", indexed);
        NullBuffer b = device.buffer("drawIndirect", buffer);
        NullBuffer counts = countBuffer == null ? null : device.buffer("drawIndirect", countBuffer);
        DrawArguments.indirect(indexed, b, offset, maxDraws, stride, counts, countOffset);
        counters.draws += maxDraws;
    }

    @Override
    public void drawStream( // hot
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        drawable("drawStream", false);
        device.streamTarget("drawStream", source);
        Arguments.slot("drawStream", stream, device.caps().maxVertexStreams);
        DrawArguments.draw("drawStream", instances, 0, 0, false, 0);
        counters.draws++;
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        computable("dispatch");
        DrawArguments.groups(groupsX, groupsY, groupsZ, device.caps().maxWorkgroupCount);
        counters.dispatches++;
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        computable("dispatchIndirect");
        Arguments.bytes("dispatchIndirect", device.buffer("dispatchIndirect", buffer), offset, 12);
        counters.dispatches++;
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        open("memoryBarrier");
        DrawArguments.barrier(bits);
        counters.barriers++;
    }

    @Override
    public void textureBarrier() { // hot
        open("textureBarrier");
        counters.barriers++;
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        open("clearColor");
        if (targets == null || index < 0 || targets.color(index) == null) {
            throw new IllegalArgumentException(
                    "clearColor: index is " + index + ", no colour target is attached there");
        }
    }

    @Override
    public void clearDepthStencil( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        open("clearDepthStencil");
        if (targets == null || targets.depthStencil() == null) {
            throw new IllegalArgumentException("clearDepthStencil: no depth-stencil target is attached");
        }
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        open("clearTexture");
        device.texture("clearTexture", texture).check("clearTexture", level, box);
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        open("clearDepthTexture");
        device.texture("clearDepthTexture", texture).check("clearDepthTexture", level, box);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        open("clearBuffer");
        Arguments.bytes("clearBuffer", device.buffer("clearBuffer", buffer), offset, size);
        Arguments.pattern(pattern);
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) { // hot
        open("writeBuffer");
        Arguments.bytes("writeBuffer", device.buffer("writeBuffer", buffer), offset, data.byteSize());
        counters.uploadedBytes += data.byteSize();
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        open("readBuffer");
        Arguments.bytes("readBuffer", device.buffer("readBuffer", buffer), offset, into.byteSize());
        into.fill((byte) 0);
        counters.readBackBytes += into.byteSize();
    }

    @Override
    public void writeTexture( // hot
            Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        open("writeTexture");
        NullTexture t = device.texture("writeTexture", texture);
        t.check("writeTexture", level, box);
        Arguments.rows("writeTexture", t, box, data.byteSize(), rowBytes, sliceBytes);
        counters.uploadedBytes += t.desc().format().imageBytes(box.width(), box.height(), box.depth());
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        open("readTexture");
        NullTexture t = device.texture("readTexture", texture);
        t.check("readTexture", level, box);
        Format f = t.desc().format();
        Arguments.rows("readTexture", t, box, into.byteSize(), rowBytes, sliceBytes);
        long row = f.rowBytes(box.width());
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < f.rows(box.height()); y++) {
                into.asSlice(z * sliceBytes + y * rowBytes, row).fill((byte) 0);
            }
        }
        counters.readBackBytes += f.imageBytes(box.width(), box.height(), box.depth());
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        open("copyBuffer");
        Arguments.copyBuffer(
                device.buffer("copyBuffer", source),
                sourceOffset,
                device.buffer("copyBuffer", target),
                targetOffset,
                size);
    }

    @Override
    public void copyTexture( // hot
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        open("copyTexture");
        NullTexture from = device.texture("copyTexture", source);
        from.check("copyTexture", sourceLevel, box);
        Arguments.copy("copyTexture", from.desc(), device.texture("copyTexture", target), box, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture( // hot
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        open("copyBufferToTexture");
        NullBuffer b = device.buffer("copyBufferToTexture", source);
        NullTexture t = device.texture("copyBufferToTexture", target);
        t.check("copyBufferToTexture", level, box);
        Arguments.rows("copyBufferToTexture", t, box, b, offset, rowBytes, sliceBytes);
    }

    @Override
    public void copyTextureToBuffer( // hot
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        open("copyTextureToBuffer");
        NullTexture t = device.texture("copyTextureToBuffer", source);
        NullBuffer b = device.buffer("copyTextureToBuffer", target);
        t.check("copyTextureToBuffer", level, box);
        Arguments.rows("copyTextureToBuffer", t, box, b, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) { // hot
        open("blit");
        NullTexture s = device.texture("blit", blit.source());
        NullTexture t = device.texture("blit", blit.target());
        if (blit.sourceLevel() < 0
                || blit.sourceLevel() >= s.desc().levels()
                || blit.targetLevel() < 0
                || blit.targetLevel() >= t.desc().levels()) {
            throw new IllegalArgumentException(
                    "blit: levels are " + blit.sourceLevel() + " and " + blit.targetLevel() + ", the textures have "
                            + s.desc().levels() + " and " + t.desc().levels());
        }
    }

    @Override
    public void generateMips(Texture texture, int base, int last) { // hot
        open("generateMips");
        Arguments.mips(device.texture("generateMips", texture), base, last);
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        open("commitPages");
        Arguments.pages(device.texture("commitPages", texture), level, box);
    }

    @Override
    public void invalidate(Buffer buffer) { // hot
        open("invalidate");
        device.buffer("invalidate", buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        open("invalidate");
        Arguments.slot(
                "invalidate",
                level,
                device.texture("invalidate", texture).desc().levels());
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) { // hot
        open("map");
        NullBuffer b = device.buffer("map", buffer);
        Arguments.bytes("map", b, offset, size);
        Arguments.mapFlags("map", flags, b.desc().persistent());
        if (b.mapped) throw new IllegalArgumentException("map: the buffer is mapped already");
        if (size == 0) throw new IllegalArgumentException("map: size is 0, must be above 0");
        long address = b.memory.map("map", offset, size, (flags & MapFlags.READ) != 0);
        b.mapped = true;
        b.mappedOffset = offset;
        b.mappedSize = size;
        b.mapFlags = flags;
        counters.maps++;
        return address;
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) { // hot
        open("flushMapped");
        NullBuffer b = device.buffer("flushMapped", buffer);
        Arguments.flushed(b.mapped, b.mappedOffset, b.mappedSize, offset, size);
        counters.uploadedBytes += size;
    }

    @Override
    public void unmap(Buffer buffer) { // hot
        open("unmap");
        NullBuffer b = device.buffer("unmap", buffer);
        if (!b.mapped) throw new IllegalArgumentException("unmap: the buffer is not mapped");
        b.mapped = false;
        if ((b.mapFlags & (MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT)) == MapFlags.WRITE) {
            counters.uploadedBytes += b.mappedSize;
        }
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) { // hot
        open("mapTexture");
        NullTexture t = device.texture("mapTexture", texture);
        t.check("mapTexture", level, box);
        Arguments.mapFlags("mapTexture", flags, false);
        Arguments.resolved("mapTexture", t);
        Format f = t.desc().format();
        long rowBytes = (f.rowBytes(box.width()) + 15) & ~15L;
        long sliceBytes = rowBytes * f.rows(box.height());
        result.address = t.map(
                "mapTexture", sliceBytes * box.depth(), (flags & MapFlags.READ) != 0, (flags & MapFlags.WRITE) != 0);
        result.rowBytes = rowBytes;
        result.sliceBytes = sliceBytes;
        counters.maps++;
        return true;
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) { // hot
        open("unmapTexture");
        long written = device.texture("unmapTexture", texture).unmap(map.address);
        if (written < 0) throw new IllegalArgumentException("unmapTexture: map is none of this texture's");
        counters.uploadedBytes += written;
        map.address = 0;
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) { // hot
        open("beginQuery");
        NullQuery q = device.query("beginQuery", query);
        QueryArguments.begin(q, q.active);
        q.active = true;
        q.began = q.kind() == Query.Kind.TIME_ELAPSED ? System.nanoTime() : 0;
    }

    @Override
    public void endQuery(Query query) { // hot
        open("endQuery");
        NullQuery q = device.query("endQuery", query);
        QueryArguments.end(q, q.active);
        q.active = false;
        q.ended = true;
        q.result = switch (q.kind()) {
            case TIMESTAMP -> System.nanoTime();
            case TIME_ELAPSED -> System.nanoTime() - q.began;
            default -> 0;
        };
    }

    @Override
    public long queryResult(Query query, boolean wait) { // hot
        open("queryResult");
        NullQuery q = device.query("queryResult", query);
        QueryArguments.result("queryResult", q, q.active, q.ended);
        return q.result;
    }

    @Override
    public void queryResultToBuffer( // hot
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        open("queryResultToBuffer");
        NullQuery q = device.query("queryResultToBuffer", query);
        QueryArguments.result("queryResultToBuffer", q, q.active, q.ended);
        Arguments.queryResult(device.buffer("queryResultToBuffer", buffer), offset, bytes);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        open("setCondition");
        if (query != null) device.query("setCondition", query);
    }

    // ---- completion ------------------------------------------------------------------------------------------------

    @Override
    public Fence flush() { // hot
        open("flush");
        counters.submits++;
        return fence;
    }

    @Override
    public void finish() { // hot
        open("finish");
        counters.submits++;
    }

    @Override
    public void waitFor(Fence other) { // hot
        open("waitFor");
        if (!(other instanceof NullFence f) || f.device != device) {
            throw new IllegalArgumentException("waitFor: fence must be one of this device");
        }
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        open("present");
        if (!(surface instanceof NullSurface s) || s.device != device || s.closed) {
            throw new IllegalArgumentException("present: surface must be one of this device that was not closed");
        }
        device.texture("present", texture);
        counters.submits++;
        counters.presents++;
        return s.present(dontWait);
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) {
        open("pushGroup");
        groups++;
    }

    @Override
    public void popGroup() {
        open("popGroup");
        if (groups == 0) throw new IllegalArgumentException("popGroup: no group was pushed");
        groups--;
    }

    @Override
    public void mark(String text) {
        open("mark");
    }

    @Override
    public void close() {
        kill();
        device.forget(this);
    }

    void kill() {
        closed = true;
    }

    // ---- arguments -------------------------------------------------------------------------------------------------

    private void drawable(String call, boolean indexed) { // hot
        open(call);
        if (!hasVertexShader) throw new IllegalArgumentException(call + ": no vertex shader is bound");
        if (indexed && indexType == null) throw new IllegalArgumentException(call + ": no index buffer is bound");
    }

    private void computable(String call) { // hot
        open(call);
        if (!hasComputeShader) throw new IllegalArgumentException(call + ": no compute shader is bound");
    }
}
