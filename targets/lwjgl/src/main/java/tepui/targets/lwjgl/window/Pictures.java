package tepui.targets.lwjgl.window;

/** Counts the pictures of a window, and keeps the one that the settings ask for. */
public final class Pictures {
    private int frames;

    /**
     * Before a picture is shown.
     *
     * @param current whether the window's context is the calling thread's, whose back buffer can be read then
     * @return whether it is the last one that was asked for
     */
    public boolean next(int width, int height, boolean current) {
        Settings settings = Settings.get();
        frames++;
        boolean last = settings.frames() > 0 && frames >= settings.frames();
        if (settings.out() != null && (last ? frames == settings.frames() : settings.frames() == 0)) {
            if (current) Capture.keep(width, height);
            if (last) Capture.write();
        }
        return last;
    }

    /** Writes what was kept and is not written yet. */
    public static void write() {
        Capture.write();
    }
}
