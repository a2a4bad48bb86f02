package tepui.tools.bench;

import static tepui.frontends.gl.GL.glFinish;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/**
 * Worth of each level of pipeline look-up: rows of {@code gl-draws} and of {@code draws} on the Vulkan driver with
 * levels switched off, devices taking turns in one process. States that commands would set are hidden, so that they are
 * in pipelines. Best over a Vulkan driver that draws nothing.
 */
final class PipelineLevels {
    private static final List<String> LEVELS =
            List.of("dirty,current,transitions", "dirty,current", "current,transitions", "none");
    private static final List<String> NAMES = List.of("all levels", "no list", "no dirty bits", "map only");
    private static final int FRAMES = 20;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /** Subject: a device with its set of levels, and the rows on it. */
    private record Subject(Device device, GLContext context, DrawFrames frames, DrawTable table) {}

    /** One stretch of a row, nanoseconds a draw. */
    @FunctionalInterface
    private interface Trial {
        double run(Subject subject);
    }

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--tests", "vbo,vfmt,blend,prog");
        defaults.put("--hide", "VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state3");
        defaults.put("--trials", "15");
        defaults.put("--ms", "50");
        defaults.put("--warm", "1000");
        return defaults;
    }

    /** Devices are not closed: the process ends here, and drivers that draw nothing know one device only. */
    int run(Options options) {
        List<Subject> subjects = new ArrayList<>();
        for (String levels : LEVELS) subjects.add(open(levels, options.get("--hide")));
        List<String> columns = new ArrayList<>(List.of("row"));
        columns.addAll(NAMES);
        columns.addAll(List.of("the list", "all"));
        Table table = new Table(1, columns);
        for (String label : options.get("--tests").split(",", -1)) {
            DrawCase row = DrawCase.of(label);
            if (row == null) throw new IllegalArgumentException("bench pipelines: there is no row '" + label + "'");
            for (Subject s : subjects) {
                s.context.makeCurrent();
                s.frames.prepare(row);
                trial(s, row, options.number("--warm") / 1e3);
            }
            double seconds = options.number("--ms") / 1e3;
            put(table, label + ", OpenGL", lowest(subjects, options, s -> trial(s, row, seconds)));
            if (subjects.getFirst().table.lowest(label, FRAMES) < 0) continue;
            for (Subject s : subjects) s.table.lowest(label, 10 * FRAMES);
            put(table, label + ", contract", lowest(subjects, options, s -> s.table.lowest(label, FRAMES)));
        }
        String how = "# vulkan (" + subjects.getFirst().device.info().name() + "), hidden: "
                + options.get("--hide") + "; nanoseconds a draw on the calling thread, lowest of "
                + options.get("--trials")
                + " interleaved trials; the last columns: how many more draws there are in the same"
                + " time, with all levels against no list, and against the map only";
        new Report(options).table(table).text(how).print();
        return 0;
    }

    private static void put(Table table, String row, double[] ns) {
        List<String> cells = new ArrayList<>(List.of(row));
        for (double n : ns) cells.add(Table.fixed(n, 0));
        cells.add(String.format(Locale.ROOT, "%+.0f %%", (ns[1] / ns[0] - 1) * 100));
        cells.add(String.format(Locale.ROOT, "%+.0f %%", (ns[3] / ns[0] - 1) * 100));
        table.row(cells);
    }

    private static Subject open(String levels, String hidden) {
        Map<String, String> settings = Map.of("pipelines", levels, "hide", hidden, "cache", "off");
        Device device =
                ChosenDevice.open("vulkan", "", new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings));
        GLContext context =
                GLContext.create(device, ContextAttributes.compatibility().withSize(64, 64));
        context.makeCurrent();
        return new Subject(device, context, new DrawFrames(new DrawObjects()), new DrawTable(device));
    }

    private static double[] lowest(List<Subject> subjects, Options options, Trial trial) {
        double[] lowest = new double[subjects.size()];
        Arrays.fill(lowest, Double.MAX_VALUE);
        for (int t = 0; t < options.number("--trials"); t++) {
            for (int i = 0; i < lowest.length; i++) {
                subjects.get(i).context.makeCurrent();
                lowest[i] = Math.min(lowest[i], trial.run(subjects.get(i)));
            }
        }
        return lowest;
    }

    private double trial(Subject s, DrawCase row, double seconds) {
        long wall = System.nanoTime();
        long app = threads.getCurrentThreadCpuTime();
        long drawn = 0;
        int frame = 0;
        do {
            s.frames.frame(row);
            drawn += row.draws();
            if (++frame % 10 == 0) glFinish();
        } while (System.nanoTime() - wall < seconds * 1e9);
        glFinish();
        return (threads.getCurrentThreadCpuTime() - app) / (double) drawn;
    }
}
