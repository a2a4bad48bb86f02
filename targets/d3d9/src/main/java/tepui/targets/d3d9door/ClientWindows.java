package tepui.targets.d3d9door;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.window.Settings;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.XWindow;
import tepui.targets.nativedoor.x11.Xlib;

/** Windows of a client by their handles: the same target for the same window, for as long as it has the same size. */
final class ClientWindows implements AutoCloseable {
    private final Map<Long, Surface.Target> targets = new HashMap<>();

    /** Connection to the X server, one for all; null before the first window. */
    private static @Nullable XDisplay display;

    private static synchronized @Nullable XDisplay display() {
        XDisplay d = display;
        if (d == null) {
            long opened = Xlib.open();
            if (opened == 0) return null;
            d = XDisplay.of(opened);
            display = d;
        }
        return d;
    }

    /**
     * A window to show pictures in.
     *
     * @param handle its name on the X server; 0 for none
     * @param width its size as the client knows it; 0 where the server is to say it
     * @return null where pictures are shown nowhere
     */
    Surface.@Nullable Target target(long handle, int width, int height) {
        if (handle == 0 || Settings.get().offscreen()) return null;
        XDisplay d = display();
        XWindow window = d == null ? null : d.window(handle);
        if (window == null) return null;
        int w = width > 0 ? width : window.width();
        int h = height > 0 ? height : window.height();
        Surface.Target known = targets.get(handle);
        if (known != null && known.width() == w && known.height() == h) return known;
        Surface.Target made = window.target(Math.max(1, w), Math.max(1, h));
        targets.put(handle, made);
        return made;
    }

    @Override
    public void close() {
        targets.clear();
    }
}
