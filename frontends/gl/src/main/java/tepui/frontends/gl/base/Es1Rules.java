package tepui.frontends.gl.base;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Rules of names that OpenGL ES 1.1 has, for calls that the desktop has too and that take more names there. A context
 * of ES 1.1 is one of the compatibility profile in all else: what is here is the Common profile's full specification
 * (1.1.12, whose sections are named) with the extensions that are announced, and the names that those alone have.
 */
public final class Es1Rules {
    // ---- names that OpenGL ES 1.1 alone has ------------------------------------------------------------------------

    public static final int POINT_SIZE_ARRAY = 0x8B9C;
    public static final int POINT_SIZE_ARRAY_TYPE = 0x898A;
    public static final int POINT_SIZE_ARRAY_STRIDE = 0x898B;
    public static final int POINT_SIZE_ARRAY_POINTER = 0x898C;
    public static final int POINT_SIZE_ARRAY_BUFFER_BINDING = 0x8B9F;
    public static final int TEXTURE_CROP_RECT = 0x8B9D;
    public static final int TEXTURE_GEN_STR = 0x8D60;
    /** The formats of OES_compressed_paletted_texture are ten in a row. */
    public static final int PALETTE4_RGB8 = 0x8B90;

    public static final int PALETTE8_RGB5_A1 = 0x8B99;

    /** The extensions that are announced. */
    public static final String EXTENSIONS = String.join(
            " ",
            "GL_EXT_texture_filter_anisotropic",
            "GL_EXT_texture_format_BGRA8888",
            "GL_OES_EGL_image",
            "GL_OES_blend_equation_separate",
            "GL_OES_blend_func_separate",
            "GL_OES_blend_subtract",
            "GL_OES_byte_coordinates",
            "GL_OES_compressed_paletted_texture",
            "GL_OES_draw_texture",
            "GL_OES_element_index_uint",
            "GL_OES_framebuffer_object",
            "GL_OES_mapbuffer",
            "GL_OES_packed_depth_stencil",
            "GL_OES_point_size_array",
            "GL_OES_point_sprite",
            "GL_OES_query_matrix",
            "GL_OES_read_format",
            "GL_OES_rgb8_rgba8",
            "GL_OES_stencil8",
            "GL_OES_stencil_wrap",
            "GL_OES_texture_cube_map",
            "GL_OES_texture_env_crossbar",
            "GL_OES_texture_mirrored_repeat");

    private Es1Rules() {}

    /** A capability of glEnable, apart from those of lights and clip planes {@link #TEXTURE_GEN_STR}. */
    public static boolean isCapability(int cap) {
        if (cap >= GL_LIGHT0 && cap <= GL_LIGHT7 || cap >= GL_CLIP_PLANE0 && cap <= GL_CLIP_PLANE5) return true;
        return switch (cap) {
            case GL_ALPHA_TEST,
                    GL_BLEND,
                    GL_COLOR_LOGIC_OP,
                    GL_COLOR_MATERIAL,
                    GL_CULL_FACE,
                    GL_DEPTH_TEST,
                    GL_DITHER,
                    GL_FOG,
                    GL_LIGHTING,
                    GL_LINE_SMOOTH,
                    GL_MULTISAMPLE,
                    GL_NORMALIZE,
                    GL_POINT_SMOOTH,
                    GL_POINT_SPRITE,
                    GL_POLYGON_OFFSET_FILL,
                    GL_RESCALE_NORMAL,
                    GL_SAMPLE_ALPHA_TO_COVERAGE,
                    GL_SAMPLE_ALPHA_TO_ONE,
                    GL_SAMPLE_COVERAGE,
                    GL_SCISSOR_TEST,
                    GL_STENCIL_TEST,
                    GL_TEXTURE_2D,
                    GL_TEXTURE_CUBE_MAP,
                    TEXTURE_GEN_STR -> true;
            default -> false;
        };
    }

    /** The name of an array of glEnableClientState (2.8). */
    public static boolean isArray(int array) {
        return switch (array) {
            case GL_VERTEX_ARRAY, GL_NORMAL_ARRAY, GL_COLOR_ARRAY, GL_TEXTURE_COORD_ARRAY, POINT_SIZE_ARRAY -> true;
            default -> false;
        };
    }

    /** A type of what coordinates are read from (2.8); bytes are OES_byte_coordinates'. */
    public static boolean isCoordinate(int type) {
        return type == GL_BYTE || type == GL_SHORT || type == GL_FIXED || type == GL_FLOAT;
    }

    /** A texture's target, of images or whole (3.7.1, 3.7.11). */
    public static boolean isTexture(int target) {
        return target == GL_TEXTURE_2D
                || target == GL_TEXTURE_CUBE_MAP
                || target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    }

    /** A parameter of glTexParameter (3.7.5). */
    public static boolean isTextureParameter(int pname) {
        return switch (pname) {
            case GL_TEXTURE_MIN_FILTER,
                    GL_TEXTURE_MAG_FILTER,
                    GL_TEXTURE_WRAP_S,
                    GL_TEXTURE_WRAP_T,
                    GL_GENERATE_MIPMAP,
                    GL_TEXTURE_MAX_ANISOTROPY,
                    TEXTURE_CROP_RECT -> true;
            default -> false;
        };
    }

    /** A value of GL_TEXTURE_WRAP_S and GL_TEXTURE_WRAP_T (3.7.5, 3.7.6). */
    public static boolean isWrap(int wrap) {
        return wrap == GL_REPEAT || wrap == GL_CLAMP_TO_EDGE || wrap == GL_MIRRORED_REPEAT;
    }

    /** A format of OES_compressed_paletted_texture. */
    public static boolean isPalette(int format) {
        return format >= PALETTE4_RGB8 && format <= PALETTE8_RGB5_A1;
    }

    /** A target of glHint (5.2). */
    public static boolean isHint(int target) {
        return switch (target) {
            case GL_FOG_HINT,
                    GL_GENERATE_MIPMAP_HINT,
                    GL_LINE_SMOOTH_HINT,
                    GL_PERSPECTIVE_CORRECTION_HINT,
                    GL_POINT_SMOOTH_HINT -> true;
            default -> false;
        };
    }

    public static boolean isMatrixMode(int mode) {
        return mode == GL_MODELVIEW || mode == GL_PROJECTION || mode == GL_TEXTURE;
    }

    public static boolean isFog(int pname) {
        return pname >= GL_FOG_DENSITY && pname <= GL_FOG_COLOR;
    }

    public static boolean isLightModel(int pname) {
        return pname == GL_LIGHT_MODEL_AMBIENT || pname == GL_LIGHT_MODEL_TWO_SIDE;
    }

    /** Does glGet... of ES 1.1 answer this name? */
    public static boolean isValue(int pname) {
        return isCapability(pname) || isArray(pname) || isHint(pname) || isState(pname) || isLimit(pname);
    }

    private static boolean isState(int pname) {
        return switch (pname) {
            case GL_ACTIVE_TEXTURE,
                    GL_ALPHA_TEST_FUNC,
                    GL_ALPHA_TEST_REF,
                    GL_ARRAY_BUFFER_BINDING,
                    GL_BLEND_DST,
                    GL_BLEND_DST_ALPHA,
                    GL_BLEND_DST_RGB,
                    GL_BLEND_EQUATION,
                    GL_BLEND_EQUATION_ALPHA,
                    GL_BLEND_SRC,
                    GL_BLEND_SRC_ALPHA,
                    GL_BLEND_SRC_RGB,
                    GL_CLIENT_ACTIVE_TEXTURE,
                    GL_COLOR_ARRAY_BUFFER_BINDING,
                    GL_COLOR_ARRAY_SIZE,
                    GL_COLOR_ARRAY_STRIDE,
                    GL_COLOR_ARRAY_TYPE,
                    GL_COLOR_CLEAR_VALUE,
                    GL_COLOR_WRITEMASK,
                    GL_CULL_FACE_MODE,
                    GL_CURRENT_COLOR,
                    GL_CURRENT_NORMAL,
                    GL_CURRENT_TEXTURE_COORDS,
                    GL_DEPTH_CLEAR_VALUE,
                    GL_DEPTH_FUNC,
                    GL_DEPTH_RANGE,
                    GL_DEPTH_WRITEMASK,
                    GL_ELEMENT_ARRAY_BUFFER_BINDING,
                    GL_FOG_COLOR,
                    GL_FOG_DENSITY,
                    GL_FOG_END,
                    GL_FOG_MODE,
                    GL_FOG_START,
                    GL_FRAMEBUFFER_BINDING,
                    GL_FRONT_FACE,
                    GL_LIGHT_MODEL_AMBIENT,
                    GL_LIGHT_MODEL_TWO_SIDE,
                    GL_LINE_WIDTH,
                    GL_LOGIC_OP_MODE,
                    GL_MATRIX_MODE,
                    GL_MODELVIEW_MATRIX,
                    GL_MODELVIEW_STACK_DEPTH,
                    GL_NORMAL_ARRAY_BUFFER_BINDING,
                    GL_NORMAL_ARRAY_STRIDE,
                    GL_NORMAL_ARRAY_TYPE,
                    GL_PACK_ALIGNMENT,
                    GL_POINT_DISTANCE_ATTENUATION,
                    GL_POINT_FADE_THRESHOLD_SIZE,
                    GL_POINT_SIZE,
                    GL_POINT_SIZE_MAX,
                    GL_POINT_SIZE_MIN,
                    GL_POLYGON_OFFSET_FACTOR,
                    GL_POLYGON_OFFSET_UNITS,
                    GL_PROJECTION_MATRIX,
                    GL_PROJECTION_STACK_DEPTH,
                    GL_RENDERBUFFER_BINDING,
                    GL_SAMPLE_COVERAGE_INVERT,
                    GL_SAMPLE_COVERAGE_VALUE,
                    GL_SCISSOR_BOX,
                    GL_SHADE_MODEL,
                    GL_STENCIL_CLEAR_VALUE,
                    GL_STENCIL_FAIL,
                    GL_STENCIL_FUNC,
                    GL_STENCIL_PASS_DEPTH_FAIL,
                    GL_STENCIL_PASS_DEPTH_PASS,
                    GL_STENCIL_REF,
                    GL_STENCIL_VALUE_MASK,
                    GL_STENCIL_WRITEMASK,
                    GL_TEXTURE_BINDING_2D,
                    GL_TEXTURE_BINDING_CUBE_MAP,
                    GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING,
                    GL_TEXTURE_COORD_ARRAY_SIZE,
                    GL_TEXTURE_COORD_ARRAY_STRIDE,
                    GL_TEXTURE_COORD_ARRAY_TYPE,
                    GL_TEXTURE_MATRIX,
                    GL_TEXTURE_STACK_DEPTH,
                    GL_UNPACK_ALIGNMENT,
                    GL_VERTEX_ARRAY_BUFFER_BINDING,
                    GL_VERTEX_ARRAY_SIZE,
                    GL_VERTEX_ARRAY_STRIDE,
                    GL_VERTEX_ARRAY_TYPE,
                    GL_VIEWPORT,
                    POINT_SIZE_ARRAY_BUFFER_BINDING,
                    POINT_SIZE_ARRAY_STRIDE,
                    POINT_SIZE_ARRAY_TYPE -> true;
            default -> false;
        };
    }

    private static boolean isLimit(int pname) {
        return switch (pname) {
            case GL_ALIASED_LINE_WIDTH_RANGE,
                    GL_ALIASED_POINT_SIZE_RANGE,
                    GL_ALPHA_BITS,
                    GL_BLUE_BITS,
                    GL_COMPRESSED_TEXTURE_FORMATS,
                    GL_DEPTH_BITS,
                    GL_GREEN_BITS,
                    GL_IMPLEMENTATION_COLOR_READ_FORMAT,
                    GL_IMPLEMENTATION_COLOR_READ_TYPE,
                    GL_MAX_CLIP_PLANES,
                    GL_MAX_CUBE_MAP_TEXTURE_SIZE,
                    GL_MAX_LIGHTS,
                    GL_MAX_MODELVIEW_STACK_DEPTH,
                    GL_MAX_PROJECTION_STACK_DEPTH,
                    GL_MAX_RENDERBUFFER_SIZE,
                    GL_MAX_TEXTURE_MAX_ANISOTROPY,
                    GL_MAX_TEXTURE_SIZE,
                    GL_MAX_TEXTURE_STACK_DEPTH,
                    GL_MAX_TEXTURE_UNITS,
                    GL_MAX_VIEWPORT_DIMS,
                    GL_NUM_COMPRESSED_TEXTURE_FORMATS,
                    GL_RED_BITS,
                    GL_SAMPLES,
                    GL_SAMPLE_BUFFERS,
                    GL_SMOOTH_LINE_WIDTH_RANGE,
                    GL_SMOOTH_POINT_SIZE_RANGE,
                    GL_STENCIL_BITS,
                    GL_SUBPIXEL_BITS -> true;
            default -> false;
        };
    }
}
