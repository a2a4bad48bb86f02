package tepui.stream;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceObject;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.DrawArguments;

/**
 * Writer of packets that do something: draws, clears, copies, queries. A draw that differs from the packet before only in its range
 * becomes part of it, unless a shader reads the number of the draw.
 */
final class WorkPackets {
    /** Words of a draw before its ranges. */
    static final int DRAW_WORDS = 3;

    /** Ranges of one packet, so that the driver's thread has its first draws early. */
    private static final int MOST_RANGES = 256;

    private final PacketContext out;
    private final StatePackets state;
    private int drawAt = -1;
    private int drawEnd = -1;
    private long lastDraw = -1;
    private long mergedDraws;

    WorkPackets(PacketContext out, StatePackets state) {
        this.out = out;
        this.state = state;
    }

    long lastDraw() { // hot
        return lastDraw;
    }

    long mergedDraws() {
        return mergedDraws;
    }

    void seal() { // hot
        drawEnd = -1;
    }

    // ---- draws ------------------------------------------------------------------------------------------------------

    void draw(
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
        int[] w = out.words;
        w[i] = first;
        w[i + 1] = vertices;
        w[i + 2] = baseVertex;
        out.done();
    }

    private void numbered(
            int kind, int firstInstance, int instances, int first, int vertices, int baseVertex, int drawId) { // hot
        int i = out.reserve(Op.DRAW_NUMBERED, kind, 7, 0);
        lastDraw = out.base + i;
        int[] w = out.words;
        w[i + 1] = firstInstance;
        w[i + 2] = instances;
        w[i + 3] = first;
        w[i + 4] = vertices;
        w[i + 5] = baseVertex;
        w[i + 6] = drawId;
        out.done();
    }

    void draw(
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
            int i = out.reserve(Op.DRAW_ARRAY, kind, 4, 1);
            lastDraw = out.base + i;
            out.words[i + 1] = firstInstance;
            out.words[i + 2] = instances;
            out.words[i + 3] = count;
            out.refer(Arrays.copyOfRange(ranges, start, start + 3 * count));
            out.done();
            return;
        }
        int i = ranges(kind, firstInstance, instances, count);
        System.arraycopy(ranges, start, out.words, i, 3 * count);
        out.done();
    }

    /** Room for ranges, in the packet before where that is a draw of the same kind; answers the index of the first word. */
    private int ranges(int kind, int firstInstance, int instances, int count) { // hot
        int end = out.at;
        if (drawEnd == end && end + 3 * count <= out.limit) {
            int[] w = out.words;
            int h = w[drawAt];
            int size = PacketLayout.words(h);
            if ((h & 0xffff) == (Op.DRAW | kind << 8)
                    && w[drawAt + 1] == firstInstance
                    && w[drawAt + 2] == instances
                    && size + 3 * count <= DRAW_WORDS + 3 * MOST_RANGES
                    && !state.readsDrawId()) {
                w[drawAt] = PacketLayout.header(Op.DRAW, kind, size + 3 * count);
                out.at = end + 3 * count;
                drawEnd = end + 3 * count;
                mergedDraws += count;
                return end;
            }
        }
        int i = out.reserve(Op.DRAW, kind, DRAW_WORDS + 3 * count, 0);
        lastDraw = out.base + i;
        drawAt = i;
        drawEnd = out.at;
        out.words[i + 1] = firstInstance;
        out.words[i + 2] = instances;
        return i + DRAW_WORDS;
    }

    void drawIndirect(
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) { // hot
        Tracked t = out.known("drawIndirect", buffer);
        Tracked c = out.known("drawIndirect", countBuffer);
        int i = out.reserve(Op.DRAW_INDIRECT, primitive.ordinal() | (indexed ? 128 : 0), 7, 2);
        lastDraw = out.base + i;
        out.putLong(i + 1, offset);
        out.words[i + 3] = maxDraws;
        out.words[i + 4] = stride;
        out.putLong(i + 5, countOffset);
        out.refer(buffer);
        out.refer(countBuffer);
        out.used(t, out.base + i);
        out.used(c, out.base + i);
        out.done();
    }

    void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) { // hot
        Tracked t = out.known("drawStream", source);
        int i = out.reserve(Op.DRAW_STREAM, primitive.ordinal(), 4, 1);
        lastDraw = out.base + i;
        out.words[i + 1] = stream;
        out.words[i + 2] = firstInstance;
        out.words[i + 3] = instances;
        out.refer(source);
        out.used(t, out.base + i);
        out.done();
    }

    void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        if ((groupsX | groupsY | groupsZ) < 0) {
            throw new IllegalArgumentException(
                    "dispatch: groups are " + groupsX + ", " + groupsY + ", " + groupsZ + ", none may be below 0");
        }
        int i = out.reserve(Op.DISPATCH, 0, 4, 0);
        lastDraw = out.base + i;
        out.words[i + 1] = groupsX;
        out.words[i + 2] = groupsY;
        out.words[i + 3] = groupsZ;
        out.done();
    }

    void dispatchIndirect(Buffer buffer, long offset) { // hot
        Tracked t = out.known("dispatchIndirect", buffer);
        int i = out.reserve(Op.DISPATCH_INDIRECT, 0, 3, 1);
        lastDraw = out.base + i;
        out.putLong(i + 1, offset);
        out.refer(buffer);
        out.used(t, out.base + i);
        out.done();
    }

    void memoryBarrier(int bits) { // hot
        int i = out.reserve(Op.MEMORY_BARRIER, 0, 2, 0);
        out.words[i + 1] = bits;
        out.done();
    }

    void textureBarrier() { // hot
        out.reserve(Op.TEXTURE_BARRIER, 0, 1, 0);
        out.done();
    }

    // ---- clears -----------------------------------------------------------------------------------------------------

    void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        int i = out.reserve(Op.CLEAR_COLOR, 0, 3, 2);
        lastDraw = out.base + i;
        out.words[i + 1] = index;
        out.words[i + 2] = writeMask;
        out.refer(value);
        out.refer(area);
        out.done();
    }

    void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            @Nullable Box area) { // hot
        int i = out.reserve(Op.CLEAR_DEPTH_STENCIL, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 1);
        lastDraw = out.base + i;
        out.putLong(i + 1, Double.doubleToRawLongBits(depthValue));
        out.words[i + 3] = stencilValue;
        out.words[i + 4] = stencilMask;
        out.refer(area);
        out.done();
    }

    void clearTexture(Texture texture, int level, Box box, ClearColor value) { // hot
        Tracked t = out.known("clearTexture", texture);
        texture.check("clearTexture", level, box);
        int i = out.reserve(Op.CLEAR_TEXTURE, 0, 2, 3);
        out.words[i + 1] = level;
        out.refer(texture);
        out.refer(box);
        out.refer(value);
        out.used(t, out.base + i);
        out.done();
    }

    void clearDepthTexture(
            Texture texture,
            int level,
            Box box,
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue) { // hot
        Tracked t = out.known("clearDepthTexture", texture);
        texture.check("clearDepthTexture", level, box);
        int i = out.reserve(Op.CLEAR_DEPTH_TEXTURE, (depth ? 1 : 0) | (stencil ? 2 : 0), 5, 2);
        out.words[i + 1] = level;
        out.putLong(i + 2, Double.doubleToRawLongBits(depthValue));
        out.words[i + 4] = stencilValue;
        out.refer(texture);
        out.refer(box);
        out.used(t, out.base + i);
        out.done();
    }

    void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        Tracked t = out.known("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", buffer, offset, size);
        int i = out.reserve(Op.CLEAR_BUFFER, 0, 5, 2);
        out.putLong(i + 1, offset);
        out.putLong(i + 3, size);
        out.refer(buffer);
        out.refer(pattern.clone());
        out.used(t, out.base + i);
        out.written(buffer, offset, size);
        out.done();
    }

    // ---- copies -----------------------------------------------------------------------------------------------------

    void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        Tracked from = out.known("copyBuffer", source);
        Tracked to = out.known("copyBuffer", target);
        Arguments.bytes("copyBuffer", source, sourceOffset, size);
        Arguments.bytes("copyBuffer", target, targetOffset, size);
        int i = out.reserve(Op.COPY_BUFFER, 0, 7, 2);
        out.putLong(i + 1, sourceOffset);
        out.putLong(i + 3, targetOffset);
        out.putLong(i + 5, size);
        out.refer(source);
        out.refer(target);
        out.used(from, out.base + i);
        out.used(to, out.base + i);
        out.written(target, targetOffset, size);
        out.done();
    }

    void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        Tracked from = out.known("copyTexture", source);
        Tracked to = out.known("copyTexture", target);
        int i = out.reserve(Op.COPY_TEXTURE, 0, 6, 3);
        int[] w = out.words;
        w[i + 1] = sourceLevel;
        w[i + 2] = targetLevel;
        w[i + 3] = x;
        w[i + 4] = y;
        w[i + 5] = z;
        out.refer(source);
        out.refer(box);
        out.refer(target);
        out.used(from, out.base + i);
        out.used(to, out.base + i);
        out.done();
    }

    void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) { // hot
        Tracked from = out.known("copyBufferToTexture", source);
        Tracked to = out.known("copyBufferToTexture", target);
        int i = out.reserve(Op.COPY_BUFFER_TO_TEXTURE, 0, 8, 3);
        out.words[i + 1] = level;
        out.putLong(i + 2, offset);
        out.putLong(i + 4, rowBytes);
        out.putLong(i + 6, sliceBytes);
        out.refer(source);
        out.refer(target);
        out.refer(box);
        out.used(from, out.base + i);
        out.used(to, out.base + i);
        out.done();
    }

    void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) { // hot
        Tracked from = out.known("copyTextureToBuffer", source);
        Tracked to = out.known("copyTextureToBuffer", target);
        int i = out.reserve(Op.COPY_TEXTURE_TO_BUFFER, 0, 8, 3);
        out.words[i + 1] = level;
        out.putLong(i + 2, offset);
        out.putLong(i + 4, rowBytes);
        out.putLong(i + 6, sliceBytes);
        out.refer(source);
        out.refer(box);
        out.refer(target);
        out.used(from, out.base + i);
        out.used(to, out.base + i);
        out.written(
                target, Math.clamp(offset, 0L, target.size()), target.size() - Math.clamp(offset, 0L, target.size()));
        out.done();
    }

    void blit(Blit blit) { // hot
        Tracked from = out.known("blit", blit.source());
        Tracked to = out.known("blit", blit.target());
        int i = out.reserve(Op.BLIT, 0, 1, 1);
        out.refer(blit);
        out.used(from, out.base + i);
        out.used(to, out.base + i);
        out.done();
    }

    void generateMips(Texture texture, int first, int last) { // hot
        Tracked t = out.known("generateMips", texture);
        int i = out.reserve(Op.GENERATE_MIPS, 0, 3, 1);
        out.words[i + 1] = first;
        out.words[i + 2] = last;
        out.refer(texture);
        out.used(t, out.base + i);
        out.done();
    }

    void invalidate(Texture texture, int level) { // hot
        Tracked t = out.known("invalidate", texture);
        int i = out.reserve(Op.INVALIDATE_TEXTURE, 0, 2, 1);
        out.words[i + 1] = level;
        out.refer(texture);
        out.used(t, out.base + i);
        out.done();
    }

    // ---- queries ----------------------------------------------------------------------------------------------------

    void beginQuery(Query query) { // hot
        one(Op.BEGIN_QUERY, "beginQuery", query);
    }

    void endQuery(Query query) { // hot
        one(Op.END_QUERY, "endQuery", query);
    }

    private void one(int op, String call, DeviceObject object) { // hot
        Tracked t = out.known(call, object);
        int i = out.reserve(op, 0, 1, 1);
        out.refer(object);
        out.used(t, out.base + i);
        out.done();
    }

    void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) { // hot
        Tracked q = out.known("queryResultToBuffer", query);
        Tracked t = out.known("queryResultToBuffer", buffer);
        Arguments.bytes("queryResultToBuffer", buffer, offset, bytes);
        int i = out.reserve(Op.QUERY_RESULT_TO_BUFFER, (wait ? 1 : 0) | (availability ? 2 : 0), 4, 2);
        out.putLong(i + 1, offset);
        out.words[i + 3] = bytes;
        out.refer(query);
        out.refer(buffer);
        out.used(q, out.base + i);
        out.used(t, out.base + i);
        out.written(buffer, offset, bytes);
        out.done();
    }

    void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        Tracked t = out.known("setCondition", query);
        int i = out.reserve(Op.SET_CONDITION, (wait ? 1 : 0) | (inverted ? 2 : 0), 1, 1);
        out.refer(query);
        out.used(t, out.base + i);
        out.done();
    }

    // ---- people -----------------------------------------------------------------------------------------------------

    void pushGroup(String label) {
        out.reserve(Op.PUSH_GROUP, 0, 1, 1);
        out.refer(label);
        out.done();
    }

    void popGroup() { // hot
        out.reserve(Op.POP_GROUP, 0, 1, 0);
        out.done();
    }

    void mark(String text) {
        out.reserve(Op.MARK, 0, 1, 1);
        out.refer(text);
        out.done();
    }
}
