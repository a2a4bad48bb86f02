package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import tepui.pipe.BlendState;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;

/** Drawing of triangles from clip space to texels: interpolation, depth, culling, clipping, clears. */
final class DrawTest {
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0xff00ff00;

    private static Canvas canvas(int width, int height, Format depth) {
        return new Canvas(width, height, Format.R8G8B8A8_UNORM, depth, 1, 1, Canvas.INTERPRETED);
    }

    private static void quad(Canvas c, double x0, double y0, double x1, double y1, double z, float... rgba) {
        c.vertex(x0, y0, z, 1, rgba).vertex(x1, y0, z, 1, rgba).vertex(x1, y1, z, 1, rgba);
        c.vertex(x0, y0, z, 1, rgba).vertex(x1, y1, z, 1, rgba).vertex(x0, y1, z, 1, rgba);
    }

    @Test
    void quadFillsItsPixelsWithItsColor() {
        Canvas c = canvas(20, 10, null);
        c.rasterizer.clearColor(0, ClearColor.of(0, 1, 0, 1), 0, 0, 20, 10, 15);
        quad(c, 2, 3, 11, 9, 0.5, 1, 0, 0, 1);
        c.draw(c.state(), 3);
        c.rasterizer.flush();
        for (int y = 0; y < 10; y++) {
            for (int x = 0; x < 20; x++) {
                boolean in = x >= 2 && x < 11 && y >= 3 && y < 9;
                assertEquals(in ? RED : GREEN, c.pixel(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void smoothInputsArePerspectiveCorrect() {
        Canvas c = new Canvas(64, 64, Format.R32G32B32A32_FLOAT, null, 1, 1, Canvas.INTERPRETED);
        // s runs from 0 to 1 along x while w runs from 1 to 4
        c.vertex(0, 0, 0.5, 1, 0, 5, 7, 1).vertex(64, 0, 0.5, 4, 1, 5, 7, 1).vertex(0, 64, 0.5, 1, 0, 5, 7, 1);
        c.draw(c.state(), 3);
        c.rasterizer.flush();
        for (int x = 0; x < 60; x++) {
            double t = (x + 0.5) / 64;
            double expected = (t / 4) / ((1 - t) + t / 4);
            float[] p = c.rgba(x, 0, 0);
            assertEquals(expected, p[0], 1e-6, "x " + x);
            assertEquals(5, p[1], 0, "an input that is equal everywhere is exact");
            assertEquals(7, p[2], 0);
        }
    }

    @Test
    void nearerFragmentsWinWithDepthTest() {
        for (Format f : new Format[] {
            Format.D16_UNORM,
            Format.D24_UNORM_X8,
            Format.D24_UNORM_S8_UINT,
            Format.D32_FLOAT,
            Format.D32_UNORM,
            Format.D32_FLOAT_S8_UINT
        }) {
            Canvas c = canvas(16, 16, f);
            c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, 16, 16);
            DrawState s = c.state();
            s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
            quad(c, 0, 0, 16, 16, 0.5, 1, 0, 0, 1);
            quad(c, 0, 0, 8, 16, 0.75, 0, 1, 0, 1);
            quad(c, 8, 0, 16, 16, 0.25, 0, 1, 0, 1);
            c.draw(s, 3);
            c.rasterizer.flush();
            assertEquals(RED, c.pixel(3, 5), f.name());
            assertEquals(GREEN, c.pixel(11, 5), f.name());
            assertEquals(0.5, c.depthAt(3, 5, 0), 1e-4, f.name());
            assertEquals(0.25, c.depthAt(11, 5, 0), 1e-4, f.name());
        }
    }

    @Test
    void sameGeometryTwicePassesEqual() {
        Canvas c = canvas(64, 64, Format.D24_UNORM_S8_UINT);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, 64, 64);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        for (int pass = 0; pass < 2; pass++) {
            float g = pass;
            c.vertex(1.3, 2.7, 0.1234, 1.7, 1 - g, g, 0, 1)
                    .vertex(60.1, 9.2, 0.7651, 0.3, 1 - g, g, 0, 1)
                    .vertex(20.9, 61.4, 0.4321, 9.1, 1 - g, g, 0, 1);
            c.draw(s, 3);
            s = c.rasterizer.next();
            s.depthStencil = DepthStencilState.depth(true, false, CompareFunc.EQUAL);
        }
        c.rasterizer.flush();
        int green = 0;
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                if (c.pixel(x, y) != 0) {
                    assertEquals(GREEN, c.pixel(x, y), x + ", " + y);
                    green++;
                }
            }
        }
        assertEquals(true, green > 1000);
    }

    @Test
    void windingDecidesWhatIsCulled() {
        for (RasterState.Cull cull : RasterState.Cull.values()) {
            for (boolean ccw : new boolean[] {false, true}) {
                Canvas c = canvas(16, 16, null);
                DrawState s = c.state();
                RasterState.Builder b = RasterState.DEFAULT.with();
                b.cull = cull;
                b.frontCounterClockwise = ccw;
                s.raster = b.build();
                c.vertex(0, 0, 0, 1, 1, 0, 0, 1).vertex(16, 0, 0, 1, 1, 0, 0, 1).vertex(0, 16, 0, 1, 1, 0, 0, 1);
                c.draw(s, 3);
                c.rasterizer.flush();
                boolean drawn =
                        cull == RasterState.Cull.NONE || cull == (ccw ? RasterState.Cull.BACK : RasterState.Cull.FRONT);
                assertEquals(drawn ? RED : 0, c.pixel(2, 2), cull + " " + ccw);
            }
        }
    }

    @Test
    void trianglesBehindTheEyeAreCutAtTheNearPlane() {
        Canvas c = new Canvas(32, 32, Format.R32G32B32A32_FLOAT, null, 1, 1, Canvas.INTERPRETED);
        // A floor that runs from in front of the eye to far behind it: y = -1 plane, z from -10 (visible) to +10.
        float[][] v = {{-50, -1, 10}, {50, -1, 10}, {50, -1, -10}, {-50, -1, -10}};
        int[] order = {0, 1, 2, 0, 2, 3};
        for (int i : order) {
            float x = v[i][0];
            float y = v[i][1];
            float z = v[i][2];
            // perspective of 90 degrees, near 0.5, far 100
            c.clipVertex(x, y, (-100.5f / 99.5f) * z - 100 / 99.5f, -z, x, z, 0, 1);
        }
        c.draw(c.state(), 3);
        c.rasterizer.flush();
        for (int py = 0; py < 32; py++) {
            for (int px = 0; px < 32; px++) {
                double nx = (px + 0.5) / 16 - 1;
                double ny = (py + 0.5) / 16 - 1;
                float[] p = c.rgba(px, py, 0);
                // the ray (nx, ny, -1) t meets y = -1 at t = -1 / ny
                double t = -1 / ny;
                boolean hit = ny < 0 && t < 10 && t > 0.5;
                assertEquals(hit ? 1 : 0, p[3], 1e-6, px + ", " + py);
                if (hit) {
                    assertEquals(nx * t, p[0], 8e-3, px + ", " + py);
                    assertEquals(-t, p[1], 8e-3, px + ", " + py);
                }
            }
        }
    }

    @Test
    void positionsThatAreNoNumbersDrawNothing() {
        float[] bad = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY};
        for (float b : bad) {
            for (int component = 0; component < 4; component++) {
                Canvas c = canvas(16, 16, null);
                float[] p = {0.5f, 0.5f, 0, 1};
                p[component] = b;
                c.clipVertex(-1, -1, 0, 1, 1, 1, 1, 1).clipVertex(1, -1, 0, 1, 1, 1, 1, 1);
                c.clipVertex(p[0], p[1], p[2], p[3], 1, 1, 1, 1);
                c.draw(c.state(), 3);
                c.rasterizer.flush();
                assertEquals(0, c.pixel(8, 4));
            }
        }
    }

    @Test
    void scissorAndViewportLimitPixels() {
        Canvas c = canvas(70, 70, null);
        DrawState s = c.state();
        RasterState.Builder b = RasterState.DEFAULT.with();
        b.scissor = true;
        s.raster = b.build();
        s.scissors[0] = 5;
        s.scissors[1] = 7;
        s.scissors[2] = 60;
        s.scissors[3] = 62;
        float[] viewport = {3, 9, 30, 60, 0, 1};
        System.arraycopy(viewport, 0, s.viewports, 0, 6);
        c.clipVertex(-3, -3, 0, 1, 1, 0, 0, 1)
                .clipVertex(5, -3, 0, 1, 1, 0, 0, 1)
                .clipVertex(-3, 5, 0, 1, 1, 0, 0, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int y = 0; y < 70; y++) {
            for (int x = 0; x < 70; x++) {
                boolean in = x >= 5 && x < 33 && y >= 9 && y < 69;
                if (in && (x - 18) / 15.0 + (y - 39) / 30.0 > 1.9) continue; // beyond the hypotenuse
                assertEquals(in ? RED : 0, c.pixel(x, y), x + ", " + y);
            }
        }
    }

    @Test
    void resultDoesNotDependOnThreads() {
        int[][] images = new int[3][];
        for (int threads = 1; threads <= 3; threads++) {
            Canvas c = new Canvas(200, 150, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, 1, threads, Canvas.INTERPRETED);
            c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, 200, 150);
            DrawState s = c.state();
            s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
            s.blend = BlendState.of(
                    BlendState.Equation.ADD, BlendState.Factor.SRC_ALPHA, BlendState.Factor.ONE_MINUS_SRC_ALPHA);
            java.util.Random r = new java.util.Random(7);
            for (int i = 0; i < 30 * 3; i++) {
                c.vertex(
                        r.nextInt(200),
                        r.nextInt(150),
                        r.nextFloat(),
                        1,
                        r.nextFloat(),
                        r.nextFloat(),
                        r.nextFloat(),
                        0.5f);
            }
            c.draw(s, 3);
            c.rasterizer.flush();
            images[threads - 1] = c.color.data.clone();
        }
        assertArrayEquals(images[0], images[1]);
        assertArrayEquals(images[0], images[2]);
    }

    @Test
    void partialClearsTouchTheirPixelsAndComponentsOnly() {
        Canvas c = canvas(70, 70, null);
        c.rasterizer.clearColor(0, ClearColor.of(0, 1, 0, 1), 0, 0, 70, 70, 15);
        c.rasterizer.clearColor(0, ClearColor.of(1, 0, 1, 0), 5, 6, 60, 61, 1);
        c.rasterizer.flush();
        for (int y = 0; y < 70; y++) {
            for (int x = 0; x < 70; x++) {
                boolean in = x >= 5 && x < 65 && y >= 6 && y < 67;
                assertEquals(in ? 0xff00ffff : GREEN, c.pixel(x, y), x + ", " + y);
            }
        }
    }
}
