package tepui.targets.host.server;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import tepui.targets.host.Served;

/**
 * Command that starts the host of the folder that the environment names, with all front ends that there are. Clients
 * start it so.
 */
public final class HostMain {
    /** Seconds without a client after which the host ends, unless {@code tepui.host.idle} says otherwise. */
    public static final int IDLE = 300;

    private static final String LOG = "host.log";

    private HostMain() {}

    /** No argument: messages go to a file in the folder, since nobody sees a host that a client has started. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Host.folder(System.getenv());
        // Not closed before the process ends.
        int status = run(folder, Integer.getInteger("tepui.host.idle", IDLE), true);
        System.exit(status);
    }

    /**
     * Serves until nobody has been there for some seconds.
     *
     * @param quiet whether messages go to a file
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
            host.awaitIdle(idleSeconds * 1000L);
        }
        return 0;
    }
}
