package tepui.drivers.nil;

import java.util.List;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/**
 * Provider of the null driver: one device, always there, never taken unless it is asked for by name or nothing else is
 * there.
 */
public final class NullDriver implements DriverProvider {
    private static final DeviceInfo INFO =
            new DeviceInfo("null", 0, "null-0", "Null device", DeviceInfo.Kind.NOTHING, "Tepui", "1");

    /** Found by {@link java.util.ServiceLoader}. */
    public NullDriver() {}

    @Override
    public String name() {
        return "null";
    }

    @Override
    public String description() {
        return "takes everything, draws nothing: for measuring what is in front of a driver";
    }

    @Override
    public int rank() {
        return Integer.MIN_VALUE;
    }

    @Override
    public List<DeviceInfo> devices() {
        return List.of(INFO);
    }

    @Override
    public String unavailable() {
        return "";
    }

    @Override
    public Device open(DeviceInfo device, DeviceOptions options) {
        if (!device.equals(INFO)) {
            throw new IllegalArgumentException("open: device is " + device + ", the null driver has only " + INFO);
        }
        for (String setting : options.settings().keySet()) {
            options.messages()
                    .message(
                            DeviceOptions.MessageSink.Severity.LOW,
                            "the null driver has no setting '" + setting + "'; it is ignored");
        }
        return new NullDevice(INFO, options);
    }
}
