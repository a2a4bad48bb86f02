package tepui.drivers.soft.texture;

import tepui.pipe.format.Format;
import tepui.pipe.format.Srgb;

/**
 * Generator of levels of sRGB texels, each the average of four in linear values. Words are taken apart and put together in registers, without rows
 * of floats between; halves of all codes are in a table. Sums are made in the order in which {@link MipMaker} makes them.
 */
final class SrgbHalves {
    /** Half of each code's linear value, then half of each alpha. */
    private static final float[] HALF = new float[512];
    /** Added and taken away again, it rounds floats below 2^22 to even integers. */
    private static final float ROUND = 0x1.8p23f;

    static {
        for (int i = 0; i < 256; i++) {
            HALF[i] = Srgb.decode(i) * 0.5f;
            HALF[256 + i] = i / 255f * 0.5f;
        }
    }

    private SrgbHalves() {}

    /** Bytes of which the highest alone may be alpha. */
    static boolean fits(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || !f.isSrgb() || f.blockBytes() > 4) return false;
        for (Format.Channel c : f.channels()) {
            if (c.bits() != 8 || c.letter() == 'A' && c.offset() != 24) return false;
        }
        return true;
    }

    /** Makes rows of a level whose sides are half as long as those of the level before. */
    static void average(SoftTexture t, int level, int z, int from, int to) { // hot
        int width = t.desc().levelWidth(level);
        for (int y = from; y < to; y++) {
            int source = t.blockAt(level - 1, 0, 2 * y, z, 0) + BlockOrder.at(0, 2 * y);
            int target = t.blockAt(level, 0, y, z, 0) + BlockOrder.at(0, y);
            row(t.data, source, target, width, HALF);
        }
    }

    private static void row(int[] data, int source, int target, int width, float[] half) { // hot
        for (int x = 0; x < width; x++) {
            // A quad is four words in a row, and a block has two of these two rows.
            int at = source + (x >> 1) * BlockOrder.TEXELS + ((x & 1) << 2);
            int a = data[at];
            int b = data[at + 1];
            int c = data[at + 2];
            int d = data[at + 3];
            int r = code(half, a & 255, b & 255, c & 255, d & 255);
            int g = code(half, a >>> 8 & 255, b >>> 8 & 255, c >>> 8 & 255, d >>> 8 & 255);
            int s = code(half, a >>> 16 & 255, b >>> 16 & 255, c >>> 16 & 255, d >>> 16 & 255);
            float v = average(half, 256 + (a >>> 24), 256 + (b >>> 24), 256 + (c >>> 24), 256 + (d >>> 24));
            int alpha = (int) (Math.min(1, v) * 255f + ROUND - ROUND);
            data[target + (x >> 2) * BlockOrder.TEXELS + BlockOrder.at(x, 0)] = r | g << 8 | s << 16 | alpha << 24;
        }
    }

    private static int code(float[] half, int a, int b, int c, int d) {
        return Srgb.encode(average(half, a, b, c, d));
    }

    private static float average(float[] half, int a, int b, int c, int d) {
        return (half[a] + half[c]) * 0.5f + (half[b] + half[d]) * 0.5f;
    }
}
