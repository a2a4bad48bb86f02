package tepui.frontends.d3d9;

import tepui.layers.forward.ForwardingDevice;
import tepui.layers.show.ShowingDevice;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.stream.StreamMode;

/** Direct3D 9 on a device whose windows another device shows: a receiver of pixels stands for each window. */
final class OtherScreen9 implements AutoCloseable {
    private final Device device;
    final Direct3D9 d3d;

    OtherScreen9(Surface.PixelSink sink) {
        Device screen = Lab9.open(System.getProperty("tepui.d3d9.screen", "soft"), StreamMode.OFF);
        Device shows = new ForwardingDevice(screen) {
            @Override
            public Surface createSurface(Surface.Target target) {
                return next.createSurface(new Surface.Target.Pixels(target.width(), target.height(), sink));
            }
        };
        device = new ShowingDevice(Lab9.open(System.getProperty("tepui.d3d9.driver", "soft")), shows, true);
        d3d = Direct3D9.create(device);
    }

    /** A window, which the other device alone knows. */
    static Surface.Target window(int width, int height) {
        return new Surface.Target.Window(Surface.WindowSystem.XCB, 1, 2, width, height);
    }

    @Override
    public void close() {
        d3d.release();
        device.close();
    }
}
