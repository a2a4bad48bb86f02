package tepui.frontends.gl.list;

/** Numbers of calls that are recorded by hand. The first three are {@link ListCompiler}'s. */
final class HandOps {
    static final int CALL_LISTS = ListOps.HAND + 3;
    static final int BITMAP = ListOps.HAND + 4;
    static final int DRAW_PIXELS = ListOps.HAND + 5;
    static final int TEX_IMAGE = ListOps.HAND + 6;
    static final int TEX_SUB_IMAGE = ListOps.HAND + 7;
    static final int COMPRESSED_IMAGE = ListOps.HAND + 8;
    static final int COMPRESSED_SUB_IMAGE = ListOps.HAND + 9;
    static final int POLYGON_STIPPLE = ListOps.HAND + 10;
    static final int MAP1 = ListOps.HAND + 11;
    static final int MAP2 = ListOps.HAND + 12;
    static final int CLEAR_BUFFER = ListOps.HAND + 13;
    static final int RANGES = ListOps.HAND + 14;
    /** 0, a texture and its target, or 1, a unit and nothing; then a whole call. */
    static final int SELECTED = ListOps.HAND + 15;

    static final int COLOR_TABLE = ListOps.HAND + 16;
    static final int COLOR_SUB_TABLE = ListOps.HAND + 17;
    static final int FILTER = ListOps.HAND + 18;
    static final int SEPARABLE_FILTER = ListOps.HAND + 19;

    private HandOps() {}
}
