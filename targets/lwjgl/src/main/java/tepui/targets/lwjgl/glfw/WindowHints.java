package tepui.targets.lwjgl.glfw;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;

/** Hints that are set for the next window, with GLFW's defaults for those that are not. */
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

    /** Whether GLFW has a hint of this number. */
    static boolean isHint(int hint) {
        return hint >= GlfwConstants.FOCUSED && hint <= GlfwConstants.POSITION_Y && hint != GlfwConstants.HOVERED
                || hint >= GlfwConstants.RED_BITS && hint <= GlfwConstants.DOUBLEBUFFER
                || hint >= GlfwConstants.CLIENT_API && hint <= GlfwConstants.SCALE_FRAMEBUFFER
                || hint >= GlfwConstants.PLATFORM_HINTS && hint <= GlfwConstants.LAST_PLATFORM_HINT;
    }

    /** The reason why GLFW refuses the hints before it asks any driver: the error's number with its text, or null. */
    @Nullable
    Refusal refusal() {
        int api = get(GlfwConstants.CLIENT_API, GlfwConstants.OPENGL_API);
        int major = get(GlfwConstants.CONTEXT_VERSION_MAJOR, 1);
        int minor = get(GlfwConstants.CONTEXT_VERSION_MINOR, 0);
        String version = major + "." + minor;
        int creation = creationApi();
        if (api != GlfwConstants.NO_API
                && (creation < GlfwConstants.NATIVE_CONTEXT_API || creation > GlfwConstants.OSMESA_CONTEXT_API))
            return Refusal.name("0x" + Integer.toHexString(creation) + " is no API that creates contexts");
        int profile = get(GlfwConstants.OPENGL_PROFILE, 0);
        if (api == GlfwConstants.OPENGL_ES_API) {
            return major < 1 || minor < 0 || major == 1 && minor > 1 || major == 2 && minor > 0
                    ? Refusal.value("there is no OpenGL ES " + version)
                    : null;
        }
        if (api != GlfwConstants.OPENGL_API)
            return api == GlfwConstants.NO_API
                    ? null
                    : Refusal.name("0x" + Integer.toHexString(api) + " is no client API");
        if (major < 1 || minor < 0 || major == 1 && minor > 5 || major == 2 && minor > 1 || major == 3 && minor > 3)
            return Refusal.value("there is no OpenGL " + version);
        if (profile != 0
                && profile != GlfwConstants.OPENGL_CORE_PROFILE
                && profile != GlfwConstants.OPENGL_COMPAT_PROFILE)
            return Refusal.name("0x" + Integer.toHexString(profile) + " is no profile of OpenGL");
        if (profile != 0 && (major < 3 || major == 3 && minor < 2))
            return Refusal.value("profiles are from OpenGL 3.2 on, and the version asked for is " + version);
        if (is(GlfwConstants.OPENGL_FORWARD_COMPAT, false) && major < 3)
            return Refusal.value(
                    "forward compatibility is from OpenGL 3.0 on, and the version asked for is " + version);
        return null;
    }

    /** By what the program wants its context made: every way leads to the same contexts. */
    int creationApi() {
        return get(GlfwConstants.CONTEXT_CREATION_API, GlfwConstants.NATIVE_CONTEXT_API);
    }

    /** Error of GLFW for a hint. */
    record Refusal(int error, String text) {
        static Refusal value(String text) {
            return new Refusal(GlfwConstants.INVALID_VALUE, text);
        }

        static Refusal name(String text) {
            return new Refusal(GlfwConstants.INVALID_ENUM, text);
        }
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
                // OSMesa's one buffer is the program's memory.
                .withDoubleBuffer(
                        is(GlfwConstants.DOUBLEBUFFER, true) && creationApi() != GlfwConstants.OSMESA_CONTEXT_API)
                .withSize(width, height);
    }

    /** "Don't care" is -1. */
    private int bits(int hint, int otherwise) {
        int bits = get(hint, otherwise);
        return bits < 0 ? otherwise : bits;
    }
}
