package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import tepui.pipe.format.SmallFloat;

/**
 * Converter of pixels of any layout to values and back, up to {@value #CHUNK} at a time. Values are structures of
 * arrays: component c of pixel i is at {@code c * CHUNK + i}. Colours and depth are floats; integers, indices and
 * stencil are ints (of depth-stencil: depth in the floats, stencil in the ints). Holds scratch memory: one per context.
 */
public final class PixelCodec {
    public static final int CHUNK = 256;

    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;

    private final byte[] swapped = new byte[CHUNK * 16];
    private final MemorySegment swappedSegment = MemorySegment.ofArray(swapped);

    /** No scratch yet. */
    public PixelCodec() {}

    // ---- memory to values ------------------------------------------------------------------------------------------

    /**
     * Decodes {@code count} pixels. Missing colours become 0, missing alpha 1.
     *
     * @param bit bitmaps: the first pixel's bit
     */
    public void decode(
            PixelLayout l,
            PixelStore store,
            MemorySegment from,
            long offset,
            int bit,
            int count,
            float[] floats,
            int[] ints) {
        if (l.isBitmap()) {
            decodeBits(from, offset, bit, store.lsbFirst, count, ints);
            return;
        }
        if (store.swapBytes && l.elementBytes > 1) {
            int bytes = count * l.pixelBytes();
            MemorySegment.copy(from, offset, swappedSegment, 0, bytes);
            swapBytes(swappedSegment, 0, bytes, l.elementBytes);
            from = swappedSegment;
            offset = 0;
        }
        switch (l.content()) {
            case COLOR -> decodeColors(l, from, offset, count, floats);
            case DEPTH -> element(l, 0, from, offset, count, floats, 0);
            case INTEGER -> decodeIntegers(l, from, offset, count, ints);
            case DEPTH_STENCIL -> decodeDepthStencil(l, from, offset, count, floats, ints);
            case STENCIL, COLOR_INDEX -> whole(l, 0, from, offset, count, ints, 0);
        }
    }

    private static void decodeColors(PixelLayout l, MemorySegment from, long offset, int count, float[] out) {
        int given = l.luminance ? 7 : 0;
        if (l.coding == PixelLayout.Coding.F11_F11_F10 || l.coding == PixelLayout.Coding.SHARED_EXPONENT) {
            boolean shared = l.coding == PixelLayout.Coding.SHARED_EXPONENT;
            for (int i = 0; i < count; i++) {
                int w = from.get(INT, offset + 4L * i);
                out[i] = shared ? SmallFloat.decodeShared(w, 0) : SmallFloat.decode11(w & 0x7ff);
                out[CHUNK + i] = shared ? SmallFloat.decodeShared(w, 1) : SmallFloat.decode11(w >>> 11 & 0x7ff);
                out[2 * CHUNK + i] = shared ? SmallFloat.decodeShared(w, 2) : SmallFloat.decode10(w >>> 22);
            }
            given = 7;
        } else {
            for (int e = 0; e < l.component.length; e++) {
                int c = l.component[e];
                given |= 1 << c;
                element(l, e, from, offset, count, out, c * CHUNK);
            }
            if (l.luminance) {
                System.arraycopy(out, 0, out, CHUNK, count);
                System.arraycopy(out, 0, out, 2 * CHUNK, count);
            }
        }
        for (int c = 0; c < 4; c++) {
            if ((given >> c & 1) == 0) Arrays.fill(out, c * CHUNK, c * CHUNK + count, c == 3 ? 1f : 0f);
        }
    }

    private static void decodeIntegers(PixelLayout l, MemorySegment from, long offset, int count, int[] out) {
        int given = l.luminance ? 7 : 0;
        for (int e = 0; e < l.component.length; e++) {
            int c = l.component[e];
            given |= 1 << c;
            whole(l, e, from, offset, count, out, c * CHUNK);
        }
        if (l.luminance) {
            System.arraycopy(out, 0, out, CHUNK, count);
            System.arraycopy(out, 0, out, 2 * CHUNK, count);
        }
        for (int c = 0; c < 4; c++) {
            if ((given >> c & 1) == 0) Arrays.fill(out, c * CHUNK, c * CHUNK + count, c == 3 ? 1 : 0);
        }
    }

    private static void decodeDepthStencil(
            PixelLayout l, MemorySegment from, long offset, int count, float[] depth, int[] stencil) {
        boolean packed = l.coding == PixelLayout.Coding.D24_S8;
        for (int i = 0; i < count; i++) {
            if (packed) {
                int w = from.get(INT, offset + 4L * i);
                depth[i] = (float) ((w >>> 8) / 16777215.0);
                stencil[i] = w & 255;
            } else {
                depth[i] = Float.intBitsToFloat(from.get(INT, offset + 8L * i));
                stencil[i] = from.get(INT, offset + 8L * i + 4) & 255;
            }
        }
    }

    /** Element {@code e} of each pixel as floats. */
    private static void element(PixelLayout l, int e, MemorySegment from, long offset, int n, float[] out, int o) {
        long step = l.pixelBytes();
        long p = offset + (l.bits.length > 0 ? 0 : (long) e * l.elementBytes);
        switch (l.coding) {
            case U8 -> {
                for (int i = 0; i < n; i++) out[o + i] = (from.get(BYTE, p + i * step) & 255) / 255f;
            }
            case S8 -> {
                for (int i = 0; i < n; i++) out[o + i] = Math.max(-1, from.get(BYTE, p + i * step) / 127f);
            }
            case U16 -> {
                for (int i = 0; i < n; i++) out[o + i] = (from.get(SHORT, p + i * step) & 0xffff) / 65535f;
            }
            case S16 -> {
                for (int i = 0; i < n; i++) out[o + i] = Math.max(-1, from.get(SHORT, p + i * step) / 32767f);
            }
            case U32 -> {
                for (int i = 0; i < n; i++) {
                    out[o + i] = (float) ((from.get(INT, p + i * step) & 0xffffffffL) / 4294967295.0);
                }
            }
            case S32 -> {
                for (int i = 0; i < n; i++) {
                    out[o + i] = (float) Math.max(-1, from.get(INT, p + i * step) / 2147483647.0);
                }
            }
            case HALF -> {
                for (int i = 0; i < n; i++) out[o + i] = Float.float16ToFloat(from.get(SHORT, p + i * step));
            }
            case FLOAT -> {
                for (int i = 0; i < n; i++) out[o + i] = Float.intBitsToFloat(from.get(INT, p + i * step));
            }
            default -> {
                int mask = (1 << l.bits[e]) - 1;
                int shift = l.shift[e];
                float max = mask;
                for (int i = 0; i < n; i++) out[o + i] = (word(l, from, p + i * step) >>> shift & mask) / max;
            }
        }
    }

    /** Element {@code e} of each pixel as integers. */
    private static void whole(PixelLayout l, int e, MemorySegment from, long offset, int n, int[] out, int o) {
        long step = l.pixelBytes();
        long p = offset + (l.bits.length > 0 ? 0 : (long) e * l.elementBytes);
        switch (l.coding) {
            case U8 -> {
                for (int i = 0; i < n; i++) out[o + i] = from.get(BYTE, p + i * step) & 255;
            }
            case S8 -> {
                for (int i = 0; i < n; i++) out[o + i] = from.get(BYTE, p + i * step);
            }
            case U16 -> {
                for (int i = 0; i < n; i++) out[o + i] = from.get(SHORT, p + i * step) & 0xffff;
            }
            case S16 -> {
                for (int i = 0; i < n; i++) out[o + i] = from.get(SHORT, p + i * step);
            }
            case U32, S32 -> {
                for (int i = 0; i < n; i++) out[o + i] = from.get(INT, p + i * step);
            }
            // indices only: the whole part
            case HALF -> {
                for (int i = 0; i < n; i++) out[o + i] = (int) Float.float16ToFloat(from.get(SHORT, p + i * step));
            }
            case FLOAT -> {
                for (int i = 0; i < n; i++) out[o + i] = (int) Float.intBitsToFloat(from.get(INT, p + i * step));
            }
            default -> {
                int mask = (1 << l.bits[e]) - 1;
                int shift = l.shift[e];
                for (int i = 0; i < n; i++) out[o + i] = word(l, from, p + i * step) >>> shift & mask;
            }
        }
    }

    private static int word(PixelLayout l, MemorySegment from, long p) {
        return switch (l.elementBytes) {
            case 1 -> from.get(BYTE, p) & 255;
            case 2 -> from.get(SHORT, p) & 0xffff;
            default -> from.get(INT, p);
        };
    }

    private static void decodeBits(MemorySegment from, long offset, int bit, boolean lsb, int count, int[] out) {
        for (int i = 0; i < count; i++) {
            int at = bit + i;
            int b = from.get(BYTE, offset + (at >> 3));
            out[i] = b >> (lsb ? at & 7 : 7 - (at & 7)) & 1;
        }
    }

    // ---- values to memory ------------------------------------------------------------------------------------------

    /** Encodes {@code count} pixels. Floats are clamped as the type needs; luminance is the sum of the colours. */
    public void encode(
            PixelLayout l,
            PixelStore store,
            float[] floats,
            int[] ints,
            int count,
            MemorySegment to,
            long offset,
            int bit) {
        switch (l.content()) {
            case COLOR -> encodeColors(l, floats, count, to, offset);
            case DEPTH -> putElement(l, 0, floats, 0, count, to, offset);
            case INTEGER -> encodeIntegers(l, ints, count, to, offset);
            case DEPTH_STENCIL -> encodeDepthStencil(l, floats, ints, count, to, offset);
            case STENCIL, COLOR_INDEX -> {
                if (l.isBitmap()) {
                    encodeBits(ints, count, store.lsbFirst, to, offset, bit);
                    return;
                }
                if (l.coding == PixelLayout.Coding.FLOAT || l.coding == PixelLayout.Coding.HALF) {
                    for (int i = 0; i < count; i++) floats[i] = ints[i];
                    putElement(l, 0, floats, 0, count, to, offset);
                } else {
                    putWhole(l, 0, ints, 0, count, to, offset, false);
                }
            }
        }
        if (store.swapBytes) swapBytes(to, offset, (long) count * l.pixelBytes(), l.elementBytes);
    }

    private static void encodeColors(PixelLayout l, float[] in, int count, MemorySegment to, long offset) {
        if (l.coding == PixelLayout.Coding.F11_F11_F10 || l.coding == PixelLayout.Coding.SHARED_EXPONENT) {
            boolean shared = l.coding == PixelLayout.Coding.SHARED_EXPONENT;
            for (int i = 0; i < count; i++) {
                float r = in[i];
                float g = in[CHUNK + i];
                float b = in[2 * CHUNK + i];
                int w = shared
                        ? SmallFloat.encodeShared(r, g, b)
                        : SmallFloat.encode11(r) | SmallFloat.encode11(g) << 11 | SmallFloat.encode10(b) << 22;
                to.set(INT, offset + 4L * i, w);
            }
            return;
        }
        if (l.luminance) {
            for (int i = 0; i < count; i++) in[i] = in[i] + in[CHUNK + i] + in[2 * CHUNK + i];
        }
        if (l.bits.length > 0) clear(l, count, to, offset);
        for (int e = 0; e < l.component.length; e++) putElement(l, e, in, l.component[e] * CHUNK, count, to, offset);
    }

    private static void encodeIntegers(PixelLayout l, int[] in, int count, MemorySegment to, long offset) {
        if (l.luminance) {
            for (int i = 0; i < count; i++) in[i] = in[i] + in[CHUNK + i] + in[2 * CHUNK + i];
        }
        if (l.bits.length > 0) clear(l, count, to, offset);
        for (int e = 0; e < l.component.length; e++) {
            putWhole(l, e, in, l.component[e] * CHUNK, count, to, offset, true);
        }
    }

    private static void clear(PixelLayout l, int count, MemorySegment to, long offset) {
        to.asSlice(offset, (long) count * l.pixelBytes()).fill((byte) 0);
    }

    private static void encodeDepthStencil(
            PixelLayout l, float[] depth, int[] stencil, int count, MemorySegment to, long offset) {
        boolean packed = l.coding == PixelLayout.Coding.D24_S8;
        for (int i = 0; i < count; i++) {
            if (packed) {
                int d = (int) Math.rint(Math.max(0, Math.min(1, (double) depth[i])) * 16777215.0);
                to.set(INT, offset + 4L * i, d << 8 | stencil[i] & 255);
            } else {
                to.set(INT, offset + 8L * i, Float.floatToRawIntBits(depth[i]));
                to.set(INT, offset + 8L * i + 4, stencil[i] & 255);
            }
        }
    }

    private static void putElement(PixelLayout l, int e, float[] in, int at, int n, MemorySegment to, long offset) {
        long step = l.pixelBytes();
        long p = offset + (l.bits.length > 0 ? 0 : (long) e * l.elementBytes);
        switch (l.coding) {
            case U8 -> {
                for (int i = 0; i < n; i++) to.set(BYTE, p + i * step, (byte) unsigned(in[at + i], 255));
            }
            case S8 -> {
                for (int i = 0; i < n; i++) to.set(BYTE, p + i * step, (byte) signed(in[at + i], 127));
            }
            case U16 -> {
                for (int i = 0; i < n; i++) to.set(SHORT, p + i * step, (short) unsigned(in[at + i], 65535));
            }
            case S16 -> {
                for (int i = 0; i < n; i++) to.set(SHORT, p + i * step, (short) signed(in[at + i], 32767));
            }
            case U32 -> {
                for (int i = 0; i < n; i++) to.set(INT, p + i * step, (int) unsigned(in[at + i], 4294967295L));
            }
            case S32 -> {
                for (int i = 0; i < n; i++) to.set(INT, p + i * step, (int) signed(in[at + i], 2147483647));
            }
            case HALF -> {
                for (int i = 0; i < n; i++) to.set(SHORT, p + i * step, Float.floatToFloat16(in[at + i]));
            }
            case FLOAT -> {
                for (int i = 0; i < n; i++) to.set(INT, p + i * step, Float.floatToRawIntBits(in[at + i]));
            }
            default -> {
                int max = (1 << l.bits[e]) - 1;
                for (int i = 0; i < n; i++) or(l, to, p + i * step, (int) unsigned(in[at + i], max) << l.shift[e]);
            }
        }
    }

    private static long unsigned(float v, long max) {
        return (long) Math.rint(Math.max(0, Math.min(1, (double) v)) * max);
    }

    private static long signed(float v, long max) {
        return (long) Math.rint(Math.max(-1, Math.min(1, (double) v)) * max);
    }

    /** Integers; saturated to what the element holds, or its low bits for stencil and indices. */
    private static void putWhole(
            PixelLayout l, int e, int[] in, int at, int n, MemorySegment to, long offset, boolean saturate) {
        long step = l.pixelBytes();
        long p = offset + (l.bits.length > 0 ? 0 : (long) e * l.elementBytes);
        switch (l.coding) {
            case U8 -> {
                for (int i = 0; i < n; i++) to.set(BYTE, p + i * step, (byte) fit(in[at + i], 0, 255, saturate));
            }
            case S8 -> {
                for (int i = 0; i < n; i++) to.set(BYTE, p + i * step, (byte) fit(in[at + i], -128, 127, saturate));
            }
            case U16 -> {
                for (int i = 0; i < n; i++) to.set(SHORT, p + i * step, (short) fit(in[at + i], 0, 65535, saturate));
            }
            case S16 -> {
                for (int i = 0; i < n; i++) {
                    to.set(SHORT, p + i * step, (short) fit(in[at + i], -32768, 32767, saturate));
                }
            }
            case U32, S32 -> {
                for (int i = 0; i < n; i++) to.set(INT, p + i * step, in[at + i]);
            }
            default -> {
                int max = (1 << l.bits[e]) - 1;
                for (int i = 0; i < n; i++) or(l, to, p + i * step, fit(in[at + i], 0, max, saturate) << l.shift[e]);
            }
        }
    }

    private static int fit(int v, int low, int high, boolean saturate) {
        if (saturate) return Math.max(low, Math.min(high, v));
        return v & high;
    }

    private static void or(PixelLayout l, MemorySegment to, long p, int bits) {
        switch (l.elementBytes) {
            case 1 -> to.set(BYTE, p, (byte) (to.get(BYTE, p) | bits));
            case 2 -> to.set(SHORT, p, (short) (to.get(SHORT, p) | bits));
            default -> to.set(INT, p, to.get(INT, p) | bits);
        }
    }

    private static void encodeBits(int[] in, int count, boolean lsb, MemorySegment to, long offset, int bit) {
        for (int i = 0; i < count; i++) {
            int at = bit + i;
            int mask = 1 << (lsb ? at & 7 : 7 - (at & 7));
            long p = offset + (at >> 3);
            int b = to.get(BYTE, p);
            to.set(BYTE, p, (byte) ((in[i] & 1) != 0 ? b | mask : b & ~mask));
        }
    }

    /** Reverses the bytes of each element in place. */
    static void swapBytes(MemorySegment s, long offset, long bytes, int element) {
        if (element == 2) {
            for (long p = offset; p < offset + bytes; p += 2) s.set(SHORT, p, Short.reverseBytes(s.get(SHORT, p)));
        } else if (element == 4) {
            for (long p = offset; p < offset + bytes; p += 4) s.set(INT, p, Integer.reverseBytes(s.get(INT, p)));
        }
    }
}
