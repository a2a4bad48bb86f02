package tepui.drivers.d3d12;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.Surface;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Shows a texture: to a receiver of pixels or a window that it is read back for, or to nobody. Where nothing is read back, the device may
 * be some frames behind, and no more.
 */
final class Presenter {
    Surface.Outcome present(
            D3d12Context c,
            D3d12Surface surface,
            D3d12Texture t,
            boolean bottomUp,
            Surface.Interval interval,
            boolean dontWait) {
        DxgiWindow window = surface.swaps;
        if (window != null) {
            synchronized (surface) {
                return window.present(c, t, bottomUp, interval, dontWait);
            }
        }
        Surface.PixelSink sink = surface.sink;
        if (sink == null) {
            synchronized (surface) {
                return paced(c, surface, dontWait);
            }
        }
        Surface.Outcome ready = sink.ready(dontWait);
        if (!ready.isShown()) {
            c.recorder.submit();
            return ready;
        }
        int width = surface.width();
        int height = surface.height();
        if (surface.pixels.length != width * height) surface.pixels = new int[width * height];
        int[] argb = surface.pixels;
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        Arrays.fill(argb, 0xff000000);
        Format f = t.desc().format();
        // The encoded values are what a display wants, so sRGB formats are read as if they were linear.
        TexelCodec codec = TexelCodec.of(f.linear());
        int rows = t.desc().height();
        int firstRow = bottomUp ? rows - h : 0;
        long row = f.rowBytes(w);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment texels = arena.allocate(row * h, 16);
            c.textures.read(t, 0, new Box(0, firstRow, 0, w, h, 1), texels, row, row * h);
            int[] words = new int[w * codec.words()];
            float[] colors = new float[4 * w];
            for (int y = 0; y < h; y++) {
                int source = bottomUp ? h - 1 - y : y;
                codec.load(texels, source * row, f.blockBytes(), w, words, 0, w);
                codec.decode(words, 0, w, w, colors, 0, w);
                int to = y * width;
                for (int x = 0; x < w; x++) {
                    argb[to + x] = channel(colors[3 * w + x]) << 24
                            | channel(colors[x]) << 16
                            | channel(colors[w + x]) << 8
                            | channel(colors[2 * w + x]);
                }
            }
        }
        c.counters.presentCopies++;
        sink.accept(width, height, argb);
        return ready;
    }

    private static Surface.Outcome paced(D3d12Context c, D3d12Surface surface, boolean dontWait) {
        String lost = surface.lost();
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        long serial = c.recorder.submit();
        if (dontWait && !surface.pacer.isRoom()) return Surface.Outcome.WOULD_BLOCK;
        surface.pacer.makeRoom();
        surface.pacer.presented(serial);
        return Surface.Outcome.SHOWN;
    }

    private static int channel(float v) {
        return (int) (Math.clamp(v, 0f, 1f) * 255f + 0.5f);
    }
}
