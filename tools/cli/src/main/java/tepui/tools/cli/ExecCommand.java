package tepui.tools.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.NativeLaunch;

/** Command that runs a program in C on Tepui, in a process of its own. */
final class ExecCommand implements Command {
    private static final List<Option> OPTIONS = List.of(
            Option.DRIVER,
            Option.DEVICE,
            Option.SHOW_ON,
            Option.SHOW_WAIT,
            new Option("--layers", "LIST", "layers in front of the driver, as for 'demo'"),
            Option.STREAM,
            Option.HANG,
            Option.HUD,
            new Option(
                    "--frames", "N", "ask the program to close its window after N pictures, and end it if it does not"),
            new Option("--out", "FILE", "write the last picture, as PNG"),
            new Option("--quiet", "", "say nothing but what the program says"),
            new Option(
                    "--isolated",
                    "",
                    "the host carries out the calls, in a process of its own, which serves all such programs"),
            new Option("--java", "OPTIONS", "options for the VM in the program, between spaces, as in --java=-Xmx2g"));

    @Override
    public String name() {
        return "exec";
    }

    @Override
    public String operand() {
        return "PROGRAM...";
    }

    @Override
    public String summary() {
        return "Runs a program in C that draws with OpenGL or OpenGL ES through EGL or GLX, unchanged. PROGRAM is a"
                + " command with\n"
                + "its arguments. Nothing is installed: the program's environment leads it to Tepui.";
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
        return List.of("exec glxgears", "exec --frames 100 --out gears.png glxgears", "exec --isolated glmark2");
    }

    /** Whether a word leads to a program, as a shell looks for it. */
    private static boolean isThere(String program, @Nullable String path) {
        if (program.contains(File.separator)) return Files.isExecutable(Path.of(program));
        for (String folder : path == null ? new String[0] : path.split(File.pathSeparator))
            if (Files.isExecutable(Path.of(folder, program))) return true;
        return false;
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (!MachineChecks.isLinux())
            throw new FailureException("exec: runs programs of Linux, on Linux; './tepui run' runs Java programs here");
        List<String> java = new ArrayList<>();
        int frames = arguments.number("--frames", 0, 1, 1_000_000_000);
        if (arguments.operands().isEmpty())
            throw new UsageException("exec: which program? Name its command: exec glxgears");
        String program = arguments.operands().getFirst();
        if (!isThere(program, System.getenv("PATH")))
            throw arguments.wrong(
                    program.contains(File.separator)
                            ? "there is no program " + program
                            : "there is no program '" + program
                                    + "' on the PATH; where it lies elsewhere, name its file");
        boolean isolated = arguments.get("--isolated") != null
                || NativeLaunch.needsHost(arguments.operands().getFirst());
        List<String> own = new ArrayList<>();
        if (frames > 0 && isolated) own.add("frames=" + frames);
        else if (frames > 0) java.add("-Dtepui.frames=" + frames);
        for (String name : List.of(
                "driver", "device", "show-on", "show-wait", "hang", "layers", "stream", "hud", "out", "quiet")) {
            String value = arguments.get("--" + name);
            if (value == null) continue;
            try {
                NativeLaunch.check(name, value);
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
            if (isolated && name.equals("out")) own.add("out=" + Path.of(value).toAbsolutePath());
            else java.add("-Dtepui." + name + "=" + (value.isEmpty() ? "true" : value));
        }
        String more = arguments.get("--java");
        if (more != null) java.addAll(List.of(more.strip().split(" +")));
        terminal.out().flush();
        try {
            if (isolated) return NativeLaunch.runIsolated(RunCommand.jar(), java, own, arguments.operands());
            return NativeLaunch.run(RunCommand.jar(), java, arguments.operands());
        } catch (IllegalStateException e) {
            throw new FailureException("exec: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new FailureException("exec: the program cannot be started: " + e.getMessage(), e);
        }
    }
}
