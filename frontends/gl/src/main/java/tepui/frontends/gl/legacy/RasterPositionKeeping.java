package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

/** The raster position under glPushAttrib. */
public final class RasterPositionKeeping {
    private final RasterPosition rasterPosition;

    public RasterPositionKeeping(RasterPosition rasterPosition) {
        this.rasterPosition = rasterPosition;
    }

    public void keepRaster(AttributeKeeper k) {
        if (!k.has(GL_CURRENT_BIT)) return;
        RasterPosition copy = new RasterPosition();
        copy.set(rasterPosition);
        k.add(() -> rasterPosition.set(copy));
    }
}
