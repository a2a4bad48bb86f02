package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;

/**
 * Pixel pipeline of the imaging subset (OpenGL 4.6 compatibility profile, 8.4.5), in its order: colour table, convolution, scale and bias,
 * second table, colour matrix, scale and bias, third table, histogram, minima and maxima. What needs a pixel alone is
 * done as pixels come by; a convolution, and what keeps pixels for itself, wants the whole image ({@link
 * ImagingStage}).
 */
public final class Imaging {
    /** In the order of their names: the one before convolution, after it, and after the colour matrix. */
    public final ColorTable[] tables = {new ColorTable(), new ColorTable(), new ColorTable()};

    public final ColorTable[] proxies = {new ColorTable(), new ColorTable(), new ColorTable()};

    /** Of lines, of planes, and separable: in the order of their names. */
    public final ConvolutionFilter[] filters = {
        new ConvolutionFilter(), new ConvolutionFilter(), new ConvolutionFilter()
    };

    public final Histogram histogram = new Histogram();
    public final Histogram proxyHistogram = new Histogram();
    public final Minmax minmax = new Minmax();

    /** Scales and biases after the convolution, and after the colour matrix. */
    public final float[] convolutionScale = {1, 1, 1, 1};

    public final float[] convolutionBias = new float[4];
    public final float[] matrixScale = {1, 1, 1, 1};
    public final float[] matrixBias = new float[4];

    private static final int[] SWITCHES = {
        GL_COLOR_TABLE,
        GL_POST_CONVOLUTION_COLOR_TABLE,
        GL_POST_COLOR_MATRIX_COLOR_TABLE,
        GL_CONVOLUTION_1D,
        GL_CONVOLUTION_2D,
        GL_SEPARABLE_2D,
        GL_HISTOGRAM,
        GL_MINMAX
    };
    private static final int FILTER = 3;
    private static final int HISTOGRAM = 6;
    private static final int MINMAX = 7;

    private int on;
    private final float[] matrix = new float[16];
    private boolean multiplies;
    private boolean scales;
    private boolean first;
    private boolean active;

    Imaging() {}

    // ---- switches --------------------------------------------------------------------------------------------------

    private static int switchOf(int cap) {
        for (int i = 0; i < SWITCHES.length; i++) if (SWITCHES[i] == cap) return i;
        return -1;
    }

    public static boolean isSwitch(int cap) {
        return switchOf(cap) >= 0;
    }

    /** The names of the switches. */
    public static int[] switches() {
        return SWITCHES.clone();
    }

    public boolean isOn(int cap) {
        int i = switchOf(cap);
        return i >= 0 && (on >> i & 1) != 0;
    }

    public void enable(int cap, boolean value) {
        int bit = 1 << switchOf(cap);
        on = value ? on | bit : on & ~bit;
        update();
    }

    /** The colour matrix, in columns. */
    public void setMatrix(float[] columns) {
        System.arraycopy(columns, 0, matrix, 0, 16);
        multiplies = false;
        for (int i = 0; i < 16; i++) multiplies |= matrix[i] != (i % 5 == 0 ? 1 : 0);
        update();
    }

    private boolean looksUp(int table) {
        return (on >> table & 1) != 0 && tables[table].width > 0;
    }

    /** To be called after a change. */
    public void update() {
        scales = false;
        for (int c = 0; c < 4; c++) scales |= matrixScale[c] != 1 || matrixBias[c] != 0;
        first = looksUp(0);
        active = first || looksUp(1) || looksUp(2) || multiplies || scales || counts() || (on >> MINMAX & 1) != 0;
    }

    private boolean counts() {
        return (on >> HISTOGRAM & 1) != 0 && histogram.width > 0;
    }

    /** Does it see colours, or change them? */
    boolean isActive() {
        return active;
    }

    boolean isFirstActive() {
        return first;
    }

    /** Do no pixels come out? */
    boolean sinks() {
        return counts() && histogram.sink || (on >> MINMAX & 1) != 0 && minmax.sink;
    }

    // ---- pixels ----------------------------------------------------------------------------------------------------

    /** Steps before a convolution; planes begin {@code stride} apart. */
    void before(float[] rgba, int stride, int n) {
        if (first) tables[0].apply(rgba, stride, n);
    }

    /** Steps after a convolution. */
    void after(float[] rgba, int stride, int n) {
        if (!active) return;
        if (looksUp(1)) tables[1].apply(rgba, stride, n);
        if (multiplies) multiply(rgba, stride, n);
        if (scales) scale(matrixScale, matrixBias, rgba, stride, n);
        if (looksUp(2)) tables[2].apply(rgba, stride, n);
        if (counts()) {
            histogram.count(rgba, stride, n);
            if (histogram.sink) return;
        }
        if ((on >> MINMAX & 1) != 0) minmax.take(rgba, stride, n);
    }

    private void multiply(float[] rgba, int stride, int n) {
        float[] m = matrix;
        for (int i = 0; i < n; i++) {
            float r = rgba[i];
            float g = rgba[stride + i];
            float b = rgba[2 * stride + i];
            float a = rgba[3 * stride + i];
            for (int c = 0; c < 4; c++) {
                rgba[c * stride + i] = m[c] * r + m[4 + c] * g + m[8 + c] * b + m[12 + c] * a;
            }
        }
    }

    private static void scale(float[] scale, float[] bias, float[] rgba, int stride, int n) {
        for (int c = 0; c < 4; c++) {
            for (int i = c * stride; i < c * stride + n; i++) rgba[i] = rgba[i] * scale[c] + bias[c];
        }
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    /** The filter that images of so many dimensions are convolved with; null for none. */
    @Nullable
    ConvolutionFilter filter(int dimensions) {
        int which = dimensions == 1
                ? 0
                : dimensions != 2 ? -1 : (on >> FILTER + 1 & 1) != 0 ? 1 : (on >> FILTER + 2 & 1) != 0 ? 2 : -1;
        if (which < 0 || (on >> FILTER + which & 1) == 0) return null;
        ConvolutionFilter f = filters[which];
        return f.width > 0 && f.height > 0 ? f : null;
    }

    /** The planes of a convolved image; scale and bias follow where there was a filter alone. */
    float[] convolve(float[] rgba, int w, int h, int dimensions) {
        ConvolutionFilter f = filter(dimensions);
        if (f == null) return rgba;
        float[] out = f.apply(rgba, w, h);
        int size = out.length / 4;
        scale(convolutionScale, convolutionBias, out, size, size);
        return out;
    }

    // ---- the attribute stack ---------------------------------------------------------------------------------------

    /** State of GL_PIXEL_MODE_BIT in one array; tables and filters themselves stay. */
    public float[] saved() {
        float[] out = new float[16 + 3 * 8 + 3 * 13];
        int at = 0;
        for (float[] v : new float[][] {convolutionScale, convolutionBias, matrixScale, matrixBias})
            at = put(v, out, at);
        for (ColorTable t : tables) at = put(t.bias, out, put(t.scale, out, at));
        for (ConvolutionFilter f : filters) {
            at = put(f.borderColor, out, put(f.bias, out, put(f.scale, out, at)));
            out[at++] = f.borderMode;
        }
        return out;
    }

    private static int put(float[] v, float[] out, int at) {
        System.arraycopy(v, 0, out, at, 4);
        return at + 4;
    }

    public void restore(float[] in) {
        int at = 0;
        for (float[] v : new float[][] {convolutionScale, convolutionBias, matrixScale, matrixBias})
            at = take(v, in, at);
        for (ColorTable t : tables) at = take(t.bias, in, take(t.scale, in, at));
        for (ConvolutionFilter f : filters) {
            at = take(f.borderColor, in, take(f.bias, in, take(f.scale, in, at)));
            f.borderMode = (int) in[at++];
        }
        update();
    }

    private static int take(float[] v, float[] in, int at) {
        System.arraycopy(in, at, v, 0, 4);
        return at + 4;
    }
}
