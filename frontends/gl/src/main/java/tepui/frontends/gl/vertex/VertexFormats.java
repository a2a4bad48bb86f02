package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/** Map from size and type of an attribute to the contract's format. A table, since pointers are set again and again. */
public final class VertexFormats {
    /** How values reach the shader: as they are, as fractions, as integers, as doubles. */
    public static final int SCALED = 0;

    public static final int NORMALIZED = 1;
    public static final int INTEGER = 2;
    public static final int DOUBLE = 3;

    private static final int[] TYPES = {
        GL_BYTE,
        GL_UNSIGNED_BYTE,
        GL_SHORT,
        GL_UNSIGNED_SHORT,
        GL_INT,
        GL_UNSIGNED_INT,
        GL_FLOAT,
        GL_HALF_FLOAT,
        GL_DOUBLE,
        GL_FIXED
    };
    private static final @Nullable Format[] TABLE = new @Nullable Format[TYPES.length * 16];

    static {
        for (int t = 0; t < TYPES.length; t++) {
            for (int size = 1; size <= 4; size++) {
                for (int kind = 0; kind < 4; kind++) TABLE[t * 16 + kind * 4 + size - 1] = make(TYPES[t], size, kind);
            }
        }
    }

    private VertexFormats() {}

    private static @Nullable Format make(int type, int size, int kind) {
        int bits = 8 * bytes(type);
        String suffix = switch (type) {
            case GL_FLOAT, GL_HALF_FLOAT, GL_DOUBLE -> "FLOAT";
            case GL_FIXED -> "FIXED";
            case GL_BYTE, GL_SHORT, GL_INT -> kind == NORMALIZED ? "SNORM" : kind == INTEGER ? "SINT" : "SSCALED";
            default -> kind == NORMALIZED ? "UNORM" : kind == INTEGER ? "UINT" : "USCALED";
        };
        if (type == GL_DOUBLE && kind != DOUBLE) suffix = "FLOAT";
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < size; i++) name.append("RGBA".charAt(i)).append(bits);
        try {
            return Format.valueOf(name.append('_').append(suffix).toString());
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static int index(int type) {
        return switch (type) {
            case GL_BYTE -> 0;
            case GL_UNSIGNED_BYTE -> 1;
            case GL_SHORT -> 2;
            case GL_UNSIGNED_SHORT -> 3;
            case GL_INT -> 4;
            case GL_UNSIGNED_INT -> 5;
            case GL_FLOAT -> 6;
            case GL_HALF_FLOAT, GL_HALF_FLOAT_OES -> 7;
            case GL_DOUBLE -> 8;
            case GL_FIXED -> 9;
            default -> -1;
        };
    }

    /** Bytes of one component, or of all where they are packed; 0 for no type. */
    public static int bytes(int type) {
        return switch (type) {
            case GL_BYTE, GL_UNSIGNED_BYTE -> 1;
            case GL_SHORT, GL_UNSIGNED_SHORT, GL_HALF_FLOAT, GL_HALF_FLOAT_OES -> 2;
            case GL_INT,
                    GL_UNSIGNED_INT,
                    GL_FLOAT,
                    GL_FIXED,
                    GL_INT_2_10_10_10_REV,
                    GL_UNSIGNED_INT_2_10_10_10_REV,
                    GL_UNSIGNED_INT_10F_11F_11F_REV -> 4;
            case GL_DOUBLE, GL_UNSIGNED_INT64_ARB -> 8;
            default -> 0;
        };
    }

    public static boolean isPacked(int type) {
        return type == GL_INT_2_10_10_10_REV
                || type == GL_UNSIGNED_INT_2_10_10_10_REV
                || type == GL_UNSIGNED_INT_10F_11F_11F_REV;
    }

    /** Bytes of a whole attribute. */
    public static int bytes(int size, int type) {
        return isPacked(type) ? 4 : (size == GL_BGRA ? 4 : size) * bytes(type);
    }

    /** The format of one to four components of a type that all profiles have; null for all else, which needs a closer look. */
    static @Nullable Format plain(int size, int type, int kind) { // hot
        int t = type - GL_BYTE;
        int last = kind == INTEGER ? GL_UNSIGNED_INT - GL_BYTE : GL_FLOAT - GL_BYTE;
        if (kind == DOUBLE || t < 0 || t > last || size < 1 || size > 4) return null;
        return TABLE[t * 16 + kind * 4 + size - 1];
    }

    /** The format; null where size and type do not go together. */
    public static @Nullable Format of(int size, int type, int kind) {
        boolean bgra = size == GL_BGRA;
        boolean normalized = kind == NORMALIZED;
        switch (type) {
            // A handle of a texture: two words.
            case GL_UNSIGNED_INT64_ARB -> {
                return size == 1 && kind == DOUBLE ? Format.R32G32_UINT : null;
            }
            case GL_UNSIGNED_INT_10F_11F_11F_REV -> {
                return Format.R11G11B10_FLOAT;
            }
            case GL_INT_2_10_10_10_REV -> {
                return bgra
                        ? normalized ? Format.B10G10R10A2_SNORM : Format.B10G10R10A2_SSCALED
                        : normalized ? Format.R10G10B10A2_SNORM : Format.R10G10B10A2_SSCALED;
            }
            case GL_UNSIGNED_INT_2_10_10_10_REV -> {
                return bgra
                        ? normalized ? Format.B10G10R10A2_UNORM : Format.B10G10R10A2_USCALED
                        : normalized ? Format.R10G10B10A2_UNORM : Format.R10G10B10A2_USCALED;
            }
            default -> {
                if (bgra) return type == GL_UNSIGNED_BYTE && normalized ? Format.B8G8R8A8_UNORM : null;
                int at = index(type);
                return at < 0 || size < 1 || size > 4 ? null : TABLE[at * 16 + kind * 4 + size - 1];
            }
        }
    }
}
