package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Table of the pairs of pixel formats and types that are legal, and the error of the others (OpenGL 4.6, 8.4.4 and
 * tables 8.2 to 8.5).
 */
public final class PixelPairRules {
    private PixelPairRules() {}

    /** 0, or the error of a pair (8.4.4, tables 8.2 to 8.5): INVALID_ENUM for what is no format or type, INVALID_OPERATION for what does not fit. */
    public static int error(int format, int type, boolean compatibility) {
        if (!isFormat(format, compatibility) || !isType(type, compatibility)) return GL_INVALID_ENUM;
        switch (type) {
            case GL_BITMAP -> {
                return format == GL_COLOR_INDEX || format == GL_STENCIL_INDEX ? 0 : GL_INVALID_ENUM;
            }
            case GL_UNSIGNED_BYTE_3_3_2,
                    GL_UNSIGNED_BYTE_2_3_3_REV,
                    GL_UNSIGNED_SHORT_5_6_5,
                    GL_UNSIGNED_SHORT_5_6_5_REV -> {
                return format == GL_RGB || format == GL_RGB_INTEGER ? 0 : GL_INVALID_OPERATION;
            }
            case GL_UNSIGNED_INT_10F_11F_11F_REV, GL_UNSIGNED_INT_5_9_9_9_REV -> {
                return format == GL_RGB ? 0 : GL_INVALID_OPERATION;
            }
            case GL_UNSIGNED_SHORT_4_4_4_4,
                    GL_UNSIGNED_SHORT_4_4_4_4_REV,
                    GL_UNSIGNED_SHORT_5_5_5_1,
                    GL_UNSIGNED_SHORT_1_5_5_5_REV,
                    GL_UNSIGNED_INT_8_8_8_8,
                    GL_UNSIGNED_INT_8_8_8_8_REV,
                    GL_UNSIGNED_INT_10_10_10_2,
                    GL_UNSIGNED_INT_2_10_10_10_REV -> {
                boolean four = format == GL_RGBA
                        || format == GL_BGRA
                        || format == GL_ABGR_EXT
                        || format == GL_RGBA_INTEGER
                        || format == GL_BGRA_INTEGER;
                return four ? 0 : GL_INVALID_OPERATION;
            }
            case GL_UNSIGNED_INT_24_8, GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> {
                return format == GL_DEPTH_STENCIL ? 0 : GL_INVALID_OPERATION;
            }
            default -> {}
        }
        if (format == GL_DEPTH_STENCIL) return GL_INVALID_ENUM;
        boolean floats = type == GL_HALF_FLOAT || type == GL_FLOAT;
        if (floats && isInteger(format)) return GL_INVALID_ENUM;
        return 0;
    }

    /** Formats of colours as integers. */
    public static boolean isInteger(int format) {
        return switch (format) {
            case GL_RED_INTEGER,
                    GL_GREEN_INTEGER,
                    GL_BLUE_INTEGER,
                    GL_ALPHA_INTEGER,
                    GL_RG_INTEGER,
                    GL_RGB_INTEGER,
                    GL_RGBA_INTEGER,
                    GL_BGR_INTEGER,
                    GL_BGRA_INTEGER,
                    GL_LUMINANCE_INTEGER_EXT,
                    GL_LUMINANCE_ALPHA_INTEGER_EXT -> true;
            default -> false;
        };
    }

    static boolean isFormat(int format, boolean compatibility) {
        return switch (format) {
            case GL_RED,
                    GL_GREEN,
                    GL_BLUE,
                    GL_RG,
                    GL_RGB,
                    GL_RGBA,
                    GL_BGR,
                    GL_BGRA,
                    GL_RED_INTEGER,
                    GL_GREEN_INTEGER,
                    GL_BLUE_INTEGER,
                    GL_RG_INTEGER,
                    GL_RGB_INTEGER,
                    GL_RGBA_INTEGER,
                    GL_BGR_INTEGER,
                    GL_BGRA_INTEGER,
                    GL_STENCIL_INDEX,
                    GL_DEPTH_COMPONENT,
                    GL_DEPTH_STENCIL -> true;
            case GL_ALPHA,
                    GL_LUMINANCE,
                    GL_LUMINANCE_ALPHA,
                    GL_COLOR_INDEX,
                    GL_ALPHA_INTEGER,
                    GL_ABGR_EXT,
                    GL_LUMINANCE_INTEGER_EXT,
                    GL_LUMINANCE_ALPHA_INTEGER_EXT -> compatibility;
            default -> false;
        };
    }

    static boolean isType(int type, boolean compatibility) {
        return switch (type) {
            case GL_UNSIGNED_BYTE,
                    GL_BYTE,
                    GL_UNSIGNED_SHORT,
                    GL_SHORT,
                    GL_UNSIGNED_INT,
                    GL_INT,
                    GL_HALF_FLOAT,
                    GL_FLOAT,
                    GL_UNSIGNED_BYTE_3_3_2,
                    GL_UNSIGNED_BYTE_2_3_3_REV,
                    GL_UNSIGNED_SHORT_5_6_5,
                    GL_UNSIGNED_SHORT_5_6_5_REV,
                    GL_UNSIGNED_SHORT_4_4_4_4,
                    GL_UNSIGNED_SHORT_4_4_4_4_REV,
                    GL_UNSIGNED_SHORT_5_5_5_1,
                    GL_UNSIGNED_SHORT_1_5_5_5_REV,
                    GL_UNSIGNED_INT_8_8_8_8,
                    GL_UNSIGNED_INT_8_8_8_8_REV,
                    GL_UNSIGNED_INT_10_10_10_2,
                    GL_UNSIGNED_INT_2_10_10_10_REV,
                    GL_UNSIGNED_INT_24_8,
                    GL_UNSIGNED_INT_10F_11F_11F_REV,
                    GL_UNSIGNED_INT_5_9_9_9_REV,
                    GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> true;
            case GL_BITMAP -> compatibility;
            default -> false;
        };
    }

    /** Can pixels of {@code format} become texels of {@code internal} (8.5)? 0, or the error. */
    public static int textureError(int format, InternalFormat internal) {
        boolean index = format == GL_COLOR_INDEX;
        return switch (internal.kind()) {
            case DEPTH, DEPTH_STENCIL ->
                format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL ? 0 : GL_INVALID_OPERATION;
            case STENCIL -> format == GL_STENCIL_INDEX ? 0 : GL_INVALID_OPERATION;
            case UINT, SINT -> isInteger(format) ? 0 : GL_INVALID_OPERATION;
            default ->
                isInteger(format)
                                || !index
                                        && (format == GL_DEPTH_COMPONENT
                                                || format == GL_DEPTH_STENCIL
                                                || format == GL_STENCIL_INDEX)
                        ? GL_INVALID_OPERATION
                        : 0;
        };
    }
}
