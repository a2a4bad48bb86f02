package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.Wine;

/** Programs whose calls of Direct3D 9 another process carries out: of this system, and for Windows under Wine where that and its compiler are. */
final class HostedTest {
    private static final int STARTS = 100;

    @TempDir
    private static Path folder;

    private static Direct3D9Programs programs;

    private Path place;
    private HostProcess host;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new Direct3D9Programs(folder);
    }

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    @BeforeEach
    void startHost() throws IOException, InterruptedException {
        host = new HostProcess(programs, folder);
        place = host.place;
    }

    @AfterEach
    void stopHost() throws InterruptedException {
        host.close();
    }

    private Map<String, String> environment() {
        return host.environment();
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
    void threadsCallOneDeviceAtOnce() throws IOException, InterruptedException {
        assertEquals(Expected.THREADS, run("threads"));
    }

    /** Another host, which logs what its devices are told. */
    private Path withLog() throws IOException, InterruptedException {
        host.close();
        Path log = Files.createTempFile(folder, "markers", ".log");
        host = new HostProcess(programs, folder, "-Dtepui.layers=log=" + log);
        return log;
    }

    /** The log is whole once the program's sessions have ended, which the program does not wait for. */
    private void checkMarked(Path log) throws IOException, InterruptedException {
        ProcessWaits.comes(host.process, () -> Expected.marked(log).size() >= Expected.MARKED.size());
        assertEquals(Expected.MARKED, Expected.marked(log));
    }

    @Test
    void markersOfAProgramAreGroupsAndMarksOfTheHostsDevice() throws IOException, InterruptedException {
        Path log = withLog();
        Path program = programs.compileHosted("markers");
        Map<String, String> profiled = Map.of("TEPUI_HOST", host.place.toString(), "TEPUI_PROFILED", "1");
        Direct3D9Programs.Outcome o = programs.run(List.of(program.toString()), profiled);
        assertEquals(Expected.MARKERS, o.out(), o.err());
        checkMarked(log);
    }

    @Test
    void markersOfWindowsProgramsAreGroupsAndMarksOfTheHostsDevice() throws IOException, InterruptedException {
        String unprofiled = Expected.MARKERS.replace("profiled 1", "profiled 0");
        for (String processor : List.of("x64", "x86")) {
            Wine.found(processor);
            Path log = withLog();
            assertEquals(unprofiled, underWine("markers", processor));
            checkMarked(log);
        }
    }

    @Test
    void aDeviceIsResetAgainAndAgain() throws IOException, InterruptedException {
        assertEquals(Expected.RESETS, run("resets"));
    }

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    void eachDeviceIsAnAdapter() throws IOException, InterruptedException {
        host.close();
        // The same driver under two names: two devices.
        Path second = Files.copy(Need.LAVAPIPE.path(), folder.resolve("second.json"));
        Map<String, String> two = Map.of("VK_DRIVER_FILES", Need.LAVAPIPE.path() + File.pathSeparator + second);
        host = new HostProcess(programs, folder, two, "-Dtepui.driver=vulkan");
        assertEquals(Expected.ADAPTERS, run("adapters"));
    }

    @Test
    void theDeviceIsLostWhenTheHostIsKilled() throws IOException, InterruptedException {
        Path program = programs.compileHosted("lost");
        Process process = programs.builder(List.of(program.toString()), environment())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader()) {
            assertEquals("ready", out.readLine());
            host.close();
            assertEquals("present 88760868 level 88760868", out.readLine());
            assertEquals("reset 88760868 refs 0 0", out.readLine());
            assertEquals(0, ProcessWaits.ended(process));
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
        while (host.sharedMemory() > 0) Thread.sleep(20);
        try (var files = Files.list(place)) {
            List<String> left =
                    files.map(f -> f.getFileName().toString()).sorted().toList();
            assertEquals(List.of("host.lock", "host.log", "host.port", "host.sock"), left);
        }
    }

    @Test
    void aProgramThatIsKilledWhileItHoldsLocksLeavesNoMemory() throws IOException, InterruptedException {
        String before = run("clear");
        Process process = programs.builder(
                        List.of(programs.compileHosted("locked").toString()), environment())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader()) {
            assertEquals("locked", out.readLine());
            assertTrue(host.sharedMemory() > 0);
        } finally {
            process.destroyForcibly().waitFor();
        }
        while (host.sharedMemory() > 0) Thread.sleep(20);
        assertEquals(before, run("clear"));
    }

    @Test
    void twoProgramsAtOnceGetWhatEachWouldGetAlone() throws IOException, InterruptedException {
        String program = programs.compileHosted("tour").toString();
        List<Process> both = new ArrayList<>();
        List<Path> said = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            said.add(Files.createTempFile(folder, "both", ".txt"));
            both.add(programs.builder(List.of(program), environment())
                    .redirectOutput(said.get(i).toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        }
        for (Process one : both) assertEquals(0, ProcessWaits.ended(one));
        for (Path one : said) assertEquals(Expected.TOUR, Files.readString(one));
    }

    /** Runs a program for which there is no host, with a command to start one; what it said, and what stands in its log. */
    private List<String> runAlone(Path where, Map<String, String> more) throws IOException, InterruptedException {
        Map<String, String> environment =
                new HashMap<>(Map.of("TEPUI_HOST", where.toString(), "TEPUI_LOG_PATH", where.toString()));
        environment.putAll(more);
        Direct3D9Programs.Outcome o =
                programs.run(List.of(programs.compileHosted("clear").toString()), environment);
        return List.of(o.out() + o.err(), Files.readString(where.resolve("tepui_d3d9.log")));
    }

    @Test
    void aProgramStartsAHostWhichEndsByItself() throws IOException, InterruptedException {
        Path where = Files.createTempDirectory(folder, "started");
        List<String> said = runAlone(
                where,
                Map.of(
                        "TEPUI_HOST_COMMAND",
                        String.join("\n", HostProcess.command("-Dtepui.host.idle=1")),
                        "TEPUI_HOST_WAIT",
                        "600"));
        assertEquals(Expected.CLEAR, said.getFirst());
        String log = said.getLast();
        assertTrue(log.startsWith("no host is running: it is started as said by TEPUI_HOST_COMMAND"), log);
        assertTrue(log.contains("the host has come\nDirect3D 9 on "), log);
        while (Files.exists(where.resolve("host.sock"))) Thread.sleep(50);
    }

    @Test
    void theLogSaysWhatToDoWhereAHostDoesNotCome() throws IOException, InterruptedException {
        Path where = Files.createTempDirectory(folder, "empty");
        List<String> said = runAlone(where, Map.of("TEPUI_HOST_COMMAND", "/bin/true", "TEPUI_HOST_WAIT", "1"));
        assertTrue(said.getLast().contains("no host has come. Start 'tepui host' by hand"), said.getLast());
        List<String> none = runAlone(where, Map.of("TEPUI_HOST_COMMAND", "/nonexistent/java", "TEPUI_HOST_WAIT", "1"));
        assertTrue(none.getLast().contains("There is no command /nonexistent/java"), none.getLast());
    }

    @Test
    void aProgramWithoutAHostHearsOfIt() throws IOException, InterruptedException {
        Path nowhere = Files.createTempDirectory(folder, "nowhere");
        List<String> said = runAlone(nowhere, Map.of("PATH", "/nonexistent"));
        assertTrue(said.getFirst().contains("'tepui host' starts it"), said.getFirst());
        assertTrue(said.getLast().contains("it is nowhere said how to start one"), said.getLast());
    }

    @Test
    void aWindowsProgramStartsTheHostThatIsNamedBesideIt() throws IOException, InterruptedException {
        Path wine = Wine.found("x64");
        Path program = programs.compileForWindows("clear", "x64");
        Path where = Files.createTempDirectory(folder, "wine-started");
        Path named = Files.write(program.resolveSibling("tepui_host.txt"), HostProcess.command("-Dtepui.host.idle=1"));
        Map<String, String> environment = new HashMap<>(Wine.environment(folder.resolve("prefix-x64")));
        environment.put("TEPUI_HOST", where.toString());
        environment.put("TEPUI_HOST_WAIT", "600");
        Direct3D9Programs.Outcome o = programs.run(List.of(wine.toString(), program.toString()), environment);
        Files.delete(named);
        assertEquals(Expected.CLEAR, o.out(), o.err());
        String log = Files.readString(program.resolveSibling("tepui_d3d9.log"));
        assertTrue(log.startsWith("no host is running: it is started as said by tepui_host.txt"), log);
        while (Files.exists(where.resolve("host.sock"))) Thread.sleep(50);
    }

    @Test
    void aWindowsProgramOf64BitsWorksUnderWine() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, underWine("tour", "x64"));
    }

    @Test
    void aWindowsProgramOf32BitsWorksUnderWine() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, underWine("tour", "x86"));
    }

    @Test
    void threadsOfAWindowsProgramCallOneDeviceAtOnce() throws IOException, InterruptedException {
        assertEquals(Expected.THREADS, underWine("threads", "x64"));
        assertEquals(Expected.THREADS, underWine("threads", "x86"));
    }

    @Test
    void aDeviceOfAWindowsProgramIsResetAgainAndAgain() throws IOException, InterruptedException {
        assertEquals(Expected.RESETS, underWine("resets", "x64"));
        assertEquals(Expected.RESETS, underWine("resets", "x86"));
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
