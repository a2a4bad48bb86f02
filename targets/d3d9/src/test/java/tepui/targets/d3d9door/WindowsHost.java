package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tepui.targets.host.server.HostMain;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;

/**
 * A host that is a program of Windows, in a folder of its own.
 *
 * @param place where its clients find it
 * @param said what it says before it has a log
 */
record WindowsHost(Process process, Path place, Path said) implements AutoCloseable {
    static WindowsHost start(WindowsJava windows, Path folder, String driver) throws IOException, InterruptedException {
        Path place = Files.createTempDirectory(folder, "host");
        Path said = place.resolve("said.txt");
        Process process = windows.start(said, "x64", command(driver), at(place));
        WindowsHost host = new WindowsHost(process, place, said);
        assertTrue(ProcessWaits.comes(process, () -> Files.exists(place.resolve("host.port"))), host::text);
        return host;
    }

    static List<String> command(String driver, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("-XX:+UseSerialGC", "-Dtepui.driver=" + driver, "-Dtepui.stream=off", "-Dtepui.cache=off"));
        arguments.addAll(List.of(more));
        arguments.addAll(List.of("-cp", WindowsJava.classPath(), HostMain.class.getName()));
        return WindowsJava.command(arguments);
    }

    /** What a client has in its environment. */
    static Map<String, String> at(Path place) {
        return Map.of("TEPUI_HOST", WindowsJava.path(place));
    }

    /** All that it has said. */
    String text() {
        Path log = place.resolve("host.log");
        return WindowsJava.read(said) + (Files.exists(log) ? WindowsJava.read(log) : "");
    }

    /** Parts of its memory that are no file's: what it shares with clients is among them, as Wine maps sections. */
    long sections() {
        try (var lines = Files.lines(Path.of("/proc/" + process.pid() + "/maps"))) {
            return lines.filter(line -> line.contains("memfd:") || line.contains("(deleted)"))
                    .count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
