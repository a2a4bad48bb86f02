package tepui.tools.kit.reference;

/**
 * Reference of coverage, the sample points that a triangle covers: edge functions in integers over 256ths of a pixel,
 * points on an edge counted by the top-left rule, where the top is row 0.
 */
public final class Coverage {
    private Coverage() {}

    /** Six coordinates in 256ths of a pixel, and the sample point in the same. */
    public static boolean covers(int[] t, long px, long py) {
        return covers(t[0], t[1], t[2], t[3], t[4], t[5], px, py);
    }

    private static boolean covers(long ax, long ay, long bx, long by, long cx, long cy, long px, long py) {
        long area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
        if (area == 0) return false;
        if (area < 0) return covers(ax, ay, cx, cy, bx, by, px, py);
        return inside(ax, ay, bx, by, px, py) && inside(bx, by, cx, cy, px, py) && inside(cx, cy, ax, ay, px, py);
    }

    private static boolean inside(long ax, long ay, long bx, long by, long px, long py) {
        long e = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
        if (e != 0) return e > 0;
        boolean top = ay == by && bx > ax;
        boolean left = by < ay;
        return top || left;
    }

    /** Coverage of pixel centres, row after row. */
    public static boolean[] pixels(int[] t, int width, int height) {
        boolean[] covered = new boolean[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) covered[y * width + x] = covers(t, x * 256L + 128, y * 256L + 128);
        }
        return covered;
    }

    /** How many of the samples of a pixel are covered; positions as {@code Device.samplePositions} gives them. */
    public static int samples(int[] t, int x, int y, float[] positions) {
        int count = 0;
        for (int i = 0; i < positions.length; i += 2) {
            long px = x * 256L + Math.round(positions[i] * 256.0);
            long py = y * 256L + Math.round(positions[i + 1] * 256.0);
            if (covers(t, px, py)) count++;
        }
        return count;
    }
}
