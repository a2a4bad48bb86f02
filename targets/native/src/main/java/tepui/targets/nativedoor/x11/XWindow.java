package tepui.targets.nativedoor.x11;

import tepui.pipe.Surface;
import tepui.targets.nativedoor.window.NativeWindow;

/** A window of an X server. */
public final class XWindow implements NativeWindow {
    private final XDisplay display;
    private final long name;
    private int width;
    private int height;

    XWindow(XDisplay display, long name) {
        this.display = display;
        this.name = name;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public boolean look() {
        int size = display.link().size(name);
        if (size == -1) return false;
        width = size & 0xffff;
        height = size >>> 16;
        return true;
    }

    @Override
    public boolean isSame(NativeWindow other) {
        return other instanceof XWindow w && w.name == name && w.display.handle == display.handle;
    }

    @Override
    public Surface.Target target(int w, int h) {
        return new Surface.Target.Window(Surface.WindowSystem.X11, display.displayHere(), name, w, h);
    }

    @Override
    public void requestClose() {
        Xlib.requestClose(display.handle, name);
    }
}
