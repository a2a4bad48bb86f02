package tepui.tools.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/**
 * Table of what many programs cost when they are new: a scene of them on a device without caches, then twice on devices
 * that find what the one before them has left on disk. Times are wall time; what matters is how long the first frame
 * takes, and how many draws waited, and for what.
 */
final class ProgramTable {
    private ProgramTable() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "vulkan");
        defaults.put("--programs", "1000");
        defaults.put("--seed", "1");
        defaults.put("--set", "");
        return defaults;
    }

    /**
     * Start of the program.
     *
     * @param load milliseconds in which all shaders were made
     * @param first of the first frame
     * @param second of the next frame
     * @param waits draws that waited
     * @param compiles pipelines that draws have made
     * @param report what the device says about pipelines when it is closed
     */
    record Start(double load, double first, double second, long waits, long compiles, List<String> report) {}

    static int run(Options options) throws IOException {
        String name = options.get("--driver");
        int programs = options.number("--programs");
        long seed = options.number("--seed");
        Path cache = Files.createTempDirectory("tepui-programs");
        try {
            Table table = Table.of(
                    1,
                    "start",
                    "load ms",
                    "first frame ms",
                    "second frame ms",
                    "draws waited",
                    "pipelines made by draws");
            List<String> reports = new ArrayList<>();
            for (String start : List.of("without caches", "second", "third")) {
                System.err.println("# start " + start);
                Start s = start(ChosenDevice.provider(name), programs, seed, cache, settings(options.get("--set")));
                table.row(
                        start,
                        Table.fixed(s.load, 0),
                        Table.fixed(s.first, 1),
                        Table.fixed(s.second, 1),
                        Long.toString(s.waits),
                        Long.toString(s.compiles));
                for (String line : s.report) reports.add("# " + start + ": " + line);
            }
            Report report = new Report(options).table(table);
            reports.forEach(report::text);
            report.text("# " + name + " ("
                            + ChosenDevice.provider(name).devices().getFirst().name() + "), " + programs
                            + " programs, two sets of states each, seed " + seed + ", one process")
                    .print();
        } finally {
            try (Stream<Path> files = Files.walk(cache)) {
                for (Path p : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(p);
            }
        }
        return 0;
    }

    /** {@code NAME=VALUE}, several with semicolons between. */
    private static Map<String, String> settings(String text) {
        Map<String, String> settings = new HashMap<>();
        for (String one : text.split(";", -1)) {
            if (one.isEmpty()) continue;
            int equals = one.indexOf('=');
            if (equals < 1)
                throw new IllegalArgumentException("bench programs: --set has '" + one + "', no NAME=VALUE");
            settings.put(one.substring(0, equals), one.substring(equals + 1));
        }
        return settings;
    }

    /** Opens a device with that cache, loads, draws two frames. */
    static Start start(DriverProvider provider, int programs, long seed, Path cache, Map<String, String> settings) {
        List<String> report = new ArrayList<>();
        Map<String, String> all = new HashMap<>(settings);
        all.put("cache", cache.toString());
        all.put("report", "on");
        DeviceOptions how = new DeviceOptions(false, (severity, text) -> report.add(text), all);
        double load;
        double first;
        double second;
        Counters counters;
        try (Device device = provider.open(provider.devices().getFirst(), how);
                ProgramScene scene = new ProgramScene(device, programs, seed)) {
            long t = System.nanoTime();
            scene.load();
            load = (System.nanoTime() - t) * 1e-6;
            t = System.nanoTime();
            scene.frame();
            first = (System.nanoTime() - t) * 1e-6;
            t = System.nanoTime();
            scene.frame();
            second = (System.nanoTime() - t) * 1e-6;
            counters = scene.context.counters();
        }
        return new Start(load, first, second, counters.compileWaits, counters.compiles, List.copyOf(report));
    }
}
