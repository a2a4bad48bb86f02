package tepui.targets.d3d9door;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.pipe.driver.GdiWindow;
import tepui.targets.lwjgl.window.Settings;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.XWindow;
import tepui.targets.nativedoor.x11.Xlib;

/** Windows of a client by their handles: the same target for the same window, for as long as it has the same size. */
final class ClientWindows implements AutoCloseable {
    private static final boolean IS_WINDOWS = System.getProperty("os.name", "").startsWith("Windows");

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
     * @param handle its name on the X server, on Windows its handle; 0 for none
     * @param width its size as the client knows it; 0 where the server is to say it
     * @return null where pictures are shown nowhere
     */
    Surface.@Nullable Target target(long handle, int width, int height) {
        if (handle == 0 || Settings.get().offscreen()) return null;
        XDisplay d = IS_WINDOWS ? null : display();
        XWindow window = d == null ? null : d.window(handle);
        if (window == null && !IS_WINDOWS) return null;
        int w = Math.max(1, width > 0 || window == null ? width : window.width());
        int h = Math.max(1, height > 0 || window == null ? height : window.height());
        Surface.Target known = targets.get(handle);
        if (known != null && known.width() == w && known.height() == h) return known;
        Surface.Target made =
                window == null ? new Surface.Target.Pixels(w, h, new GdiWindow(handle)) : window.target(w, h);
        targets.put(handle, made);
        return made;
    }

    @Override
    public void close() {
        targets.clear();
    }
}
