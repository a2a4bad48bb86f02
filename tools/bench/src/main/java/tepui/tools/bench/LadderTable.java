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
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/**
 * Table of one fixed scene, first with all optimisations of a driver left out, then with one after the other switched
 * on. All rungs must draw the same picture. The published figures of such a ladder, for another program on other
 * hardware, stand beside: what can be compared is the order of the steps.
 */
final class LadderTable {
    /** Frames a second; each with one mechanism more. */
    private static final String PUBLISHED = "1.0, 4.2, 12.9, 14.8, 24.6, 42.5";
    /** Number of frames that are measured even where they take long. */
    private static final int LEAST = 3;
    /** The status of a process whose rung did not end. */
    private static final int GIVEN_UP = 3;

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "vulkan");
        defaults.put("--device", "");
        defaults.put("--draws", "3000");
        defaults.put("--ms", "4000");
        defaults.put("--frames", "2000");
        defaults.put("--warm", "4000");
        defaults.put("--limit", "240");
        defaults.put("--each", "no");
        defaults.put("--verbose", "no");
        defaults.put("--tsv", "no");
        return defaults;
    }

    private final Options options;
    private final List<LadderResult> results = new ArrayList<>();
    private String title = "";
    private boolean headless;

    private LadderTable(Options options) {
        this.options = options;
    }

    static int run(Options options) {
        return new LadderTable(options).run();
    }

    private int run() {
        // Only Vulkan has windows that nobody sees.
        headless = options.get("--driver").equals("vulkan") && hasHeadlessWindows();
        for (LadderRung rung : options.is("--each") ? LadderRung.EACH_LEFT_OUT : LadderRung.ALL_RUNGS) {
            LadderResult result;
            try (LadderWatch watch = new LadderWatch(rung.name(), options.number("--limit"), this::giveUp)) {
                result = measure(rung, watch);
            }
            synchronized (results) {
                results.add(result);
            }
            if (!options.is("--tsv")) System.err.println("# " + result.line());
        }
        print();
        boolean same =
                results.stream().mapToLong(LadderResult::checksum).distinct().count() == 1;
        if (!same) System.err.println("tepui: bench ladder: the rungs drew different pictures");
        return same ? 0 : 1;
    }

    /** Devices may have swapchains without a window; else pictures that are not read back end where they were drawn. */
    private boolean hasHeadlessWindows() {
        DeviceOptions settings =
                new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("headless", "on", "cache", "off"));
        try (Device device = ChosenDevice.open(options.get("--driver"), options.get("--device"), settings);
                Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8))) {
            return surface.lost() == null;
        } catch (UnsupportedByDeviceException e) {
            return false;
        }
    }

    /** A rung does not end, and nothing can end it: what there is is printed, and the process goes. */
    private void giveUp() {
        print();
        Runtime.getRuntime().halt(GIVEN_UP);
    }

    private LadderResult measure(LadderRung rung, LadderWatch watch) {
        Device opened = ChosenDevice.open(options.get("--driver"), options.get("--device"), rung.options(headless));
        StreamMode mode = rung.stream() ? StreamMode.THREADED : StreamMode.OFF;
        try (Device device = Streams.wrap(opened, StreamOptions.DEFAULT.withMode(mode))) {
            title = device.info().driver() + ": " + device.info().name()
                    + (headless ? ", pictures go to a swapchain that nobody sees" : ", pictures are shown nowhere");
            watch.enters("making the scene");
            LadderResult result;
            try (LadderScene scene = new LadderScene(device, options.number("--draws"), rung.present())) {
                watch.counts(scene.context());
                result = measure(rung, scene, watch);
                watch.enters("closing the scene");
            }
            watch.enters("closing the device");
            return result;
        }
    }

    /** Frame numbers begin at 0 for each rung, and the last picture is that of one number. */
    private LadderResult measure(LadderRung rung, LadderScene scene, LadderWatch watch) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        boolean verbose = options.is("--verbose");
        long most = options.number("--ms") * 1_000_000L;
        int frames = options.number("--frames");
        // Code becomes warm before anything is measured: by time, since the compiler takes seconds, however
        // many frames they are.
        long warm = options.number("--warm") * 1_000_000L;
        long start = System.nanoTime();
        for (int n = 0; n == 0 || System.nanoTime() - start < warm; n++) {
            watch.enters("drawing frame " + n + " to become warm");
            long t = System.nanoTime();
            scene.frame(0);
            if (verbose) say(rung, "warm " + n, t);
        }
        watch.enters("finishing the frames that make it warm");
        scene.context().finish();
        double[] times = new double[Math.max(frames, LEAST)];
        Counters before = new Counters();
        scene.context().counters().copyTo(before);
        long cpu = threads.getCurrentThreadCpuTime();
        start = System.nanoTime();
        int done = 0;
        while (done < frames && (done < LEAST || System.nanoTime() - start < most)) {
            watch.enters("drawing frame " + done);
            long t = System.nanoTime();
            scene.frame(1 + done);
            times[done] = (System.nanoTime() - t) * 1e-6;
            if (verbose) say(rung, "frame " + done, t);
            done++;
        }
        cpu = threads.getCurrentThreadCpuTime() - cpu;
        long waits = scene.context().counters().waits - before.waits;
        watch.enters("finishing");
        scene.context().finish();
        double seconds = (System.nanoTime() - start) * 1e-9;
        Counters counts = since(before, scene.context().counters());
        watch.enters("drawing the last picture");
        // Twice: what the frames before have left in buffers is drawn once more by the first. After a present nobody
        // knows what is there.
        scene.frame(0);
        scene.draw(0);
        double[] sorted = Arrays.copyOf(times, done);
        Arrays.sort(sorted);
        return new LadderResult(
                rung.name(),
                done / seconds,
                sorted[done / 2],
                sorted[done - 1],
                cpu * 1e-6 / done,
                (double) waits / done,
                done,
                counts,
                scene.checksum());
    }

    private static void say(LadderRung rung, String what, long start) {
        System.err.printf(Locale.ROOT, "# %s, %s: %.2f ms%n", rung.name(), what, (System.nanoTime() - start) * 1e-6);
    }

    private static Counters since(Counters before, Counters now) {
        Counters c = new Counters();
        c.submits = now.submits - before.submits;
        c.renderPasses = now.renderPasses - before.renderPasses;
        c.compiles = now.compiles - before.compiles;
        c.pipelineSwitches = now.pipelineSwitches - before.pipelineSwitches;
        c.pipelineLookUps = now.pipelineLookUps - before.pipelineLookUps;
        c.descriptorWrites = now.descriptorWrites - before.descriptorWrites;
        c.barriers = now.barriers - before.barriers;
        c.allocations = now.allocations - before.allocations;
        c.readBackBytes = now.readBackBytes - before.readBackBytes;
        return c;
    }

    private void print() {
        List<LadderResult> all;
        synchronized (results) {
            all = List.copyOf(results);
        }
        if (all.isEmpty()) return;
        if (options.is("--tsv")) {
            LadderResult.tsv(all);
            return;
        }
        Report report = new Report(options)
                .text(title + ", " + options.get("--draws") + " draws a frame")
                .table(LadderResult.rates(all))
                .text("Of each frame:")
                .table(LadderResult.frames(all));
        if (!options.is("--each")) {
            report.text(
                    "Published for a ladder of this kind, another program on other hardware, frames/s: " + PUBLISHED);
        }
        report.print();
    }
}
