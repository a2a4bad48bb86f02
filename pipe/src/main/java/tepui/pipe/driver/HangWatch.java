package tepui.pipe.driver;

import java.time.Duration;

/**
 * Watchdog that tells a device that works for long from one that hangs: no batch was done for a time. A device that is
 * the processor shares it with others, so there the time is what this process got of it, a processor's part of that.
 */
final class HangWatch {
    private final long nanos;
    private final boolean processor;
    private long done = -1;
    private long since;

    HangWatch(long nanos, boolean processor) {
        this.nanos = nanos;
        this.processor = processor;
    }

    /** Called about once a second by the thread that waits. */
    boolean isHung(long completed) {
        if (nanos == 0) return false;
        long now = now();
        if (completed != done) {
            done = completed;
            since = now;
        }
        return now - since >= nanos;
    }

    private long now() {
        if (!processor) return System.nanoTime();
        Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(null);
        return used == null
                ? System.nanoTime()
                : used.toNanos() / Runtime.getRuntime().availableProcessors();
    }
}
