package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.XcbWindow;

/** A receiver of pixels, a window of an X server, or nothing at all. */
final class SoftSurface extends Surface {
    final SoftDevice device;
    private volatile boolean closed;
    private int width;
    private int height;
    /** The picture of the last present, used again. */
    int[] pixels = {};
    /** Takes the pictures; null where they go nowhere. */
    @Nullable
    PixelSink sink;

    private @Nullable XcbWindow window;

    SoftSurface(SoftDevice device, Target target) {
        super(target);
        this.device = device;
        switch (target) {
            case Target.Window w -> {
                if (w.system() != WindowSystem.X11 && w.system() != WindowSystem.XCB) {
                    throw new UnsupportedByDeviceException(
                            "createSurface: the software device cannot draw to a window of " + w.system()
                                    + " itself; give it a Pixels target and show the pixels");
                }
                resize(w.width(), w.height());
                window = new XcbWindow(this, w.window());
                sink = window;
            }
            case Target.Pixels p -> {
                resize(p.width(), p.height());
                sink = p.sink();
            }
            case Target.Offscreen o -> resize(o.width(), o.height());
        }
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
    public void resize(int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1) {
            throw new IllegalArgumentException(
                    "resize: size is " + newWidth + " x " + newHeight + ", both must be at least 1");
        }
        width = newWidth;
        height = newHeight;
    }

    @Override
    public @Nullable String lost() {
        if (closed) return "the surface is closed";
        XcbWindow w = window;
        return w == null ? null : w.lost();
    }

    @Override
    public void close() {
        closed = true;
        XcbWindow w = window;
        if (w != null) w.close();
    }
}
