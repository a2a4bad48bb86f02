package tepui.targets.nativedoor.egl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.Xlib;

/** A display of EGL: an X server's, or none, for programs that draw to pbuffers and framebuffers of their own. */
final class EglDisplay {
    private static final Registry<EglDisplay> BY_NATIVE = new Registry<>();
    private static final Registry<EglDisplay> ALL = new Registry<>();
    /** The connection that was opened for a program that names none; never closed. By 0. */
    private static final Registry<Long> OWN = new Registry<>();

    private static final class Formats {
        static final List<Format> ALL = Format.all(Devices.get().caps().maxSamples).stream()
                .filter(Format::doubleBuffered)
                .toList();
    }

    final long handle = Handles.next();
    /** Null where there is no window system. */
    final @Nullable XDisplay x;

    private volatile boolean initialized;

    private EglDisplay(@Nullable XDisplay x) {
        this.x = x;
        ALL.put(handle, this);
    }

    /** The one of a program's connection. */
    static EglDisplay ofX(long display) {
        return BY_NATIVE.computeIfAbsent(display, d -> new EglDisplay(XDisplay.of(d)));
    }

    /** The one without windows. */
    static EglDisplay surfaceless() {
        return BY_NATIVE.computeIfAbsent(0, d -> new EglDisplay(null));
    }

    /** The one of a program that leaves it to us. */
    static EglDisplay byDefault() {
        long own = OWN.computeIfAbsent(0, n -> Xlib.open());
        return own == 0 ? surfaceless() : ofX(own);
    }

    /** The program is gone. */
    static void end() {
        BY_NATIVE.end();
        ALL.end();
        OWN.end();
    }

    static @Nullable EglDisplay find(long handle) {
        return ALL.get(handle);
    }

    boolean isInitialized() {
        return initialized;
    }

    void initialize(boolean on) {
        initialized = on;
    }

    static List<Format> formats() {
        return Formats.ALL;
    }

    static @Nullable Format format(long handle) {
        List<Format> all = Formats.ALL;
        return handle < 1 || handle > all.size() ? null : all.get((int) handle - 1);
    }

    /** The visual of windows; 0 where there are none. */
    int visual() {
        return x == null ? 0 : x.visual();
    }
}
