package tepui.tools.inspect;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.CapturedPicture;
import tepui.layers.capture.ShaderSource;
import tepui.layers.log.Call;
import tepui.layers.log.Handle;
import tepui.layers.log.LogReader;
import tepui.layers.log.LogRecord;
import tepui.layers.log.Replay;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** Frame inspector: replays a capture, and writes pages that show it. */
public final class Inspection {
    /**
     * Outcome of the inspection.
     *
     * @param calls of the program
     * @param steps of the device: draws, clears, copies
     * @param bytes of all files of data
     * @param differing pixels of the last picture that the replay shows otherwise than the program did; -1 where the capture has no picture
     */
    public record Report(int calls, int steps, long bytes, int warnings, long differing) {}

    private Inspection() {}

    /**
     * Writes pages of a capture into a folder, whose {@code index.html} needs no server.
     *
     * @param device that the frame is replayed on
     * @param vertices of each draw that are shown
     * @param progress is told of each step
     */
    public static Report write(CaptureFile capture, Device device, Path folder, int vertices, IntConsumer progress)
            throws IOException {
        return write(capture, device, folder, vertices, progress, null, false).report;
    }

    private record Written(Report report, FramePages pages) {}

    /** @param notes null where nothing is compared */
    private static Written write(
            CaptureFile capture,
            Device device,
            Path folder,
            int vertices,
            IntConsumer progress,
            @Nullable List<StepNote> notes,
            boolean compared)
            throws IOException {
        Map<Integer, ShaderSource> sources = sources(capture);
        Map<Integer, String> layouts = new HashMap<>();
        sources.forEach((number, source) -> layouts.put(number, source.layout()));
        Files.createDirectories(folder);
        FramePages pages = new FramePages(folder, capture, RowOrder.of(capture), layouts, vertices, progress, notes);
        Shown shown = new Shown(pages);
        replay(capture, device, shown);
        long differing = shown.differing(capture.picture());
        long bytes = pages.end(facts(capture, differing, device), sources, compared);
        Report report = new Report(
                capture.calls().size(),
                pages.stepCount(),
                bytes,
                pages.warnings().size(),
                differing);
        return new Written(report, pages);
    }

    /**
     * Differences of two frames.
     *
     * @param onlyHere calls that the other has not
     * @param otherArguments calls that both have, with other arguments
     * @param sharedSteps steps that both have, whose pictures are compared
     * @param firstStep the first step after which the pictures differ, -1 where there is none
     */
    public record Differences(
            Report report, int onlyHere, int onlyThere, int otherArguments, int sharedSteps, int firstStep) {}

    /**
     * Writes pages of a capture that say how another one differs; those of the other are in the folder {@code other} within.
     *
     * @param device that both frames are replayed on
     * @param vertices of each draw that are shown
     * @param progress is told of each step
     */
    public static Differences compare(
            CaptureFile here, CaptureFile there, Device device, Path folder, int vertices, IntConsumer progress)
            throws IOException {
        List<StepNote> own = new ArrayList<>();
        List<StepNote> others = new ArrayList<>();
        Written written = write(here, device, folder, vertices, progress, own, true);
        write(there, device, folder.resolve("other"), vertices, progress, others, false);
        FrameComparison comparison = new FrameComparison(here.calls(), there.calls(), own, others);
        written.pages.compared(comparison.told(FrameComparison.pictures(
                FrameComparison.image(here.picture()), FrameComparison.image(there.picture()))));
        int[] counts = comparison.counts();
        return new Differences(
                written.report, counts[0], counts[1], counts[2], comparison.shared(), comparison.firstDifference());
    }

    static void replay(CaptureFile capture, Device device, StepListener listener) throws IOException {
        Observation observation = new Observation(listener, capture.calls());
        try (LogReader log = capture.log()) {
            Replay.run(log, new ObservedDevice(device, observation));
        }
    }

    /** By the replay's numbers of shaders, which count those that are made in the capture's log. */
    private static Map<Integer, ShaderSource> sources(CaptureFile capture) throws IOException {
        Map<Integer, ShaderSource> byHandle = new HashMap<>();
        for (ShaderSource source : capture.sources()) byHandle.put(source.shader(), source);
        Map<Integer, ShaderSource> byNumber = new HashMap<>();
        int made = 0;
        try (LogReader log = capture.log()) {
            for (LogRecord e = log.next(); e != null; e = log.next()) {
                if (e.call() != Call.CREATE_SHADER) continue;
                made++;
                ShaderSource source =
                        e.arguments().getFirst() instanceof Handle handle ? byHandle.get(handle.id()) : null;
                if (source != null) byNumber.put(made, source);
            }
        }
        return byNumber;
    }

    private static Map<String, String> facts(CaptureFile capture, long differing, Device device) {
        Map<String, String> from = capture.facts();
        Map<String, String> told = new LinkedHashMap<>();
        told.put("frame", from.getOrDefault("frame", "?"));
        String api = from.get("api");
        if (api != null) told.put("API", api);
        told.put("captured on", from.getOrDefault("device", "?"));
        told.put("replayed on", device.info().driver() + ": " + device.info().name());
        String nanos = from.get("nanos");
        if (nanos != null && nanos.matches("[0-9]{1,15}"))
            told.put("time", String.format(Locale.ROOT, "%.2f ms, slowed by the capture", Long.parseLong(nanos) / 1e6));
        for (String key : List.of("draws", "waits", "compiles", "renderPasses", "uploadedBytes"))
            if (from.get(key) != null) told.put(key, from.get(key));
        told.put(
                "replay",
                differing < 0
                        ? "the program's picture is not there to compare"
                        : differing == 0
                                ? "the same picture, bit for bit"
                                : differing + " pixels differ from the program's picture");
        from.forEach((key, value) -> {
            if (key.startsWith("left.")) told.put("not captured " + key.substring(5), value);
        });
        return told;
    }

    /** The pages, with the last picture kept. */
    private record Shown(FramePages pages, List<byte[]> last) implements StepListener {
        Shown(FramePages pages) {
            this(pages, new ArrayList<>());
        }

        @Override
        public void before(Step step, ObservedContext context) {
            pages.before(step, context);
        }

        @Override
        public void after(Step step, ObservedContext context) {
            pages.after(step, context);
        }

        @Override
        public void presenting(ObservedContext context, Texture texture, boolean bottomUp) {
            last.clear();
            last.add(Texels.read(context.behind(), texture, 0, 0));
        }

        long differing(@Nullable CapturedPicture picture) {
            if (picture == null || last.isEmpty()) return -1;
            byte[] replayed = last.getFirst();
            byte[] program = picture.texels();
            if (replayed.length != program.length) return (long) picture.width() * picture.height();
            int bytes = picture.format().blockBytes();
            long differing = 0;
            if (MemorySegment.ofArray(replayed).mismatch(MemorySegment.ofArray(program)) < 0) return 0;
            for (int at = 0; at < program.length; at += bytes)
                if (!Arrays.equals(program, at, at + bytes, replayed, at, at + bytes)) differing++;
            return differing;
        }
    }
}
