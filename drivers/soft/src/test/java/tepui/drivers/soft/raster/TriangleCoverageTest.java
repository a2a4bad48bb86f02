package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.BlendState;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Which pixels a triangle covers, against a rasteriser that tests every pixel centre in exact arithmetic. */
final class TriangleCoverageTest {
    private static final int SIZE = 150;
    /** Adds 1/255 of red a fragment: overdraw is seen as a count. */
    private static final BlendState COUNTING =
            BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE);

    private final long seed = Seeds.one("TriangleCoverageTest");
    private final Random random = new Random(seed);

    private DrawState counting(Canvas canvas) {
        DrawState s = canvas.state();
        s.blend = COUNTING;
        return s;
    }

    private static void triangle(Canvas c, int[] v) {
        for (int i = 0; i < 6; i += 2) c.vertex(v[i] / 256.0, v[i + 1] / 256.0, 0.5, 1, 1 / 255f, 0, 0, 0);
    }

    /** Coverage by definition, positions in 1/256 pixels. */
    private static boolean covers(int[] v, int x, int y) {
        return coversPoint(v, x * 256L + 128, y * 256L + 128);
    }

    static boolean coversPoint(int[] v, long px, long py) {
        long area = (long) (v[2] - v[0]) * (v[5] - v[1]) - (long) (v[4] - v[0]) * (v[3] - v[1]);
        if (area == 0) return false;
        for (int i = 0; i < 3; i++) {
            int a = area > 0 ? i : 2 - i;
            int b = area > 0 ? (i + 1) % 3 : (4 - i) % 3;
            long dx = v[2 * b] - v[2 * a];
            long dy = v[2 * b + 1] - v[2 * a + 1];
            long e = dx * (py - v[2 * a + 1]) - dy * (px - v[2 * a]);
            boolean inclusive = dy < 0 || dy == 0 && dx > 0;
            if (inclusive ? e < 0 : e <= 0) return false;
        }
        return true;
    }

    private void check(int[] v) {
        Canvas c = new Canvas(SIZE, SIZE, Format.R8G8B8A8_UNORM, null, 1, 1, CountingKernel.MAKER);
        triangle(c, v);
        c.draw(counting(c), 3);
        c.rasterizer.flush();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                assertEquals(
                        covers(v, x, y) ? 1 : 0,
                        c.pixel(x, y),
                        "seed " + seed + ", triangle " + java.util.Arrays.toString(v) + ", pixel " + x + ", " + y);
            }
        }
    }

    private int[] random(int low, int high) {
        int[] v = new int[6];
        for (int i = 0; i < 6; i++) v[i] = low + random.nextInt(high - low);
        return v;
    }

    @Test
    void trianglesOfAnySizeCoverExactlyTheirPixelCentres() {
        for (int i = 0; i < 60; i++) check(random(-40 * 256, 200 * 256));
        for (int i = 0; i < 30; i++) check(random(-10000 * 256, 20000 * 256));
        for (int i = 0; i < 60; i++) {
            int[] v = random(0, 5 * 256);
            int dx = random.nextInt(SIZE * 256);
            int dy = random.nextInt(SIZE * 256);
            for (int k = 0; k < 6; k += 2) {
                v[k] += dx;
                v[k + 1] += dy;
            }
            check(v);
        }
    }

    @Test
    void verticesOnPixelCentresFollowTheTopLeftRule() {
        for (int i = 0; i < 60; i++) {
            int[] v = new int[6];
            for (int k = 0; k < 6; k++) v[k] = random.nextInt(20) * 256 + 128;
            check(v);
        }
    }

    @Test
    void sliversCoverExactlyTheirPixelCentres() {
        for (int i = 0; i < 40; i++) {
            int[] v = random(-20 * 256, 170 * 256);
            v[4] = (v[0] + v[2]) / 2 + random.nextInt(64) - 32;
            v[5] = (v[1] + v[3]) / 2 + random.nextInt(64) - 32;
            check(v);
        }
    }

    @Test
    void meshCoversEachPixelOnce() {
        Canvas c = new Canvas(SIZE, SIZE, Format.R8G8B8A8_UNORM, null, 1, 1, CountingKernel.MAKER);
        int n = 12;
        int[][][] points = new int[n + 1][n + 1][2];
        for (int y = 0; y <= n; y++) {
            for (int x = 0; x <= n; x++) {
                int jitter = x == 0 || y == 0 || x == n || y == n ? 0 : 1400;
                points[y][x][0] = (x * SIZE * 256) / n + (jitter == 0 ? 0 : random.nextInt(jitter) - jitter / 2);
                points[y][x][1] = (y * SIZE * 256) / n + (jitter == 0 ? 0 : random.nextInt(jitter) - jitter / 2);
            }
        }
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                int[] a = points[y][x];
                int[] b = points[y][x + 1];
                int[] d = points[y + 1][x];
                int[] e = points[y + 1][x + 1];
                triangle(c, new int[] {a[0], a[1], b[0], b[1], e[0], e[1]});
                triangle(c, new int[] {a[0], a[1], e[0], e[1], d[0], d[1]});
            }
        }
        c.draw(counting(c), 3);
        c.rasterizer.flush();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) assertEquals(1, c.pixel(x, y), "seed " + seed + " at " + x + ", " + y);
        }
    }
}
