package tepui.frontends.gl.fixed;

/** Conversions between integers and fractions in calls and answers of the compatibility profile (2.3.5, 6.1.2). */
public final class Numbers {
    private Numbers() {}

    /** The largest int is 1, the least -1: the conversion of before 4.2, which keeps no value for 0. */
    public static float normalized(int v) {
        return (float) ((2.0 * v + 1) / 4294967295.0);
    }

    public static float normalizedUnsigned(int v) {
        return (float) ((v & 0xffffffffL) / 4294967295.0);
    }

    public static float normalized(short v) {
        return (2f * v + 1) / 65535f;
    }

    public static float normalizedUnsigned(short v) {
        return (v & 0xffff) / 65535f;
    }

    public static float normalized(byte v) {
        return (2f * v + 1) / 255f;
    }

    public static float normalizedUnsigned(byte v) {
        return (v & 0xff) / 255f;
    }

    /** A colour or normal asked for as an int: 1 is the largest. */
    public static int toInt(double v) {
        double scaled = v * 2147483647.0;
        return scaled >= 2147483647.0
                ? Integer.MAX_VALUE
                : scaled <= -2147483648.0 ? Integer.MIN_VALUE : (int) Math.rint(scaled);
    }
}
