package tepui.tools.cli;

import org.jspecify.annotations.Nullable;
import tepui.layers.Layers;
import tepui.layers.count.CountingContext;
import tepui.layers.hud.HudOptions;
import tepui.layers.show.ShowingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/**
 * Device of a driver with a command stream in front of it, and the layers of the option {@code --layers} in front of
 * that.
 */
final class LayeredDevice {
    private LayeredDevice() {}

    static Device open(Drivers.Found driver, DeviceOptions options, Arguments arguments)
            throws UsageException, FailureException {
        String layers = arguments.get("--layers");
        Device device = streaming(drawing(driver, options, arguments), arguments);
        try {
            String hud = arguments.get("--hud");
            HudOptions figures = hud == null ? HudOptions.ofEnvironment() : HudOptions.parse(hud);
            return Layers.wrap(device, figures, layers);
        } catch (IllegalArgumentException e) {
            device.close();
            throw arguments.wrong(String.valueOf(e.getMessage()));
        }
    }

    /** The driver's device, with another one in front that shows its windows where {@code --show-on} names one. */
    private static Device drawing(Drivers.Found driver, DeviceOptions options, Arguments arguments)
            throws UsageException, FailureException {
        Drivers.Found shower = Drivers.find().shower(arguments);
        if (shower == null) return Drivers.open(driver, options);
        Device drawing = Drivers.open(driver, options);
        try {
            return new ShowingDevice(drawing, Drivers.open(shower, options), arguments.has(Option.SHOW_WAIT.name()));
        } catch (FailureException e) {
            drawing.close();
            throw new FailureException("--show-on: " + e.getMessage(), e);
        }
    }

    private static Device streaming(Device device, Arguments arguments) throws UsageException {
        try {
            StreamOptions options = StreamOptions.ofEnvironment();
            String mode = arguments.get("--stream");
            return Streams.wrap(device, mode == null ? options : options.withMode(StreamMode.of(mode)));
        } catch (IllegalArgumentException e) {
            device.close();
            throw arguments.wrong(String.valueOf(e.getMessage()));
        }
    }

    /** Table of the layer {@code count} in front of a context; null where it is not there. */
    static @Nullable String figures(Context context) {
        CountingContext counting = Layers.find(context, CountingContext.class);
        return counting == null ? null : counting.frames().table();
    }
}
