package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;

/** Programs of the system in windows of an X server: by EGL, by GLX, and where libglvnd is in between. */
@Needs({Need.XVFB, Need.GEARS})
final class WindowProgramsTest {
    @TempDir
    private static Path folder;

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
