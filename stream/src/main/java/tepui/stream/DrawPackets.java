package tepui.stream;

import java.util.Arrays;
import tepui.pipe.Primitive;
import tepui.pipe.driver.DrawArguments;

/**
 * Writer of draws. A draw that differs from the packet before only in its range becomes part of it, unless a shader reads the number of the
 * draw.
 */
final class DrawPackets {
    /** Words of a draw before its ranges. */
    static final int DRAW_WORDS = 3;

    /** Ranges of one packet, so that the driver's thread has its first draws early. */
    private static final int MOST_RANGES = 256;

    private final PacketOutput out;
    private final BindingPackets bindings;
    private int drawAt = -1;
    private int drawEnd = -1;
    private long mergedDraws;

    DrawPackets(PacketOutput out, BindingPackets bindings) {
        this.out = out;
        this.bindings = bindings;
    }

    long merged() {
        return mergedDraws;
    }

    void seal() { // hot
        drawEnd = -1;
    }

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
        out.drew(i);
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
            out.drew(i);
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
                    && !bindings.readsDrawId()) {
                w[drawAt] = PacketLayout.header(Op.DRAW, kind, size + 3 * count);
                out.at = end + 3 * count;
                drawEnd = end + 3 * count;
                mergedDraws += count;
                return end;
            }
        }
        int i = out.reserve(Op.DRAW, kind, DRAW_WORDS + 3 * count, 0);
        out.drew(i);
        drawAt = i;
        drawEnd = out.at;
        out.words[i + 1] = firstInstance;
        out.words[i + 2] = instances;
        return i + DRAW_WORDS;
    }
}
