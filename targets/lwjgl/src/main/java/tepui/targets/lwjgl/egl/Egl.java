package tepui.targets.lwjgl.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.gl.FunctionStubs;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.EglImageTarget;
import tepui.targets.lwjgl.window.FrameCaptures;
import tepui.targets.lwjgl.window.TraceRecordings;

/**
 * EGL 1.5 as C has it, on Tepui's contexts: addresses and handles are longs, a boolean is a boolean. Extensions: EGL_KHR_create_context,
 * EGL_KHR_surfaceless_context, EGL_KHR_no_config_context, and those of {@link EglObjects}.
 */
public final class Egl {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final AtomicLong NEXT = new AtomicLong(0x7EA3_0000_0000_0000L);
    private static final Map<Long, EglContext> CONTEXTS = new ConcurrentHashMap<>();
    private static final Map<Long, EglSurface> SURFACES = new ConcurrentHashMap<>();
    private static final Map<String, Long> TEXTS = new ConcurrentHashMap<>();
    private static final String CONTEXT_EXTENSIONS =
            "EGL_KHR_create_context EGL_KHR_surfaceless_context EGL_KHR_no_config_context EGL_KHR_get_all_proc_addresses"
                    + " EGL_KHR_fence_sync EGL_KHR_wait_sync EGL_KHR_image_base EGL_KHR_gl_texture_2D_image"
                    + " EGL_KHR_gl_texture_cubemap_image EGL_KHR_gl_renderbuffer_image EGL_KHR_gl_colorspace";
    private static final String CLIENT_EXTENSIONS =
            "EGL_EXT_client_extensions EGL_EXT_platform_base EGL_EXT_platform_x11 EGL_KHR_platform_x11 EGL_MESA_platform_surfaceless";

    private static String displayExtensions() {
        return EglImageTarget.hasSlices(Devices.get())
                ? CONTEXT_EXTENSIONS + " EGL_KHR_gl_texture_3D_image"
                : CONTEXT_EXTENSIONS;
    }

    /** State of EGL for a thread. */
    private static final class OfThread {
        int error = SUCCESS;
        int api = OPENGL_ES_API;
        long context;
        long surface;
    }

    private static final ThreadLocal<OfThread> THREAD = ThreadLocal.withInitial(OfThread::new);

    private Egl() {}

    static boolean succeeded() {
        THREAD.get().error = SUCCESS;
        return true;
    }

    static boolean failed(int error) {
        THREAD.get().error = error;
        return false;
    }

    static long nextHandle() {
        return NEXT.getAndAdd(64);
    }

    private static void put(long to, int value) {
        if (to != 0) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, to, value);
    }

    private static void putHandle(long to, int index, long value) {
        MEMORY.set(ValueLayout.JAVA_LONG_UNALIGNED, to + 8L * index, value);
    }

    private static long text(String text) {
        return TEXTS.computeIfAbsent(
                text,
                t -> Arena.global().allocateFrom(t, StandardCharsets.UTF_8).address());
    }

    /** Attributes and values in turn, up to EGL_NONE. */
    private static int[] attributes(long address) {
        if (address == 0) return new int[0];
        int count = 0;
        while (MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, address + 4L * count) != NONE) count += 2;
        int[] list = new int[count];
        MemorySegment.copy(MEMORY, ValueLayout.JAVA_INT_UNALIGNED, address, list, 0, count);
        return list;
    }

    // Displays

    public static long eglGetDisplay(long nativeDisplay) {
        succeeded();
        boolean own = nativeDisplay == 0 && NativeWindows.isX11();
        return EglDisplay.of(own ? X11.ownDisplay() : nativeDisplay).handle();
    }

    public static long eglGetPlatformDisplay(int platform, long nativeDisplay, long attributes) {
        if (platform == PLATFORM_X11) return eglGetDisplay(nativeDisplay);
        if (platform != PLATFORM_SURFACELESS || nativeDisplay != 0) return error(BAD_PARAMETER);
        succeeded();
        return EglDisplay.of(0).handle();
    }

    public static long eglGetPlatformDisplayEXT(int platform, long nativeDisplay, long attributes) {
        return eglGetPlatformDisplay(platform, nativeDisplay, 0);
    }

    public static boolean eglInitialize(long display, long major, long minor) {
        if (EglDisplay.find(display) == null) return failed(BAD_DISPLAY);
        put(major, 1);
        put(minor, 5);
        return succeeded();
    }

    /** Contexts and surfaces stay until they are destroyed: other users of the display may have some. */
    public static boolean eglTerminate(long display) {
        return EglDisplay.find(display) == null ? failed(BAD_DISPLAY) : succeeded();
    }

    public static long eglQueryString(long display, int name) {
        if (display != 0 && EglDisplay.find(display) == null) {
            failed(BAD_DISPLAY);
            return 0;
        }
        succeeded();
        return switch (name) {
            case VENDOR -> text("Tepui");
            case VERSION -> text("1.5 Tepui");
            case CLIENT_APIS -> text("OpenGL OpenGL_ES");
            case EXTENSIONS -> text(display == 0 ? CLIENT_EXTENSIONS : displayExtensions());
            default -> {
                failed(BAD_PARAMETER);
                yield 0;
            }
        };
    }

    public static int eglGetError() {
        OfThread thread = THREAD.get();
        int error = thread.error;
        thread.error = SUCCESS;
        return error;
    }

    public static boolean eglBindAPI(int api) {
        if (api != OPENGL_API && api != OPENGL_ES_API) return failed(BAD_PARAMETER);
        THREAD.get().api = api;
        return succeeded();
    }

    public static int eglQueryAPI() {
        return THREAD.get().api;
    }

    public static long eglGetProcAddress(long name) {
        return name == 0 ? 0 : FunctionStubs.address(MEMORY.getString(name));
    }

    // Configurations

    private static @Nullable EglConfig config(long handle) {
        List<EglConfig> all = EglDisplay.configs();
        return handle < 1 || handle > all.size() ? null : all.get((int) handle - 1);
    }

    public static boolean eglGetConfigs(long display, long configs, int size, long count) {
        if (EglDisplay.find(display) == null) return failed(BAD_DISPLAY);
        return give(EglDisplay.configs(), configs, size, count);
    }

    public static boolean eglChooseConfig(long display, long attributes, long configs, int size, long count) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return failed(BAD_DISPLAY);
        List<EglConfig> chosen = EglConfig.choose(EglDisplay.configs(), attributes(attributes), d.visual());
        return chosen == null ? failed(BAD_ATTRIBUTE) : give(chosen, configs, size, count);
    }

    private static boolean give(List<EglConfig> chosen, long configs, int size, long count) {
        if (count == 0) return failed(BAD_PARAMETER);
        int given = configs == 0 ? chosen.size() : Math.min(size, chosen.size());
        for (int i = 0; configs != 0 && i < given; i++)
            putHandle(configs, i, chosen.get(i).id());
        put(count, given);
        return succeeded();
    }

    public static boolean eglGetConfigAttrib(long display, long config, int attribute, long value) {
        EglDisplay d = EglDisplay.find(display);
        EglConfig c = config(config);
        if (d == null) return failed(BAD_DISPLAY);
        if (c == null) return failed(BAD_CONFIG);
        Integer known = c.get(attribute, d.visual());
        if (known == null) return failed(BAD_ATTRIBUTE);
        put(value, known);
        return succeeded();
    }

    // Surfaces

    public static long eglCreateWindowSurface(long display, long config, long window, long attributes) {
        return window(display, config, window, attributes(attributes));
    }

    private static long window(long display, long config, long window, int[] attributes) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return error(BAD_DISPLAY);
        int[] size = NativeWindows.size(d.nativeDisplay(), window);
        if (size == null) return error(BAD_NATIVE_WINDOW);
        return surface(d, config, window, Math.max(1, size[0]), Math.max(1, size[1]), attributes);
    }

    /** On X11 the window is what the pointer points to (EGL_KHR_platform_x11). Attributes are as large as pointers. */
    public static long eglCreatePlatformWindowSurface(long display, long config, long window, long attributes) {
        return platformWindow(display, config, window, wideAttributes(attributes));
    }

    public static long eglCreatePlatformWindowSurfaceEXT(long display, long config, long window, long attributes) {
        return platformWindow(display, config, window, attributes(attributes));
    }

    private static long platformWindow(long display, long config, long window, int[] attributes) {
        boolean isPointer = VirtualWindow.find(window) == null && window != 0;
        long name = isPointer ? MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, window) : window;
        return window(display, config, name, attributes);
    }

    /** Attributes and values in turn, each as large as a pointer. */
    private static int[] wideAttributes(long address) {
        if (address == 0) return new int[0];
        int count = 0;
        while (MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, address + 8L * count) != NONE) count += 2;
        int[] list = new int[count];
        for (int i = 0; i < count; i++) list[i] = (int) MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, address + 8L * i);
        return list;
    }

    public static long eglCreatePbufferSurface(long display, long config, long attributes) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return error(BAD_DISPLAY);
        int[] list = attributes(attributes);
        int width = 0;
        int height = 0;
        for (int i = 0; i < list.length; i += 2) {
            if (list[i] == WIDTH) width = list[i + 1];
            if (list[i] == HEIGHT) height = list[i + 1];
        }
        if (width < 0 || height < 0) return error(BAD_PARAMETER);
        return surface(d, config, 0, Math.max(1, width), Math.max(1, height), list);
    }

    private static long surface(EglDisplay display, long config, long window, int width, int height, int[] list) {
        EglConfig c = config(config);
        if (c == null) return error(BAD_CONFIG);
        boolean srgb = false;
        for (int i = 0; i < list.length; i += 2) {
            if (list[i] == GL_COLORSPACE) srgb = list[i + 1] == GL_COLORSPACE_SRGB;
        }
        try {
            EglSurface made = EglSurface.create(display, c, window, width, height, srgb);
            long handle = NEXT.getAndAdd(64);
            SURFACES.put(handle, made);
            succeeded();
            return handle;
        } catch (IllegalStateException | UnsupportedByDeviceException e) {
            System.err.println("tepui: eglCreateWindowSurface: " + e.getMessage());
            return error(BAD_ALLOC);
        }
    }

    static long error(int error) {
        failed(error);
        return 0;
    }

    public static boolean eglDestroySurface(long display, long surface) {
        EglSurface s = SURFACES.remove(surface);
        if (s == null) return failed(BAD_SURFACE);
        if (s.user == null) s.close();
        else s.doomed = true;
        return succeeded();
    }

    public static boolean eglQuerySurface(long display, long surface, int attribute, long value) {
        EglSurface s = SURFACES.get(surface);
        if (s == null) return failed(BAD_SURFACE);
        switch (attribute) {
            case WIDTH, HEIGHT -> {
                int[] size = s.window == 0 ? null : NativeWindows.size(s.display.nativeDisplay(), s.window);
                if (size == null) size = new int[] {s.drawable.width(), s.drawable.height()};
                put(value, size[attribute == WIDTH ? 0 : 1]);
            }
            case CONFIG_ID -> put(value, s.config.id());
            case RENDER_BUFFER -> put(value, BACK_BUFFER);
            case SWAP_BEHAVIOR -> put(value, BUFFER_DESTROYED);
            case TEXTURE_FORMAT, TEXTURE_TARGET -> put(value, NO_TEXTURE);
            case LARGEST_PBUFFER -> put(value, 0);
            default -> {
                return failed(BAD_ATTRIBUTE);
            }
        }
        return succeeded();
    }

    // Contexts

    public static long eglCreateContext(long display, long config, long share, long attributes) {
        EglDisplay d = EglDisplay.find(display);
        if (d == null) return error(BAD_DISPLAY);
        EglConfig c = config == 0 ? EglDisplay.configs().getFirst() : config(config);
        if (c == null) return error(BAD_CONFIG);
        EglContext shared = share == 0 ? null : CONTEXTS.get(share);
        if (share != 0 && shared == null) return error(BAD_CONTEXT);
        int api = THREAD.get().api;
        ContextAttributes wanted = ContextRequest.of(api, attributes(attributes));
        if (wanted == null) return error(BAD_ATTRIBUTE);
        try {
            GLContext made = GLContext.create(
                    Devices.get(), c.format(wanted, false), null, shared == null ? null : shared.context);
            long handle = NEXT.getAndAdd(64);
            CONTEXTS.put(handle, new EglContext(d, c, made, api, false));
            succeeded();
            return handle;
        } catch (ContextException e) {
            System.err.println("tepui: eglCreateContext: " + e.getMessage());
            return error(BAD_MATCH);
        }
    }

    /**
     * Makes a context known that a toolkit has made for a window: programs ask about it, share with it and draw without a surface. It
     * ends with its window alone.
     */
    public static long adopt(GLContext context, ContextAttributes attributes) {
        EglDisplay display = EglDisplay.of(NativeWindows.isX11() ? X11.ownDisplay() : 0);
        int alpha = attributes.alpha() ? 8 : 0;
        EglConfig config = EglDisplay.configs().getFirst();
        for (EglConfig c : EglDisplay.configs()) {
            if (c.alpha() == alpha
                    && c.depth() == attributes.depthBits()
                    && c.stencil() == attributes.stencilBits()
                    && c.samples() >= attributes.samples()) {
                config = c;
                break;
            }
        }
        int api = attributes.profile() == ContextAttributes.Profile.ES ? OPENGL_ES_API : OPENGL_API;
        long handle = nextHandle();
        CONTEXTS.put(handle, new EglContext(display, config, context, api, true));
        return handle;
    }

    /** The window of an adopted context is gone. */
    public static void disown(long handle) {
        EglContext context = CONTEXTS.remove(handle);
        if (context != null && CURRENT.get() == context) eglMakeCurrent(0, 0, 0, 0);
    }

    /** Writes the configuration that a context has; false where there is no such context. */
    public static boolean configOf(long handle, long to) {
        EglContext context = CONTEXTS.get(handle);
        if (context != null) putHandle(to, 0, context.config.id());
        return context != null;
    }

    public static boolean eglDestroyContext(long display, long context) {
        EglContext known = CONTEXTS.get(context);
        if (known != null && known.adopted) return failed(BAD_ACCESS);
        EglContext c = CONTEXTS.remove(context);
        if (c == null) return failed(BAD_CONTEXT);
        if (c.user == null) c.context.close();
        else c.doomed = true;
        return succeeded();
    }

    public static boolean eglMakeCurrent(long display, long draw, long read, long context) {
        EglContext next = context == 0 ? null : CONTEXTS.get(context);
        EglSurface surface = draw == 0 ? null : SURFACES.get(draw);
        if (context != 0 && next == null) return failed(BAD_CONTEXT);
        if (draw != 0 && surface == null) return failed(BAD_SURFACE);
        // One framebuffer is drawn to and read from.
        if (read != draw || next == null && surface != null) return failed(BAD_MATCH);
        Thread me = Thread.currentThread();
        OfThread thread = THREAD.get();
        if (next != null && next.user != null && next.user != me) return failed(BAD_ACCESS);
        if (surface != null && surface.user != null && surface.user != CURRENT.get()) return failed(BAD_ACCESS);
        if (surface != null && next != null && next.adopted) return failed(BAD_MATCH);
        release(next);
        if (next != null) {
            next.context.makeCurrent();
            FrameCaptures.current(next.context);
            next.user = me;
            if (!next.adopted) next.context.setDrawable(surface == null ? null : surface.drawable);
            if (surface != null) {
                surface.user = next;
                surface.follow(next);
            }
            TraceRecordings.current(next.context);
            CURRENT.set(next);
            DRAWN.set(surface);
        }
        thread.context = context;
        thread.surface = draw;
        return succeeded();
    }

    private static final ThreadLocal<@Nullable EglContext> CURRENT = new ThreadLocal<>();
    private static final ThreadLocal<@Nullable EglSurface> DRAWN = new ThreadLocal<>();

    /** Takes surface and context from the thread, and ends them where that was what they waited for. */
    private static void release(@Nullable EglContext next) {
        EglContext before = CURRENT.get();
        if (before == null) return;
        EglSurface surface = DRAWN.get();
        if (!before.adopted) before.context.setDrawable(null);
        CURRENT.remove();
        DRAWN.remove();
        if (before != next) {
            TraceRecordings.released();
            GLContext.release();
            before.user = null;
            if (before.doomed) before.context.close();
        }
        if (surface == null) return;
        surface.user = null;
        if (surface.doomed) surface.close();
    }

    /** The calling thread's context of OpenGL, or null. */
    public static @Nullable GLContext currentContext() {
        EglContext current = CURRENT.get();
        return current == null ? null : current.context;
    }

    /** The context of the thread, also where a toolkit made it current for its window. */
    public static long eglGetCurrentContext() {
        long made = THREAD.get().context;
        EglContext known = made == 0 ? null : CONTEXTS.get(made);
        if (known != null && known.context.isCurrent()) return made;
        for (Map.Entry<Long, EglContext> e : CONTEXTS.entrySet()) {
            if (e.getValue().adopted && e.getValue().context.isCurrent()) return e.getKey();
        }
        return made;
    }

    public static long eglGetCurrentSurface(int which) {
        return THREAD.get().surface;
    }

    public static long eglGetCurrentDisplay() {
        long context = eglGetCurrentContext();
        EglContext current = context == 0 ? null : CONTEXTS.get(context);
        return current == null ? 0 : current.display.handle();
    }

    public static boolean eglQueryContext(long display, long context, int attribute, long value) {
        EglContext c = CONTEXTS.get(context);
        if (c == null) return failed(BAD_CONTEXT);
        switch (attribute) {
            case CONFIG_ID -> put(value, c.config.id());
            case CONTEXT_CLIENT_TYPE -> put(value, c.api);
            case CONTEXT_MAJOR_VERSION -> put(value, c.context.attributes().major());
            case RENDER_BUFFER -> put(value, BACK_BUFFER);
            default -> {
                return failed(BAD_ATTRIBUTE);
            }
        }
        return succeeded();
    }

    public static boolean eglReleaseThread() {
        eglMakeCurrent(0, 0, 0, 0);
        THREAD.remove();
        return true;
    }

    public static boolean eglSwapBuffers(long display, long surface) {
        EglSurface s = SURFACES.get(surface);
        EglContext current = CURRENT.get();
        if (s == null || current == null || DRAWN.get() != s) return failed(BAD_SURFACE);
        s.swap(current);
        return succeeded();
    }

    public static boolean eglSwapInterval(long display, int interval) {
        EglContext current = CURRENT.get();
        if (current == null) return failed(BAD_CONTEXT);
        current.context.setSwapInterval(Math.clamp(interval, -1, 4));
        return succeeded();
    }

    public static boolean eglSurfaceAttrib(long display, long surface, int attribute, int value) {
        return SURFACES.containsKey(surface) ? succeeded() : failed(BAD_SURFACE);
    }

    public static boolean eglWaitGL() {
        return eglWaitClient();
    }

    public static boolean eglWaitClient() {
        if (CURRENT.get() != null) GL.glFinish();
        return succeeded();
    }

    public static boolean eglWaitNative(int engine) {
        return succeeded();
    }
}
