package tepui.drivers.d3d12.present;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.FramePacer;
import tepui.pipe.driver.OpenObjects;
import tepui.pipe.driver.PixelPicture;
import tepui.pipe.driver.SizedSurface;
import tepui.pipe.driver.XcbWindow;

/**
 * Surface of Direct3D 12, where pictures go: a receiver of pixels or a window of an X server, for which they are read
 * back, or nowhere.
 */
public final class D3d12Surface extends SizedSurface {
    public final DeviceCore device;
    private final OpenObjects<D3d12Surface> all;
    final FramePacer pacer;
    public boolean closed;
    final PixelPicture picture = new PixelPicture();
    /** Takes the pictures; null where they go nowhere. */
    @Nullable
    PixelSink sink;

    private @Nullable XcbWindow window;
    /** A window of Windows, which has a swap chain. */
    public final @Nullable DxgiWindow swaps;

    public D3d12Surface(DeviceCore device, OpenObjects<D3d12Surface> all, Target target) {
        super(target);
        this.device = device;
        this.all = all;
        pacer = new FramePacer(device.gpu.timeline, device.latency);
        DxgiWindow own = null;
        switch (target) {
            case Target.Window w
            when w.system() == WindowSystem.WIN32 && device.desktop != null -> {
                own = new DxgiWindow(this, device.desktop, w.window());
            }
            case Target.Window w -> {
                if (w.system() != WindowSystem.X11 && w.system() != WindowSystem.XCB) {
                    throw new UnsupportedByDeviceException("createSurface: " + w.system()
                            + " windows are not presented to; give the device a Pixels target and show the pixels");
                }
                window = new XcbWindow(this, w);
                sink = window;
            }
            case Target.Pixels p -> sink = p.sink();
            case Target.Offscreen o -> {}
        }
        swaps = own;
    }

    @Override
    public @Nullable String lost() {
        if (closed) return "the surface is closed";
        DxgiWindow chain = swaps;
        if (chain != null) return chain.lost();
        XcbWindow w = window;
        return w == null ? null : w.lost();
    }

    @Override
    public void close() {
        if (all.remove(this)) end();
    }

    public synchronized void end() {
        closed = true;
        DxgiWindow chain = swaps;
        if (chain != null) chain.close();
        XcbWindow w = window;
        if (w != null) w.close();
    }
}
