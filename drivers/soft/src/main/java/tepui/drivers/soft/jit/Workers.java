package tepui.drivers.soft.jit;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Worker threads that help the thread which flushes: parked until there is a job, daemons, started when first needed,
 * shared by all contexts of a device. The caller works too, so a device without helpers works as well. One job at a
 * time is helped; a second caller that comes meanwhile does its job alone rather than wait. As many are woken as the job has parts,
 * each by another of them: waking costs the one who wakes some microseconds.
 */
public final class Workers implements AutoCloseable {
    /** Work that any number of threads can do together. */
    public interface Job {
        /**
         * Works until nothing is left to begin. A thread may come to a job more than once.
         *
         * @param worker 0 is the caller; each thread has its own number below {@link Workers#threads}
         */
        void work(int worker);
    }

    /** Bit of {@link #state}: helpers may join. The bits below count those that did. */
    private static final int OPEN = 1 << 30;

    /** Of every kernel that runs for the device. */
    public final RunLimit limit;

    private final Thread[] helpers;
    private final int threads;
    private volatile @Nullable Job job;
    /** Helpers that the job has something to do for. */
    private volatile int wanted;
    /** Counts jobs, so that a helper that was slow to wake knows whether it has seen this one. */
    private final AtomicInteger serial = new AtomicInteger();

    private final AtomicInteger state = new AtomicInteger();
    private final AtomicInteger busy = new AtomicInteger();
    private volatile boolean closed;
    private volatile @Nullable Throwable failure;
    private boolean started;

    /**
     * @param threads that work at most, the caller included
     */
    public Workers(int threads) {
        this(threads, new RunLimit(RunLimit.USUAL_NANOS, text -> {}));
    }

    /** Workers whose kernels have a time. */
    public Workers(int threads, RunLimit limit) {
        this.limit = limit;
        if (threads < 1 || threads > 1024) {
            throw new IllegalArgumentException("Workers: " + threads + " threads, must be 1 to 1024");
        }
        this.threads = threads;
        helpers = new Thread[threads - 1];
    }

    /** Threads that may work on a job, the caller included. */
    public int threads() {
        return threads;
    }

    /**
     * Does the job; returns when all of it is done. What any thread threw is thrown here.
     *
     * @param parts of the job that can be done at the same time, about
     */
    public void run(Job work, int parts) {
        if (helpers.length == 0 || parts < 2 || closed || !busy.compareAndSet(0, 1)) {
            work.work(0);
            return;
        }
        Throwable thrown = null;
        try {
            start();
            failure = null;
            job = work;
            wanted = Math.min(helpers.length, parts - 1);
            state.set(OPEN);
            serial.incrementAndGet();
            wake(-1);
            try {
                work.work(0);
            } catch (Throwable t) {
                thrown = t;
            }
            // Who has not joined by now need not: the work is taken.
            state.getAndAdd(-OPEN);
            for (int spins = 0; state.get() != 0; spins++) {
                if (spins < 20_000) Thread.onSpinWait();
                else Thread.yield();
            }
            job = null;
            if (thrown == null) thrown = failure;
        } finally {
            busy.set(0);
        }
        if (thrown instanceof RuntimeException e) throw e;
        if (thrown instanceof Error e) throw e;
    }

    /** Wakes the two that this one wakes, of those that are wanted: helpers are a tree, whose root, -1, is the caller. */
    private void wake(int by) {
        int end = Math.min(wanted, 2 * by + 4);
        for (int h = 2 * by + 2; h < end; h++) LockSupport.unpark(helpers[h]);
    }

    private void start() {
        if (started) return;
        for (int i = 0; i < helpers.length; i++) {
            int number = i + 1;
            helpers[i] =
                    Thread.ofPlatform().daemon().name("tepui-soft-" + number).unstarted(() -> loop(number));
        }
        started = true;
        for (Thread t : helpers) t.start();
    }

    private void loop(int number) {
        int seen = 0;
        while (!closed) {
            int now = serial.get();
            if (now == seen) {
                LockSupport.park(this);
                continue;
            }
            seen = now;
            wake(number - 1);
            if (!join()) continue;
            try {
                Job work = job;
                if (work != null) work.work(number);
            } catch (Throwable t) {
                failure = t;
            } finally {
                state.decrementAndGet();
            }
        }
    }

    private boolean join() {
        while (true) {
            int s = state.get();
            if ((s & OPEN) == 0) return false;
            if (state.compareAndSet(s, s + 1)) return true;
        }
    }

    /** Ends the threads; jobs that come later are done by their callers alone. */
    @Override
    public void close() {
        closed = true;
        for (Thread t : helpers) {
            if (t != null) LockSupport.unpark(t);
        }
    }
}
