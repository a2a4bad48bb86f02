package tepui.frontends.gl.legacy;

/** Current raster position with its colours and coordinates: where bitmaps and pixel rectangles are drawn (2.25). */
public final class RasterPosition {
    /** Window x, y, depth, and clip w. */
    public final float[] window = {0, 0, 0, 1};

    public boolean valid = true;
    public final float[] color = {1, 1, 1, 1};
    public final float[] secondary = {0, 0, 0, 1};
    public float distance;
    public final float[][] texture = new float[8][4];

    public RasterPosition() {
        for (float[] t : texture) t[3] = 1;
    }

    public void set(RasterPosition other) {
        System.arraycopy(other.window, 0, window, 0, 4);
        valid = other.valid;
        System.arraycopy(other.color, 0, color, 0, 4);
        System.arraycopy(other.secondary, 0, secondary, 0, 4);
        distance = other.distance;
        for (int u = 0; u < 8; u++) System.arraycopy(other.texture[u], 0, texture[u], 0, 4);
    }
}
