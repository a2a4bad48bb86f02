package tepui.targets.lwjgl;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.targets.lwjgl.window.Capture;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;
import tepui.tools.image.Image;

/** Devices and readback for code without windows: a device by the name of its driver, and what was drawn. */
public final class OffscreenDevices {
    private OffscreenDevices() {}

    /** The first device of a driver; where the name is null, the one of the process's settings or the best that draws. */
    public static Device open(@Nullable String driver) {
        return Devices.open(driver, driver == null ? Settings.get().device() : null);
    }

    /** The device of the process, by its settings; opened at the first call. */
    public static Device shared() {
        return Devices.get();
    }

    /** The back buffer of the current context, top row first, opaque; its state is as before. */
    public static Image read(int width, int height) {
        return Capture.read(width, height);
    }
}
