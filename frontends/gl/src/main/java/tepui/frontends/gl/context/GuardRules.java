package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_CONTEXT_LOST;
import static tepui.frontends.gl.constants.Enumerants.GL_INVALID_OPERATION;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.ext.Versions;

/** Rules of the guarded way in: which calls a context refuses while it is lost, between glBegin and glEnd, or in its profile. */
final class GuardRules {
    // ---- what the generator says of a function
    static final int IN_BEGIN = 1;
    static final int LEGACY = 2;
    static final int VERTEX = 4;
    /** Not allowed between glBegin and glEnd, but part of a list that is compiled there: an error comes when it is executed (21.4). */
    static final int RECORDED = 8;

    private GuardRules() {}

    /**
     * Whether a call is not to be executed (core profile, E.2.2; between glBegin and glEnd, 10.7.5); the error is
     * recorded.
     */
    static boolean refuses(Context context, int traits, String name) {
        int guard = context.guard.bits;
        if ((guard & Guard.WAITING) != 0 && (traits & VERTEX) == 0) {
            context.primitives.drawWaiting();
            guard = context.guard.bits;
        }
        if ((guard & Guard.LOST) != 0) return lost(context, name);
        if ((traits & LEGACY) != 0 && (guard & Guard.CORE) != 0) {
            String where = (guard & Guard.NO_ES) != 0 ? ": not in OpenGL ES" : ": not in the core profile";
            context.errors.error(GL_INVALID_OPERATION, name + where);
            return true;
        }
        if ((traits & guard & Guard.ANY_ES) != 0) {
            String version = (traits & Guard.NO_ES) != 0 ? "" : " " + Versions.text(context.profile.version);
            context.errors.error(GL_INVALID_OPERATION, name + ": not in OpenGL ES" + version);
            return true;
        }
        if ((traits & IN_BEGIN) != 0 || (traits & RECORDED) != 0 && (guard & Guard.LIST) != 0) return false;
        return isInside(context, name);
    }

    /** Whether a call stands between glBegin and glEnd, where it may not (10.7.5); the error is recorded. */
    static boolean isInside(Context context, String name) {
        if ((context.guard.bits & Guard.BEGIN) == 0) return false;
        context.errors.error(GL_INVALID_OPERATION, name + ": between glBegin and glEnd");
        return true;
    }

    /** Of a lost context few calls are executed (2.3.2). */
    private static boolean lost(Context context, String name) {
        switch (name) {
            case "glGetError", "glGetGraphicsResetStatus", "glGetString", "glGetSynciv", "glGetQueryObjectuiv" -> {
                return false;
            }
            default -> {
                context.errors.error(GL_CONTEXT_LOST, name + ": the device is lost: " + context.device.lost());
                return true;
            }
        }
    }
}
