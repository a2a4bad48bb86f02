package tepui.drivers.soft.texture;

import tepui.pipe.format.Format;

/**
 * Generator of images of half the size whose texels are four bytes or less, normalised: each texel is the average of
 * four, rounded to even. The four are neighbours in their block, and two bytes of each are added at a time.
 */
final class HalfSize {
    private HalfSize() {}

    /** Are all channels linear bytes, in one word? */
    static boolean fits(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || f.isSrgb() || f.numeric() != Format.Numeric.UNORM) return false;
        for (Format.Channel c : f.channels()) if (c.bits() != 8) return false;
        return f.blockBytes() <= 4;
    }

    /**
     * Averages an area of {@code width} x {@code height} texels.
     *
     * @param sx even, as is {@code sy}: the first texel that is read
     */
    static void average(
            SoftTexture source, int level, int sx, int sy, int sz, SoftTexture target, int to, Area area) { // hot
        int[] from = source.data;
        int[] out = target.data;
        for (int j = 0; j < area.height; j++) {
            int yy = sy + 2 * j;
            int row = source.blockAt(level, 0, yy, sz, 0) + ((yy & 2) << 2);
            int y = area.y + j;
            int result = target.blockAt(to, 0, y, area.z, 0) + BlockOrder.at(0, y);
            for (int i = 0; i < area.width; i++) {
                int xx = sx + 2 * i;
                int at = row + (xx >> 2) * BlockOrder.TEXELS + ((xx & 2) << 1);
                int x = area.x + i;
                out[result + (x >> 2) * BlockOrder.TEXELS + (x & 1 | (x & 2) << 1)] =
                        average(from[at], from[at + 1], from[at + 2], from[at + 3]);
            }
        }
    }

    /** Area that is written: a part of one slice or layer. */
    record Area(int x, int y, int z, int width, int height) {}

    private static int average(int a, int b, int c, int d) {
        int even = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
        int odd = (a >>> 8 & 0xff00ff) + (b >>> 8 & 0xff00ff) + (c >>> 8 & 0xff00ff) + (d >>> 8 & 0xff00ff);
        return quarter(even) | quarter(odd) << 8;
    }

    /** Two sums of 10 bits by four. A half is rounded up where the quotient is odd. */
    private static int quarter(int sums) {
        return sums + 0x10001 + (sums >>> 2 & 0x10001) >>> 2 & 0xff00ff;
    }
}
