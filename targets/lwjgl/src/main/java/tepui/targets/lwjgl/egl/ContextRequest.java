package tepui.targets.lwjgl.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;

/** Request for a context, in EGL's attributes. */
final class ContextRequest {
    private ContextRequest() {}

    /** The context's attributes; null where one of EGL's is unknown. */
    static @Nullable ContextAttributes of(int api, int[] list) {
        int major = 1;
        int minor = 0;
        int profile = 0;
        boolean debug = false;
        boolean forward = false;
        boolean robust = false;
        boolean noError = false;
        for (int i = 0; i < list.length; i += 2) {
            int value = list[i + 1];
            switch (list[i]) {
                case CONTEXT_MAJOR_VERSION -> major = value;
                case CONTEXT_MINOR_VERSION -> minor = value;
                case CONTEXT_PROFILE_MASK -> profile = value;
                case CONTEXT_FLAGS -> {
                    debug |= (value & FLAG_DEBUG) != 0;
                    forward |= (value & FLAG_FORWARD_COMPATIBLE) != 0;
                    robust |= (value & FLAG_ROBUST) != 0;
                }
                case CONTEXT_OPENGL_DEBUG -> debug |= value != 0;
                case CONTEXT_OPENGL_FORWARD_COMPATIBLE -> forward |= value != 0;
                case CONTEXT_OPENGL_RESET_STRATEGY, CONTEXT_OPENGL_RESET_STRATEGY_EXT ->
                    robust |= value == LOSE_CONTEXT_ON_RESET;
                case CONTEXT_OPENGL_NO_ERROR -> noError = value != 0;
                case CONTEXT_OPENGL_ROBUST_ACCESS, CONTEXT_OPENGL_ROBUST_ACCESS_EXT -> {}
                default -> {
                    return null;
                }
            }
        }
        ContextAttributes attributes;
        if (api == OPENGL_ES_API) {
            attributes = ContextAttributes.es(major, minor);
        } else {
            boolean core = (major > 3 || major == 3 && minor >= 2) && (profile & COMPATIBILITY_PROFILE_BIT) == 0;
            attributes = core
                    ? ContextAttributes.core(major, minor)
                    : ContextAttributes.compatibility().withVersion(major, minor);
        }
        return attributes.withFlags(debug, forward, robust, noError);
    }
}
