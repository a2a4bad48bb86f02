package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.pipe.format.SmallFloat;

/** Attributes packed into one word: 10, 10, 10 and 2 bits, or three small floats. */
public final class PackedAttribute {
    private PackedAttribute() {}

    /** Is it a type of vectors of four components? Small floats have three. */
    public static boolean isType(int type) {
        return type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
    }

    /** Writes four words, of floats; what was not given is 0, 0, 0, 1. */
    public static void unpack(int type, boolean normalized, int count, int value, int[] out) {
        switch (type) {
            case GL_INT_2_10_10_10_REV -> {
                for (int i = 0; i < 3; i++) out[i] = signed(value << 22 - 10 * i >> 22, 511, normalized);
                out[3] = signed(value >> 30, 1, normalized);
            }
            case GL_UNSIGNED_INT_2_10_10_10_REV -> {
                for (int i = 0; i < 3; i++) {
                    float v = value >>> 10 * i & 0x3ff;
                    out[i] = Float.floatToRawIntBits(normalized ? v / 1023f : v);
                }
                float w = value >>> 30;
                out[3] = Float.floatToRawIntBits(normalized ? w / 3f : w);
            }
            default -> {
                out[0] = Float.floatToRawIntBits(SmallFloat.decode11(value & 0x7ff));
                out[1] = Float.floatToRawIntBits(SmallFloat.decode11(value >>> 11 & 0x7ff));
                out[2] = Float.floatToRawIntBits(SmallFloat.decode10(value >>> 22));
                out[3] = 0x3f800000;
            }
        }
        for (int i = count; i < 4; i++) out[i] = i == 3 ? 0x3f800000 : 0;
    }

    private static int signed(int v, int largest, boolean normalized) {
        return Float.floatToRawIntBits(normalized ? Math.max(-1f, (float) v / largest) : v);
    }
}
