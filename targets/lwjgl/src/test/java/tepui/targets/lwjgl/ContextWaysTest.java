package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Ways to a context beside GLFW's desktop OpenGL: OpenGL ES, EGL, OSMesa. No display is there. */
final class ContextWaysTest {
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
        return Programs.versions();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void openGLESDraws(String version) throws Exception {
        Path picture = folder.resolve("es.png");
        Programs.Outcome outcome = run(version, "GlesProgram", "--frames", "5", "--out", picture.toString());
        assertEquals("""
                versions true true true true
                version true
                linked 1
                pixel FF8040FF
                error 0
                attribute true
                absent true
                end
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @ParameterizedTest
    @MethodSource("versions")
    void eglMakesContextsWithoutAWindow(String version) throws Exception {
        Programs.Outcome outcome = run(version, "EglProgram");
        assertEquals("""
                client true true true
                initialized true 1.5
                display true true true false
                clients OpenGL OpenGL_ES
                chosen truetrue 1
                made true
                current true true
                pbuffer FF8040FF
                fence true true false true
                surfaceless true true
                renderbuffer FF8040FF error 0
                desktop true
                version 0 true
                address true true 0
                absent true
                ended true true true true
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    @Test
    void windowsHaveContextsOfEglAndOfOsMesa() throws Exception {
        Programs.Outcome outcome = run("3.3.6", "CreationProgram");
        assertEquals("""
                egl true
                display true true
                client true true
                shared true
                kept false true
                pixel 00FF00FF
                gone false
                osmesa true 8 x 4 true
                rows FF0000FF 0000FFFF
                depth true 4 8
                not current false true
                no egl 0 true
                end
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    /** The steps of LWJGL's example of EGL. */
    @ParameterizedTest
    @MethodSource("versions")
    void windowsOfEglDrawByOpenGLES(String version) throws Exception {
        Programs.Outcome outcome = run(version, "EglWindowProgram");
        assertEquals("""
                init true
                window true
                initialized true
                egl true
                gles true true
                names true true true
                context true true
                pixel 0080FF
                none true
                end
                """, outcome.out(), outcome.err());
        assertEquals(0, outcome.status());
    }

    private Programs.Outcome run(String version, String program, String... options) throws Exception {
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--quiet"));
        words.addAll(List.of(options));
        words.addAll(List.of("--", "-cp", Programs.classPath(version), "tepui.targets.lwjgl.programs." + program));
        return Programs.run(folder, RunWords.command(jar, words));
    }
}
