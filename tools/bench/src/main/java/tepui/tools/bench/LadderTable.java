package tepui.tools.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/**
 * One fixed work, first with everything that a driver does to save work left out, then with one mechanism after the other switched on. All rungs must draw the
 * same picture. The published figures of such a ladder, for another program on other hardware, stand beside: what can be compared is the order of the steps.
 */
final class LadderTable {
    /** Frames a second; each with one mechanism more. */
    private static final String PUBLISHED = "1.0, 4.2, 12.9, 14.8, 24.6, 42.5";

    /** One rung: what is left out of the driver, and what stands around it. */
    private record Rung(String name, String without, String pipelines, boolean copies, boolean stream, boolean quick) {
        DeviceOptions options() {
            Map<String, String> settings = new LinkedHashMap<>();
            settings.put("without", without);
            settings.put("pipelines", pipelines);
            settings.put("cache", "off");
            if (quick) settings.put("quick", "on");
            return new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
        }
    }

    private static final String FOUND = "dirty,current";
    private static final String ALL = "dirty,current,transitions";

    private static final List<Rung> RUNGS = List.of(
            new Rung("nothing", "batches,state,pipelines,tracking,memory", "none", true, false, false),
            new Rung("batching", "state,pipelines,tracking,memory", "none", true, false, false),
            new Rung("dirty state, pipelines kept", "tracking,memory", FOUND, true, false, false),
            new Rung("transition lists", "tracking,memory", ALL, true, false, false),
            new Rung("presents without a copy", "tracking,memory", ALL, false, false, false),
            new Rung("resource states tracked", "memory", ALL, false, false, false),
            new Rung("memory reused and shared", "", ALL, false, false, false),
            new Rung("command stream", "", ALL, false, true, false),
            new Rung("compiles in the background", "", ALL, false, true, true));

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "vulkan");
        defaults.put("--device", "");
        defaults.put("--draws", "3000");
        defaults.put("--ms", "4000");
        defaults.put("--frames", "400");
        defaults.put("--tsv", "no");
        return defaults;
    }

    private LadderTable() {}

    static int run(Options options) {
        String title = null;
        List<Result> results = new ArrayList<>();
        for (Rung rung : RUNGS) {
            Device opened = ChosenDevice.open(options.get("--driver"), options.get("--device"), rung.options());
            StreamMode mode = rung.stream ? StreamMode.THREADED : StreamMode.OFF;
            try (Device device = Streams.wrap(opened, StreamOptions.DEFAULT.withMode(mode))) {
                if (title == null)
                    title = device.info().driver() + ": " + device.info().name();
                results.add(measure(rung, device, options));
            }
            if (!options.is("--tsv")) System.err.println("# " + results.getLast());
        }
        print(String.valueOf(title), results, options);
        boolean same = results.stream().mapToLong(Result::checksum).distinct().count() == 1;
        if (!same) System.err.println("tepui: bench ladder: the rungs drew different pictures");
        return same ? 0 : 1;
    }

    /** Milliseconds of a frame: the middle one and the longest; of the calling thread's processor time, the mean. */
    private record Result(
            String name, double rate, double median, double longest, double app, double waits, long checksum) {}

    /** Frame numbers begin at 0 for each rung, and the last picture is that of one number. */
    private static Result measure(Rung rung, Device device, Options options) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long most = options.number("--ms") * 1_000_000L;
        int frames = options.number("--frames");
        try (LadderScene scene = new LadderScene(device, options.number("--draws"), rung.copies)) {
            // Code becomes warm before anything is measured, but slow rungs do not last forever.
            long start = System.nanoTime();
            int number = 0;
            for (; number < 100 && System.nanoTime() - start < most; number++) scene.frame(0);
            scene.context().finish();
            double[] times = new double[frames];
            Counters counters = new Counters();
            scene.context().counters().copyTo(counters);
            long waits = counters.waits;
            long cpu = threads.getCurrentThreadCpuTime();
            start = System.nanoTime();
            int done = 0;
            while (done < frames && (done < 3 || System.nanoTime() - start < most)) {
                long t = System.nanoTime();
                scene.frame(1 + done);
                times[done++] = (System.nanoTime() - t) * 1e-6;
            }
            cpu = threads.getCurrentThreadCpuTime() - cpu;
            long waited = scene.context().counters().waits - waits;
            scene.context().finish();
            double seconds = (System.nanoTime() - start) * 1e-9;
            // Twice: what the frames before have left in buffers is drawn once more by the first.
            scene.frame(0);
            scene.frame(0);
            double[] sorted = Arrays.copyOf(times, done);
            Arrays.sort(sorted);
            return new Result(
                    rung.name,
                    done / seconds,
                    sorted[done / 2],
                    sorted[done - 1],
                    cpu * 1e-6 / done,
                    (double) waited / done,
                    scene.checksum());
        }
    }

    private static void print(String title, List<Result> results, Options options) {
        if (options.is("--tsv")) {
            for (Result r : results) {
                System.out.printf(
                        Locale.ROOT,
                        "L\t%s\t%.2f\t%.3f\t%.3f\t%.3f\t%.2f%n",
                        r.name,
                        r.rate,
                        r.median,
                        r.longest,
                        r.app,
                        r.waits);
            }
            return;
        }
        System.out.println(title + ", " + options.get("--draws") + " draws a frame\n");
        System.out.println("| with | frames/s | of the first | ms/frame, middle | longest | app thread | waits |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (Result r : results) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f | %.1f | %.2f | %.1f | %.2f | %.1f |%n",
                    r.name,
                    r.rate,
                    r.rate / results.getFirst().rate,
                    r.median,
                    r.longest,
                    r.app,
                    r.waits);
        }
        System.out.println(
                "\nPublished for a ladder of this kind, another program on other hardware, frames/s: " + PUBLISHED);
    }
}
