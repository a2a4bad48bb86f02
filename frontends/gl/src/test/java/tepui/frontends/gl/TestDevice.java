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
        return open(named("null"));
    }

    /** The software device, whatever the properties say. */
    public static Device soft() {
        DriverProvider soft = named("soft");
        return soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT);
    }

    private static DriverProvider named(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (p.name().equals(driver)) return p;
        }
        throw new IllegalStateException("TestDevice: the driver " + driver + " is not on the class path");
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
        DriverProvider p = named(driver);
        if (p.devices().isEmpty()) {
            if (driver.equals("d3d12")) Need.VKD3D.require();
            else Need.VULKAN_LOADER.require();
            Need.LAVAPIPE.require();
        }
        return p;
    }
}
