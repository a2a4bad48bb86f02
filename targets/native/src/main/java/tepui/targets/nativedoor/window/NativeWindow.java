package tepui.targets.nativedoor.window;

import tepui.pipe.Surface;

/** A window of the program's. */
public interface NativeWindow {
    /** As it was when it was looked at last. */
    int width();

    int height();

    /** Asks for its size; returns whether there is such a window. */
    boolean look();

    /** The window for a driver. */
    Surface.Target target(int width, int height);

    /** As if somebody had pressed the close button. */
    void requestClose();
}
