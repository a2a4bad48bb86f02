package tepui.frontends.d3d9;

/** D3DRASTER_STATUS. */
public record RasterStatus9(boolean inVBlank, int scanLine) {}
