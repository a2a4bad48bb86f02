package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.Bands;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.BlockPicture;
import tepui.drivers.soft.texture.BlockRows;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.UniformTiles;
import tepui.pipe.Surface;
import tepui.pipe.driver.ArgbRows;
import tepui.pipe.driver.XcbWindow;

/**
 * Presenter that turns a texture into the picture that a receiver of pixels gets: ARGB, 8 bits a channel, the top row
 * first. Blocks of texels become four rows at once: where those are bytes by machine code ({@link BlockPicture}), else in
 * Java, where rows become pixels in place. Tiles that nothing has changed since the surface's last picture are in it
 * already. Rows of a large picture are shared among workers.
 */
final class Presenter implements Bands.Rows {
    /** Pixels of a side of a tile. */
    private static final int TILE = 64;

    private final Bands bands;
    private final Scratch[] scratch;

    // ---- the picture that is being made
    private @Nullable SoftTexture texture;
    private @Nullable UniformTiles known;
    /** The scene that the last picture showed. */
    private int shown;

    private boolean bottomUp;
    private int width;
    private int columns;
    private int[] argb = {};
    private @Nullable MemorySegment memory;

    /** Memory of a worker. */
    private static final class Scratch {
        final ArgbRows rows = new ArgbRows();
        final @Nullable BlockPicture blocks = BlockPicture.make();
        int[] words = {};
        /** Four rows on their way to memory that is shared. */
        int[] strip = {};
    }

    Presenter(Bands bands) {
        this.bands = bands;
        scratch = new Scratch[bands.workers()];
        for (int i = 0; i < scratch.length; i++) scratch[i] = new Scratch();
    }

    Surface.Outcome present(SoftSurface surface, SoftTexture t, boolean upwards, boolean dontWait) {
        Surface.PixelSink sink = surface.sink;
        if (sink == null) return Surface.Outcome.SHOWN;
        Surface.Outcome outcome = sink.ready(dontWait);
        if (!outcome.isShown()) return outcome;
        width = surface.width();
        int height = surface.height();
        columns = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        boolean cut = columns < width || h < height;
        XcbWindow window = surface.window;
        MemorySegment shared = window == null ? null : window.shared(width, height);
        boolean fresh = surface.shownWidth != width || cut;
        if (shared == null) {
            fresh |= surface.pixels.length != width * height;
            if (surface.pixels.length != width * height) surface.pixels = new int[width * height];
        } else {
            fresh |= !shared.equals(surface.memory);
        }
        surface.memory = shared;
        UniformTiles tiles = UniformTiles.current(t);
        // Only what has changed, if the last picture was of the same texture.
        known = !fresh && tiles == surface.shown && surface.shownBottomUp == upwards ? tiles : null;
        shown = surface.shownScene;
        surface.shown = tiles;
        surface.shownScene = tiles == null ? 0 : tiles.scene();
        surface.shownBottomUp = upwards;
        surface.shownWidth = width;
        memory = shared;
        argb = surface.pixels;
        bottomUp = upwards;
        texture = t;
        if (cut) black(height);
        try {
            // Machine code does it several times as fast as other work on as many words.
            long words = (1L + t.words) * columns;
            bands.run(
                    this, 0, 1, upwards ? t.desc().height() - h : 0, h, scratch[0].blocks == null ? words : words / 4);
        } finally {
            texture = null;
            known = null;
            memory = null;
        }
        if (window == null || shared == null) sink.accept(width, height, argb);
        else window.show();
        return outcome;
    }

    /** Rows of the texture. */
    @Override
    public void rows(int worker, int slice, int from, int to) {
        SoftTexture t = texture;
        if (t == null) return;
        Scratch own = scratch[worker];
        if (memory != null && own.strip.length < 4 * width) own.strip = new int[4 * width];
        own.rows.of(t.store);
        BlockPicture blocks = own.blocks;
        if (blocks != null && own.rows.isOfBytes()) {
            blocks.order(own.rows.order(), own.rows.opaque());
            if (memory == null) blocks.into(argb);
            else blocks.into(memory);
        }
        int last = t.desc().height() - 1;
        for (int y = from; y < to; ) {
            // Four rows of blocks where none of them is cut off.
            if (t.words == 1 && (y & 3) == 0 && y + 4 <= to) {
                strip(own, t, y, bottomUp ? last - y - 3 : y);
                y += 4;
            } else {
                row(own, t, y, bottomUp ? last - y : y);
                y++;
            }
        }
    }

    /** Four rows of the texture, of which the highest in the picture is {@code top}. */
    private void strip(Scratch own, SoftTexture t, int source, int top) {
        UniformTiles tiles = known;
        int w = columns;
        for (int x = 0; x < w; ) {
            int end = w;
            if (tiles != null) {
                boolean newer = tiles.isNewer(x / TILE, source / TILE, shown);
                end = x + TILE;
                while (end < w && tiles.isNewer(end / TILE, source / TILE, shown) == newer) end += TILE;
                end = Math.min(w, end);
                if (!newer) {
                    x = end;
                    continue;
                }
            }
            part(own, t, source, x, end - x, top);
            x = end;
        }
    }

    /** As many pixels of four rows, from {@code x} on, which is where a block begins. */
    private void part(Scratch own, SoftTexture t, int source, int x, int count, int top) {
        int done = 0;
        BlockPicture blocks = own.blocks;
        if (blocks != null && count >= 4 && own.rows.isOfBytes()) {
            done = count & ~3;
            int first = (bottomUp ? top + 3 : top) * width + x;
            blocks.run(t.data, t.blockAt(0, x, source, 0, 0), done / 4, first, bottomUp ? -width : width);
            if (done == count) return;
        }
        int rest = count - done;
        int at = top * width + x + done;
        MemorySegment to = memory;
        if (to == null) {
            fourRows(own, t, source, x + done, rest, argb, at, bottomUp ? -width : width);
        } else {
            fourRows(own, t, source, x + done, rest, own.strip, 0, bottomUp ? -rest : rest);
            for (int i = 0; i < 4; i++) put(own.strip, i * rest, to, at + i * width, rest);
        }
    }

    /** Part of four rows of pixels, the first of them at {@code to}; a step below 0 turns them upside down. */
    private static void fourRows(
            Scratch own, SoftTexture t, int source, int x, int count, int[] out, int to, int step) {
        int first = step < 0 ? to - 3 * step : to;
        BlockRows.get(t.data, t.blockAt(0, x, source, 0, 0), BlockOrder.TEXELS, count, out, first, step);
        int down = Math.abs(step);
        for (int i = 0; i < 4; i++) own.rows.convert(out, to + i * down, count, count, out, to + i * down);
    }

    private static void put(int[] from, int at, MemorySegment to, int pixel, int count) {
        MemorySegment.copy(from, at, to, ValueLayout.JAVA_INT, 4L * pixel, count);
    }

    private void black(int height) {
        MemorySegment to = memory;
        if (to == null) {
            Arrays.fill(argb, 0xff000000);
            return;
        }
        Scratch own = scratch[0];
        if (own.strip.length < width) own.strip = new int[4 * width];
        Arrays.fill(own.strip, 0, width, 0xff000000);
        for (int y = 0; y < height; y++) put(own.strip, 0, to, y * width, width);
    }

    /** One row of the texture as row {@code y} of the picture. */
    private void row(Scratch own, SoftTexture t, int source, int y) {
        int w = columns;
        if (own.words.length < w * t.words) own.words = new int[w * t.words];
        int[] words = own.words;
        for (int x = 0; x < w; x++) {
            int at = t.texelAt(0, x, source, 0, 0);
            for (int k = 0; k < t.words; k++) words[k * w + x] = t.data[at + k * BlockOrder.TEXELS];
        }
        MemorySegment to = memory;
        if (to == null) {
            own.rows.convert(words, 0, w, w, argb, y * width);
        } else {
            own.rows.convert(words, 0, w, w, own.strip, 0);
            put(own.strip, 0, to, y * width, w);
        }
    }
}
