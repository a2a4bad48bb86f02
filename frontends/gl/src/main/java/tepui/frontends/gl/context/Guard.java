package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.GL_CONTEXT_LOST;
import static tepui.frontends.gl.GLConstants.GL_INVALID_OPERATION;

/** Bits of a context's guard word: the rare modes in which calls take the way through {@link Guarded}. */
public final class Guard {
    /** Between glBegin and glEnd. */
    public static final int BEGIN = 1;
    /** A display list is compiled. */
    public static final int LIST = 2;
    /** The device is gone. */
    public static final int LOST = 4;

    /** Vertices of primitives that have ended wait for more of them, to be drawn together. */
    public static final int WAITING = 8;

    /** The context has no compatibility profile; set for good. */
    public static final int CORE = 16;

    /** The context is one of OpenGL ES before 3.0, 3.1, 3.2, or of any version; set for good. The same bits say which functions mind. */
    public static final int ES30 = 32;

    public static final int ES31 = 64;
    public static final int ES32 = 128;
    public static final int NO_ES = 256;
    private static final int ANY_ES = ES30 | ES31 | ES32 | NO_ES;

    // ---- what the generator says of a function
    static final int IN_BEGIN = 1;
    static final int LEGACY = 2;
    static final int VERTEX = 4;

    private Guard() {}

    /** Whether a call is not to be executed; the error is recorded. */
    static boolean refuses(Context context, int traits, String name) {
        int guard = context.guard;
        if ((guard & WAITING) != 0 && (traits & VERTEX) == 0) {
            context.drawWaiting();
            guard = context.guard;
        }
        if ((guard & LOST) != 0) return lost(context, name);
        if ((traits & LEGACY) != 0 && (guard & CORE) != 0) {
            String where = (guard & NO_ES) != 0 ? ": not in OpenGL ES" : ": not in the core profile";
            context.error(GL_INVALID_OPERATION, name + where);
            return true;
        }
        if ((traits & guard & ANY_ES) != 0) {
            String version = (traits & NO_ES) != 0 ? "" : " " + Versions.text(context.version);
            context.error(GL_INVALID_OPERATION, name + ": not in OpenGL ES" + version);
            return true;
        }
        if ((guard & BEGIN) != 0 && (traits & IN_BEGIN) == 0) {
            context.error(GL_INVALID_OPERATION, name + ": between glBegin and glEnd");
            return true;
        }
        return false;
    }

    /** The bits that never change. */
    static int lasting(boolean compatibility, boolean es, int version) {
        int bits = compatibility ? 0 : CORE;
        if (!es) return bits;
        if (version < 30) bits |= ES30;
        if (version < 31) bits |= ES31;
        if (version < 32) bits |= ES32;
        return bits | NO_ES;
    }

    private static boolean lost(Context context, String name) {
        switch (name) {
            case "glGetError", "glGetGraphicsResetStatus", "glGetString", "glGetSynciv", "glGetQueryObjectuiv" -> {
                return false;
            }
            default -> {
                context.error(GL_CONTEXT_LOST, name + ": the device is lost: " + context.device.lost());
                return true;
            }
        }
    }
}
