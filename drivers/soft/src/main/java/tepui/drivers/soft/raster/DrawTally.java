package tepui.drivers.soft.raster;

/**
 * Tally of draws: counts summed over all draws that name it. The first two figures are complete once the scene that
 * holds the draws was flushed, the others when {@link Rasterizer#draw} returns. A context that counts for several
 * overlapping queries starts a new tally whenever one of them begins or ends, and adds up.
 */
public final class DrawTally {
    /** Samples that passed all tests. */
    public long samplesPassed;
    /** Fragment shader invocations, without helpers. */
    public long fragmentInvocations;
    /** Primitives that came to clipping, and that left it, of which the second is counted only where {@link #countsClipping}. */
    public long clippingInput;

    public long clippingOutput;

    /** Does anybody want to know what left clipping? Machine code does not count that. */
    public boolean countsClipping = true;

    /** All zero. */
    public DrawTally() {}
}
