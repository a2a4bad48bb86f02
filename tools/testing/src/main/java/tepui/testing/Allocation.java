package tepui.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Counter of the bytes that a piece of work allocates on the calling thread, for the rule that hot paths allocate
 * nothing. The virtual machine's own counter is exact for what the thread itself does; the warm-up lets classes load
 * first.
 */
public final class Allocation {
    private static final int WARM_UP = 20_000;

    private static final int TRIES = 4;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /**
     * Bytes that {@code times} runs of {@code work} allocate once it is warm. Compiled code that was thrown away in between is
     * given time to come back: what allocates in each of several tries is the work itself.
     */
    public static long bytes(int times, Runnable work) {
        long least = Long.MAX_VALUE;
        for (int attempt = 0; attempt < TRIES && least != 0; attempt++) {
            for (int i = 0; i < WARM_UP; i++) work.run();
            THREADS.getCurrentThreadAllocatedBytes();
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < times; i++) work.run();
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
