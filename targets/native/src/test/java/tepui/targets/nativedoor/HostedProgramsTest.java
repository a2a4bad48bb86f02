package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;
import tepui.testing.XServer;

/** Programs in C whose calls a host carries out: the pixels are the same, and either side survives the other. */
final class HostedProgramsTest {
    @TempDir
    private static Path folder;

    private static CPrograms programs;
    private static Path place;
    private static Process host;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
        place = folder.resolve("host");
        host = programs.startHost(place);
    }

    @AfterAll
    static void end() throws InterruptedException {
        if (host == null) return;
        host.destroyForcibly();
        host.waitFor();
    }

    private static void assertPrints(String expected, Path program) throws IOException, InterruptedException {
        CPrograms.Outcome outcome = programs.isolated(place, List.of(program.toString()), Map.of());
        assertEquals(expected + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
        assertTrue(host.isAlive(), () -> programs.hostSaid());
    }

    @Test
    void aClearedPbufferIsReadBack() throws IOException, InterruptedException {
        Path program = programs.compile("clear", "libEGL.so.1", "libGLESv2.so.2");
        assertPrints("EGL 1.5\nOpenGL ES 2.0 Tepui\nff8040ff error 0\n", program);
    }

    @Test
    void arraysOfTheProgramAreReadBeforeTheCallReturns() throws IOException, InterruptedException {
        Path program = programs.compile("arrays", "libEGL.so.1", "libGL.so.1");
        assertPrints("own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n", program);
    }

    @Test
    void largeArraysAndMappedBuffersArriveWhole() throws IOException, InterruptedException {
        Path program = programs.compile("buffers", "libEGL.so.1", "libGL.so.1");
        assertPrints("small 1 large 1 mapped 1 range 1 error 0\n", program);
    }

    @Test
    void pictureAndDepthAreInTheProgramsMemory() throws IOException, InterruptedException {
        assertPrints(OffscreenProgramsTest.MEMORY, programs.compile("memory", "libOSMesa.so.8"));
    }

    @Test
    void eachThreadHasItsContext() throws IOException, InterruptedException {
        assertPrints("1 ok\n2 ok\n3 ok\n4 ok\n", programs.compile("threads", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void faultsOfTheProgramAreItsOwn() throws IOException, InterruptedException {
        // The child has lost its context, and is told so.
        Path program = programs.compile("faults", "libEGL.so.1", "libGL.so.1");
        assertPrints("handler before 1\nfork 8\nafter 0\natexit\n", program);
    }

    @Test
    void theExitCodeIsTheProgramsFromAnyThread() throws IOException, InterruptedException {
        Path program = programs.compile("exits", "libEGL.so.1", "libGL.so.1");
        for (String how : List.of("main", "exit", "thread", "_exit")) {
            CPrograms.Outcome outcome = programs.isolated(place, List.of(program.toString(), how), Map.of());
            assertEquals("5 ", outcome.status() + " " + outcome.err(), how);
        }
    }

    @Test
    void programsOf32BitsGetTheSame() throws IOException, InterruptedException {
        Path clear = programs.compile32("clear", "libEGL.so.1", "libGLESv2.so.2");
        assertPrints("EGL 1.5\nOpenGL ES 2.0 Tepui\nff8040ff error 0\n", clear);
        Path arrays = programs.compile32("arrays", "libEGL.so.1", "libGL.so.1");
        assertPrints("own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n", arrays);
        Path buffers = programs.compile32("buffers", "libEGL.so.1", "libGL.so.1");
        assertPrints("small 1 large 1 mapped 1 range 1 error 0\n", buffers);
    }

    @Test
    void theFirstOpenglEsIsTheSame() throws IOException, InterruptedException {
        assertPrints(OffscreenProgramsTest.FIRST_ES, programs.compile("first_es", "libEGL.so.1", "libGLESv1_CM.so.1"));
    }

    @Test
    void imagesOfTexturesAndRenderbuffersAreThoseOfOthersToo() throws IOException, InterruptedException {
        assertPrints(OffscreenProgramsTest.IMAGES, programs.compile("images", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void eglHasTexturesOfPbuffersImagesSyncsAttributesAndDevices() throws IOException, InterruptedException {
        assertPrints(OffscreenProgramsTest.EGL, programs.compile("egl", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void whatIsHardOnALibraryIsNotOnALink() throws IOException, InterruptedException {
        Path program = programs.compile("hard", "libEGL.so.1", "libGL.so.1");
        String drawn = " 00ff00 error 0\n";
        Map<String, String> expected = new LinkedHashMap<>(Map.of(
                "descriptors", "before" + drawn + "descriptors" + drawn,
                "stack", "stack" + drawn,
                "memory", "before" + drawn + "error 505\nmemory" + drawn,
                "threads", "before" + drawn + "threads" + drawn,
                "signals", "before" + drawn + "received 18\nsignals" + drawn,
                "exec", "before" + drawn + "before" + drawn + "child" + drawn + "child 0\nexec" + drawn,
                "busy", "",
                "handler", "before" + drawn + "handler" + drawn + "handled" + drawn + "handler 11\n",
                "thread", "thread" + drawn));
        expected.put("contextless", "nothing 000000 error 0\nbefore" + drawn + "contextless" + drawn);
        expected.put("leaves", "before" + drawn + "left 1 7\nleaves" + drawn);
        for (Map.Entry<String, String> e : expected.entrySet()) {
            CPrograms.Outcome outcome = programs.isolated(place, List.of(program.toString(), e.getKey()), Map.of());
            assertEquals(e.getValue() + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
        }
    }

    @Test
    void signalsThatAProgramHasNoHandlerForEndIt() throws IOException, InterruptedException {
        Path program = programs.compile("hard", "libEGL.so.1", "libGL.so.1");
        for (Map.Entry<String, Integer> e : Map.of("killed", 143, "crash", 139).entrySet()) {
            CPrograms.Outcome outcome = programs.isolated(place, List.of(program.toString(), e.getKey()), Map.of());
            assertEquals(
                    "before 00ff00 error 0\n" + e.getValue() + " ",
                    outcome.out() + outcome.status() + " " + outcome.err());
        }
        assertTrue(host.isAlive(), () -> programs.hostSaid());
    }

    @Test
    void aProgramStartsTheHostThatItNeeds() throws IOException, InterruptedException {
        Path own = folder.resolve("started");
        Path program = programs.compile("clear", "libEGL.so.1", "libGLESv2.so.2");
        CPrograms.Outcome outcome = programs.isolated(own, List.of(program.toString()), Map.of());
        assertEquals("0 ", outcome.status() + " " + outcome.err());
        assertTrue(outcome.out().endsWith("error 0\n"), outcome.out());
        // It would end by itself in some minutes. Nobody waits for it: it is no child of ours.
        List<ProcessHandle> hosts = ProcessHandle.allProcesses()
                .filter(p -> p.info().commandLine().orElse("").contains("tepui.test.host=" + folder))
                .toList();
        assertFalse(hosts.isEmpty());
        for (ProcessHandle started : hosts) {
            String environment = Files.readString(Path.of("/proc", Long.toString(started.pid()), "environ"));
            started.destroyForcibly();
            // A driver that asks EGL would find the client, which waits for the host.
            assertFalse(environment.contains("50_tepui.json"), environment);
            assertTrue(
                    environment.contains("\0LD_LIBRARY_PATH="
                            + Need.XVFB.path().resolveSibling("").resolveSibling("lib") + "\0"),
                    environment);
        }
    }

    @Test
    void aKilledProgramLeavesTheHostToOthers() throws IOException, InterruptedException {
        Path out = folder.resolve("loop.txt");
        Process process = programs.startIsolated(place, out, programs.compile("loop", "libEGL.so.1", "libGL.so.1"));
        while (Files.readString(out).lines().count() < 2) {
            assertTrue(process.isAlive());
            Thread.sleep(10);
        }
        process.destroyForcibly();
        process.waitFor();
        assertPrints(
                "own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n",
                programs.compile("arrays", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void aProgramOutlivesAKilledHostAndIsToldSo() throws IOException, InterruptedException {
        Path other = folder.resolve("other");
        Process killed = programs.startHost(other);
        Path out = folder.resolve("lost.txt");
        Process process = programs.startIsolated(other, out, programs.compile("lost", "libEGL.so.1", "libGL.so.1"));
        while (!Files.readString(out).contains("drawing")) {
            assertTrue(process.isAlive());
            Thread.sleep(10);
        }
        killed.destroyForcibly();
        assertEquals(0, process.waitFor());
        assertEquals(
                "drawing 1\ngl 507 egl 300e reset 8255 swap 0 query 1 sync 911d unmap 0 string '' context 0\n",
                Files.readString(out));
    }

    @Test
    void aDeviceThatHangsIsLostForThoseThatHadItAlone() throws IOException, InterruptedException {
        Path other = folder.resolve("hangs");
        Process worn = programs.startHost(other, "-Dtepui.hang=100");
        Path program = programs.compile("renewed", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome outcome = programs.isolated(other, List.of(program.toString()), Map.of());
        assertEquals(OffscreenProgramsTest.RENEWED + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
        // What the lost device holds goes with the host.
        assertEquals(0, worn.waitFor());
    }

    @Test
    void packetsThatMakeNoSenseHarmNobodyElse() throws IOException, InterruptedException {
        long seed = Seeds.one("HostedProgramsTest");
        Path damage = programs.compileOnLink("damage");
        for (int i = 0; i < 20; i++) {
            List<String> command = new ArrayList<>(
                    List.of(damage.toString(), String.valueOf(seed + i), "2000", String.valueOf(Decoder.count())));
            for (String function : List.of(
                    "eglGetPlatformDisplay", "eglInitialize", "eglBindAPI", "eglCreateContext", "eglMakeCurrent"))
                command.add(programs.numberOf(function));
            CPrograms.Outcome outcome = programs.isolated(place, command, Map.of());
            assertEquals(0, outcome.status(), outcome.out() + outcome.err() + " seed " + (seed + i));
            assertTrue(host.isAlive(), "seed " + (seed + i));
        }
        assertPrints(
                "own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n",
                programs.compile("arrays", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    @Needs({Need.XVFB, Need.GEARS})
    void gearsTurnInWindowsThatTheHostDrawsIn() throws IOException, InterruptedException {
        try (XServer server = new XServer(640, 480)) {
            for (String name : List.of("es2gears_x11", "glxgears")) {
                Path picture = folder.resolve(name + ".png");
                Path program = Need.GEARS.path().resolveSibling(name + ".x86_64-linux-gnu");
                CPrograms.Outcome outcome = programs.isolated(
                        place,
                        List.of(program.toString()),
                        Map.of("DISPLAY", server.display()),
                        "frames=5",
                        "out=" + picture);
                assertEquals("0 ", outcome.status() + " " + outcome.err(), name);
                GearsPicture.assertGears(name, picture);
            }
        }
    }

    @Test
    @Needs({Need.XVFB, Need.GEARS})
    void pixmapsAreDrawnToCopiedToAndBoundAsTextures() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(
                WindowProgramsTest.LIBRARIES, "x11", "libEGL.so.1", "libGL.so.1", "libX11.so.6");
        try (XServer server = new XServer(640, 480)) {
            CPrograms.Outcome outcome =
                    programs.isolated(place, List.of(program.toString()), Map.of("DISPLAY", server.display()));
            assertEquals(WindowProgramsTest.X11 + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
        }
    }

    @Test
    @Needs({Need.XVFB, Need.GEARS})
    void aThreadMayHaveTheWindowOfAnother() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(WindowProgramsTest.LIBRARIES, "beside", "libGL.so.1", "libX11.so.6");
        try (XServer server = new XServer(640, 480)) {
            CPrograms.Outcome outcome =
                    programs.isolated(place, List.of(program.toString()), Map.of("DISPLAY", server.display()));
            assertEquals(WindowProgramsTest.BESIDE + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
        }
    }

    @Test
    @Needs({Need.XVFB, Need.GEARS})
    void errorsOfGlxReachTheProgramsHandler() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(WindowProgramsTest.LIBRARIES, "glx_errors", "libGL.so.1", "libX11.so.6");
        try (XServer server = new XServer(640, 480)) {
            CPrograms.Outcome outcome =
                    programs.isolated(place, List.of(program.toString()), Map.of("DISPLAY", server.display()));
            assertEquals(WindowProgramsTest.GLX_ERRORS + "1", outcome.out() + outcome.status(), outcome.err());
        }
    }
}
