package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.BlockRows;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.UniformTiles;
import tepui.pipe.Surface;
import tepui.pipe.driver.ArgbRows;
import tepui.pipe.driver.XcbWindow;

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
    /** Four rows on their way to memory that is shared. */
    private int[] strip = {};

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
        XcbWindow window = surface.window;
        MemorySegment memory = window == null ? null : window.shared(width, height);
        boolean fresh = surface.shownWidth != width || cut;
        if (memory == null) {
            fresh |= surface.pixels.length != width * height;
            if (surface.pixels.length != width * height) surface.pixels = new int[width * height];
        } else {
            fresh |= !memory.equals(surface.memory);
            if (strip.length < 4 * width) strip = new int[4 * width];
        }
        surface.memory = memory;
        int[] argb = surface.pixels;
        UniformTiles tiles = UniformTiles.current(t);
        // Only what has changed, if the last picture was of the same texture.
        boolean known = !fresh && tiles != null && tiles == surface.shown && surface.shownBottomUp == bottomUp;
        int shown = surface.shownScene;
        surface.shown = tiles;
        surface.shownScene = tiles == null ? 0 : tiles.scene();
        surface.shownBottomUp = bottomUp;
        surface.shownWidth = width;
        if (cut) black(argb, memory, width, height);
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
                        boolean newer = tiles.isNewer(x / TILE, source / TILE, shown);
                        end = x + TILE;
                        while (end < w && tiles.isNewer(end / TILE, source / TILE, shown) == newer) end += TILE;
                        end = Math.min(w, end);
                        if (!newer) {
                            x = end;
                            continue;
                        }
                    }
                    int at = y * width + x;
                    if (memory == null) {
                        fourRows(t, source & ~3, x, end - x, argb, at, bottomUp ? -width : width);
                    } else {
                        fourRows(t, source & ~3, x, end - x, strip, 0, bottomUp ? x - end : end - x);
                        for (int i = 0; i < 4; i++) put(strip, i * (end - x), memory, at + i * width, end - x);
                    }
                    x = end;
                }
                y += 4;
            } else {
                row(t, source, w);
                if (memory == null) {
                    rows.convert(words, 0, w, w, argb, y * width);
                } else {
                    rows.convert(words, 0, w, w, strip, 0);
                    put(strip, 0, memory, y * width, w);
                }
                y++;
            }
        }
        if (window == null || memory == null) sink.accept(width, height, argb);
        else window.show();
        return outcome;
    }

    /** Part of four rows of pixels, the first of them at {@code to}; a step below 0 turns them upside down. */
    private void fourRows(SoftTexture t, int source, int x, int count, int[] argb, int to, int step) {
        int first = step < 0 ? to - 3 * step : to;
        BlockRows.get(t.data, t.blockAt(0, x, source, 0, 0), BlockOrder.TEXELS, count, argb, first, step);
        int down = Math.abs(step);
        for (int i = 0; i < 4; i++) rows.convert(argb, to + i * down, count, count, argb, to + i * down);
    }

    private static void put(int[] from, int at, MemorySegment to, int pixel, int count) {
        MemorySegment.copy(from, at, to, ValueLayout.JAVA_INT, 4L * pixel, count);
    }

    private void black(int[] argb, @Nullable MemorySegment memory, int width, int height) {
        if (memory == null) {
            Arrays.fill(argb, 0xff000000);
            return;
        }
        Arrays.fill(strip, 0, width, 0xff000000);
        for (int y = 0; y < height; y++) put(strip, 0, memory, y * width, width);
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
