package tepui.drivers.soft;

import java.util.List;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** Provider of the software driver: its one device is always there. */
public final class SoftProvider implements DriverProvider {
    static final String NAME = "soft";

    /** For {@link java.util.ServiceLoader}. */
    public SoftProvider() {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return "the software device: pure Java, on all cores";
    }

    /** Above null, below every driver with hardware behind it. */
    @Override
    public int rank() {
        return 10;
    }

    @Override
    public List<DeviceInfo> devices() {
        String name = "Tepui software device, " + Runtime.getRuntime().availableProcessors() + " cores, Java "
                + Runtime.version().feature();
        return List.of(new DeviceInfo(
                NAME,
                0,
                "tepui-soft-0",
                name,
                DeviceInfo.Kind.SOFTWARE,
                "Tepui",
                Runtime.version().toString()));
    }

    @Override
    public String unavailable() {
        return "";
    }

    @Override
    public Device open(DeviceInfo device, DeviceOptions options) {
        if (!device.driver().equals(NAME) || device.index() != 0) {
            throw new IllegalArgumentException(
                    "SoftProvider.open: device is " + device.driver() + " " + device.index() + ", must be soft 0");
        }
        return new SoftDevice(device, options);
    }
}
