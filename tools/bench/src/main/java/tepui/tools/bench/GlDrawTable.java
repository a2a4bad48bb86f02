package tepui.tools.bench;

import static tepui.frontends.gl.GL.glFinish;
import static tepui.frontends.gl.GL.glGetError;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumMap;
import java.util.Map;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;

/**
 * Table of what a draw costs the thread that makes the calls, row by row, through the OpenGL front end: processor time
 * of that thread and of the whole process, and bytes allocated. Frames, rows and lines are those of the peers'
 * benchmark, which it can join.
 */
final class GlDrawTable {
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Runs and prints; returns the exit status. */
    int run(Options options) {
        String driver = options.get("--driver");
        try (Device device = BenchStream.wrap(ChosenDevice.open(driver, options), options)) {
            GLContext context =
                    GLContext.create(device, ContextAttributes.compatibility().withSize(64, 64));
            context.makeCurrent();
            DrawFrames frames = new DrawFrames(new DrawObjects());
            Map<DrawCase, DrawTrial[]> results = new EnumMap<>(DrawCase.class);
            for (String label : options.get("--tests").split(",")) {
                DrawCase row = DrawCase.of(label);
                if (row == null) throw new IllegalArgumentException("bench gl-draws: there is no row '" + label + "'");
                results.put(row, measure(frames, row, options));
                int error = glGetError();
                if (error != 0) System.err.println("# " + label + ": GL error 0x" + Integer.toHexString(error));
                if (options.is("--tsv")) DrawTrial.printLine(driver, row.label, row.draws(), results.get(row));
            }
            if (!options.is("--tsv")) print(device, results, options);
            GLContext.release();
            context.close();
        }
        return 0;
    }

    private DrawTrial[] measure(DrawFrames frames, DrawCase row, Options options) {
        int trials = options.number("--rounds") * options.number("--trials");
        double seconds = options.number("--ms") / 1e3;
        frames.prepare(row);
        trial(frames, row, options.number("--warm") / 1e3);
        DrawTrial[] results = new DrawTrial[trials];
        for (int i = 0; i < trials; i++) results[i] = trial(frames, row, seconds);
        return results;
    }

    private DrawTrial trial(DrawFrames frames, DrawCase row, double seconds) {
        long wall = System.nanoTime();
        long process = system.getProcessCpuTime();
        long app = threads.getCurrentThreadCpuTime();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long drawn = 0;
        int frame = 0;
        do {
            frames.frame(row);
            drawn += row.draws();
            // Bounds how far a slow device lags behind.
            if (++frame % 10 == 0) glFinish();
        } while (System.nanoTime() - wall < seconds * 1e9);
        glFinish();
        double n = drawn;
        return new DrawTrial(
                (threads.getCurrentThreadCpuTime() - app) / n,
                (system.getProcessCpuTime() - process) / n,
                n / ((System.nanoTime() - wall) * 1e-9),
                (threads.getCurrentThreadAllocatedBytes() - bytes) / n,
                0);
    }

    private static void print(Device device, Map<DrawCase, DrawTrial[]> results, Options options) {
        Table table = Table.of(1, "row", "app ns/draw", "lowest", "process ns/draw", "bytes/draw");
        results.forEach((row, trials) -> table.row(DrawTrial.cells(row.label, trials)));
        new Report(options)
                .table(table)
                .text("# " + device.info().driver() + " (" + device.info().name() + "), stream "
                        + options.get("--stream") + ", median of "
                        + options.get("--rounds") + " x " + options.get("--trials") + " trials of "
                        + options.get("--ms")
                        + " ms after " + options.get("--warm") + " ms, " + System.getProperty("java.vm.name") + " "
                        + System.getProperty("java.version"))
                .print();
    }
}
