package tepui.stream;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.DrawArguments;

/**
 * Writer of packets, part two: draws, clears, copies. A draw that differs from the packet before only in its range
 * becomes part of it, unless a shader reads the number of the draw.
 */
abstract class WorkPackets extends StatePackets {
    static final Primitive[] PRIMITIVES = Primitive.values();
    /** Words of a draw before its ranges. */
    static final int DRAW_WORDS = 3;

    /** Ranges of one packet, so that the driver's thread has its first draws early. */
    private static final int MOST_RANGES = 256;

    private int drawAt = -1;
    private int drawEnd = -1;
    private long lastDraw = -1;
    long mergedDraws;

    WorkPackets(Device device) {
        super(device);
    }

    /** A packet uses the contents of an object, at {@code position}. */
    abstract void used(@Nullable Tracked object, long position);

    /** A packet writes a range of a buffer. */
    abstract void written(Buffer buffer, long offset, long size);

    /** Position of the last packet that uses what is bound. */
    final long lastDraw() { // hot
        return lastDraw;
    }

    /** Nothing is added to the packet before any more: it is about to be read, or is behind. */
    final void seal() { // hot
        drawEnd = -1;
    }

    // ---- draws ------------------------------------------------------------------------------------------------------

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) { // hot
        if ((instances | first | vertices) < 0 || !indexed && baseVertex != 0) {
            DrawArguments.draw("draw", instances, first, vertices, indexed, baseVertex);
        }
        int kind = primitive.ordinal() | (indexed ? 128 : 0);
        if (drawId != 0) {
            numbered(kind, firstInstance, instances, first, vertices, baseVertex, drawId);
            return;
        }
        int i = ranges(kind, firstInstance, instances, 1);
        int[] w = words;
        w[i] = first;
        w[i + 1] = vertices;
        w[i + 2] = baseVertex;
        done();
    }

    private void numbered(
            int kind, int firstInstance, int instances, int first, int vertices, int baseVertex, int drawId) { // hot
        int i = reserve(Op.DRAW_NUMBERED, kind, 7, 0);
        lastDraw = base + i;
        int[] w = words;
        w[i + 1] = firstInstance;
        w[i + 2] = instances;
        w[i + 3] = first;
        w[i + 4] = vertices;
        w[i + 5] = baseVertex;
        w[i + 6] = drawId;
        done();
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) { // hot
        DrawArguments.ranges(ranges, start, count, instances, indexed);
        if (count == 0) return;
        int kind = primitive.ordinal() | (indexed ? 128 : 0);
        if (count > MOST_RANGES) {
            int i = reserve(Op.DRAW_ARRAY, kind, 4, 1);
            lastDraw = base + i;
            words[i + 1] = firstInstance;
            words[i + 2] = instances;
            words[i + 3] = count;
            refer(Arrays.copyOfRange(ranges, start, start + 3 * count));
            done();
            return;
        }
        int i = ranges(kind, firstInstance, instances, count);
        System.arraycopy(ranges, start, words, i, 3 * count);
        done();
    }

    /** Room for ranges, in the packet before where that is a draw of the same kind; answers the index of the first word. */
    private int ranges(int kind, int firstInstance, int instances, int count) { // hot
        int end = at;
        if (drawEnd == end && end + 3 * count <= limit) {
            int[] w = words;
            int h = w[drawAt];
            int size = PacketLayout.words(h);
            if ((h & 0xffff) == (Op.DRAW | kind << 8)
                    && w[drawAt + 1] == firstInstance
                    && w[drawAt + 2] == instances
                    && size + 3 * count <= DRAW_WORDS + 3 * MOST_RANGES
                    && !readsDrawId()) {
                w[drawAt] = PacketLayout.header(Op.DRAW, kind, size + 3 * count);
                at = end + 3 * count;
                drawEnd = at;
                mergedDraws += count;
                return end;
            }
        }
        int i = reserve(Op.DRAW, kind, DRAW_WORDS + 3 * count, 0);
        lastDraw = base + i;
        drawAt = i;
        drawEnd = at;
        words[i + 1] = firstInstance;
        words[i + 2] = instances;
        return i + DRAW_WORDS;
    }

    @Override
    public void drawIndirect(
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) { // hot
        Tracked t = known("drawIndirect", buffer);
        Tracked c = known("drawIndirect", countBuffer);
        int i = reserve(Op.DRAW_INDIRECT, primitive.ordinal() | (indexed ? 128 : 0), 7, 2);
        lastDraw = base + i;
        putLong(i + 1, offset);
        words[i + 3] = maxDraws;
        words[i + 4] = stride;
        putLong(i + 5, countOffset);
        refer(buffer);
        refer(countBuffer);
        used(t, base + i);
        used(c, base + i);
        done();
    }

    @Override
    public void drawStream(
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) { // hot
        Tracked t = known("drawStream", source);
        int i = reserve(Op.DRAW_STREAM, primitive.ordinal(), 4, 1);
        lastDraw = base + i;
        words[i + 1] = stream;
        words[i + 2] = firstInstance;
        words[i + 3] = instances;
        refer(source);
        used(t, base + i);
        done();
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        if ((groupsX | groupsY | groupsZ) < 0) {
            throw new IllegalArgumentException(
                    "dispatch: groups are " + groupsX + ", " + groupsY + ", " + groupsZ + ", none may be below 0");
        }
        int i = reserve(Op.DISPATCH, 0, 4, 0);
        lastDraw = base + i;
        words[i + 1] = groupsX;
        words[i + 2] = groupsY;
        words[i + 3] = groupsZ;
        done();
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        Tracked t = known("dispatchIndirect", buffer);
        int i = reserve(Op.DISPATCH_INDIRECT, 0, 3, 1);
        lastDraw = base + i;
        putLong(i + 1, offset);
        refer(buffer);
        used(t, base + i);
        done();
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        int i = reserve(Op.MEMORY_BARRIER, 0, 2, 0);
        words[i + 1] = bits;
        done();
    }

    @Override
    public void textureBarrier() { // hot
        reserve(Op.TEXTURE_BARRIER, 0, 1, 0);
        done();
    }

    // ---- clears -----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        int i = reserve(Op.CLEAR_COLOR, 0, 3, 2);
        lastDraw = base + i;
        words[i + 1] = index;
        words[i + 2] = writeMask;
        refer(value);
        refer(area);
        done();
    }

    @Override
    public void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            @Nullable Box area) { // hot
        int i = reserve(Op.CLEAR_DEPTH_STENCIL, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 1);
        lastDraw = base + i;
        putLong(i + 1, Double.doubleToRawLongBits(depthValue));
        words[i + 3] = stencilValue;
        words[i + 4] = stencilMask;
        refer(area);
        done();
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) { // hot
        Tracked t = known("clearTexture", texture);
        texture.check("clearTexture", level, box);
        int i = reserve(Op.CLEAR_TEXTURE, 0, 2, 3);
        words[i + 1] = level;
        refer(texture);
        refer(box);
        refer(value);
        used(t, base + i);
        done();
    }

    @Override
    public void clearDepthTexture(
            Texture texture,
            int level,
            Box box,
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue) { // hot
        Tracked t = known("clearDepthTexture", texture);
        texture.check("clearDepthTexture", level, box);
        int i = reserve(Op.CLEAR_DEPTH_TEXTURE, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 2);
        words[i + 1] = level;
        putLong(i + 2, Double.doubleToRawLongBits(depthValue));
        words[i + 4] = stencilValue;
        refer(texture);
        refer(box);
        used(t, base + i);
        done();
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        Tracked t = known("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", buffer, offset, size);
        int i = reserve(Op.CLEAR_BUFFER, 0, 5, 2);
        putLong(i + 1, offset);
        putLong(i + 3, size);
        refer(buffer);
        refer(pattern.clone());
        used(t, base + i);
        written(buffer, offset, size);
        done();
    }

    // ---- copies -----------------------------------------------------------------------------------------------------

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        Tracked from = known("copyBuffer", source);
        Tracked to = known("copyBuffer", target);
        Arguments.bytes("copyBuffer", source, sourceOffset, size);
        Arguments.bytes("copyBuffer", target, targetOffset, size);
        int i = reserve(Op.COPY_BUFFER, 0, 7, 2);
        putLong(i + 1, sourceOffset);
        putLong(i + 3, targetOffset);
        putLong(i + 5, size);
        refer(source);
        refer(target);
        used(from, base + i);
        used(to, base + i);
        written(target, targetOffset, size);
        done();
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        Tracked from = known("copyTexture", source);
        Tracked to = known("copyTexture", target);
        int i = reserve(Op.COPY_TEXTURE, 0, 6, 3);
        int[] w = words;
        w[i + 1] = sourceLevel;
        w[i + 2] = targetLevel;
        w[i + 3] = x;
        w[i + 4] = y;
        w[i + 5] = z;
        refer(source);
        refer(box);
        refer(target);
        used(from, base + i);
        used(to, base + i);
        done();
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) { // hot
        Tracked from = known("copyBufferToTexture", source);
        Tracked to = known("copyBufferToTexture", target);
        int i = reserve(Op.COPY_BUFFER_TO_TEXTURE, 0, 8, 3);
        words[i + 1] = level;
        putLong(i + 2, offset);
        putLong(i + 4, rowBytes);
        putLong(i + 6, sliceBytes);
        refer(source);
        refer(target);
        refer(box);
        used(from, base + i);
        used(to, base + i);
        done();
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) { // hot
        Tracked from = known("copyTextureToBuffer", source);
        Tracked to = known("copyTextureToBuffer", target);
        int i = reserve(Op.COPY_TEXTURE_TO_BUFFER, 0, 8, 3);
        words[i + 1] = level;
        putLong(i + 2, offset);
        putLong(i + 4, rowBytes);
        putLong(i + 6, sliceBytes);
        refer(source);
        refer(box);
        refer(target);
        used(from, base + i);
        used(to, base + i);
        written(target, Math.clamp(offset, 0L, target.size()), target.size() - Math.clamp(offset, 0L, target.size()));
        done();
    }

    @Override
    public void blit(Blit blit) { // hot
        Tracked from = known("blit", blit.source());
        Tracked to = known("blit", blit.target());
        int i = reserve(Op.BLIT, 0, 1, 1);
        refer(blit);
        used(from, base + i);
        used(to, base + i);
        done();
    }

    @Override
    public void generateMips(Texture texture, int first, int last) { // hot
        Tracked t = known("generateMips", texture);
        int i = reserve(Op.GENERATE_MIPS, 0, 3, 1);
        words[i + 1] = first;
        words[i + 2] = last;
        refer(texture);
        used(t, base + i);
        done();
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        Tracked t = known("invalidate", texture);
        int i = reserve(Op.INVALIDATE_TEXTURE, 0, 2, 1);
        words[i + 1] = level;
        refer(texture);
        used(t, base + i);
        done();
    }

    // ---- queries ----------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) { // hot
        one(Op.BEGIN_QUERY, "beginQuery", query);
    }

    @Override
    public void endQuery(Query query) { // hot
        one(Op.END_QUERY, "endQuery", query);
    }

    private void one(int op, String call, DeviceObject object) { // hot
        Tracked t = known(call, object);
        int i = reserve(op, 0, 1, 1);
        refer(object);
        used(t, base + i);
        done();
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) { // hot
        Tracked q = known("queryResultToBuffer", query);
        Tracked t = known("queryResultToBuffer", buffer);
        Arguments.bytes("queryResultToBuffer", buffer, offset, bytes);
        int i = reserve(Op.QUERY_RESULT_TO_BUFFER, (wait ? 1 : 0) | (availability ? 2 : 0), 4, 2);
        putLong(i + 1, offset);
        words[i + 3] = bytes;
        refer(query);
        refer(buffer);
        used(q, base + i);
        used(t, base + i);
        written(buffer, offset, bytes);
        done();
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        Tracked t = known("setCondition", query);
        int i = reserve(Op.SET_CONDITION, (wait ? 1 : 0) | (inverted ? 2 : 0), 1, 1);
        refer(query);
        used(t, base + i);
        done();
    }

    // ---- people -----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) {
        reserve(Op.PUSH_GROUP, 0, 1, 1);
        refer(label);
        done();
    }

    @Override
    public void popGroup() { // hot
        reserve(Op.POP_GROUP, 0, 1, 0);
        done();
    }

    @Override
    public void mark(String text) {
        reserve(Op.MARK, 0, 1, 1);
        refer(text);
        done();
    }
}
