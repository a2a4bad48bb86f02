package tepui.drivers.soft.raster;

/**
 * Layout of the values that are the same for a whole primitive or draw, for fragment kernels: words of {@link
 * tepui.drivers.soft.jit.KernelFrame#scalarF} and {@code scalarI}, and of the lane inputs. The first part is copied
 * from the primitive's record as it lies there: always {@link #BASE_WORDS}, then the extension where the program reads
 * any of it, then three words for every interpolated component and one for every flat one.
 *
 * <p>A plane is three words: the value at the reference pixel's centre, its steps by one pixel in x and y.
 */
final class PrimitiveScalars {
    /** Centre of the reference pixel, in window coordinates. */
    static final int REF_X = 0;

    static final int REF_Y = 1;
    /** Plane of window z, with the depth bias. */
    static final int Z = 2;
    /** Plane of 1/w. */
    static final int W = 5;
    /** Planes of the second and third vertex's share, divided by w. */
    static final int B1 = 8;

    static final int B2 = 11;
    /** 1 front, 0 back. */
    static final int FACING = 14;
    /** Raw bits. */
    static final int PRIMITIVE_ID = 15;

    static final int BASE_WORDS = 16;

    // ---- extension
    /** Planes of the shares without perspective. */
    static final int L1 = 16;

    static final int L2 = 19;
    /** Plane of a point's s: value and step in x; of its t: value and step in y. */
    static final int POINT_S = 22;

    static final int POINT_T = 24;
    /** Raw bits. */
    static final int LAYER = 26;

    static final int VIEWPORT = 27;
    /** Smooth lines and points: what coverage is worked out from. */
    static final int SMOOTH = 28;

    static final int EXTENSION_WORDS = 16;

    // ---- inputs: three words an interpolated component (value at the first vertex, differences to it), one a flat one
    static final int INPUTS = 32;

    // ---- of the draw
    static final int DRAW = 448;
    static final int BLEND_COLOR = DRAW;
    static final int ALPHA_REFERENCE = DRAW + 4;
    static final int DEPTH_MIN = DRAW + 5;
    static final int DEPTH_MAX = DRAW + 6;
    static final int BOUNDS_MIN = DRAW + 7;
    static final int BOUNDS_MAX = DRAW + 8;
    /** Added to the coordinates that shaders see: -0.5 where pixel centres are whole numbers. */
    static final int COORD_SHIFT = DRAW + 9;
    /** From the pixel's centre to the sample that the shader runs for; 0 where it does not run per sample. */
    static final int SAMPLE_X = DRAW + 10;

    static final int SAMPLE_Y = DRAW + 11;
    /** Samples 0 to 7, x and y from the pixel's centre. */
    static final int SAMPLE_POSITIONS = DRAW + 16;

    // ---- scalarI
    static final int STENCIL_FRONT = 0;
    static final int STENCIL_BACK = 1;
    static final int SAMPLE_ID = 2;
    /** 1 front, 0 back. */
    static final int FACING_I = 3;

    // ---- lane.f: pixel centre from the reference pixel's centre; centroid likewise
    static final int LANE_X = 0;
    static final int LANE_Y = 1;
    static final int LANE_CENTROID_X = 2;
    static final int LANE_CENTROID_Y = 3;
    // ---- lane.i
    static final int LANE_COVERAGE = 0;

    private PrimitiveScalars() {}
}
