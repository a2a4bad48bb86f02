package tepui.tools.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;
import tepui.tools.trace.play.TracePlayer;

/** Command that replays a trace and writes its pictures. */
final class TraceImagesCommand implements Command {
    private static final Option FRAMES = new Option("--frames", "A-B", "only frames A to B, from 1, or one frame");
    private static final Option OUT = new Option("--out", "FOLDER", "where the pictures go; FILE-images when left out");

    @Override
    public String name() {
        return "trace images";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Replays a trace and writes the picture of each frame as a PNG file.";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.DRIVER, Option.DEVICE, Option.LAYERS, FRAMES, OUT);
    }

    @Override
    public List<String> examples() {
        return List.of("trace images a.trace --frames 1-10 --driver soft");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path file = TraceFiles.named(arguments, arguments.operand());
        FrameRange frames = FrameRange.of(arguments, FRAMES.name(), FrameRange.ALL);
        String out = arguments.get(OUT.name());
        String name = String.valueOf(file.getFileName());
        Path folder = out != null
                ? Path.of(out)
                : file.resolveSibling(
                        (name.endsWith(".trace") ? name.substring(0, name.length() - 6) : name) + "-images");
        Drivers.Found driver = Drivers.find().choose(arguments);
        return TraceFiles.told(file.toString(), () -> {
            int written = 0;
            int shown;
            Files.createDirectories(folder);
            try (TraceReader trace = TraceFiles.open(file);
                    Device device = LayeredDevice.open(driver, DeviceOptions.DEFAULT, arguments);
                    TracePlayer player = new TracePlayer(device);
                    CallWatch watch = CallWatch.start(terminal)) {
                player.wantPictures(frames.first() == 1);
                for (Call call = trace.next(); call != null && player.frames() < frames.last(); call = trace.next()) {
                    if (!watch.play(player, call)) continue;
                    Image picture = player.picture();
                    if (picture != null) {
                        Png.write(folder.resolve(String.format(Locale.ROOT, "%06d.png", player.frames())), picture);
                        written++;
                    }
                    player.wantPictures(frames.has(player.frames() + 1));
                    terminal.progress("frame " + player.frames());
                }
                shown = player.frames();
                terminal.done();
                TraceFiles.warnIfCut(trace, terminal);
            }
            if (written == 0 && shown < frames.first())
                throw new FailureException(
                        "trace: " + file + " has " + shown + " frames, so there is no frame " + frames.first());
            terminal.out().println(written + " pictures are in " + folder);
            return 0;
        });
    }
}
