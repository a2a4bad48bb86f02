package tepui.pipe.format;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Rows of texels whose channels lie in memory as equal elements, red first: 8- and 16-bit normalised ones, halves and floats. The elements of a
 * row are one array, so each conversion is a loop over arrays that is vector code, without taking texels apart but where their numbers of
 * channels differ. The results are those
 * of {@link TexelCodec}. Holds scratch memory.
 */
final class ElementRows {
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfFloat FLOAT =
            ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
    /** Added and taken away again, it rounds floats below 2^22 to even integers. */
    private static final float ROUND = 0x1.8p23f;
    /** The same for doubles below 2^51. */
    private static final double ROUND_DOUBLE = 0x1.8p52;

    /** Elements at a time. */
    static final int CHUNK = 1024;

    private enum Kind {
        UNORM8,
        SNORM8,
        UNORM16,
        SNORM16,
        HALF,
        SINGLE
    }

    private final Kind from;
    private final Kind to;
    private final int fromChannels;
    private final int toChannels;
    private final byte[] bytes = new byte[CHUNK];
    private final short[] shorts = new short[CHUNK];
    private final float[] floats = new float[CHUNK];
    /** Elements of texels that have another number of channels than what is read. */
    private final float[] spread;

    private ElementRows(Kind from, int fromChannels, Kind to, int toChannels) {
        this.from = from;
        this.to = to;
        this.fromChannels = fromChannels;
        this.toChannels = toChannels;
        spread = new float[fromChannels == toChannels ? 0 : CHUNK];
    }

    /** Null where the formats are not both such. Channels that the first has not are 0, or alpha 1. */
    static @Nullable ElementRows between(Format from, Format to) {
        Kind a = kind(from);
        Kind b = kind(to);
        if (a == null || b == null) return null;
        return new ElementRows(a, from.channels().length, b, to.channels().length);
    }

    private static @Nullable Kind kind(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || f.isSrgb()) return null;
        Format.Channel[] channels = f.channels();
        if (channels.length == 0) return null;
        int bits = channels[0].bits();
        for (int i = 0; i < channels.length; i++) {
            Format.Channel c = channels[i];
            if (c.letter() != "RGBA".charAt(i) || c.bits() != bits || c.offset() != i * bits) return null;
        }
        if (f.blockBytes() * 8 != bits * channels.length) return null;
        return switch (f.numeric()) {
            case UNORM -> bits == 8 ? Kind.UNORM8 : bits == 16 ? Kind.UNORM16 : null;
            case SNORM -> bits == 8 ? Kind.SNORM8 : bits == 16 ? Kind.SNORM16 : null;
            case FLOAT -> bits == 16 ? Kind.HALF : bits == 32 ? Kind.SINGLE : null;
            default -> null;
        };
    }

    /** For {@link RowConverter#haveEqualElements}. */
    static boolean haveEqualElements(Format from, Format to) {
        return kind(from) != null && kind(to) != null && from.channels().length == to.channels().length;
    }

    private static int size(Kind kind) {
        return switch (kind) {
            case UNORM8, SNORM8 -> 1;
            case UNORM16, SNORM16, HALF -> 2;
            case SINGLE -> 4;
        };
    }

    /** Converts so many texels. */
    void convert(MemorySegment source, long sourceOffset, MemorySegment target, long targetOffset, int count) {
        int most = CHUNK / Math.max(fromChannels, toChannels);
        boolean same = fromChannels == toChannels;
        for (int done = 0; done < count; done += most) {
            int n = Math.min(most, count - done);
            load(source, sourceOffset + (long) done * fromChannels * size(from), n * fromChannels);
            if (!same) spread(floats, fromChannels, n, spread, toChannels);
            store(same ? floats : spread, target, targetOffset + (long) done * toChannels * size(to), n * toChannels);
        }
    }

    private static void spread(float[] in, int has, int n, float[] out, int wants) { // hot
        if (has == 3 && wants == 4) {
            threeToFour(in, n, out);
            return;
        }
        if (has == 4 && wants == 3) {
            fourToThree(in, n, out);
            return;
        }
        int both = Math.min(has, wants);
        for (int c = 0; c < both; c++) {
            for (int i = 0, x = c, y = c; i < n; i++, x += has, y += wants) out[y] = in[x];
        }
        for (int c = both; c < wants; c++) {
            float v = c == 3 ? 1 : 0;
            for (int i = 0, y = c; i < n; i++, y += wants) out[y] = v;
        }
    }

    private static void threeToFour(float[] in, int n, float[] out) { // hot
        for (int i = 0, k = 0, o = 0; i < n; i++, k += 3, o += 4) {
            out[o] = in[k];
            out[o + 1] = in[k + 1];
            out[o + 2] = in[k + 2];
            out[o + 3] = 1;
        }
    }

    private static void fourToThree(float[] in, int n, float[] out) { // hot
        for (int i = 0, k = 0, o = 0; i < n; i++, k += 4, o += 3) {
            out[o] = in[k];
            out[o + 1] = in[k + 1];
            out[o + 2] = in[k + 2];
        }
    }

    private void load(MemorySegment source, long at, int n) { // hot
        switch (from) {
            case UNORM8 -> {
                MemorySegment.copy(source, BYTE, at, bytes, 0, n);
                unorm8(bytes, n, floats);
            }
            case SNORM8 -> {
                MemorySegment.copy(source, BYTE, at, bytes, 0, n);
                snorm8(bytes, n, floats);
            }
            case UNORM16 -> {
                MemorySegment.copy(source, SHORT, at, shorts, 0, n);
                unorm16(shorts, n, floats);
            }
            case SNORM16 -> {
                MemorySegment.copy(source, SHORT, at, shorts, 0, n);
                snorm16(shorts, n, floats);
            }
            case HALF -> {
                MemorySegment.copy(source, SHORT, at, shorts, 0, n);
                half(shorts, n, floats);
            }
            case SINGLE -> MemorySegment.copy(source, FLOAT, at, floats, 0, n);
        }
    }

    private void store(float[] values, MemorySegment target, long at, int n) { // hot
        switch (to) {
            case UNORM8 -> {
                putUnorm8(values, n, bytes);
                MemorySegment.copy(bytes, 0, target, BYTE, at, n);
            }
            case SNORM8 -> {
                putSnorm8(values, n, bytes);
                MemorySegment.copy(bytes, 0, target, BYTE, at, n);
            }
            case UNORM16 -> {
                putUnorm16(values, n, shorts);
                MemorySegment.copy(shorts, 0, target, SHORT, at, n);
            }
            case SNORM16 -> {
                putSnorm16(values, n, shorts);
                MemorySegment.copy(shorts, 0, target, SHORT, at, n);
            }
            case HALF -> {
                putHalf(values, n, shorts);
                MemorySegment.copy(shorts, 0, target, SHORT, at, n);
            }
            case SINGLE -> MemorySegment.copy(values, 0, target, FLOAT, at, n);
        }
    }

    // ---- loops

    // Only signed elements become vectors of floats: unsigned ones lose half their range first, in place, and get it
    // back as floats.

    private static void unorm8(byte[] in, int n, float[] out) { // hot
        for (int i = 0; i < n; i++) in[i] ^= (byte) 0x80;
        for (int i = 0; i < n; i++) out[i] = ((float) in[i] + 128f) / 255f;
    }

    private static void snorm8(byte[] in, int n, float[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = Math.max(-1, in[i] / 127f);
    }

    private static void unorm16(short[] in, int n, float[] out) { // hot
        for (int i = 0; i < n; i++) in[i] ^= (short) 0x8000;
        for (int i = 0; i < n; i++) out[i] = ((float) in[i] + 32768f) / 65535f;
    }

    private static void snorm16(short[] in, int n, float[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = Math.max(-1, in[i] / 32767f);
    }

    private static void half(short[] in, int n, float[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = Float.float16ToFloat(in[i]);
    }

    private static void putUnorm8(float[] in, int n, byte[] out) { // hot
        for (int i = 0; i < n; i++) {
            out[i] = (byte) (int) (Math.max(0, Math.min(1, in[i])) * 255f + ROUND - ROUND);
        }
    }

    private static void putSnorm8(float[] in, int n, byte[] out) { // hot
        for (int i = 0; i < n; i++) {
            out[i] = (byte) (int) (Math.max(-1, Math.min(1, in[i])) * 127f + ROUND - ROUND);
        }
    }

    private static void putUnorm16(float[] in, int n, short[] out) { // hot
        for (int i = 0; i < n; i++) {
            out[i] = (short) (int) (Math.max(0, Math.min(1, in[i])) * 65535.0 + ROUND_DOUBLE - ROUND_DOUBLE);
        }
    }

    private static void putSnorm16(float[] in, int n, short[] out) { // hot
        for (int i = 0; i < n; i++) {
            out[i] = (short) (int) (Math.max(-1, Math.min(1, in[i])) * 32767.0 + ROUND_DOUBLE - ROUND_DOUBLE);
        }
    }

    private static void putHalf(float[] in, int n, short[] out) { // hot
        for (int i = 0; i < n; i++) out[i] = Float.floatToFloat16(in[i]);
    }
}
