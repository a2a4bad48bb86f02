package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;

/** Pixel type that packs the components of a pixel into one number (OpenGL 4.6, 8.4.4.2, tables 8.10 to 8.13), in the order of the names' values. */
enum PackedType {
    BYTE_3_3_2(1, false, 3, 3, 2),
    SHORT_4_4_4_4(2, false, 4, 4, 4, 4),
    SHORT_5_5_5_1(2, false, 5, 5, 5, 1),
    INT_8_8_8_8(4, false, 8, 8, 8, 8),
    INT_10_10_10_2(4, false, 10, 10, 10, 2),
    BYTE_2_3_3_REV(1, true, 3, 3, 2),
    SHORT_5_6_5(2, false, 5, 6, 5),
    SHORT_5_6_5_REV(2, true, 5, 6, 5),
    SHORT_4_4_4_4_REV(2, true, 4, 4, 4, 4),
    SHORT_1_5_5_5_REV(2, true, 5, 5, 5, 1),
    INT_8_8_8_8_REV(4, true, 8, 8, 8, 8),
    INT_2_10_10_10_REV(4, true, 10, 10, 10, 2);

    private static final PackedType[] ALL = values();

    final int bytes;
    /** Of each component, the first one's first. */
    final int[] bits;
    /** Of each component, from the lowest bit. */
    final int[] shift;

    /** @param reversed the first component has the lowest bits */
    PackedType(int bytes, boolean reversed, int... bits) {
        this.bytes = bytes;
        this.bits = bits;
        shift = new int[bits.length];
        int at = reversed ? 0 : bytes * 8;
        for (int i = 0; i < bits.length; i++) {
            if (!reversed) at -= bits[i];
            shift[i] = at;
            if (reversed) at += bits[i];
        }
    }

    /** The type of a name; null for one that packs nothing, or in another way. */
    static @Nullable PackedType of(int type) {
        if (type >= GL_UNSIGNED_BYTE_3_3_2 && type <= GL_UNSIGNED_INT_10_10_10_2)
            return ALL[type - GL_UNSIGNED_BYTE_3_3_2];
        boolean later = type >= GL_UNSIGNED_BYTE_2_3_3_REV && type <= GL_UNSIGNED_INT_2_10_10_10_REV;
        return later ? ALL[type - GL_UNSIGNED_BYTE_2_3_3_REV + BYTE_2_3_3_REV.ordinal()] : null;
    }
}
