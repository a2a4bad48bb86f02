package tepui.pipe;

import java.util.List;

/** Service by which a driver is found and its devices are opened; loaded by {@link java.util.ServiceLoader}. */
public interface DriverProvider {
    /** The name on the command line: soft, vulkan, d3d12, null. */
    String name();

    /** One line about it. */
    String description();

    /** Among the drivers that are there, the one with the highest rank is taken when none is asked for. */
    int rank();

    /** The devices that can be opened; empty where {@link #unavailable} says why. */
    List<DeviceInfo> devices();

    /** Why there is no device on this machine, in one sentence with the remedy; empty where there is one. */
    String unavailable();

    /** Opens a device of {@link #devices}. */
    Device open(DeviceInfo device, DeviceOptions options);
}
