package tepui.drivers.soft.texture;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Workers;
import tepui.pipe.Counters;

/**
 * Division of work on a surface among a device's workers: bands of rows, each done by whoever is free. A small surface is done by the thread
 * that asks for it, since waking others costs more. Nothing may depend on the order of rows. One per context.
 */
public final class Bands implements Workers.Job {
    /** Work on rows. */
    public interface Rows {
        /**
         * Does the rows from {@code from} up to {@code to} of a slice or layer.
         *
         * @param worker whose scratch memory may be used: below {@link Bands#workers}
         */
        void rows(int worker, int slice, int from, int to);
    }

    /** Words that a worker is woken for: what it would do in some twenty microseconds. */
    private static final long ALONE = 1 << 16;
    /**
     * Words that are moved as they are, blocks at a time, in the time of one of other work: memory is their bound. Threads
     * that are woken for few of them, and waited for, cost the process more than the moves.
     */
    static final int MOVED = 128;

    /** Words of a band. */
    private static final long BAND = 1 << 14;

    private final @Nullable Workers workers;
    private final AtomicInteger next = new AtomicInteger();
    private @Nullable Rows job;
    private int firstSlice;
    private int firstRow;
    private int endRow;
    private int bandRows;
    private int bandsOfSlice;
    private int bands;

    private final Counters counters;

    public Bands(Workers workers, Counters counters) {
        this.workers = workers;
        this.counters = counters;
    }

    /** All work is done by the thread that asks. */
    public Bands() {
        workers = null;
        counters = new Counters();
    }

    /** Threads that may work, the caller included. */
    public int workers() {
        return workers == null ? 1 : workers.threads();
    }

    /** Does rows of slices by the thread that asks, in order. */
    public void alone(Rows work, int slice, int slices, int row, int rows) {
        for (int z = slice; z < slice + slices; z++) work.rows(0, z, row, row + rows);
    }

    /**
     * Does rows of slices; when it returns, all of them are done.
     *
     * @param words that are read and written for a row
     */
    public void run(Rows work, int slice, int slices, int row, int rows, long words) { // hot
        Workers w = workers;
        if (w == null || w.threads() == 1 || words * rows * slices < ALONE) {
            alone(work, slice, slices, row, rows);
            return;
        }
        // Whole rows of blocks, of the target at least where it begins with one.
        int high = Math.clamp(BAND / Math.max(words, 1), 4, 256) & ~3;
        int first = row & ~3;
        job = work;
        firstSlice = slice;
        firstRow = row;
        endRow = row + rows;
        bandRows = high;
        bandsOfSlice = (endRow - first + high - 1) / high;
        bands = Math.multiplyExact(bandsOfSlice, slices);
        counters.sharedBands += bands;
        next.set(0);
        try {
            w.run(this, bands);
        } finally {
            job = null;
        }
    }

    @Override
    public void work(int worker) { // hot
        Rows work = job;
        if (work == null) return;
        int first = firstRow & ~3;
        for (int band = next.getAndIncrement(); band < bands; band = next.getAndIncrement()) {
            int from = first + band % bandsOfSlice * bandRows;
            int to = Math.min(from + bandRows, endRow);
            work.rows(worker, firstSlice + band / bandsOfSlice, Math.max(from, firstRow), to);
        }
    }
}
