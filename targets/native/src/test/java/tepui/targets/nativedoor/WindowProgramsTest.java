package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import tepui.tools.image.Image;
import tepui.tools.image.Png;

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
        Image image = Png.read(picture);
        assertEquals("300 x 300", image.width() + " x " + image.height());
        // A gear of each colour: more than a twentieth of the larger, and some of the smaller ones.
        assertTrue(share(image, 0) > 0.05, () -> name + ": red is " + share(image, 0));
        assertTrue(share(image, 1) > 0.02, () -> name + ": green is " + share(image, 1));
        assertTrue(share(image, 2) > 0.02, () -> name + ": blue is " + share(image, 2));
    }

    /** How much of a picture has a colour that is mostly one of red, green and blue. */
    private static double share(Image image, int channel) {
        byte[] rgba = image.rgba();
        int count = 0;
        for (int at = 0; at < rgba.length; at += 4) {
            int most = rgba[at + channel] & 0xff;
            int others = (rgba[at] & 0xff) + (rgba[at + 1] & 0xff) + (rgba[at + 2] & 0xff) - most;
            if (most > 60 && most > others) count++;
        }
        return 4.0 * count / rgba.length;
    }
}
