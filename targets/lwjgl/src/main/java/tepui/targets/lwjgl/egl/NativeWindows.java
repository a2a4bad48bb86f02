package tepui.targets.lwjgl.egl;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.targets.lwjgl.window.Settings;

/** Resolver of windows that a program hands to EGL: one of the system, or a virtual one. */
final class NativeWindows {
    private static final String SYSTEM = System.getProperty("os.name", "");

    private NativeWindows() {}

    static boolean isX11() {
        return !SYSTEM.startsWith("Windows")
                && !SYSTEM.startsWith("Mac")
                && !Settings.get().offscreen();
    }

    static boolean isWindows() {
        return SYSTEM.startsWith("Windows") && !Settings.get().offscreen();
    }

    /** Width and height; null where the handle is no window, or its size is not known here. */
    static int @Nullable [] size(long display, long window) {
        VirtualWindow virtual = VirtualWindow.find(window);
        if (virtual != null) return new int[] {virtual.width(), virtual.height()};
        if (isWindows()) return User32.size(window);
        return isX11() && display != 0 ? X11.size(display, window) : null;
    }

    /** The window for a driver. */
    static Surface.Target target(long display, long window, int width, int height) {
        if (VirtualWindow.find(window) != null) return new Surface.Target.Offscreen(width, height);
        if (isWindows()) return new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, window, width, height);
        if (!isX11())
            throw new UnsupportedByDeviceException(
                    "EGL: windows of " + SYSTEM + " cannot be drawn to yet; -Dtepui.window=offscreen runs without one");
        return new Surface.Target.Window(Surface.WindowSystem.X11, display, window, width, height);
    }

    static void requestClose(long display, long window) {
        VirtualWindow virtual = VirtualWindow.find(window);
        if (virtual != null) virtual.requestClose();
        else if (isWindows()) User32.requestClose(window);
        else if (isX11() && display != 0) X11.requestClose(display, window);
    }
}
