package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.SiteUnit;

/**
 * Scratch memory of texture units: one per frame, so one per thread. All arrays hold a value a lane; where there are
 * several components, they follow at a distance of {@link #lanes}.
 */
final class SampleScratch implements SiteUnit.Scratch {
    static final int TAPS = 8;

    final int lanes;
    /** Coordinates as given (a direction for cubes), and after projection and layer selection. */
    final float[][] raw;

    final float[][] coord;
    /** Array layer (whole cubes), and the slice, layer or face it comes to. */
    final int[] layer;

    final int[] slice;
    /** The axis along which anisotropic probes lie, in units of the raw coordinates; how many there are. */
    final float[][] major;

    final int[] probes;
    final float[] lod;
    /** The level of detail before it is clamped. */
    final float[] lodFree;

    final int[] level0;
    final int[] level1;
    /** Share of level 1. */
    final float[] mix;
    /** -1 where texels are joined, 0 where the nearest is taken. */
    final int[] linear;

    final int[][] low;
    final int[][] high;
    final float[][] part;
    /** Where each tap's texel is, -1 for the border; and its weight. */
    final int[][] address;

    final float[][] weight;
    final float[] share;
    final int[] words;
    final float[] texel;
    /** Components of one tap's texels and their sums: an array each, as loops over ranges of one array may overlap for all C2 knows. */
    final float[][] color;

    final float[][] sum;
    final int[] whole;
    final float[] reference;
    /** Levels of each lane, made when they are first needed. */
    private int[][] levels = {};

    boolean border;
    /** Where it is asked for residency: of each lane, 0 where a texel has no memory; else null. */
    int @Nullable [] resident;

    private final int[] residents;

    public SampleScratch(int lanes) {
        this.lanes = lanes;
        raw = new float[3][lanes];
        coord = new float[3][lanes];
        layer = new int[lanes];
        slice = new int[lanes];
        major = new float[3][lanes];
        probes = new int[lanes];
        lod = new float[lanes];
        lodFree = new float[lanes];
        level0 = new int[lanes];
        level1 = new int[lanes];
        mix = new float[lanes];
        linear = new int[lanes];
        low = new int[3][lanes];
        high = new int[3][lanes];
        part = new float[3][lanes];
        address = new int[TAPS][lanes];
        weight = new float[TAPS][lanes];
        share = new float[lanes];
        words = new int[8 * lanes];
        texel = new float[4 * lanes];
        whole = new int[4 * lanes];
        color = new float[4][lanes];
        sum = new float[4][lanes];
        reference = new float[lanes];
        residents = new int[lanes];
    }

    /** Begins a look-up, which asks for residency or for texels. */
    void begin(boolean residency) {
        resident = residency ? residents : null;
        if (residency) Arrays.fill(residents, 1);
    }

    /** One of four numbers a lane. */
    int[] whole(int index) {
        if (levels.length == 0) levels = new int[4][lanes];
        return levels[index];
    }
}
