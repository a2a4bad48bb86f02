package tepui.targets.lwjgl.glfw;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.egl.Egl;
import tepui.targets.lwjgl.gl.ContextExtensions;
import tepui.targets.lwjgl.gl.FunctionStubs;
import tepui.targets.lwjgl.window.WindowContext;

/**
 * Context functions of GLFW, as C has them. A window is GLFW's own, made without a context; the context is Tepui's and
 * presents to it. Offscreen, the window is a {@link OffscreenWindow}.
 */
public final class GlfwContexts {
    private static final WindowHints HINTS = new WindowHints();
    private static final Map<Long, WindowContext> CONTEXTS = new ConcurrentHashMap<>();
    /** The handles by which EGL knows contexts of windows that asked for EGL. */
    private static final Map<Long, Long> EGL_CONTEXTS = new ConcurrentHashMap<>();

    private GlfwContexts() {}

    public static void glfwWindowHint(int hint, int value) {
        if (GlfwLibrary.isOffscreen()) {
            if (!GlfwOffscreen.isInitialized("glfwWindowHint")) return;
            if (!WindowHints.isHint(hint)) {
                GlfwErrors.report(
                        GlfwConstants.INVALID_ENUM, "glfwWindowHint: 0x" + Integer.toHexString(hint) + " is no hint");
                return;
            }
        }
        HINTS.set(hint, value);
        if (!GlfwLibrary.isOffscreen() && !WindowHints.isOfContext(hint))
            GlfwLibrary.call("glfwWindowHint", void.class, hint, value);
    }

    public static void glfwDefaultWindowHints() {
        HINTS.clear();
        if (!GlfwLibrary.isOffscreen()) GlfwLibrary.call("glfwDefaultWindowHints", void.class);
    }

    public static long glfwCreateWindow(int width, int height, long title, long monitor, long share) {
        boolean bare = HINTS.get(GlfwConstants.CLIENT_API, GlfwConstants.OPENGL_API) == GlfwConstants.NO_API;
        WindowHints.Refusal refusal = HINTS.refusal();
        if (refusal != null) {
            GlfwErrors.report(refusal.error(), "glfwCreateWindow: " + refusal.text());
            return 0;
        }
        if (!bare && share != 0 && !CONTEXTS.containsKey(share)) {
            GlfwErrors.report(
                    GlfwConstants.NO_WINDOW_CONTEXT, "glfwCreateWindow: the window to share with has no context");
            return 0;
        }
        long window;
        if (GlfwLibrary.isOffscreen()) {
            if (!GlfwOffscreen.isInitialized("glfwCreateWindow")) return 0;
            if (width < 1 || height < 1) {
                GlfwErrors.report(
                        GlfwConstants.INVALID_VALUE,
                        "glfwCreateWindow: size is " + width + " x " + height + ", must be at least 1 x 1");
                return 0;
            }
            window = OffscreenWindow.create(width, height, GlfwLibrary.text(title), monitor, HINTS).handle;
        } else {
            GlfwLibrary.call("glfwWindowHint", void.class, GlfwConstants.CLIENT_API, GlfwConstants.NO_API);
            window = (long) GlfwLibrary.call("glfwCreateWindow", long.class, width, height, title, monitor, 0L);
        }
        if (window == 0 || bare) return window;
        int[] size = size(window);
        ContextAttributes attributes = HINTS.attributes(size[0], size[1]);
        try {
            WindowContext context = WindowContext.create(
                    window,
                    attributes,
                    GlfwLibrary.isOffscreen()
                            ? new Surface.Target.Offscreen(size[0], size[1])
                            : NativeWindow.target(window, size[0], size[1]),
                    share == 0 ? null : CONTEXTS.get(share));
            CONTEXTS.put(window, context);
            switch (HINTS.creationApi()) {
                case GlfwConstants.EGL_CONTEXT_API ->
                    EGL_CONTEXTS.put(window, Egl.adopt(context.context(), attributes));
                case GlfwConstants.OSMESA_CONTEXT_API -> OsMesaPictures.add(window);
                default -> {}
            }
            return window;
        } catch (ContextException | IllegalStateException | UnsupportedByDeviceException e) {
            glfwDestroyWindow(window);
            // A program without a callback for errors would never hear the reason.
            if (GlfwErrors.callback == 0) System.err.println("tepui: glfwCreateWindow: " + e.getMessage());
            GlfwErrors.report(GlfwConstants.VERSION_UNAVAILABLE, "Tepui: " + e.getMessage());
            return 0;
        }
    }

    private static int[] size(long window) {
        OffscreenWindow offscreen = OffscreenWindow.find(window);
        return offscreen != null ? new int[] {offscreen.width, offscreen.height} : NativeWindow.size(window);
    }

    public static void glfwDestroyWindow(long window) {
        WindowContext context = CONTEXTS.remove(window);
        Long egl = EGL_CONTEXTS.remove(window);
        if (egl != null) Egl.disown(egl);
        OsMesaPictures.remove(window);
        if (context != null) context.close();
        if (GlfwLibrary.isOffscreen()) OffscreenWindow.destroy(window);
        else GlfwLibrary.call("glfwDestroyWindow", void.class, window);
    }

    public static void glfwTerminate() {
        for (Long window : CONTEXTS.keySet()) glfwDestroyWindow(window);
        HINTS.clear();
        if (GlfwLibrary.isOffscreen()) GlfwOffscreen.end();
        else GlfwLibrary.call("glfwTerminate", void.class);
    }

    public static void glfwMakeContextCurrent(long window) {
        if (window == 0) {
            WindowContext.makeCurrent(null);
            return;
        }
        WindowContext context = CONTEXTS.get(window);
        if (context == null) {
            GlfwErrors.report(
                    GlfwConstants.NO_WINDOW_CONTEXT, "glfwMakeContextCurrent: the window was made without a context");
            return;
        }
        WindowContext.makeCurrent(context);
    }

    public static long glfwGetCurrentContext() {
        WindowContext context = WindowContext.current();
        return context == null ? 0 : context.window;
    }

    public static void glfwSwapBuffers(long window) {
        WindowContext context = CONTEXTS.get(window);
        if (context == null) {
            GlfwErrors.report(
                    GlfwConstants.NO_WINDOW_CONTEXT, "glfwSwapBuffers: the window was made without a context");
            return;
        }
        boolean last = context.swap();
        if (last) close(window);
        int[] size = size(window);
        context.resize(size[0], size[1]);
    }

    private static void close(long window) {
        OffscreenWindow offscreen = OffscreenWindow.find(window);
        if (offscreen != null) offscreen.requestClose();
        else GlfwLibrary.call("glfwSetWindowShouldClose", void.class, window, 1);
    }

    public static void glfwSwapInterval(int interval) {
        WindowContext context = WindowContext.current();
        if (context == null) {
            isCurrent("glfwSwapInterval");
            return;
        }
        // Late pictures at once is what a negative interval means; no driver waits for more than four refreshes.
        context.setSwapInterval(interval < 0 ? -1 : Math.min(interval, 4));
    }

    public static int glfwExtensionSupported(long extension) {
        String name = GlfwLibrary.text(extension);
        if (!isCurrent("glfwExtensionSupported")) return 0;
        if (name == null || name.isEmpty()) {
            GlfwErrors.report(GlfwConstants.INVALID_VALUE, "glfwExtensionSupported: the name is empty");
            return 0;
        }
        return ContextExtensions.has(name) ? 1 : 0;
    }

    public static long glfwGetProcAddress(long function) {
        String name = GlfwLibrary.text(function);
        return name == null || !isCurrent("glfwGetProcAddress") ? 0 : FunctionStubs.address(name);
    }

    private static boolean isCurrent(String call) {
        if (WindowContext.current() != null) return true;
        GlfwErrors.report(GlfwConstants.NO_CURRENT_CONTEXT, call + ": no context is current");
        return false;
    }

    public static int glfwGetWindowAttrib(long window, int attribute) {
        WindowContext context = CONTEXTS.get(window);
        if (context != null && (WindowHints.isOfContext(attribute) || attribute == GlfwConstants.DOUBLEBUFFER))
            return attribute == GlfwConstants.CONTEXT_CREATION_API
                    ? creationApi(window)
                    : ofContext(context.attributes(), context.version(), attribute);
        OffscreenWindow offscreen = OffscreenWindow.find(window);
        if (offscreen != null) return offscreen.attribute(attribute);
        if (GlfwLibrary.isOffscreen()) return 0;
        return (int) GlfwLibrary.call("glfwGetWindowAttrib", int.class, window, attribute);
    }

    private static int ofContext(ContextAttributes a, int version, int attribute) {
        return switch (attribute) {
            case GlfwConstants.CLIENT_API ->
                a.profile() == ContextAttributes.Profile.ES ? GlfwConstants.OPENGL_ES_API : GlfwConstants.OPENGL_API;
            case GlfwConstants.CONTEXT_VERSION_MAJOR -> version / 10;
            case GlfwConstants.CONTEXT_VERSION_MINOR -> version % 10;
            case GlfwConstants.OPENGL_FORWARD_COMPAT -> a.forwardCompatible() ? 1 : 0;
            case GlfwConstants.OPENGL_DEBUG_CONTEXT -> a.debug() ? 1 : 0;
            case GlfwConstants.OPENGL_PROFILE ->
                switch (a.profile()) {
                    case CORE -> GlfwConstants.OPENGL_CORE_PROFILE;
                    case COMPATIBILITY -> version >= 32 ? GlfwConstants.OPENGL_COMPAT_PROFILE : 0;
                    case ES -> 0;
                };
            case GlfwConstants.DOUBLEBUFFER -> a.doubleBuffered() ? 1 : 0;
            case GlfwConstants.CONTEXT_NO_ERROR -> a.noError() ? 1 : 0;
            default -> 0;
        };
    }

    private static int creationApi(long window) {
        if (EGL_CONTEXTS.containsKey(window)) return GlfwConstants.EGL_CONTEXT_API;
        return OsMesaPictures.has(window) ? GlfwConstants.OSMESA_CONTEXT_API : GlfwConstants.NATIVE_CONTEXT_API;
    }

    // The native side of a window's context

    public static long glfwGetEGLDisplay() {
        return Egl.eglGetDisplay(0);
    }

    public static long glfwGetEGLContext(long window) {
        Long context = egl("glfwGetEGLContext", window);
        return context == null ? 0 : context;
    }

    /** The configuration that the context has; GLFW 3.5 asks for it. */
    public static int glfwGetEGLConfig(long window, long config) {
        Long context = egl("glfwGetEGLConfig", window);
        return context != null && Egl.configOf(context, config) ? 1 : 0;
    }

    private static @Nullable Long egl(String call, long window) {
        Long context = EGL_CONTEXTS.get(window);
        if (context == null)
            GlfwErrors.report(
                    GlfwConstants.NO_WINDOW_CONTEXT,
                    call + ": the window has no context of EGL; ask for one by GLFW_CONTEXT_CREATION_API");
        return context;
    }

    /** The window's framebuffer belongs to its context, so that EGL cannot have it as a surface. */
    public static long glfwGetEGLSurface(long window) {
        GlfwErrors.report(
                GlfwConstants.NO_WINDOW_CONTEXT,
                "glfwGetEGLSurface: Tepui gives EGL no surface of a window of GLFW; make one by eglCreateWindowSurface"
                        + " of a window with GLFW_NO_API, or call glfwMakeContextCurrent and glfwSwapBuffers");
        return 0;
    }

    public static int glfwGetOSMesaColorBuffer(long window, long width, long height, long format, long buffer) {
        return OsMesaPictures.give(window, false, width, height, format, buffer);
    }

    public static int glfwGetOSMesaDepthBuffer(long window, long width, long height, long bytes, long buffer) {
        return OsMesaPictures.give(window, true, width, height, bytes, buffer);
    }

    public static long glfwGetOSMesaContext(long window) {
        return noContextOf("glfwGetOSMesaContext", "OSMesa");
    }

    public static long glfwGetGLXContext(long window) {
        return noContextOf("glfwGetGLXContext", "GLX");
    }

    public static long glfwGetGLXWindow(long window) {
        return noContextOf("glfwGetGLXWindow", "GLX");
    }

    private static long noContextOf(String call, String api) {
        GlfwErrors.report(
                GlfwConstants.NO_WINDOW_CONTEXT,
                call + ": contexts of windows of GLFW are Tepui's own and have no " + api
                        + " behind them; GLFW_EGL_CONTEXT_API and glfwGetEGLContext give one that EGL knows");
        return 0;
    }

    public static long glfwSetErrorCallback(long callback) {
        long before = GlfwErrors.callback;
        GlfwErrors.callback = callback;
        if (!GlfwLibrary.isOffscreen()) GlfwLibrary.call("glfwSetErrorCallback", long.class, callback);
        return before;
    }

    public static int glfwGetError(long description) {
        int error = GlfwErrors.take(description);
        if (error != 0 || GlfwLibrary.isOffscreen()) return error;
        return (int) GlfwLibrary.call("glfwGetError", int.class, description);
    }
}
