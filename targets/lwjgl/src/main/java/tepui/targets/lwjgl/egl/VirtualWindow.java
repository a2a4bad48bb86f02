package tepui.targets.lwjgl.egl;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Virtual window, which a toolkit without a display gives to EGL by its handle. */
public interface VirtualWindow {
    int width();

    int height();

    /** Asks the window to close, as its close button does. */
    void requestClose();

    /** Makes a window known; returns its handle. */
    static long add(VirtualWindow window) {
        long handle = Known.NEXT.getAndAdd(64);
        Known.ALL.put(handle, window);
        return handle;
    }

    /** The window of a handle, or null. */
    static @Nullable VirtualWindow find(long handle) {
        return Known.ALL.get(handle);
    }

    static void remove(long handle) {
        Known.ALL.remove(handle);
    }

    /** Table of all virtual windows. */
    final class Known {
        private static final ConcurrentHashMap<Long, VirtualWindow> ALL = new ConcurrentHashMap<>();
        private static final AtomicLong NEXT = new AtomicLong(0x7EA2_0000_0000_0000L);

        private Known() {}
    }
}
