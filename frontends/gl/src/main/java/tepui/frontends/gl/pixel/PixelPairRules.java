package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Table of the pairs of pixel formats and types that are legal, and the error of the others (OpenGL 4.6, 8.4.4 and
 * tables 8.7 to 8.14).
 */
public final class PixelPairRules {
    private PixelPairRules() {}

    /** 0, or the error of a pair (8.4.4, tables 8.7 to 8.14): INVALID_ENUM for what is no format or type, INVALID_OPERATION for what does not fit. */
    public static int error(int format, int type, boolean compatibility) {
        if (!isFormat(format, compatibility) || !isType(type, compatibility)) return GL_INVALID_ENUM;
        switch (type) {
            case GL_BITMAP -> {
                return format == GL_COLOR_INDEX || format == GL_STENCIL_INDEX ? 0 : GL_INVALID_ENUM;
            }
            case GL_UNSIGNED_INT_10F_11F_11F_REV, GL_UNSIGNED_INT_5_9_9_9_REV -> {
                return format == GL_RGB ? 0 : GL_INVALID_OPERATION;
            }
            case GL_UNSIGNED_INT_24_8, GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> {
                return format == GL_DEPTH_STENCIL ? 0 : GL_INVALID_OPERATION;
            }
            default -> {}
        }
        PackedType packed = PackedType.of(type);
        if (packed != null) return packed.bits.length == packable(format) ? 0 : GL_INVALID_OPERATION;
        if (format == GL_DEPTH_STENCIL) return GL_INVALID_ENUM;
        boolean floats = type == GL_HALF_FLOAT || type == GL_FLOAT;
        if (floats && isInteger(format)) return GL_INVALID_ENUM;
        return 0;
    }

    /** The same of OpenGL ES, where a format and a type that are no pair are a wrong operation, whatever they are (OpenGL ES 3.2, 16.1.2). */
    public static int esError(int format, int type) {
        int error = error(format, type, true);
        return error == GL_INVALID_ENUM && isFormat(format, true) && isType(type, true) ? GL_INVALID_OPERATION : error;
    }

    /** How many components a packed type has that a format takes; 0 for none. */
    private static int packable(int format) {
        return switch (format) {
            case GL_RGB, GL_RGB_INTEGER -> 3;
            case GL_RGBA, GL_BGRA, GL_ABGR_EXT, GL_RGBA_INTEGER, GL_BGRA_INTEGER -> 4;
            default -> 0;
        };
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
                    GL_UNSIGNED_INT_24_8,
                    GL_UNSIGNED_INT_10F_11F_11F_REV,
                    GL_UNSIGNED_INT_5_9_9_9_REV,
                    GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> true;
            case GL_BITMAP -> compatibility;
            default -> PackedType.of(type) != null;
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
