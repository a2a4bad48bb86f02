package tepui.tools.bench;

import java.util.List;
import java.util.ServiceLoader;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** The device that {@code --driver} and {@code --device} name. */
final class ChosenDevice {
    private ChosenDevice() {}

    /** Opens it; {@code word} is empty for the driver's first, else an index, an id or a part of a name. */
    static Device open(String driver, String word, DeviceOptions options) {
        DriverProvider provider = provider(driver);
        List<DeviceInfo> devices = provider.devices();
        if (word.isEmpty()) return provider.open(devices.getFirst(), options);
        List<DeviceInfo> fit = DeviceInfo.named(devices, word);
        if (fit.size() == 1) return provider.open(fit.getFirst(), options);
        throw new IllegalArgumentException("bench: --device is '" + word + "', which "
                + (fit.isEmpty() ? "no device" : "more than one device") + " of " + driver
                + " is called; './tepui info' lists them");
    }

    /** The driver of that name, which has a device. */
    static DriverProvider provider(String driver) {
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) {
            if (!provider.name().equals(driver)) continue;
            if (provider.devices().isEmpty())
                throw new IllegalArgumentException(driver + ": " + provider.unavailable());
            return provider;
        }
        throw new IllegalArgumentException("bench: there is no driver '" + driver + "' in this build");
    }
}
