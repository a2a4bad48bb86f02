package tepui.frontends.gl.pixel;

import java.util.Arrays;

/** Minimum and maximum values of pixels (OpenGL 4.6 compatibility profile, 8.4.5). */
public final class Minmax {
    public ImagingFormat format = ImagingFormat.INITIAL;
    public boolean sink;
    private final float[] least = new float[4];
    private final float[] largest = new float[4];

    Minmax() {
        reset();
    }

    public void define(ImagingFormat newFormat, boolean newSink) {
        format = newFormat;
        sink = newSink;
        reset();
    }

    public void reset() {
        Arrays.fill(least, Float.MAX_VALUE);
        Arrays.fill(largest, -Float.MAX_VALUE);
    }

    void take(float[] rgba, int stride, int n) {
        for (int c = 0; c < 4; c++) {
            for (int i = c * stride; i < c * stride + n; i++) {
                least[c] = Math.min(least[c], rgba[i]);
                largest[c] = Math.max(largest[c], rgba[i]);
            }
        }
    }

    /** Two pixels: the smallest values, and the largest. */
    public float[] told() {
        float[] out = new float[8];
        for (int c = 0; c < 4; c++) {
            out[c] = format.told(c, least[c]);
            out[4 + c] = format.told(c, largest[c]);
        }
        return out;
    }
}
