package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Which pixels lines and points cover. */
final class LinePointTest {
    private static final int SIZE = 80;

    private static Canvas counting() {
        return new Canvas(SIZE, SIZE, Format.R8G8B8A8_UNORM, null, 1, 1, CountingKernel.MAKER);
    }

    private static int count(Canvas c) {
        int n = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) n += c.pixel(x, y);
        }
        return n;
    }

    private static DrawState with(Canvas c, java.util.function.Consumer<RasterState.Builder> change) {
        DrawState s = c.state();
        RasterState.Builder b = RasterState.DEFAULT.with();
        change.accept(b);
        s.raster = b.build();
        return s;
    }

    /** The pixels whose diamonds of half a diagonal {@code half} the line leaves, walking along it in small steps. */
    private static int[][] left(double[] p, double half) {
        int[][] found = new int[SIZE][SIZE];
        int steps = 40000;
        int inX = -1;
        int inY = -1;
        for (int i = 0; i <= steps; i++) {
            double x = p[0] + (p[2] - p[0]) * i / steps;
            double y = p[1] + (p[3] - p[1]) * i / steps;
            int px = (int) Math.floor(x);
            int py = (int) Math.floor(y);
            boolean in = Math.abs(x - px - 0.5) + Math.abs(y - py - 0.5) < half;
            if (inX >= 0 && !(in && px == inX && py == inY)) {
                found[inY][inX] = 1;
                inX = -1;
            }
            if (in) {
                inX = px;
                inY = py;
            }
        }
        return found;
    }

    /** The diamond-exit rule by definition, but for diamonds that the walk grazes at a corner. */
    @Test
    void thinLinesFollowTheDiamondExitRule() {
        long seed = Seeds.one("LinePointTest");
        Random r = new Random(seed);
        for (int n = 0; n < 200; n++) {
            double[] p = new double[4];
            int spread = n % 2 == 0 ? 70 : 6;
            for (int i = 0; i < 4; i++) p[i] = 5 + (r.nextInt(spread * 256) + 0.0) / 256;
            int[][] less = left(p, 0.496);
            // One that the walk enters by a hair and leaves by a hair is in neither of the others.
            int[][] exact = left(p, 0.5);
            int[][] more = left(p, 0.504);
            Canvas c = counting();
            c.vertex(p[0], p[1], 0, 1).vertex(p[2], p[3], 0, 1);
            c.draw(c.state(), 2);
            c.rasterizer.flush();
            int wrong = 0;
            for (int y = 0; y < SIZE; y++) {
                for (int x = 0; x < SIZE; x++) {
                    boolean clear = less[y][x] == exact[y][x] && exact[y][x] == more[y][x];
                    if (clear && exact[y][x] != c.pixel(x, y)) wrong++;
                }
            }
            assertEquals(0, wrong, "seed " + seed + ": " + java.util.Arrays.toString(p) + ", pixels differ");
        }
    }

    /** A line of twelve pixels at whole and half coordinates, both ways, has twelve pixels; borders go to the lower column or row. */
    @Test
    void tiesAreMovedDownAndLeft() {
        for (int half = 0; half < 16; half++) {
            double x = 20 + (half & 1) * 0.5;
            double y = 30 + (half >> 1 & 1) * 0.5;
            boolean upright = (half & 4) != 0;
            boolean backwards = (half & 8) != 0;
            Canvas c = counting();
            double endX = upright ? x : x + 12;
            double endY = upright ? y + 12 : y;
            if (backwards) c.vertex(endX, endY, 0, 1).vertex(x, y, 0, 1);
            else c.vertex(x, y, 0, 1).vertex(endX, endY, 0, 1);
            c.draw(c.state(), 2);
            c.rasterizer.flush();
            int column = upright && x == 20 ? 19 : 20;
            int row = !upright && y == 30 ? 29 : 30;
            // Backwards from centre to centre it is the first pixel that is kept, unless it never was in a diamond.
            boolean centres = upright ? y != 30 && x != 20 : x != 20 && y != 30;
            int shift = backwards && centres ? 1 : 0;
            assertEquals(12, count(c), "case " + half);
            for (int i = shift; i < 12 + shift; i++) {
                assertEquals(1, c.pixel(upright ? column : column + i, upright ? row + i : row), "case " + half);
            }
        }
    }

    @Test
    void polylineCoversEachPixelOnceWhereItGoesOn() {
        Canvas c = counting();
        double[][] p = {{3.2, 4.1}, {20.7, 9.6}, {50.3, 30.9}, {77.1, 33.2}};
        for (int i = 0; i + 1 < p.length; i++) {
            c.vertex(p[i][0], p[i][1], 0, 1).vertex(p[i + 1][0], p[i + 1][1], 0, 1);
        }
        c.draw(c.state(), 2);
        c.rasterizer.flush();
        for (int x = 4; x < 77; x++) {
            int n = 0;
            for (int y = 0; y < SIZE; y++) n += c.pixel(x, y);
            assertEquals(1, n, "column " + x);
        }
    }

    @Test
    void wideLinesRepeatColumns() {
        Canvas c = counting();
        c.vertex(10, 40.5, 0, 1).vertex(30, 40.5, 0, 1);
        c.draw(with(c, b -> b.lineWidth = 5), 2);
        c.rasterizer.flush();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                boolean in = x >= 10 && x < 30 && y >= 38 && y <= 42;
                assertEquals(in ? 1 : 0, c.pixel(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void stippleCountsFragmentsAlongTheLine() {
        Canvas c = counting();
        c.vertex(10, 20.5, 0, 1).vertex(42, 20.5, 0, 1);
        c.draw(
                with(c, b -> {
                    b.lineStipple = true;
                    b.lineStippleFactor = 2;
                    b.lineStipplePattern = 0x00f5;
                }),
                2);
        c.rasterizer.flush();
        for (int x = 10; x < 42; x++) {
            assertEquals(0x00f5 >> (x - 10) / 2 % 16 & 1, c.pixel(x, 20), "x " + x);
        }
    }

    @Test
    void linesOutsideTheViewAreCutAtItsSides() {
        Canvas c = counting();
        c.vertex(-1000, 40.5, 0, 1).vertex(1000, 40.5, 0, 1);
        c.draw(c.state(), 2);
        c.rasterizer.flush();
        assertEquals(SIZE, count(c));
    }

    @Test
    void pointsAreSquaresOfTheirSize() {
        for (int size : new int[] {1, 2, 3, 7, 64}) {
            Canvas c = counting();
            double middle = size % 2 == 0 ? 40 : 40.5;
            c.vertex(middle, middle, 0, 1);
            c.draw(with(c, b -> b.pointSize = size), 1);
            c.rasterizer.flush();
            assertEquals(size * size, count(c), "size " + size);
            assertEquals(1, c.pixel(40 - size / 2, 40 - size / 2));
        }
    }

    @Test
    void pointCoordinateRunsAcrossThePoint() {
        for (boolean upper : new boolean[] {false, true}) {
            Canvas c = new Canvas(16, 16, Format.R32G32B32A32_FLOAT, null, 1, 1, Canvas.INTERPRETED);
            tepui.ir.Shader f = new tepui.ir.Shader(tepui.ir.Stage.FRAGMENT, "point");
            tepui.ir.Variable in = f.input(tepui.ir.Builtin.POINT_COORD, tepui.ir.Type.F32X2);
            tepui.ir.Variable out = f.output("out", tepui.ir.Type.F32X2, 0);
            tepui.ir.Builder b = new tepui.ir.Builder(f);
            b.storeOutput(out, b.loadInput(in));
            b.ret();
            c.vertex(8, 8, 0, 1);
            DrawState s = with(c, r -> {
                r.pointSize = 8;
                r.pointCoordUpperLeft = upper;
            });
            s.shader = new FragmentShader(f);
            c.draw(s, 1);
            c.rasterizer.flush();
            for (int i = 0; i < 8; i++) {
                float[] p = c.rgba(4 + i, 4 + i, 0);
                assertEquals((i + 0.5) / 8, p[0], 1e-6);
                assertEquals(upper ? 1 - (i + 0.5) / 8 : (i + 0.5) / 8, p[1], 1e-6);
            }
        }
    }

    @Test
    void lineModeDrawsEdgesThatAreFlagged() {
        Canvas c = counting();
        c.vertex(10, 10.5, 0, 1).vertex(50, 10.5, 0, 1).vertex(10.5, 50, 0, 1);
        DrawState s = with(c, b -> {
            b.fillFront = RasterState.Fill.LINE;
            b.fillBack = RasterState.Fill.POINT;
        });
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int x = 12; x < 49; x++) assertEquals(1, c.pixel(x, 10), "x " + x);
        for (int y = 12; y < 49; y++) assertEquals(1, c.pixel(10, y), "y " + y);
        assertEquals(0, c.pixel(20, 20));
        assertEquals(1, c.pixel(30, 30) + c.pixel(30, 29));
        // the other way round: points
        c.vertex(10.5, 60.5, 0, 1).vertex(10.5, 70.5, 0, 1).vertex(50.5, 60.5, 0, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        assertEquals(1, c.pixel(10, 60));
        assertEquals(1, c.pixel(10, 70));
        assertEquals(1, c.pixel(50, 60));
        assertEquals(0, c.pixel(30, 60));
    }
}
