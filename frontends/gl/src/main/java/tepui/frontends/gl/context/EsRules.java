package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import java.util.Arrays;
import tepui.frontends.gl.pixel.InternalFormat;

/**
 * Which names OpenGL ES has, where a call is the desktop's too but takes fewer of them: capabilities, targets, primitives, and the pairs of pixel
 * formats that make an image (OpenGL ES 3.2, tables 8.2 and 8.3). Versions are 20, 30, 31 and 32.
 */
public final class EsRules {
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

    private EsRules() {}

    // ---- images ----------------------------------------------------------------------------------------------------

    /** 0, or the error of an image's formats. */
    public static int image(int internal, int format, int type, int version) {
        if (pixels(format, type, version) == GL_INVALID_ENUM) return GL_INVALID_ENUM;
        int unsized = fits(UNSIZED, internal, format, type);
        if (unsized >= 0) return unsized == 1 ? 0 : GL_INVALID_OPERATION;
        if (version < 30) return pixels(internal, type, version) == 0 ? GL_INVALID_OPERATION : GL_INVALID_VALUE;
        int sized = fits(SIZED, internal, format, type);
        if (sized < 0) return GL_INVALID_VALUE;
        return sized == 1 ? 0 : GL_INVALID_OPERATION;
    }

    /** -1: no such internal format. 1: it is made of these. */
    private static int fits(int[][] table, int internal, int format, int type) {
        for (int[] row : table) {
            if (row[0] != internal) continue;
            if (row[1] != format) return 0;
            for (int i = 2; i < row.length; i++) if (row[i] == type) return 1;
            return 0;
        }
        return -1;
    }

    /** 0, or the error of a format and a type: INVALID_ENUM where one of them is none. */
    public static int pixels(int format, int type, int version) {
        boolean knownFormat = false;
        boolean knownType = false;
        for (int[][] table : version < 30 ? new int[][][] {UNSIZED} : new int[][][] {UNSIZED, SIZED}) {
            for (int[] row : table) {
                boolean here = false;
                for (int i = 2; i < row.length; i++) here |= row[i] == type;
                if (here && row[1] == format) return 0;
                knownFormat |= row[1] == format;
                knownType |= here;
            }
        }
        return knownFormat && knownType ? GL_INVALID_OPERATION : GL_INVALID_ENUM;
    }

    /** 0, or the error of pixels that are written to an image that is there: they must be such as could make it. */
    public static int part(int internal, int format, int type, int version) {
        int pair = pixels(format, type, version);
        if (pair != 0) return pair;
        boolean fits = fits(UNSIZED, internal, format, type) == 1 || fits(SIZED, internal, format, type) == 1;
        return fits || isCompressed(internal) ? 0 : GL_INVALID_OPERATION;
    }

    /**
     * 0, or the error of pixels that are read: each kind of colours has one pair, and framebuffers have one of their own.
     *
     * @param internal the format of what is read
     */
    public static int read(InternalFormat internal, int format, int type, int ownFormat, int ownType, int version) {
        if (format == ownFormat && type == ownType) return 0;
        boolean fits = switch (internal.kind()) {
            case UINT -> format == GL_RGBA_INTEGER && type == GL_UNSIGNED_INT;
            case SINT -> format == GL_RGBA_INTEGER && type == GL_INT;
            case FLOAT -> format == GL_RGBA && type == GL_FLOAT;
            default ->
                format == GL_RGBA
                        && (type == GL_UNSIGNED_BYTE
                                || internal.name() == GL_RGB10_A2 && type == GL_UNSIGNED_INT_2_10_10_10_REV);
        };
        if (fits) return 0;
        int pair = pixels(format, type, version);
        return pair == GL_INVALID_ENUM ? pair : GL_INVALID_OPERATION;
    }

    private static boolean isSized(int internal) {
        return Arrays.stream(SIZED).anyMatch(r -> r[0] == internal);
    }

    /** May images of the format be drawn to (OpenGL ES 3.2, table 8.10; those of floats are EXT_color_buffer_float's before)? */
    public static boolean isDrawable(int internal, int version) {
        return switch (internal) {
            case GL_RGB9_E5,
                    GL_SRGB8,
                    GL_RGB16F,
                    GL_RGB32F,
                    GL_RGB8UI,
                    GL_RGB8I,
                    GL_RGB16UI,
                    GL_RGB16I,
                    GL_RGB32UI,
                    GL_RGB32I,
                    GL_R8_SNORM,
                    GL_RG8_SNORM,
                    GL_RGB8_SNORM,
                    GL_RGBA8_SNORM,
                    GL_ALPHA,
                    GL_LUMINANCE,
                    GL_LUMINANCE_ALPHA -> false;
            default -> true;
        };
    }

    /** May levels not be generated? Formats with sizes must be such as can be drawn to and filtered. */
    public static boolean isWithoutMipmaps(int internal, int version) {
        if (isCompressed(internal) || version < 30 && internal == GL_DEPTH_COMPONENT) return true;
        return isSized(internal)
                && (!isDrawable(internal, version)
                        || Arrays.stream(SIZED).anyMatch(r -> r[0] == internal && isDepth(r[1])));
    }

    private static boolean isDepth(int format) {
        return format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL || format == GL_STENCIL_INDEX;
    }

    /** May storage have the format? Only those with a size, and compressed ones. */
    public static boolean isStorage(int internal) {
        return isSized(internal) || isCompressed(internal);
    }

    /** May a renderbuffer? */
    public static boolean isRenderbuffer(int internal, int version) {
        if (version >= 30) return isSized(internal) && isDrawable(internal, version);
        return switch (internal) {
            case GL_RGBA4,
                    GL_RGB565,
                    GL_RGB5_A1,
                    GL_DEPTH_COMPONENT16,
                    GL_STENCIL_INDEX8,
                    GL_RGB8,
                    GL_RGBA8,
                    GL_DEPTH_COMPONENT24,
                    GL_DEPTH24_STENCIL8 -> true;
            default -> false;
        };
    }

    private static boolean isCompressed(int internal) {
        return internal >= GL_COMPRESSED_R11_EAC && internal <= GL_COMPRESSED_SRGB8_ALPHA8_ETC2_EAC
                || internal >= GL_COMPRESSED_RGBA_ASTC_4x4_KHR && internal <= GL_COMPRESSED_RGBA_ASTC_12x12_KHR
                || internal >= GL_COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR
                        && internal <= GL_COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    /** A capability of glEnable. */
    public static boolean isCapability(int cap, int version) {
        return switch (cap) {
            case GL_BLEND,
                    GL_CULL_FACE,
                    GL_DEPTH_TEST,
                    GL_DITHER,
                    GL_POLYGON_OFFSET_FILL,
                    GL_SAMPLE_ALPHA_TO_COVERAGE,
                    GL_SAMPLE_COVERAGE,
                    GL_SCISSOR_TEST,
                    GL_STENCIL_TEST,
                    GL_DEBUG_OUTPUT,
                    GL_DEBUG_OUTPUT_SYNCHRONOUS -> true;
            case GL_PRIMITIVE_RESTART_FIXED_INDEX, GL_RASTERIZER_DISCARD -> version >= 30;
            case GL_CLIP_DISTANCE0,
                    GL_CLIP_DISTANCE1,
                    GL_CLIP_DISTANCE2,
                    GL_CLIP_DISTANCE3,
                    GL_CLIP_DISTANCE4,
                    GL_CLIP_DISTANCE5,
                    GL_CLIP_DISTANCE6,
                    GL_CLIP_DISTANCE7 -> version >= 30;
            case GL_SAMPLE_MASK -> version >= 31;
            case GL_SAMPLE_SHADING -> version >= 32;
            default -> false;
        };
    }

    /** A texture's target, of images or whole. */
    public static boolean isTexture(int target, int version) {
        if (target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z) return true;
        return switch (target) {
            case GL_TEXTURE_2D, GL_TEXTURE_CUBE_MAP -> true;
            case GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY -> version >= 30;
            case GL_TEXTURE_2D_MULTISAMPLE -> version >= 31;
            case GL_TEXTURE_CUBE_MAP_ARRAY, GL_TEXTURE_BUFFER, GL_TEXTURE_2D_MULTISAMPLE_ARRAY -> version >= 32;
            default -> false;
        };
    }

    public static boolean isBuffer(int target, int version) {
        return switch (target) {
            case GL_ARRAY_BUFFER, GL_ELEMENT_ARRAY_BUFFER -> true;
            case GL_PIXEL_PACK_BUFFER,
                    GL_PIXEL_UNPACK_BUFFER,
                    GL_COPY_READ_BUFFER,
                    GL_COPY_WRITE_BUFFER,
                    GL_TRANSFORM_FEEDBACK_BUFFER,
                    GL_UNIFORM_BUFFER -> version >= 30;
            case GL_ATOMIC_COUNTER_BUFFER,
                    GL_SHADER_STORAGE_BUFFER,
                    GL_DRAW_INDIRECT_BUFFER,
                    GL_DISPATCH_INDIRECT_BUFFER -> version >= 31;
            case GL_TEXTURE_BUFFER -> version >= 32;
            default -> false;
        };
    }

    /** A mode of draws. */
    public static boolean isPrimitive(int mode, int version) {
        return mode >= GL_POINTS && mode <= GL_TRIANGLE_FAN
                || version >= 32 && mode >= GL_LINES_ADJACENCY && mode <= GL_PATCHES;
    }

    public static boolean isShader(int type, int version) {
        return switch (type) {
            case GL_VERTEX_SHADER, GL_FRAGMENT_SHADER -> true;
            case GL_COMPUTE_SHADER -> version >= 31;
            default -> version >= 32;
        };
    }

    public static boolean isWrap(int wrap, int version) {
        return wrap == GL_REPEAT
                || wrap == GL_MIRRORED_REPEAT
                || wrap == GL_CLAMP_TO_EDGE
                || wrap == GL_CLAMP_TO_BORDER && version >= 32;
    }

    /** What glGet... answers of those that the core profile has dropped: the default framebuffer's sizes. */
    static boolean isBits(int pname) {
        return switch (pname) {
            case GL_RED_BITS, GL_GREEN_BITS, GL_BLUE_BITS, GL_ALPHA_BITS, GL_DEPTH_BITS, GL_STENCIL_BITS -> true;
            default -> false;
        };
    }

    /** What glGet... of the desktop answers and that of OpenGL ES does not. */
    public static boolean isOfDesktop(int pname, int version) {
        return switch (pname) {
            case GL_POLYGON_MODE,
                    GL_LOGIC_OP_MODE,
                    GL_POINT_SIZE,
                    GL_POINT_SIZE_RANGE,
                    GL_POINT_SIZE_GRANULARITY,
                    GL_POINT_FADE_THRESHOLD_SIZE,
                    GL_LINE_WIDTH_RANGE,
                    GL_LINE_WIDTH_GRANULARITY,
                    GL_LINE_SMOOTH,
                    GL_POLYGON_SMOOTH,
                    GL_POLYGON_SMOOTH_HINT,
                    GL_LINE_SMOOTH_HINT,
                    GL_PROVOKING_VERTEX,
                    GL_PRIMITIVE_RESTART,
                    GL_PRIMITIVE_RESTART_INDEX,
                    GL_CLAMP_READ_COLOR,
                    GL_MAX_RECTANGLE_TEXTURE_SIZE,
                    GL_PACK_SWAP_BYTES,
                    GL_UNPACK_SWAP_BYTES,
                    GL_PACK_LSB_FIRST,
                    GL_UNPACK_LSB_FIRST,
                    GL_DOUBLEBUFFER,
                    GL_STEREO,
                    GL_DRAW_BUFFER,
                    GL_TEXTURE_BINDING_1D,
                    GL_TEXTURE_BINDING_1D_ARRAY,
                    GL_TEXTURE_BINDING_RECTANGLE,
                    GL_DEPTH_CLAMP,
                    GL_PROGRAM_POINT_SIZE,
                    GL_TEXTURE_CUBE_MAP_SEAMLESS,
                    GL_COLOR_LOGIC_OP,
                    GL_MAX_DUAL_SOURCE_DRAW_BUFFERS,
                    GL_MAX_SUBROUTINES -> true;
            case GL_MAX_GEOMETRY_OUTPUT_VERTICES,
                    GL_MAX_TESS_GEN_LEVEL,
                    GL_MAX_TEXTURE_BUFFER_SIZE,
                    GL_PATCH_VERTICES,
                    GL_PRIMITIVE_BOUNDING_BOX,
                    GL_TEXTURE_BINDING_BUFFER -> version < 32;
            case GL_MAX_COMPUTE_SHARED_MEMORY_SIZE,
                    GL_MAX_IMAGE_UNITS,
                    GL_MAX_SAMPLE_MASK_WORDS,
                    GL_PROGRAM_PIPELINE_BINDING,
                    GL_TEXTURE_BINDING_2D_MULTISAMPLE -> version < 31;
            case GL_MAJOR_VERSION,
                    GL_MINOR_VERSION,
                    GL_MAX_3D_TEXTURE_SIZE,
                    GL_MAX_ARRAY_TEXTURE_LAYERS,
                    GL_MAX_COLOR_ATTACHMENTS,
                    GL_MAX_DRAW_BUFFERS,
                    GL_MAX_CLIP_DISTANCES,
                    GL_MAX_SAMPLES,
                    GL_MAX_UNIFORM_BUFFER_BINDINGS,
                    GL_UNIFORM_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BINDING,
                    GL_VERTEX_ARRAY_BINDING,
                    GL_TEXTURE_BINDING_3D,
                    GL_TEXTURE_BINDING_2D_ARRAY,
                    GL_READ_BUFFER,
                    GL_READ_FRAMEBUFFER_BINDING,
                    GL_NUM_EXTENSIONS -> version < 30;
            default -> false;
        };
    }
}
