package tepui.targets.nativedoor.egl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.EglConstants;
import tepui.targets.nativedoor.wayland.WaylandDisplay;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.x11.XDisplay;
import tepui.targets.nativedoor.x11.Xlib;

/** A display of EGL: an X server's, a Wayland compositor's, or none, for programs that draw to pbuffers and framebuffers of their own. */
final class EglDisplay {
    private static final Registry<EglDisplay> BY_NATIVE = new Registry<>();
    private static final Registry<EglDisplay> ALL = new Registry<>();
    /** The connections that were opened for a program that names none; never closed. An X server's by 0, a compositor's by 1. */
    private static final Registry<Long> OWN = new Registry<>();

    private static final class Formats {
        static final List<Format> ALL = Format.all(Devices.get().caps().maxSamples).stream()
                .filter(Format::doubleBuffered)
                .toList();
    }

    /** Four letters of Wayland's formats: blue first, and alpha or none. */
    private static final int XR24 = 0x34325258;

    private static final int AR24 = 0x34325241;

    /** X's class of visuals of plain colours. */
    private static final int TRUE_COLOR = 4;

    final long handle = Handles.next();
    /** Null where windows are not an X server's. */
    final @Nullable XDisplay x;
    /** Null where windows are not a Wayland compositor's. */
    final @Nullable WaylandDisplay wayland;

    private volatile boolean initialized;

    private EglDisplay(@Nullable XDisplay x, @Nullable WaylandDisplay wayland) {
        this.x = x;
        this.wayland = wayland;
        ALL.put(handle, this);
    }

    /** The one of a program's connection. */
    static EglDisplay ofX(long display) {
        return BY_NATIVE.computeIfAbsent(display, d -> new EglDisplay(XDisplay.of(d), null));
    }

    /** The one of a program's wl_display. */
    static EglDisplay ofWayland(long display) {
        return BY_NATIVE.computeIfAbsent(display, d -> new EglDisplay(null, new WaylandDisplay(d)));
    }

    /** The one without windows. */
    static EglDisplay surfaceless() {
        return BY_NATIVE.computeIfAbsent(0, d -> new EglDisplay(null, null));
    }

    /** The one of a program that leaves it to us. */
    static EglDisplay byDefault() {
        long own = OWN.computeIfAbsent(0, n -> Xlib.open());
        if (own != 0) return ofX(own);
        EglDisplay wayland = ofOwnWayland();
        return wayland != null ? wayland : surfaceless();
    }

    /** The one of a connection that is opened for the program; null where there is no compositor. */
    static @Nullable EglDisplay ofOwnWayland() {
        long own = OWN.computeIfAbsent(1, n -> WaylandDisplay.open());
        return own == 0 ? null : ofWayland(own);
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

    /** Whether it could be: a compositor has to be asked. */
    boolean initialize() {
        if (wayland != null && !wayland.initialize()) return false;
        initialized = true;
        return true;
    }

    void terminate() {
        initialized = false;
        if (wayland != null) wayland.terminate();
    }

    static List<Format> formats() {
        return Formats.ALL;
    }

    static @Nullable Format format(long handle) {
        List<Format> all = Formats.ALL;
        return handle < 1 || handle > all.size() ? null : all.get((int) handle - 1);
    }

    /** Kinds of surfaces of a format. */
    int surfaceTypes(Format format) {
        int types = EglConstants.PBUFFER_BIT;
        if (x != null || wayland != null) types |= EglConstants.WINDOW_BIT;
        if (x != null && format.samples() == 0) types |= EglConstants.PIXMAP_BIT;
        return types;
    }

    /** The visual of windows; of Wayland's a format's four letters, 0 where there are none. */
    int visual(Format format) {
        if (wayland != null) return format.alpha() > 0 ? AR24 : XR24;
        return x == null ? 0 : x.visual();
    }

    int visualType() {
        return x == null ? EglConstants.NONE : TRUE_COLOR;
    }

    /** Refreshes that a program can be made to wait for: a compositor of Wayland's tells of the next one only. */
    int maxInterval() {
        return wayland != null ? 1 : 4;
    }
}
