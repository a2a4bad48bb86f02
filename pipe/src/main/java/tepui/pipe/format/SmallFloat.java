package tepui.pipe.format;

/**
 * Floats without a sign in 10, 11 and 24 bits, and three colours with a shared exponent in 32. Half floats are the JDK's
 * ({@link Float#float16ToFloat}). Encoding rounds to the nearest even value; what is below 0 becomes 0, finite values too
 * large become the largest, infinity and NaN stay where the layout has them.
 */
public final class SmallFloat {
    /** The largest component of R9G9B9E5. */
    public static final float SHARED_MAX = 65408;

    private SmallFloat() {}

    /** 5 bits of exponent, 6 of fraction. */
    public static float decode11(int bits) {
        return Float.float16ToFloat((short) (bits << 4));
    }

    /** 5 bits of exponent, 5 of fraction. */
    public static float decode10(int bits) {
        return Float.float16ToFloat((short) (bits << 5));
    }

    public static int encode11(float value) {
        return encode(value, 6);
    }

    public static int encode10(float value) {
        return encode(value, 5);
    }

    /** 4 bits of exponent, 20 of fraction: the floating depth of D24_FLOAT_S8, 0 to just below 2. */
    public static float decode24(int bits) {
        return Float.intBitsToFloat((bits & 0xffffff) << 3) * 0x1p112f;
    }

    public static int encode24(float value) {
        if (!(value > 0)) return 0;
        if (value >= 2) return 0xffffff;
        if (value < 0x1p-14f) return (int) Math.rint(value * 0x1p34);
        int bits = Float.floatToRawIntBits(value);
        return Math.min((bits + 3 + (bits >>> 3 & 1) >>> 3) - (112 << 20), 0xffffff);
    }

    private static int encode(float value, int fraction) {
        if (Float.isNaN(value)) return 31 << fraction | 1;
        if (!(value > 0)) return 0;
        if (value == Float.POSITIVE_INFINITY) return 31 << fraction;
        if (value < 0x1p-14f) return (int) Math.rint(value * (double) (1 << 14 + fraction));
        int bits = Float.floatToRawIntBits(value);
        int drop = 23 - fraction;
        int rounded = bits + (1 << drop - 1) - 1 + (bits >>> drop & 1) >>> drop;
        return Math.min(rounded - (112 << fraction), (31 << fraction) - 1);
    }

    /** Component {@code i} of R9G9B9E5. */
    public static float decodeShared(int bits, int i) {
        int exponent = (bits >>> 27) - 24;
        return (bits >>> 9 * i & 511) * Float.intBitsToFloat(exponent + 127 << 23);
    }

    /** R9G9B9E5; NaN becomes 0. */
    public static int encodeShared(float r, float g, float b) {
        float red = clampShared(r);
        float green = clampShared(g);
        float blue = clampShared(b);
        float largest = Math.max(red, Math.max(green, blue));
        // Math.getExponent(0) is below any exponent the format has
        int exponent = Math.max(-16, Math.getExponent(largest)) + 16;
        if ((int) (largest / scale(exponent) + 0.5) == 512) exponent++;
        double s = scale(exponent);
        return (int) (red / s + 0.5) | (int) (green / s + 0.5) << 9 | (int) (blue / s + 0.5) << 18 | exponent << 27;
    }

    private static double scale(int exponent) {
        return Double.longBitsToDouble((long) (exponent - 24 + 1023) << 52);
    }

    private static float clampShared(float v) {
        return v > 0 ? Math.min(v, SHARED_MAX) : 0;
    }
}
