package tepui.pipe.driver;

import java.time.Duration;
import tepui.pipe.DeviceOptions;

/**
 * Watchdog that tells a device that works for long from one that hangs: no batch was done for a time. A device that is
 * the processor shares it with others, so there the time is what this process got of it, a processor's part of that; a process that gets next to none for
 * {@link #STARVED} times as long has nothing at work that could end.
 */
public final class HangWatch {
    private static final int STARVED = 30;

    private final long nanos;
    private final boolean processor;
    private long done = -1;
    private long since;
    /** By the clock. */
    private long began;

    /**
     * A watch for one wait.
     *
     * @param nanos how long no batch may get done; 0 for as long as it likes
     */
    public HangWatch(long nanos, boolean processor) {
        this.nanos = nanos;
        this.processor = processor;
    }

    /** Bound of the setting {@code hang}, given in milliseconds, in nanoseconds; ten seconds where it is left out. */
    public static long nanos(DeviceOptions options) {
        String text = options.setting("hang", "10000");
        try {
            long millis = Long.parseLong(text);
            if (millis > 0 && millis <= 86_400_000) return millis * 1_000_000;
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("open: hang is '" + text + "', must be milliseconds from 1 to 86400000");
    }

    /** Called about once a second by the thread that waits, with what says that the device moves on. */
    public boolean isHung(long completed) {
        if (nanos == 0) return false;
        long now = now();
        if (completed != done) {
            done = completed;
            since = now;
            began = System.nanoTime();
        }
        return now - since >= nanos || System.nanoTime() - began >= STARVED * nanos;
    }

    private long now() {
        if (!processor) return System.nanoTime();
        Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(null);
        return used == null
                ? System.nanoTime()
                : used.toNanos() / Runtime.getRuntime().availableProcessors();
    }
}
