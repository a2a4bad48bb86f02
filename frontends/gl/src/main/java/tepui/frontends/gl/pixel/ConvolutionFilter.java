package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Convolution filter that images are convolved with (OpenGL 4.6 compatibility profile, 8.4.5), and the mode of its borders. One of a line has
 * one row; a separable one is kept as its row and its column, and multiplied out.
 */
public final class ConvolutionFilter {
    /** The largest width and height. */
    public static final int MAX = 16;

    public ImagingFormat format = ImagingFormat.INITIAL;
    public int width;
    public int height;
    public int borderMode = GL_REDUCE;
    public final float[] borderColor = new float[4];
    public final float[] scale = {1, 1, 1, 1};
    public final float[] bias = new float[4];
    private float[] row = {};
    private float[] column = {};
    private float[] weights = {};

    ConvolutionFilter() {}

    private float[] scaled(float[] rgba) {
        float[] out = rgba.clone();
        for (int i = 0; i < out.length; i++) out[i] = out[i] * scale[i & 3] + bias[i & 3];
        return out;
    }

    /** Takes weights as pixels one after another, rows from the bottom. */
    public void define(ImagingFormat newFormat, int newWidth, int newHeight, float[] rgba) {
        format = newFormat;
        width = newWidth;
        height = newHeight;
        weights = scaled(rgba);
    }

    /** Takes a row and a column. */
    public void separate(ImagingFormat newFormat, float[] newRow, float[] newColumn) {
        format = newFormat;
        row = scaled(newRow);
        column = scaled(newColumn);
        width = row.length / 4;
        height = column.length / 4;
        weights = new float[4 * width * height];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = row[4 * (i / 4 % width) + (i & 3)] * column[4 * (i / 4 / width) + (i & 3)];
        }
    }

    private float[] told(float[] kept) {
        float[] out = kept.clone();
        for (int i = 0; i < out.length; i++) out[i] = format.told(i & 3, out[i]);
        return out;
    }

    /** The weights as pixels. */
    public float[] told() {
        return told(weights);
    }

    public float[] toldRow() {
        return told(row);
    }

    public float[] toldColumn() {
        return told(column);
    }

    /** The width that an image has afterwards, at least 0. */
    int reducedWidth(int w) {
        return borderMode == GL_REDUCE ? Math.max(0, w - width + 1) : w;
    }

    int reducedHeight(int h) {
        return borderMode == GL_REDUCE ? Math.max(0, h - height + 1) : h;
    }

    /** Convolves planes of an image; components that the format does not have stay as they are. */
    float[] apply(float[] in, int w, int h) {
        int outW = reducedWidth(w);
        int outH = reducedHeight(h);
        boolean reduces = borderMode == GL_REDUCE;
        boolean constant = borderMode == GL_CONSTANT_BORDER;
        int left = reduces ? 0 : width / 2;
        int below = reduces ? 0 : height / 2;
        float[] out = new float[4 * outW * outH];
        for (int c = 0; c < 4; c++) {
            int from = c * w * h;
            int to = c * outW * outH;
            int weight = format.from(c);
            boolean filtered = format.bits(c) != 0;
            for (int y = 0; y < outH; y++) {
                for (int x = 0; x < outW; x++) {
                    if (!filtered) {
                        int sx = reduces ? x + width / 2 : x;
                        int sy = reduces ? y + height / 2 : y;
                        out[to + y * outW + x] = in[from + sy * w + sx];
                        continue;
                    }
                    float sum = 0;
                    for (int m = 0; m < height; m++) {
                        for (int n = 0; n < width; n++) {
                            int sx = x + n - left;
                            int sy = y + m - below;
                            boolean outside = sx < 0 || sy < 0 || sx >= w || sy >= h;
                            float v = outside && constant
                                    ? borderColor[c]
                                    : in[from + Math.clamp(sy, 0, h - 1) * w + Math.clamp(sx, 0, w - 1)];
                            sum += v * weights[4 * (m * width + n) + weight];
                        }
                    }
                    out[to + y * outW + x] = sum;
                }
            }
        }
        return out;
    }
}
