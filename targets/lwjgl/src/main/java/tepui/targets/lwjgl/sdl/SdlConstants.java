package tepui.targets.lwjgl.sdl;

/** Constants of SDL 3 that are used here. */
final class SdlConstants {
    static final int GL_ALPHA_SIZE = 3;
    static final int GL_DOUBLEBUFFER = 5;
    static final int GL_DEPTH_SIZE = 6;
    static final int GL_STENCIL_SIZE = 7;
    static final int GL_MULTISAMPLEBUFFERS = 13;
    static final int GL_MULTISAMPLESAMPLES = 14;
    static final int GL_CONTEXT_MAJOR_VERSION = 17;
    static final int GL_CONTEXT_MINOR_VERSION = 18;
    static final int GL_CONTEXT_FLAGS = 19;
    static final int GL_CONTEXT_PROFILE_MASK = 20;
    static final int GL_SHARE_WITH_CURRENT_CONTEXT = 21;
    static final int GL_FRAMEBUFFER_SRGB_CAPABLE = 22;
    static final int GL_CONTEXT_NO_ERROR = 25;
    /** There are so many attributes. */
    static final int GL_ATTRIBUTES = 28;

    static final int PROFILE_COMPATIBILITY = 2;
    static final int PROFILE_ES = 4;
    static final int FLAG_DEBUG = 1;
    static final int FLAG_FORWARD_COMPATIBLE = 2;
    static final int FLAG_ROBUST = 4;

    static final long WINDOW_OPENGL = 2;
    static final String CREATE_OPENGL = "SDL.window.create.opengl";
    static final String CREATE_FLAGS = "SDL.window.create.flags";

    static final int EVENT_QUIT = 0x100;
    static final int EVENT_WINDOW_CLOSE_REQUESTED = 0x210;

    private SdlConstants() {}
}
