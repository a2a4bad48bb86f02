package tepui.targets.d3d9door;

import org.jspecify.annotations.Nullable;
import tepui.layers.Layers;
import tepui.layers.hud.HudDevice;
import tepui.layers.hud.HudOptions;
import tepui.pipe.Device;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;

/** Device of the contract that all sessions of this process draw with, opened when the first one needs it. */
final class ProcessDevice {
    private static @Nullable Device device;

    private ProcessDevice() {}

    static synchronized Device get() {
        Device d = device;
        if (d == null) {
            d = open(Settings.get());
            device = d;
        }
        return d;
    }

    private static Device open(Settings settings) {
        Device opened = Devices.open(settings);
        if (!settings.quiet()) {
            System.err.println("tepui: Direct3D 9 on " + opened.info().driver() + " ("
                    + opened.info().name() + ")");
        }
        HudOptions figures = HudOptions.ofEnvironment();
        Device shown = figures == null ? opened : new HudDevice(opened, figures);
        String layers = settings.layers();
        return layers == null ? shown : Layers.wrap(shown, layers);
    }
}
