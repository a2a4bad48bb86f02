package tepui.tools.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.layers.log.LogFormatException;
import tepui.layers.log.LogReader;
import tepui.layers.log.LogRecord;
import tepui.layers.log.LogText;
import tepui.layers.log.Replay;
import tepui.layers.log.ReplayException;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;
import tepui.tools.image.Png;

/**
 * Command that replays a recorded call log on any driver: what a program drew on one device can be drawn again on
 * another, checked, counted, or read as text. All surfaces of the log hand their pixels over, so that the last picture
 * can be kept.
 */
final class ReplayCommand implements Command {
    @Override
    public String name() {
        return "replay";
    }

    @Override
    public String summary() {
        return "Runs a call log that the layer record=FILE wrote, or a trace of apitrace's format, on any driver. A log without data\n"
                + "(binlog=FILE) is for --print. What else is done with traces: './tepui trace --help'.";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.DRIVER,
                Option.DEVICE,
                Option.LAYERS,
                new Option("--out", "FILE.png", "write the picture that was presented last to this file"),
                new Option("--print", "", "write the log as text and run nothing"),
                TraceReplayCommand.COMPARE,
                TraceReplayCommand.TOLERANCE,
                TraceReplayCommand.BENCH,
                TraceReplayCommand.FRAMES);
    }

    @Override
    public List<String> examples() {
        return List.of("replay calls.log --driver soft", "replay a.trace --compare mesa", "replay a.trace --bench");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String file = arguments.operand();
        if (file == null) throw arguments.wrong("which log? Name the file that the layer record=FILE wrote.");
        TraceFiles.isFile("replay", file);
        try {
            if (TraceFiles.isTrace(Path.of(file))) return trace(Path.of(file), arguments, terminal);
        } catch (IOException e) {
            throw new FailureException("replay: " + file + " cannot be read: " + TraceFiles.reason(e), e);
        }
        for (Option option : List.of(
                TraceReplayCommand.COMPARE,
                TraceReplayCommand.TOLERANCE,
                TraceReplayCommand.BENCH,
                TraceReplayCommand.FRAMES)) {
            if (arguments.has(option.name()))
                throw arguments.wrong(option.name() + " is for traces, and " + file + " is none");
        }
        String out = arguments.get("--out");
        try (LogReader log = new LogReader(new BufferedInputStream(Files.newInputStream(Path.of(file))))) {
            if (arguments.has("--print")) {
                print(log, terminal);
                return 0;
            }
            replay(log, arguments, out, terminal);
            return 0;
        } catch (IOException e) {
            throw new FailureException("replay: " + file + " cannot be read: " + TraceFiles.reason(e), e);
        } catch (LogFormatException | ReplayException e) {
            throw new FailureException("replay: " + file + ": " + e.getMessage(), e);
        }
    }

    private static int trace(Path file, Arguments arguments, Terminal terminal)
            throws UsageException, FailureException {
        if (arguments.has("--print"))
            return new TracePrintCommand()
                    .run(Arguments.parse(new TracePrintCommand(), List.of(file.toString())), terminal);
        return TraceReplayCommand.replay(file, arguments, terminal);
    }

    private static void print(LogReader log, Terminal terminal) throws IOException {
        LogText text = new LogText();
        terminal.out().println("recorded on " + log.origin());
        for (LogRecord entry = log.next(); entry != null; entry = log.next()) {
            terminal.out().println(text.line(entry));
        }
    }

    private static void replay(LogReader log, Arguments arguments, @Nullable String out, Terminal terminal)
            throws IOException, UsageException, FailureException {
        Drivers.Found driver = Drivers.find().choose(arguments);
        LastPicture last = new LastPicture();
        long start = System.nanoTime();
        String device;
        Replay.Report report;
        try (Device opened = LayeredDevice.open(driver, DeviceOptions.DEFAULT, arguments)) {
            device = opened.info().driver() + " (" + opened.info().name() + ")";
            report = Replay.run(log, opened, (kind, width, height) -> new Surface.Target.Pixels(width, height, last));
        }
        terminal.out()
                .println(String.format(
                        Locale.ROOT,
                        "%s, recorded on %s: %d records, %d contexts, %d pictures in %.2f s",
                        device,
                        log.origin(),
                        report.records(),
                        report.contexts(),
                        report.presents(),
                        (System.nanoTime() - start) * 1e-9));
        if (out == null) return;
        if (!last.isThere()) throw new FailureException("replay: nothing was presented, so there is no " + out);
        try {
            Png.write(Path.of(out), last.image());
        } catch (IOException e) {
            throw new FailureException("the picture cannot be written to " + out + ": " + TraceFiles.reason(e), e);
        }
        terminal.out().println("the picture is in " + out);
    }
}
