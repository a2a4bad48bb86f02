package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RasterPositions;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.state.ViewportValues;

/** Raster positions (2.25). */
public final class RasterPosCalls {
    private final FixedState fixed;
    private final RasterPosition rasterPosition;
    private final RenderModes modes;
    private final AttributeState current;
    private final ViewportValues view;

    private final RasterPositions positions = new RasterPositions();
    private final float[] position = new float[4];
    private final double[] viewport = new double[6];

    public RasterPosCalls(
            FixedState fixed,
            RasterPosition rasterPosition,
            RenderModes modes,
            AttributeState current,
            ViewportValues view) {
        this.fixed = fixed;
        this.rasterPosition = rasterPosition;
        this.modes = modes;
        this.current = current;
        this.view = view;
    }

    private void rasterPos(float x, float y, float z, float w) {
        position[0] = x;
        position[1] = y;
        position[2] = z;
        position[3] = w;
        view.first(viewport);
        positions.transform(fixed, current.store, position, viewport, rasterPosition);
        rasterPositionSet();
    }

    private void windowPos(float x, float y, float z) {
        positions.window(fixed, current.store, x, y, z, view.near[0], view.far[0], rasterPosition);
        rasterPositionSet();
    }

    /** A valid raster position is a hit, where hits are looked for. */
    private void rasterPositionSet() {
        RasterPosition p = rasterPosition;
        if (modes.mode == GL_SELECT && p.valid) modes.hits.hit(p.window[2]);
    }

    public void glRasterPos2f(float x, float y) {
        rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2fv(long v) {
        rasterPos(Native.getFloat(v), Native.getFloat(v + 4), 0, 1);
    }

    public void glRasterPos2d(double x, double y) {
        rasterPos((float) x, (float) y, 0, 1);
    }

    public void glRasterPos2dv(long v) {
        rasterPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), 0, 1);
    }

    public void glRasterPos2i(int x, int y) {
        rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2iv(long v) {
        rasterPos(Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glRasterPos2s(short x, short y) {
        rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2sv(long v) {
        rasterPos(Native.getShort(v), Native.getShort(v + 2), 0, 1);
    }

    public void glRasterPos3f(float x, float y, float z) {
        rasterPos(x, y, z, 1);
    }

    public void glRasterPos3fv(long v) {
        rasterPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8), 1);
    }

    public void glRasterPos3d(double x, double y, double z) {
        rasterPos((float) x, (float) y, (float) z, 1);
    }

    public void glRasterPos3dv(long v) {
        rasterPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16), 1);
    }

    public void glRasterPos3i(int x, int y, int z) {
        rasterPos(x, y, z, 1);
    }

    public void glRasterPos3iv(long v) {
        rasterPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glRasterPos3s(short x, short y, short z) {
        rasterPos(x, y, z, 1);
    }

    public void glRasterPos3sv(long v) {
        rasterPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4), 1);
    }

    public void glRasterPos4f(float x, float y, float z, float w) {
        rasterPos(x, y, z, w);
    }

    public void glRasterPos4fv(long v) {
        rasterPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8), Native.getFloat(v + 12));
    }

    public void glRasterPos4d(double x, double y, double z, double w) {
        rasterPos((float) x, (float) y, (float) z, (float) w);
    }

    public void glRasterPos4dv(long v) {
        rasterPos(
                (float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16), (float)
                        Native.getDouble(v + 24));
    }

    public void glRasterPos4i(int x, int y, int z, int w) {
        rasterPos(x, y, z, w);
    }

    public void glRasterPos4iv(long v) {
        rasterPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), Native.getInt(v + 12));
    }

    public void glRasterPos4s(short x, short y, short z, short w) {
        rasterPos(x, y, z, w);
    }

    public void glRasterPos4sv(long v) {
        rasterPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4), Native.getShort(v + 6));
    }

    public void glWindowPos2f(float x, float y) {
        windowPos(x, y, 0);
    }

    public void glWindowPos2fv(long v) {
        windowPos(Native.getFloat(v), Native.getFloat(v + 4), 0);
    }

    public void glWindowPos2d(double x, double y) {
        windowPos((float) x, (float) y, 0);
    }

    public void glWindowPos2dv(long v) {
        windowPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), 0);
    }

    public void glWindowPos2i(int x, int y) {
        windowPos(x, y, 0);
    }

    public void glWindowPos2iv(long v) {
        windowPos(Native.getInt(v), Native.getInt(v + 4), 0);
    }

    public void glWindowPos2s(short x, short y) {
        windowPos(x, y, 0);
    }

    public void glWindowPos2sv(long v) {
        windowPos(Native.getShort(v), Native.getShort(v + 2), 0);
    }

    public void glWindowPos3f(float x, float y, float z) {
        windowPos(x, y, z);
    }

    public void glWindowPos3fv(long v) {
        windowPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8));
    }

    public void glWindowPos3d(double x, double y, double z) {
        windowPos((float) x, (float) y, (float) z);
    }

    public void glWindowPos3dv(long v) {
        windowPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16));
    }

    public void glWindowPos3i(int x, int y, int z) {
        windowPos(x, y, z);
    }

    public void glWindowPos3iv(long v) {
        windowPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8));
    }

    public void glWindowPos3s(short x, short y, short z) {
        windowPos(x, y, z);
    }

    public void glWindowPos3sv(long v) {
        windowPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4));
    }
}
