package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.tools.image.Png;

/**
 * Command that draws a scene: into a window where there is a display, otherwise into a PNG file. A driver that cannot
 * present to the window hands over pixels, so that every driver can show something everywhere.
 */
final class DemoCommand implements Command {
    /** The first is shown when none is named. */
    static final List<DemoProgram> PROGRAMS =
            List.of(new MountainDemo(), new IslandDemo(), new GearsDemo(), new Direct3D9Demo(), new ClearDemo());

    private static final int MAX_SIDE = 16384;
    private static final Arguments.Size SIZE = new Arguments.Size(1280, 720);
    private static final String FILE = "tepui-demo.png";

    private static final Option TRACE =
            new Option("--trace", "FILE", "write the scene's calls as a trace: see './tepui trace --help'");

    @Override
    public String name() {
        return "demo";
    }

    @Override
    public String summary() {
        StringBuilder text = new StringBuilder(
                "Draws a scene, in a window where there is a display, otherwise into a PNG file. Scenes:");
        for (DemoProgram program : PROGRAMS) {
            text.append(String.format("%n  %-10s %s", program.name(), program.description()));
        }
        return text.toString();
    }

    @Override
    public String operand() {
        return "SCENE";
    }

    @Override
    public List<String> words() {
        return PROGRAMS.stream().map(DemoProgram::name).toList();
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.DRIVER,
                Option.DEVICE,
                Option.SHOW_ON,
                Option.SHOW_WAIT,
                Option.LAYERS,
                Option.STREAM,
                Option.HUD,
                Option.CAPTURE,
                Option.CAPTURE_TO,
                TRACE,
                new Option("--size", "WxH", "size in pixels; " + SIZE.width() + "x" + SIZE.height() + " when left out"),
                new Option(
                        "--frames",
                        "N",
                        "pictures to draw; until the window is closed, or 1 without one, when left out"),
                new Option("--seconds", "N", "how long to draw, in a window"),
                new Option("--validate", "", "open the device so that it checks each call; complaints are a failure"),
                new Option("--out", "FILE.png", "no window: write the last picture to this file"));
    }

    @Override
    public List<String> examples() {
        return List.of(
                "demo",
                "demo scene --driver soft --out scene.png",
                "demo gears --hud fps,draws",
                "demo gears --driver vulkan --show-on soft:0");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        DemoProgram program = program(arguments);
        Arguments.Size size = arguments.size("--size", SIZE, MAX_SIDE);
        int frames = arguments.number("--frames", 0, 1, 1_000_000);
        String out = arguments.get("--out");
        Drivers.Found driver = Drivers.find().choose(arguments);
        int seconds = arguments.number("--seconds", 0, 1, 1_000_000);
        boolean inWindow = out == null && DemoWindow.isPossible();
        if (seconds > 0 && !inWindow) {
            throw arguments.wrong("--seconds is for a window, and there is none; --frames says how many pictures");
        }
        if (arguments.has(Option.SHOW_ON.name()) && !inWindow)
            throw arguments.wrong("--show-on is for a window, and there is none; leave it out, or --out");
        if (arguments.has(Option.SHOW_WAIT.name()) && !arguments.has(Option.SHOW_ON.name()))
            throw arguments.wrong("--show-wait goes with --show-on");
        String trace = arguments.get(TRACE.name());
        if (trace != null) {
            if (!(program instanceof GlProgram) && !(program instanceof Direct3D9Demo))
                throw arguments.wrong(
                        "--trace is for scenes that call OpenGL or Direct3D 9, and " + program.name() + " does not");
            if (program instanceof Direct3D9Demo && arguments.has(Option.CAPTURE.name()))
                throw arguments.wrong("--trace and --capture: of a scene of Direct3D 9 only one is written");
            System.setProperty("tepui.trace", trace);
        }
        AtomicInteger complaints = new AtomicInteger();
        DeviceOptions options = arguments.has("--validate") ? validating(complaints) : DeviceOptions.DEFAULT;
        DemoCapture capture = DemoCapture.of(arguments);
        try (Device device = capture.wrap(LayeredDevice.open(driver, options, arguments))) {
            if (inWindow) {
                int most = frames == 0 ? Integer.MAX_VALUE : frames;
                window(program, device, size, capture.atLeast(most), seconds, capture, terminal);
            } else {
                int most = capture.atLeast(Math.max(1, frames));
                file(program, device, size, most, Path.of(out == null ? FILE : out), capture, terminal);
            }
        } catch (UnsupportedByDeviceException e) {
            throw new FailureException(
                    "the driver " + driver.name() + " cannot draw '" + program.name() + "': " + e.getMessage(), e);
        }
        if (complaints.get() > 0) {
            throw new FailureException("the device had " + complaints.get() + " complaints; they are shown above");
        }
        return 0;
    }

    /** Options whose sink prints all that is worth more than a note, and counts it unless it is of a long wait, until the device is closed. */
    private static DeviceOptions validating(AtomicInteger complaints) {
        DeviceOptions.MessageSink sink = (severity, text) -> {
            if (severity == DeviceOptions.MessageSink.Severity.NOTE) return;
            if (severity != DeviceOptions.MessageSink.Severity.SLOW) complaints.incrementAndGet();
            System.err.println("tepui: " + text);
        };
        return new DeviceOptions(true, sink, Map.of());
    }

    private static DemoProgram program(Arguments arguments) throws UsageException {
        String name = arguments.operand();
        if (name == null) return PROGRAMS.getFirst();
        for (DemoProgram program : PROGRAMS) if (program.name().equals(name)) return program;
        List<String> names = PROGRAMS.stream().map(DemoProgram::name).toList();
        throw arguments.wrong("there is no scene '" + name + "'" + Suggestion.of(name, names) + " Scenes: "
                + String.join(", ", names));
    }

    private static void file(
            DemoProgram program,
            Device device,
            Arguments.Size size,
            int frames,
            Path file,
            DemoCapture capture,
            Terminal terminal)
            throws FailureException {
        LastPicture last = new LastPicture();
        FrameTimes times = new FrameTimes(frames);
        try (Surface surface = device.createSurface(new Surface.Target.Pixels(size.width(), size.height(), last));
                DemoProgram.Player player = program.start(device, surface, size.width(), size.height())) {
            capture.shown(player, terminal);
            for (int i = 0; i < frames; i++) {
                times.begin();
                player.show(i / 60.0, false);
                player.finish();
                times.end();
                capture.shown(player, terminal);
                if (frames > 1) terminal.progress("picture " + (i + 1) + " of " + frames);
            }
            terminal.done();
            count(player.context(), terminal);
        }
        if (!last.isThere()) {
            terminal.out()
                    .println(figures(device, size, times) + "; the driver shows no pictures, so there is no file");
            return;
        }
        try {
            Png.write(file, last.image());
        } catch (IOException e) {
            throw new FailureException("the picture cannot be written to " + file + ": " + TraceFiles.reason(e), e);
        }
        terminal.out().println(figures(device, size, times) + "; the picture is in " + file);
    }

    private static void window(
            DemoProgram program,
            Device device,
            Arguments.Size size,
            int frames,
            int seconds,
            DemoCapture capture,
            Terminal terminal)
            throws FailureException {
        FrameTimes times = new FrameTimes(Math.min(frames, 1 << 16));
        try (DemoWindow window = DemoWindow.open(
                        device,
                        "Tepui: " + program.name() + " on " + device.info().name(),
                        size);
                Surface surface = device.createSurface(window.target());
                DemoProgram.Player player = program.start(device, surface, size.width(), size.height())) {
            capture.shown(player, terminal);
            long start = System.nanoTime();
            long end = seconds == 0 ? Long.MAX_VALUE : seconds * 1_000_000_000L;
            for (int i = 0; i < frames && window.isOpen() && System.nanoTime() - start < end; i++) {
                window.follow(surface);
                times.begin();
                Surface.Outcome outcome = player.show((System.nanoTime() - start) * 1e-9, true);
                times.end();
                capture.shown(player, terminal);
                // Nobody sees it: five looks a second are enough to notice when somebody does.
                if (outcome == Surface.Outcome.OCCLUDED) LockSupport.parkNanos(200_000_000);
                if (i % 30 == 29) terminal.progress(times.rate());
            }
            player.finish();
            terminal.done();
            count(player.context(), terminal);
        }
        terminal.out().println(figures(device, size, times));
    }

    private static void count(Context context, Terminal terminal) {
        String table = LayeredDevice.figures(context);
        if (table != null) terminal.out().print(table);
    }

    private static String figures(Device device, Arguments.Size size, FrameTimes times) {
        return device.info().driver() + " (" + device.info().name() + "), " + size.width() + "x" + size.height() + ": "
                + times.summary();
    }
}
