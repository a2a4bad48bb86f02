package tepui.frontends.gl;

import java.util.ServiceLoader;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.Need;

/**
 * Device that a test draws on; with {@code -Dtepui.stream=threaded} all tests have a command stream in front of it, and
 * with {@code -Dtepui.gl.driver=vulkan}, or {@code d3d12}, what asks for the software device gets that driver's.
 */
public final class TestDevice {
    private TestDevice() {}

    /** One that takes everything and does nothing. */
    public static Device nothing() {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals("null")) return open(p);
        throw new IllegalStateException("TestDevice.nothing: the null driver is not on the class path");
    }

    public static Device open(DriverProvider provider) {
        DriverProvider taken = provider.name().equals("soft") ? chosen(provider) : provider;
        Device device = taken.open(taken.devices().getFirst(), DeviceOptions.DEFAULT);
        StreamMode mode = StreamMode.of(System.getProperty("tepui.stream", "off"));
        return Streams.wrap(device, StreamOptions.DEFAULT.withMode(mode));
    }

    private static DriverProvider chosen(DriverProvider provider) {
        String driver = System.getProperty("tepui.gl.driver", "soft");
        if (driver.equals("soft")) return provider;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) {
                if (driver.equals("d3d12")) Need.VKD3D.require();
                else Need.VULKAN_LOADER.require();
                Need.LAVAPIPE.require();
            }
            return p;
        }
        throw new IllegalStateException("there is no driver " + driver);
    }
}
