package tepui.targets.nativedoor.window;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;

/** Request for a context, in the attributes that EGL and GLX have for it. */
public final class ContextRequest {
    private static final int DEBUG = 1;
    private static final int FORWARD_COMPATIBLE = 2;
    private static final int ROBUST = 4;
    private static final int CORE_PROFILE = 1;
    private static final int COMPATIBILITY_PROFILE = 2;
    private static final int ES_PROFILE = 4;
    private static final int LOSE_ON_RESET = 0x31BF;
    private static final int GLX_LOSE_ON_RESET = 0x8252;
    private static final int NO_NOTIFICATION = 0x31BE;
    private static final int GLX_NO_NOTIFICATION = 0x8261;
    private static final int RELEASE_FLUSHES = 0x2098;
    private static final int PRIORITY_HIGH = 0x3101;
    private static final int PRIORITY_LOW = 0x3103;

    private ContextRequest() {}

    /** Does a context end with a reset of the device, which all that share its objects then do? */
    public static boolean losesOnReset(int[] list) {
        boolean loses = false;
        for (int i = 0; i + 1 < list.length; i += 2) {
            switch (list[i]) {
                case 0x31BD, 0x3138, 0x8256 -> loses = list[i + 1] == LOSE_ON_RESET || list[i + 1] == GLX_LOSE_ON_RESET;
                default -> {}
            }
        }
        return loses;
    }

    /**
     * The context's attributes; null where one is unknown. What EGL refuses of known ones is a {@link ContextException}.
     *
     * @param es whether OpenGL ES is meant where no profile says so
     * @param list attributes and values in turn
     */
    public static @Nullable ContextAttributes of(boolean es, int[] list) {
        int major = 1;
        int minor = 0;
        int profile = 0;
        boolean debug = false;
        boolean forward = false;
        boolean robust = false;
        boolean noError = false;
        boolean isProfileEgls = false;
        boolean robustAccess = false;
        for (int i = 0; i + 1 < list.length; i += 2) {
            int value = list[i + 1];
            switch (list[i]) {
                // EGL's name, then GLX's.
                case 0x3098, 0x2091 -> major = value;
                case 0x30FB, 0x2092 -> minor = value;
                case 0x30FD -> {
                    if (es) return null;
                    profile = value;
                    isProfileEgls = true;
                }
                case 0x9126 -> profile = value;
                case 0x30FC, 0x2094 -> {
                    // Of GLX's flags, rules of their own have told.
                    int flags = es ? DEBUG : DEBUG | FORWARD_COMPATIBLE | ROBUST;
                    if (list[i] == 0x30FC && (value & ~flags) != 0) return null;
                    debug |= (value & DEBUG) != 0;
                    forward |= (value & FORWARD_COMPATIBLE) != 0;
                    robust |= (value & ROBUST) != 0;
                }
                case 0x31B0 -> debug |= value != 0;
                case 0x31B1 -> {
                    if (es) return null;
                    forward |= value != 0;
                }
                // Reset strategies.
                case 0x31BD, 0x3138, 0x8256 -> {
                    boolean loses = value == LOSE_ON_RESET || value == GLX_LOSE_ON_RESET;
                    if (!loses && value != NO_NOTIFICATION && value != GLX_NO_NOTIFICATION) return null;
                    robust |= loses;
                }
                case 0x31B3 -> noError = value != 0;
                // Robust access is always there.
                case 0x31B2, 0x30BF -> robustAccess = value != 0;
                // GLX: render type, RGBA.
                case 0x8011 -> {}
                // Release behaviour.
                case 0x2097 -> {
                    if (value != 0 && value != RELEASE_FLUSHES) return null;
                }
                // EGL: priority, which is a hint.
                case 0x3100 -> {
                    if (value < PRIORITY_HIGH || value > PRIORITY_LOW) return null;
                }
                default -> {
                    return null;
                }
            }
        }
        if (noError && robustAccess) {
            throw new ContextException("eglCreateContext: a context without errors has no robust access");
        }
        boolean profiled = major > 3 || major == 3 && minor >= 2;
        if (isProfileEgls && profiled && profile != CORE_PROFILE && profile != COMPATIBILITY_PROFILE) {
            throw new ContextException(
                    "eglCreateContext: EGL_CONTEXT_OPENGL_PROFILE_MASK is " + profile + ", must be one of 1 and 2");
        }
        ContextAttributes attributes;
        if (es || (profile & ES_PROFILE) != 0) {
            attributes = ContextAttributes.es(major, minor);
        } else if (profiled && (profile & COMPATIBILITY_PROFILE) == 0) {
            attributes = ContextAttributes.core(major, minor);
        } else {
            attributes = ContextAttributes.compatibility().withVersion(major, minor);
        }
        return attributes.withFlags(debug, forward, robust, noError);
    }
}
