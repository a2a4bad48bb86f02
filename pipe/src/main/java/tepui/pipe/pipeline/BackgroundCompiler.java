package tepui.pipe.pipeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Threads of low priority that make pipelines nobody waits for: those seen in earlier runs first, then better ones in
 * the place of quick ones. One for four processors, at most four. They start with jobs and end when nothing came for a while. A
 * failure is not their business: the draw that needs the pipeline meets it again, and says so.
 */
final class BackgroundCompiler {
    private static final int MOST = 4096;
    private static final long IDLE_MILLIS = 2000;

    private final PipelineTable table;
    private final int mostThreads;
    private final ArrayDeque<PipelineEntry> ahead = new ArrayDeque<>();
    private final ArrayDeque<PipelineEntry> better = new ArrayDeque<>();
    private final List<Thread> threads = new ArrayList<>();
    private int idle;
    private int working;
    private int workingAhead;
    private boolean closed;

    BackgroundCompiler(PipelineTable table) {
        this(table, Math.clamp(Runtime.getRuntime().availableProcessors() / 4, 1, 4));
    }

    BackgroundCompiler(PipelineTable table, int mostThreads) {
        this.table = table;
        this.mostThreads = mostThreads;
    }

    synchronized void prepare(PipelineEntry e) {
        add(ahead, e);
    }

    synchronized void optimise(PipelineEntry e) {
        add(better, e);
    }

    private void add(ArrayDeque<PipelineEntry> to, PipelineEntry e) {
        if (closed || to.size() >= MOST) {
            e.inBackground = false;
            return;
        }
        to.add(e);
        if (idle == 0 && threads.size() < mostThreads) {
            Thread t = new Thread(this::run, "tepui pipelines " + threads.size());
            t.setDaemon(true);
            t.setPriority(Thread.MIN_PRIORITY);
            threads.add(t);
            t.start();
        }
        notifyAll();
    }

    private void run() {
        boolean worked = false;
        boolean wasAhead = false;
        while (true) {
            PipelineEntry first;
            PipelineEntry second;
            synchronized (this) {
                if (worked) {
                    working--;
                    if (wasAhead) workingAhead--;
                    notifyAll();
                }
                if (!closed && ahead.isEmpty() && better.isEmpty()) rest();
                first = ahead.poll();
                second = first == null ? better.poll() : null;
                if (closed || first == null && second == null) {
                    threads.remove(Thread.currentThread());
                    notifyAll();
                    return;
                }
                working++;
                if (first != null) workingAhead++;
                wasAhead = first != null;
                worked = true;
            }
            if (first != null) makeAhead(first);
            else if (second != null) improve(second);
        }
    }

    private void makeAhead(PipelineEntry e) {
        try {
            table.makeAhead(e);
        } catch (RuntimeException failure) {
            e.inBackground = false;
        }
    }

    private void improve(PipelineEntry e) {
        try {
            table.improve(e);
        } catch (RuntimeException failure) {
            // The quick one stays.
        }
    }

    private void rest() {
        idle++;
        try {
            wait(IDLE_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        } finally {
            idle--;
        }
    }

    /** The caller makes pipelines too until no more than {@code left} are to be made; for none left, all there are have been made. */
    void help(int left) throws InterruptedException {
        while (true) {
            PipelineEntry e;
            synchronized (this) {
                if (closed || ahead.size() <= left) break;
                e = ahead.remove();
            }
            makeAhead(e);
        }
        if (left > 0) return;
        synchronized (this) {
            while (!closed && (workingAhead > 0 || !ahead.isEmpty())) wait();
        }
    }

    synchronized void await() throws InterruptedException {
        while (!closed && (working > 0 || !ahead.isEmpty() || !better.isEmpty())) wait();
    }

    /** Waits for the jobs at hand, drops the others. */
    void close() {
        List<Thread> last;
        synchronized (this) {
            closed = true;
            ahead.clear();
            better.clear();
            notifyAll();
            last = List.copyOf(threads);
        }
        try {
            for (Thread t : last) if (t != Thread.currentThread()) t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
