package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.host.server.Host;
import tepui.targets.host.server.HostMain;

/** Programs whose calls of Direct3D 9 another process carries out: of this system, and for Windows under Wine where that and its compiler are. */
final class HostedTest {
    private static final int STARTS = 20;

    @TempDir
    private static Path folder;

    private static Direct3D9Programs programs;

    private Path place;
    private Process host;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new Direct3D9Programs(folder);
    }

    @BeforeEach
    void startHost() throws IOException, InterruptedException {
        place = Files.createTempDirectory(
                folder, "host", PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "--add-modules=jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.driver=soft",
                "-Dtepui.stream=off",
                "-Dtepui.quiet=true",
                "-cp",
                Direct3D9Programs.classPath(),
                HostMain.class.getName());
        host = programs.builder(command, environment())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (!Host.answers(place)) {
            assertTrue(host.isAlive(), "the host has ended");
            Thread.sleep(20);
        }
    }

    @AfterEach
    void stopHost() throws InterruptedException {
        host.destroyForcibly().waitFor();
    }

    private Map<String, String> environment() {
        return Map.of("TEPUI_HOST", place.toString());
    }

    private String run(String name) throws IOException, InterruptedException {
        Path program = programs.compileHosted(name);
        Direct3D9Programs.Outcome o = programs.run(List.of(program.toString()), environment());
        assertEquals("0 ", o.status() + " " + o.err(), name);
        return o.out();
    }

    @Test
    void aProgramWorksAsItDoesWithTheVmInside() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, run("tour"));
    }

    @Test
    void aFrameOfAGameWaitsForNothing() throws IOException, InterruptedException {
        assertEquals(Expected.FRAMES, run("frames"));
    }

    @Test
    void theDeviceIsLostWhenTheHostIsKilled() throws IOException, InterruptedException {
        Path program = programs.compileHosted("lost");
        Process process = programs.builder(List.of(program.toString()), environment())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader()) {
            assertEquals("ready", out.readLine());
            host.destroyForcibly().waitFor();
            assertEquals("present 88760868 level 88760868", out.readLine());
            assertEquals("reset 88760868 refs 0 0", out.readLine());
            assertEquals(0, process.waitFor());
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aHostServesOneProgramAfterTheOtherAndKeepsNoFiles() throws IOException, InterruptedException {
        Path program = programs.compileHosted("clear");
        for (int i = 0; i < STARTS; i++) {
            Direct3D9Programs.Outcome o = programs.run(List.of(program.toString()), environment());
            assertEquals(Expected.CLEAR, o.out() + o.err());
        }
        try (var files = Files.list(place)) {
            List<String> left =
                    files.map(f -> f.getFileName().toString()).sorted().toList();
            assertEquals(List.of("host.lock", "host.log", "host.port", "host.sock"), left);
        }
    }

    @Test
    void aProgramWithoutAHostHearsOfIt() throws IOException, InterruptedException {
        Path program = programs.compileHosted("clear");
        Path nowhere = Files.createTempDirectory(folder, "nowhere");
        Direct3D9Programs.Outcome o =
                programs.run(List.of(program.toString()), Map.of("TEPUI_HOST", nowhere.toString()));
        assertEquals(1, o.status());
        assertTrue(o.err().contains("'tepui host' starts it"), o.err());
    }

    @Test
    void aWindowsProgramOf64BitsWorksUnderWine() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, underWine("tour", "x64"));
    }

    @Test
    void aWindowsProgramOf32BitsWorksUnderWine() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, underWine("tour", "x86"));
    }

    private String underWine(String name, String processor) throws IOException, InterruptedException {
        Path wine = Wine.found(processor);
        Path program = programs.compileForWindows(name, processor);
        Map<String, String> environment = new HashMap<>(environment());
        environment.putAll(Wine.environment(folder.resolve("prefix-" + processor)));
        Direct3D9Programs.Outcome o = programs.run(List.of(wine.toString(), program.toString()), environment);
        assertEquals(0, o.status(), o.err());
        return o.out();
    }
}
