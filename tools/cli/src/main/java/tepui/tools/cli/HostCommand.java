package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tepui.targets.host.server.Host;
import tepui.targets.host.server.HostMain;
import tepui.targets.lwjgl.Launch;

/** Command that serves programs in C in this process, until the last one has left. */
final class HostCommand implements Command {
    private static final Option IDLE =
            new Option("--idle", "S", "end when no program has been there for S seconds; 300 if not given");
    private static final Option FOLDER =
            new Option("--folder", "DIR", "where programs find it; $TEPUI_HOST or the runtime folder if not given");

    private static final List<Option> OPTIONS = List.of(
            Option.DRIVER,
            Option.DEVICE,
            Option.SHOW_ON,
            Option.SHOW_WAIT,
            new Option("--layers", "LIST", "layers in front of the driver, as for 'demo'"),
            Option.STREAM,
            Option.HANG,
            Option.HUD,
            new Option("--trace", "FILE", "write calls of Direct3D 9 as a trace: see './tepui trace --help'"),
            IDLE,
            FOLDER);

    @Override
    public String name() {
        return "host";
    }

    @Override
    public String operand() {
        return "";
    }

    @Override
    public String summary() {
        return "Carries out the calls of programs in C that are started with 'exec --isolated', or for Windows, or of 32\n"
                + "bits. Such programs start a host by themselves; this is for one whose messages are to be seen.";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<String> examples() {
        return List.of("host --driver soft --idle 60", "host --trace game.trace");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (!arguments.operands().isEmpty()) throw new UsageException("host: takes no operand");
        if (!MachineChecks.isLinux() && !MachineChecks.isWindows())
            throw new FailureException(
                    "host: runs on Linux, also for programs of Windows, which reach it from Wine," + " and on Windows");
        for (String name : List.of("driver", "device", "show-on", "show-wait", "hang", "layers", "stream", "hud")) {
            String value = arguments.get("--" + name);
            if (value == null) continue;
            try {
                Launch.check(name, value);
            } catch (IllegalArgumentException e) {
                throw new UsageException(String.valueOf(e.getMessage()));
            }
            System.setProperty("tepui." + name, value.isEmpty() ? "true" : value);
        }
        String trace = arguments.get("--trace");
        if (trace != null)
            System.setProperty("tepui.trace", String.valueOf(Path.of(trace).toAbsolutePath()));
        String named = arguments.get(FOLDER.name());
        Path folder =
                named == null ? Host.folder(System.getenv()) : Path.of(named).toAbsolutePath();
        int idle = arguments.number(IDLE.name(), HostMain.IDLE, 1, 1_000_000);
        terminal.err().println("tepui: the host's folder is " + folder);
        try {
            int status = HostMain.run(folder, idle, false);
            if (status != 0) throw new FailureException("host: there is one in " + folder + " already");
            return 0;
        } catch (IOException e) {
            throw new FailureException("host: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 130;
        }
    }
}
