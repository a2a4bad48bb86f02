package tepui.drivers.soft;

import java.util.Arrays;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.BlockRows;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.pipe.Surface;
import tepui.pipe.driver.ArgbRows;

/**
 * Turns a texture into the picture that a receiver of pixels gets: ARGB, 8 bits a channel, the top row first. Blocks of texels become four
 * rows at once, and rows become pixels in place.
 */
final class Presenter {
    private final ArgbRows rows = new ArgbRows();
    private int[] words = {};

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
        rows.of(t.store);
        int last = t.desc().height() - 1;
        if (t.words > 1 && words.length < w * t.words) words = new int[w * t.words];
        int y = 0;
        while (y < h) {
            int source = bottomUp ? last - y : y;
            // Four rows of blocks where none of them is cut off.
            boolean four = t.words == 1 && h - y >= 4 && (source & 3) == (bottomUp ? 3 : 0);
            if (four) {
                int to = y * width;
                int at = t.blockAt(0, 0, source & ~3, 0, 0);
                BlockRows.get(
                        t.data,
                        at,
                        BlockOrder.TEXELS,
                        w,
                        argb,
                        bottomUp ? to + 3 * width : to,
                        bottomUp ? -width : width);
                for (int i = 0; i < 4; i++) rows.convert(argb, to + i * width, w, w, argb, to + i * width);
                y += 4;
            } else {
                row(t, source, w);
                rows.convert(words, 0, w, w, argb, y * width);
                y++;
            }
        }
        sink.accept(width, height, argb);
        return outcome;
    }

    /** One row's words. */
    private void row(SoftTexture t, int y, int width) {
        if (words.length < width * t.words) words = new int[width * t.words];
        for (int x = 0; x < width; x++) {
            int at = t.texelAt(0, x, y, 0, 0);
            for (int k = 0; k < t.words; k++) words[k * width + x] = t.data[at + k * BlockOrder.TEXELS];
        }
    }
}
