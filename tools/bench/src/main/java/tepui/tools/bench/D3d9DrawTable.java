package tepui.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/**
 * What a draw costs the thread that makes the calls, row by row, through Direct3D 9: processor time of that thread and of the process, bytes
 * allocated, and shaders made while it was measured.
 */
final class D3d9DrawTable {
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** One measured stretch of frames; all per draw. */
    private record Trial(double app, double process, double bytes, int shaders) {}

    /** Runs and prints; returns the exit status. */
    int run(Options options) {
        Map<D3d9DrawCase, Trial[]> results = new EnumMap<>(D3d9DrawCase.class);
        try (Device device = BenchStream.wrap(
                        ChosenDevice.open(options.get("--driver"), options.get("--device"), DeviceOptions.DEFAULT),
                        options);
                D3d9Frames frames = new D3d9Frames(device)) {
            for (String label : options.get("--tests").split(",")) {
                D3d9DrawCase row = D3d9DrawCase.of(label);
                if (row == null)
                    throw new IllegalArgumentException("bench d3d9-draws: there is no row '" + label + "'");
                results.put(row, measure(frames, row, options));
            }
            print(device, results, options);
        }
        return 0;
    }

    private Trial[] measure(D3d9Frames frames, D3d9DrawCase row, Options options) {
        int trials = options.number("--rounds") * options.number("--trials");
        double seconds = options.number("--ms") / 1e3;
        frames.prepare(row);
        trial(frames, row, options.number("--warm") / 1e3);
        Trial[] results = new Trial[trials];
        for (int i = 0; i < trials; i++) results[i] = trial(frames, row, seconds);
        return results;
    }

    private Trial trial(D3d9Frames frames, D3d9DrawCase row, double seconds) {
        long wall = System.nanoTime();
        int shaders = frames.device.shadersMade();
        long process = system.getProcessCpuTime();
        long app = threads.getCurrentThreadCpuTime();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long drawn = 0;
        do {
            frames.frame(row);
            drawn += row.draws();
        } while (System.nanoTime() - wall < seconds * 1e9);
        frames.finish();
        double n = drawn;
        return new Trial(
                (threads.getCurrentThreadCpuTime() - app) / n,
                (system.getProcessCpuTime() - process) / n,
                (threads.getCurrentThreadAllocatedBytes() - bytes) / n,
                frames.device.shadersMade() - shaders);
    }

    private static double[] sorted(Trial[] trials, ToDoubleFunction<Trial> of) {
        double[] values = Arrays.stream(trials).mapToDouble(of).toArray();
        Arrays.sort(values);
        return values;
    }

    private static double median(double[] sorted) {
        return sorted[sorted.length / 2];
    }

    private static void print(Device device, Map<D3d9DrawCase, Trial[]> results, Options options) {
        Table table = Table.of(1, "row", "app ns/draw", "lowest", "process ns/draw", "bytes/draw", "shaders made");
        results.forEach((row, trials) -> {
            double[] app = sorted(trials, Trial::app);
            table.row(
                    row.label,
                    Table.fixed(median(app), 0),
                    Table.fixed(app[0], 0),
                    Table.fixed(median(sorted(trials, Trial::process)), 0),
                    Table.fixed(median(sorted(trials, Trial::bytes)), 2),
                    Integer.toString(
                            Arrays.stream(trials).mapToInt(Trial::shaders).sum()));
        });
        new Report(options)
                .table(table)
                .text("# " + device.info().driver() + ", stream " + options.get("--stream") + " ("
                        + device.info().name() + "), median of "
                        + options.get("--rounds") + " x " + options.get("--trials") + " trials of "
                        + options.get("--ms")
                        + " ms after " + options.get("--warm") + " ms, " + System.getProperty("java.vm.name") + " "
                        + System.getProperty("java.version"))
                .print();
    }
}
