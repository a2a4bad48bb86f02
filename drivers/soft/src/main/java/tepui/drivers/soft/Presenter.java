package tepui.drivers.soft;

import java.util.Arrays;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.pipe.Surface;
import tepui.pipe.format.TexelCodec;

/** Turns a texture into the picture that a receiver of pixels gets: ARGB, 8 bits a channel, the top row first. */
final class Presenter {
    private int[] row = {};
    private float[] colors = {};

    void present(SoftSurface surface, SoftTexture t, boolean bottomUp) {
        if (!(surface.target() instanceof Surface.Target.Pixels target)) return;
        int width = surface.width();
        int height = surface.height();
        if (surface.pixels.length != width * height) surface.pixels = new int[width * height];
        int[] argb = surface.pixels;
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        if (w < width || h < height) Arrays.fill(argb, 0xff000000);
        // The encoded values are what a display wants, so sRGB formats are read as if they were linear.
        TexelCodec codec = TexelCodec.of(t.store.linear());
        if (row.length < w * t.words) row = new int[w * t.words];
        if (colors.length < 4 * w) colors = new float[4 * w];
        int rows = t.desc().height();
        for (int y = 0; y < h; y++) {
            int source = bottomUp ? rows - 1 - y : y;
            for (int x = 0; x < w; x++) {
                int at = t.texelAt(0, x, source, 0, 0);
                for (int k = 0; k < t.words; k++) row[k * w + x] = t.data[at + k * BlockOrder.TEXELS];
            }
            codec.decode(row, 0, w, w, colors, 0, w);
            int to = y * width;
            for (int x = 0; x < w; x++) {
                argb[to + x] = channel(colors[3 * w + x]) << 24
                        | channel(colors[x]) << 16
                        | channel(colors[w + x]) << 8
                        | channel(colors[2 * w + x]);
            }
        }
        target.sink().accept(width, height, argb);
    }

    private static int channel(float v) {
        return (int) (Math.clamp(v, 0f, 1f) * 255f + 0.5f);
    }
}
