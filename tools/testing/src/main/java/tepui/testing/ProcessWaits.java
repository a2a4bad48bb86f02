package tepui.testing;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Waits for other processes, which may hang, as Wine's do on some machines. Looks are counted, half an hour of them, which no slow machine needs: a test then fails, and
 * what hung is ended.
 */
public final class ProcessWaits {
    private static final int LOOKS = 90_000;
    private static final int BETWEEN = 20;

    private ProcessWaits() {}

    /** Waits for a process's end; returns its status. */
    public static int ended(Process process) throws InterruptedException {
        return ended(process, LOOKS);
    }

    static int ended(Process process, int looks) throws InterruptedException {
        for (int i = 0; i < looks; i++) if (process.waitFor(BETWEEN, TimeUnit.MILLISECONDS)) return process.exitValue();
        throw hung(process);
    }

    /** Waits for what a process does; false where it ended without that. */
    public static boolean comes(Process process, BooleanSupplier what) throws InterruptedException {
        return comes(process, what, LOOKS);
    }

    static boolean comes(Process process, BooleanSupplier what, int looks) throws InterruptedException {
        for (int i = 0; i < looks; i++) {
            if (what.getAsBoolean()) return true;
            // What it did last is looked at once more.
            if (process.waitFor(BETWEEN, TimeUnit.MILLISECONDS)) return what.getAsBoolean();
        }
        throw hung(process);
    }

    private static AssertionError hung(Process process) {
        String command = process.info().commandLine().orElse("a process");
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        return new AssertionError("hangs: " + command);
    }
}
