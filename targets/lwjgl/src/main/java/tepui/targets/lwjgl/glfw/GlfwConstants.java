package tepui.targets.lwjgl.glfw;

/** Constants of GLFW 3.4 that are used here. */
final class GlfwConstants {
    static final int FOCUSED = 0x20001;
    static final int ICONIFIED = 0x20002;
    static final int RESIZABLE = 0x20003;
    static final int VISIBLE = 0x20004;
    static final int DECORATED = 0x20005;
    static final int AUTO_ICONIFY = 0x20006;
    static final int FLOATING = 0x20007;
    static final int MAXIMIZED = 0x20008;
    static final int CENTER_CURSOR = 0x20009;
    static final int TRANSPARENT_FRAMEBUFFER = 0x2000A;
    static final int HOVERED = 0x2000B;
    static final int FOCUS_ON_SHOW = 0x2000C;
    static final int MOUSE_PASSTHROUGH = 0x2000D;
    static final int POSITION_X = 0x2000E;
    static final int POSITION_Y = 0x2000F;
    static final int ANY_POSITION = 0x80000000;

    static final int RED_BITS = 0x21001;
    static final int ALPHA_BITS = 0x21004;
    static final int DEPTH_BITS = 0x21005;
    static final int STENCIL_BITS = 0x21006;
    static final int SAMPLES = 0x2100D;
    static final int SRGB_CAPABLE = 0x2100E;
    static final int REFRESH_RATE = 0x2100F;
    static final int DOUBLEBUFFER = 0x21010;

    static final int CLIENT_API = 0x22001;
    static final int CONTEXT_VERSION_MAJOR = 0x22002;
    static final int CONTEXT_VERSION_MINOR = 0x22003;
    static final int CONTEXT_REVISION = 0x22004;
    static final int CONTEXT_ROBUSTNESS = 0x22005;
    static final int OPENGL_FORWARD_COMPAT = 0x22006;
    static final int OPENGL_DEBUG_CONTEXT = 0x22007;
    static final int OPENGL_PROFILE = 0x22008;
    static final int CONTEXT_RELEASE_BEHAVIOR = 0x22009;
    static final int CONTEXT_NO_ERROR = 0x2200A;
    static final int CONTEXT_CREATION_API = 0x2200B;

    static final int NO_API = 0;
    static final int OPENGL_API = 0x30001;
    static final int OPENGL_ES_API = 0x30002;
    static final int OPENGL_CORE_PROFILE = 0x32001;
    static final int OPENGL_COMPAT_PROFILE = 0x32002;
    static final int NATIVE_CONTEXT_API = 0x36001;
    static final int EGL_CONTEXT_API = 0x36002;
    static final int OSMESA_CONTEXT_API = 0x36003;

    /** Hints of platforms, at 0x1000 from one another: whatever they say, nothing here depends on it. */
    static final int PLATFORM_HINTS = 0x23001;

    static final int LAST_PLATFORM_HINT = 0x27FFF;
    static final int SCALE_TO_MONITOR = 0x2200C;
    static final int SCALE_FRAMEBUFFER = 0x2200D;

    static final int NOT_INITIALIZED = 0x10001;
    static final int NO_CURRENT_CONTEXT = 0x10002;
    static final int INVALID_ENUM = 0x10003;
    static final int INVALID_VALUE = 0x10004;
    static final int API_UNAVAILABLE = 0x10006;
    static final int VERSION_UNAVAILABLE = 0x10007;
    static final int NO_WINDOW_CONTEXT = 0x1000A;

    private GlfwConstants() {}
}
