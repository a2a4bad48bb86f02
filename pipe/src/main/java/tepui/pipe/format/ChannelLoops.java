package tepui.pipe.format;

/**
 * Loops that convert one channel of many texels between raw words and values. A loop per encoding, each small enough
 * for C2 to vectorise by itself. Texel {@code i}'s word is {@code words[at + i]}; stores merge, so that the other bits
 * of the word stay.
 */
final class ChannelLoops {
    private ChannelLoops() {}

    // ---- to floats -------------------------------------------------------------------------------------------------

    static void unorm(int[] words, int at, int shift, int bits, int count, float[] out, int o) {
        int mask = (1 << bits) - 1;
        float max = mask;
        for (int i = 0; i < count; i++) out[o + i] = (words[at + i] >>> shift & mask) / max;
    }

    /** As many bits as a float's significand has: both sides of the division are exact, so its result is the nearest float. */
    private static void unorm24(int[] words, int at, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = (float) (words[at + i] & 0xffffff) / 16777215f;
    }

    /** 24 and 32 bits. */
    static void unormWide(int[] words, int at, int bits, int count, float[] out, int o) {
        if (bits == 24) {
            unorm24(words, at, count, out, o);
            return;
        }
        long mask = (1L << bits) - 1;
        for (int i = 0; i < count; i++) out[o + i] = (float) ((words[at + i] & mask) / (double) mask);
    }

    static void snorm(int[] words, int at, int shift, int bits, int count, float[] out, int o) {
        int left = 32 - bits - shift;
        float max = (1 << bits - 1) - 1;
        for (int i = 0; i < count; i++) out[o + i] = Math.max(-1, (words[at + i] << left >> 32 - bits) / max);
    }

    static void snormWide(int[] words, int at, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = (float) Math.max(-1, words[at + i] / (double) Integer.MAX_VALUE);
    }

    static void unsigned(int[] words, int at, int shift, int bits, int count, float[] out, int o) {
        if (bits == 32) {
            for (int i = 0; i < count; i++) out[o + i] = words[at + i] & 0xffffffffL;
            return;
        }
        int mask = (1 << bits) - 1;
        for (int i = 0; i < count; i++) out[o + i] = words[at + i] >>> shift & mask;
    }

    static void signed(int[] words, int at, int shift, int bits, int count, float[] out, int o) {
        int left = 32 - bits - shift;
        for (int i = 0; i < count; i++) out[o + i] = words[at + i] << left >> 32 - bits;
    }

    static void fixed(int[] words, int at, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = words[at + i] * 0x1p-16f;
    }

    static void half(int[] words, int at, int shift, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = Float.float16ToFloat((short) (words[at + i] >>> shift));
    }

    /** 10 and 11 bits without a sign. */
    static void small(int[] words, int at, int shift, int bits, int count, float[] out, int o) {
        int mask = (1 << bits) - 1;
        for (int i = 0; i < count; i++)
            out[o + i] = Float.float16ToFloat((short) ((words[at + i] >>> shift & mask) << 15 - bits));
    }

    static void single(int[] words, int at, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = Float.intBitsToFloat(words[at + i]);
    }

    static void doubles(int[] words, int low, int high, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) {
            out[o + i] = (float) Double.longBitsToDouble(words[low + i] & 0xffffffffL | (long) words[high + i] << 32);
        }
    }

    static void longs(int[] words, int low, int high, boolean unsigned, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) {
            long v = words[low + i] & 0xffffffffL | (long) words[high + i] << 32;
            out[o + i] = unsigned && v < 0 ? (v >>> 1 | v & 1) * 2f : v;
        }
    }

    static void srgb(int[] words, int at, int shift, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = Srgb.decode(words[at + i] >>> shift & 255);
    }

    static void shared(int[] words, int at, int component, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = SmallFloat.decodeShared(words[at + i], component);
    }

    static void float24(int[] words, int at, int count, float[] out, int o) {
        for (int i = 0; i < count; i++) out[o + i] = SmallFloat.decode24(words[at + i]);
    }

    // ---- to integers -----------------------------------------------------------------------------------------------

    static void unsigned(int[] words, int at, int shift, int bits, int count, int[] out, int o) {
        int mask = (int) ((1L << bits) - 1);
        for (int i = 0; i < count; i++) out[o + i] = words[at + i] >>> shift & mask;
    }

    static void signed(int[] words, int at, int shift, int bits, int count, int[] out, int o) {
        int left = 32 - bits - shift;
        for (int i = 0; i < count; i++) out[o + i] = words[at + i] << left >> 32 - bits;
    }

    // ---- from floats -----------------------------------------------------------------------------------------------

    /** Added and taken away again, it rounds floats below 2^22 to even integers. */
    private static final float ROUND = 0x1.8p23f;

    /** The same for doubles below 2^51. */
    private static final double ROUND_DOUBLE = 0x1.8p52;

    /** From here on a product of floats is itself so far from exact that the nearest step may be missed. */
    private static final int DOUBLE_BITS = 10;

    static void putUnorm(float[] in, int n, int count, int[] words, int at, int shift, int bits) {
        if (bits >= DOUBLE_BITS) {
            putUnormDouble(in, n, count, words, at, shift, bits);
            return;
        }
        int mask = (1 << bits) - 1;
        int keep = ~(mask << shift);
        float max = mask;
        for (int i = 0; i < count; i++) {
            float v = Math.max(0, Math.min(1, in[n + i])) * max + ROUND - ROUND;
            words[at + i] = words[at + i] & keep | (int) v << shift;
        }
    }

    private static void putUnormDouble(float[] in, int n, int count, int[] words, int at, int shift, int bits) {
        int mask = (1 << bits) - 1;
        int keep = ~(mask << shift);
        double max = mask;
        for (int i = 0; i < count; i++) {
            double v = Math.max(0, Math.min(1, in[n + i])) * max + ROUND_DOUBLE - ROUND_DOUBLE;
            words[at + i] = words[at + i] & keep | (int) v << shift;
        }
    }

    static void putUnormWide(float[] in, int n, int count, int[] words, int at, int bits) {
        long mask = (1L << bits) - 1;
        int keep = ~(int) mask;
        for (int i = 0; i < count; i++) {
            double v = Math.rint(Math.max(0, Math.min(1, (double) in[n + i])) * mask);
            words[at + i] = words[at + i] & keep | (int) (long) v;
        }
    }

    static void putSnorm(float[] in, int n, int count, int[] words, int at, int shift, int bits) {
        if (bits >= DOUBLE_BITS) {
            putSnormDouble(in, n, count, words, at, shift, bits);
            return;
        }
        int mask = (1 << bits) - 1;
        int keep = ~(mask << shift);
        float max = mask >> 1;
        for (int i = 0; i < count; i++) {
            float v = Math.max(-1, Math.min(1, in[n + i])) * max + ROUND - ROUND;
            words[at + i] = words[at + i] & keep | ((int) v & mask) << shift;
        }
    }

    private static void putSnormDouble(float[] in, int n, int count, int[] words, int at, int shift, int bits) {
        int mask = (1 << bits) - 1;
        int keep = ~(mask << shift);
        double max = mask >> 1;
        for (int i = 0; i < count; i++) {
            double v = Math.max(-1, Math.min(1, in[n + i])) * max + ROUND_DOUBLE - ROUND_DOUBLE;
            words[at + i] = words[at + i] & keep | ((int) v & mask) << shift;
        }
    }

    static void putSnormWide(float[] in, int n, int count, int[] words, int at) {
        for (int i = 0; i < count; i++) {
            words[at + i] = (int) Math.rint(Math.max(-1, Math.min(1, (double) in[n + i])) * Integer.MAX_VALUE);
        }
    }

    /** Rounded to even and saturated; 0 for NaN. */
    static void putWhole(float[] in, int n, int count, int[] words, int at, int shift, int bits, boolean sign) {
        long mask = (1L << bits) - 1;
        int keep = ~(int) (mask << shift);
        double low = sign ? -(mask >> 1) - 1 : 0;
        double high = sign ? mask >> 1 : mask;
        for (int i = 0; i < count; i++) {
            double v = Math.rint(Math.max(low, Math.min(high, (double) in[n + i])));
            words[at + i] = words[at + i] & keep | (int) ((long) v & mask) << shift;
        }
    }

    static void putFixed(float[] in, int n, int count, int[] words, int at) {
        for (int i = 0; i < count; i++) words[at + i] = (int) Math.rint(in[n + i] * 65536.0);
    }

    static void putHalf(float[] in, int n, int count, int[] words, int at, int shift) {
        int keep = ~(0xffff << shift);
        for (int i = 0; i < count; i++) {
            words[at + i] = words[at + i] & keep | (Float.floatToFloat16(in[n + i]) & 0xffff) << shift;
        }
    }

    static void putSmall(float[] in, int n, int count, int[] words, int at, int shift, int bits) {
        int keep = ~((1 << bits) - 1 << shift);
        for (int i = 0; i < count; i++) {
            int v = bits == 11 ? SmallFloat.encode11(in[n + i]) : SmallFloat.encode10(in[n + i]);
            words[at + i] = words[at + i] & keep | v << shift;
        }
    }

    static void putSingle(float[] in, int n, int count, int[] words, int at) {
        for (int i = 0; i < count; i++) words[at + i] = Float.floatToRawIntBits(in[n + i]);
    }

    static void putDouble(float[] in, int n, int count, int[] words, int low, int high) {
        for (int i = 0; i < count; i++) {
            long bits = Double.doubleToRawLongBits(in[n + i]);
            words[low + i] = (int) bits;
            words[high + i] = (int) (bits >>> 32);
        }
    }

    static void putSrgb(float[] in, int n, int count, int[] words, int at, int shift) {
        int keep = ~(255 << shift);
        for (int i = 0; i < count; i++) words[at + i] = words[at + i] & keep | Srgb.encode(in[n + i]) << shift;
    }

    static void putShared(float[] in, int n, int step, int count, int[] words, int at) {
        for (int i = n; i < n + count; i++) {
            words[at + i - n] = SmallFloat.encodeShared(in[i], in[i + step], in[i + 2 * step]);
        }
    }

    static void putFloat24(float[] in, int n, int count, int[] words, int at) {
        for (int i = 0; i < count; i++) words[at + i] = words[at + i] & 0xff000000 | SmallFloat.encode24(in[n + i]);
    }

    // ---- from integers ---------------------------------------------------------------------------------------------

    /** Saturated: the source is of the same sign as the channel. */
    static void putInts(int[] in, int n, int count, int[] words, int at, int shift, int bits, boolean sign) {
        int mask = (int) ((1L << bits) - 1);
        int keep = ~(mask << shift);
        if (bits == 32) {
            System.arraycopy(in, n, words, at, count);
        } else if (sign) {
            int high = mask >> 1;
            for (int i = 0; i < count; i++) {
                int v = Math.max(-high - 1, Math.min(high, in[n + i]));
                words[at + i] = words[at + i] & keep | (v & mask) << shift;
            }
        } else {
            for (int i = 0; i < count; i++) {
                int v = in[n + i];
                words[at + i] = words[at + i] & keep | ((v & ~mask) != 0 ? mask : v) << shift;
            }
        }
    }
}
