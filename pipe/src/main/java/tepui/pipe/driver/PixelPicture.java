package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** The picture that a receiver of pixels gets of a texture: ARGB, 8 bits a channel, the top row first. */
public final class PixelPicture {
    private int[] argb = {};

    /** Reads a texture back; valid until the next picture. What the texture does not cover is black. */
    public int[] read(Context c, Texture t, boolean bottomUp, int width, int height) {
        if (argb.length != width * height) argb = new int[width * height];
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        Arrays.fill(argb, 0xff000000);
        Format f = t.desc().format();
        // The encoded values are what a display wants, so sRGB formats are read as if they were linear.
        TexelCodec codec = TexelCodec.of(f.linear());
        int firstRow = bottomUp ? t.desc().height() - h : 0;
        long row = f.rowBytes(w);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment texels = arena.allocate(row * h, 16);
            c.readTexture(t, 0, new Box(0, firstRow, 0, w, h, 1), texels, row, row * h);
            int[] words = new int[w * codec.words()];
            float[] colors = new float[4 * w];
            for (int y = 0; y < h; y++) {
                int source = bottomUp ? h - 1 - y : y;
                codec.load(texels, source * row, f.blockBytes(), w, words, 0, w);
                codec.decode(words, 0, w, w, colors, 0, w);
                pack(colors, w, argb, y * width);
            }
        }
        return argb;
    }

    /** A row of colours, all their reds first, then greens, blues and alphas. */
    public static void pack(float[] colors, int width, int[] argb, int to) { // hot
        for (int x = 0; x < width; x++) {
            argb[to + x] = channel(colors[3 * width + x]) << 24
                    | channel(colors[x]) << 16
                    | channel(colors[width + x]) << 8
                    | channel(colors[2 * width + x]);
        }
    }

    private static int channel(float v) {
        return (int) (Math.clamp(v, 0f, 1f) * 255f + 0.5f);
    }
}
