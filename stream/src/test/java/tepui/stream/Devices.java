package tepui.stream;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Assumptions;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** Devices of the drivers that the tests run on. */
final class Devices {
    private Devices() {}

    static Device open(String driver) {
        return open(driver, DeviceOptions.DEFAULT);
    }

    static Device open(String driver, DeviceOptions options) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (!provider.name().equals(driver)) continue;
            if (provider.devices().isEmpty()) Assumptions.abort(provider.unavailable());
            return provider.open(provider.devices().getFirst(), options);
        }
        throw new AssertionError("there is no driver " + driver);
    }

    static Device stream(String driver, StreamMode mode) {
        return Streams.wrap(open(driver), StreamOptions.DEFAULT.withMode(mode));
    }
}
