package tepui.drivers.vulkan.spirv;

import tepui.ir.Resource;
import tepui.ir.TextureShape;

/**
 * Map of resident textures and images: two sets behind the usual ones, that of a table and that of large arrays of descriptors, one array a
 * type of descriptor. Arrays of images of all shapes and kinds lie over each other at one binding.
 *
 * <p>The table has two words a place, a texture's and an image's: the descriptor's number in its array, and in the highest byte what it is
 * ({@link #code}). A shader takes the descriptor only where that is what it wants. Else it takes the array's element that has the number
 * of the code, where a dummy is. So no handle leads to a descriptor that is empty, or of another shape.
 */
public final class ResidentMap {
    /** One storage buffer: the table. */
    public static final int TABLE_SET = BindingMap.SETS;

    public static final int SET = TABLE_SET + 1;
    public static final int SETS = SET + 1;

    /** Bindings of the set, by type of descriptor. */
    public static final int TEXTURES = 0;

    public static final int BUFFER_TEXTURES = 1;
    public static final int IMAGES = 2;
    public static final int BUFFER_IMAGES = 3;
    public static final int BINDINGS = 4;

    /** Elements in front of each array that are for dummies. */
    public static final int DUMMIES = 128;

    private static final int DEPTH = 0x80;

    private ResidentMap() {}

    public static int binding(Resource.Kind kind, boolean texelBuffer) {
        if (kind == Resource.Kind.TEXTURE) return texelBuffer ? BUFFER_TEXTURES : TEXTURES;
        return texelBuffer ? BUFFER_IMAGES : IMAGES;
    }

    /**
     * What a shader wants, or a view is, below {@link #DUMMIES}.
     *
     * @param integer texels are integers: 1 signed, 2 unsigned
     * @param shadow the shader compares
     */
    public static int code(TextureShape shape, int integer, boolean shadow) {
        TextureShape s = shape == TextureShape.RECT ? TextureShape.D2 : shape;
        return s.ordinal() * 8 + integer * 2 + (shadow ? 1 : 0);
    }

    public static TextureShape shape(int code) {
        return TextureShape.values()[code / 8];
    }

    public static int integer(int code) {
        return code / 2 % 4;
    }

    public static boolean isShadow(int code) {
        return (code & 1) != 0;
    }

    /**
     * A place's word; an empty one's is 0.
     *
     * @param code of the view
     * @param depth it can be compared with
     */
    public static int word(int code, boolean depth, int descriptor) {
        return (code | (depth ? DEPTH : 0)) << 24 | descriptor;
    }

    /** Bits of a word that have to be {@link #wanted}. */
    static int mask(int code) {
        return isShadow(code) ? 0xff000000 : 0x7f000000;
    }

    static int wanted(int code) {
        return isShadow(code) ? (code - 1 | DEPTH) << 24 : code << 24;
    }
}
