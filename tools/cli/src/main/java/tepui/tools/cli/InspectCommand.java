package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.WatchedDevice9;
import tepui.frontends.gl.GLContext;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.FrameCapture;
import tepui.layers.log.LogFormatException;
import tepui.layers.log.ReplayException;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.targets.lwjgl.window.GlFrame;
import tepui.tools.inspect.InspectServer;
import tepui.tools.inspect.Inspection;
import tepui.tools.inspect.PixelHistory;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.PlayException;
import tepui.tools.trace.play.TracePlayer;

/** Command that shows a captured frame: as pages for a browser, or the history of one of its pixels. */
final class InspectCommand implements Command {
    private static final Option PIXEL = new Option(
            "--pixel", "X,Y", "print what each draw did to a pixel of the last picture, from its top left corner");
    private static final Option TARGET = new Option(
            "--target", "N", "the pixel is one of target N, as the pages number them, in place of the last picture");
    private static final Option SERVE =
            new Option("--serve", "", "serve the pages to this machine's browser: pixels can be asked there");
    private static final Option PORT = new Option("--port", "N", "the port for --serve; a free one when left out");
    private static final Option OUT =
            new Option("--out", "FOLDER", "where the pages go; FILE with -pages behind its name when left out");
    private static final Option VERTICES =
            new Option("--vertices", "N", "vertices of each draw that are shown; 32 when left out");
    private static final Option FRAME =
            new Option("--frame", "N", "of a trace: which frame is shown, from 1; the first when left out");
    private static final Option COMPARE = new Option(
            "--compare", "FILE", "another capture: calls, state and pictures that differ are shown and marked");
    private static final Option REPLAY_ON =
            new Option("--driver", "D", "the driver that replays the frame; soft when left out");

    @Override
    public String name() {
        return "inspect";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Shows a frame that 'run --capture' or 'demo --capture' wrote: its calls by name, the picture after each draw, what is bound\n"
                + "and what changed, textures, vertices, uniforms, shaders, warnings; and for a pixel, each fragment that touched it.\n"
                + "Of a trace in apitrace's format, one frame.";
    }

    @Override
    public List<Option> options() {
        return List.of(OUT, SERVE, PORT, PIXEL, TARGET, VERTICES, FRAME, COMPARE, REPLAY_ON);
    }

    @Override
    public List<String> examples() {
        return List.of(
                "inspect frame-120.tepui",
                "inspect frame-120.tepui --serve",
                "inspect frame-120.tepui --pixel 320,200",
                "inspect frame-120.tepui --compare frame-121.tepui",
                "inspect a.trace --frame 10");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String file = arguments.operand();
        if (file == null) throw arguments.wrong("which capture? Name the file that 'run --capture N' wrote.");
        String pixel = arguments.get(PIXEL.name());
        if (pixel != null && !pixel.matches("[0-9]{1,5},[0-9]{1,5}"))
            throw arguments.wrong("--pixel is '" + pixel + "', must be two numbers, as in --pixel 320,200");
        int target = arguments.number(TARGET.name(), -1, 0, 1_000_000);
        if (target >= 0 && pixel == null) throw arguments.wrong("--target needs --pixel X,Y: which of its pixels?");
        int vertices = arguments.number(VERTICES.name(), 32, 1, 100_000);
        int port = arguments.number(PORT.name(), 0, 1, 65_535);
        Path path = Path.of(file);
        TraceFiles.isFile("inspect", file);
        try {
            if (TraceFiles.isTrace(path)) {
                path = captured(path, arguments, terminal);
                file = path.toString();
            } else if (arguments.has(FRAME.name())) {
                throw arguments.wrong("--frame is for traces; " + file + " has one frame");
            }
        } catch (IOException | PlayException e) {
            throw new FailureException("inspect: " + file + ": " + TraceFiles.reason(e), e);
        }
        try (CaptureFile capture = new CaptureFile(path)) {
            if (pixel != null) {
                pixel(capture, arguments, pixel, target, terminal);
                return 0;
            }
            Path folder = folder(arguments, path);
            String other = arguments.get(COMPARE.name());
            if (other != null) {
                compare(capture, other, arguments, folder, vertices, terminal);
                if (arguments.has(SERVE.name())) serve(capture, arguments, folder, port, terminal);
                return 0;
            }
            try (Device device = device(arguments)) {
                pages(capture, device, folder, vertices, terminal);
            }
            if (arguments.has(SERVE.name())) serve(capture, arguments, folder, port, terminal);
            return 0;
        } catch (IOException | LogFormatException | ReplayException e) {
            throw new FailureException("inspect: " + file + ": " + e.getMessage(), e);
        }
    }

    /** Replays a trace until a frame is captured; the capture lies beside it. */
    private static Path captured(Path trace, Arguments arguments, Terminal terminal)
            throws IOException, UsageException, FailureException {
        int frame = arguments.number(FRAME.name(), 1, 1, 1_000_000);
        String name = String.valueOf(trace.getFileName());
        Path file = trace.resolveSibling(
                (name.endsWith(".trace") ? name.substring(0, name.length() - 6) : name) + "-frame-" + frame + ".tepui");
        FrameCapture capture = new FrameCapture(frame, file);
        try (TraceReader reader = TraceFiles.open(trace);
                Device device = capture.wrap(device(arguments));
                TracePlayer player = new TracePlayer(
                        device, true, made -> WatchedDevice9.of(made, Direct3D9Frame.listener(capture)));
                CallWatch watch = CallWatch.start(terminal)) {
            GlFrame calls = new GlFrame(capture);
            GLContext current = null;
            for (Call call = reader.next(); call != null; call = reader.next()) {
                boolean ended = watch.play(player, call);
                GLContext context = player.context();
                Device9 direct3D = player.direct3D9();
                if (context != null && context != current) calls.current(context);
                current = context;
                if (!ended) continue;
                terminal.progress("frame " + player.frames());
                String text = null;
                if (direct3D != null) text = Direct3D9Frame.shown(direct3D, capture);
                else if (context != null) text = calls.shown(context);
                if (text == null) continue;
                terminal.done();
                if (!capture.isWritten()) throw new FailureException("inspect: " + text);
                terminal.out().println("frame " + frame + " is in " + file);
                return file;
            }
            throw new FailureException(
                    "inspect: " + trace + " has " + player.frames() + " frames, so there is no frame " + frame);
        } finally {
            // What a capture has begun goes where the frame did not come.
            if (!capture.isWritten()) capture.write();
        }
    }

    private static Path folder(Arguments arguments, Path file) {
        String out = arguments.get(OUT.name());
        if (out != null) return Path.of(out);
        String name = String.valueOf(file.getFileName());
        return file.resolveSibling((name.endsWith(".tepui") ? name.substring(0, name.length() - 6) : name) + "-pages");
    }

    private static Device device(Arguments arguments) throws UsageException, FailureException {
        String driver = arguments.get(REPLAY_ON.name());
        Drivers drivers = Drivers.find();
        return Drivers.open(driver == null ? drivers.named("soft") : drivers.choose(arguments), DeviceOptions.DEFAULT);
    }

    private static void pages(CaptureFile capture, Device device, Path folder, int vertices, Terminal terminal)
            throws IOException {
        long start = System.nanoTime();
        Inspection.Report report =
                Inspection.write(capture, device, folder, vertices, step -> terminal.progress("step " + step));
        terminal.done();
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%d calls, %d steps, %d warnings; %.1f MiB of data in %.1f s",
                        report.calls(),
                        report.steps(),
                        report.warnings(),
                        report.bytes() / 1048576.0,
                        (System.nanoTime() - start) * 1e-9));
        if (report.differing() == 0) terminal.out().println("the replay shows the program's picture, bit for bit");
        else if (report.differing() > 0)
            terminal.out().println(report.differing() + " pixels of the replay differ from the program's picture");
        terminal.out().println("open " + folder.resolve("index.html").toAbsolutePath());
        terminal.out().flush();
    }

    private static void compare(
            CaptureFile capture, String other, Arguments arguments, Path folder, int vertices, Terminal terminal)
            throws IOException, UsageException, FailureException {
        Path path = Path.of(other);
        TraceFiles.isFile("inspect", other);
        if (TraceFiles.isTrace(path))
            throw arguments.wrong("--compare takes a capture; 'inspect " + other + " --frame N' makes one of a trace");
        Inspection.Differences differences;
        try (CaptureFile there = new CaptureFile(path);
                Device device = device(arguments)) {
            differences = Inspection.compare(
                    capture, there, device, folder, vertices, step -> terminal.progress("step " + step));
        }
        terminal.done();
        terminal.out()
                .println(differences.onlyHere() + " calls only here, " + differences.onlyThere() + " only there, "
                        + differences.otherArguments() + " with other arguments");
        terminal.out().println(pictures(differences));
        terminal.out().println("open " + folder.resolve("index.html").toAbsolutePath());
        terminal.out().flush();
    }

    static String pictures(Inspection.Differences differences) {
        if (differences.sharedSteps() == 0) return "no step is in both, so no pictures are compared";
        if (differences.firstStep() >= 0) return "the pictures differ first after step " + differences.firstStep();
        return "the pictures are the same after each step that both have";
    }

    private static void pixel(CaptureFile capture, Arguments arguments, String pixel, int target, Terminal terminal)
            throws IOException, UsageException, FailureException {
        int comma = pixel.indexOf(',');
        int x = Integer.parseInt(pixel.substring(0, comma));
        int y = Integer.parseInt(pixel.substring(comma + 1));
        try (Device device = device(arguments)) {
            terminal.out().print(PixelHistory.of(capture, device, target, x, y).text());
        } catch (IllegalArgumentException e) {
            throw arguments.wrong(String.valueOf(e.getMessage()));
        }
    }

    private static void serve(CaptureFile capture, Arguments arguments, Path folder, int port, Terminal terminal)
            throws IOException, UsageException, FailureException {
        try (Device device = device(arguments);
                InspectServer server = new InspectServer(capture, device, folder, port)) {
            terminal.out().println("serving " + server.address() + " until this is interrupted");
            terminal.out().flush();
            server.await();
        }
    }
}
