package tepui.targets.lwjgl.sdl;

import static tepui.targets.lwjgl.sdl.SdlConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextException;
import tepui.frontends.gl.GLContext;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.gl.ContextExtensions;
import tepui.targets.lwjgl.gl.FunctionStubs;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.TraceRecordings;

/**
 * Context functions of SDL, as C has them. A window is SDL's own, made without OpenGL; its framebuffer and the contexts
 * are Tepui's. Without a display the window is one of SDL's offscreen driver.
 */
@SuppressWarnings("MemberName")
public final class SdlContexts {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final AtomicLong NEXT = new AtomicLong(0x7EA4_0000_0000_0000L);
    private static final SdlAttributes ATTRIBUTES = new SdlAttributes();
    private static final Map<Long, SdlWindow> WINDOWS = new ConcurrentHashMap<>();
    private static final Map<Long, GLContext> CONTEXTS = new ConcurrentHashMap<>();
    private static final ThreadLocal<@Nullable Current> CURRENT = new ThreadLocal<>();

    /** Current context and window of a thread. */
    private static final class Current {
        final long handle;
        final GLContext context;
        final SdlWindow window;
        int interval;

        Current(long handle, GLContext context, SdlWindow window) {
            this.handle = handle;
            this.context = context;
            this.window = window;
        }
    }

    private SdlContexts() {}

    // The library

    public static boolean SDL_Init(int flags) {
        SdlLibrary.chooseVideoDriver();
        return (boolean) SdlLibrary.call("SDL_Init", boolean.class, flags);
    }

    public static boolean SDL_InitSubSystem(int flags) {
        SdlLibrary.chooseVideoDriver();
        return (boolean) SdlLibrary.call("SDL_InitSubSystem", boolean.class, flags);
    }

    public static void SDL_Quit() {
        release();
        CONTEXTS.values().forEach(GLContext::close);
        CONTEXTS.clear();
        WINDOWS.values().forEach(SdlWindow::close);
        WINDOWS.clear();
        SdlLibrary.call("SDL_Quit", void.class);
    }

    public static boolean SDL_GL_LoadLibrary(long path) {
        return true;
    }

    public static void SDL_GL_UnloadLibrary() {}

    public static long SDL_GL_GetProcAddress(long name) {
        return name == 0 ? 0 : FunctionStubs.address(MEMORY.getString(name));
    }

    public static boolean SDL_GL_ExtensionSupported(long name) {
        return name != 0 && CURRENT.get() != null && ContextExtensions.has(MEMORY.getString(name));
    }

    // Attributes

    public static void SDL_GL_ResetAttributes() {
        ATTRIBUTES.reset();
    }

    public static boolean SDL_GL_SetAttribute(int attribute, int value) {
        if (!ATTRIBUTES.has(attribute)) return SdlLibrary.fail("Unknown OpenGL attribute");
        ATTRIBUTES.set(attribute, value);
        return true;
    }

    public static boolean SDL_GL_GetAttribute(int attribute, long value) {
        if (!ATTRIBUTES.has(attribute)) return SdlLibrary.fail("Unknown OpenGL attribute");
        if (value != 0) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, value, ATTRIBUTES.get(attribute));
        return true;
    }

    // Windows

    public static long SDL_CreateWindow(long title, int width, int height, long flags) {
        long window =
                (long) SdlLibrary.call("SDL_CreateWindow", long.class, title, width, height, flags & ~WINDOW_OPENGL);
        if (window != 0 && (flags & WINDOW_OPENGL) != 0) remember(window);
        return window;
    }

    public static long SDL_CreateWindowWithProperties(int properties) {
        boolean drawn;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment flags = arena.allocateFrom(CREATE_FLAGS);
            MemorySegment opengl = arena.allocateFrom(CREATE_OPENGL);
            long bits = (long) SdlLibrary.call("SDL_GetNumberProperty", long.class, properties, flags, 0L);
            drawn = (bits & WINDOW_OPENGL) != 0
                    || (boolean) SdlLibrary.call("SDL_GetBooleanProperty", boolean.class, properties, opengl, false);
            SdlLibrary.call("SDL_SetNumberProperty", boolean.class, properties, flags, bits & ~WINDOW_OPENGL);
            SdlLibrary.call("SDL_SetBooleanProperty", boolean.class, properties, opengl, false);
        }
        long window = (long) SdlLibrary.call("SDL_CreateWindowWithProperties", long.class, properties);
        if (window != 0 && drawn) remember(window);
        return window;
    }

    private static void remember(long window) {
        WINDOWS.put(window, new SdlWindow(window, ATTRIBUTES.attributes()));
    }

    public static long SDL_GetWindowFlags(long window) {
        long flags = (long) SdlLibrary.call("SDL_GetWindowFlags", long.class, window);
        return WINDOWS.containsKey(window) ? flags | WINDOW_OPENGL : flags;
    }

    public static void SDL_DestroyWindow(long window) {
        SdlWindow w = WINDOWS.remove(window);
        if (w != null) {
            Current current = CURRENT.get();
            if (current != null && current.window == w) release();
            w.close();
        }
        SdlLibrary.call("SDL_DestroyWindow", void.class, window);
    }

    // Contexts

    public static long SDL_GL_CreateContext(long window) {
        SdlWindow w = WINDOWS.get(window);
        if (w == null) {
            SdlLibrary.fail("The specified window isn't an OpenGL window");
            return 0;
        }
        Current current = CURRENT.get();
        boolean shares = ATTRIBUTES.get(GL_SHARE_WITH_CURRENT_CONTEXT) != 0;
        try {
            GLContext made = GLContext.create(
                    Devices.get(), ATTRIBUTES.attributes(), null, shares && current != null ? current.context : null);
            long handle = NEXT.getAndAdd(64);
            CONTEXTS.put(handle, made);
            // As SDL has it, a new context is current.
            return SDL_GL_MakeCurrent(window, handle) ? handle : 0;
        } catch (ContextException | IllegalStateException e) {
            SdlLibrary.fail("Tepui: " + e.getMessage());
            return 0;
        }
    }

    public static boolean SDL_GL_DestroyContext(long context) {
        Current current = CURRENT.get();
        if (current != null && current.handle == context) release();
        GLContext c = CONTEXTS.remove(context);
        if (c == null) return SdlLibrary.fail("SDL_GL_DestroyContext: this is no context, or no longer one");
        c.close();
        return true;
    }

    public static boolean SDL_GL_MakeCurrent(long window, long context) {
        if (context == 0) {
            release();
            return true;
        }
        SdlWindow w = WINDOWS.get(window);
        GLContext c = CONTEXTS.get(context);
        if (c == null) return SdlLibrary.fail("SDL_GL_MakeCurrent: this is no context, or no longer one");
        if (w == null) return SdlLibrary.fail("The specified window isn't an OpenGL window");
        Current before = CURRENT.get();
        if (before != null && before.handle == context && before.window == w) return true;
        try {
            var drawable = w.drawable();
            release();
            c.makeCurrent();
            c.setDrawable(drawable);
            w.follow(c);
            TraceRecordings.current(c);
        } catch (IllegalStateException | UnsupportedByDeviceException e) {
            return SdlLibrary.fail("Tepui: " + e.getMessage());
        }
        CURRENT.set(new Current(context, c, w));
        return true;
    }

    private static void release() {
        Current current = CURRENT.get();
        if (current == null) return;
        current.context.setDrawable(null);
        TraceRecordings.released();
        GLContext.release();
        CURRENT.remove();
    }

    public static long SDL_GL_GetCurrentWindow() {
        Current current = CURRENT.get();
        return current == null ? 0 : current.window.handle;
    }

    public static long SDL_GL_GetCurrentContext() {
        Current current = CURRENT.get();
        return current == null ? 0 : current.handle;
    }

    public static boolean SDL_GL_SetSwapInterval(int interval) {
        Current current = CURRENT.get();
        if (current == null) return SdlLibrary.fail("No OpenGL context has been made current");
        current.interval = Math.clamp(interval, -1, 4);
        current.context.setSwapInterval(current.interval);
        return true;
    }

    public static boolean SDL_GL_GetSwapInterval(long interval) {
        Current current = CURRENT.get();
        if (current == null) return SdlLibrary.fail("No OpenGL context has been made current");
        if (interval != 0) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, interval, current.interval);
        return true;
    }

    public static boolean SDL_GL_SwapWindow(long window) {
        Current current = CURRENT.get();
        if (current == null || current.window.handle != window)
            return SdlLibrary.fail("The specified window is not the current one of this thread");
        current.window.swap(current.context);
        return true;
    }
}
