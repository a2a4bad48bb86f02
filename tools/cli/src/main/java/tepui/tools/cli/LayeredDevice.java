package tepui.tools.cli;

import org.jspecify.annotations.Nullable;
import tepui.layers.Layers;
import tepui.layers.count.CountingContext;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** A driver's device with the layers of the option {@code --layers} in front of it. */
final class LayeredDevice {
    private LayeredDevice() {}

    static Device open(Drivers.Found driver, DeviceOptions options, Arguments arguments)
            throws UsageException, FailureException {
        String layers = arguments.get("--layers");
        Device device = Drivers.open(driver, options);
        if (layers == null) return device;
        try {
            return Layers.wrap(device, layers);
        } catch (IllegalArgumentException e) {
            device.close();
            throw arguments.wrong(String.valueOf(e.getMessage()));
        }
    }

    /** What the layer {@code count} has counted in front of a context, as a table; null where it is not there. */
    static @Nullable String figures(Context context) {
        CountingContext counting = Layers.find(context, CountingContext.class);
        return counting == null ? null : counting.frames().table();
    }
}
