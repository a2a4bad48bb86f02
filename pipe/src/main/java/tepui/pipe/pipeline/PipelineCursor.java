package tepui.pipe.pipeline;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Counters;

/**
 * A context's place among the pipelines: the one in hand (level 0), its neighbours (level 1), the map of the program
 * (level 2), and below that the driver's own cache. Levels 0 and 1 can be switched off to measure what they are worth.
 * Belongs to one thread at a time and allocates nothing while pipelines are found.
 */
public final class PipelineCursor {
    private final PipelineTable table;
    private final boolean useCurrent;
    private final boolean useTransitions;
    private final boolean keeps;
    private boolean prepares;
    private long once;
    private long lookUps;
    /** Look-ups that had to wait, and pipelines that look-ups have made. */
    private final long[] waited = new long[2];

    private long toldWaits;
    private long toldCompiles;
    private @Nullable PipelineEntry current;
    public long currentHits;
    public long transitionHits;

    public PipelineCursor(PipelineTable table) {
        this(table, true, true, true);
    }

    /** With level 0 or 1 switched off. */
    public PipelineCursor(PipelineTable table, boolean useCurrent, boolean useTransitions) {
        this(table, useCurrent, useTransitions, true);
    }

    /** With the levels that there are, or without any table: each look-up makes a pipeline. */
    public PipelineCursor(PipelineTable table, PipelineLevels levels, boolean keeps) {
        this(table, levels.current(), levels.transitions(), keeps);
    }

    private PipelineCursor(PipelineTable table, boolean useCurrent, boolean useTransitions, boolean keeps) {
        this.keeps = keeps;
        this.table = table;
        this.useCurrent = useCurrent;
        this.useTransitions = useTransitions;
    }

    /** The pipeline of a key, made now if there is none. The handle may differ from the last one of the same key. */
    public long get(int[] key) { // hot
        if (!keeps) return anew(key);
        PipelineEntry from = current;
        if (from == null || from.dead) return find(null, 0, key);
        int changed = KeyWords.changed(from.key, key);
        if (changed == 0 && useCurrent) {
            currentHits++;
            return from.handle;
        }
        if (changed != 0 && useTransitions) {
            PipelineEntry to = from.transitions.find(changed, key);
            if (to != null) {
                transitionHits++;
                current = to;
                return to.handle;
            }
        }
        return find(from, changed, key);
    }

    /** Are look-ups from now on for draws that are yet to come? Nobody waits for what they make. */
    public void prepares(boolean on) {
        prepares = on;
    }

    private long anew(int[] key) {
        lookUps++;
        if (once != 0) table.drop(once);
        once = table.anew(key);
        waited[0]++;
        waited[1]++;
        return once;
    }

    /** The context ends: a pipeline that no table keeps goes with it. */
    public void close() {
        if (once != 0) table.drop(once);
        once = 0;
    }

    private long find(@Nullable PipelineEntry from, int changed, int[] key) {
        lookUps++;
        PipelineEntry to = prepares ? table.ahead(key) : table.get(key, waited);
        if (from != null && changed != 0 && useTransitions) from.transitions.add(changed, key, to);
        current = to;
        return to.handle;
    }

    /** Brings a context's counters up to date, behind each look-up. */
    public void countTo(Counters c) { // hot
        c.pipelineLookUps = lookUps;
        if (waited[0] != toldWaits) tell(c);
    }

    private void tell(Counters c) {
        c.compileWaits += waited[0] - toldWaits;
        c.compiles += waited[1] - toldCompiles;
        toldWaits = waited[0];
        toldCompiles = waited[1];
    }

    /** Look-ups so far that had to wait for a pipeline. */
    public long waits() {
        return waited[0];
    }
}
