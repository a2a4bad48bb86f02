package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** What a scene leaves out because it cannot be seen makes no difference, and is left out. */
final class LeftOutTest {
    private static final int SIZE = 140;
    private static final BlendState ADD = BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE);

    private final long seed = Seeds.one("LeftOutTest");

    /** Executed after each step, a scene has nothing to leave out. */
    @Test
    void scenesLookAsTheirStepsDo() {
        Format[] depths = {null, Format.D16_UNORM, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT};
        for (int round = 0; round < 60; round++) {
            Format depth = depths[round % depths.length];
            Canvas whole = canvas(depth);
            Canvas steps = canvas(depth);
            long of = seed + round;
            play(whole, new Random(of), false);
            play(steps, new Random(of), true);
            assertArrayEquals(steps.color.data, whole.color.data, "seed " + seed + ", colours of round " + round);
            if (depth != null)
                assertArrayEquals(steps.depth.data, whole.depth.data, "seed " + seed + ", round " + round);
        }
    }

    private static Canvas canvas(Format depth) {
        KernelMaker maker = KernelMaker.compiler(KernelOptions.Tier.JAVA);
        return new Canvas(SIZE, SIZE, Format.R8G8B8A8_UNORM, depth, 1, 1, maker);
    }

    private static void play(Canvas c, Random random, boolean flushes) {
        CompareFunc[] funcs = CompareFunc.values();
        for (int step = 0; step < 30; step++) {
            if (random.nextInt(8) == 0) {
                clear(c, random);
            } else {
                DrawState s = c.state();
                boolean common = random.nextInt(3) > 0;
                CompareFunc func = common
                        ? random.nextBoolean() ? CompareFunc.LESS : CompareFunc.LESS_EQUAL
                        : funcs[random.nextInt(funcs.length)];
                CompareFunc alpha = random.nextInt(6) == 0 ? CompareFunc.GREATER : CompareFunc.ALWAYS;
                boolean test = random.nextInt(5) > 0;
                s.depthStencil = new DepthStencilState(
                        test,
                        random.nextInt(4) > 0,
                        func,
                        false,
                        0,
                        1,
                        false,
                        DepthStencilState.Face.KEEP,
                        DepthStencilState.Face.KEEP,
                        alpha);
                s.alphaReference = 0.5f;
                s.blend = random.nextInt(4) == 0 ? ADD : BlendState.REPLACE;
                s.tally = random.nextInt(10) == 0 ? new DrawTally() : null;
                for (int n = random.nextInt(4); n >= 0; n--) triangle(c, random);
                c.draw(s, 3);
            }
            if (flushes) c.rasterizer.flush();
        }
        c.rasterizer.flush();
    }

    private static void clear(Canvas c, Random random) {
        int x = random.nextBoolean() ? 0 : random.nextInt(SIZE);
        int y = random.nextBoolean() ? 0 : random.nextInt(SIZE);
        int w = random.nextBoolean() ? SIZE : random.nextInt(SIZE);
        if (random.nextBoolean()) {
            c.rasterizer.clearColor(0, ClearColor.of(random.nextFloat(), 0, 1, 1), x, y, w, w, random.nextInt(16));
        } else {
            c.rasterizer.clearDepthStencil(random.nextFloat(), 0, Rasterizer.DEPTH, x, y, w, w);
        }
    }

    /** Large or small, flat or steep, often as near as another one. */
    private static void triangle(Canvas c, Random random) {
        boolean large = random.nextBoolean();
        double tilt = random.nextInt(3) == 0 ? 0.3 : 0;
        double base = random.nextInt(5) * 0.2 + random.nextInt(3) * 1e-5;
        double ax = large ? -SIZE : random.nextInt(SIZE);
        double ay = large ? -SIZE : random.nextInt(SIZE);
        double size = large ? 5 * SIZE : 4 + random.nextInt(60);
        float[] rgba = {random.nextFloat(), random.nextFloat(), random.nextFloat(), random.nextFloat()};
        c.vertex(ax, ay, base, 1, rgba);
        c.vertex(ax + size, ay, base + tilt * random.nextDouble(), 1, rgba);
        c.vertex(ax, ay + size, base + tilt * random.nextDouble(), 1, rgba);
    }

    private static final class Counter implements Kernel {
        private final Kernel kernel;
        private final AtomicInteger runs;

        Counter(Kernel kernel, AtomicInteger runs) {
            this.kernel = kernel;
            this.runs = runs;
        }

        @Override
        public void run(KernelFrame frame) {
            runs.incrementAndGet();
            kernel.run(frame);
        }
    }

    private static int runs(boolean hidden, boolean writes) {
        AtomicInteger runs = new AtomicInteger();
        KernelMaker maker = shader -> KernelMaker.of(new Counter(new InterpretedKernel(shader), runs));
        Canvas c = new Canvas(128, 128, Format.R8G8B8A8_UNORM, Format.D16_UNORM, 1, 1, maker);
        c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH, 0, 0, 128, 128);
        DrawState s = c.state();
        s.depthStencil = DepthStencilState.depth(true, writes, CompareFunc.LESS);
        c.vertex(-200, -200, 0.5, 1, 1, 1, 1, 1);
        c.vertex(900, -200, 0.5, 1, 1, 1, 1, 1);
        c.vertex(-200, 900, 0.5, 1, 1, 1, 1, 1);
        if (hidden) {
            for (int i = 0; i < 20; i++) {
                c.vertex(i, i, 0.6, 1, 1, 0, 0, 1);
                c.vertex(i + 20, i, 0.6, 1, 1, 0, 0, 1);
                c.vertex(i, i + 20, 0.6, 1, 1, 0, 0, 1);
            }
        }
        c.draw(s, 3);
        c.rasterizer.flush();
        return runs.get();
    }

    @Test
    void whatIsBehindATriangleOverTheTileRunsNoKernel() {
        assertEquals(runs(false, true), runs(true, true));
        assertTrue(runs(false, false) < runs(true, false));
    }

    @Test
    void whatIsOverwrittenRunsNoKernel() {
        AtomicInteger runs = new AtomicInteger();
        KernelMaker maker = shader -> KernelMaker.of(new Counter(new InterpretedKernel(shader), runs));
        Canvas c = new Canvas(128, 128, Format.R8G8B8A8_UNORM, null, 1, 1, maker);
        for (int i = 0; i < 3; i++) {
            c.vertex(-200, -200, 0, 1, i, 1, 1, 1)
                    .vertex(900, -200, 0, 1, i, 1, 1, 1)
                    .vertex(-200, 900, 0, 1, i, 1, 1, 1);
        }
        c.draw(c.state(), 3);
        c.rasterizer.flush();
        // four tiles of 256 blocks of 4 x 4, sixteen at a time, once
        assertEquals(64, runs.get());
        assertEquals(-1, c.pixel(3, 3));
    }
}
