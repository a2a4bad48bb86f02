package tepui.tools.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.Device;

/**
 * Table of what a draw costs the thread that makes the calls, row by row, through Direct3D 9: processor time of that
 * thread and of the process, bytes allocated, and shaders made while it was measured. Rows take turns, round by round.
 * With {@code --peers} frames and rows are those of the peers' benchmark, whose lines {@code --tsv} prints.
 */
final class D3d9DrawTable {
    private final ProcessClock process = new ProcessClock();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Runs and prints; returns the exit status. */
    int run(Options options) {
        String driver = options.get("--driver");
        boolean tsv = options.is("--tsv");
        Map<String, DrawTrial[]> results = new LinkedHashMap<>();
        try (Device device = BenchStream.wrap(ChosenDevice.open(driver, options), options);
                D3d9Work work = tsv || options.is("--peers") ? new D3d9PeerFrames(device) : new D3d9Frames(device)) {
            String wanted = options.get("--tests");
            List<String> rows = wanted.equals("all") ? work.rows() : List.of(wanted.split(",", -1));
            // Every row first, so that none is measured in code that has seen only one way to change.
            for (String row : rows) warm(work, row, options.number("--warm") * 1_000_000L);
            int count = options.number("--trials");
            for (int round = 0; round < options.number("--rounds"); round++) {
                for (String row : rows) {
                    DrawTrial[] all =
                            results.computeIfAbsent(row, r -> new DrawTrial[count * options.number("--rounds")]);
                    measure(work, row, options.number("--ms") / 1e3, all, count * round, count);
                }
            }
            if (tsv) results.forEach((row, trials) -> DrawTrial.printLine(driver, row, work.begin(row), trials));
            if (!tsv) print(device, results, options);
        }
        return 0;
    }

    /** For so much processor time of the process that a busy machine warms as much as a quiet one. */
    private void warm(D3d9Work work, String row, long nanos) {
        int draws = work.begin(row);
        long end = process.nanos() + nanos;
        do {
            trial(work, draws, 0.02);
        } while (process.nanos() < end);
    }

    /** Trials of a row, after one that does not count. */
    private void measure(D3d9Work work, String row, double seconds, DrawTrial[] into, int at, int count) {
        int draws = work.begin(row);
        trial(work, draws, seconds);
        for (int i = 0; i < count; i++) into[at + i] = trial(work, draws, seconds);
    }

    private DrawTrial trial(D3d9Work work, int draws, double seconds) {
        int shaders = work.shadersMade();
        long wall = System.nanoTime();
        long all = process.nanos();
        long app = threads.getCurrentThreadCpuTime();
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long drawn = 0;
        do {
            work.frame();
            drawn += draws;
        } while (System.nanoTime() - wall < seconds * 1e9);
        work.finish();
        double n = drawn;
        return new DrawTrial(
                (threads.getCurrentThreadCpuTime() - app) / n,
                (process.nanos() - all) / n,
                n / ((System.nanoTime() - wall) * 1e-9),
                (threads.getCurrentThreadAllocatedBytes() - bytes) / n,
                work.shadersMade() - shaders);
    }

    private static void print(Device device, Map<String, DrawTrial[]> results, Options options) {
        Table table = Table.of(1, "row", "app ns/draw", "lowest", "process ns/draw", "bytes/draw", "shaders made");
        results.forEach((row, trials) -> {
            int shaders = 0;
            for (DrawTrial t : trials) shaders += t.shaders();
            table.row(DrawTrial.cells(row, trials, Integer.toString(shaders)));
        });
        new Report(options)
                .table(table)
                .text("# " + device.info().driver() + ", stream " + options.get("--stream") + " ("
                        + device.info().name() + "), median of "
                        + options.get("--rounds") + " x " + options.get("--trials") + " trials of "
                        + options.get("--ms")
                        + " ms after " + options.get("--warm") + " ms of processor time, "
                        + System.getProperty("java.vm.name") + " "
                        + System.getProperty("java.version"))
                .print();
    }
}
