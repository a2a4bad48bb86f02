package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.driver.StandardSamples;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Several samples a pixel: coverage, depth, masks, and where inputs are evaluated. */
final class MultisampleTest {
    private static final int SIZE = 24;
    private static final int RED = 0xff0000ff;

    private static Canvas canvas(int samples, Format format, Format depth) {
        return new Canvas(SIZE, SIZE, format, depth, samples, 1, Canvas.INTERPRETED);
    }

    private static void fullQuad(Canvas c, double z, float... rgba) {
        c.vertex(0, 0, z, 1, rgba).vertex(SIZE, 0, z, 1, rgba).vertex(SIZE, SIZE, z, 1, rgba);
        c.vertex(0, 0, z, 1, rgba).vertex(SIZE, SIZE, z, 1, rgba).vertex(0, SIZE, z, 1, rgba);
    }

    private static int word(Canvas c, int x, int y, int sample) {
        return c.color.data[c.color.texelAt(0, x, y, 0, sample)];
    }

    @Test
    void trianglesCoverExactlyTheirSamples() {
        long seed = Seeds.one("MultisampleTest");
        Random r = new Random(seed);
        for (int samples : new int[] {2, 4, 8}) {
            for (int n = 0; n < 25; n++) {
                int[] v = new int[6];
                for (int i = 0; i < 6; i++)
                    v[i] = n % 5 == 0 ? r.nextInt(SIZE) * 256 + 16 * r.nextInt(16) : r.nextInt(SIZE * 256);
                Canvas c = canvas(samples, Format.R8G8B8A8_UNORM, null);
                for (int i = 0; i < 6; i += 2) c.vertex(v[i] / 256.0, v[i + 1] / 256.0, 0, 1, 1, 0, 0, 1);
                c.draw(c.state(), 3);
                c.rasterizer.flush();
                for (int y = 0; y < SIZE; y++) {
                    for (int x = 0; x < SIZE; x++) {
                        for (int s = 0; s < samples; s++) {
                            int px = x * 256 + 128 + 16 * StandardSamples.x(samples, s);
                            int py = y * 256 + 128 + 16 * StandardSamples.y(samples, s);
                            assertEquals(
                                    TriangleCoverageTest.coversPoint(v, px, py) ? RED : 0,
                                    word(c, x, y, s),
                                    "seed " + seed + ", samples " + samples + " at " + x + ", " + y + ", " + s);
                        }
                    }
                }
            }
        }
    }

    @Test
    void withoutMultisamplingAllSamplesFollowTheCentre() {
        Canvas c = canvas(4, Format.R8G8B8A8_UNORM, null);
        DrawState s = c.state();
        RasterState.Builder b = RasterState.DEFAULT.with();
        b.multisample = false;
        s.raster = b.build();
        c.vertex(1.3, 2.2, 0, 1, 1, 0, 0, 1).vertex(20.9, 5.1, 0, 1, 1, 0, 0, 1).vertex(6.2, 22.8, 0, 1, 1, 0, 0, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        int drawn = 0;
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                for (int k = 1; k < 4; k++) assertEquals(word(c, x, y, 0), word(c, x, y, k));
                if (word(c, x, y, 0) != 0) drawn++;
            }
        }
        assertEquals(true, drawn > 100);
    }

    @Test
    void depthIsTestedForEachSample() {
        Canvas c = canvas(4, Format.R8G8B8A8_UNORM, Format.D32_FLOAT);
        c.rasterizer.clearDepthStencil(0.5, 0, Rasterizer.DEPTH, 0, 0, SIZE, SIZE);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        // depth runs from 0 to 1 over x, so the plane crosses 0.5 in the middle of column 12 if it were 25 wide
        c.vertex(0, 0, 0, 1, 1, 0, 0, 1).vertex(25, 0, 1, 1, 1, 0, 0, 1).vertex(0, 25, 0, 1, 1, 0, 0, 1);
        c.vertex(25, 0, 1, 1, 1, 0, 0, 1).vertex(25, 25, 1, 1, 1, 0, 0, 1).vertex(0, 25, 0, 1, 1, 0, 0, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int k = 0; k < 4; k++) {
            double x = 12.5 + StandardSamples.x(4, k) / 16.0;
            assertEquals(x < 12.5 ? RED : 0, word(c, 12, 5, k), "sample " + k);
            assertEquals(x < 12.5 ? x / 25 : 0.5, c.depthAt(12, 5, k), 1e-6, "sample " + k);
        }
    }

    @Test
    void sampleMaskLimitsWhatIsWritten() {
        Canvas c = canvas(8, Format.R8G8B8A8_UNORM, null);
        DrawState s = c.state();
        s.sampleMask = 0xa5;
        fullQuad(c, 0, 1, 0, 0, 1);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int k = 0; k < 8; k++) assertEquals((0xa5 >> k & 1) != 0 ? RED : 0, word(c, 7, 9, k), "sample " + k);
    }

    @Test
    void alphaBecomesCoverage() {
        for (int n = 0; n <= 4; n++) {
            Canvas c = canvas(4, Format.R32G32B32A32_FLOAT, null);
            DrawState s = c.state();
            s.blend = new BlendState(java.util.List.of(BlendState.Target.REPLACE), true, true, false, null);
            fullQuad(c, 0, 1, 0, 0, n / 4f);
            c.draw(s, 3);
            c.rasterizer.flush();
            int covered = 0;
            for (int k = 0; k < 4; k++) {
                float[] p = c.rgba(10, 10, k);
                covered += (int) p[0];
                assertEquals(p[0], p[3], 0, "alpha to one");
            }
            assertEquals(n, covered);
        }
    }

    @Test
    void shaderThatReadsSampleIdRunsForEachSample() {
        Canvas c = canvas(4, Format.R32G32B32A32_FLOAT, null);
        Shader f = new Shader(Stage.FRAGMENT, "per sample");
        Variable id = f.input(Builtin.SAMPLE_ID, Type.I32);
        Variable at = f.input(Builtin.SAMPLE_POSITION, Type.F32X2);
        Variable coord = f.input(Builtin.FRAG_COORD, Type.F32X4);
        Variable out = f.output("out", Type.F32X4, 0);
        Builder b = new Builder(f);
        Value n = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(id));
        b.storeOutput(out, b.vec(n, b.loadInput(at), b.extract(b.loadInput(coord), 0)));
        b.ret();
        DrawState s = c.state();
        s.shader = new FragmentShader(f);
        fullQuad(c, 0, 0, 0, 0, 0);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int k = 0; k < 4; k++) {
            float[] p = c.rgba(5, 6, k);
            assertEquals(k, p[0], 0);
            assertEquals(0.5 + StandardSamples.x(4, k) / 16.0, p[1], 0);
            assertEquals(0.5 + StandardSamples.y(4, k) / 16.0, p[2], 0);
            assertEquals(5.5 + StandardSamples.x(4, k) / 16.0, p[3], 1e-6);
        }
    }

    @Test
    void centroidStaysInsideThePrimitive() {
        for (boolean centroid : new boolean[] {false, true}) {
            Canvas c = canvas(4, Format.R32G32B32A32_FLOAT, null);
            Shader f = new Shader(Stage.FRAGMENT, "centroid");
            Variable in = f.input("color", Type.F32X4, 0);
            in.place = centroid ? Interpolation.Place.CENTROID : Interpolation.Place.CENTER;
            Variable out = f.output("out", Type.F32X4, 0);
            Builder b = new Builder(f);
            b.storeOutput(out, b.loadInput(in));
            b.ret();
            DrawState s = c.state();
            s.shader = new FragmentShader(f);
            // covers x below 10.3; red is the distance from that edge, so it is negative outside
            c.vertex(0, 0, 0, 1, 10.3f, 0, 0, 1)
                    .vertex(10.3, 0, 0, 1, 0, 0, 0, 1)
                    .vertex(10.3, 24, 0, 1, 0, 0, 0, 1);
            c.vertex(0, 0, 0, 1, 10.3f, 0, 0, 1)
                    .vertex(10.3, 24, 0, 1, 0, 0, 0, 1)
                    .vertex(0, 24, 0, 1, 10.3f, 0, 0, 1);
            c.draw(s, 3);
            c.rasterizer.flush();
            float[] p = c.rgba(10, 3, 2);
            assertEquals(1, p[3], 0);
            assertEquals(centroid, p[0] >= 0, "red is " + p[0]);
        }
    }

    @Test
    void shaderMaskLimitsSamples() {
        Canvas c = canvas(4, Format.R8G8B8A8_UNORM, Format.D32_FLOAT);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH, 0, 0, SIZE, SIZE);
        Shader f = new Shader(Stage.FRAGMENT, "mask");
        Variable mask = f.output(Builtin.SAMPLE_MASK, Type.I32);
        Variable out = f.output("out", Type.F32X4, 0);
        Builder b = new Builder(f);
        b.storeOutput(out, b.f32(1, 0, 0, 1));
        b.storeOutput(mask, b.i32(6));
        b.ret();
        DrawState s = c.state();
        s.shader = new FragmentShader(f);
        s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS);
        s.tally = new DrawTally();
        fullQuad(c, 0.25, 0, 0, 0, 0);
        c.draw(s, 3);
        c.rasterizer.flush();
        for (int k = 0; k < 4; k++) {
            assertEquals((6 >> k & 1) != 0 ? RED : 0, word(c, 7, 9, k), "sample " + k);
            assertEquals((6 >> k & 1) != 0 ? 0.25 : 1, c.depthAt(7, 9, k), 0, "sample " + k);
        }
        assertEquals(2L * SIZE * SIZE, s.tally.samplesPassed);
        // pixels on the diagonal are shaded for both triangles
        assertEquals(SIZE * SIZE + SIZE, s.tally.fragmentInvocations);
    }

    @Test
    void multisampledLinesAreRectanglesAndPointsAreSquaresOfSamples() {
        Canvas c = canvas(4, Format.R8G8B8A8_UNORM, null);
        DrawState s = c.state();
        RasterState.Builder b = RasterState.DEFAULT.with();
        b.lineWidth = 2;
        b.pointSize = 3;
        s.raster = b.build();
        c.vertex(4, 6.2, 0, 1, 1, 0, 0, 1).vertex(12, 6.2, 0, 1, 1, 0, 0, 1);
        c.draw(s, 2);
        c.vertex(18.3, 18.3, 0, 1, 1, 0, 0, 1);
        c.draw(s, 1);
        c.rasterizer.flush();
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                for (int k = 0; k < 4; k++) {
                    double sx = x + 0.5 + StandardSamples.x(4, k) / 16.0;
                    double sy = y + 0.5 + StandardSamples.y(4, k) / 16.0;
                    boolean line = sx > 4 && sx < 12 && Math.abs(sy - 6.2) < 1;
                    boolean point = Math.abs(sx - 18.3) < 1.5 && Math.abs(sy - 18.3) < 1.5;
                    assertEquals(line || point ? RED : 0, word(c, x, y, k), x + ", " + y + ", " + k);
                }
            }
        }
    }
}
