package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.WaylandServer;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** Programs in windows of a Wayland compositor: what is on its screen, and what it was told. */
@Needs({Need.WESTON, Need.GEARS})
final class WaylandProgramsTest {
    private static final int RED = 0xff0000;
    private static final int GREEN = 0x00ff00;
    private static final int BLUE = 0x0000ff;

    @TempDir
    private static Path folder;

    @TempDir
    private static Path runtime;

    private static CPrograms programs;
    private static WaylandServer server;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
        server = new WaylandServer(runtime, 640, 480);
    }

    @AfterAll
    static void stop() {
        if (server != null) server.close();
    }

    private static Map<String, String> environment(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(server.environment());
        all.putAll(more);
        return all;
    }

    private static Path compile() throws IOException, InterruptedException {
        return programs.compileAgainst(
                Need.WESTON.path().resolveSibling("").resolveSibling("lib"),
                "wayland",
                "libEGL.so.1",
                "libGL.so.1",
                "libwayland-client.so.0",
                "libwayland-egl.so.1");
    }

    @Test
    void gearsTurn() throws IOException, InterruptedException {
        Path picture = folder.resolve("gears.png");
        CPrograms.Outcome outcome = programs.exec(
                List.of(Need.GEARS
                        .path()
                        .resolveSibling("es2gears_wayland")
                        .toRealPath()
                        .toString()),
                environment(Map.of()),
                "-Dtepui.frames=5",
                "-Dtepui.out=" + picture);
        assertEquals("0 ", outcome.status() + " " + outcome.err());
        GearsPicture.assertGears("es2gears_wayland", picture);
    }

    @Test
    void windowsAreShownResizedAndEnded() throws IOException, InterruptedException {
        assertShown(programs.exec(List.of(compile().toString(), server.screenshooter()), told()));
    }

    /** The host draws, and what it shows goes by the program's own connection. */
    @Test
    void windowsOfAHostsProgramAreShownResizedAndEnded() throws IOException, InterruptedException {
        Path place = Files.createDirectories(folder.resolve("wayland-host")).resolve("host");
        Process host = programs.startHost(place);
        try {
            assertShown(programs.isolated(place, List.of(compile().toString(), server.screenshooter()), told()));
            // What a program that is ended leaves behind is let go.
            CPrograms.Outcome killed =
                    programs.isolated(place, List.of(compile().toString(), "kill -9 $PPID"), told());
            assertEquals(128 + 9, killed.status(), killed::err);
            assertShown(programs.isolated(place, List.of(compile().toString(), server.screenshooter()), told()));
            assertTrue(host.isAlive(), programs::hostSaid);
            assertEquals("", programs.hostSaid());
        } finally {
            host.destroy();
            host.waitFor();
        }
    }

    private static Map<String, String> told() {
        return environment(Map.of("WAYLAND_DEBUG", "client", "TZ", "UTC"));
    }

    private static void assertShown(CPrograms.Outcome outcome) throws IOException {
        assertEquals("""
                platform 1
                interval 1 visual XR24
                twice 0 3003
                damage 1
                width 200 240 error 0 3000
                destroyed 1 1
                terminated 1
                0""", outcome.out() + outcome.status(), outcome::err);
        List<Image> pictures = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(f -> f.getFileName().toString().startsWith("wayland-screenshot"))
                    .sorted(Comparator.comparingLong(f -> f.toFile().lastModified()))
                    .toList()) {
                pictures.add(Png.read(file));
                Files.delete(file);
            }
        }
        assertEquals(2, pictures.size());
        assertWindows(pictures.getFirst(), 200, 100);
        assertWindows(pictures.getLast(), 240, 120);
        assertProtocol(outcome.err().lines().toList());
    }

    /** The second window, 100 x 50, may lie on the first one; both have an upper half in blue. */
    private static void assertWindows(Image picture, int width, int height) {
        assertEquals(100 * 25, count(picture, GREEN));
        int red = count(picture, RED);
        int blue = count(picture, BLUE);
        assertTrue(red <= width * height / 2 && red >= width * height / 2 - 100 * 50, () -> "red " + red);
        int least = width * height / 2 + 100 * 25 - 100 * 50;
        assertTrue(blue <= width * height / 2 + 100 * 25 && blue >= least, () -> "blue " + blue);
        assertTrue(first(picture, BLUE) < first(picture, GREEN), "blue is above green");
        assertTrue(first(picture, BLUE) < first(picture, RED), "blue is above red");
    }

    private static int color(Image picture, int pixel) {
        byte[] rgba = picture.rgba();
        return (rgba[4 * pixel] & 0xff) << 16 | (rgba[4 * pixel + 1] & 0xff) << 8 | rgba[4 * pixel + 2] & 0xff;
    }

    private static int count(Image picture, int color) {
        int count = 0;
        for (int i = 0; i < picture.width() * picture.height(); i++) if (color(picture, i) == color) count++;
        return count;
    }

    /** The first row, from the top, that has a pixel of a colour. */
    private static int first(Image picture, int color) {
        for (int i = 0; i < picture.width() * picture.height(); i++)
            if (color(picture, i) == color) return i / picture.width();
        throw new AssertionError("no pixel is " + Integer.toHexString(color));
    }

    private static void assertProtocol(List<String> lines) {
        List<String> waiting = lines.subList(lines.indexOf("waiting"), lines.indexOf("not waiting"));
        // Three pictures of two windows: the second and the third wait for what the one before has asked for.
        assertEquals(6, count(waiting, ".commit()"));
        assertEquals(6, count(waiting, ".frame("));
        assertTrue(count(waiting, ".done(") >= 4, () -> String.join("\n", waiting));
        List<String> notWaiting = lines.subList(lines.indexOf("not waiting"), lines.indexOf("damage"));
        assertEquals(5, count(notWaiting, ".commit()"));
        List<String> damage = lines.subList(lines.indexOf("damage"), lines.indexOf("resized"));
        // From the lower left corner to the upper one: 100 - 20 - 40.
        assertEquals(1, count(damage, ".damage_buffer(10, 40, 30, 40)"));
        List<String> resized = lines.subList(lines.indexOf("resized"), lines.size());
        assertEquals(
                1,
                resized.stream()
                        .filter(l -> l.matches(".*\\.attach\\(wl_buffer@[0-9]+, 3, 0\\)"))
                        .count());
        assertTrue(count(resized, "240, 120, 960, 1)") >= 1, "buffers of the new size");
        // What was shown and let go is destroyed with the window.
        long destroyed = lines.stream()
                .filter(l -> l.matches(".*-> wl_buffer@[0-9]+\\.destroy\\(\\)"))
                .count();
        assertEquals(count(lines, "create_buffer("), destroyed);
    }

    private static long count(List<String> lines, String part) {
        return lines.stream().filter(l -> l.contains(part)).count();
    }
}
