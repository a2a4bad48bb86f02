package tepui.layers.count;

import java.util.Arrays;
import java.util.List;
import tepui.pipe.Counters;

/**
 * Counters of the last frames, in a ring for each field. A frame is what happens from one {@link #frame} to the next;
 * the first only sets the start. Adding a frame and asking for figures allocate nothing. On the context's thread only.
 */
public final class FrameCounters {
    private static final List<CounterField> FIELDS = CounterField.all();

    private final long[][] rings;
    private final long[] totals = new long[FIELDS.size()];
    private final long[] sorted;
    private long frames = -1;

    /**
     * @param window how many frames are kept
     */
    public FrameCounters(int window) {
        if (window < 1)
            throw new IllegalArgumentException("FrameCounters: window is " + window + ", must be at least 1");
        rings = new long[FIELDS.size()][window];
        sorted = new long[window];
    }

    /**
     * A frame ends.
     *
     * @param now the context's counters
     * @param nanos the time, from any start
     */
    public void frame(Counters now, long nanos) { // hot
        int at = frames < 0 ? 0 : (int) (frames % sorted.length);
        for (int i = 0; i < rings.length; i++) {
            long total = FIELDS.get(i).total(now, nanos);
            if (frames >= 0) rings[i][at] = total - totals[i];
            totals[i] = total;
        }
        frames++;
    }

    /** Frames that have ended, also those no longer kept. */
    public long frames() {
        return Math.max(0, frames);
    }

    /** Frames that are kept. */
    public int kept() {
        return (int) Math.min(frames(), sorted.length);
    }

    /** The figure of the last frame; 0 before there is one. */
    public long last(CounterField field) {
        return kept() == 0 ? 0 : rings[field.ordinal()][(int) ((frames - 1) % sorted.length)];
    }

    public long min(CounterField field) {
        return ranked(field, 0);
    }

    /** The middle one; of an even number, the smaller of the two. */
    public long median(CounterField field) {
        return ranked(field, (kept() - 1) / 2);
    }

    public long max(CounterField field) {
        return ranked(field, kept() - 1);
    }

    private long ranked(CounterField field, int rank) {
        int kept = kept();
        if (kept == 0) return 0;
        System.arraycopy(rings[field.ordinal()], 0, sorted, 0, kept);
        Arrays.sort(sorted, 0, kept);
        return sorted[rank];
    }

    /** A line for each field that is not always 0: last, least, middle and largest value. */
    public String table() {
        StringBuilder s =
                new StringBuilder(String.format("%-18s %12s %12s %12s %12s%n", "", "last", "min", "median", "max"));
        for (CounterField f : FIELDS) {
            if (max(f) == 0 && min(f) == 0) continue;
            String name = f.unit().isEmpty() ? f.label() : f.label() + ", " + f.unit();
            s.append(String.format("%-18s %12d %12d %12d %12d%n", name, last(f), min(f), median(f), max(f)));
        }
        return s.toString();
    }
}
