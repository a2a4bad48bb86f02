package tepui.tools.cli;

import tepui.pipe.Device;
import tepui.pipe.Surface;

/** A window for a scene. Where the device can, it presents to the window itself; else it hands over pixels. */
interface DemoWindow extends AutoCloseable {
    /** Target of the window's surface. */
    Surface.Target target();

    /** Until a person closes it. */
    boolean isOpen();

    /** Looks what has happened to the window; the surface gets the window's new size. */
    void follow(Surface surface);

    @Override
    void close();

    /** Whether there is a display. */
    static boolean isPossible() {
        return X11Window.isPossible() || Win32Window.isPossible() || JavaWindow.isPossible();
    }

    static DemoWindow open(Device device, String title, Arguments.Size size) throws FailureException {
        if (device.caps().presentWindow && X11Window.isPossible()) return new X11Window(title, size);
        if (device.caps().presentWindow && Win32Window.isPossible()) return new Win32Window(title, size);
        return JavaWindow.open(title, size);
    }
}
