package tepui.frontends.gl.pixel;

import java.util.Arrays;

/**
 * Colour look-up table (OpenGL 4.6 compatibility profile, 8.4.3 and 8.4.5). Values are planes of red, green, blue and alpha, with the
 * precision of the format.
 */
public final class ColorTable {
    /** The widest. */
    public static final int MAX = 4096;

    public ImagingFormat format = ImagingFormat.INITIAL;
    public int width;
    public final float[] scale = {1, 1, 1, 1};
    public final float[] bias = new float[4];
    private float[] values = {};

    ColorTable() {}

    /** Takes a size, or the answer to one of a proxy; the values are to come. */
    public void define(ImagingFormat newFormat, int newWidth) {
        format = newFormat;
        width = newWidth;
        values = new float[4 * newWidth];
    }

    /** Takes values for entries from {@code start} on: scaled, biased, clamped. {@code rgba} are pixels one after another. */
    public void set(int start, int count, float[] rgba) {
        for (int c = 0; c < 4; c++) {
            int bits = format.bits(format.from(c));
            float max = (1 << bits) - 1;
            for (int i = 0; i < count; i++) {
                float v = Math.clamp(rgba[4 * i + c] * scale[c] + bias[c], 0f, 1f);
                values[c * width + start + i] = bits == 0 ? v : (float) Math.rint(v * max) / max;
            }
        }
    }

    /** The entries as pixels one after another. */
    public float[] told() {
        float[] out = new float[4 * width];
        for (int i = 0; i < width; i++) {
            for (int c = 0; c < 4; c++) out[4 * i + c] = format.told(c, values[c * width + i]);
        }
        return out;
    }

    /** Looks up the components that the format has, in planes that begin {@code stride} apart. */
    void apply(float[] rgba, int stride, int count) {
        float top = width - 1;
        for (int c = 0; c < 4; c++) {
            if (format.bits(c) == 0) continue;
            int plane = format.from(c) * width;
            for (int i = c * stride; i < c * stride + count; i++) {
                rgba[i] = values[plane + Math.round(Math.clamp(rgba[i], 0f, 1f) * top)];
            }
        }
    }

    @Override
    public String toString() {
        return "ColorTable: " + width + ", scale " + Arrays.toString(scale);
    }
}
