package tepui.targets.lwjgl;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.window.PictureRequest;
import tepui.targets.lwjgl.window.Settings;
import tepui.tools.image.Image;

/** Run of a program with windows in this process, without a display, for one of its pictures. Its classes must be woven: the agent comes first. */
public final class ProgramRun {
    private ProgramRun() {}

    /** Has windows shown nowhere and drawn by the software device, where nothing else is said; before anything of Tepui runs. */
    public static void prepare() {
        if (System.getProperty("tepui.window") == null) System.setProperty("tepui.window", "offscreen");
        if (System.getProperty("tepui.driver") == null) System.setProperty("tepui.driver", "soft");
    }

    /**
     * Runs a program until it has shown so many pictures, asks it to close its window, and returns when the threads that it began have ended.
     *
     * @return the last picture
     * @throws IllegalStateException where it ends without having shown as many
     */
    public static Image picture(int number, Runnable program) {
        if (number < 1) throw new IllegalArgumentException("picture " + number + " of a program, must be at least 1");
        if (!Settings.get().offscreen())
            throw new IllegalStateException(
                    "windows of this process are shown; start it with -Dtepui.window=offscreen to have them offscreen");
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        PictureRequest request = PictureRequest.begin(number);
        try {
            program.run();
            Image picture = request.await(() -> begun(before) != null);
            if (picture == null)
                throw new IllegalStateException("the program has ended after " + request.shown()
                        + " pictures of a window, and picture " + number + " was asked for");
            for (Thread t = begun(before); t != null; t = begun(before)) t.join();
            return picture;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a program draws", e);
        } finally {
            request.end();
        }
    }

    /** A thread that the program began and that keeps it alive. */
    private static @Nullable Thread begun(Set<Thread> before) {
        Set<Thread> now = new HashSet<>(Thread.getAllStackTraces().keySet());
        now.removeAll(before);
        for (Thread t : now) if (!t.isDaemon() && t.isAlive() && t != Thread.currentThread()) return t;
        return null;
    }
}
