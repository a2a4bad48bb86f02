package tepui.targets.nativedoor.x11;

import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.memory.Program;
import tepui.targets.nativedoor.window.Registry;

/** A connection of the program to an X server, and our own beside it. */
public final class XDisplay {
    private static final Registry<XDisplay> ALL = new Registry<>();

    /** The program's Display. */
    public final long handle;

    private final int screen;
    private @Nullable XServerLink link;
    /** A Display of this process, where the program is in another. */
    private long here;

    private XDisplay(long handle) {
        this.handle = handle;
        screen = Xlib.defaultScreen(handle);
    }

    public static XDisplay of(long handle) {
        return ALL.computeIfAbsent(handle, XDisplay::new);
    }

    /** The program is gone: closes what was opened for it. */
    public static void end() {
        for (XDisplay d : ALL.end()) d.close();
    }

    private synchronized void close() {
        if (link != null) link.close();
        if (here != 0) Xlib.closeHere(here);
        link = null;
        here = 0;
    }

    /** A Display for drivers: the program's, or one of our own to the same server. */
    synchronized long displayHere() {
        if (Program.foreign() == null) return handle;
        if (here == 0) here = Xlib.openHere(Xlib.name(handle));
        return here;
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

    /** A pixmap; null where the server knows none of that name, or one whose pixels have other than 24 or 32 bits. */
    public @Nullable XPixmap pixmap(long name) {
        Xlib.sync(handle);
        long geometry = link().geometry(name);
        int depth = (int) (geometry >>> 32);
        if (geometry == -1 || depth != 24 && depth != 32) return null;
        return new XPixmap(this, name, (int) geometry & 0xffff, (int) geometry >>> 16, depth);
    }
}
