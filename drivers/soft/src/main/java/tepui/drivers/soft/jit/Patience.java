package tepui.drivers.soft.jit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long the calling thread is willing to try, in its own processor time: on a busy machine the clock on the wall says nothing
 * of what was tried. Where the JVM cannot tell, the wall's clock is taken after all.
 */
final class Patience {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long limit;
    private final boolean measured;
    private final long start;

    Patience(long nanos) {
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
