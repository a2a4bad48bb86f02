package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;

/** Setters of the raster position, in which all its calls end (2.25). */
public final class RasterPosSetters {
    private final FixedState fixed;
    private final RasterPosition rasterPosition;
    private final RenderModes modes;
    private final AttributeState current;
    private final ViewportValues view;
    private final RasterValues raster;

    private final RasterPositions positions = new RasterPositions();
    private final float[] position = new float[4];
    private final double[] viewport = new double[6];

    public RasterPosSetters(
            FixedState fixed,
            RasterPosition rasterPosition,
            RenderModes modes,
            AttributeState current,
            ViewportValues view,
            RasterValues raster) {
        this.fixed = fixed;
        this.rasterPosition = rasterPosition;
        this.modes = modes;
        this.current = current;
        this.view = view;
        this.raster = raster;
    }

    public void rasterPos(float x, float y, float z, float w) {
        position[0] = x;
        position[1] = y;
        position[2] = z;
        position[3] = w;
        view.first(viewport);
        positions.transform(fixed, current.store, position, viewport, raster.depthClamp, rasterPosition);
        rasterPositionSet();
    }

    public void windowPos(float x, float y, float z) {
        positions.window(fixed, current.store, x, y, z, view.near[0], view.far[0], rasterPosition);
        rasterPositionSet();
    }

    /** A valid raster position is a hit, where hits are looked for. */
    private void rasterPositionSet() {
        RasterPosition p = rasterPosition;
        if (modes.mode == GL_SELECT && p.valid) modes.hits.hit(p.window[2]);
    }
}
