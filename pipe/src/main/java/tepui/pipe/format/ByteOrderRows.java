package tepui.pipe.format;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Rows of texels of normalised bytes, one to four, whose bytes come in another order, fewer or more. Texels are moved two at a time, as a word of 64 bits; of
 * texels of three bytes three such words are eight. Holds scratch memory.
 */
final class ByteOrderRows {
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
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

    /** Two texels each, the first in the lower half. */
    private final long[] pairs = new long[CHUNK / 2];
    /** Eight texels of three bytes in three words. */
    private final long[] packed = new long[CHUNK / 2];
    /** Texels that are not moved so: sources of one or two bytes, and what is left of a row. */
    private final int[] words = new int[CHUNK];

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

    /** For {@link RowConverter#byteOrder}. */
    static int @Nullable [] order(Format from, Format to) {
        if (from == to || !RowConverter.compatible(from, to) || between(from, to) == null) return null;
        int[] order = new int[to.blockBytes()];
        for (int i = 0; i < order.length; i++) {
            int shift = shift(from, to, i);
            order[i] = shift == ZERO ? -1 : shift == ONES ? -2 : shift >> 3;
        }
        return order;
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
            int halves = n + 1 >> 1;
            if (swaps) swap(pairs, halves, twice(same), twice(set));
            else if (!stays) arrange(pairs, halves, shifts, twice(set));
            else if (toBytes == 4 || (same & 0xffffff) != 0xffffff) keep(pairs, halves, twice(same), twice(set));
            store(target, targetOffset + (long) done * toBytes, n);
        }
    }

    /** The same bytes for both texels of a pair. */
    private static long twice(int bytes) {
        return bytes & 0xffffffffL | (long) bytes << 32;
    }

    /** Texels of a row that are moved in pairs; the codec has the rest. */
    private static int whole(int bytes, int n) {
        return bytes == 4 ? n & ~1 : bytes == 3 ? n & ~7 : 0;
    }

    private void load(MemorySegment source, long at, int n) { // hot
        int whole = whole(fromBytes, n);
        if (fromBytes == 4) {
            MemorySegment.copy(source, LONG, at, pairs, 0, whole >> 1);
        } else if (whole > 0) {
            MemorySegment.copy(source, LONG, at, packed, 0, 3 * (whole >> 3));
            spread(packed, whole >> 1, pairs);
        }
        int rest = n - whole;
        if (rest == 0) return;
        from.load(source, at + (long) whole * fromBytes, fromBytes, rest, words, 0, CHUNK);
        if ((rest & 1) != 0) words[rest] = 0;
        join(words, rest + 1 >> 1, pairs, whole >> 1);
    }

    private void store(MemorySegment target, long at, int n) { // hot
        int whole = whole(toBytes, n);
        if (toBytes == 4) {
            MemorySegment.copy(pairs, 0, target, LONG, at, whole >> 1);
        } else if (whole > 0) {
            pack(pairs, whole >> 1, packed);
            MemorySegment.copy(packed, 0, target, LONG, at, 3 * (whole >> 3));
        }
        int rest = n - whole;
        if (rest == 0) return;
        part(pairs, whole >> 1, rest + 1 >> 1, words);
        to.store(words, 0, CHUNK, rest, target, at + (long) whole * toBytes);
    }

    // ---- loops

    private static void join(int[] in, int n, long[] out, int at) { // hot
        for (int i = 0; i < n; i++) out[at + i] = in[2 * i] & 0xffffffffL | (long) in[2 * i + 1] << 32;
    }

    private static void part(long[] in, int at, int n, int[] out) { // hot
        for (int i = 0; i < n; i++) {
            out[2 * i] = (int) in[at + i];
            out[2 * i + 1] = (int) (in[at + i] >>> 32);
        }
    }

    /** The lower six bytes as two texels of three. */
    private static long pair(long six) {
        return six & 0xffffffL | (six & 0xffffff000000L) << 8;
    }

    /** The opposite of {@link #pair}. */
    private static long six(long pair) {
        return pair & 0xffffffL | pair >>> 8 & 0xffffff000000L;
    }

    private static void spread(long[] in, int n, long[] out) { // hot
        for (int i = 0, k = 0; i < n; i += 4, k += 3) {
            long a = in[k];
            long b = in[k + 1];
            long c = in[k + 2];
            out[i] = pair(a);
            out[i + 1] = pair(a >>> 48 | b << 16);
            out[i + 2] = pair(b >>> 32 | c << 32);
            out[i + 3] = pair(c >>> 16);
        }
    }

    private static void pack(long[] in, int n, long[] out) { // hot
        for (int i = 0, k = 0; i < n; i += 4, k += 3) {
            long b = six(in[i + 1]);
            long c = six(in[i + 2]);
            out[k] = six(in[i]) | b << 48;
            out[k + 1] = b >>> 16 | c << 32;
            out[k + 2] = c >>> 32 | six(in[i + 3]) << 16;
        }
    }

    private static void swap(long[] pairs, int n, long same, long set) { // hot
        long keep = same & 0xff00ff00ff00ff00L;
        for (int i = 0; i < n; i++) {
            long w = pairs[i];
            pairs[i] = w & keep | w >>> 16 & 0xff000000ffL | (w & 0xff000000ffL) << 16 | set;
        }
    }

    private static void keep(long[] pairs, int n, long same, long set) { // hot
        for (int i = 0; i < n; i++) pairs[i] = pairs[i] & same | set;
    }

    private static void arrange(long[] pairs, int n, int[] shifts, long set) { // hot
        int s0 = shifts[0] & 31;
        int s1 = shifts[1] & 31;
        int s2 = shifts[2] & 31;
        int s3 = shifts[3] & 31;
        long m0 = mask(shifts[0]);
        long m1 = mask(shifts[1]);
        long m2 = mask(shifts[2]);
        long m3 = mask(shifts[3]);
        for (int i = 0; i < n; i++) {
            long w = pairs[i];
            pairs[i] = w >>> s0 & m0 | (w >>> s1 & m1) << 8 | (w >>> s2 & m2) << 16 | (w >>> s3 & m3) << 24 | set;
        }
    }

    /** The lowest byte of both texels, where a shift brings one there. */
    private static long mask(int shift) {
        return shift < ZERO ? 0xff000000ffL : 0;
    }
}
