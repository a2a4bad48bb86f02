package tepui.layers.pipelines;

/**
 * Progress of a preparation, told by the system properties {@code tepui.pipelines.total} and {@code tepui.pipelines.done}: a program that knows no
 * class of Tepui can show them. Both are set before the device is there; equal when all is made.
 */
public final class PipelineProgress {
    public static final String TOTAL = "tepui.pipelines.total";
    public static final String DONE = "tepui.pipelines.done";

    private int total;
    private int done;

    PipelineProgress() {}

    synchronized void more(int pieces) {
        total += pieces;
        tell();
    }

    synchronized void done() {
        done++;
        tell();
    }

    /** No more is made: whoever waits for the rest shall go on. */
    synchronized void over() {
        done = total;
        tell();
    }

    private void tell() {
        System.setProperty(TOTAL, Integer.toString(total));
        System.setProperty(DONE, Integer.toString(done));
    }

    public synchronized int total() {
        return total;
    }

    /** Pieces that are made, or cannot be made here. */
    public synchronized int made() {
        return done;
    }

    synchronized boolean isOver() {
        return done == total;
    }
}
