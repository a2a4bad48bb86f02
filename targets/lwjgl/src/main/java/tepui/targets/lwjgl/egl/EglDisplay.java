package tepui.targets.lwjgl.egl;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.Devices;

/**
 * A display of EGL: one for each native display, the number of which is its handle.
 *
 * @param handle what programs call it
 * @param nativeDisplay the system's; 0 for none
 */
record EglDisplay(long handle, long nativeDisplay) {
    private static final ConcurrentHashMap<Long, EglDisplay> ALL = new ConcurrentHashMap<>();

    /** Handles look like pointers, and are none. */
    private static final long FIRST = 0x7EA1_0000_0000_0000L;

    private static final class Configs {
        static final List<EglConfig> ALL = EglConfig.all(Devices.get().caps().maxSamples);
    }

    static EglDisplay of(long nativeDisplay) {
        return ALL.computeIfAbsent(
                nativeDisplay == 0 ? FIRST : nativeDisplay, handle -> new EglDisplay(handle, nativeDisplay));
    }

    static @Nullable EglDisplay find(long handle) {
        return ALL.get(handle);
    }

    static List<EglConfig> configs() {
        return Configs.ALL;
    }

    /** X's number of the visual of windows; 0 elsewhere. */
    int visual() {
        return nativeDisplay == 0 || !NativeWindows.isX11() ? 0 : X11.visual(nativeDisplay);
    }
}
