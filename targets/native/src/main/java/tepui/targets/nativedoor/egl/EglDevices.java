package tepui.targets.nativedoor.egl;

import java.util.List;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.targets.lwjgl.window.Devices;

/** Devices that a program may choose among (EGL_EXT_device_enumeration), by number; the first is the one of programs that do not choose. */
final class EglDevices {
    /** Handles are this and a device's number: lists of attributes keep 32 bits of theirs. */
    private static final long FIRST = 0x2EA2_0000L;

    private EglDevices() {}

    static int count() {
        return Devices.offered().size();
    }

    static long handle(int number) {
        return FIRST + number;
    }

    /** The number of a handle; -1 where it is none. */
    static int number(long handle) {
        return handle >= FIRST && handle < FIRST + count() ? (int) (handle - FIRST) : -1;
    }

    static DeviceInfo info(int number) {
        return Devices.offered().get(number);
    }

    /** Opens it at the first call. */
    static Device get(int number) {
        List<DeviceInfo> all = Devices.offered();
        return number == 0 ? Devices.get() : Devices.of(all.get(number));
    }
}
