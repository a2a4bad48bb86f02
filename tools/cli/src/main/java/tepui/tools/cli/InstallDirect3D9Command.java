package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.d3d9door.GameFolder;
import tepui.targets.host.server.HostMain;
import tepui.targets.lwjgl.Launch;

/** Command that puts d3d9.dll beside a Windows program, or takes it away again. */
final class InstallDirect3D9Command implements Command {
    private static final List<Option> OPTIONS = List.of(
            new Option("--remove", "", "take the file away again, and bring back what was there before"),
            new Option("--x86", "", "for a program of 32 bits, where the folder has both kinds"),
            new Option("--x64", "", "for a program of 64 bits"),
            Option.DRIVER,
            Option.DEVICE,
            Option.HUD,
            new Option("--idle", "S", "the host ends when no program has been there for S seconds; 300 if not given"));

    @Override
    public String name() {
        return "install-d3d9";
    }

    @Override
    public String operand() {
        return "FOLDER";
    }

    @Override
    public String summary() {
        return "Puts d3d9.dll into the folder of a Windows program's .exe, so that its Direct3D 9 runs on Tepui, on Windows or under Wine.\n"
                + "It starts a host by itself where none is running. --driver, --hud and --idle are that host's.";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<String> examples() {
        return List.of("install-d3d9 ~/games/island", "install-d3d9 --remove ~/games/island");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.operands().size() != 1)
            throw new UsageException("install-d3d9: name the folder of the game's .exe");
        boolean x86 = arguments.get("--x86") != null;
        boolean x64 = arguments.get("--x64") != null;
        if (x86 && x64) throw new UsageException("install-d3d9: --x86 and --x64 exclude each other");
        @Nullable String processor = x86 ? "x86" : x64 ? "x64" : null;
        Path folder = Path.of(arguments.operands().getFirst());
        try {
            GameFolder game = new GameFolder(folder);
            if (arguments.get("--remove") != null) {
                boolean removed = game.remove();
                terminal.out()
                        .println(removed ? "d3d9.dll is gone from " + folder : folder + " has no d3d9.dll of Tepui");
                return removed ? 0 : 1;
            }
            if (!MachineChecks.isLinux() && !MachineChecks.isWindows()) {
                throw new FailureException("install-d3d9: d3d9.dll needs a host, which runs on Linux and on Windows:"
                        + " this is for games of Windows, there or under Wine");
            }
            String chosen = game.install(processor, host(arguments));
            terminal.out()
                    .println("d3d9.dll for " + chosen + " is in " + folder + "\n"
                            + (MachineChecks.isWindows()
                                    ? "The game takes it when it is started."
                                    : "Start the game:\n    WINEDLLOVERRIDES=d3d9=n wine GAME.exe"));
            return 0;
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new FailureException("install-d3d9: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new FailureException("install-d3d9: " + TraceFiles.told(e), e);
        }
    }

    /** How the library starts a host where none is running. */
    private static List<String> host(Arguments arguments) throws UsageException, FailureException {
        List<String> java = new ArrayList<>();
        for (String name : List.of("driver", "device", "hud")) {
            String value = arguments.get("--" + name);
            if (value == null) continue;
            try {
                Launch.check(name, value);
            } catch (IllegalArgumentException e) {
                throw new UsageException("install-d3d9: " + e.getMessage());
            }
            java.add("-Dtepui." + name + "=" + (value.isEmpty() ? "true" : value));
        }
        if (arguments.get("--idle") != null)
            java.add("-Dtepui.host.idle=" + arguments.number("--idle", HostMain.IDLE, 1, 1_000_000));
        return HostMain.command(RunCommand.jar().toString(), java);
    }
}
