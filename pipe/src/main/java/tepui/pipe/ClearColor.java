package tepui.pipe;

/** A clear value as raw bits, read as the target's format says: floats, or integers for integer formats. */
public record ClearColor(int r, int g, int b, int a) {
    public static ClearColor of(float r, float g, float b, float a) {
        return new ClearColor(
                Float.floatToRawIntBits(r),
                Float.floatToRawIntBits(g),
                Float.floatToRawIntBits(b),
                Float.floatToRawIntBits(a));
    }

    public static ClearColor ofInts(int r, int g, int b, int a) {
        return new ClearColor(r, g, b, a);
    }

    /** Component {@code i} as a float. */
    public float asFloat(int i) {
        return Float.intBitsToFloat(bits(i));
    }

    /** Component {@code i} as raw bits. */
    public int bits(int i) {
        return switch (i) {
            case 0 -> r;
            case 1 -> g;
            case 2 -> b;
            default -> a;
        };
    }
}
