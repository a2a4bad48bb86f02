package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelChain;

/**
 * Fragment program: the kernels of one fragment shader under one combination of state, and what set-up must put into a
 * primitive's record for it. Not changed once it is made.
 */
final class FragmentProgram {
    /** Kinds of coverage of smooth primitives. */
    static final int NOT_SMOOTH = 0;

    static final int SMOOTH_POINT = 1;
    static final int SMOOTH_LINE = 2;

    static final FragmentProgram NONE =
            new FragmentProgram(null, null, null, new int[0], new int[0], false, NOT_SMOOTH);

    /** Depth, depth bounds and stencil before the shader; null where nothing is tested or it must come later. */
    final KernelMaker.@Nullable Made early;
    /** The shader with everything that comes after it; null where there is nothing to do for a fragment that passed. */
    final KernelMaker.@Nullable Made shade;

    /** The kernels, the merge among them, as machine code calls them; null where it cannot. */
    final @Nullable KernelChain chain;

    /** Multisampling: late tests and merge, for one sample at a time; null where nothing is left to do. */
    final KernelMaker.@Nullable Made merge;
    /**
     * Multisampling: the targets that the merge writes whole texels of, as bits, where it depends on nothing but the shader's
     * outputs; 0 where it does.
     */
    int plainTargets;
    /** Multisampling: the shader runs for each sample. */
    boolean perSample;
    /** Multisampling: lanes need a centroid; lanes need their coverage. */
    boolean usesCentroid;

    boolean usesCoverage;
    /** The coverage that the shader reads is that before its early tests. */
    boolean coverageFirst;
    /** Multisampling: the shader's own mask, or its alpha, limits the samples. */
    boolean exportsMask;

    boolean alphaToCoverage;

    /** Do kernels look at the lanes' positions? */
    boolean usesPosition = true;
    /** Can the shader's kernel end lanes? */
    boolean kills = true;
    /** Colour targets of which all of a texel is written for each fragment, whatever was there, as bits; one sample a pixel only. */
    int wholeTargets;
    /** By texture slot, what kind of texture the code reads by itself; 0 for none. */
    long[] textureKeys = {};

    /** Interpolated words of the vertex record, in the order of the record. */
    final int[] smoothWords;
    /** Of each of them: is it a coordinate on a circle of circumference 1? Null where none is. */
    boolean @Nullable [] cylindrical;
    /** Flat words, behind them. */
    final int[] flatWords;
    /** Does it read any of the scalars of the extension? */
    final boolean extended;
    /** Multiplies alpha by how much of the pixel is covered: one of the constants above. */
    final int smooth;
    /** Floats in a primitive's record. */
    final int recordFloats;

    FragmentProgram(
            KernelMaker.@Nullable Made early,
            KernelMaker.@Nullable Made shade,
            KernelMaker.@Nullable Made merge,
            int[] smoothWords,
            int[] flatWords,
            boolean extended,
            int smooth) {
        this.early = early;
        this.shade = shade;
        this.merge = merge;
        chain = chain(early, shade, merge);
        this.smoothWords = smoothWords;
        this.flatWords = flatWords;
        this.extended = extended;
        this.smooth = smooth;
        recordFloats = PrimitiveScalars.BASE_WORDS
                + (extended ? PrimitiveScalars.EXTENSION_WORDS : 0)
                + 3 * smoothWords.length
                + flatWords.length;
    }

    /** Multisampling: does the shader run once a pixel, and know nothing of its samples? */
    boolean isOncePerPixel() {
        return !perSample && !usesCentroid && !usesCoverage && !exportsMask;
    }

    private static @Nullable KernelChain chain(
            KernelMaker.@Nullable Made early, KernelMaker.@Nullable Made shade, KernelMaker.@Nullable Made merge) {
        Kernel first = early == null ? null : early.code();
        Kernel second = shade == null ? null : shade.code();
        Kernel third = merge == null ? null : merge.code();
        if (early != null && first == null || shade != null && second == null || merge != null && third == null) {
            return null;
        }
        return KernelChain.of(first, second, third);
    }
}
