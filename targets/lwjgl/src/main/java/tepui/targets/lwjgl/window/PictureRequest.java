package tepui.targets.lwjgl.window;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;

/** Request for a picture of a window of this process, made by a test that runs a program beside itself; one at a time. The program is asked to close its window then. */
public final class PictureRequest {
    private static final long LOOK_MS = 50;

    private static volatile @Nullable PictureRequest open;

    private final int number;
    private int shown;
    private @Nullable Image picture;

    private PictureRequest(int number) {
        this.number = number;
    }

    /** Asks for the picture of that number, from 1. */
    public static synchronized PictureRequest begin(int number) {
        if (open != null) throw new IllegalStateException("another test waits for a picture of a program already");
        PictureRequest made = new PictureRequest(number);
        open = made;
        return made;
    }

    /** Before a picture is shown; whether the one that was asked for has been. */
    static boolean next(int width, int height, boolean current) {
        PictureRequest r = open;
        return r != null && r.shown(width, height, current);
    }

    private synchronized boolean shown(int width, int height, boolean current) {
        if (picture != null) return true;
        if (++shown < number || !current) return false;
        picture = Capture.read(width, height);
        notifyAll();
        return true;
    }

    /**
     * Waits for the picture.
     *
     * @param runs whether the program still runs
     * @return null where it has ended without it
     */
    public synchronized @Nullable Image await(BooleanSupplier runs) throws InterruptedException {
        while (picture == null && runs.getAsBoolean()) wait(LOOK_MS);
        return picture;
    }

    /** Pictures that were shown before it came. */
    public synchronized int shown() {
        return shown;
    }

    /** The request is over. */
    public void end() {
        open = null;
    }
}
