package tepui.pipe.format;

/**
 * The sRGB transfer function between its 256 codes and linear floats, exact both ways: decoding is the function in double
 * precision, rounded once; encoding gives the code whose range, in double precision, holds the value.
 */
public final class Srgb {
    private static final float[] LINEAR = new float[256];
    /** The smallest float that is encoded as the code. */
    private static final float[] FROM = new float[257];
    /** The code of the first float of each range of {@value #SHIFT} low bits, from {@link #FIRST} on. */
    private static final int SHIFT = 16;

    private static final int FIRST = Float.floatToRawIntBits(0x1p-13f) >>> SHIFT;
    private static final byte[] GUESS = new byte[(Float.floatToRawIntBits(1f) >>> SHIFT) - FIRST + 1];

    static {
        for (int code = 0; code < 256; code++) LINEAR[code] = (float) toLinear(code / 255.0);
        FROM[0] = Float.NEGATIVE_INFINITY;
        FROM[256] = Float.POSITIVE_INFINITY;
        for (int code = 1; code < 256; code++) {
            double edge = toLinear((code - 0.5) / 255);
            float f = (float) edge;
            FROM[code] = f < edge ? Math.nextUp(f) : f;
        }
        int code = 0;
        for (int i = 0; i < GUESS.length; i++) {
            float f = Float.intBitsToFloat(i + FIRST << SHIFT);
            while (FROM[code + 1] <= f) code++;
            GUESS[i] = (byte) code;
        }
    }

    private Srgb() {}

    /** The linear value of a code, 0 to 255. */
    public static float decode(int code) {
        return LINEAR[code];
    }

    /** The code of a linear value; clamped, 0 for NaN. */
    public static int encode(float linear) { // hot
        if (!(linear >= 0x1p-13f)) return 0;
        if (linear >= 1) return 255;
        int code = GUESS[(Float.floatToRawIntBits(linear) >>> SHIFT) - FIRST] & 255;
        while (FROM[code + 1] <= linear) code++;
        return code;
    }

    /** The function itself. */
    public static double toLinear(double encoded) {
        return encoded <= 0.04045 ? encoded / 12.92 : Math.pow((encoded + 0.055) / 1.055, 2.4);
    }

    /** Its inverse. */
    public static double fromLinear(double linear) {
        return linear <= 0.0031308 ? linear * 12.92 : 1.055 * Math.pow(linear, 1 / 2.4) - 0.055;
    }
}
