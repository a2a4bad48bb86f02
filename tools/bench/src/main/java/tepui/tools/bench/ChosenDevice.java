package tepui.tools.bench;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** Device that {@code --driver} and {@code --device} name. */
final class ChosenDevice {
    private ChosenDevice() {}

    /** Opens what the options name, with the settings that they give. */
    static Device open(String driver, Options options) {
        return open(driver, options.get("--device"), settings(options.get("--settings")));
    }

    /** Settings of a driver: {@code name=value}, with semicolons in between. */
    private static DeviceOptions settings(String words) {
        if (words.isEmpty()) return DeviceOptions.DEFAULT;
        Map<String, String> settings = new HashMap<>();
        for (String word : words.split(";", -1)) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "bench: --settings is '" + words + "', must be name=value;name=value ...");
            }
            settings.put(word.substring(0, equals), word.substring(equals + 1));
        }
        return new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
    }

    /** Opens it; {@code word} is empty for the driver's first, else an index, an id or a part of a name. */
    static Device open(String driver, String word, DeviceOptions options) {
        DriverProvider provider = provider(driver);
        List<DeviceInfo> devices = provider.devices();
        if (word.isEmpty()) return provider.open(devices.getFirst(), options);
        return provider.open(DeviceInfo.only(devices, word), options);
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
