package tepui.tools.bench;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Micro benchmarks, {@code ./tepui bench micro}: the JMH benchmarks of this module, as one table of nanoseconds and
 * bytes a call.
 */
final class MicroBenchmarks {
    private MicroBenchmarks() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--tests", ".");
        defaults.put("--rounds", "5");
        defaults.put("--ms", "300");
        defaults.put("--warm", "1000");
        defaults.put("--forks", "1");
        return defaults;
    }

    static int run(Options options) throws RunnerException {
        var jmh = new OptionsBuilder()
                .include("tepui\\.tools\\.bench\\..*" + options.get("--tests"))
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .warmupIterations(2)
                .warmupTime(TimeValue.milliseconds(Math.max(1, options.number("--warm") / 2)))
                .measurementIterations(options.number("--rounds"))
                .measurementTime(TimeValue.milliseconds(options.number("--ms")))
                .forks(options.number("--forks"))
                .addProfiler(GCProfiler.class)
                // The vector module stays out: each fork would announce it. JMH itself uses sun.misc.Unsafe.
                .jvmArgs("-Xmx1g", "--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow")
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results;
        try {
            results = new Runner(jmh).run();
        } catch (NoBenchmarksException e) {
            throw new IllegalArgumentException(
                    "bench micro: no benchmark matches --tests " + options.get("--tests"), e);
        }
        Table table = Table.of(1, "call", "ns", "± 99.9%", "bytes allocated");
        for (RunResult result : results) {
            Result<?> time = result.getPrimaryResult();
            Result<?> bytes = result.getSecondaryResults().get("gc.alloc.rate.norm");
            table.row(
                    result.getParams().getBenchmark().replaceFirst("^tepui\\.tools\\.bench\\.", ""),
                    Table.fixed(time.getScore(), 2),
                    Table.fixed(time.getScoreError(), 2),
                    bytes == null ? "" : Table.fixed(bytes.getScore(), 1));
        }
        new Report(options).table(table).print();
        return 0;
    }
}
