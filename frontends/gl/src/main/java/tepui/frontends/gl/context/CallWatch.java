package tepui.frontends.gl.context;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Test whether another thread is in a call of OpenGL: by its stack, so that calls themselves need not say. Asked when a
 * context gets company in its share group: a call that began without the lock has to end before others begin.
 */
final class CallWatch {
    /** Where all calls come in. */
    private static final Set<String> FACE = Set.of("tepui.frontends.gl.GL", "tepui.frontends.gl.GLContext");
    /** A call that takes longer waits for something itself, perhaps for the thread that asks. */
    private static final int LONGEST_MILLIS = 10_000;

    private CallWatch() {}

    static void awaitEnd(@Nullable Thread thread) {
        if (thread == null || thread == Thread.currentThread()) return;
        boolean interrupted = false;
        for (int waited = 0; waited < LONGEST_MILLIS && isInCall(thread); waited++) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    private static boolean isInCall(Thread thread) {
        for (StackTraceElement frame : thread.getStackTrace()) if (FACE.contains(frame.getClassName())) return true;
        return false;
    }
}
