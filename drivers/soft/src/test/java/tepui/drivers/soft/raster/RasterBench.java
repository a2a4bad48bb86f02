package tepui.drivers.soft.raster;

import java.lang.management.ManagementFactory;
import java.util.Random;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.BlendState;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.format.Format;

/**
 * How fast the rasteriser alone is, per second of CPU: clears, full-target quads, a mesh of small triangles, 10,000 points of one
 * pixel and of nine, lines of thirty pixels and stippled ones; rows with a 4 at their end have four samples. A program, not a test:
 * {@code java ... RasterBench [row] [seconds] [tier] [threads]}.
 */
final class RasterBench {
    private static final int SIZE = 1024;

    private static final String[] ROWS = {
        "clear", "void", "solid", "flat", "smooth", "blend", "depth", "mesh", "points", "squares", "lines", "stipple",
        "solid4", "smooth4", "blend4", "depth4", "mesh4", "points4", "lines4"
    };

    private RasterBench() {}

    interface Frame {
        void draw();
    }

    public static void main(String[] args) {
        String row = args.length > 0 ? args[0] : "all";
        double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 3;
        KernelOptions.Tier tier = KernelOptions.Tier.of(args.length > 2 ? args[2] : "auto");
        int threads = args.length > 3 ? Integer.parseInt(args[3]) : 1;
        for (String label : ROWS) {
            if (!row.equals("all") && !row.equals(label)) continue;
            int samples = label.endsWith("4") ? 4 : 1;
            Canvas c = new Canvas(
                    SIZE,
                    SIZE,
                    Format.R8G8B8A8_UNORM,
                    Format.D24_UNORM_S8_UINT,
                    samples,
                    threads,
                    KernelMaker.compiler(tier));
            System.out.printf("%-8s", label);
            run(samples > 1 ? label.substring(0, label.length() - 1) : label, c, seconds);
        }
    }

    private static void run(String name, Canvas c, double seconds) {
        DrawState s = c.state();
        PrimitiveBatch batch = switch (name) {
            case "mesh" -> mesh(100_000);
            case "points", "squares" -> scattered(1);
            case "lines", "stipple" -> scattered(2);
            default -> quads(1);
        };
        boolean small = name.equals("mesh") || batch.vertices < 3;
        switch (name) {
            case "blend" ->
                s.blend = BlendState.of(
                        BlendState.Equation.ADD, BlendState.Factor.SRC_ALPHA, BlendState.Factor.ONE_MINUS_SRC_ALPHA);
            case "depth", "mesh" -> s.depthStencil = DepthStencilState.depth(true, true, CompareFunc.LESS_EQUAL);
            case "flat" -> s.shader = flat();
            case "solid" -> s.shader = solid();
            case "void" -> s.shader = null;
            case "squares", "stipple" -> {
                RasterState.Builder b = s.raster.with();
                b.pointSize = 3;
                b.lineStipple = true;
                b.lineStipplePattern = 0x0f5a;
                b.lineStippleFactor = 2;
                s.raster = b.build();
            }
            default -> {}
        }
        Frame frame = () -> {
            if (name.equals("clear") || small) {
                c.rasterizer.clearColor(0, ClearColor.of(0, 0, 0, 1), 0, 0, SIZE, SIZE, 15);
            }
            if (name.equals("mesh")) {
                c.rasterizer.clearDepthStencil(1, 0, Rasterizer.DEPTH | 255, 0, 0, SIZE, SIZE);
            }
            if (!name.equals("clear")) c.rasterizer.draw(s, batch);
            c.rasterizer.flush();
        };
        double best = 0;
        for (int round = 0; round < 4; round++) {
            long cpu = cpu();
            long end = System.nanoTime() + (long) (seconds * 1e9 / 4);
            long frames = 0;
            do {
                frame.draw();
                frames++;
            } while (System.nanoTime() < end);
            double perSecond = frames / ((cpu() - cpu) * 1e-9);
            best = Math.max(best, perSecond);
        }
        if (small) System.out.printf(" %8.2f M/s%n", best * batch.count * 1e-6);
        else System.out.printf(" %8.1f Mpix/s%n", best * SIZE * SIZE * 1e-6);
    }

    /** CPU time of the process without the compiler threads is not to be had; that of this thread is, if it works alone. */
    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static FragmentShader solid() {
        tepui.ir.Shader f = new tepui.ir.Shader(tepui.ir.Stage.FRAGMENT, "solid");
        tepui.ir.Variable out = f.output("out", tepui.ir.Type.F32X4, 0);
        tepui.ir.Builder b = new tepui.ir.Builder(f);
        b.storeOutput(out, b.f32(1, 0, 0, 1));
        b.ret();
        return new FragmentShader(f);
    }

    private static FragmentShader flat() {
        tepui.ir.Shader f = new tepui.ir.Shader(tepui.ir.Stage.FRAGMENT, "flat");
        tepui.ir.Variable out = f.output("out", tepui.ir.Type.F32X4, 0);
        tepui.ir.Resource u = f.uniformBuffer("u", 0, 16);
        tepui.ir.Builder b = new tepui.ir.Builder(f);
        b.storeOutput(out, b.uniform(u, 0, tepui.ir.Type.F32X4));
        b.ret();
        return new FragmentShader(f);
    }

    private static PrimitiveBatch quads(int n) {
        PrimitiveBatch b = new PrimitiveBatch();
        b.reserve(2 * n, 3);
        b.vertexWords = Canvas.COLOR_WORDS;
        b.records = new int[4 * n * b.vertexWords];
        for (int q = 0; q < n; q++) {
            for (int v = 0; v < 4; v++) {
                put(b, 4 * q + v, (v & 1) * 2 - 1, (v >> 1) * 2 - 1, 0, v & 1, v >> 1, 0.5f, 0.5f);
            }
            int[] order = {0, 1, 3, 0, 3, 2};
            for (int i = 0; i < 6; i++) b.corners[6 * q + i] = 4 * q + order[i];
        }
        b.count = 2 * n;
        return b;
    }

    /** 10,000 points or lines anywhere. */
    private static PrimitiveBatch scattered(int vertices) {
        PrimitiveBatch b = new PrimitiveBatch();
        b.reserve(10_000, vertices);
        b.vertexWords = Canvas.COLOR_WORDS;
        b.records = new int[10_000 * vertices * b.vertexWords];
        b.count = 10_000;
        Random r = new Random(1);
        for (int n = 0; n < 10_000; n++) {
            float x = r.nextFloat() * 2 - 1;
            float y = r.nextFloat() * 2 - 1;
            double angle = r.nextDouble() * 2 * Math.PI;
            for (int v = 0; v < vertices; v++) {
                float vx = x + v * 0.058f * (float) Math.cos(angle);
                float vy = y + v * 0.058f * (float) Math.sin(angle);
                put(b, n * vertices + v, vx, vy, 0, r.nextFloat(), r.nextFloat(), r.nextFloat(), 1);
                b.corners[n * vertices + v] = n * vertices + v;
            }
        }
        return b;
    }

    private static void put(PrimitiveBatch b, int v, float x, float y, float z, float... rgba) {
        int at = v * b.vertexWords;
        b.records[at + Slots.POSITION] = Float.floatToRawIntBits(x);
        b.records[at + Slots.POSITION + 1] = Float.floatToRawIntBits(y);
        b.records[at + Slots.POSITION + 2] = Float.floatToRawIntBits(z);
        b.records[at + Slots.POSITION + 3] = Float.floatToRawIntBits(1);
        for (int i = 0; i < 4; i++) b.records[at + Slots.VARYING + i] = Float.floatToRawIntBits(rgba[i]);
    }

    /** A grid over the target: triangles of about ten pixels at 100,000. */
    private static PrimitiveBatch mesh(int triangles) {
        int n = (int) Math.sqrt(triangles / 2.0);
        PrimitiveBatch b = new PrimitiveBatch();
        b.reserve(2 * n * n, 3);
        b.vertexWords = Canvas.COLOR_WORDS;
        b.records = new int[(n + 1) * (n + 1) * b.vertexWords];
        Random r = new Random(1);
        for (int y = 0; y <= n; y++) {
            for (int x = 0; x <= n; x++) {
                put(
                        b,
                        y * (n + 1) + x,
                        x * 2f / n - 1,
                        y * 2f / n - 1,
                        r.nextFloat() * 0.1f,
                        r.nextFloat(),
                        r.nextFloat(),
                        r.nextFloat(),
                        1);
            }
        }
        int c = 0;
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                int at = y * (n + 1) + x;
                int[] order = {at, at + 1, at + n + 2, at, at + n + 2, at + n + 1};
                for (int i : order) b.corners[c++] = i;
            }
        }
        b.count = 2 * n * n;
        return b;
    }
}
