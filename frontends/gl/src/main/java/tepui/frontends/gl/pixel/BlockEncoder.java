package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import tepui.pipe.format.Format;

/**
 * Encoder of compressed blocks from texels, for programs that hand plain pixels to a compressed internal format. Simple
 * and quick: the ends of a block's line of colours are the corners of its bounding box (the diagonal that its colours
 * follow), every texel takes the nearest point. Good enough to look at; programs that care compress beforehand.
 */
public final class BlockEncoder {
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private BlockEncoder() {}

    /** The plain format that {@link #encode} reads. */
    public static Format source(Format blocks) {
        return switch (blocks) {
            case BC4_UNORM -> Format.R8_UNORM;
            case BC4_SNORM -> Format.R8_SNORM;
            case BC5_UNORM -> Format.R8G8_UNORM;
            case BC5_SNORM -> Format.R8G8_SNORM;
            case BC6H_UFLOAT, BC6H_SFLOAT -> Format.R16G16B16A16_FLOAT;
            default -> blocks.isSrgb() ? Format.R8G8B8A8_SRGB : Format.R8G8B8A8_UNORM;
        };
    }

    /** Encodes tightly packed images; texels beyond the edge repeat the last. */
    public static void encode(Format blocks, MemorySegment texels, int width, int height, int depth, byte[] out) {
        int bytes = source(blocks).blockBytes();
        byte[] block = new byte[16 * bytes];
        MemorySegment blockSegment = MemorySegment.ofArray(block);
        int at = 0;
        for (int z = 0; z < depth; z++) {
            for (int y = 0; y < height; y += 4) {
                for (int x = 0; x < width; x += 4) {
                    for (int i = 0; i < 16; i++) {
                        int tx = Math.min(width - 1, x + (i & 3));
                        int ty = Math.min(height - 1, y + (i >> 2));
                        long p = (((long) z * height + ty) * width + tx) * bytes;
                        MemorySegment.copy(texels, p, blockSegment, (long) i * bytes, bytes);
                    }
                    one(blocks, block, out, at);
                    at += blocks.blockBytes();
                }
            }
        }
    }

    private static void one(Format f, byte[] t, byte[] out, int at) {
        switch (f) {
            case BC1_RGB_UNORM, BC1_RGB_SRGB -> colors(t, false, out, at);
            case BC1_RGBA_UNORM, BC1_RGBA_SRGB -> colors(t, true, out, at);
            case BC2_UNORM, BC2_SRGB -> {
                for (int i = 0; i < 8; i++) {
                    int low = ((t[8 * i + 3] & 255) * 15 + 127) / 255;
                    int high = ((t[8 * i + 7] & 255) * 15 + 127) / 255;
                    out[at + i] = (byte) (low | high << 4);
                }
                colors(t, false, out, at + 8);
            }
            case BC3_UNORM, BC3_SRGB -> {
                channel(t, 3, 4, false, out, at);
                colors(t, false, out, at + 8);
            }
            case BC4_UNORM -> channel(t, 0, 1, false, out, at);
            case BC4_SNORM -> channel(t, 0, 1, true, out, at);
            case BC5_UNORM, BC5_SNORM -> {
                boolean signed = f == Format.BC5_SNORM;
                channel(t, 0, 2, signed, out, at);
                channel(t, 1, 2, signed, out, at + 8);
            }
            case BC7_UNORM, BC7_SRGB -> mode6(t, out, at);
            case BC6H_UFLOAT -> halves(t, false, out, at);
            case BC6H_SFLOAT -> halves(t, true, out, at);
            default -> throw new IllegalArgumentException("BlockEncoder: format is " + f + ", which has no encoder");
        }
    }

    // ---- BC1 to BC3: two colours of 5, 6, 5 bits -------------------------------------------------------------------

    private static void colors(byte[] t, boolean cutout, byte[] out, int at) {
        boolean holes = false;
        if (cutout) for (int i = 0; i < 16; i++) holes |= (t[4 * i + 3] & 255) < 128;
        int[] low = {255, 255, 255, 255};
        int[] high = {0, 0, 0, 0};
        ends(t, 3, holes, low, high);
        int a = pack565(high);
        int b = pack565(low);
        // four colours where the first is larger, three and a hole otherwise
        if (holes ? a > b : a < b) {
            int swap = a;
            a = b;
            b = swap;
        }
        int[][] palette = new int[4][3];
        unpack565(a, palette[0]);
        unpack565(b, palette[1]);
        int points = holes || a == b ? 3 : 4;
        for (int c = 0; c < 3; c++) {
            int p = palette[0][c];
            int q = palette[1][c];
            palette[2][c] = points == 4 ? (2 * p + q) / 3 : (p + q) / 2;
            palette[3][c] = (p + 2 * q) / 3;
        }
        int bits = 0;
        for (int i = 0; i < 16; i++) {
            int best = 0;
            if (holes && (t[4 * i + 3] & 255) < 128) {
                best = 3;
            } else {
                int least = Integer.MAX_VALUE;
                for (int k = 0; k < points; k++) {
                    int e = 0;
                    for (int c = 0; c < 3; c++) {
                        int delta = (t[4 * i + c] & 255) - palette[k][c];
                        e += delta * delta;
                    }
                    if (e < least) {
                        least = e;
                        best = k;
                    }
                }
            }
            bits |= best << 2 * i;
        }
        put(out, at, a | (long) b << 16 | (long) bits << 32, 8);
    }

    /** The corners of the bounding box, mirrored where a colour falls while the widest one rises. */
    private static void ends(byte[] t, int channels, boolean holes, int[] low, int[] high) {
        int[] sum = new int[4];
        int n = 0;
        for (int i = 0; i < 16; i++) {
            if (holes && (t[4 * i + 3] & 255) < 128) continue;
            n++;
            for (int c = 0; c < channels; c++) {
                int v = t[4 * i + c] & 255;
                sum[c] += v;
                low[c] = Math.min(low[c], v);
                high[c] = Math.max(high[c], v);
            }
        }
        if (n == 0) {
            java.util.Arrays.fill(low, 0);
            return;
        }
        int main = 0;
        for (int c = 1; c < channels; c++) if (high[c] - low[c] > high[main] - low[main]) main = c;
        for (int c = 0; c < channels; c++) {
            long covariance = 0;
            for (int i = 0; i < 16; i++) {
                if (holes && (t[4 * i + 3] & 255) < 128) continue;
                covariance += (long) ((t[4 * i + c] & 255) * n - sum[c]) * ((t[4 * i + main] & 255) * n - sum[main]);
            }
            if (covariance < 0) {
                int swap = low[c];
                low[c] = high[c];
                high[c] = swap;
            }
        }
    }

    private static int pack565(int[] c) {
        return (c[0] * 31 + 127) / 255 << 11 | (c[1] * 63 + 127) / 255 << 5 | (c[2] * 31 + 127) / 255;
    }

    private static void unpack565(int v, int[] c) {
        int r = v >> 11 & 31;
        int g = v >> 5 & 63;
        int b = v & 31;
        c[0] = r << 3 | r >> 2;
        c[1] = g << 2 | g >> 4;
        c[2] = b << 3 | b >> 2;
    }

    private static void put(byte[] out, int at, long bits, int bytes) {
        for (int i = 0; i < bytes; i++) out[at + i] = (byte) (bits >> 8 * i);
    }

    // ---- BC3's alpha, BC4, BC5: two values and six between ---------------------------------------------------------

    private static void channel(byte[] t, int first, int step, boolean signed, byte[] out, int at) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int i = 0; i < 16; i++) {
            int v = value(t[first + i * step], signed);
            low = Math.min(low, v);
            high = Math.max(high, v);
        }
        long bits = high & 255 | (low & 255) << 8;
        for (int i = 0; i < 16; i++) {
            int v = value(t[first + i * step], signed);
            int k = 0;
            if (high > low) {
                // steps from the high end; code 0 is the high end, 1 the low one, 2 to 7 lie between
                int s = (2 * 7 * (high - v) + (high - low)) / (2 * (high - low));
                k = s == 0 ? 0 : s == 7 ? 1 : s + 1;
            }
            bits |= (long) k << 16 + 3 * i;
        }
        put(out, at, bits, 8);
    }

    private static int value(byte b, boolean signed) {
        return signed ? Math.max(-127, b) : b & 255;
    }

    // ---- BC7: mode 6, one line of colours with alpha, 7 bits and a shared low bit, 16 points -----------------------

    private static final int[] WEIGHTS = {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};

    private static void mode6(byte[] t, byte[] out, int at) {
        int[] low = {255, 255, 255, 255};
        int[] high = {0, 0, 0, 0};
        ends(t, 4, false, low, high);
        int p0 = lowBit(low);
        int p1 = lowBit(high);
        int[] e0 = new int[4];
        int[] e1 = new int[4];
        for (int c = 0; c < 4; c++) {
            e0[c] = seven(low[c], p0);
            e1[c] = seven(high[c], p1);
        }
        int[] index = new int[16];
        for (int i = 0; i < 16; i++) {
            int least = Integer.MAX_VALUE;
            for (int k = 0; k < 16; k++) {
                int e = 0;
                for (int c = 0; c < 4; c++) {
                    int a = e0[c] << 1 | p0;
                    int b = e1[c] << 1 | p1;
                    int v = (a * (64 - WEIGHTS[k]) + b * WEIGHTS[k] + 32) >> 6;
                    int delta = (t[4 * i + c] & 255) - v;
                    e += delta * delta;
                }
                if (e < least) {
                    least = e;
                    index[i] = k;
                }
            }
        }
        if (index[0] >= 8) { // the first index has no top bit
            int[] swap = e0;
            e0 = e1;
            e1 = swap;
            int p = p0;
            p0 = p1;
            p1 = p;
            for (int i = 0; i < 16; i++) index[i] = 15 - index[i];
        }
        Bits bits = new Bits();
        bits.put(1 << 6, 7);
        for (int c = 0; c < 4; c++) {
            bits.put(e0[c], 7);
            bits.put(e1[c], 7);
        }
        bits.put(p0, 1);
        bits.put(p1, 1);
        bits.put(index[0], 3);
        for (int i = 1; i < 16; i++) bits.put(index[i], 4);
        bits.store(out, at);
    }

    private static int lowBit(int[] color) {
        // opaque stays opaque, black stays black where it is possible
        if (color[3] == 255) return 1;
        int odd = 0;
        for (int c = 0; c < 4; c++) odd += color[c] & 1;
        return odd > 2 ? 1 : 0;
    }

    private static int seven(int v, int low) {
        return Math.max(0, Math.min(127, (v - low + 1) >> 1));
    }

    // ---- BC6H: mode 11, one line of colours, 10 bits an end ---------------------------------------------------------

    private static void halves(byte[] t, boolean signed, byte[] out, int at) {
        MemorySegment s = MemorySegment.ofArray(t);
        int[][] v = new int[16][3];
        int[] low = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
        int[] high = {Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        for (int i = 0; i < 16; i++) {
            for (int c = 0; c < 3; c++) {
                v[i][c] = scaled(s.get(SHORT, 8L * i + 2L * c), signed);
                low[c] = Math.min(low[c], v[i][c]);
                high[c] = Math.max(high[c], v[i][c]);
            }
        }
        int main = 0;
        for (int c = 1; c < 3; c++) if (high[c] - low[c] > high[main] - low[main]) main = c;
        int middle = (low[main] + high[main]) / 2;
        for (int c = 0; c < 3; c++) {
            long turn = 0;
            int own = (low[c] + high[c]) / 2;
            for (int i = 0; i < 16; i++) turn += (long) (v[i][c] - own) * (v[i][main] - middle);
            if (turn < 0) {
                int swap = low[c];
                low[c] = high[c];
                high[c] = swap;
            }
        }
        int[] e0 = new int[3];
        int[] e1 = new int[3];
        for (int c = 0; c < 3; c++) {
            e0[c] = ten(low[c], signed);
            e1[c] = ten(high[c], signed);
        }
        int[] index = new int[16];
        for (int i = 0; i < 16; i++) {
            double least = Double.MAX_VALUE;
            for (int k = 0; k < 16; k++) {
                double e = 0;
                for (int c = 0; c < 3; c++) {
                    double point = (low[c] * (64.0 - WEIGHTS[k]) + high[c] * (double) WEIGHTS[k]) / 64;
                    e += (v[i][c] - point) * (v[i][c] - point);
                }
                if (e < least) {
                    least = e;
                    index[i] = k;
                }
            }
        }
        if (index[0] >= 8) {
            int[] swap = e0;
            e0 = e1;
            e1 = swap;
            for (int i = 0; i < 16; i++) index[i] = 15 - index[i];
        }
        Bits bits = new Bits();
        bits.put(3, 5);
        for (int c = 0; c < 3; c++) bits.put(e0[c] & 1023, 10);
        for (int c = 0; c < 3; c++) bits.put(e1[c] & 1023, 10);
        bits.put(index[0], 3);
        for (int i = 1; i < 16; i++) bits.put(index[i], 4);
        bits.store(out, at);
    }

    /** A half float's bits as the scale on which blocks interpolate: they are proportional to a linear walk through the codes. */
    private static int scaled(short half, boolean signed) {
        int magnitude = Math.min(half & 0x7fff, 0x7bff);
        if (half < 0) return signed ? -magnitude : 0;
        return magnitude;
    }

    /** The end point whose expansion is nearest: 31/64 (unsigned) or 31/32 of 16 bits becomes the half's bits. */
    private static int ten(int v, boolean signed) {
        if (!signed) return Math.max(0, Math.min(1023, (v * 64 / 31) >> 6));
        int m = Math.min(511, (Math.abs(v) * 32 / 31) >> 6);
        return v < 0 ? -m : m;
    }

    /** 128 bits, filled from the lowest. */
    private static final class Bits {
        private long low;
        private long high;
        private int at;

        void put(int value, int count) {
            for (int i = 0; i < count; i++, at++) {
                long bit = value >> i & 1;
                if (at < 64) low |= bit << at;
                else high |= bit << at - 64;
            }
        }

        void store(byte[] out, int to) {
            BlockEncoder.put(out, to, low, 8);
            BlockEncoder.put(out, to + 8, high, 8);
        }
    }
}
