package tepui.drivers.soft;

import java.util.Arrays;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.BlockRows;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.UniformTiles;
import tepui.pipe.Surface;
import tepui.pipe.driver.ArgbRows;

/**
 * Presenter that turns a texture into the picture that a receiver of pixels gets: ARGB, 8 bits a channel, the top row
 * first. Blocks of texels become four rows at once, and rows become pixels in place. Tiles that nothing has changed
 * since the surface's last picture are in it already.
 */
final class Presenter {
    /** Pixels of a side of a tile. */
    private static final int TILE = 64;

    private final ArgbRows rows = new ArgbRows();
    private int[] words = {};

    Surface.Outcome present(SoftSurface surface, SoftTexture t, boolean bottomUp, boolean dontWait) {
        Surface.PixelSink sink = surface.sink;
        if (sink == null) return Surface.Outcome.SHOWN;
        Surface.Outcome outcome = sink.ready(dontWait);
        if (!outcome.isShown()) return outcome;
        int width = surface.width();
        int height = surface.height();
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        boolean cut = w < width || h < height;
        boolean fresh = surface.pixels.length != width * height || surface.shownWidth != width || cut;
        if (surface.pixels.length != width * height) surface.pixels = new int[width * height];
        int[] argb = surface.pixels;
        UniformTiles tiles = UniformTiles.current(t);
        // Only what has changed, if the last picture was of the same texture.
        boolean known = !fresh && tiles != null && tiles == surface.shown && surface.shownBottomUp == bottomUp;
        int shown = surface.shownScene;
        surface.shown = tiles;
        surface.shownScene = tiles == null ? 0 : tiles.scene();
        surface.shownBottomUp = bottomUp;
        surface.shownWidth = width;
        if (cut) Arrays.fill(argb, 0xff000000);
        rows.of(t.store);
        int last = t.desc().height() - 1;
        if (t.words > 1 && words.length < w * t.words) words = new int[w * t.words];
        int y = 0;
        while (y < h) {
            int source = bottomUp ? last - y : y;
            // Four rows of blocks where none of them is cut off.
            boolean four = t.words == 1 && h - y >= 4 && (source & 3) == (bottomUp ? 3 : 0);
            if (four) {
                for (int x = 0; x < w; ) {
                    int end = w;
                    if (known && tiles != null) {
                        end = Math.min(w, x + TILE);
                        if (!tiles.isNewer(x / TILE, source / TILE, shown)) {
                            x = end;
                            continue;
                        }
                    }
                    fourRows(t, source & ~3, x, end - x, argb, y * width + x, width, bottomUp);
                    x = end;
                }
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

    /** Part of four rows of pixels. */
    private void fourRows(
            SoftTexture t, int source, int x, int count, int[] argb, int to, int width, boolean bottomUp) {
        BlockRows.get(
                t.data,
                t.blockAt(0, x, source, 0, 0),
                BlockOrder.TEXELS,
                count,
                argb,
                bottomUp ? to + 3 * width : to,
                bottomUp ? -width : width);
        for (int i = 0; i < 4; i++) rows.convert(argb, to + i * width, count, count, argb, to + i * width);
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
