package tepui.testing;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/** A Wayland compositor of the test's own, without a screen, which mixes its windows' pictures; see {@link Need#WESTON}. It ends when it is closed. */
public final class WaylandServer implements AutoCloseable {
    private static final String NAME = "tepui-test";

    private final Path folder;
    private final Process process;

    /**
     * Starts one and waits until it answers.
     *
     * @param folder an empty one, for its socket and log; its path is short, as paths of sockets are
     */
    public WaylandServer(Path folder, int width, int height) throws IOException, InterruptedException {
        this.folder = folder;
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        Path settings = Files.writeString(
                folder.resolve("weston.ini"), "[shell]\npanel-position=none\nstartup-animation=none\nanimation=none\n");
        Path log = folder.resolve("weston.log");
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Need.WESTON.require().toString(),
                        "--backend=headless-backend.so",
                        "--use-pixman",
                        "--debug",
                        "--idle-time=0",
                        "--config=" + settings,
                        "--width=" + width,
                        "--height=" + height,
                        "--socket=" + NAME))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("XDG_RUNTIME_DIR", folder.toString());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        process = builder.start();
        while (!answers()) {
            if (!process.isAlive())
                throw new IllegalStateException("WaylandServer: it has ended: " + Files.readString(log));
            Thread.sleep(10);
        }
    }

    private boolean answers() {
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            return channel.connect(UnixDomainSocketAddress.of(folder.resolve(NAME)));
        } catch (IOException e) {
            return false;
        }
    }

    /** Environment in which programs find it. */
    public Map<String, String> environment() {
        return Map.of("XDG_RUNTIME_DIR", folder.toString(), "WAYLAND_DISPLAY", NAME);
    }

    /** A command that writes what the screen shows to a file wayland-screenshot-(time).png in the folder that it is run in. */
    public String screenshooter() {
        return Need.WESTON.path().resolveSibling("weston-screenshooter").toString();
    }

    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
