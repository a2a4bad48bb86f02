package tepui.drivers.soft.jit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Clock of one run, in the processor time of its thread: on a busy machine the clock on the wall says nothing of what was done. Where the
 * JVM cannot tell, the wall's clock is taken after all.
 */
final class RunClock {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long limit;
    private final boolean measured;
    private final long start;

    RunClock(long nanos) {
        limit = nanos;
        measured = THREADS.isCurrentThreadCpuTimeSupported() && THREADS.getCurrentThreadCpuTime() >= 0;
        start = now();
    }

    private long now() {
        return measured ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    boolean isOver() {
        return now() - start >= limit;
    }
}
