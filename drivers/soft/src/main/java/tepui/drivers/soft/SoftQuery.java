package tepui.drivers.soft;

import java.util.ArrayList;
import java.util.List;
import tepui.drivers.soft.raster.DrawTally;
import tepui.pipe.Query;

/** A query: what its counter stood at when it began, and the tallies of the draws since. */
final class SoftQuery extends Query {
    final SoftDevice device;
    volatile boolean destroyed;
    boolean active;
    boolean ended;
    /** The counter at the beginning, or the time. */
    long start;

    long result;
    /** Tallies not yet added up: their scenes may not be done. */
    final List<DrawTally> tallies = new ArrayList<>();

    SoftQuery(SoftDevice device, Kind kind, int index) {
        super(kind, index);
        this.device = device;
    }

    /** Is it counted by the rasteriser, a tally at a time? */
    boolean isTallied() {
        return switch (kind()) {
            case OCCLUSION, OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE -> true;
            case PIPELINE_STATISTIC ->
                switch (Statistic.values()[index()]) {
                    case CLIPPING_INPUT, CLIPPING_OUTPUT, FRAGMENT_INVOCATIONS -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    /** Its figure in a tally. */
    long of(DrawTally tally) {
        if (kind() != Kind.PIPELINE_STATISTIC) return tally.samplesPassed;
        return switch (Statistic.values()[index()]) {
            case CLIPPING_INPUT -> tally.clippingInput;
            case CLIPPING_OUTPUT -> tally.clippingOutput;
            default -> tally.fragmentInvocations;
        };
    }
}
