package tepui.targets.nativedoor.x11;

import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.window.NativePixmap;

/** A pixmap of an X server, or a window where only its pixels are wanted; of 24 or 32 bits a pixel. */
public final class XPixmap implements NativePixmap {
    private final XDisplay display;
    private final long name;
    private final int width;
    private final int height;
    private final int depth;

    XPixmap(XDisplay display, long name, int width, int height, int depth) {
        this.display = display;
        this.name = name;
        this.width = width;
        this.height = height;
        this.depth = depth;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int @Nullable [] read() {
        // What the program has drawn itself is on its own connection.
        Xlib.sync(display.handle);
        return display.link().images().read(name, width, height);
    }

    @Override
    public void write(int w, int h, int[] argb) {
        display.link().images().write(name, depth, w, h, argb);
    }
}
