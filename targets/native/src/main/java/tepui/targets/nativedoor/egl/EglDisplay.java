package tepui.targets.nativedoor.egl;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
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

    private final int number;
    private @Nullable List<Format> formats;

    private EglDisplay(int number, @Nullable XDisplay x, @Nullable WaylandDisplay wayland) {
        this.number = number;
        this.x = x;
        this.wayland = wayland;
        ALL.put(handle, this);
    }

    /** A display's key: addresses have 47 bits. */
    private static long key(long display, int number) {
        return display ^ (long) number << 48;
    }

    /** The one of a program's connection, on one of {@link EglDevices}. */
    static EglDisplay ofX(long display, int number) {
        return BY_NATIVE.computeIfAbsent(key(display, number), d -> new EglDisplay(number, XDisplay.of(display), null));
    }

    /** The one of a program's wl_display. */
    static EglDisplay ofWayland(long display, int number) {
        return BY_NATIVE.computeIfAbsent(
                key(display, number), d -> new EglDisplay(number, null, new WaylandDisplay(display)));
    }

    /** The one without windows. */
    static EglDisplay surfaceless(int number) {
        return BY_NATIVE.computeIfAbsent(key(0, number), d -> new EglDisplay(number, null, null));
    }

    /** The one of a program that leaves it to us. */
    static EglDisplay byDefault(int number) {
        long own = OWN.computeIfAbsent(0, n -> Xlib.open());
        if (own != 0) return ofX(own, number);
        EglDisplay wayland = ofOwnWayland(number);
        return wayland != null ? wayland : surfaceless(number);
    }

    /** The one of a connection that is opened for the program; null where there is no compositor. */
    static @Nullable EglDisplay ofOwnWayland(int number) {
        long own = OWN.computeIfAbsent(1, n -> WaylandDisplay.open());
        return own == 0 ? null : ofWayland(own, number);
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

    /** The number of its device in {@link EglDevices}. */
    int number() {
        return number;
    }

    /** The device that its contexts draw on. */
    Device device() {
        return EglDevices.get(number);
    }

    synchronized List<Format> formats() {
        List<Format> known = formats;
        if (known == null) {
            known = Format.all(device().caps().maxSamples).stream()
                    .filter(Format::doubleBuffered)
                    .toList();
            formats = known;
        }
        return known;
    }

    @Nullable
    Format format(long handle) {
        List<Format> all = formats();
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
