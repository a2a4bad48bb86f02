package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;

/** Programs of the system in windows of an X server: by EGL, by GLX, and where libglvnd is in between. */
@Needs({Need.XVFB, Need.GEARS})
final class WindowProgramsTest {
    /** What x11.c prints. */
    static final String X11 = """
                nothing 0 300a
                egl 1 buffer 3085 holds 00ff00 waited ff0000 00ff00 drawn 0000ff ff0000 released ffff00
                copied 1 00ffff ff0000 again 1 00ffff ff0000 other 1 1 error 3000
                not current -1 300d age 0 shown 1 again 1 00ff00 ff0000 resized 0 grown 0000ff ff0000
                glx 1 width 40 target 20dc format 20d9 inverted 1 holds 0000ff waited ff0000 0000ff
                texture 1 ff00ff 0000ff ff0000 error 0
                capable 0 plain 808080 enabled 808080 capable 1 plain 808080 enabled bcbcbc
                apart 1 1 1 00ff00 ff0000 1
                font ink 1 differing 0 pen 32 none 1 error 0
                gone 1 0 300b error 0 1 glx 1 error 0
                """;

    /** What beside.c prints. */
    static final String BESIDE = """
                made 1 named 1 own 0000ff again 1 own 0000ff error 0
                texture 00ff00 back ff0000 front ff0000 error 0
                later 0000ff ffff00 error 0
                back 1 own 00ffff front ffff00 at last 00ffff error 0
                """;

    /** What glx_errors.c prints. */
    static final String GLX_ERRORS = """
                server's 1 1
                first has a second buffer: 0
                none 0:
                1 type 1: x 2 request 1 minor 24
                1 version 1: x 8 request 1 minor 34
                1 es version 1: glx 13 request 1 minor 34
                1 type of colours 1: x 2 request 1 minor 34
                1 flag 1: x 2 request 1 minor 34
                1 forward 1: x 8 request 1 minor 34
                1 strategy 1: x 8 request 1 minor 34
                1 silent beside another 1: x 8 request 1 minor 34
                1 silent and debugging 1: x 8 request 1 minor 34
                1 silent and robust 1: x 8 request 1 minor 34
                1 release 1: x 2 request 1 minor 34
                1 lost beside another 1: x 8 request 1 minor 34
                1 profile 1: glx 13 request 1 minor 34
                1 attribute 1: x 2 request 1 minor 34
                0 drawable 1: glx 2 request 1 minor 5 named
                0 half 1: x 8 request 1 minor 26
                0 no context 1: x 8 request 1 minor 5
                1 current 0:
                font 1: x 7 request 1 minor 12 named
                copied 0:
                copied to nothing 1: glx 0 request 1 minor 10 named
                copied from nothing 1: glx 0 request 1 minor 10 named
                copied to current 1: x 10 request 1 minor 10
                copied to core 1: x 8 request 1 minor 10
                line 3 color 0 then 0.5 error 0
                taken 1: x 10 request 1 minor 5
                swapped 1: glx 2 request 1 minor 11 named
                swapped window 0:
                asked 1: glx 2 request 1 minor 29 named
                1 huge 1: x 11 request 1 minor 27
                no pbuffer 1: glx 10 request 1 minor 28 named
                1 pixmap 1: x 4 request 1 minor 22 named
                no pixmap 1: glx 3 request 1 minor 23 named
                1 window 1: x 3 request 1 minor 31 named
                no window 1: glx 12 request 1 minor 32 named
                destroyed 0:
                1 destroyed twice 0:
                gone 1: glx 0 request 1 minor 4
                0 gone for good 1: glx 0 request 1 minor 5
                """;

    @TempDir
    private static Path folder;

    /** Where the system's libraries are. */
    static final Path LIBRARIES = Need.XVFB.path().resolveSibling("").resolveSibling("lib");

    private static CPrograms programs;
    private static XServer server;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
        server = new XServer(640, 480);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    @Test
    void gearsTurnByEgl() throws IOException, InterruptedException {
        assertGears("es2gears_x11", Map.of());
    }

    @Test
    void gearsTurnByGlx() throws IOException, InterruptedException {
        assertGears("glxgears", Map.of());
    }

    @Test
    @Needs(Need.MESA_GL)
    void gearsTurnByGlxThroughLibglvnd() throws IOException, InterruptedException {
        // Only the vendor's name leads to Tepui: libGL is the system's.
        Path vendor = Files.createDirectories(folder.resolve("vendor"));
        Files.copy(programs.libraries().resolve("libtepui_gl.so"), vendor.resolve("libGLX_tepui.so.0"));
        Path system = Need.XVFB.path().resolveSibling("").resolveSibling("lib");
        assertGears("glxgears", Map.of("LD_LIBRARY_PATH", vendor + ":" + system));
    }

    @Test
    void aDriverThatIsNotThereIsToldOnce() throws IOException, InterruptedException {
        List<String> gears = List.of(
                Need.GEARS.path().resolveSibling("glxgears.x86_64-linux-gnu").toString());
        CPrograms.Outcome outcome = programs.exec(gears, Map.of("DISPLAY", server.display()), "-Dtepui.driver=unheard");
        List<String> said =
                outcome.err().lines().filter(l -> l.startsWith("tepui: ")).toList();
        assertEquals(1, said.size(), outcome.out() + outcome.status() + outcome.err());
        assertTrue(said.getFirst().contains("'unheard'"), outcome.err());
        assertEquals(1, outcome.status(), outcome.err());
    }

    @Test
    void pixmapsAreDrawnToCopiedToAndBoundAsTextures() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(LIBRARIES, "x11", "libEGL.so.1", "libGL.so.1", "libX11.so.6");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of("DISPLAY", server.display()));
        assertEquals(X11 + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
    }

    @ParameterizedTest
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    @ValueSource(strings = {"nothing", "VK_KHR_swapchain"})
    void windowsThatVulkanDoesNotPresentToAreSentTheirPixels(String hidden) throws IOException, InterruptedException {
        Path program = programs.compileAgainst(LIBRARIES, "x11", "libEGL.so.1", "libGL.so.1", "libX11.so.6");
        CPrograms.Outcome outcome = programs.exec(
                List.of(program.toString()),
                Map.of(
                        "DISPLAY", server.display(),
                        "TEPUI_VULKAN_LIBRARY", Need.VULKAN_LOADER.path().toString(),
                        "VK_DRIVER_FILES", Need.LAVAPIPE.path().toString()),
                "-Dtepui.driver=vulkan",
                "-Dtepui.vulkan.hide=" + hidden);
        // What a back buffer of Vulkan holds after it was shown is not said.
        assertEquals(
                X11.replace("shown 1 again 1", "shown 0 again 0") + "0 ",
                outcome.out() + outcome.status() + " " + outcome.err());
    }

    @Test
    void aThreadMayHaveTheWindowOfAnother() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(LIBRARIES, "beside", "libGL.so.1", "libX11.so.6");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of("DISPLAY", server.display()));
        assertEquals(BESIDE + "0 ", outcome.out() + outcome.status() + " " + outcome.err());
    }

    @Test
    void errorsOfGlxReachTheProgramsHandler() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(LIBRARIES, "glx_errors", "libGL.so.1", "libX11.so.6");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of("DISPLAY", server.display()));
        assertEquals(GLX_ERRORS + "1", outcome.out() + outcome.status(), outcome.err());
        assertTrue(outcome.err().contains("Minor opcode of failed request:  11"), outcome.err());
    }

    @Test
    void memoryIsOfTheProgramsOwnAllocator() throws IOException, InterruptedException {
        Path program = programs.compileAgainst(LIBRARIES, "allocator", "libGL.so.1", "libX11.so.6");
        CPrograms.Outcome outcome = programs.exec(List.of(program.toString()), Map.of("DISPLAY", server.display()));
        assertEquals("formats 1 error 0\n0 ", outcome.out() + outcome.status() + " " + outcome.err());
    }

    @ParameterizedTest
    @Needs(Need.GLMARK2)
    @ValueSource(strings = {"glmark2", "glmark2-es2"})
    void scenesOfGlmark2LookAsItKnowsThem(String name) throws IOException, InterruptedException {
        Path bin = Need.GLMARK2.path().resolveSibling("");
        List<String> command = new ArrayList<>(List.of(
                bin.resolve(name).toRealPath().toString(),
                "--validate",
                "--data-path",
                bin.resolveSibling("root/usr/share/glmark2").toString()));
        List<String> scenes = List.of(
                "build",
                "texture:texture-filter=linear",
                "shading:shading=phong",
                "bump:bump-render=normals",
                "pulsar",
                "conditionals:fragment-steps=5:vertex-steps=0",
                "function:fragment-complexity=low:fragment-steps=5",
                "loop:fragment-loop=false:fragment-steps=5:vertex-steps=5");
        for (String scene : scenes) command.addAll(List.of("-b", scene));
        CPrograms.Outcome outcome = programs.exec(command, Map.of("DISPLAY", server.display()));
        long right = outcome.out()
                .lines()
                .filter(l -> l.contains("Validation: Success"))
                .count();
        assertEquals(scenes.size() + " 0", right + " " + outcome.status(), outcome.out() + outcome.err());
    }

    private static void assertGears(String name, Map<String, String> more) throws IOException, InterruptedException {
        Path picture = folder.resolve(name + ".png");
        Files.deleteIfExists(picture);
        Map<String, String> environment = new HashMap<>(more);
        environment.put("DISPLAY", server.display());
        CPrograms.Outcome outcome = programs.exec(
                List.of(Need.GEARS
                        .path()
                        .resolveSibling(name + ".x86_64-linux-gnu")
                        .toString()),
                environment,
                "-Dtepui.frames=5",
                "-Dtepui.out=" + picture);
        assertEquals("0 ", outcome.status() + " " + outcome.err(), name);
        GearsPicture.assertGears(name, picture);
    }
}
