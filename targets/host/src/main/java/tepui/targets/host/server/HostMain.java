package tepui.targets.host.server;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.Served;

/**
 * Command that starts the host of the folder that the environment names, with all front ends that there are. Clients
 * start it so.
 */
public final class HostMain {
    /** Seconds without a client after which the host ends, unless {@code tepui.host.idle} or the environment's TEPUI_HOST_IDLE says otherwise. */
    public static final int IDLE = 300;

    /** Seconds that a host at least waits for the client that has started it, which may be slow to come on a busy machine. */
    private static final int FIRST = 60;

    private static final String LOG = "host.log";

    private HostMain() {}

    /**
     * The command that starts a host with the runtime of this process.
     *
     * @param classPath where the front ends and drivers are
     * @param java more options of the VM
     */
    public static List<String> command(String classPath, List<String> java) {
        // Windows adds nothing to a name that comes with its folder.
        String name = System.getProperty("os.name", "").startsWith("Windows") ? "java.exe" : "java";
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", name).toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.awt.headless=true"));
        command.addAll(java);
        command.addAll(List.of("-cp", classPath, HostMain.class.getName()));
        return command;
    }

    /** No argument: messages go to a file in the folder, since nobody sees a host that a client has started. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Host.folder(System.getenv());
        // Not closed before the process ends.
        int status = run(folder, Integer.getInteger("tepui.host.idle", idle(System.getenv("TEPUI_HOST_IDLE"))), true);
        System.exit(status);
    }

    private static int idle(@Nullable String named) {
        return named != null && named.matches("[1-9]\\d{0,6}") ? Integer.parseInt(named) : IDLE;
    }

    /**
     * Serves until nobody has been there for some seconds.
     *
     * @param quiet whether a client has started it: messages go to a file
     * @return 0; 3 where there is a host already
     */
    public static int run(Path folder, int idleSeconds, boolean quiet) throws IOException, InterruptedException {
        Map<String, Served> served = new LinkedHashMap<>();
        for (Served one : ServiceLoader.load(Served.class, Served.class.getClassLoader())) served.put(one.name(), one);
        Host host = Host.open(folder, served);
        if (host == null) return 3;
        if (quiet) {
            PrintStream log = new PrintStream(Files.newOutputStream(folder.resolve(LOG)), true, StandardCharsets.UTF_8);
            System.setErr(log);
        }
        try (host) {
            host.awaitIdle((quiet ? Math.max(FIRST, idleSeconds) : idleSeconds) * 1000L, idleSeconds * 1000L);
        }
        return 0;
    }
}
