package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.ProgramCall;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** Programs that know nothing of Tepui, with each version of LWJGL, on the software device and without a display. */
final class AgentTest {
    /** What ArraysProgram says when all is well. */
    private static final String ARRAYS = """
            names true
            ints [1, -2, 3]
            shorts [4, -5, 6]
            floats [0.5, -7.0]
            doubles [0.25, -8.0]
            large true
            size 64 x 32
            error 0
            """;

    @TempDir
    private static Path jarFolder;

    @TempDir
    private Path folder;

    private static Path jar;

    @BeforeAll
    static void pack() {
        jar = Programs.tepuiJar(jarFolder);
    }

    static List<String> versions() throws IOException {
        List<String> versions = Programs.versions();
        assertEquals(List.of("3.2.3", "3.3.6", "3.4.3"), versions);
        return versions;
    }

    @ParameterizedTest
    @MethodSource("versions")
    void arraysArriveAndReturn(String version) throws Exception {
        Programs.Outcome outcome = run(version, "ArraysProgram");
        assertEquals(ARRAYS, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"isolated", "child"})
    void lwjglMayComeFromALoaderOfItsOwn(String kind) throws Exception {
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--quiet", "--", "-cp"));
        words.add(Programs.testClasses().toString());
        words.addAll(List.of("tepui.targets.lwjgl.programs.LoaderProgram", kind));
        for (String entry : Programs.classPath("3.4.3").split(File.pathSeparator)) words.add(entry);
        Programs.Outcome outcome = Programs.run(folder, RunWords.command(jar, words));
        assertEquals(ARRAYS, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void buffersThatAreTooSmallAreExceptions(String version) throws Exception {
        Programs.Outcome outcome = run(version, "SmallBuffersProgram");
        String bytes = ": needs 33 bytes or more, the buffer has 32\n";
        String floats = ": needs 64 bytes or more, the buffer has 60\n";
        String wanted = "null: fits\n";
        List<String> calls =
                List.of("glTexImage2D", "glTexSubImage2D", "glDrawPixels", "glReadPixels", "glGetTexImage");
        for (String call : calls) wanted += call + " 32: " + call + bytes;
        wanted += "list 32: glDrawPixels" + bytes;
        for (String call : calls) wanted += call + " 33: fits\n";
        wanted += "list 33: fits\n";
        wanted += "glGetFloatv 15: glGetFloatv" + floats;
        wanted += "glGetFloatv of an array 15: glGetFloatv" + floats;
        wanted += "glGetUniformfv 15: glGetUniformfv" + floats;
        wanted += "glGetFloatv 16: fits\nglGetFloatv of an array 16: fits\nglGetUniformfv 16: fits\n";
        wanted += "glReadPixels of an array: glReadPixels: needs 36 bytes or more, the buffer has 20\n";
        String vertices = ": needs 24 bytes or more, the buffer has 23\n";
        List<String> draws = List.of("glDrawArrays", "glDrawElements", "list of arrays", "glArrayElement");
        wanted += "glVertexPointer 23: fits\nglDrawArrays 23: glDrawArrays" + vertices;
        wanted += "glDrawArrays of two 23: fits\nglDrawElements 23: glDrawElements" + vertices;
        wanted += "list of arrays 23: glDrawArrays" + vertices + "glArrayElement 23: glArrayElement" + vertices;
        wanted += "glVertexPointer 24: fits\nglDrawArrays 24: fits\nglDrawArrays of two 24: fits\n";
        for (String draw : draws.subList(1, 4)) wanted += draw + " 24: fits\n";
        wanted += "glInterleavedArrays: fits\n";
        // Its positions begin twelve bytes behind the colours.
        wanted += "glDrawArrays interleaved: glDrawArrays: needs 60 bytes or more, the buffer has 56\n";
        wanted += "glDrawArrays interleaved of two: fits\nglVertexAttribPointer: fits\n";
        wanted += "glDrawArrays of an attribute: glDrawArrays: needs 72 bytes or more, the buffer has 68\n";
        wanted += "glDrawArrays of an attribute less: fits\n";
        wanted += "error 0\n";
        assertEquals(wanted, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void mistakesAreExceptions(String version) throws Exception {
        Programs.Outcome outcome = run(version, "MistakesProgram");
        List<String> lines = outcome.out().lines().toList();
        assertEquals(0, outcome.status(), outcome.err());
        assertTrue(
                lines.get(0).startsWith("no context: NoContextException glClear: no OpenGL context is current"),
                outcome.out());
        assertTrue(
                lines.get(1).startsWith("glfw Tepui: GLContext.create: there is no OpenGL of version 9.0"),
                outcome.out());
        assertEquals("version 9: 0", lines.get(2));
        assertTrue(
                lines.get(3).startsWith("missing function: UnsupportedOperationException glStencilFillPathNV: "),
                outcome.out());
        assertTrue(lines.get(4).contains("glFlush: no OpenGL context is current for thread \"other\""), outcome.out());
        assertTrue(lines.get(5).startsWith("taken: IllegalStateException "), outcome.out());
        assertEquals("end", lines.getLast());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aWindowBehavesWithoutADisplay(String version) throws Exception {
        Path picture = folder.resolve("picture.png");
        Programs.Outcome outcome = run(version, "WindowProgram", "--frames", "3", "--out", picture.toString());
        assertEquals("""
                monitor true
                current true
                compatible true
                extension true false
                address true 0
                focused true
                resized 96 x 48
                closed
                frames 3
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
        Image image = Png.read(picture);
        assertEquals(96, image.width());
        assertEquals(48, image.height());
        assertEquals(0xFFFF0000, argb(image, 10, 10));
        assertEquals(0xFF000000, argb(image, 80, 10));
    }

    @Test
    void aFrameIsCapturedWithTheProgramsOwnCalls() throws Exception {
        Path file = folder.resolve("frame.tepui");
        Programs.Outcome outcome =
                run("3.4.3", "WindowProgram", "--frames", "3", "--capture", "2", "--capture-to", file.toString());
        assertEquals(0, outcome.status(), outcome.err());
        assertTrue(outcome.out().endsWith("frames 3\n"), outcome.out());
        try (CaptureFile capture = new CaptureFile(file)) {
            List<String> calls = capture.calls().stream().map(ProgramCall::name).toList();
            assertTrue(calls.contains("glClear"), calls.toString());
            assertEquals("the picture is shown", calls.getLast());
            assertEquals("2", capture.facts().get("frame"));
            assertTrue(
                    capture.facts().getOrDefault("api", "").startsWith("OpenGL "),
                    capture.facts().toString());
        }
    }

    @Test
    void withoutAWindowACapturedFrameIsTheLast() throws Exception {
        Path file = folder.resolve("frame.tepui");
        Programs.Outcome outcome = run("3.4.3", "WindowProgram", "--capture", "2", "--capture-to", file.toString());
        assertEquals(0, outcome.status(), outcome.err());
        assertTrue(outcome.out().endsWith("frames 2\n"), outcome.out());
        assertTrue(Files.exists(file));
    }

    @Test
    void aFrameThatNeverComesIsSaid() throws Exception {
        Path file = folder.resolve("frame.tepui");
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--frames", "2", "--capture", "50"));
        words.addAll(List.of("--capture-to", file.toString(), "--", "-cp"));
        words.add(Programs.testClasses() + File.pathSeparator + Programs.classPath("3.4.3"));
        words.add("tepui.targets.lwjgl.programs.WindowProgram");
        Programs.Outcome outcome = Programs.run(folder, RunWords.command(jar, words));
        assertTrue(outcome.err().contains("so there is no frame 50 to capture"), outcome.err());
        assertFalse(Files.exists(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"desktop", "es"})
    void thePictureThatIsWantedSaysNothingToTheProgram(String kind) throws Exception {
        Path picture = folder.resolve("heard.png");
        Programs.Outcome outcome = heard(kind, "--quiet", "--frames", "3", "--out", picture.toString());
        assertEquals("heard 1\n", outcome.out(), outcome.err());
        assertEquals(64, Png.read(picture).width());
    }

    @Test
    void aProgramThatMakesNoContextIsToldSo() throws Exception {
        Programs.Outcome outcome = heard("nothing");
        assertEquals("nothing\n", outcome.out());
        assertEquals(1, outcome.err().split("made no OpenGL context", -1).length - 1, outcome.err());
        String other = heard("desktop", "--frames", "1").err();
        assertFalse(other.contains("made no OpenGL context"), other);
    }

    private Programs.Outcome heard(String kind, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("--driver", "soft"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-cp", Programs.classPath("3.3.6"), "tepui.targets.lwjgl.programs.HeardProgram"));
        words.add(kind);
        return Programs.run(folder, RunWords.command(jar, words));
    }

    /** What GLFW 3.4's documentation says, without a display; errors by their numbers. */
    @ParameterizedTest
    @ValueSource(strings = {"3.3.6", "3.4.3"})
    void windowsAndContextsAreAsGlfwSays(String version) throws Exception {
        Programs.Outcome outcome = run(version, "GlfwProgram");
        assertEquals("""
                before true 10001
                init true true true
                time true
                set time true true
                hint 10003
                size 0 10004
                2.5 0 10004
                profile 0 10004
                no profile 0 10003
                forward 0 10004
                api 0 10003
                current 0 false 10002
                address 0 10002
                interval 10002
                bare true true
                bare current 1000a
                bare swap 1000a
                bare share 0 1000a
                attribute 10003
                negative time 10004
                plain true 1
                newest true
                core true true
                flags 1 1
                samples true 3 1
                supported true false
                empty false 10004
                function true 0
                intervals 0
                shared true true
                thread true
                released 0
                two samples true
                destroyed behind its thread 0
                destroyed 0
                es true 0
                hidden 0 0 30,40 64x48
                show [focus true, refresh] 1
                resize [framebuffer 80 60, size 80 60, refresh] 80x60
                viewport stays 64 48
                move [place 5 6] 5,6
                maximize [largest true, place 0 0, framebuffer 1920 1080, size 1920 1080, refresh] 1
                restore [largest false, place 5 6, framebuffer 80 60, size 80 60, refresh] 80x60 5,6
                iconify [icon true, focus false] 1
                icon back [icon false, focus true] 0
                decorated 0 1
                user 4711
                close true []
                hide [focus false] 0 0
                monitor 0
                full screen true 320x240
                monitors true true true
                modes true true
                work area true true
                monitor user 99
                cursor true
                disabled true
                mode 10003
                key 0 0
                cursor place true
                shape true
                clipboard true
                joystick false true
                gamepads true
                after 0 10001
                error callback true
                end
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void nativeCodeGetsFunctionsThatNeverThrow(String version) throws Exception {
        Programs.Outcome outcome = run(version, "StubsProgram");
        assertEquals("""
                vendor Tepui
                color 0.25 0.5 0.75 1.0
                nothing true
                end
                """, outcome.out(), outcome.err());
        assertTrue(outcome.err().contains("glGetString, called by native code, failed"), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs(Need.LAVAPIPE)
    void windowsAndThreadsShareObjects(String driver) throws Exception {
        Programs.Outcome outcome = run("3.3.6", "SharedProgram", "--driver", driver);
        assertEquals("""
                windows true
                complete true
                first FF0000FF FFFFFFFF
                second 00FF00FF 0000FFFF error 0
                framebuffers are not shared true
                objects live on true
                end
                """, outcome.out(), outcome.err());
    }

    @Test
    void newerFunctionsWork() throws Exception {
        Programs.Outcome outcome = run("3.2.3", "ModernProgram");
        assertEquals("""
                version true true
                debug true true
                linked 1
                compute 28.0 92.0
                packed ff00ff00
                query 0
                persistent 7.5
                vendor Tepui units true
                util true
                error 0
                end
                """, outcome.out(), outcome.err());
    }

    @Test
    void olderFunctionsWork() throws Exception {
        Programs.Outcome outcome = run("3.4.3", "OldProgram");
        assertEquals("""
                list FF8000FF 00000000
                resized 96 x 64
                array 00FFFFFF 00000000
                picked 1 7
                pixels FF0000FF
                blend false error 0
                end
                """, outcome.out(), outcome.err());
    }

    @Test
    void aLibraryInCDraws() throws Exception {
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--quiet", "--", "-cp"));
        words.add(Programs.classPath("3.4.3") + File.pathSeparator + Programs.nanovg());
        words.add("tepui.targets.lwjgl.programs.NanoProgram");
        Programs.Outcome outcome = Programs.run(folder, RunWords.command(jar, words));
        assertEquals("""
                nanovg true
                disc FFC000FF, corner 000000FF, edge FFC000FF
                error 0
                end
                """, outcome.out(), outcome.err());
    }

    private static int argb(Image image, int x, int y) {
        int at = (y * image.width() + x) * 4;
        byte[] rgba = image.rgba();
        return (rgba[at + 3] & 255) << 24 | (rgba[at] & 255) << 16 | (rgba[at + 1] & 255) << 8 | rgba[at + 2] & 255;
    }

    private Programs.Outcome run(String version, String program, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--quiet"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-cp", Programs.classPath(version), "tepui.targets.lwjgl.programs." + program));
        return Programs.run(folder, RunWords.command(jar, words));
    }
}
