package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.GL_INTENSITY;

import java.util.Arrays;

/** Histogram of the values of pixels (OpenGL 4.6 compatibility profile, 8.4.5). Luminance is counted by red. */
public final class Histogram {
    /** The widest. */
    public static final int MAX = 4096;

    public ImagingFormat format = ImagingFormat.INITIAL;
    public int width;
    public boolean sink;
    private int[] counts = {};

    Histogram() {}

    public void define(ImagingFormat newFormat, int newWidth, boolean newSink) {
        format = newFormat;
        width = newWidth;
        sink = newSink;
        counts = new int[4 * newWidth];
    }

    public void reset() {
        Arrays.fill(counts, 0);
    }

    /** Does a format count a component of its own? */
    private boolean counts(int component) {
        return format.bits(component) != 0 && format.from(component) == component && format.base() != GL_INTENSITY;
    }

    void count(float[] rgba, int stride, int n) {
        float top = width - 1;
        for (int c = 0; c < 4; c++) {
            if (!counts(c)) continue;
            for (int i = c * stride; i < c * stride + n; i++) {
                int at = c * width + Math.round(Math.clamp(rgba[i], 0f, 1f) * top);
                if (counts[at] != Integer.MAX_VALUE) counts[at]++;
            }
        }
    }

    /** A component's counts; zeros where the format counts none. */
    public int count(int component, int bin) {
        return counts(component) ? counts[component * width + bin] : 0;
    }
}
