package tepui.frontends.d3d9;

/** D3DSURFACE_DESC. */
public record SurfaceDesc9(
        int format,
        int type,
        int usage,
        int pool,
        int multiSampleType,
        int multiSampleQuality,
        int width,
        int height) {}
