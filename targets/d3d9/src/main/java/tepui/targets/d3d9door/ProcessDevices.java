package tepui.targets.d3d9door;

import java.util.ArrayList;
import java.util.List;
import tepui.layers.Layers;
import tepui.layers.hud.HudOptions;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;

/** Devices of the contract that all sessions of this process draw with, opened when the first one needs them: one is one adapter of Direct3D 9. */
final class ProcessDevices {
    private static List<Device> devices = List.of();

    private ProcessDevices() {}

    /**
     * The device that the settings name, or the best one, first; behind it, where they name none, the others of its driver that are hardware, as the first one is. Where that is software, so are
     * the others.
     */
    static synchronized List<Device> all() {
        if (devices.isEmpty()) {
            List<DeviceInfo> offered = Devices.offered();
            DeviceInfo first = offered.getFirst();
            List<Device> opened = new ArrayList<>();
            for (DeviceInfo d : offered)
                if (d.driver().equals(first.driver()) && isSoftware(d) == isSoftware(first)) opened.add(open(d));
            devices = List.copyOf(opened);
        }
        return devices;
    }

    private static boolean isSoftware(DeviceInfo device) {
        return device.kind() == DeviceInfo.Kind.SOFTWARE;
    }

    private static Device open(DeviceInfo info) {
        Settings settings = Settings.get();
        Device opened = Devices.open(info, settings);
        if (!settings.quiet()) {
            System.err.println("tepui: Direct3D 9 on " + opened.info().driver() + " ("
                    + opened.info().name() + ")");
        }
        return Layers.wrap(opened, HudOptions.ofEnvironment(), settings.layers());
    }
}
