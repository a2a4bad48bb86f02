package tepui.pipe.format;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Converter of texels of one plain format between memory, raw words and values; all from the table in {@link Format}.
 * The raw form of a texel is its bits in memory order, little-endian, padded to whole 32-bit words.
 *
 * <p>Everything works on many texels at once, as structures of arrays: word {@code k} of texel {@code i} is at
 * {@code words[at + k * step + i]}, component {@code c} at {@code out[outAt + c * outStep + i]}. Nothing allocates. Codecs
 * are immutable and shared. Offsets and counts that are outside an array or segment throw {@link IndexOutOfBoundsException}.
 */
public final class TexelCodec {
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final int ZERO = 0;
    private static final int ONE = 1;
    private static final int UNORM = 2;
    private static final int UNORM_WIDE = 3;
    private static final int SNORM = 4;
    private static final int SNORM_WIDE = 5;
    private static final int UNSIGNED = 6;
    private static final int SIGNED = 7;
    private static final int FIXED = 8;
    private static final int HALF = 9;
    private static final int SMALL = 10;
    private static final int SINGLE = 11;
    private static final int DOUBLE = 12;
    private static final int LONG = 13;
    private static final int ULONG = 14;
    private static final int SRGB = 15;
    private static final int SHARED = 16;
    private static final int FLOAT24 = 17;

    private static final TexelCodec[] ALL = new TexelCodec[Format.count()];

    static {
        for (int i = 0; i < ALL.length; i++) {
            if (!Format.of(i).isCompressed()) ALL[i] = new TexelCodec(Format.of(i));
        }
    }

    private final Format format;
    private final int bytes;
    private final int words;
    /** Of each component: how it is read, in which word, from which bit. */
    private final int[] kind = new int[4];

    private final int[] word = new int[4];
    private final int[] shift = new int[4];
    private final int[] bits = new int[4];
    /** Of each component: is it written from the input's component? Luminance and intensity are written from red. */
    private final boolean[] stored = new boolean[4];

    private final int stencilWord;
    private final int stencilShift;
    private final int stencilBits;

    private TexelCodec(Format format) {
        this.format = format;
        bytes = format.blockBytes();
        words = (bytes + 3) / 4;
        kind[3] = ONE;
        Format.Channel stencil = format.stencilChannel();
        stencilWord = stencil == null ? 0 : stencil.offset() >> 5;
        stencilShift = stencil == null ? 0 : stencil.offset() & 31;
        stencilBits = stencil == null ? 0 : stencil.bits();
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = format.isDepthStencil()
                    ? c > 0 ? null : format.hasDepth() ? format.depthChannel() : stencil
                    : format.channel(c);
            if (channel == null) continue;
            word[c] = channel.offset() >> 5;
            shift[c] = channel.offset() & 31;
            bits[c] = channel.bits();
            kind[c] = kind(channel);
            stored[c] = c == 0 || channel.letter() == "RGBA".charAt(c);
        }
    }

    private int kind(Format.Channel c) {
        int n = c.bits();
        return switch (format.numeric()) {
            case UNORM -> format.isSrgb() && c.letter() != 'A' ? SRGB : n > 16 ? UNORM_WIDE : UNORM;
            case SNORM -> n > 16 ? SNORM_WIDE : SNORM;
            case UINT, USCALED -> n == 64 ? ULONG : UNSIGNED;
            case SINT, SSCALED -> n == 64 ? LONG : SIGNED;
            case FIXED -> FIXED;
            case FLOAT ->
                switch (n) {
                    case 9 -> SHARED;
                    case 10, 11 -> SMALL;
                    case 16 -> HALF;
                    case 24 -> FLOAT24;
                    case 32 -> SINGLE;
                    default -> DOUBLE;
                };
        };
    }

    /** The codec of a plain format; formats in blocks have a {@link BlockDecoder}. */
    public static TexelCodec of(Format format) {
        if (format.isCompressed()) {
            throw new IllegalArgumentException("TexelCodec.of: format is " + format + ", must be a plain one");
        }
        return ALL[format.ordinal()];
    }

    public Format format() {
        return format;
    }

    /** The lowest bit of the stencil value in its word; 0 where there is none. */
    public int stencilShift() {
        return stencilShift;
    }

    /** Words of a texel. */
    public int words() {
        return words;
    }

    // ---- memory and words ------------------------------------------------------------------------------------------

    // A method for each size: all in one is more than C2 compiles
    // once a second size is met, and stays interpreted then.

    /** Reads {@code count} texels, {@code stride} bytes from one to the next. */
    public void load(MemorySegment from, long offset, long stride, int count, int[] to, int at, int step) {
        switch (bytes) {
            case 1 -> load1(from, offset, stride, count, to, at);
            case 2 -> load2(from, offset, stride, count, to, at);
            case 3 -> load3(from, offset, stride, count, to, at);
            case 4 -> load4(from, offset, stride, count, to, at);
            case 8 -> load8(from, offset, stride, count, to, at, step);
            default -> {
                int whole = bytes >> 2;
                for (int k = 0; k < whole; k++) load4(from, offset + 4L * k, stride, count, to, at + k * step);
                if ((bytes & 3) != 0) load2(from, offset + 4L * whole, stride, count, to, at + whole * step); // 6 bytes
            }
        }
    }

    private static void load1(MemorySegment from, long offset, long stride, int count, int[] to, int at) { // hot
        for (int i = 0; i < count; i++) to[at + i] = from.get(ValueLayout.JAVA_BYTE, offset + i * stride) & 255;
    }

    private static void load2(MemorySegment from, long offset, long stride, int count, int[] to, int at) { // hot
        for (int i = 0; i < count; i++) to[at + i] = from.get(SHORT, offset + i * stride) & 0xffff;
    }

    private static void load3(MemorySegment from, long offset, long stride, int count, int[] to, int at) { // hot
        int i = 0;
        // Three words are four texels.
        for (; stride == 3 && i + 4 <= count; i += 4) {
            long p = offset + 3L * i;
            int a = from.get(INT, p);
            int b = from.get(INT, p + 4);
            int c = from.get(INT, p + 8);
            to[at + i] = a & 0xffffff;
            to[at + i + 1] = a >>> 24 | (b & 0xffff) << 8;
            to[at + i + 2] = b >>> 16 | (c & 255) << 16;
            to[at + i + 3] = c >>> 8;
        }
        for (; i < count; i++) {
            long p = offset + i * stride;
            to[at + i] = from.get(SHORT, p) & 0xffff | (from.get(ValueLayout.JAVA_BYTE, p + 2) & 255) << 16;
        }
    }

    private static void load4(MemorySegment from, long offset, long stride, int count, int[] to, int at) { // hot
        if (stride == 4) MemorySegment.copy(from, INT, offset, to, at, count);
        else for (int i = 0; i < count; i++) to[at + i] = from.get(INT, offset + i * stride);
    }

    private static void load8(
            MemorySegment from, long offset, long stride, int count, int[] to, int at, int step) { // hot
        for (int i = 0; i < count; i++) {
            long p = offset + i * stride;
            to[at + i] = from.get(INT, p);
            to[at + step + i] = from.get(INT, p + 4);
        }
    }

    /** Writes {@code count} texels one behind the other. */
    public void store(int[] from, int at, int step, int count, MemorySegment to, long offset) {
        switch (bytes) {
            case 1 -> store1(from, at, count, to, offset);
            case 2 -> store2(from, at, count, to, offset, 2);
            case 3 -> store3(from, at, count, to, offset);
            case 4 -> MemorySegment.copy(from, at, to, INT, offset, count);
            case 8 -> store8(from, at, step, count, to, offset);
            default -> {
                int whole = bytes >> 2;
                for (int k = 0; k < whole; k++) store4(from, at + k * step, count, to, offset + 4L * k, bytes);
                if ((bytes & 3) != 0) store2(from, at + whole * step, count, to, offset + 4L * whole, bytes);
            }
        }
    }

    private static void store1(int[] from, int at, int count, MemorySegment to, long offset) { // hot
        for (int i = 0; i < count; i++) to.set(ValueLayout.JAVA_BYTE, offset + i, (byte) from[at + i]);
    }

    private static void store2(int[] from, int at, int count, MemorySegment to, long offset, long stride) { // hot
        for (int i = 0; i < count; i++) to.set(SHORT, offset + i * stride, (short) from[at + i]);
    }

    private static void store3(int[] from, int at, int count, MemorySegment to, long offset) { // hot
        int i = 0;
        for (; i + 4 <= count; i += 4) {
            long p = offset + 3L * i;
            int b = from[at + i + 1];
            int c = from[at + i + 2];
            to.set(INT, p, from[at + i] & 0xffffff | b << 24);
            to.set(INT, p + 4, b >>> 8 & 0xffff | c << 16);
            to.set(INT, p + 8, c >>> 16 & 255 | from[at + i + 3] << 8);
        }
        for (; i < count; i++) {
            to.set(SHORT, offset + 3L * i, (short) from[at + i]);
            to.set(ValueLayout.JAVA_BYTE, offset + 3L * i + 2, (byte) (from[at + i] >> 16));
        }
    }

    private static void store4(int[] from, int at, int count, MemorySegment to, long offset, long stride) { // hot
        for (int i = 0; i < count; i++) to.set(INT, offset + i * stride, from[at + i]);
    }

    private static void store8(int[] from, int at, int step, int count, MemorySegment to, long offset) { // hot
        for (int i = 0; i < count; i++) {
            to.set(INT, offset + 8L * i, from[at + i]);
            to.set(INT, offset + 8L * i + 4, from[at + step + i]);
        }
    }

    // ---- words and values ------------------------------------------------------------------------------------------

    /**
     * Four components as floats: colours, or depth as red. Missing colours are 0, missing alpha is 1. Integers become
     * floats of the same value; sRGB becomes linear; of S8_UINT red is the stencil value.
     */
    public void decode(int[] from, int at, int step, int count, float[] out, int outAt, int outStep) { // hot
        for (int c = 0; c < 4; c++) decode(c, from, at, step, count, out, outAt + c * outStep);
    }

    /** One component as floats. */
    public void decode(int c, int[] from, int at, int step, int count, float[] out, int o) { // hot
        int w = at + word[c] * step;
        switch (kind[c]) {
            case ZERO -> Arrays.fill(out, o, o + count, 0f);
            case ONE -> Arrays.fill(out, o, o + count, 1f);
            case UNORM -> ChannelLoops.unorm(from, w, shift[c], bits[c], count, out, o);
            case UNORM_WIDE -> ChannelLoops.unormWide(from, w, bits[c], count, out, o);
            case SNORM -> ChannelLoops.snorm(from, w, shift[c], bits[c], count, out, o);
            case SNORM_WIDE -> ChannelLoops.snormWide(from, w, count, out, o);
            case UNSIGNED -> ChannelLoops.unsigned(from, w, shift[c], bits[c], count, out, o);
            case SIGNED -> ChannelLoops.signed(from, w, shift[c], bits[c], count, out, o);
            case FIXED -> ChannelLoops.fixed(from, w, count, out, o);
            case HALF -> ChannelLoops.half(from, w, shift[c], count, out, o);
            case SMALL -> ChannelLoops.small(from, w, shift[c], bits[c], count, out, o);
            case SINGLE -> ChannelLoops.single(from, w, count, out, o);
            case DOUBLE -> ChannelLoops.doubles(from, w, w + step, count, out, o);
            case LONG -> ChannelLoops.longs(from, w, w + step, false, count, out, o);
            case ULONG -> ChannelLoops.longs(from, w, w + step, true, count, out, o);
            case SRGB -> ChannelLoops.srgb(from, w, shift[c], count, out, o);
            case FLOAT24 -> ChannelLoops.float24(from, w, count, out, o);
            default -> ChannelLoops.shared(from, w, c, count, out, o);
        }
    }

    /**
     * Four components as integers, of an integer format, or the stencil part as red. 64-bit components give their low
     * words. All other formats have no integers and give 0, 0, 0, 1.
     */
    public void decodeInts(int[] from, int at, int step, int count, int[] out, int outAt, int outStep) { // hot
        for (int c = 0; c < 4; c++) {
            int o = outAt + c * outStep;
            int w = at + word[c] * step;
            if (format.hasStencil() && c == 0) {
                ChannelLoops.unsigned(from, at + stencilWord * step, stencilShift, stencilBits, count, out, o);
            } else if (kind[c] <= ONE || !format.isInteger()) {
                Arrays.fill(out, o, o + count, c == 3 ? 1 : 0);
            } else if (bits[c] == 64) {
                System.arraycopy(from, w, out, o, count);
            } else if (format.isUnsignedInteger()) {
                ChannelLoops.unsigned(from, w, shift[c], bits[c], count, out, o);
            } else {
                ChannelLoops.signed(from, w, shift[c], bits[c], count, out, o);
            }
        }
    }

    /**
     * Texels from floats, converted as the format says: clamped and rounded to even for normalised and integer ones, sRGB
     * encoded. Padding becomes 0. A depth-stencil format takes depth from red and keeps the stencil part that is there.
     */
    public void encode(float[] in, int inAt, int inStep, int count, int[] to, int at, int step) { // hot
        if (!format.isDepthStencil()) clearWords(to, at, step, count);
        for (int c = 0; c < 4; c++) {
            if (!stored[c]) continue;
            int w = at + word[c] * step;
            int n = inAt + c * inStep;
            switch (kind[c]) {
                case UNORM -> ChannelLoops.putUnorm(in, n, count, to, w, shift[c], bits[c]);
                case UNORM_WIDE -> ChannelLoops.putUnormWide(in, n, count, to, w, bits[c]);
                case SNORM -> ChannelLoops.putSnorm(in, n, count, to, w, shift[c], bits[c]);
                case SNORM_WIDE -> ChannelLoops.putSnormWide(in, n, count, to, w);
                case UNSIGNED -> ChannelLoops.putWhole(in, n, count, to, w, shift[c], bits[c], false);
                case SIGNED -> ChannelLoops.putWhole(in, n, count, to, w, shift[c], bits[c], true);
                case FIXED -> ChannelLoops.putFixed(in, n, count, to, w);
                case HALF -> ChannelLoops.putHalf(in, n, count, to, w, shift[c]);
                case SMALL -> ChannelLoops.putSmall(in, n, count, to, w, shift[c], bits[c]);
                case SINGLE -> ChannelLoops.putSingle(in, n, count, to, w);
                case DOUBLE -> ChannelLoops.putDouble(in, n, count, to, w, w + step);
                case SRGB -> ChannelLoops.putSrgb(in, n, count, to, w, shift[c]);
                case FLOAT24 -> ChannelLoops.putFloat24(in, n, count, to, w);
                case SHARED -> {
                    if (c == 0) ChannelLoops.putShared(in, n, inStep, count, to, w);
                }
                default -> putLongs(in, n, count, to, w, w + step);
            }
        }
    }

    private static void putLongs(float[] in, int n, int count, int[] to, int low, int high) {
        for (int i = 0; i < count; i++) {
            long v = (long) in[n + i];
            to[low + i] = (int) v;
            to[high + i] = (int) (v >>> 32);
        }
    }

    /**
     * Texels of an integer format from integers of its sign, saturated; 64-bit components are extended. A depth-stencil
     * format takes the stencil value's low bits from red and keeps depth. Other formats are left as they are.
     */
    public void encodeInts(int[] in, int inAt, int inStep, int count, int[] to, int at, int step) { // hot
        if (format.hasStencil()) {
            int w = at + stencilWord * step;
            int most = ones(stencilBits);
            int keep = ~(most << stencilShift);
            for (int i = 0; i < count; i++) {
                to[w + i] = to[w + i] & keep | (in[inAt + i] & most) << stencilShift;
            }
            return;
        }
        if (!format.isInteger()) return;
        clearWords(to, at, step, count);
        boolean sign = !format.isUnsignedInteger();
        for (int c = 0; c < 4; c++) {
            if (!stored[c]) continue;
            int w = at + word[c] * step;
            int n = inAt + c * inStep;
            if (bits[c] == 64) {
                System.arraycopy(in, n, to, w, count);
                for (int i = 0; i < count; i++) to[w + step + i] = sign ? in[n + i] >> 31 : 0;
            } else {
                ChannelLoops.putInts(in, n, count, to, w, shift[c], bits[c], sign);
            }
        }
    }

    private void clearWords(int[] to, int at, int step, int count) {
        for (int k = 0; k < words; k++) Arrays.fill(to, at + k * step, at + k * step + count, 0);
    }

    // ---- one texel -------------------------------------------------------------------------------------------------

    /** One texel's components as floats, {@code rgba[0]} to {@code rgba[3]}. */
    public void unpack(int[] texel, float[] rgba) {
        decode(texel, 0, 1, 1, rgba, 0, 1);
    }

    /** One texel's components as integers. */
    public void unpack(int[] texel, int[] rgba) {
        decodeInts(texel, 0, 1, 1, rgba, 0, 1);
    }

    public void pack(float[] rgba, int[] texel) {
        encode(rgba, 0, 1, 1, texel, 0, 1);
    }

    public void pack(int[] rgba, int[] texel) {
        encodeInts(rgba, 0, 1, 1, texel, 0, 1);
    }

    /** The bits of word {@code k} that belong to the components of {@code mask}: 0 to 3 colours, 4 depth, 5 stencil. */
    public int writtenBits(int k, int mask) {
        int result = 0;
        if (format.isDepthStencil()) {
            if ((mask & 16) != 0 && format.hasDepth() && word[0] == k) result |= ones(bits[0]) << shift[0];
            if ((mask & 32) != 0 && format.hasStencil() && stencilWord == k)
                result |= ones(stencilBits) << stencilShift;
            return result;
        }
        for (int c = 0; c < 4; c++) {
            if ((mask >> c & 1) == 0 || !stored[c]) continue;
            if (word[c] == k || bits[c] == 64 && word[c] + 1 == k) result |= ones(bits[c]) << shift[c];
        }
        // the exponent is shared: it follows when all colours are written
        if (kind[0] == SHARED && (mask & 7) == 7) result = -1;
        // padding goes along with a full write, so that whole texels can be filled
        if ((mask & format.components()) == format.components()) result = -1;
        return result;
    }

    private static int ones(int n) {
        return n >= 32 ? -1 : (1 << n) - 1;
    }
}
