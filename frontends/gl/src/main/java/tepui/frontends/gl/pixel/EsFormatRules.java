package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.Arrays;

/**
 * Tables of the pixel formats that OpenGL ES takes for each image (OpenGL ES 3.2, tables 8.2 and 8.3), and of what may
 * be drawn to and read. The desktop takes any that fit. The extensions that contexts of ES announce are counted in:
 * each row that is one's says whose. Versions are 20, 30, 31 and 32.
 */
public final class EsFormatRules {
    /** Internal format, format, types. */
    private static final int[][] SIZED = {
        {GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_RGB5_A1, GL_RGBA, GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT_5_5_5_1, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_RGBA4, GL_RGBA, GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT_4_4_4_4},
        {GL_SRGB8_ALPHA8, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_RGBA8_SNORM, GL_RGBA, GL_BYTE},
        {GL_RGBA16F, GL_RGBA, GL_HALF_FLOAT, GL_FLOAT},
        {GL_RGBA32F, GL_RGBA, GL_FLOAT},
        {GL_RGB10_A2, GL_RGBA, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_RGB10_A2UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_RGB8, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_RGB565, GL_RGB, GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT_5_6_5},
        {GL_SRGB8, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_RGB8_SNORM, GL_RGB, GL_BYTE},
        {GL_R11F_G11F_B10F, GL_RGB, GL_UNSIGNED_INT_10F_11F_11F_REV, GL_HALF_FLOAT, GL_FLOAT},
        {GL_RGB9_E5, GL_RGB, GL_UNSIGNED_INT_5_9_9_9_REV, GL_HALF_FLOAT, GL_FLOAT},
        {GL_RGB16F, GL_RGB, GL_HALF_FLOAT, GL_FLOAT},
        {GL_RGB32F, GL_RGB, GL_FLOAT},
        {GL_RG8, GL_RG, GL_UNSIGNED_BYTE},
        {GL_RG8_SNORM, GL_RG, GL_BYTE},
        {GL_RG16F, GL_RG, GL_HALF_FLOAT, GL_FLOAT},
        {GL_RG32F, GL_RG, GL_FLOAT},
        {GL_R8, GL_RED, GL_UNSIGNED_BYTE},
        {GL_R8_SNORM, GL_RED, GL_BYTE},
        {GL_R16F, GL_RED, GL_HALF_FLOAT, GL_FLOAT},
        {GL_R32F, GL_RED, GL_FLOAT},
        {GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE},
        {GL_RGBA8I, GL_RGBA_INTEGER, GL_BYTE},
        {GL_RGBA16UI, GL_RGBA_INTEGER, GL_UNSIGNED_SHORT},
        {GL_RGBA16I, GL_RGBA_INTEGER, GL_SHORT},
        {GL_RGBA32UI, GL_RGBA_INTEGER, GL_UNSIGNED_INT},
        {GL_RGBA32I, GL_RGBA_INTEGER, GL_INT},
        {GL_RGB8UI, GL_RGB_INTEGER, GL_UNSIGNED_BYTE},
        {GL_RGB8I, GL_RGB_INTEGER, GL_BYTE},
        {GL_RGB16UI, GL_RGB_INTEGER, GL_UNSIGNED_SHORT},
        {GL_RGB16I, GL_RGB_INTEGER, GL_SHORT},
        {GL_RGB32UI, GL_RGB_INTEGER, GL_UNSIGNED_INT},
        {GL_RGB32I, GL_RGB_INTEGER, GL_INT},
        {GL_RG8UI, GL_RG_INTEGER, GL_UNSIGNED_BYTE},
        {GL_RG8I, GL_RG_INTEGER, GL_BYTE},
        {GL_RG16UI, GL_RG_INTEGER, GL_UNSIGNED_SHORT},
        {GL_RG16I, GL_RG_INTEGER, GL_SHORT},
        {GL_RG32UI, GL_RG_INTEGER, GL_UNSIGNED_INT},
        {GL_RG32I, GL_RG_INTEGER, GL_INT},
        {GL_R8UI, GL_RED_INTEGER, GL_UNSIGNED_BYTE},
        {GL_R8I, GL_RED_INTEGER, GL_BYTE},
        {GL_R16UI, GL_RED_INTEGER, GL_UNSIGNED_SHORT},
        {GL_R16I, GL_RED_INTEGER, GL_SHORT},
        {GL_R32UI, GL_RED_INTEGER, GL_UNSIGNED_INT},
        {GL_R32I, GL_RED_INTEGER, GL_INT},
        {GL_DEPTH_COMPONENT16, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, GL_UNSIGNED_INT},
        {GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT},
        {GL_DEPTH_COMPONENT32F, GL_DEPTH_COMPONENT, GL_FLOAT},
        {GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8},
        {GL_DEPTH32F_STENCIL8, GL_DEPTH_STENCIL, GL_FLOAT_32_UNSIGNED_INT_24_8_REV},
        {GL_STENCIL_INDEX8, GL_STENCIL_INDEX, GL_UNSIGNED_BYTE}
    };

    /** The same for formats without a size, which are all that version 2.0 has. */
    private static final int[][] UNSIZED = {
        {GL_RGBA, GL_RGBA, GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT_4_4_4_4, GL_UNSIGNED_SHORT_5_5_5_1},
        {GL_RGB, GL_RGB, GL_UNSIGNED_BYTE, GL_UNSIGNED_SHORT_5_6_5},
        {GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
        {GL_LUMINANCE, GL_LUMINANCE, GL_UNSIGNED_BYTE},
        {GL_ALPHA, GL_ALPHA, GL_UNSIGNED_BYTE},
        {GL_DEPTH_COMPONENT, GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, GL_UNSIGNED_INT},
        {GL_DEPTH_STENCIL, GL_DEPTH_STENCIL, GL_UNSIGNED_INT_24_8}
    };

    /** How many of them version 1.1 has. */
    private static final int OF_FIRST = 5;

    private static final int[] BGRA = {GL_BGRA, GL_BGRA, GL_UNSIGNED_BYTE};

    /** Of OES_texture_float, OES_texture_half_float, EXT_texture_type_2_10_10_10_REV and EXT_texture_format_BGRA8888, in all versions: without a size. */
    private static final int[][] UNSIZED_MORE = {
        {GL_RGBA, GL_RGBA, GL_FLOAT, GL_HALF_FLOAT_OES, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_RGB, GL_RGB, GL_FLOAT, GL_HALF_FLOAT_OES, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_LUMINANCE_ALPHA, GL_LUMINANCE_ALPHA, GL_FLOAT, GL_HALF_FLOAT_OES},
        {GL_LUMINANCE, GL_LUMINANCE, GL_FLOAT, GL_HALF_FLOAT_OES},
        {GL_ALPHA, GL_ALPHA, GL_FLOAT, GL_HALF_FLOAT_OES},
        {GL_BGRA, GL_BGRA, GL_UNSIGNED_BYTE}
    };

    /** Of EXT_texture_rg and EXT_sRGB, which version 3.0 has with sizes. */
    private static final int[][] UNSIZED_OLD = {
        {GL_RED, GL_RED, GL_UNSIGNED_BYTE, GL_FLOAT, GL_HALF_FLOAT_OES},
        {GL_RG, GL_RG, GL_UNSIGNED_BYTE, GL_FLOAT, GL_HALF_FLOAT_OES},
        {GL_SRGB, GL_SRGB, GL_UNSIGNED_BYTE},
        {GL_SRGB_ALPHA, GL_SRGB_ALPHA, GL_UNSIGNED_BYTE}
    };

    /** Of EXT_texture_norm16, from 3.1 on. */
    private static final int[][] NORM16 = {
        {GL_R16, GL_RED, GL_UNSIGNED_SHORT},
        {GL_RG16, GL_RG, GL_UNSIGNED_SHORT},
        {GL_RGB16, GL_RGB, GL_UNSIGNED_SHORT},
        {GL_RGBA16, GL_RGBA, GL_UNSIGNED_SHORT},
        {GL_R16_SNORM, GL_RED, GL_SHORT},
        {GL_RG16_SNORM, GL_RG, GL_SHORT},
        {GL_RGB16_SNORM, GL_RGB, GL_SHORT},
        {GL_RGBA16_SNORM, GL_RGBA, GL_SHORT}
    };

    /** Of EXT_texture_compression_s3tc, in all versions: pixels are compressed as they come, with alpha or without, as in Mesa. */
    private static final int[][] S3TC = {
        {GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGB_S3TC_DXT1_EXT, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT3_EXT, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT3_EXT, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, GL_RGB, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGBA_S3TC_DXT5_EXT, GL_RGBA, GL_UNSIGNED_BYTE}
    };

    /** The same of EXT_texture_compression_rgtc and EXT_texture_compression_bptc, from 3.0 on. */
    private static final int[][] COMPRESSED = {
        {GL_COMPRESSED_RED_RGTC1, GL_RED, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_SIGNED_RED_RGTC1, GL_RED, GL_BYTE},
        {GL_COMPRESSED_RG_RGTC2, GL_RG, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_SIGNED_RG_RGTC2, GL_RG, GL_BYTE},
        {GL_COMPRESSED_RGBA_BPTC_UNORM, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_SRGB_ALPHA_BPTC_UNORM, GL_RGBA, GL_UNSIGNED_BYTE},
        {GL_COMPRESSED_RGB_BPTC_SIGNED_FLOAT, GL_RGB, GL_FLOAT},
        {GL_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT, GL_RGB, GL_FLOAT}
    };

    /** Of EXT_texture_storage: what unsized images of all versions become, and storage may be asked for. */
    private static final int[][] STORED = {
        {GL_ALPHA8, GL_ALPHA, GL_UNSIGNED_BYTE},
        {GL_LUMINANCE8, GL_LUMINANCE, GL_UNSIGNED_BYTE},
        {GL_LUMINANCE8_ALPHA8, GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE},
        {GL_BGRA8_EXT, GL_BGRA, GL_UNSIGNED_BYTE},
        {GL_RGB10, GL_RGB, GL_UNSIGNED_INT_2_10_10_10_REV},
        {GL_ALPHA16F_ARB, GL_ALPHA, GL_HALF_FLOAT, GL_FLOAT},
        {GL_LUMINANCE16F_ARB, GL_LUMINANCE, GL_HALF_FLOAT, GL_FLOAT},
        {GL_LUMINANCE_ALPHA16F_ARB, GL_LUMINANCE_ALPHA, GL_HALF_FLOAT, GL_FLOAT},
        {GL_ALPHA32F_ARB, GL_ALPHA, GL_FLOAT},
        {GL_LUMINANCE32F_ARB, GL_LUMINANCE, GL_FLOAT},
        {GL_LUMINANCE_ALPHA32F_ARB, GL_LUMINANCE_ALPHA, GL_FLOAT}
    };

    private EsFormatRules() {}

    private static int[][][] unsized(int version) {
        return version < 30
                ? new int[][][] {UNSIZED, UNSIZED_MORE, S3TC, UNSIZED_OLD}
                : new int[][][] {UNSIZED, UNSIZED_MORE, S3TC};
    }

    private static int[][][] sized(int version) {
        return version < 31 ? new int[][][] {SIZED, COMPRESSED} : new int[][][] {SIZED, COMPRESSED, NORM16};
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    /** 0, or the error of an image's formats (OpenGL ES 3.2, 8.4.2 and 8.5, tables 8.2 and 8.3). */
    public static int image(int internal, int format, int type, int version) {
        if (pixels(format, type, version) == GL_INVALID_ENUM) return GL_INVALID_ENUM;
        int unsized = fits(unsized(version), internal, format, type);
        if (unsized >= 0) return unsized == 1 ? 0 : GL_INVALID_OPERATION;
        if (version < 30) return pixels(internal, type, version) == 0 ? GL_INVALID_OPERATION : GL_INVALID_VALUE;
        int sized = fits(sized(version), internal, format, type);
        if (sized < 0) return GL_INVALID_VALUE;
        return sized == 1 ? 0 : GL_INVALID_OPERATION;
    }

    /** The error of pixels that make an image in OpenGL ES 1.1 (its 3.7.1), whose five formats are the first of {@link #UNSIZED}; 0 for none. */
    public static int imageOfFirst(int internal, int format, int type) {
        boolean knownType = false;
        boolean knownFormat = false;
        boolean knownInternal = false;
        boolean together = false;
        for (int i = 0; i <= OF_FIRST; i++) {
            int[] row = i == OF_FIRST ? BGRA : UNSIZED[i];
            knownFormat |= row[1] == format;
            knownInternal |= row[0] == internal;
            for (int t = 2; t < row.length; t++) {
                knownType |= row[t] == type;
                together |= row[1] == format && row[t] == type;
            }
        }
        if (!knownFormat || !knownType) return GL_INVALID_ENUM;
        if (!knownInternal) return GL_INVALID_VALUE;
        return internal == format && together ? 0 : GL_INVALID_OPERATION;
    }

    /** Stored format of an image without a size, which extensions derive from the type of its pixels. Other names stay. */
    public static int stored(int internal, int type) {
        if (type == GL_UNSIGNED_INT_2_10_10_10_REV)
            return internal == GL_RGBA ? GL_RGB10_A2 : internal == GL_RGB ? GL_RGB10 : internal;
        boolean half = type == GL_HALF_FLOAT_OES;
        if (!half && type != GL_FLOAT) return internal;
        return switch (internal) {
            case GL_RGBA -> half ? GL_RGBA16F : GL_RGBA32F;
            case GL_RGB -> half ? GL_RGB16F : GL_RGB32F;
            case GL_RG -> half ? GL_RG16F : GL_RG32F;
            case GL_RED -> half ? GL_R16F : GL_R32F;
            case GL_ALPHA -> half ? GL_ALPHA16F_ARB : GL_ALPHA32F_ARB;
            case GL_LUMINANCE -> half ? GL_LUMINANCE16F_ARB : GL_LUMINANCE32F_ARB;
            case GL_LUMINANCE_ALPHA -> half ? GL_LUMINANCE_ALPHA16F_ARB : GL_LUMINANCE_ALPHA32F_ARB;
            default -> internal;
        };
    }

    /** Pixels whose format is named for what is stored are laid out as their plain twins. */
    public static int plainFormat(int format) {
        return format == GL_SRGB ? GL_RGB : format == GL_SRGB_ALPHA ? GL_RGBA : format;
    }

    /** Half floats have a name of their own in OES_texture_half_float. */
    public static int plainType(int type) {
        return type == GL_HALF_FLOAT_OES ? GL_HALF_FLOAT : type;
    }

    /** Is it a name of the compatibility profile's that OpenGL ES has too? */
    public static boolean isOld(int internal) {
        return internal == GL_ALPHA || internal == GL_LUMINANCE || internal == GL_LUMINANCE_ALPHA || isStored(internal);
    }

    /** Is it one that only storage is asked for by? */
    public static boolean isStored(int internal) {
        return isAmong(STORED, internal);
    }

    /** -1: no such internal format. 1: it is made of these, in some row. */
    private static int fits(int[][][] tables, int internal, int format, int type) {
        int found = -1;
        for (int[][] table : tables) {
            for (int[] row : table) {
                if (row[0] != internal) continue;
                if (row[1] == format) {
                    for (int i = 2; i < row.length; i++) if (row[i] == type) return 1;
                }
                found = 0;
            }
        }
        return found;
    }

    /** 0, or the error of a format and a type (OpenGL ES 3.2, 8.4.2): INVALID_ENUM where one of them is none. */
    public static int pixels(int format, int type, int version) {
        boolean knownFormat = false;
        boolean knownType = false;
        int[][][] unsized = unsized(version);
        int[][][] sized = version < 30 ? new int[0][][] : sized(version);
        for (int t = 0; t < unsized.length + sized.length; t++) {
            for (int[] row : t < unsized.length ? unsized[t] : sized[t - unsized.length]) {
                boolean here = false;
                for (int i = 2; i < row.length; i++) here |= row[i] == type;
                if (here && row[1] == format) return 0;
                knownFormat |= row[1] == format;
                knownType |= here;
            }
        }
        return knownFormat && knownType ? GL_INVALID_OPERATION : GL_INVALID_ENUM;
    }

    /** 0, or the error of pixels that are written to an image that is there (OpenGL ES 3.2, 8.6): they must be such as could make it. */
    public static int part(int internal, int format, int type, int version) {
        int pair = pixels(format, type, version);
        if (pair != 0) return pair;
        int plain = plainType(type);
        boolean fits = fits(unsized(version), internal, format, type) == 1
                || fits(new int[][][] {SIZED, NORM16, STORED, COMPRESSED}, internal, format, plain) == 1;
        return fits ? 0 : GL_INVALID_OPERATION;
    }

    /**
     * 0, or the error of pixels that are read (OpenGL ES 3.2, 16.1.2): each kind of colours has one pair, and framebuffers have one of their own.
     *
     * @param internal the format of what is read
     */
    public static int read(InternalFormat internal, int format, int type, int ownFormat, int ownType, int version) {
        if (format == ownFormat && type == ownType) return 0;
        boolean fits = switch (internal.kind()) {
            case UINT -> format == GL_RGBA_INTEGER && type == GL_UNSIGNED_INT;
            case SINT -> format == GL_RGBA_INTEGER && type == GL_INT;
            case FLOAT -> format == GL_RGBA && type == GL_FLOAT;
            // EXT_render_snorm
            case SNORM ->
                format == GL_RGBA && (type == GL_BYTE || type == GL_SHORT && isAmong(NORM16, internal.name()));
            default ->
                format == GL_RGBA
                                && (type == GL_UNSIGNED_BYTE
                                        || internal.name() == GL_RGB10_A2 && type == GL_UNSIGNED_INT_2_10_10_10_REV
                                        || isNorm16(internal.name()) && type == GL_UNSIGNED_SHORT)
                        // EXT_read_format_bgra
                        || format == GL_BGRA
                                && (type == GL_UNSIGNED_BYTE
                                        || type == GL_UNSIGNED_SHORT_4_4_4_4_REV
                                        || type == GL_UNSIGNED_SHORT_1_5_5_5_REV);
        };
        if (fits) return 0;
        int pair = pixels(format, type, version);
        return pair == GL_INVALID_ENUM ? pair : GL_INVALID_OPERATION;
    }

    private static boolean isNorm16(int internal) {
        return internal == GL_R16 || internal == GL_RG16 || internal == GL_RGBA16;
    }

    private static boolean isAmong(int[][] table, int internal) {
        for (int[] row : table) if (row[0] == internal) return true;
        return false;
    }

    private static boolean isSized(int internal, int version) {
        return isAmong(SIZED, internal) || version >= 31 && isAmong(NORM16, internal);
    }

    /**
     * May images of the format be drawn to (OpenGL ES 3.2, table 8.10; of floats, those of 16 bits are EXT_color_buffer_half_float's, those of 32
     * EXT_color_buffer_float's, which needs 3.0; signed ones EXT_render_snorm's, which needs 3.1)?
     */
    public static boolean isDrawable(int internal, int version) {
        return switch (internal) {
            case GL_RGB9_E5,
                    GL_SRGB,
                    GL_SRGB8,
                    GL_RGB32F,
                    GL_RGB10,
                    GL_RGB16,
                    GL_RGB8UI,
                    GL_RGB8I,
                    GL_RGB16UI,
                    GL_RGB16I,
                    GL_RGB32UI,
                    GL_RGB32I,
                    GL_RGB8_SNORM,
                    GL_RGB16_SNORM,
                    GL_ALPHA,
                    GL_LUMINANCE,
                    GL_LUMINANCE_ALPHA -> false;
            case GL_R32F, GL_RG32F, GL_RGBA32F -> version >= 30;
            case GL_R8_SNORM, GL_RG8_SNORM, GL_RGBA8_SNORM, GL_R16_SNORM, GL_RG16_SNORM, GL_RGBA16_SNORM ->
                version >= 31;
            default -> true;
        };
    }

    /** May levels not be generated? Formats with sizes must be such as can be drawn to and filtered; before 3.0 any but sRGB can be. */
    public static boolean isWithoutMipmaps(InternalFormat internal, int version) {
        int name = internal.name();
        if (internal.isCompressed()) return true;
        if (version < 30) return name == GL_DEPTH_COMPONENT || name == GL_SRGB || name == GL_SRGB_ALPHA;
        return isSized(name, version)
                && (!isDrawable(name, version) || Arrays.stream(SIZED).anyMatch(r -> r[0] == name && isDepth(r[1])));
    }

    private static boolean isDepth(int format) {
        return format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL || format == GL_STENCIL_INDEX;
    }

    /** May storage have the format? Only those with a size, and compressed ones; before 3.0 such as images without a size may become. */
    public static boolean isStorage(int internal, int version) {
        InternalFormat f = InternalFormat.of(internal);
        if (f == null) return false;
        if (f.isCompressed() || isAmong(STORED, internal)) return true;
        if (version >= 30) return isSized(internal, version);
        return switch (internal) {
            case GL_RGBA8,
                    GL_RGB8,
                    GL_RGBA4,
                    GL_RGB5_A1,
                    GL_RGB565,
                    GL_RGB10_A2,
                    GL_R8,
                    GL_RG8,
                    GL_R16F,
                    GL_RG16F,
                    GL_RGB16F,
                    GL_RGBA16F,
                    GL_R32F,
                    GL_RG32F,
                    GL_RGB32F,
                    GL_RGBA32F,
                    GL_DEPTH_COMPONENT16,
                    GL_DEPTH_COMPONENT32,
                    GL_DEPTH24_STENCIL8 -> true;
            default -> false;
        };
    }

    /** May a renderbuffer? */
    public static boolean isRenderbuffer(int internal, int version) {
        if (version >= 30) return isSized(internal, version) && isDrawable(internal, version);
        return switch (internal) {
            case GL_RGBA4,
                    GL_RGB565,
                    GL_RGB5_A1,
                    GL_DEPTH_COMPONENT16,
                    GL_STENCIL_INDEX8,
                    GL_RGB8,
                    GL_RGBA8,
                    GL_SRGB8_ALPHA8,
                    GL_R8,
                    GL_RG8,
                    GL_R16F,
                    GL_RG16F,
                    GL_RGB16F,
                    GL_RGBA16F,
                    GL_DEPTH_COMPONENT24,
                    GL_DEPTH24_STENCIL8 -> true;
            default -> false;
        };
    }
}
