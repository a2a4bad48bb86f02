package tepui.pipe;

import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

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

    /** Puts the texel of this colour into words, as the format stores it. */
    public void pack(Format format, int[] words) {
        TexelCodec codec = TexelCodec.of(format);
        if (format.isInteger()) {
            codec.pack(new int[] {r, g, b, a}, words);
        } else {
            codec.pack(new float[] {asFloat(0), asFloat(1), asFloat(2), asFloat(3)}, words);
        }
    }
}
