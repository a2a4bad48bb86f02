package tepui.drivers.soft.jit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Frame of a kernel: everything that one run reads and writes. One per thread and kind of work; arrays are grown, never
 * shrunk.
 *
 * <p>All lane data is in structure-of-arrays form: word {@code w} of lane {@code n} is at {@code w * stride + n}. Floats and
 * integers have arrays of their own, because C2 vectorises loops over them but not the conversion of raw bits.
 * Which array holds a word is decided by the type of the variable.
 *
 * <p>Fragment work runs in blocks of 16 lanes, a block of 4 x 4 pixels in the order in
 * which textures hold their texels: lane bit 0 is x0, bit 1 y0, bit 2 x1, bit 3 y1, so that the neighbours of a
 * quad are at {@code lane ^ 1} and {@code lane ^ 2}, and a block in memory is 16 words in a row.
 */
public final class KernelFrame {
    /** Lanes that always run together; {@link #lanes} is a multiple. */
    public static final int GROUP = 16;

    /** Contents of {@link #texels} where nothing is bound: one black texel. */
    public static final int[] NO_TEXELS = {0};

    /** A table with nothing resident. */
    public static final @Nullable SiteUnit[] NO_UNITS = {};

    /** Lanes that fit: the distance from one word of a register to the next. */
    public final int stride;
    /** Lanes to run now. */
    public int lanes;

    // ---- registers: the kernel's own scratch. Register r of lane n is at r * stride + n.
    public float[] f = {};
    public int[] i = {};
    public long[] l = {};
    public double[] d = {};

    // ---- masks: -1 for yes, 0 for no
    /** Lanes that execute. Set by the caller; kernels do not change it. */
    public final int[] active;
    /**
     * Lanes that count: stores, atomics and targets are written for these only. Set by the caller; fragment kernels clear
     * lanes that are discarded. Lanes that execute and are not here are helpers.
     */
    public final int[] alive;

    // ---- stage interface
    /** Inputs; word = {@link Slots} position. Lane data: [word * stride + lane]. */
    public float[] inF = {};

    public int[] inI = {};
    /** Outputs, likewise. */
    public float[] outF = {};

    public int[] outI = {};
    /**
     * Tessellation and geometry: memory addressed by vertex, [(lane's primitive offset) + vertex * vertexWords + word], raw
     * bits. Tessellation runs one patch a time, its offset is 0; geometry has one primitive a lane, see {@link #primitiveAt}.
     */
    public int[] vertexIn = {};
    /** Words from one vertex to the next in {@link #vertexIn}. */
    public int vertexInWords;
    /** Geometry: where the vertices of the lane's primitive are in vertexIn: [vertex * stride + lane]. */
    public int[] primitiveAt = {};
    /** Tessellation control's outputs and the patch inputs and outputs of both stages: [vertex * words + word], raw bits. */
    public int[] vertexOut = {};

    public int vertexOutWords;
    /** Per-patch words: tessellation control output, evaluation input, raw bits. */
    public int[] patch = {};

    // ---- values that all lanes share
    /** Plane equations, constants, what the caller and kernel agree upon: {@link Intrinsics#SCALAR_F}. */
    public final float[] scalarF = new float[512];

    public final int[] scalarI = new int[64];

    // ---- resources
    /** Uniform buffers: address and size in bytes, 0 where nothing is bound, which is always so for the last. */
    public final long[] uniformAddress = new long[33];

    public final long[] uniformSize = new long[33];
    public final long[] storageAddress = new long[33];
    public final long[] storageSize = new long[33];
    public final @Nullable SiteUnit[] textures = new SiteUnit[96];
    public final @Nullable SiteUnit[] images = new SiteUnit[32];
    /** All resident textures and images by their places; only read. */
    public @Nullable SiteUnit[] residentTextures = NO_UNITS;

    public @Nullable SiteUnit[] residentImages = NO_UNITS;
    /** Texels that kernels read themselves, by slot: {@link Intrinsics#TEXELS}. Never null, never empty. */
    public final int[][] texels = new int[96][];
    /** The textures as kernels know them, 16 words a slot: {@link Intrinsics#TEXEL_INFO}. */
    public final int[] texelInfo = new int[96 * 16];
    /** Compute: the workgroup's memory, as words. */
    public int[] shared = {};

    // ---- fragment targets, for {@link Intrinsics#TARGET_LOAD} and {@link Intrinsics#TARGET_STORE}
    /** Words of each target's texture: 0 to 7 colours, 8 depth-stencil. */
    public final int[] @Nullable [] targetData = new int[9][];
    /** Where block b of the run is in target t: [t * blocks + b], in words, {@code blocks = stride / GROUP}. */
    public final int[] blockAt;

    /** Scratch of {@link SiteCalls}: the lanes that share a slot. */
    final int[] picked;
    /** Scratch memory of the texture units, made when first needed. */
    public SiteUnit.@Nullable Scratch sampling;

    /** Takes vertices that a geometry kernel emits. */
    public @Nullable VertexEmitter emitter;

    /** How native code sees this, made when first needed. */
    private @Nullable NativeArrays arrays;

    /** The limit that ends a run which does not end by itself. */
    public RunLimit limit = new RunLimit(RunLimit.USUAL_NANOS, text -> {});

    private @Nullable RunClock clock;

    public KernelFrame(int stride) {
        if (stride < GROUP || stride % GROUP != 0) {
            throw new IllegalArgumentException("KernelFrame: stride is " + stride + ", must be a multiple of " + GROUP);
        }
        this.stride = stride;
        active = new int[stride];
        alive = new int[stride];
        picked = new int[stride];
        blockAt = new int[9 * (stride / GROUP)];
        Arrays.fill(texels, NO_TEXELS);
        Arrays.fill(active, -1);
        Arrays.fill(alive, -1);
    }

    NativeArrays arrays() {
        NativeArrays a = arrays;
        if (a == null) arrays = a = new NativeArrays(this);
        return a;
    }

    /** A run begins: the rounds of its loops before it asks for {@link #more}. */
    public int rounds() {
        clock = null;
        return limit.isOver() ? 0 : RunLimit.SLICE;
    }

    /** Has any lane a fragment that is not discarded? Lanes of other stages always have. */
    boolean isAnyAlive() {
        return Lanes.any(alive, 0, lanes);
    }

    /** The rounds are used up: more of them, or -1 where the run has to end. */
    public int more() {
        if (!isAnyAlive()) return -1;
        RunClock p = clock;
        if (p == null) {
            p = limit.begin();
            clock = p;
        }
        if (!limit.isOver() && !p.isOver()) return RunLimit.SLICE;
        limit.exceed();
        return -1;
    }

    /** Makes room for a kernel's registers and interface, counted in words a lane. */
    public void reserve(int floats, int ints, int longs, int doubles, int inputs, int outputs) {
        if (f.length < floats * stride) f = new float[floats * stride];
        if (i.length < ints * stride) i = new int[ints * stride];
        if (l.length < longs * stride) l = new long[longs * stride];
        if (d.length < doubles * stride) d = new double[doubles * stride];
        if (inF.length < inputs * stride) inF = new float[inputs * stride];
        if (inI.length < inputs * stride) inI = new int[inputs * stride];
        if (outF.length < outputs * stride) outF = new float[outputs * stride];
        if (outI.length < outputs * stride) outI = new int[outputs * stride];
    }
}
