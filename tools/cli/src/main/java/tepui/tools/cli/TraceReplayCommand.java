package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.TracePlayer;

/** Command that replays a trace on a driver, and compares its pictures with Mesa's or measures its frames where that is asked for. */
final class TraceReplayCommand implements Command {
    static final Option COMPARE = new Option(
            "--compare",
            "mesa",
            "for a trace: replay it by apitrace's glretrace too, on the OpenGL of the system, and say how each frame differs");
    static final Option BENCH = new Option(
            "--bench", "", "for a trace: read it whole first, then measure its frames; no pictures are read");
    static final Option FRAMES =
            new Option("--frames", "N", "for a trace: end after N frames; with the end of the file when left out");
    static final Option TOLERANCE =
            new Option("--tolerance", "N", "for --compare: channels may differ by N of 255; 4 when left out");

    @Override
    public String name() {
        return "trace replay";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Replays a trace on any driver, offscreen.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.DRIVER,
                Option.DEVICE,
                Option.LAYERS,
                Option.STREAM,
                new Option("--out", "FILE.png", "write the last picture to this file"),
                COMPARE,
                TOLERANCE,
                BENCH,
                FRAMES);
    }

    @Override
    public List<String> examples() {
        return List.of("trace replay a.trace --driver soft --out last.png", "trace replay a.trace --compare mesa");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path file = TraceFiles.named(arguments, arguments.operand());
        return replay(file, arguments, terminal);
    }

    /** Replays a trace, for the command {@code replay} too. */
    static int replay(Path file, Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String compare = arguments.get(COMPARE.name());
        if (compare != null && !compare.equals("mesa"))
            throw arguments.wrong("--compare is '" + compare + "', must be mesa");
        if (compare != null && arguments.has(BENCH.name()))
            throw arguments.wrong("--compare and --bench: pictures that are read would be measured");
        if (compare != null && arguments.get("--out") != null)
            throw arguments.wrong("--compare writes no picture; leave --out or --compare out");
        int frames = arguments.number(FRAMES.name(), Integer.MAX_VALUE, 1, Integer.MAX_VALUE);
        Drivers.Found driver = Drivers.find().choose(arguments);
        return TraceFiles.told(file.toString(), () -> {
            try (TraceReader trace = TraceFiles.open(file);
                    Device device = LayeredDevice.open(driver, DeviceOptions.DEFAULT, arguments);
                    TracePlayer player = new TracePlayer(device)) {
                String on = device.info().driver() + " (" + device.info().name() + ")";
                if (arguments.has(BENCH.name())) return bench(trace, player, frames, on, terminal);
                if (compare != null) return compare(file, trace, player, frames, on, arguments, terminal);
                return plain(trace, player, frames, on, arguments, terminal);
            }
        });
    }

    private static int plain(
            TraceReader trace, TracePlayer player, int frames, String on, Arguments arguments, Terminal terminal)
            throws IOException, FailureException {
        String out = arguments.get("--out");
        player.wantPictures(out != null);
        Image last = null;
        long start = System.nanoTime();
        try (CallWatch watch = CallWatch.start(terminal)) {
            for (Call call = trace.next(); call != null && player.frames() < frames; call = trace.next()) {
                if (!watch.play(player, call)) continue;
                Image picture = player.picture();
                if (picture != null) last = picture;
                terminal.progress("frame " + player.frames());
            }
        }
        terminal.done();
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s: %d calls, %d frames in %.2f s",
                        on,
                        player.played(),
                        player.frames(),
                        (System.nanoTime() - start) * 1e-9));
        complaints(player, terminal);
        TraceFiles.warnIfCut(trace, terminal);
        if (out == null) return 0;
        // A program with one buffer shows no frames; its window is the picture.
        if (last == null) last = player.read();
        if (last == null) throw new FailureException("trace: nothing was drawn in a window, so there is no " + out);
        Png.write(Path.of(out), last);
        terminal.out().println("the picture is in " + out);
        return 0;
    }

    private static void complaints(TracePlayer player, Terminal terminal) {
        for (Map.Entry<String, Integer> e : player.unknown().entrySet())
            terminal.out()
                    .println("left out, since there is no such function here: " + e.getKey() + ", " + e.getValue()
                            + " times");
        for (Map.Entry<String, Integer> e : player.errors().entrySet())
            terminal.out().println("error, " + e.getValue() + " times: " + e.getKey());
    }

    private static int bench(TraceReader trace, TracePlayer player, int frames, String on, Terminal terminal)
            throws IOException {
        List<List<Call>> all = new ArrayList<>();
        List<Call> frame = new ArrayList<>();
        for (Call call = trace.next(); call != null && all.size() < frames; call = trace.next()) {
            frame.add(call);
            if (!call.endsFrame()) continue;
            all.add(frame);
            frame = new ArrayList<>();
            terminal.progress("reads frame " + all.size());
        }
        FrameTimes times = new FrameTimes(Math.max(1, all.size()));
        try (CallWatch watch = CallWatch.start(terminal)) {
            for (List<Call> calls : all) {
                watch.enter(calls.getLast(), player.frames() + 1);
                times.begin();
                for (Call call : calls) player.play(call);
                player.finish();
                times.end();
                watch.leave();
                terminal.progress("frame " + player.frames() + " of " + all.size());
            }
        }
        terminal.done();
        terminal.out().println(on + ": " + player.played() + " calls, " + times.summary());
        complaints(player, terminal);
        TraceFiles.warnIfCut(trace, terminal);
        return 0;
    }

    private static int compare(
            Path file,
            TraceReader trace,
            TracePlayer player,
            int frames,
            String on,
            Arguments arguments,
            Terminal terminal)
            throws IOException, UsageException, FailureException {
        int tolerance = arguments.number(TOLERANCE.name(), 4, 0, 255);
        player.wantPictures(true);
        int differing = 0;
        int compared = 0;
        try (Glretrace mesa = Glretrace.start(file);
                CallWatch watch = CallWatch.start(terminal)) {
            for (Call call = trace.next(); call != null && player.frames() < frames; call = trace.next()) {
                if (!watch.play(player, call)) continue;
                Image expected = mesa.next();
                if (expected == null) break;
                compared++;
                terminal.progress("frame " + player.frames() + ", " + differing + " differ");
                Image own = player.picture();
                String said = difference(expected, own, tolerance);
                if (said == null) continue;
                terminal.done();
                if (player.grew()) {
                    // glretrace has drawn it before its window had that size.
                    terminal.out()
                            .println("frame " + player.frames() + ": not counted, its window has just grown; " + said);
                    compared--;
                    continue;
                }
                differing++;
                terminal.out().println("frame " + player.frames() + ": " + said);
            }
        }
        terminal.done();
        complaints(player, terminal);
        terminal.out()
                .println(on + " beside glretrace: " + compared + " frames, " + differing + " differ by more than "
                        + tolerance + " of 255 in more than a hundredth of their pixels");
        if (compared == 0)
            throw new FailureException("trace: glretrace gave no pictures; does it replay " + file + "?");
        return differing == 0 ? 0 : 1;
    }

    private static @Nullable String difference(Image expected, @Nullable Image own, int tolerance) {
        if (own == null) return "there is no picture here";
        if (own.width() != expected.width() || own.height() != expected.height())
            return "the picture here is " + own.width() + "x" + own.height() + ", glretrace's " + expected.width() + "x"
                    + expected.height();
        ImageDifference difference = ImageDifference.of(expected, own, tolerance);
        long pixels = (long) own.width() * own.height();
        return difference.pixels() * 100L <= pixels
                ? null
                : difference.pixels() + " of " + pixels + " pixels differ, by up to " + Math.round(difference.most());
    }
}
