package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** Programs in C without a display, from their first call to the pixels that they read. */
final class OffscreenProgramsTest {
    /** What memory.c prints. */
    static final String MEMORY =
            "current 1 1 rows ff000080 0000ffff\nstride 0000ffff ff000080 gap 7\ndepth 1 20x10 4 0.50\n"
                    + "width 20 argb 1 80ff0000 error 0\nnone 1 name 1\n";

    /** What images.c prints. */
    static final String IMAGES = """
            made 1 1 1 none 0 300c
            second 8cd5 sees ff0000 level ff0000 renderbuffer 00ff00 error 0
            level 0 0000ff image 501
            first sees 00ff00 level 0000ff renderbuffer ffff00
            own ff0000 destroyed 1 again 0
            face 1 slice 1 other kind 0 300c too deep 0 300c named 1 1
            second samples face 313131 reads 313131 drawn ff0000 slice 212121 reads 212121 drawn 00ff00 error 0
            first has faces 212121 ff0000 414141 slices 111111 00ff00 313131 error 0
            stays 00ff00 0000ff error 0
            """;

    /** What apart.c prints; the same on Mesa. */
    static final String APART = """
            made 1 draw 1 read 1 sees 00ff00 still 00ff00 again 00ff00 copied 00ff00
            a 00ff00 0000ff read 1 other way 0000ff ffff00
            one alone 0 3009 destroyed 1 sees ffff00 a 0000ff error 0 3000
            """;

    /** What renewed.c prints: what shares with a lost context is none. */
    static final String RENEWED =
            "drawing\nshares 0 3009 second 1 3000 current 1 3000 sees 00ff00 error 0 destroyed 1\n";

    /** What egl.c prints. */
    static final String EGL = """
            configs 1
            bind 1 1 half 0 3009 made 1 305e 305f level 0
            bind plain 0 3009 buffer 0 300c texture 1 3000 again 0 3002 still 1 pixels ff0000ff 0000ff80 released 1 destroyed 1 error 0
            images 0 dma-buf 0 300c pixmap 0 300c context 0 3006 texture 0 300c destroy 0 300c
            sync 30fa 30f3 poll 30f5 short 30f5 waited 30f6 signaled 30f2 again 30f5 condition 0 3004 fence 0 3009 waited 30f6 destroyed 2 3000 gone 0 300c type 0 300c
            lose 1 3000 8252 robust 1 3000 8261 strange 0 3004 -1 no error 1 3000 8 both 0 3009 -1 version 0 3009 -1 unknown 0 3004 -1 release 1 3000 82fc of nothing 0 3004 -1 priority 0 3004 -1 beside 0 3009 buffer 3038
            half 0 3004 -1 flag 0 3004 -1 neither 0 3009 -1 profiles 0 3009 -1 older 1 3000 4 robust 0 3009 -1 ES profile 0 3004 -1 forward 0 3004 -1 debug 1 3000
            srgb 3089 8c40 encoded bcbcbc not 808080 wrong 0 3004 unknown 0 3004
            devices 1 own 1 software 1 display 1 1 1.5 none 0 300c platform 0 300c native 0 300c surfaceless 1 client 1
            """;

    /** What first_es.c prints. */
    static final String FIRST_ES = """
            1 OpenGL ES-CM 1.1 Tepui
            cleared 8000ff drawn 8000ff 00ff00 ff0000
            fog 2601 4000 light 0 10000 20000 18000 plane 10000 8000 matrix 1000 ffff0000 queried 0 8000*2^-3 error 0
            points 1 ffffff 000000 ffffff type 140c plain 000000 error 0
            paletted short 501 whole 0 crop 4 2 filter 2600 drawn ff0000 0000ff 0000ff 000000 matrix 1000 formats 10 error 0
            1D 500 quads 500 colour matrix 500 ints 500 conversion 502 sized 501 extensions 500 fog 500 empty 501 cube 0 1
            """;

    /** What devices.c prints where there are two. */
    private static final String DEVICES = """
            devices 2 2 1 1 same 0
            0 own 1 same 1 named 1 current 1
            1 own 1 same 1 named 1 current 1
            shared 0 3009
            ff0000 error 0
            00ff00 error 0
            surface 0 3009 image 1 0 3009 here 0 there 501
            nobody 0 322b strange 0 3004 client 1
            """;

    @TempDir
    private static Path folder;

    private static CPrograms programs;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
    }

    private static String run(String name, String... libraries) throws IOException, InterruptedException {
        Path program = programs.compile(name, libraries);
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of());
        assertEquals("0 ", outcome.status() + " " + outcome.err(), name);
        return outcome.out();
    }

    @Test
    void aClearedPbufferIsReadBack() throws IOException, InterruptedException {
        String expected = "EGL 1.5\nOpenGL ES 2.0 Tepui\nff8040ff error 0\n";
        assertEquals(expected, run("clear", "libEGL.so.1", "libGLESv2.so.2"));
    }

    @Test
    void aRecordingOfTheVmIsWrittenWhenTheProgramEnds() throws IOException, InterruptedException {
        Path file = folder.resolve("clear.jfr");
        Path program = programs.compile("clear", "libEGL.so.1", "libGLESv2.so.2");
        String option = "-XX:StartFlightRecording=filename=" + file + ",settings=none,tepui.Pass#enabled=true";
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of(), option);
        assertEquals(0, outcome.status(), outcome.err());
        String written = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertTrue(written.startsWith("FLR"), written.length() + " bytes");
    }

    @Test
    @Needs(Need.MESA_GL)
    void libglvndFindsTheLibraryByItsFile() throws IOException, InterruptedException {
        // libEGL, libGLESv2 and libGL are the system's: only the vendor's file leads to Tepui.
        String system =
                Need.XVFB.path().resolveSibling("").resolveSibling("lib").toString();
        Path es = programs.compile("clear", "libEGL.so.1", "libGLESv2.so.2");
        CPrograms.Outcome cleared = programs.exec(List.of(es.toString()), Map.of("LD_LIBRARY_PATH", system));
        assertEquals(
                "EGL 1.5\nOpenGL ES 2.0 Tepui\nff8040ff error 0\n0 ",
                cleared.out() + cleared.status() + " " + cleared.err());
        Path desktop = programs.compile("arrays", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome drawn = programs.exec(List.of(desktop.toString()), Map.of("LD_LIBRARY_PATH", system));
        assertEquals(
                "own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n0 ",
                drawn.out() + drawn.status() + " " + drawn.err());
    }

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    void eachDeviceHasADisplayOfItsOwn() throws IOException, InterruptedException {
        // The same driver under two names: two devices.
        Path second = Files.copy(Need.LAVAPIPE.path(), folder.resolve("second.json"));
        Path program = programs.compile("devices", "libEGL.so.1", "libGL.so.1");
        Map<String, String> two = Map.of("VK_DRIVER_FILES", Need.LAVAPIPE.path() + File.pathSeparator + second);
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), two, "-Dtepui.driver=vulkan");
        assertEquals(DEVICES + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
    }

    @ParameterizedTest
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    @CsvSource({"libasking.so, asked 0 -1", "libasking-nvidia.so, another EGL 1 0"})
    void aDriverThatAsksForDevicesWhileItIsAskedDoesNotWaitForItself(String library, String asked)
            throws IOException, InterruptedException {
        Path program = programs.compile("clear", "libEGL.so.1", "libGLESv2.so.2");
        Map<String, String> asking = Map.of(
                "TEPUI_VULKAN_LIBRARY",
                        programs.compileLibrary("asking", library).toString(),
                "REAL_VULKAN", Need.VULKAN_LOADER.path().toString(),
                // The system's EGL has no device of Tepui's, and here none of its own.
                "TEPUI_SYSTEM_EGL_VENDORS", folder.resolve("none.json").toString(),
                "VK_DRIVER_FILES", Need.LAVAPIPE.path().toString());
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), asking, "-Dtepui.driver=vulkan");
        assertEquals(
                asked + "\nEGL 1.5\nOpenGL ES 2.0 Tepui\nff8040ff error 0\n0 ",
                outcome.out() + outcome.status() + " " + outcome.err());
    }

    @Test
    void arraysOfTheProgramAreReadBeforeTheCallReturns() throws IOException, InterruptedException {
        assertEquals(
                "own 00ff00 offset 0000ff own 00ff00 indexed ff0000\n", run("arrays", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void verticesAndTheirValuesComeByEachFunctionThatIsDecodedInALoop() throws IOException, InterruptedException {
        // The same on Mesa.
        assertEquals(
                "error 502 ff0000 00ff00 0000ff 00ffff normal 1.00 0.00 0.00 coordinates 3.00 4.00 then 0.00 0.50 0.00"
                        + " coordinates 0.25 0.75 colour 1.00 0.00 1.00 0.20 error 0\n",
                run("vertices", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void runsOfVerticesAreThoseOfTheirCalls() throws IOException, InterruptedException {
        long seed = Seeds.one("OffscreenProgramsTest") & 0x7fffffff;
        Path program = programs.compile("runs", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString(), Long.toString(seed)), Map.of());
        assertEquals("wrong 0 error 0\n0 ", outcome.out() + outcome.status() + " " + outcome.err(), "seed " + seed);
    }

    @Test
    void largeArraysArriveWholeAndSmallOnesAreCopied() throws IOException, InterruptedException {
        assertEquals("small 1 large 1 mapped 1 range 1 error 0\n", run("buffers", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void pictureAndDepthAreInTheProgramsMemory() throws IOException, InterruptedException {
        assertEquals(MEMORY, run("memory", "libOSMesa.so.8"));
    }

    @Test
    void theFirstOpenglEsHasItsNumbersPointsPalettesAndErrors() throws IOException, InterruptedException {
        assertEquals(FIRST_ES, run("first_es", "libEGL.so.1", "libGLESv1_CM.so.1"));
    }

    @Test
    void anotherSurfaceIsReadFromThanIsDrawnTo() throws IOException, InterruptedException {
        assertEquals(APART, run("apart", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void behindALostDeviceAProgramDrawsOnAnotherOne() throws IOException, InterruptedException {
        Path program = programs.compile("renewed", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of(), "-Dtepui.hang=100");
        assertEquals(RENEWED + "0", outcome.out() + outcome.status(), outcome.err());
    }

    @Test
    void imagesOfTexturesAndRenderbuffersAreThoseOfOthersToo() throws IOException, InterruptedException {
        assertEquals(IMAGES, run("images", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void eglHasTexturesOfPbuffersImagesSyncsAttributesAndDevices() throws IOException, InterruptedException {
        assertEquals(EGL, run("egl", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void argumentsAreKeptWhereTheBufferEnds() throws IOException, InterruptedException {
        assertEquals("values 390000 wrong 0 error 0\n", run("kept", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void eachThreadHasItsContext() throws IOException, InterruptedException {
        assertEquals("1 ok\n2 ok\n3 ok\n4 ok\n", run("threads", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void faultsOfTheProgramAreItsOwn() throws IOException, InterruptedException {
        assertEquals("handler before 1\nfork 7\nafter 0\natexit\n", run("faults", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void whatIsHardOnALibraryEndsWell() throws IOException, InterruptedException {
        Path program = programs.compile("hard", "libEGL.so.1", "libGL.so.1");
        String drawn = " 00ff00 error 0\n";
        Map<String, String> expected = new LinkedHashMap<>(Map.of(
                "stack", "stack" + drawn,
                "memory", "before" + drawn + "error 505\nmemory" + drawn,
                "limit", "before" + drawn + "error 505\nlimit" + drawn,
                "descriptors", "before" + drawn + "descriptors" + drawn,
                "handler", "before" + drawn + "handler" + drawn + "handled" + drawn + "handler 11\n",
                "thread", "thread" + drawn,
                "threads", "before" + drawn + "threads" + drawn,
                "signals", "before" + drawn + "received 18\nsignals" + drawn,
                "exec", "before" + drawn + "before" + drawn + "child" + drawn + "child 0\nexec" + drawn,
                "busy", ""));
        expected.put("contextless", "nothing 000000 error 0\nbefore" + drawn + "contextless" + drawn);
        expected.put("leaves", "before" + drawn + "left 1 7\nleaves" + drawn);
        for (Map.Entry<String, String> e : expected.entrySet()) {
            CPrograms.Outcome outcome = programs.exec(List.of(program.toString(), e.getKey()), Map.of());
            // The VM tells of a first thread that has ended.
            String err = e.getKey().equals("thread") ? "" : outcome.err();
            assertEquals(e.getValue() + "0 ", outcome.out() + outcome.status() + " " + err);
        }
    }

    @Test
    void aShaderThatIsNestedTooDeepEndsNothing() throws IOException, InterruptedException {
        Path program = programs.compile("hard", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString(), "deep"), Map.of());
        assertEquals(
                "before 00ff00 error 0\ncompiled 0 error 0\ndeep 00ff00 error 0\n0 ",
                outcome.out() + outcome.status() + " " + outcome.err());
    }

    @Test
    void signalsThatAProgramHasNoHandlerForEndIt() throws IOException, InterruptedException {
        Path program = programs.compile("hard", "libEGL.so.1", "libGL.so.1");
        CPrograms.Outcome killed = programs.exec(List.of(program.toString(), "killed"), Map.of());
        assertEquals("before 00ff00 error 0\n143 ", killed.out() + killed.status() + " " + killed.err());
        // The VM tells of the fault, and ends by SIGABRT.
        CPrograms.Outcome crashed = programs.exec(List.of(program.toString(), "crash"), Map.of());
        assertEquals(134, crashed.status(), crashed.err());
        assertTrue(crashed.out().contains("SIGSEGV"), crashed.out());
    }

    @Test
    void aProgramInJavaNeedsNoSecondVirtualMachine() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String own = RunsWithin.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        CPrograms.Outcome outcome = programs.exec(
                List.of(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dtepui.driver=soft",
                        "-Dtepui.quiet=true",
                        "-cp",
                        own,
                        RunsWithin.class.getName()),
                Map.of());
        assertEquals("0 ff0080ff\n", outcome.status() + " " + outcome.out() + outcome.err());
    }

    @Test
    void pointersThatLeadNowhereAreErrors() throws IOException, InterruptedException {
        assertEquals("501 501 501\n501 501 501\n501\n", run("nowhere", "libEGL.so.1", "libGL.so.1"));
    }

    @Test
    void theExitCodeIsTheProgramsFromAnyThread() throws IOException, InterruptedException {
        Path program = programs.compile("exits", "libEGL.so.1", "libGL.so.1");
        for (String how : List.of("main", "exit", "thread", "_exit")) {
            CPrograms.Outcome outcome = programs.exec(List.of(program.toString(), how), Map.of());
            assertEquals("5 ", outcome.status() + " " + outcome.err(), how);
        }
    }

    @Test
    void aProgramWithoutItsMainThreadEndsWithTheLastOfTheOthers() throws IOException, InterruptedException {
        Path program = programs.compile("exits", "libEGL.so.1", "libGL.so.1");
        for (String how : List.of("pthread_exit", "others", "staying")) {
            CPrograms.Outcome outcome = programs.exec(List.of(program.toString(), how), Map.of());
            // The VM may tell that it does not find the main thread's stack.
            assertEquals(
                    (how.equals("staying") ? "stayed\n" : "") + "0", outcome.out() + outcome.status(), outcome::err);
        }
    }
}
