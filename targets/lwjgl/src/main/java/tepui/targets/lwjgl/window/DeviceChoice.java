package tepui.targets.lwjgl.window;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DriverProvider;

/** Choice of a device and its driver by the names that the program's settings give. */
record DeviceChoice(DriverProvider provider, DeviceInfo device) {
    /**
     * The first device that fits.
     *
     * @param providers the best first, where no driver is named
     * @param driver name of a driver; null for the best one that draws
     * @param device number, UUID or part of the name of a device; null for the driver's first
     * @throws IllegalStateException where there is none, or more than one has the name; the message lists those there are
     */
    static DeviceChoice of(List<DriverProvider> providers, @Nullable String driver, @Nullable String device) {
        List<String> reasons = new ArrayList<>();
        List<DriverProvider> asked = new ArrayList<>();
        for (DriverProvider provider : providers) {
            if (driver != null && !driver.equals(provider.name())) {
                reasons.add(provider.name());
                continue;
            }
            List<DeviceInfo> devices = provider.devices();
            if (devices.isEmpty()) {
                if (driver != null)
                    throw new IllegalStateException(
                            "the driver " + driver + " cannot be used: " + provider.unavailable());
                reasons.add(provider.name() + ": " + provider.unavailable());
                continue;
            }
            asked.add(provider);
            if (device == null) {
                if (driver != null || devices.getFirst().kind() != DeviceInfo.Kind.NOTHING)
                    return new DeviceChoice(provider, devices.getFirst());
                continue;
            }
            List<DeviceInfo> named = DeviceInfo.named(devices, device);
            if (named.size() == 1) return new DeviceChoice(provider, named.getFirst());
            if (named.size() > 1)
                throw new IllegalStateException("more than one device of the driver " + provider.name() + " is called '"
                        + device + "': " + list(provider.name(), named));
        }
        if (device != null && !asked.isEmpty()) {
            List<String> there = new ArrayList<>();
            for (DriverProvider provider : asked) there.add(list(provider.name(), provider.devices()));
            throw new IllegalStateException(
                    "no device is called '" + device + "'; there are " + String.join("; ", there));
        }
        throw new IllegalStateException(
                driver == null
                        ? "no driver has a device that draws: " + String.join("; ", reasons)
                        : "there is no driver '" + driver + "'; there are " + String.join(", ", reasons));
    }

    private static String list(String driver, List<DeviceInfo> devices) {
        List<String> words = new ArrayList<>();
        for (DeviceInfo d : devices) words.add(driver + " " + d.index() + ", " + d.name() + " (" + d.id() + ")");
        return String.join("; ", words);
    }
}
