package tepui.drivers.vulkan.pipeline;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * One thread of low priority that makes pipelines nobody waits for: those seen in earlier runs first, then better ones in
 * the place of quick ones. It starts with the first job and ends when nothing came for a while. A failure is not its
 * business: the draw that needs the pipeline meets it again, and says so.
 */
final class BackgroundCompiler {
    private static final int MOST = 4096;
    private static final long IDLE_MILLIS = 2000;

    private final PipelineTable table;
    private final ArrayDeque<PipelineEntry> ahead = new ArrayDeque<>();
    private final ArrayDeque<PipelineEntry> better = new ArrayDeque<>();
    private @Nullable Thread thread;
    private boolean working;
    private boolean closed;

    BackgroundCompiler(PipelineTable table) {
        this.table = table;
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
        if (thread == null) {
            Thread t = new Thread(this::run, "tepui pipelines");
            t.setDaemon(true);
            t.setPriority(Thread.MIN_PRIORITY);
            thread = t;
            t.start();
        }
        notifyAll();
    }

    private void run() {
        while (true) {
            PipelineEntry first;
            PipelineEntry second;
            synchronized (this) {
                working = false;
                notifyAll();
                if (!closed && ahead.isEmpty() && better.isEmpty()) rest();
                first = ahead.poll();
                second = first == null ? better.poll() : null;
                if (closed || first == null && second == null) {
                    thread = null;
                    notifyAll();
                    return;
                }
                working = true;
            }
            try {
                if (first != null) table.makeAhead(first);
                else if (second != null) table.replace(second);
            } catch (RuntimeException e) {
                if (first != null) first.inBackground = false;
            }
        }
    }

    private void rest() {
        try {
            wait(IDLE_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    synchronized void await() throws InterruptedException {
        while (!closed && (working || !ahead.isEmpty() || !better.isEmpty())) wait();
    }

    /** Waits for the job at hand, drops the others. */
    void close() {
        Thread t;
        synchronized (this) {
            closed = true;
            ahead.clear();
            better.clear();
            notifyAll();
            t = thread;
        }
        try {
            if (t != null && t != Thread.currentThread()) t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
