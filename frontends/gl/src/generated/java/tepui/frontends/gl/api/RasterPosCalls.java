package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.legacy.RasterPosSetters;

/**
 * Raster positions (2.25). Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class RasterPosCalls {
    private final RasterPosSetters setters;

    public RasterPosCalls(RasterPosSetters setters) {
        this.setters = setters;
    }

    public void glRasterPos2d(double x, double y) {
        setters.rasterPos((float) x, (float) y, 0, 1);
    }

    public void glRasterPos2dv(long v) {
        setters.rasterPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), 0, 1);
    }

    public void glRasterPos2f(float x, float y) {
        setters.rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2fv(long v) {
        setters.rasterPos(Native.getFloat(v), Native.getFloat(v + 4), 0, 1);
    }

    public void glRasterPos2i(int x, int y) {
        setters.rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2iv(long v) {
        setters.rasterPos(Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glRasterPos2s(short x, short y) {
        setters.rasterPos(x, y, 0, 1);
    }

    public void glRasterPos2sv(long v) {
        setters.rasterPos(Native.getShort(v), Native.getShort(v + 2), 0, 1);
    }

    public void glRasterPos3d(double x, double y, double z) {
        setters.rasterPos((float) x, (float) y, (float) z, 1);
    }

    public void glRasterPos3dv(long v) {
        setters.rasterPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16), 1);
    }

    public void glRasterPos3f(float x, float y, float z) {
        setters.rasterPos(x, y, z, 1);
    }

    public void glRasterPos3fv(long v) {
        setters.rasterPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8), 1);
    }

    public void glRasterPos3i(int x, int y, int z) {
        setters.rasterPos(x, y, z, 1);
    }

    public void glRasterPos3iv(long v) {
        setters.rasterPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glRasterPos3s(short x, short y, short z) {
        setters.rasterPos(x, y, z, 1);
    }

    public void glRasterPos3sv(long v) {
        setters.rasterPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4), 1);
    }

    public void glRasterPos4d(double x, double y, double z, double w) {
        setters.rasterPos((float) x, (float) y, (float) z, (float) w);
    }

    public void glRasterPos4dv(long v) {
        setters.rasterPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16), (float) Native.getDouble(v + 24));
    }

    public void glRasterPos4f(float x, float y, float z, float w) {
        setters.rasterPos(x, y, z, w);
    }

    public void glRasterPos4fv(long v) {
        setters.rasterPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8), Native.getFloat(v + 12));
    }

    public void glRasterPos4i(int x, int y, int z, int w) {
        setters.rasterPos(x, y, z, w);
    }

    public void glRasterPos4iv(long v) {
        setters.rasterPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), Native.getInt(v + 12));
    }

    public void glRasterPos4s(short x, short y, short z, short w) {
        setters.rasterPos(x, y, z, w);
    }

    public void glRasterPos4sv(long v) {
        setters.rasterPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4), Native.getShort(v + 6));
    }

    public void glWindowPos2d(double x, double y) {
        setters.windowPos((float) x, (float) y, 0);
    }

    public void glWindowPos2dv(long v) {
        setters.windowPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), 0);
    }

    public void glWindowPos2f(float x, float y) {
        setters.windowPos(x, y, 0);
    }

    public void glWindowPos2fv(long v) {
        setters.windowPos(Native.getFloat(v), Native.getFloat(v + 4), 0);
    }

    public void glWindowPos2i(int x, int y) {
        setters.windowPos(x, y, 0);
    }

    public void glWindowPos2iv(long v) {
        setters.windowPos(Native.getInt(v), Native.getInt(v + 4), 0);
    }

    public void glWindowPos2s(short x, short y) {
        setters.windowPos(x, y, 0);
    }

    public void glWindowPos2sv(long v) {
        setters.windowPos(Native.getShort(v), Native.getShort(v + 2), 0);
    }

    public void glWindowPos3d(double x, double y, double z) {
        setters.windowPos((float) x, (float) y, (float) z);
    }

    public void glWindowPos3dv(long v) {
        setters.windowPos((float) Native.getDouble(v), (float) Native.getDouble(v + 8), (float) Native.getDouble(v + 16));
    }

    public void glWindowPos3f(float x, float y, float z) {
        setters.windowPos(x, y, z);
    }

    public void glWindowPos3fv(long v) {
        setters.windowPos(Native.getFloat(v), Native.getFloat(v + 4), Native.getFloat(v + 8));
    }

    public void glWindowPos3i(int x, int y, int z) {
        setters.windowPos(x, y, z);
    }

    public void glWindowPos3iv(long v) {
        setters.windowPos(Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8));
    }

    public void glWindowPos3s(short x, short y, short z) {
        setters.windowPos(x, y, z);
    }

    public void glWindowPos3sv(long v) {
        setters.windowPos(Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4));
    }
}
