package tepui.targets.lwjgl.egl;

/** Constants of EGL that are used here, with the values of its headers. */
final class EglConstants {
    private EglConstants() {}

    static final int SUCCESS = 0x3000;
    static final int BAD_ACCESS = 0x3002;
    static final int BAD_ALLOC = 0x3003;
    static final int BAD_ATTRIBUTE = 0x3004;
    static final int BAD_CONFIG = 0x3005;
    static final int BAD_CONTEXT = 0x3006;
    static final int BAD_DISPLAY = 0x3008;
    static final int BAD_MATCH = 0x3009;
    static final int BAD_NATIVE_PIXMAP = 0x300A;
    static final int BAD_NATIVE_WINDOW = 0x300B;
    static final int BAD_PARAMETER = 0x300C;
    static final int BAD_SURFACE = 0x300D;

    static final int BUFFER_SIZE = 0x3020;
    static final int ALPHA_SIZE = 0x3021;
    static final int BLUE_SIZE = 0x3022;
    static final int GREEN_SIZE = 0x3023;
    static final int RED_SIZE = 0x3024;
    static final int DEPTH_SIZE = 0x3025;
    static final int STENCIL_SIZE = 0x3026;
    static final int CONFIG_CAVEAT = 0x3027;
    static final int CONFIG_ID = 0x3028;
    static final int LEVEL = 0x3029;
    static final int MAX_PBUFFER_HEIGHT = 0x302A;
    static final int MAX_PBUFFER_PIXELS = 0x302B;
    static final int MAX_PBUFFER_WIDTH = 0x302C;
    static final int NATIVE_RENDERABLE = 0x302D;
    static final int NATIVE_VISUAL_ID = 0x302E;
    static final int NATIVE_VISUAL_TYPE = 0x302F;
    static final int SAMPLES = 0x3031;
    static final int SAMPLE_BUFFERS = 0x3032;
    static final int SURFACE_TYPE = 0x3033;
    static final int TRANSPARENT_TYPE = 0x3034;
    static final int TRANSPARENT_BLUE_VALUE = 0x3035;
    static final int TRANSPARENT_GREEN_VALUE = 0x3036;
    static final int TRANSPARENT_RED_VALUE = 0x3037;
    static final int NONE = 0x3038;
    static final int BIND_TO_TEXTURE_RGB = 0x3039;
    static final int BIND_TO_TEXTURE_RGBA = 0x303A;
    static final int MIN_SWAP_INTERVAL = 0x303B;
    static final int MAX_SWAP_INTERVAL = 0x303C;
    static final int LUMINANCE_SIZE = 0x303D;
    static final int ALPHA_MASK_SIZE = 0x303E;
    static final int COLOR_BUFFER_TYPE = 0x303F;
    static final int RENDERABLE_TYPE = 0x3040;
    static final int MATCH_NATIVE_PIXMAP = 0x3041;
    static final int CONFORMANT = 0x3042;

    static final int VENDOR = 0x3053;
    static final int VERSION = 0x3054;
    static final int EXTENSIONS = 0x3055;
    static final int HEIGHT = 0x3056;
    static final int WIDTH = 0x3057;
    static final int LARGEST_PBUFFER = 0x3058;
    static final int TEXTURE_FORMAT = 0x3080;
    static final int TEXTURE_TARGET = 0x3081;
    static final int NO_TEXTURE = 0x305C;
    static final int BACK_BUFFER = 0x3084;
    static final int RENDER_BUFFER = 0x3086;
    static final int RGB_BUFFER = 0x308E;
    static final int CLIENT_APIS = 0x308D;
    static final int GL_COLORSPACE = 0x309D;
    static final int GL_COLORSPACE_SRGB = 0x3089;
    static final int SWAP_BEHAVIOR = 0x3093;
    static final int BUFFER_DESTROYED = 0x3095;
    static final int CONTEXT_CLIENT_TYPE = 0x3097;
    static final int CONTEXT_MAJOR_VERSION = 0x3098;
    static final int CONTEXT_MINOR_VERSION = 0x30FB;
    static final int CONTEXT_FLAGS = 0x30FC;
    static final int CONTEXT_PROFILE_MASK = 0x30FD;
    static final int CONTEXT_OPENGL_RESET_STRATEGY = 0x31BD;
    static final int CONTEXT_OPENGL_RESET_STRATEGY_EXT = 0x3138;
    static final int CONTEXT_OPENGL_DEBUG = 0x31B0;
    static final int CONTEXT_OPENGL_FORWARD_COMPATIBLE = 0x31B1;
    static final int CONTEXT_OPENGL_ROBUST_ACCESS = 0x31B2;
    static final int CONTEXT_OPENGL_ROBUST_ACCESS_EXT = 0x30BF;
    static final int CONTEXT_OPENGL_NO_ERROR = 0x31B3;
    static final int LOSE_CONTEXT_ON_RESET = 0x31BF;
    static final int OPENGL_ES_API = 0x30A0;
    static final int OPENGL_API = 0x30A2;

    static final int PLATFORM_X11 = 0x31D5;
    static final int PLATFORM_SURFACELESS = 0x31DD;

    static final int SYNC_FENCE = 0x30F9;
    static final int SYNC_TYPE = 0x30F7;
    static final int SYNC_STATUS = 0x30F1;
    static final int SYNC_CONDITION = 0x30F8;
    static final int SYNC_PRIOR_COMMANDS_COMPLETE = 0x30F0;
    static final int SIGNALED = 0x30F2;
    static final int UNSIGNALED = 0x30F3;
    static final int TIMEOUT_EXPIRED = 0x30F5;
    static final int CONDITION_SATISFIED = 0x30F6;

    static final int GL_TEXTURE_2D = 0x30B1;
    static final int GL_RENDERBUFFER = 0x30B9;
    static final int GL_TEXTURE_LEVEL = 0x30BC;
    static final int IMAGE_PRESERVED = 0x30D2;

    static final int PBUFFER_BIT = 1;
    static final int WINDOW_BIT = 4;
    static final int OPENGL_ES2_BIT = 4;
    static final int OPENGL_BIT = 8;
    static final int OPENGL_ES3_BIT = 0x40;
    static final int DONT_CARE = -1;
    static final int FLAG_DEBUG = 1;
    static final int FLAG_FORWARD_COMPATIBLE = 2;
    static final int FLAG_ROBUST = 4;
    static final int COMPATIBILITY_PROFILE_BIT = 2;
}
