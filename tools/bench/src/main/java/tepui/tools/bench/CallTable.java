package tepui.tools.bench;

import static tepui.frontends.gl.GL.glFinish;
import static tepui.frontends.gl.GL.glGetError;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/**
 * Table of the published tests of what OpenGL's calls cost, with their parameters: trials of a time each, and
 * nanoseconds of one iteration, on the wall, of the thread that makes the calls, and of the process. A trial ends with
 * a finish.
 */
final class CallTable {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private CallTable() {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "null");
        defaults.put("--device", "");
        defaults.put("--stream", "off");
        defaults.put("--tests", "all");
        defaults.put("--trials", "3");
        defaults.put("--ms", "1000");
        defaults.put("--warm", "1000");
        return defaults;
    }

    /** One trial, per iteration. */
    private record Trial(double wall, double app, double process, double bytes) {}

    /** The cases that {@code --tests} names: names, or their first words. */
    static List<CallCase> chosen(String tests) {
        List<CallCase> all = CallCase.all();
        if (tests.equals("all")) return all;
        List<String> words = List.of(tests.split(",", -1));
        for (String word : words) {
            if (all.stream().noneMatch(c -> c.is(word))) {
                throw new IllegalArgumentException("bench gl-calls: there is no test '" + word + "'; there are "
                        + all.stream().map(CallCase::name).collect(Collectors.joining(", ")));
            }
        }
        return all.stream().filter(c -> words.stream().anyMatch(c::is)).toList();
    }

    static int run(Options options) {
        List<CallCase> cases = chosen(options.get("--tests"));
        Table table =
                Table.of(1, "test", "iterations a step", "draws each", "wall ns", "thread ns", "process ns", "bytes");
        Device opened = ChosenDevice.open(options.get("--driver"), options.get("--device"), DeviceOptions.DEFAULT);
        try (Device device = BenchStream.wrap(opened, options)) {
            for (CallCase c : cases) {
                System.err.println("# " + c.name());
                List<Trial> trials = measure(device, c, options);
                table.row(
                        c.name(),
                        Integer.toString(c.iterations()),
                        Integer.toString(c.draws()),
                        Table.fixed(median(trials, Trial::wall), 1),
                        Table.fixed(median(trials, Trial::app), 1),
                        Table.fixed(median(trials, Trial::process), 1),
                        Table.fixed(median(trials, Trial::bytes), 1));
            }
            new Report(options)
                    .table(table)
                    .text("# " + device.info().driver() + " (" + device.info().name() + "), stream "
                            + options.get("--stream") + ", of one iteration, median of " + options.get("--trials")
                            + " trials of " + options.get("--ms") + " ms after " + options.get("--warm") + " ms, "
                            + System.getProperty("java.vm.name") + " " + System.getProperty("java.version"))
                    .print();
        }
        return 0;
    }

    private static List<Trial> measure(Device device, CallCase c, Options options) {
        Trial[] trials = new Trial[options.number("--trials")];
        run(device, c, (step, context) -> {
            trial(c, step, options.number("--warm") / 1e3);
            for (int i = 0; i < trials.length; i++) trials[i] = trial(c, step, options.number("--ms") / 1e3);
        });
        return List.of(trials);
    }

    /** Work on the step of a case. */
    @FunctionalInterface
    interface Work {
        void with(Runnable step, GLContext context);
    }

    /** Makes a case's context and objects, has the work done, and fails where OpenGL has an error. */
    static void run(Device device, CallCase c, Work work) {
        ContextAttributes attributes = ContextAttributes.es(c.version() / 10, c.version() % 10);
        try (GLContext context = GLContext.create(device, attributes.withSize(c.size(), c.size()));
                CallObjects objects = new CallObjects(device)) {
            context.makeCurrent();
            try {
                work.with(c.make().apply(objects), context);
                glFinish();
                int error = glGetError();
                if (error != 0) {
                    throw new IllegalStateException("bench gl-calls: " + c.name() + ": GL error 0x"
                            + Integer.toHexString(error) + ": " + GLContext.lastError());
                }
            } finally {
                GLContext.release();
            }
        }
    }

    private static Trial trial(CallCase c, Runnable step, double seconds) {
        long wall = System.nanoTime();
        long process = SYSTEM.getProcessCpuTime();
        long app = THREADS.getCurrentThreadCpuTime();
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long steps = 0;
        do {
            step.run();
            steps++;
        } while (System.nanoTime() - wall < seconds * 1e9);
        glFinish();
        double n = (double) steps * c.iterations();
        return new Trial(
                (System.nanoTime() - wall) / n,
                (THREADS.getCurrentThreadCpuTime() - app) / n,
                (SYSTEM.getProcessCpuTime() - process) / n,
                (THREADS.getCurrentThreadAllocatedBytes() - bytes) / n);
    }

    private static double median(List<Trial> trials, ToDoubleFunction<Trial> of) {
        double[] values = trials.stream().mapToDouble(of).toArray();
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
