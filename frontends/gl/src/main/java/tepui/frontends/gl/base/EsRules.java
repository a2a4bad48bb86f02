package tepui.frontends.gl.base;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Rules of the enumerants that OpenGL ES accepts, where it takes fewer than the desktop's call does: capabilities,
 * targets, primitives. Versions are 20, 30, 31 and 32; sections are those of OpenGL ES 3.2.
 */
public final class EsRules {
    private EsRules() {}

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
            // EXT_depth_clamp and EXT_sRGB_write_control.
            case GL_DEPTH_CLAMP, GL_FRAMEBUFFER_SRGB -> true;
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

    /** A texture's target, of images or whole (8.1). */
    public static boolean isTexture(int target, int version) {
        if (target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z) return true;
        return switch (target) {
            case GL_TEXTURE_2D, GL_TEXTURE_CUBE_MAP -> true;
            // Before 3.0 OES_texture_3D's.
            case GL_TEXTURE_3D -> true;
            case GL_TEXTURE_2D_ARRAY -> version >= 30;
            case GL_TEXTURE_2D_MULTISAMPLE -> version >= 31;
            case GL_TEXTURE_CUBE_MAP_ARRAY, GL_TEXTURE_BUFFER, GL_TEXTURE_2D_MULTISAMPLE_ARRAY -> version >= 32;
            default -> false;
        };
    }

    /** A target of glBindBuffer (6.1). */
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

    /** A mode of draws (10.1). */
    public static boolean isPrimitive(int mode, int version) {
        return mode >= GL_POINTS && mode <= GL_TRIANGLE_FAN
                || version >= 32 && mode >= GL_LINES_ADJACENCY && mode <= GL_PATCHES;
    }

    /** A type of glCreateShader (7.1). */
    public static boolean isShader(int type, int version) {
        return switch (type) {
            case GL_VERTEX_SHADER, GL_FRAGMENT_SHADER -> true;
            case GL_COMPUTE_SHADER -> version >= 31;
            default -> version >= 32;
        };
    }

    /** Borders are of 3.2, or EXT_texture_border_clamp's (8.10); whether mirrored edges are there, the device says. */
    public static boolean isWrap(int wrap) {
        return wrap == GL_REPEAT
                || wrap == GL_MIRRORED_REPEAT
                || wrap == GL_CLAMP_TO_EDGE
                || wrap == GL_CLAMP_TO_BORDER
                || wrap == GL_MIRROR_CLAMP_TO_EDGE;
    }

    /** Does glGet...i_v answer this name? */
    public static boolean isIndexed(int pname, int version) {
        return switch (pname) {
            case GL_TRANSFORM_FEEDBACK_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BUFFER_START,
                    GL_TRANSFORM_FEEDBACK_BUFFER_SIZE,
                    GL_UNIFORM_BUFFER_BINDING,
                    GL_UNIFORM_BUFFER_START,
                    GL_UNIFORM_BUFFER_SIZE -> true;
            case GL_ATOMIC_COUNTER_BUFFER_BINDING,
                    GL_ATOMIC_COUNTER_BUFFER_START,
                    GL_ATOMIC_COUNTER_BUFFER_SIZE,
                    GL_SHADER_STORAGE_BUFFER_BINDING,
                    GL_SHADER_STORAGE_BUFFER_START,
                    GL_SHADER_STORAGE_BUFFER_SIZE,
                    GL_IMAGE_BINDING_NAME,
                    GL_IMAGE_BINDING_LEVEL,
                    GL_IMAGE_BINDING_LAYERED,
                    GL_IMAGE_BINDING_LAYER,
                    GL_IMAGE_BINDING_ACCESS,
                    GL_IMAGE_BINDING_FORMAT,
                    GL_MAX_COMPUTE_WORK_GROUP_COUNT,
                    GL_MAX_COMPUTE_WORK_GROUP_SIZE,
                    GL_SAMPLE_MASK_VALUE,
                    GL_VERTEX_BINDING_BUFFER,
                    GL_VERTEX_BINDING_OFFSET,
                    GL_VERTEX_BINDING_STRIDE,
                    GL_VERTEX_BINDING_DIVISOR -> version >= 31;
            case GL_BLEND,
                    GL_BLEND_SRC_RGB,
                    GL_BLEND_SRC_ALPHA,
                    GL_BLEND_DST_RGB,
                    GL_BLEND_DST_ALPHA,
                    GL_BLEND_EQUATION_RGB,
                    GL_BLEND_EQUATION_ALPHA,
                    GL_COLOR_WRITEMASK,
                    GL_VIEWPORT,
                    GL_SCISSOR_BOX,
                    GL_DEPTH_RANGE -> version >= 32;
            default -> false;
        };
    }

    /** A target of queries (4.2). */
    public static boolean isQuery(int target, int version) {
        return switch (target) {
            case GL_ANY_SAMPLES_PASSED, GL_ANY_SAMPLES_PASSED_CONSERVATIVE, GL_TIME_ELAPSED -> true;
            case GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN -> version >= 30;
            case GL_PRIMITIVES_GENERATED -> version >= 32;
            default -> false;
        };
    }

    /** Does glGet... answer this name, which the core profile has dropped: the default framebuffer's sizes? */
    public static boolean isBits(int pname) {
        return switch (pname) {
            case GL_RED_BITS, GL_GREEN_BITS, GL_BLUE_BITS, GL_ALPHA_BITS, GL_DEPTH_BITS, GL_STENCIL_BITS -> true;
            default -> false;
        };
    }

    /** Does glGet... of the desktop alone answer this name, extensions counted in? */
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
                    GL_PROGRAM_POINT_SIZE,
                    GL_TEXTURE_CUBE_MAP_SEAMLESS,
                    GL_COLOR_LOGIC_OP,
                    GL_MAX_SUBROUTINES,
                    GL_MAX_SUBROUTINE_UNIFORM_LOCATIONS,
                    GL_ACCUM_CLEAR_VALUE,
                    GL_BLEND_SRC,
                    GL_BLEND_DST,
                    GL_ZOOM_X,
                    GL_ZOOM_Y,
                    GL_POLYGON_OFFSET_POINT,
                    GL_POLYGON_OFFSET_LINE,
                    GL_MULTISAMPLE,
                    GL_SAMPLE_ALPHA_TO_ONE,
                    GL_FRAMEBUFFER_SRGB_CAPABLE_EXT,
                    GL_TEXTURE_COMPRESSION_HINT,
                    GL_POINT_SPRITE_COORD_ORIGIN,
                    GL_QUADS_FOLLOW_PROVOKING_VERTEX_CONVENTION,
                    GL_PACK_SKIP_IMAGES,
                    GL_PACK_IMAGE_HEIGHT,
                    GL_PACK_INVERT_MESA,
                    GL_RGBA_INTEGER_MODE_EXT,
                    GL_PACK_COMPRESSED_BLOCK_WIDTH,
                    GL_PACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_PACK_COMPRESSED_BLOCK_DEPTH,
                    GL_PACK_COMPRESSED_BLOCK_SIZE,
                    GL_UNPACK_COMPRESSED_BLOCK_WIDTH,
                    GL_UNPACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_UNPACK_COMPRESSED_BLOCK_DEPTH,
                    GL_UNPACK_COMPRESSED_BLOCK_SIZE,
                    GL_PARAMETER_BUFFER_BINDING,
                    GL_QUERY_BUFFER_BINDING,
                    GL_MAX_TRANSFORM_FEEDBACK_BUFFERS,
                    GL_MAX_VERTEX_STREAMS,
                    GL_MAX_IMAGE_SAMPLES,
                    GL_MIN_MAP_BUFFER_ALIGNMENT,
                    GL_MAX_COMPUTE_VARIABLE_GROUP_INVOCATIONS_ARB,
                    GL_DEPTH_BOUNDS_EXT,
                    GL_DEPTH_BOUNDS_TEST_EXT -> true;
            case GL_MAX_GEOMETRY_OUTPUT_VERTICES,
                    GL_MAX_TESS_GEN_LEVEL,
                    GL_MAX_TEXTURE_BUFFER_SIZE,
                    GL_PATCH_VERTICES,
                    GL_LAYER_PROVOKING_VERTEX,
                    GL_MIN_FRAGMENT_INTERPOLATION_OFFSET,
                    GL_MAX_FRAGMENT_INTERPOLATION_OFFSET,
                    GL_FRAGMENT_INTERPOLATION_OFFSET_BITS,
                    GL_PRIMITIVE_BOUNDING_BOX,
                    GL_MAX_VIEWPORTS,
                    GL_VIEWPORT_BOUNDS_RANGE,
                    GL_VIEWPORT_SUBPIXEL_BITS,
                    GL_VIEWPORT_INDEX_PROVOKING_VERTEX,
                    GL_TEXTURE_BINDING_BUFFER -> version < 32;
            case GL_MAX_COMPUTE_SHARED_MEMORY_SIZE,
                    GL_MAX_IMAGE_UNITS,
                    GL_MAX_SAMPLE_MASK_WORDS,
                    GL_TEXTURE_BINDING_2D_MULTISAMPLE -> version < 31;
            case GL_MAJOR_VERSION,
                    GL_MINOR_VERSION,
                    GL_MAX_ARRAY_TEXTURE_LAYERS,
                    GL_MAX_CLIP_DISTANCES,
                    GL_MAX_UNIFORM_BUFFER_BINDINGS,
                    GL_UNIFORM_BUFFER_BINDING,
                    GL_TRANSFORM_FEEDBACK_BINDING,
                    GL_TEXTURE_BINDING_2D_ARRAY,
                    GL_READ_BUFFER,
                    GL_NUM_EXTENSIONS -> version < 30;
            default -> false;
        };
    }
}
