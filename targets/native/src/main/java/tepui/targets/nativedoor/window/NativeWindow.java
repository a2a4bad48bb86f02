package tepui.targets.nativedoor.window;

import tepui.pipe.Surface;

/** A window of the program's. */
public interface NativeWindow {
    /** Width at the last look. */
    int width();

    int height();

    /** Asks for its size; returns whether there is such a window. */
    boolean look();

    /** Is it another object for the same window? */
    boolean isSame(NativeWindow other);

    /** The window for a driver. */
    Surface.Target target(int width, int height);

    /** Waits until a picture of this size can be shown, where no driver does so; it comes to the target's receiver. */
    default void beginSwap(int width, int height, boolean alpha) {}

    /**
     * Shows the picture that has come.
     *
     * @param damage what has changed: rectangles of four numbers, from the lower left corner; empty for all
     */
    default void endSwap(int[] damage) {}

    /** Refreshes between two pictures that are taken. */
    default void setInterval(int refreshes) {}

    /** Nothing is shown in it any more. */
    default void close() {}

    /** Asks the window to close, as its close button does. */
    void requestClose();
}
