package tepui.pipe.pipeline;

import java.util.concurrent.atomic.LongAdder;

/**
 * Counters of pipeline look-ups: what became of them, and for what draws waited. Hits of the first two levels are
 * counted by each {@link PipelineCursor}.
 */
public final class PipelineCounters {
    /** Found in the map. */
    public final LongAdder mapHits = new LongAdder();
    /** Pipelines made, by anybody. */
    public final LongAdder made = new LongAdder();
    /** Programs made ready that need no pipeline, by anybody. */
    public final LongAdder withoutPipeline = new LongAdder();
    /** Of both, by the background thread before a draw wanted them. */
    public final LongAdder madeAhead = new LongAdder();
    /** Quick ones that an optimised one has replaced. */
    public final LongAdder optimised = new LongAdder();
    /** Put together from compiled parts by the draws that wanted them, which is not a wait. */
    public final LongAdder linked = new LongAdder();
    /** Draws that waited because their program was new: its shaders had to be compiled. */
    public final LongAdder waitsForPrograms = new LongAdder();
    /** Draws that waited because of another state with a known program. */
    public final LongAdder waitsForStates = new LongAdder();
    /** Draws that waited because the background thread had begun with their pipeline, or had not come to it yet. */
    public final LongAdder waitsForBackground = new LongAdder();

    /** All zero. */
    public PipelineCounters() {}

    /** Draws that waited, for whatever reason. */
    public long waits() {
        return waitsForPrograms.sum() + waitsForStates.sum() + waitsForBackground.sum();
    }

    @Override
    public String toString() {
        return made.sum() + " pipelines made, " + withoutPipeline.sum() + " programs without, " + madeAhead.sum()
                + " ahead of their draws, " + linked.sum()
                + " linked, " + optimised.sum() + " optimised later; " + waitsForPrograms.sum()
                + " draws waited for a new program, " + waitsForStates.sum() + " for a new state, "
                + waitsForBackground.sum() + " for the background";
    }
}
