package tepui.targets.nativedoor.x11;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A connection of the program to an X server, and our own beside it. */
public final class XDisplay {
    private static final Map<Long, XDisplay> ALL = new ConcurrentHashMap<>();

    /** The program's Display. */
    public final long handle;

    private final int screen;
    private @Nullable XServerLink link;

    private XDisplay(long handle) {
        this.handle = handle;
        screen = Xlib.defaultScreen(handle);
    }

    public static XDisplay of(long handle) {
        return ALL.computeIfAbsent(handle, XDisplay::new);
    }

    public int screen() {
        return screen;
    }

    /** The visual of windows that are drawn in. */
    public int visual() {
        return Xlib.visual(handle, screen);
    }

    synchronized XServerLink link() {
        XServerLink open = link;
        if (open == null) {
            open = new XServerLink(Xlib.name(handle));
            link = open;
        }
        return open;
    }

    /** A window; null where the server knows none of that name. */
    public @Nullable XWindow window(long name) {
        Xlib.sync(handle);
        XWindow window = new XWindow(this, name);
        return window.look() ? window : null;
    }
}
