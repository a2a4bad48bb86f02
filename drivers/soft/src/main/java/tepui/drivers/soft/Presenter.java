package tepui.drivers.soft;

import java.util.Arrays;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.pipe.Surface;
import tepui.pipe.driver.PixelPicture;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** Turns a texture into the picture that a receiver of pixels gets: ARGB, 8 bits a channel, the top row first. */
final class Presenter {
    private int[] row = {};
    private float[] colors = {};
    /** Of a format of bytes: where red, green, blue and alpha are. */
    private final int[] shifts = new int[4];

    Surface.Outcome present(SoftSurface surface, SoftTexture t, boolean bottomUp, boolean dontWait) {
        Surface.PixelSink sink = surface.sink;
        if (sink == null) return Surface.Outcome.SHOWN;
        Surface.Outcome outcome = sink.ready(dontWait);
        if (!outcome.isShown()) return outcome;
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
        boolean bytes = bytes(t.store);
        for (int y = 0; y < h; y++) {
            int source = bottomUp ? rows - 1 - y : y;
            if (bytes) {
                row(t, source, w, argb, y * width);
                continue;
            }
            for (int x = 0; x < w; x++) {
                int at = t.texelAt(0, x, source, 0, 0);
                for (int k = 0; k < t.words; k++) row[k * w + x] = t.data[at + k * BlockOrder.TEXELS];
            }
            codec.decode(row, 0, w, w, colors, 0, w);
            PixelPicture.pack(colors, w, argb, y * width);
        }
        sink.accept(width, height, argb);
        return outcome;
    }

    /** Are texels four channels of a byte each? */
    private boolean bytes(Format f) {
        if (f.blockBytes() != 4 || f.numeric() != Format.Numeric.UNORM) return false;
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = f.channel(c);
            if (channel == null || channel.bits() != 8) return false;
            shifts[c] = channel.offset();
        }
        return true;
    }

    private void row(SoftTexture t, int y, int width, int[] argb, int to) { // hot
        int[] data = t.data;
        int red = shifts[0];
        int green = shifts[1];
        int blue = shifts[2];
        int alpha = shifts[3];
        int block = t.blockAt(0, 0, y, 0, 0);
        for (int x = 0; x < width; x++) {
            int v = data[block + (x >> 2) * BlockOrder.TEXELS + BlockOrder.at(x, y)];
            argb[to + x] =
                    (v >>> alpha & 255) << 24 | (v >>> red & 255) << 16 | (v >>> green & 255) << 8 | v >>> blue & 255;
        }
    }
}
