package tepui.frontends.d3d9;

/** D3DRECTPATCH_INFO. */
public record RectPatch9(
        int startVertexOffsetWidth,
        int startVertexOffsetHeight,
        int width,
        int height,
        int stride,
        int basis,
        int degree) {}
