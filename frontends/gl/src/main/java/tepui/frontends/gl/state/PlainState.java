package tepui.frontends.gl.state;

/** Plain state that draws read: a record of its groups, for constructors. */
public record PlainState(
        BlendValues blend,
        DepthStencilValues depthStencil,
        RasterValues raster,
        ViewportValues view,
        PatchValues patches,
        Hints hints) {}
