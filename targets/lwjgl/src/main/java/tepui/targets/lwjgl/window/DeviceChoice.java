package tepui.targets.lwjgl.window;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
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
        List<DeviceInfo> asked = new ArrayList<>();
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
            asked.addAll(devices);
            if (device == null) {
                if (driver != null || devices.getFirst().kind() != DeviceInfo.Kind.NOTHING)
                    return new DeviceChoice(provider, devices.getFirst());
            } else if (!DeviceInfo.named(devices, device).isEmpty()) {
                return new DeviceChoice(provider, only(devices, device));
            }
        }
        if (device != null && !asked.isEmpty()) only(asked, device);
        throw new IllegalStateException(
                driver == null
                        ? "no driver has a device that draws: " + String.join("; ", reasons)
                        : "there is no driver '" + driver + "'; there are " + String.join(", ", reasons));
    }

    Device open() {
        return provider.open(device, Settings.deviceOptions());
    }

    private static DeviceInfo only(List<DeviceInfo> devices, String name) {
        try {
            return DeviceInfo.only(devices, name);
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
