package tepui.pipe;

/**
 * Counters of what a context has done since it was made. Plain fields: they are read by tests, the HUD and benchmarks.
 */
public final class Counters {
    public long draws;
    public long dispatches;
    public long primitives;
    /** The caller had to wait for the device. */
    public long waits;
    /** Shaders or pipelines compiled. */
    public long compiles;
    /** Draws that waited for one. */
    public long compileWaits;

    public long pipelineSwitches;
    /** Draws whose pipeline was neither the one in hand nor one that came after it before, so that it was looked up in the table of all. */
    public long pipelineLookUps;

    public long renderPasses;
    public long barriers;
    public long descriptorWrites;
    public long submits;
    public long uploadedBytes;
    public long readBackBytes;
    public long maps;
    /** Discarded buffers that got fresh storage. */
    public long renames;

    /** Runs of a large draw's primitives that the software device's threads shared. */
    public long sharedRuns;
    /** Bands of a surface's rows, likewise: copies, resolves, levels, reads. */
    public long sharedBands;

    public long presents;
    /** Presents whose picture had to be copied or read back: it was not drawn where it is shown. */
    public long presentCopies;
    /** Pieces of memory that the device has asked its system for, by all contexts together. */
    public long allocations;

    private boolean late;

    /** All zero. */
    public Counters() {}

    /** Whether another thread adds to them: they may lack what was asked for last. */
    public boolean isLate() { // hot
        return late;
    }

    /** Another thread adds to them. It stays with this object: a copy is not told. */
    public void setLate(boolean late) {
        this.late = late;
    }

    public void copyTo(Counters to) {
        to.draws = draws;
        to.dispatches = dispatches;
        to.primitives = primitives;
        to.waits = waits;
        to.compiles = compiles;
        to.compileWaits = compileWaits;
        to.pipelineSwitches = pipelineSwitches;
        to.pipelineLookUps = pipelineLookUps;
        to.renderPasses = renderPasses;
        to.barriers = barriers;
        to.descriptorWrites = descriptorWrites;
        to.submits = submits;
        to.uploadedBytes = uploadedBytes;
        to.readBackBytes = readBackBytes;
        to.maps = maps;
        to.renames = renames;
        to.sharedRuns = sharedRuns;
        to.sharedBands = sharedBands;
        to.presents = presents;
        to.presentCopies = presentCopies;
        to.allocations = allocations;
    }
}
