package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * The picture that a receiver of pixels gets of a texture: ARGB, 8 bits a channel, the top row first. What it is read back into is kept
 * from one picture to the next.
 */
public final class PixelPicture {
    private final ArgbRows rows = new ArgbRows();
    private int[] argb = {};
    private int[] words = {};
    private MemorySegment texels = MemorySegment.NULL;

    /** Reads a texture back; valid until the next picture. What the texture does not cover is black. */
    public int[] read(Context c, Texture t, boolean bottomUp, int width, int height) {
        if (argb.length != width * height) argb = new int[width * height];
        int w = Math.min(width, t.desc().width());
        int h = Math.min(height, t.desc().height());
        if (w < width || h < height) Arrays.fill(argb, 0xff000000);
        Format f = t.desc().format();
        rows.of(f);
        TexelCodec codec = rows.codec();
        int firstRow = bottomUp ? t.desc().height() - h : 0;
        long row = f.rowBytes(w);
        if (texels.byteSize() < row * h) texels = Arena.ofAuto().allocate(row * h, 16);
        c.readTexture(t, 0, new Box(0, firstRow, 0, w, h, 1), texels, row, row * h);
        boolean whole = codec.words() == 1;
        if (!whole && words.length < w * codec.words()) words = new int[w * codec.words()];
        for (int y = 0; y < h; y++) {
            long source = (bottomUp ? h - 1 - y : y) * row;
            int to = y * width;
            // A texel of one word is converted where it will stay.
            int[] from = whole ? argb : words;
            int at = whole ? to : 0;
            codec.load(texels, source, f.blockBytes(), w, from, at, w);
            rows.convert(from, at, w, w, argb, to);
        }
        return argb;
    }
}
