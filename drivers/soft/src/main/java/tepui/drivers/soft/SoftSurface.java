package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.UniformTiles;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.GdiWindow;
import tepui.pipe.driver.SizedSurface;
import tepui.pipe.driver.XcbWindow;

/** Surface of the software device: a receiver of pixels, a window of an X server or of Windows, or nothing at all. */
final class SoftSurface extends SizedSurface {
    final SoftDevice device;
    private volatile boolean closed;
    /** The picture of the last present, used again. */
    int[] pixels = {};
    /** The picture that is shown: the texture's tiles, null where they were not known. */
    @Nullable
    UniformTiles shown;

    int shownScene;
    boolean shownBottomUp;
    int shownWidth;
    /** Takes the pictures; null where they go nowhere. */
    @Nullable
    PixelSink sink;

    /** The sink, if it is a window of an X server, and the memory shared with it that holds the last picture. */
    @Nullable
    XcbWindow window;

    @Nullable
    MemorySegment memory;

    /** The sink, if it is a window of Windows. */
    private @Nullable GdiWindow gdi;

    SoftSurface(SoftDevice device, Target target) {
        super(target);
        this.device = device;
        switch (target) {
            case Target.Window w
            when w.system() == WindowSystem.WIN32 && GdiWindow.isPossible() -> {
                gdi = new GdiWindow(this, w.window());
                sink = gdi;
            }
            case Target.Window w -> {
                if (w.system() != WindowSystem.X11 && w.system() != WindowSystem.XCB) {
                    throw new UnsupportedByDeviceException(
                            "createSurface: the software device cannot draw to a window of " + w.system()
                                    + " itself; give it a Pixels target and show the pixels");
                }
                window = new XcbWindow(this, w);
                sink = window;
            }
            case Target.Pixels p -> sink = p.sink();
            case Target.Offscreen o -> {}
        }
    }

    @Override
    public @Nullable String lost() {
        if (closed) return "the surface is closed";
        GdiWindow g = gdi;
        if (g != null) return g.lost();
        XcbWindow w = window;
        return w == null ? null : w.lost();
    }

    @Override
    public void close() {
        closed = true;
        GdiWindow g = gdi;
        if (g != null) g.close();
        XcbWindow w = window;
        if (w != null) w.close();
    }
}
