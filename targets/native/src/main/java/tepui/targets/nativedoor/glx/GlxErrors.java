package tepui.targets.nativedoor.glx;

import static tepui.targets.nativedoor.memory.NativeMemory.putInt;

import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.x11.Xlib;

/**
 * X errors that calls of GLX end with. A thread's last one waits here until its call has returned to C, which then calls
 * the program's handler, on the program's thread.
 */
final class GlxErrors {
    /** Kinds of errors: those of X first, then GLX's own, which are counted from the server's first error of GLX on. */
    enum Kind {
        VALUE(2, false),
        WINDOW(3, false),
        PIXMAP(4, false),
        FONT(7, false),
        MATCH(8, false),
        ACCESS(10, false),
        ALLOC(11, false),
        GLX_CONTEXT(0, true),
        GLX_CONTEXT_STATE(1, true),
        GLX_DRAWABLE(2, true),
        GLX_PIXMAP(3, true),
        GLX_FBCONFIG(9, true),
        GLX_PBUFFER(10, true),
        GLX_WINDOW(12, true),
        GLX_PROFILE(13, true);

        private final int code;
        private final boolean own;

        Kind(int code, boolean own) {
            this.code = code;
            this.own = own;
        }
    }

    // Minor numbers of requests, as GLX's protocol has them.
    static final int CREATE_CONTEXT = 3;
    static final int DESTROY_CONTEXT = 4;
    static final int MAKE_CURRENT = 5;
    static final int COPY_CONTEXT = 10;
    static final int SWAP_BUFFERS = 11;
    static final int USE_X_FONT = 12;
    static final int CREATE_GLX_PIXMAP = 13;
    static final int DESTROY_GLX_PIXMAP = 15;
    static final int VENDOR_PRIVATE = 16;
    static final int CREATE_PIXMAP = 22;
    static final int DESTROY_PIXMAP = 23;
    static final int CREATE_NEW_CONTEXT = 24;
    static final int MAKE_CONTEXT_CURRENT = 26;
    static final int CREATE_PBUFFER = 27;
    static final int DESTROY_PBUFFER = 28;
    static final int GET_DRAWABLE_ATTRIBUTES = 29;
    static final int CREATE_WINDOW = 31;
    static final int DESTROY_WINDOW = 32;
    static final int CREATE_CONTEXT_ATTRIBS = 34;

    /** Where GLX's errors begin for a program whose server has no GLX: the server's own extensions begin lower. */
    private static final int WITHOUT_SERVER = 200;

    private record XError(long display, Kind kind, int minor, long resource) {}

    private static final ThreadLocal<@Nullable XError> WAITING = new ThreadLocal<>();

    private GlxErrors() {}

    /** The thread's call ends with an error about a resource. */
    static void add(long display, Kind kind, int minor, long resource) {
        WAITING.set(new XError(display, kind, minor, resource));
    }

    static boolean waits() {
        return WAITING.get() != null;
    }

    /** Takes it: writes code, number of GLX's requests, minor number and resource; returns its display, or 0 where there is none. */
    static long take(long to) {
        XError error = WAITING.get();
        if (error == null) return 0;
        WAITING.remove();
        int extension = Xlib.extension(error.display);
        putInt(to, error.kind.own ? first(extension) + error.kind.code : error.kind.code);
        putInt(to + 4, extension >>> 16);
        putInt(to + 8, error.minor);
        putInt(to + 12, (int) error.resource);
        return error.display;
    }

    /** GLX's first error on a display. */
    static int firstError(long display) {
        return first(Xlib.extension(display));
    }

    private static int first(int extension) {
        return extension == 0 ? WITHOUT_SERVER : extension & 0xff;
    }

    /** GLX's first event on a display. */
    static int firstEvent(long display) {
        return Xlib.extension(display) >>> 8 & 0xff;
    }
}
