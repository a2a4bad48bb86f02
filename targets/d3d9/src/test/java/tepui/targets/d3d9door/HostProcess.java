package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.targets.host.server.Host;
import tepui.targets.host.server.HostMain;
import tepui.testing.ProcessWaits;

/** A host in a process of its own, in a folder of its own, on the software device or another. */
final class HostProcess implements AutoCloseable {
    /** Where its clients find it. */
    final Path place;

    final Process process;

    HostProcess(Direct3D9Programs programs, Path folder, String... java) throws IOException, InterruptedException {
        this(programs, folder, Map.of(), java);
    }

    /** One with more in its environment: it shows in windows of the X server that DISPLAY names. */
    HostProcess(Direct3D9Programs programs, Path folder, Map<String, String> more, String... java)
            throws IOException, InterruptedException {
        place = Files.createTempDirectory(
                folder, "host", PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Map<String, String> environment = new HashMap<>(environment());
        // The Vulkan loader is a fetched one where the system has none.
        environment.put("LD_LIBRARY_PATH", Direct3D9Programs.libraries());
        environment.putAll(more);
        process = programs.builder(command(java), environment)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertTrue(ProcessWaits.comes(process, () -> Host.answers(place)), "the host has ended");
    }

    static List<String> command(String... java) {
        List<String> options = new ArrayList<>(List.of(
                "-Xmx512m",
                "--add-modules=jdk.incubator.vector",
                "-Dtepui.driver=soft",
                "-Dtepui.stream=off",
                "-Dtepui.quiet=true"));
        options.addAll(List.of(java));
        return HostMain.command(Direct3D9Programs.classPath(), options);
    }

    Map<String, String> environment() {
        return Map.of("TEPUI_HOST", place.toString());
    }

    /** Parts of its memory that are files of its folder: links and areas of clients. */
    long sharedMemory() throws IOException {
        try (var lines = Files.lines(Path.of("/proc/" + process.pid() + "/maps"))) {
            return lines.filter(line -> line.contains(place.toString())).count();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
