package tepui.frontends.gl.state;

/** Groups of plain state that draws read, as constructors take them together. */
public record PlainState(
        BlendValues blend,
        DepthStencilValues depthStencil,
        RasterValues raster,
        ViewportValues view,
        PatchValues patches,
        Hints hints) {}
