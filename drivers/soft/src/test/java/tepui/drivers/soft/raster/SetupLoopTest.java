package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Set-up by machine code leaves the records, word by word, that set-up without leaves, and the same tiles. */
final class SetupLoopTest {
    private static final int WIDTH = 300;
    private static final int HEIGHT = 200;
    private static final int ROUNDS = 60;
    private static final FragmentShader[] SHADERS = {shader(Interpolation.SMOOTH), shader(Interpolation.FLAT)};

    private final long seed = Seeds.one("SetupLoopTest");

    @BeforeEach
    void needsMachineCode() {
        Assumptions.assumeTrue(Cpu.isX64(), "there is no machine code");
    }

    @Test
    void recordsAndTilesAreThoseOfThePortableTier() {
        for (int round = 0; round < ROUNDS; round++) {
            int samples = round % 3 == 2 ? 4 : 1;
            Canvas portable = canvas(samples, Tier.JAVA);
            Canvas machine = canvas(samples, Tier.AUTO);
            play(portable, new Random(seed + round));
            play(machine, new Random(seed + round));
            String where = "seed " + seed + ", round " + round;
            assertEquals(portable.rasterizer.scene.current.intCount, machine.rasterizer.scene.current.intCount, where);
            assertArrayEquals(ints(portable), ints(machine), where);
            assertArrayEquals(floats(portable), floats(machine), where);
            Scene a = portable.rasterizer.scene;
            Scene b = machine.rasterizer.scene;
            for (int tile = 0; tile < a.tiles(); tile++) {
                assertArrayEquals(entries(a, tile), entries(b, tile), where + ", tile " + tile);
            }
        }
    }

    @Test
    void plainTrianglesAreTaken() {
        Canvas c = canvas(1, Tier.AUTO);
        DrawState s = c.state();
        corners(c);
        c.draw(s, 3);
        assertTrue(c.rasterizer.setup.triangles.loops);
    }

    @Test
    void outlinesAreLeftToOthers() {
        Canvas c = canvas(1, Tier.AUTO);
        DrawState s = c.state();
        RasterState.Builder b = s.raster.with();
        b.fillFront = RasterState.Fill.LINE;
        s.raster = b.build();
        corners(c);
        c.draw(s, 3);
        assertFalse(c.rasterizer.setup.triangles.loops);
    }

    @Test
    void recordsShorterThanTheProgramReadsAreLeftToOthers() {
        Canvas c = canvas(1, Tier.AUTO);
        DrawState s = c.state();
        corners(c);
        c.draw(s, 3);
        PrimitiveBatch batch = c.batch;
        batch.vertexWords = Slots.VARYING;
        c.rasterizer.setup.triangles.batch(batch);
        assertFalse(c.rasterizer.setup.triangles.loops);
    }

    private static void corners(Canvas c) {
        c.vertex(3, 3, 0.5, 1, 1, 1, 1, 1).vertex(40, 3, 0.5, 1, 1, 1, 1, 1).vertex(3, 40, 0.5, 1, 1, 1, 1, 1);
    }

    private static int[] ints(Canvas c) {
        SceneRun s = c.rasterizer.scene.current;
        return Arrays.copyOf(s.ints, s.intCount);
    }

    private static int[] floats(Canvas c) {
        SceneRun s = c.rasterizer.scene.current;
        int[] bits = new int[s.floatCount];
        for (int i = 0; i < bits.length; i++) bits[i] = Float.floatToRawIntBits(s.floats[i]);
        return bits;
    }

    private static int[] entries(Scene scene, int tile) {
        SceneRun.Cursor cursor = new SceneRun.Cursor();
        cursor.start(scene, tile);
        int[] all = new int[0];
        while (cursor.hasNext()) {
            all = Arrays.copyOf(all, all.length + 1);
            all[all.length - 1] = cursor.next();
        }
        return all;
    }

    private static Canvas canvas(int samples, Tier tier) {
        KernelMaker maker = KernelMaker.compiler(tier);
        return new Canvas(WIDTH, HEIGHT, Format.R8G8B8A8_UNORM, Format.D32_FLOAT, samples, 1, maker);
    }

    private static FragmentShader shader(Interpolation interpolation) {
        Shader s = new Shader(Stage.FRAGMENT, "inputs");
        Variable color = s.input("color", Type.F32X4, 0);
        color.interpolation = interpolation;
        Builder b = new Builder(s);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.loadInput(color));
        b.ret();
        return new FragmentShader(s);
    }

    private static VertexOutputs withDistance() {
        Shader s = Canvas.vertexShader();
        s.output(Builtin.CLIP_DISTANCE, Type.F32);
        return VertexOutputs.of(s);
    }

    private void play(Canvas c, Random random) {
        for (int step = 0; step < 6; step++) {
            DrawState s = c.state();
            s.shader = SHADERS[random.nextInt(SHADERS.length)];
            int each = random.nextInt(4) > 0 ? 3 : 1 + random.nextInt(2);
            c.provoking = random.nextInt(each);
            boolean distances = random.nextInt(5) == 0;
            if (distances) s.vertexOutputs = withDistance();
            RasterState.Builder b = s.raster.with();
            b.cull = RasterState.Cull.values()[random.nextInt(RasterState.Cull.values().length)];
            b.frontCounterClockwise = random.nextBoolean();
            b.clipHalfZ = random.nextBoolean();
            b.depthClipNear = random.nextInt(4) > 0;
            b.depthClipFar = random.nextInt(4) > 0;
            b.multisample = random.nextInt(4) > 0;
            b.clipDistances = distances ? 1 : 0;
            if (random.nextInt(8) == 0) {
                b.biasTriangles = true;
                b.biasConstant = 2;
            }
            s.raster = b.build();
            if (random.nextInt(3) == 0) {
                float[] v = {17.25f, HEIGHT - 3, 200.5f, -150, 0.25f, 0.75f};
                for (int i = 0; i < 16; i++) System.arraycopy(v, 0, s.viewports, 6 * i, 6);
            }
            for (int n = random.nextInt(900); n >= 0; n--) triangle(c, random);
            c.draw(s, each);
        }
    }

    /** Small or large, in view or not, in front of the eye or not, on whole coordinates, without an area, with values that are no numbers. */
    private static void triangle(Canvas c, Random random) {
        double size = new double[] {0.01, 0.1, 0.5, 4, 400}[random.nextInt(5)];
        double x = random.nextDouble() * 2.4 - 1.2;
        double y = random.nextDouble() * 2.4 - 1.2;
        boolean odd = random.nextInt(20) == 0;
        boolean same = random.nextInt(20) == 0;
        float[] special = {
            0, -0f, 1, -1, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 1e-40f, 3e38f, -3e38f
        };
        for (int k = 0; k < 3; k++) {
            float w = random.nextInt(3) == 0 ? 0.2f + random.nextFloat() * 3 : 1;
            float vx = (float) (x + (random.nextDouble() - 0.5) * size) * w;
            float vy = (float) (y + (random.nextDouble() - 0.5) * size) * w;
            float vz = (random.nextFloat() * 2.1f - 1.05f) * w;
            if (same && k > 0) vx = (float) x;
            if (random.nextInt(60) == 0) w = -w;
            float[] v = {vx, vy, vz, w};
            if (odd) v[random.nextInt(4)] = special[random.nextInt(special.length)];
            float[] all = new float[Canvas.COLOR_WORDS];
            System.arraycopy(v, 0, all, Slots.POSITION, 4);
            all[Slots.CLIP_DISTANCE] = random.nextInt(4) == 0 ? random.nextFloat() - 0.5f : 1;
            for (int i = 0; i < 4; i++) all[Slots.VARYING + i] = random.nextFloat() * 4 - 2;
            c.record(all);
        }
    }
}
