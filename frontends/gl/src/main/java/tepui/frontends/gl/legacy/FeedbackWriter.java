package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;

/** Writer of feedback mode's values (5.3), which counts those that find no room. */
public final class FeedbackWriter implements PrimitiveWalk.Receiver {
    private long buffer;
    private int size;
    private int type = GL_2D;
    private int used;

    public FeedbackWriter() {}

    public void bind(int newSize, int newType, long newBuffer) {
        size = newSize;
        type = newType;
        buffer = newBuffer;
    }

    public void start() {
        used = 0;
    }

    /** Values written, -1 where there was not enough room. */
    public int end() {
        return used > size ? -1 : used;
    }

    public int type() {
        return type;
    }

    public int size() {
        return size;
    }

    public long buffer() {
        return buffer;
    }

    public void value(float v) {
        if (used < size) Native.putFloat(buffer + 4L * used, v);
        if (used <= size) used++;
    }

    private void vertex(float[] v, int at) {
        value(v[at]);
        value(v[at + 1]);
        if (type != GL_2D) value(v[at + 2]);
        if (type == GL_4D_COLOR_TEXTURE) value(v[at + 3]);
        if (type == GL_2D || type == GL_3D) return;
        for (int i = 0; i < 4; i++) value(v[at + 4 + i]);
        if (type == GL_3D_COLOR) return;
        for (int i = 0; i < 4; i++) value(v[at + 8 + i]);
    }

    @Override
    public void point(float[] v, int at) {
        value(GL_POINT_TOKEN);
        vertex(v, at);
    }

    @Override
    public void line(float[] v, int from, int to, boolean reset) {
        value(reset ? GL_LINE_RESET_TOKEN : GL_LINE_TOKEN);
        vertex(v, from);
        vertex(v, to);
    }

    @Override
    public void polygon(float[] v, int count) {
        value(GL_POLYGON_TOKEN);
        value(count);
        for (int i = 0; i < count; i++) vertex(v, i * PrimitiveWalk.WINDOW);
    }

    /** glPassThrough. */
    public void passThrough(float token) {
        value(GL_PASS_THROUGH_TOKEN);
        value(token);
    }

    /** A bitmap or pixel rectangle at the raster position. */
    public void raster(int token, RasterPosition p) {
        float[] v = new float[PrimitiveWalk.WINDOW];
        System.arraycopy(p.window, 0, v, 0, 4);
        System.arraycopy(p.color, 0, v, 4, 4);
        System.arraycopy(p.texture[0], 0, v, 8, 4);
        value(token);
        vertex(v, 0);
    }
}
