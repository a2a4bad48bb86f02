package tepui.targets.lwjgl.glfw;

import java.util.HashMap;
import java.util.Map;
import tepui.frontends.gl.ContextAttributes;

/** The hints that are set for the next window, with GLFW's defaults for those that are not. */
final class WindowHints {
    private final Map<Integer, Integer> values = new HashMap<>();

    void clear() {
        values.clear();
    }

    void set(int hint, int value) {
        values.put(hint, value);
    }

    int get(int hint, int otherwise) {
        return values.getOrDefault(hint, otherwise);
    }

    boolean is(int hint, boolean otherwise) {
        return get(hint, otherwise ? 1 : 0) != 0;
    }

    /** Whether the hint says something about the context or its framebuffer, which GLFW has no part in. */
    static boolean isOfContext(int hint) {
        return hint >= GlfwConstants.CLIENT_API && hint <= GlfwConstants.CONTEXT_CREATION_API;
    }

    /** The context that a window of this size gets. */
    ContextAttributes attributes(int width, int height) {
        int major = get(GlfwConstants.CONTEXT_VERSION_MAJOR, 1);
        int minor = get(GlfwConstants.CONTEXT_VERSION_MINOR, 0);
        ContextAttributes attributes;
        if (get(GlfwConstants.CLIENT_API, GlfwConstants.OPENGL_API) == GlfwConstants.OPENGL_ES_API) {
            attributes = ContextAttributes.es(major, minor);
        } else {
            // A profile is only known from 3.2 on; where none is named, such a version means core.
            int profile = get(GlfwConstants.OPENGL_PROFILE, 0);
            boolean core = (major > 3 || major == 3 && minor >= 2) && profile != GlfwConstants.OPENGL_COMPAT_PROFILE;
            attributes = core
                    ? ContextAttributes.core(major, minor)
                    : ContextAttributes.compatibility().withVersion(major, minor);
        }
        return attributes
                .withFlags(
                        is(GlfwConstants.OPENGL_DEBUG_CONTEXT, false),
                        is(GlfwConstants.OPENGL_FORWARD_COMPAT, false),
                        is(GlfwConstants.CONTEXT_ROBUSTNESS, false),
                        is(GlfwConstants.CONTEXT_NO_ERROR, false))
                .withFormat(
                        get(GlfwConstants.ALPHA_BITS, 8) != 0,
                        bits(GlfwConstants.DEPTH_BITS, 24),
                        bits(GlfwConstants.STENCIL_BITS, 8),
                        is(GlfwConstants.SRGB_CAPABLE, false))
                .withSamples(Math.max(0, get(GlfwConstants.SAMPLES, 0)))
                .withDoubleBuffer(is(GlfwConstants.DOUBLEBUFFER, true))
                .withSize(width, height);
    }

    /** "Don't care" is -1. */
    private int bits(int hint, int otherwise) {
        int bits = get(hint, otherwise);
        return bits < 0 ? otherwise : bits;
    }
}
