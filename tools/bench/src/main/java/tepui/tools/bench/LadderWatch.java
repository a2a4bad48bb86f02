package tepui.tools.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Counters;

/**
 * Observer of a rung from another thread. A rung that takes longer than it may is reported, with what it was doing,
 * what the context has counted and the stacks of all threads that have to do with it, and the benchmark ends: a wait
 * that never ends is then a line to read and no mystery.
 */
final class LadderWatch implements AutoCloseable {
    private static final long LOOK_MILLIS = 250;

    private final String rung;
    private final long limitNanos;
    private final Runnable end;
    private final Thread worker = Thread.currentThread();
    private final Thread watcher = new Thread(this::watch, "ladder watch");
    private final long start = System.nanoTime();
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile String doing = "opening the device";
    private volatile @Nullable Context context;

    /**
     * Begins to look.
     *
     * @param end is run when the rung has taken too long, behind the report
     */
    LadderWatch(String rung, int seconds, Runnable end) {
        this.rung = rung;
        this.limitNanos = seconds * 1_000_000_000L;
        this.end = end;
        watcher.setDaemon(true);
        watcher.start();
    }

    /** Notes the next step, for the report. */
    void enters(String what) {
        doing = what;
    }

    /** Whose counters are reported. */
    void counts(Context of) {
        context = of;
    }

    private void watch() {
        while (!over.get()) {
            if (System.nanoTime() - start > limitNanos) {
                if (over.compareAndSet(false, true)) {
                    System.err.println(report());
                    end.run();
                }
                return;
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    /** Report of a rung that does not end. */
    String report() {
        StringBuilder text = new StringBuilder("tepui: bench ladder: '")
                .append(rung)
                .append("' has taken longer than ")
                .append(limitNanos / 1_000_000_000L)
                .append(" s and is given up (--limit sets the bound); it was ")
                .append(doing)
                .append('\n');
        Context of = context;
        if (of != null)
            text.append("  counted so far: ").append(counted(of.counters())).append('\n');
        for (ThreadInfo thread : ManagementFactory.getThreadMXBean().dumpAllThreads(true, true)) {
            boolean ours = thread.getThreadName().startsWith("tepui");
            if (ours || thread.getThreadId() == worker.threadId()) stack(text, thread);
        }
        return text.toString();
    }

    private static void stack(StringBuilder text, ThreadInfo thread) {
        text.append("  ").append(thread.getThreadName()).append(": ").append(thread.getThreadState());
        if (thread.getLockName() != null) text.append(", waits for ").append(thread.getLockName());
        if (thread.getLockOwnerName() != null) text.append(" of ").append(thread.getLockOwnerName());
        text.append('\n');
        for (StackTraceElement e : thread.getStackTrace())
            text.append("    at ").append(e).append('\n');
    }

    private static String counted(Counters c) {
        return c.presents + " presents, " + c.draws + " draws, " + c.renderPasses + " passes, " + c.submits
                + " submits, "
                + c.waits + " waits, " + c.compiles + " pipelines made, " + c.compileWaits
                + " draws that waited for one, "
                + c.allocations + " allocations, " + c.renames + " renames, " + c.barriers + " barriers";
    }

    /** The rung has ended in time. */
    @Override
    public void close() {
        over.set(true);
        watcher.interrupt();
    }
}
