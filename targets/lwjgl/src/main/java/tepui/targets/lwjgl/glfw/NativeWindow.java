package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;

/** Native handles of a true window of GLFW's, for a driver. */
final class NativeWindow {
    private NativeWindow() {}

    /** Width and height of the framebuffer in pixels. */
    static int[] size(long window) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(8, 4);
            GlfwLibrary.call("glfwGetFramebufferSize", void.class, window, words.address(), words.address() + 4);
            return new int[] {words.get(ValueLayout.JAVA_INT, 0), words.get(ValueLayout.JAVA_INT, 4)};
        }
    }

    /** The window by its system's handles. */
    static Surface.Target target(long window, int width, int height) {
        String system = System.getProperty("os.name", "");
        if (system.startsWith("Windows")) {
            return target(Surface.WindowSystem.WIN32, 0, window("glfwGetWin32Window", window), width, height);
        }
        if (system.startsWith("Mac")) {
            throw new UnsupportedByDeviceException(
                    "no driver shows pictures in windows of macOS yet; -Dtepui.window=offscreen runs without one");
        }
        // A GLFW for both answers 0 for the one that it does not use.
        if (GlfwLibrary.has("glfwGetX11Window")) {
            long x11 = window("glfwGetX11Window", window);
            if (x11 != 0)
                return target(
                        Surface.WindowSystem.X11,
                        (long) GlfwLibrary.call("glfwGetX11Display", long.class),
                        x11,
                        width,
                        height);
        }
        return target(
                Surface.WindowSystem.WAYLAND,
                (long) GlfwLibrary.call("glfwGetWaylandDisplay", long.class),
                window("glfwGetWaylandWindow", window),
                width,
                height);
    }

    private static long window(String function, long window) {
        return (long) GlfwLibrary.call(function, long.class, window);
    }

    private static Surface.Target target(
            Surface.WindowSystem system, long display, long window, int width, int height) {
        return new Surface.Target.Window(system, display, window, Math.max(1, width), Math.max(1, height));
    }
}
