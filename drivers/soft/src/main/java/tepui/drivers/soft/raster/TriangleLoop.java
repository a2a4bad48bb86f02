package tepui.drivers.soft.raster;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.jit.KernelChain;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;

/**
 * Primitives of one draw in one tile that wait to be drawn by machine code: coverage, lanes and kernels are one call for all of them. For
 * draws whose kernels are machine code; {@link TriangleCoverage}, {@link SampleCoverage}, {@link LineCoverage} and {@link FragmentRun} do the
 * same for others. One per worker.
 */
final class TriangleLoop {
    // ---- the control block that TriangleCode reads
    static final int COUNT = 0;
    static final int ORIGIN_X = 1;
    static final int ORIGIN_Y = 2;
    /** Words of the record behind the first ones: is there an extension, how many inputs. */
    static final int EXTENDED = 3;

    static final int INPUTS = 4;
    static final int TARGETS = 5;
    /** The targets in use: TARGET_WORDS each. */
    static final int TARGET = 6;

    /** Where the target's words of blockAt begin, in bytes. */
    static final int BLOCK_AT = 0;
    /** Where the tile begins in the first layer. */
    static final int BASE = 1;

    static final int LAYER_WORDS = 2;
    static final int ROW_WORDS = 3;
    static final int BLOCK_WORDS = 4;
    static final int SAMPLE_WORDS = 5;
    static final int TARGET_WORDS = 6;

    /** The kernels, as {@link KernelChain} describes them. */
    static final int EARLY = TARGET + TargetSet.COUNT * TARGET_WORDS;

    static final int SHADE = EARLY + KernelChain.WORDS;
    static final int MERGE = SHADE + KernelChain.WORDS;

    // ---- with several samples
    static final int SAMPLES = MERGE + KernelChain.WORDS;
    /** Samples have places of their own: 1, else 0. */
    static final int SPREAD = SAMPLES + 1;
    /** The target whose texels the merge makes once for all samples, by its place among those in use; -1 for none. */
    static final int ONCE = SAMPLES + 2;
    /** Its argument, in bytes from the first; where its words of blockAt begin, likewise; bytes of a block. */
    static final int ONCE_ARGUMENT = SAMPLES + 3;

    static final int ONCE_AT = SAMPLES + 4;
    static final int ONCE_BYTES = SAMPLES + 5;
    /** Of each sample: a block's mask where it is written, else 0; x and y in 1/256 of a pixel; the same as floats in pixels. */
    static final int ENABLED = SAMPLES + 6;

    static final int SHIFT_X = ENABLED + MultisampleRun.MOST_SAMPLES;
    static final int SHIFT_Y = SHIFT_X + MultisampleRun.MOST_SAMPLES;
    static final int OFFSET_X = SHIFT_Y + MultisampleRun.MOST_SAMPLES;
    static final int OFFSET_Y = OFFSET_X + MultisampleRun.MOST_SAMPLES;

    /** The number of samples as a float where alpha takes samples away, else 0. */
    static final int ALPHA = OFFSET_Y + MultisampleRun.MOST_SAMPLES;

    // ---- lines with a stipple: 1, else 0; its factor; its pattern
    static final int STIPPLE = ALPHA + 1;
    static final int FACTOR = STIPPLE + 1;
    static final int PATTERN = STIPPLE + 2;

    /** Is the draw counted? Then lanes that are shaded, and those that pass all tests, each by their place in a block. */
    static final int COUNTED = STIPPLE + 3;

    static final int INVOCATIONS = COUNTED + 1;
    static final int PASSED = INVOCATIONS + KernelFrame.GROUP;

    /** Is depth clamped to the viewport's range? And those ranges: nearest and farthest of each viewport. */
    static final int CLAMPED = PASSED + KernelFrame.GROUP;

    static final int RANGES = CLAMPED + 1;

    /** Does the shader run once a sample: 1, else 0; does it want centroids, likewise. */
    static final int PER_SAMPLE = RANGES + 2 * Limits.VIEWPORTS;

    static final int CENTROID = PER_SAMPLE + 1;
    /** The argument where lanes' coverage goes, and the one of masks that the shader writes, in bytes from the first; 0 for none. */
    static final int COVERAGE = PER_SAMPLE + 2;

    static final int MASK = PER_SAMPLE + 3;

    static final int ENTRIES = PER_SAMPLE + 4;

    /** Entries at most. The collector waits while a call runs, so whole tiles count as more. */
    private static final int MOST = 64;

    private static final int FULL_WEIGHT = 8;

    /** Code for vectors of 256 bits. */
    private static final class Narrow {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(false, false));
    }

    /** Code for vectors of 512 bits. */
    private static final class Wide {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(true, false));
    }

    /** Code for vectors of 256 bits and several samples. */
    private static final class NarrowSamples {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(false, true));
    }

    /** Code for vectors of 512 bits and several samples. */
    private static final class WideSamples {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(true, true));
    }

    private final KernelFrame frame;
    private final int[] control = new int[ENTRIES + MOST];
    private final boolean many;
    private int count;
    private int weight;
    private int each = 1;
    private @Nullable KernelChain chain;
    private @Nullable CodeMemory code;
    private MemorySegment function = MemorySegment.NULL;

    /**
     * A loop without primitives.
     *
     * @param many for targets of several samples
     */
    TriangleLoop(KernelFrame frame, boolean many) {
        this.frame = frame;
        this.many = many;
    }

    private @Nullable CodeMemory code(boolean wide) {
        if (many) return wide ? WideSamples.CODE : NarrowSamples.CODE;
        return wide ? Wide.CODE : Narrow.CODE;
    }

    /** Takes over for a draw whose program this is; false where it cannot. */
    boolean begin(FragmentProgram program, DrawState state) { // hot
        RasterState raster = state.raster;
        KernelChain newChain = program.chain;
        if (newChain == null) return false;
        if (newChain != chain) {
            CodeMemory its = code(newChain.wide);
            if (its == null) return false;
            chain = newChain;
            if (code != its) {
                code = its;
                function = MemorySegment.ofAddress(its.address());
            }
            newChain.describe(control, EARLY);
        }
        control[EXTENDED] = program.extended ? 1 : 0;
        control[INPUTS] = program.recordFloats
                - PrimitiveScalars.BASE_WORDS
                - (program.extended ? PrimitiveScalars.EXTENSION_WORDS : 0);
        control[STIPPLE] = raster.lineStipple() ? 1 : 0;
        control[FACTOR] = Math.max(raster.lineStippleFactor(), 1);
        control[PATTERN] = raster.lineStipplePattern();
        control[COUNTED] = state.tally == null ? 0 : 1;
        boolean clamps = FragmentRun.clampsDepth(raster);
        control[CLAMPED] = clamps ? 1 : 0;
        for (int v = 0; clamps && v < Limits.VIEWPORTS; v++) {
            control[RANGES + 2 * v] = Float.floatToRawIntBits(FragmentRun.nearest(state, v));
            control[RANGES + 2 * v + 1] = Float.floatToRawIntBits(FragmentRun.farthest(state, v));
        }
        return true;
    }

    /** Tells of the samples that the draw writes. */
    void samples(FragmentProgram program, @Nullable TargetSet to, int enabled, boolean spread) { // hot
        if (to == null) return;
        int samples = to.samples;
        each = samples;
        control[ALPHA] = program.alphaToCoverage ? Float.floatToRawIntBits(samples) : 0;
        control[SAMPLES] = samples;
        control[PER_SAMPLE] = program.perSample ? 1 : 0;
        control[CENTROID] = program.usesCentroid ? 1 : 0;
        KernelChain c = chain;
        control[COVERAGE] = c == null || !program.usesCoverage ? 0 : 8 * Math.max(0, c.inputIntegers());
        control[MASK] = c == null || !program.exportsMask ? 0 : 8 * Math.max(0, c.outputIntegers());
        control[SPREAD] = spread ? 1 : 0;
        for (int s = 0; s < MultisampleRun.MOST_SAMPLES; s++) {
            boolean there = s < samples && spread;
            int x = there ? to.placeX[s] : 0;
            int y = there ? to.placeY[s] : 0;
            control[ENABLED + s] = s < samples && (enabled >> s & 1) != 0 ? 0xffff : 0;
            control[SHIFT_X + s] = 16 * x;
            control[SHIFT_Y + s] = 16 * y;
            control[OFFSET_X + s] = Float.floatToRawIntBits(x / 16f);
            control[OFFSET_Y + s] = Float.floatToRawIntBits(y / 16f);
        }
    }

    /** Tells of the target whose texels the merge makes once for all samples, if that is one. */
    void once(FragmentProgram program, int[] used, int usedCount, int[] wordsOf) { // hot
        control[ONCE] = -1;
        KernelChain c = chain;
        if (c == null || Integer.bitCount(program.plainTargets) != 1) return;
        int target = Integer.numberOfTrailingZeros(program.plainTargets);
        int argument = c.targetArgument(target);
        if (argument < 0) return;
        for (int u = 0; u < usedCount; u++) if (used[u] == target) control[ONCE] = u;
        control[ONCE_ARGUMENT] = 8 * argument;
        control[ONCE_AT] = 4 * FragmentRun.BLOCKS * target;
        control[ONCE_BYTES] = 64 * wordsOf[target];
    }

    /** Begins a tile. */
    void tile(TargetSet to, int[] used, int usedCount, int originX, int originY) { // hot
        control[ORIGIN_X] = originX;
        control[ORIGIN_Y] = originY;
        control[TARGETS] = usedCount;
        for (int u = 0, at = TARGET; u < usedCount; u++, at += TARGET_WORDS) {
            int t = used[u];
            control[at + BLOCK_AT] = 4 * FragmentRun.BLOCKS * t;
            control[at + BASE] = to.base[t] + (originY >> 2) * to.rowWords[t] + (originX >> 2) * to.blockWords[t];
            control[at + LAYER_WORDS] = to.layerWords[t];
            control[at + ROW_WORDS] = to.rowWords[t];
            control[at + BLOCK_WORDS] = to.blockWords[t];
            control[at + SAMPLE_WORDS] = to.sampleWords[t];
        }
    }

    /** Adds a primitive, as tiles list it; true where it is time to {@link #run}. */
    boolean add(int entry) { // hot
        control[ENTRIES + count++] = entry;
        weight += entry < 0 ? FULL_WEIGHT * each : each;
        return weight >= MOST;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Draws what waits. */
    void run(SceneRun records) { // hot
        KernelChain c = chain;
        CodeMemory its = code;
        if (c == null || its == null) throw new IllegalStateException("TriangleLoop: no draw was begun");
        control[COUNT] = count;
        count = 0;
        weight = 0;
        Arrays.fill(control, INVOCATIONS, PASSED + KernelFrame.GROUP, 0);
        c.run(its, function, frame, control, EARLY, records.intSegment, records.floatSegment);
    }

    /** Fragments of what was drawn by the last call that were shaded. */
    int invocations() {
        return sum(INVOCATIONS);
    }

    /** Samples of it that passed all tests. */
    int passed() {
        return sum(PASSED);
    }

    private int sum(int at) {
        int sum = 0;
        for (int i = 0; i < KernelFrame.GROUP; i++) sum += control[at + i];
        return sum;
    }
}
