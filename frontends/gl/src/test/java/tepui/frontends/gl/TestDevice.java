package tepui.frontends.gl;

import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** The device that a test draws on; with {@code -Dtepui.stream=threaded} all tests have a command stream in front of it. */
public final class TestDevice {
    private TestDevice() {}

    public static Device open(DriverProvider provider) {
        Device device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
        StreamMode mode = StreamMode.of(System.getProperty("tepui.stream", "off"));
        return Streams.wrap(device, StreamOptions.DEFAULT.withMode(mode));
    }
}
