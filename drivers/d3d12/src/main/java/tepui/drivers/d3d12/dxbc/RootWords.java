package tepui.drivers.d3d12.dxbc;

/**
 * The root constants of all root signatures: 32-bit words in one constant buffer that every stage sees. They carry what is
 * known only when a draw is made. {@link DxbcModule#rootWords} says which of them a module reads; what no module of a
 * program reads need not be set.
 */
public final class RootWords {
    /** Added to the vertex id, which counts from 0: the base vertex of indexed draws, the first vertex of others. */
    public static final int VERTEX_BASE = 0;
    /** {@code BASE_VERTEX}: 0 without indices. */
    public static final int BASE_VERTEX = 1;

    public static final int BASE_INSTANCE = 2;
    public static final int DRAW_ID = 3;
    /** f32: position's y is multiplied by it, -1 where rows grow with y. */
    public static final int Y_SCALE = 4;
    /** Vertices of an input patch. */
    public static final int PATCH_VERTICES = 5;
    /** Of a dispatch, three words. */
    public static final int WORKGROUP_COUNT = 8;
    /** Four f32, then two: the default tessellation levels, for a control shader that the driver makes. */
    public static final int TESS_OUTER = 12;

    public static final int TESS_INNER = 16;
    /** Free for the fragment and compute shaders that the driver builds itself, which have no tessellation. */
    public static final int OWN = 12;

    public static final int COUNT = 20;

    /** The name of the {@code INTRINSIC} that reads the word of its imm, as i32 or f32. */
    public static final String INTRINSIC = "root_word";

    private RootWords() {}
}
