package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Difference of two texels, in steps of 255 whatever the format; channels without a meaning do not count. */
final class Channels {
    private static final int[] RGB8 = {8, 8, 8};
    private static final int[] RGBA8 = {8, 8, 8, 8};
    private static final int[] WIDE16 = {16, 16};
    private static final int[] WIDE64 = {16, 16, 16, 16};

    private Channels() {}

    /** Bits of each channel from the lowest bit on. */
    private static int[] bits(int format) {
        return switch (format) {
            case D3DFMT_X8R8G8B8, D3DFMT_X8B8G8R8, D3DFMT_R8G8B8 -> RGB8;
            case D3DFMT_A8R8G8B8, D3DFMT_A8B8G8R8, D3DFMT_Q8W8V8U8, D3DFMT_X8L8V8U8 -> RGBA8;
            case D3DFMT_R5G6B5 -> new int[] {5, 6, 5};
            case D3DFMT_X1R5G5B5 -> new int[] {5, 5, 5};
            case D3DFMT_A1R5G5B5 -> new int[] {5, 5, 5, 1};
            case D3DFMT_A4R4G4B4 -> new int[] {4, 4, 4, 4};
            case D3DFMT_X4R4G4B4 -> new int[] {4, 4, 4};
            case D3DFMT_A2R10G10B10, D3DFMT_A2B10G10R10 -> new int[] {10, 10, 10, 2};
            case D3DFMT_G16R16, D3DFMT_V16U16 -> WIDE16;
            case D3DFMT_A16B16G16R16, D3DFMT_Q16W16V16U16 -> WIDE64;
            case D3DFMT_L16 -> new int[] {16};
            default -> new int[0];
        };
    }

    private static boolean isHalf(int format) {
        return format == D3DFMT_R16F || format == D3DFMT_G16R16F || format == D3DFMT_A16B16G16R16F;
    }

    private static boolean isFloat(int format) {
        return format == D3DFMT_R32F || format == D3DFMT_G32R32F || format == D3DFMT_A32B32G32R32F;
    }

    static int distance(int format, byte[] p, byte[] q, int at) {
        int size = Texels.bytes(format);
        int most = 0;
        if (isHalf(format) || isFloat(format)) {
            int step = isHalf(format) ? 2 : 4;
            for (int k = 0; k < size; k += step) {
                most = Math.max(most, apart(number(p, at + k, step), number(q, at + k, step)));
            }
            return most;
        }
        int[] bits = bits(format);
        if (bits.length == 0) {
            for (int k = 0; k < size; k++) most = Math.max(most, Math.abs((p[at + k] & 255) - (q[at + k] & 255)));
            return most;
        }
        int shift = 0;
        for (int b : bits) {
            long mask = (1L << b) - 1;
            long d = Math.abs((word(p, at, size) >>> shift & mask) - (word(q, at, size) >>> shift & mask));
            // Of few bits, one step is a rounding.
            if (d > 1 || b >= 8 && d > 0) most = (int) Math.max(most, Math.max(1, d * 255 / mask));
            shift += b;
        }
        return most;
    }

    private static long word(byte[] p, int at, int size) {
        long v = 0;
        for (int k = 0; k < size; k++) v |= (p[at + k] & 255L) << 8 * k;
        return v;
    }

    private static float number(byte[] p, int at, int size) {
        int w = (int) word(p, at, size);
        return size == 2 ? Float.float16ToFloat((short) w) : Float.intBitsToFloat(w);
    }

    /** Numbers up to one by their distance, larger ones in parts of themselves. */
    private static int apart(float a, float b) {
        if (Float.isNaN(a) && Float.isNaN(b) || a == b) return 0;
        float d = Math.abs(a - b) / Math.max(1, Math.max(Math.abs(a), Math.abs(b)));
        return d <= 255 ? Math.round(d * 255) : 255;
    }
}
