package tepui.frontends.gl.list;

/** Opcodes of calls whose recording is written by hand. */
public final class HandOps {
    /** Draws the run of vertices of that index. */
    static final int DRAW = ListOps.HAND;
    /** An attribute: slot, count, four words. */
    static final int ATTRIBUTE = ListOps.HAND + 1;
    /** A vertex: count, four words. */
    static final int VERTEX = ListOps.HAND + 2;

    public static final int CALL_LISTS = ListOps.HAND + 3;
    public static final int BITMAP = ListOps.HAND + 4;
    public static final int DRAW_PIXELS = ListOps.HAND + 5;
    public static final int TEX_IMAGE = ListOps.HAND + 6;
    public static final int TEX_SUB_IMAGE = ListOps.HAND + 7;
    public static final int COMPRESSED_IMAGE = ListOps.HAND + 8;
    public static final int COMPRESSED_SUB_IMAGE = ListOps.HAND + 9;
    public static final int POLYGON_STIPPLE = ListOps.HAND + 10;
    public static final int MAP1 = ListOps.HAND + 11;
    public static final int MAP2 = ListOps.HAND + 12;
    public static final int CLEAR_BUFFER = ListOps.HAND + 13;
    public static final int RANGES = ListOps.HAND + 14;
    /** 0 and a texture, or 1 and a unit; a target; then a whole call, which specifies images of that texture. */
    public static final int GIVEN_TEXTURE = ListOps.HAND + 15;

    public static final int COLOR_TABLE = ListOps.HAND + 16;
    public static final int COLOR_SUB_TABLE = ListOps.HAND + 17;
    public static final int FILTER = ListOps.HAND + 18;
    public static final int SEPARABLE_FILTER = ListOps.HAND + 19;

    private HandOps() {}
}
