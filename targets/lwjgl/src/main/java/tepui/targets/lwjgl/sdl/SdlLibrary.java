package tepui.targets.lwjgl.sdl;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.window.LoadedLibrary;
import tepui.targets.lwjgl.window.Settings;

/** Native library SDL as a woven program has loaded it. */
public final class SdlLibrary {
    private static final LoadedLibrary LIBRARY = new LoadedLibrary("SDL");

    private SdlLibrary() {}

    /** Remembers the library that the program has loaded, and hands it on. */
    public static Object loaded(Class<?> caller, Object loaded) {
        LIBRARY.loaded(caller, loaded);
        return loaded;
    }

    static Object call(String name, Class<?> result, Object... arguments) {
        return LIBRARY.call(name, result, arguments);
    }

    /** Before SDL's video is begun: without a display it takes its driver without one. */
    static void chooseVideoDriver() {
        if (!Settings.get().offscreen()) return;
        try (Arena arena = Arena.ofConfined()) {
            call(
                    "SDL_SetHint",
                    boolean.class,
                    arena.allocateFrom("SDL_VIDEO_DRIVER"),
                    arena.allocateFrom("offscreen,dummy"));
        }
    }

    /** Width and height of a window in pixels. */
    static int[] size(long window) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(8, 4);
            call("SDL_GetWindowSizeInPixels", boolean.class, window, words.address(), words.address() + 4);
            return new int[] {
                Math.max(1, words.get(ValueLayout.JAVA_INT, 0)), Math.max(1, words.get(ValueLayout.JAVA_INT, 4))
            };
        }
    }

    /** The window by its system's handles. */
    static Surface.Target target(long window, int width, int height) {
        int properties = (int) call("SDL_GetWindowProperties", int.class, window);
        long x11 = number(properties, "SDL.window.x11.window");
        if (x11 != 0)
            return new Surface.Target.Window(
                    Surface.WindowSystem.X11, pointer(properties, "SDL.window.x11.display"), x11, width, height);
        long wayland = pointer(properties, "SDL.window.wayland.surface");
        if (wayland != 0)
            return new Surface.Target.Window(
                    Surface.WindowSystem.WAYLAND,
                    pointer(properties, "SDL.window.wayland.display"),
                    wayland,
                    width,
                    height);
        long win32 = pointer(properties, "SDL.window.win32.hwnd");
        if (win32 != 0) return new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, win32, width, height);
        throw new UnsupportedByDeviceException(
                "no driver shows pictures in windows of this system yet; -Dtepui.window=offscreen runs without one");
    }

    private static long pointer(int properties, String name) {
        try (Arena arena = Arena.ofConfined()) {
            return (long) call("SDL_GetPointerProperty", long.class, properties, arena.allocateFrom(name), 0L);
        }
    }

    private static long number(int properties, String name) {
        try (Arena arena = Arena.ofConfined()) {
            return (long) call("SDL_GetNumberProperty", long.class, properties, arena.allocateFrom(name), 0L);
        }
    }

    /** Leaves an error for SDL_GetError. */
    static boolean fail(String message) {
        try (Arena arena = Arena.ofConfined()) {
            // It is a format.
            call("SDL_SetError", boolean.class, arena.allocateFrom(message.replace("%", "%%")));
        }
        return false;
    }

    /** Asks the last window to close, as its close button does. */
    static void requestClose(long window) {
        int id = (int) call("SDL_GetWindowID", int.class, window);
        push(SdlConstants.EVENT_WINDOW_CLOSE_REQUESTED, id);
        push(SdlConstants.EVENT_QUIT, 0);
    }

    private static void push(int type, int window) {
        try (Arena arena = Arena.ofConfined()) {
            // SDL_Event: type, reserved, time, and of a window's event its id; SDL puts the time in where it is 0.
            MemorySegment event = arena.allocate(128, 8);
            event.set(ValueLayout.JAVA_INT, 0, type);
            event.set(ValueLayout.JAVA_INT, 16, window);
            call("SDL_PushEvent", boolean.class, event);
        }
    }
}
