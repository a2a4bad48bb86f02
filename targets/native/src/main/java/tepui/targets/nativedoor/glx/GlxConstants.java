package tepui.targets.nativedoor.glx;

/** Constants of GLX that are used here, with the values of its headers. */
final class GlxConstants {
    private GlxConstants() {}

    static final int USE_GL = 1;
    static final int BUFFER_SIZE = 2;
    static final int LEVEL = 3;
    static final int RGBA = 4;
    static final int DOUBLEBUFFER = 5;
    static final int STEREO = 6;
    static final int AUX_BUFFERS = 7;
    static final int RED_SIZE = 8;
    static final int GREEN_SIZE = 9;
    static final int BLUE_SIZE = 10;
    static final int ALPHA_SIZE = 11;
    static final int DEPTH_SIZE = 12;
    static final int STENCIL_SIZE = 13;
    static final int ACCUM_RED_SIZE = 14;
    static final int ACCUM_GREEN_SIZE = 15;
    static final int ACCUM_BLUE_SIZE = 16;
    static final int ACCUM_ALPHA_SIZE = 17;
    static final int CONFIG_CAVEAT = 0x20;
    static final int X_VISUAL_TYPE = 0x22;
    static final int TRANSPARENT_TYPE = 0x23;
    static final int TRANSPARENT_INDEX_VALUE = 0x24;
    static final int TRANSPARENT_ALPHA_VALUE = 0x28;
    static final int SAMPLE_BUFFERS = 100000;
    static final int SAMPLES = 100001;
    /** GLX_EXT_texture_from_pixmap. */
    static final int BIND_TO_TEXTURE_RGB = 0x20D0;

    static final int BIND_TO_TEXTURE_RGBA = 0x20D1;
    static final int BIND_TO_MIPMAP_TEXTURE = 0x20D2;
    static final int BIND_TO_TEXTURE_TARGETS = 0x20D3;
    static final int Y_INVERTED = 0x20D4;
    static final int TEXTURE_FORMAT = 0x20D5;
    static final int TEXTURE_TARGET = 0x20D6;
    static final int MIPMAP_TEXTURE = 0x20D7;
    static final int TEXTURE_FORMAT_NONE = 0x20D8;
    static final int TEXTURE_FORMAT_RGB = 0x20D9;
    static final int TEXTURE_FORMAT_RGBA = 0x20DA;
    static final int TEXTURE_2D = 0x20DC;
    static final int TEXTURE_RECTANGLE = 0x20DD;
    static final int TEXTURE_2D_BIT = 2;
    static final int TEXTURE_RECTANGLE_BIT = 4;
    static final int FRONT_LEFT = 0x20DE;
    static final int BACK_BUFFER_AGE = 0x20F4;
    static final int SRGB_CAPABLE = 0x20B2;
    static final int VISUAL_ID = 0x800B;
    static final int SCREEN = 0x800C;
    static final int DRAWABLE_TYPE = 0x8010;
    static final int RENDER_TYPE = 0x8011;
    static final int X_RENDERABLE = 0x8012;
    static final int FBCONFIG_ID = 0x8013;
    static final int RGBA_TYPE = 0x8014;
    static final int MAX_PBUFFER_WIDTH = 0x8016;
    static final int MAX_PBUFFER_HEIGHT = 0x8017;
    static final int MAX_PBUFFER_PIXELS = 0x8018;
    static final int PRESERVED_CONTENTS = 0x801B;
    static final int LARGEST_PBUFFER = 0x801C;
    static final int WIDTH = 0x801D;
    static final int HEIGHT = 0x801E;
    static final int EVENT_MASK = 0x801F;
    static final int PBUFFER_HEIGHT = 0x8040;
    static final int PBUFFER_WIDTH = 0x8041;
    static final int SWAP_INTERVAL = 0x20F1;
    static final int MAX_SWAP_INTERVAL = 0x20F2;
    static final int LATE_SWAPS_TEAR = 0x20F3;
    static final int COLOR_INDEX_TYPE = 0x8015;
    static final int CONTEXT_MAJOR_VERSION = 0x2091;
    static final int CONTEXT_MINOR_VERSION = 0x2092;
    static final int CONTEXT_FLAGS = 0x2094;
    static final int CONTEXT_PROFILE_MASK = 0x9126;
    static final int CONTEXT_RESET_STRATEGY = 0x8256;
    static final int CONTEXT_NO_ERROR = 0x31B3;
    static final int LOSE_CONTEXT_ON_RESET = 0x8252;
    static final int NO_RESET_NOTIFICATION = 0x8261;
    static final int NONE = 0x8000;
    static final int TRUE_COLOR = 0x8002;
    static final int RGBA_BIT = 1;
    static final int WINDOW_BIT = 1;
    static final int PIXMAP_BIT = 2;
    static final int PBUFFER_BIT = 4;
    static final int DONT_CARE = -1;

    static final int VENDOR = 1;
    static final int VERSION = 2;
    static final int EXTENSIONS = 3;

    static final int BAD_ATTRIBUTE = 2;
    static final int BAD_VISUAL = 4;
    static final int BAD_VALUE = 6;
    static final int BAD_CONTEXT = 5;
}
