package tepui.pipe.format;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Rows of texels of normalised bytes, one to four, whose bytes come in another order, fewer or more. Rows come and go as copies of whole words; of texels of
 * three bytes three words are four. Holds scratch memory.
 */
final class ByteOrderRows {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    /** Texels at a time: both arrays stay in the nearest cache. */
    private static final int CHUNK = 1024;
    /** Shifts of bytes that are 0 and 255. */
    private static final int ZERO = 32;

    private static final int ONES = 64;

    private final TexelCodec from;
    private final TexelCodec to;
    private final int fromBytes;
    private final int toBytes;
    /** Of each byte of the result, the shift that brings its source down. */
    private final int[] shifts = new int[4];
    /** Bytes of the result that are 255, and those that are where they were. */
    private int set;

    private int same;
    /** Is the lowest byte exchanged with the third, and none else moved? */
    private boolean swaps;
    /** Is none moved? */
    private boolean stays;

    private final int[] words = new int[CHUNK];
    private final int[] packed = new int[CHUNK];

    private ByteOrderRows(Format from, Format to) {
        this.from = TexelCodec.of(from);
        this.to = TexelCodec.of(to);
        fromBytes = from.blockBytes();
        toBytes = to.blockBytes();
    }

    /** Null where the formats are not both such. Channels that the first has not are 0, or alpha 255. */
    static @Nullable ByteOrderRows between(Format from, Format to) {
        if (!fits(from) || !fits(to) || from.isSrgb() != to.isSrgb() || to.blockBytes() < 3) return null;
        ByteOrderRows rows = new ByteOrderRows(from, to);
        int swapped = 0;
        int zero = 0;
        for (int i = 0; i < 4; i++) {
            int shift = shift(from, to, i);
            rows.shifts[i] = shift;
            if (shift == ONES) rows.set |= 255 << 8 * i;
            if (shift == 8 * i) rows.same |= 255 << 8 * i;
            if (shift == ZERO) zero |= 255 << 8 * i;
            if (i != 1 && i != 3 && shift == (8 * i ^ 16)) swapped |= 255 << 8 * i;
        }
        int unmoved = rows.same | rows.set | zero;
        rows.stays = unmoved == -1;
        rows.swaps = swapped == 0xff00ff && (unmoved | 0xff00ff) == -1;
        return rows;
    }

    /** Only whole bytes of UNORM colours? */
    static boolean fits(Format f) {
        if (f.numeric() != Format.Numeric.UNORM || f.isDepthStencil() || f.blockBytes() > 4) return false;
        for (Format.Channel c : f.channels()) {
            if (c.bits() != 8 || "RGBA".indexOf(c.letter()) < 0) return false;
        }
        return true;
    }

    private static int shift(Format from, Format to, int index) {
        for (Format.Channel c : to.channels()) {
            if (c.offset() != 8 * index) continue;
            Format.Channel source = from.channel("RGBA".indexOf(c.letter()));
            return source != null ? source.offset() : c.letter() == 'A' ? ONES : ZERO;
        }
        return ZERO;
    }

    /** Converts so many texels. */
    void convert(MemorySegment source, long sourceOffset, MemorySegment target, long targetOffset, int count) { // hot
        for (int done = 0; done < count; done += CHUNK) {
            int n = Math.min(CHUNK, count - done);
            load(source, sourceOffset + (long) done * fromBytes, n);
            if (swaps) swap(words, n, same, set);
            else if (!stays) arrange(words, n, shifts, set);
            else if (toBytes == 4 || (same & 0xffffff) != 0xffffff) keep(words, n, same, set);
            store(target, targetOffset + (long) done * toBytes, n);
        }
    }

    private void load(MemorySegment source, long at, int n) { // hot
        if (fromBytes == 4) {
            MemorySegment.copy(source, INT, at, words, 0, n);
            return;
        }
        int whole = fromBytes == 3 ? n & ~3 : 0;
        if (whole > 0) {
            MemorySegment.copy(source, INT, at, packed, 0, 3 * (whole >> 2));
            spread(packed, whole, words);
        }
        if (whole < n) {
            from.load(source, at + (long) whole * fromBytes, fromBytes, n - whole, words, whole, CHUNK);
        }
    }

    private void store(MemorySegment target, long at, int n) { // hot
        if (toBytes == 4) {
            MemorySegment.copy(words, 0, target, INT, at, n);
            return;
        }
        int whole = n & ~3;
        if (whole > 0) {
            pack(words, whole, packed);
            MemorySegment.copy(packed, 0, target, INT, at, 3 * (whole >> 2));
        }
        if (whole < n) to.store(words, whole, CHUNK, n - whole, target, at + 3L * whole);
    }

    // ---- loops

    private static void spread(int[] in, int n, int[] out) { // hot
        for (int i = 0, k = 0; i < n; i += 4, k += 3) {
            int a = in[k];
            int b = in[k + 1];
            int c = in[k + 2];
            out[i] = a & 0xffffff;
            out[i + 1] = a >>> 24 | (b & 0xffff) << 8;
            out[i + 2] = b >>> 16 | (c & 255) << 16;
            out[i + 3] = c >>> 8;
        }
    }

    private static void pack(int[] in, int n, int[] out) { // hot
        for (int i = 0, k = 0; i < n; i += 4, k += 3) {
            int b = in[i + 1];
            int c = in[i + 2];
            out[k] = in[i] & 0xffffff | b << 24;
            out[k + 1] = b >>> 8 & 0xffff | c << 16;
            out[k + 2] = c >>> 16 & 255 | in[i + 3] << 8;
        }
    }

    private static void swap(int[] words, int n, int same, int set) { // hot
        int keep = same & 0xff00ff00;
        for (int i = 0; i < n; i++) {
            int w = words[i];
            words[i] = w & keep | w >>> 16 & 255 | (w & 255) << 16 | set;
        }
    }

    private static void keep(int[] words, int n, int same, int set) { // hot
        for (int i = 0; i < n; i++) words[i] = words[i] & same | set;
    }

    private static void arrange(int[] words, int n, int[] shifts, int set) { // hot
        int s0 = shifts[0] & 31;
        int s1 = shifts[1] & 31;
        int s2 = shifts[2] & 31;
        int s3 = shifts[3] & 31;
        int m0 = shifts[0] < ZERO ? 255 : 0;
        int m1 = shifts[1] < ZERO ? 255 : 0;
        int m2 = shifts[2] < ZERO ? 255 : 0;
        int m3 = shifts[3] < ZERO ? 255 : 0;
        for (int i = 0; i < n; i++) {
            int w = words[i];
            words[i] = w >>> s0 & m0 | (w >>> s1 & m1) << 8 | (w >>> s2 & m2) << 16 | (w >>> s3 & m3) << 24 | set;
        }
    }
}
