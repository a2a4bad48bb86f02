package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command that runs a program as {@code run} does and prints where the time of its frames went. */
final class ProfileCommand implements Command {
    private static final Option HTML = new Option("--html", "FILE", "a flame graph, as a page that needs nothing else");
    private static final Option RECORDING =
            new Option("--recording", "FILE", "keep the flight recording too, for JDK Mission Control");

    private static final Option TEMPLATE = new Option(
            "--template", "FILE.jfc", "write a template of settings for JDK Mission Control, and run nothing");

    private static final List<Option> OPTIONS = options(RunCommand.OPTIONS);

    private static List<Option> options(List<Option> run) {
        List<Option> all = new ArrayList<>(List.of(HTML, RECORDING, TEMPLATE));
        all.addAll(run);
        return List.copyOf(all);
    }

    @Override
    public String name() {
        return "profile";
    }

    @Override
    public String operand() {
        return "PROGRAM...";
    }

    @Override
    public String summary() {
        return "Runs a Java program as 'run' does, and prints at its end where the time of its frames went: the program, OpenGL's\n"
                + "front end, the shader compiler, the command stream, the driver, shaders in machine code, the device by\n"
                + "its own clock; waits and compiles.";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public boolean passesOn() {
        return true;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "profile --frames 600 app.jar",
                "profile --html profile.html --frames 600 app.jar",
                "profile --template tepui.jfc");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        String template = arguments.get(TEMPLATE.name());
        if (template != null) return template(template, arguments, terminal);
        Path folder = null;
        try {
            folder = Files.createTempDirectory("tepui-profile");
            String kept = arguments.get(RECORDING.name());
            Path recording = kept == null
                    ? folder.resolve("recording.jfr")
                    : Path.of(kept).toAbsolutePath();
            Path settings = folder.resolve("profile.jfc");
            Files.writeString(settings, FrameProfile.settings());
            int status = RunCommand.start(
                    arguments,
                    List.of(
                            "-Dtepui.device-times=true",
                            "-XX:StartFlightRecording:filename=" + recording + ",settings=" + settings
                                    + ",dumponexit=true",
                            "-Xlog:jfr+startup=off"),
                    terminal);
            if (!Files.exists(recording))
                throw new FailureException("profile: the program left no recording; it ended with status " + status);
            FrameProfile profile = FrameProfile.read(recording);
            terminal.out().print(profile.table());
            String html = arguments.get(HTML.name());
            if (html != null) {
                Files.writeString(Path.of(html), profile.page());
                terminal.out().println("flame graph: " + html);
            }
            return status;
        } catch (IOException e) {
            throw new FailureException("profile: " + e.getMessage(), e);
        } finally {
            if (folder != null) delete(folder);
        }
    }

    private static int template(String file, Arguments arguments, Terminal terminal)
            throws UsageException, FailureException {
        if (!arguments.operands().isEmpty()) throw arguments.wrong("--template runs nothing; leave the program out");
        try {
            Files.writeString(Path.of(file), FrameProfile.template());
        } catch (IOException e) {
            throw new FailureException("profile: " + file + " cannot be written: " + TraceFiles.reason(e), e);
        }
        terminal.out()
                .println(file
                        + ": in Mission Control, Window, Flight Recording Template Manager, Import Files; without it,"
                        + " java -XX:StartFlightRecording:settings=" + file + ",filename=a.jfr");
        return 0;
    }

    private static void delete(Path folder) {
        try {
            for (String name : List.of("recording.jfr", "profile.jfc")) Files.deleteIfExists(folder.resolve(name));
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            // A folder of temporary files that stays does no harm.
        }
    }
}
