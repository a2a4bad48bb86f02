package tepui.targets.nativedoor.glx;

import static tepui.targets.nativedoor.glx.GlxConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.glx.GlxErrors.Kind;

/** Rules of what glXCreateContextAttribsARB may be asked for (GLX_ARB_create_context and its relatives), whatever the device has. */
final class GlxContextRules {
    private static final int FORWARD_COMPATIBLE = 2;
    private static final int KNOWN_FLAGS = 7;
    private static final int DEBUG_OR_ROBUST = 5;
    private static final int PROFILES = 7;
    private static final int ES_PROFILE = 4;

    private GlxContextRules() {}

    /** The error of a list of attributes and values; null where there is none. */
    static @Nullable Kind refusal(int[] pairs) {
        int major = value(pairs, CONTEXT_MAJOR_VERSION, 1);
        int minor = value(pairs, CONTEXT_MINOR_VERSION, 0);
        int flags = value(pairs, CONTEXT_FLAGS, 0);
        int profile = value(pairs, CONTEXT_PROFILE_MASK, 1);
        boolean noError = value(pairs, CONTEXT_NO_ERROR, 0) != 0;
        int reset = value(pairs, CONTEXT_RESET_STRATEGY, NO_RESET_NOTIFICATION);
        int type = value(pairs, RENDER_TYPE, RGBA_TYPE);
        if ((flags & ~KNOWN_FLAGS) != 0) return Kind.VALUE;
        if (type != RGBA_TYPE) return type == COLOR_INDEX_TYPE ? Kind.MATCH : Kind.VALUE;
        if ((profile & ~PROFILES) != 0 || Integer.bitCount(profile) != 1) return Kind.GLX_PROFILE;
        if (profile == ES_PROFILE) {
            if (!isES(major, minor)) return Kind.GLX_PROFILE;
        } else {
            if (!isDesktop(major, minor)) return Kind.MATCH;
            if ((flags & FORWARD_COMPATIBLE) != 0 && major < 3) return Kind.MATCH;
        }
        if (noError && (flags & DEBUG_OR_ROBUST) != 0) return Kind.MATCH;
        return reset != NO_RESET_NOTIFICATION && reset != LOSE_CONTEXT_ON_RESET ? Kind.MATCH : null;
    }

    private static int value(int[] pairs, int attribute, int otherwise) {
        int found = otherwise;
        for (int i = 0; i + 1 < pairs.length; i += 2) if (pairs[i] == attribute) found = pairs[i + 1];
        return found;
    }

    /** Is there such a version of OpenGL? */
    private static boolean isDesktop(int major, int minor) {
        int last = switch (major) {
            case 1 -> 5;
            case 2 -> 1;
            case 3 -> 3;
            case 4 -> 6;
            default -> -1;
        };
        return minor >= 0 && minor <= last;
    }

    private static boolean isES(int major, int minor) {
        int last = switch (major) {
            case 1 -> 1;
            case 2 -> 0;
            case 3 -> 2;
            default -> -1;
        };
        return minor >= 0 && minor <= last;
    }
}
