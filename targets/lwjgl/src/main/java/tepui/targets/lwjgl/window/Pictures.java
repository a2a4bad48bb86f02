package tepui.targets.lwjgl.window;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Counter of the pictures of a window, which keeps the one that is asked for. */
public final class Pictures {
    private final int most;
    private final @Nullable Path out;
    private int frames;

    /** Those that the settings of this process ask for. */
    public Pictures() {
        this(Settings.get().frames(), Settings.get().out());
    }

    /**
     * Those that a program of its own asks for.
     *
     * @param most of which the last is kept; 0 for no end
     * @param out where the last picture goes
     */
    public Pictures(int most, @Nullable Path out) {
        this.most = most;
        this.out = out;
    }

    /**
     * Before a picture is shown.
     *
     * @param current whether the window's context is the calling thread's, whose back buffer can be read then
     * @return whether it is the last one that was asked for
     */
    public boolean next(int width, int height, boolean current) {
        frames++;
        boolean last = most > 0 && frames >= most;
        if (out != null && (last ? frames == most : most == 0)) {
            if (current) Capture.keep(out, width, height);
            if (last) Capture.write(out);
        }
        return PictureRequest.next(width, height, current) || last;
    }

    /** Writes what was kept of the settings' picture and is not written yet. */
    public static void write() {
        Path out = Settings.get().out();
        if (out != null) Capture.write(out);
    }

    /** Writes what was kept and is not written yet. */
    public void writeOwn() {
        if (out != null) Capture.write(out);
    }
}
