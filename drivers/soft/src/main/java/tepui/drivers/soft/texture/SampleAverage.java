package tepui.drivers.soft.texture;

/**
 * Resolver of textures of several samples whose texels are four bytes or less, normalised: each texel is the average of its
 * samples, rounded to even. Two bytes of each are added at a time, and whole blocks are sixteen words in a row.
 */
final class SampleAverage {
    private SampleAverage() {}

    /**
     * Averages an area of the target.
     *
     * @param sx the source's texel of the area's first one, as {@code sy} and {@code sz}
     */
    static void average(
            SoftTexture source,
            int level,
            int sx,
            int sy,
            int sz,
            SoftTexture target,
            int to,
            HalfSize.Area area) { // hot
        int plane = source.sampleWords(level);
        boolean aligned = (sx - area.x() & 3) == 0 && (sy - area.y() & 3) == 0;
        int endX = area.x() + area.width();
        int endY = area.y() + area.height();
        for (int y = area.y(); y < endY; ) {
            boolean rows = aligned && (y & 3) == 0 && y + 4 <= endY;
            int firstWhole = rows ? area.x() + 3 & ~3 : endX;
            int lastWhole = rows ? Math.max(endX & ~3, firstWhole) : endX;
            if (firstWhole < lastWhole) {
                int from = source.blockAt(level, sx + firstWhole - area.x(), sy + y - area.y(), sz, 0);
                int out = target.blockAt(to, firstWhole, y, area.z(), 0);
                blocks(source, from, plane, target.data, out, (lastWhole - firstWhole) * 4);
            } else {
                firstWhole = endX;
                lastWhole = endX;
            }
            int nextY = rows ? y + 4 : y + 1;
            for (int row = y; row < nextY; row++) {
                for (int x = area.x(); x < endX; x++) {
                    if (x == firstWhole) x = lastWhole;
                    if (x == endX) break;
                    int xx = sx + x - area.x();
                    int yy = sy + row - area.y();
                    int from = source.blockAt(level, xx, yy, sz, 0) + BlockOrder.at(xx, yy);
                    int out = target.blockAt(to, x, row, area.z(), 0) + BlockOrder.at(x, row);
                    blocks(source, from, plane, target.data, out, 1);
                }
            }
            y = nextY;
        }
    }

    /** Averages words in a row. */
    private static void blocks(SoftTexture source, int at, int plane, int[] out, int to, int words) { // hot
        int[] from = source.data;
        switch (source.samples) {
            case 2 -> two(from, at, plane, out, to, words);
            case 4 -> four(from, at, plane, out, to, words);
            default -> eight(from, at, plane, out, to, words);
        }
    }

    private static void two(int[] from, int at, int plane, int[] out, int to, int words) { // hot
        for (int i = 0; i < words; i++) {
            int a = from[at + i];
            int b = from[at + plane + i];
            int even = (a & 0xff00ff) + (b & 0xff00ff);
            int odd = (a >>> 8 & 0xff00ff) + (b >>> 8 & 0xff00ff);
            even = even + (even >>> 1 & 0x10001) >>> 1 & 0xff00ff;
            odd = odd + (odd >>> 1 & 0x10001) >>> 1 & 0xff00ff;
            out[to + i] = even | odd << 8;
        }
    }

    private static void four(int[] from, int at, int plane, int[] out, int to, int words) { // hot
        for (int i = 0; i < words; i++) {
            int a = from[at + i];
            int b = from[at + plane + i];
            int c = from[at + 2 * plane + i];
            int d = from[at + 3 * plane + i];
            int even = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
            int odd = (a >>> 8 & 0xff00ff) + (b >>> 8 & 0xff00ff) + (c >>> 8 & 0xff00ff) + (d >>> 8 & 0xff00ff);
            even = even + 0x10001 + (even >>> 2 & 0x10001) >>> 2 & 0xff00ff;
            odd = odd + 0x10001 + (odd >>> 2 & 0x10001) >>> 2 & 0xff00ff;
            out[to + i] = even | odd << 8;
        }
    }

    private static void eight(int[] from, int at, int plane, int[] out, int to, int words) { // hot
        for (int i = 0; i < words; i++) {
            int even = 0;
            int odd = 0;
            for (int s = 0, word = at + i; s < 8; s++, word += plane) {
                even += from[word] & 0xff00ff;
                odd += from[word] >>> 8 & 0xff00ff;
            }
            even = even + 0x30003 + (even >>> 3 & 0x10001) >>> 3 & 0xff00ff;
            odd = odd + 0x30003 + (odd >>> 3 & 0x10001) >>> 3 & 0xff00ff;
            out[to + i] = even | odd << 8;
        }
    }
}
