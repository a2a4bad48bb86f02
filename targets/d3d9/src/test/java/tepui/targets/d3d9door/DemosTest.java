package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Wine;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Scenes of a program in C, picture by picture, beside what DXVK 2.6 drew of them on lavapipe (demos.png, one scene below the other). Wine's own d3d9 draws the
 * same but for a pixel of two scenes. {@code -Dtepui.d3d9.driver=vulkan} names the driver.
 */
final class DemosTest {
    private static final int WIDTH = 128;
    private static final int HEIGHT = 96;
    private static final List<String> SCENES = List.of(
            "fixed", "shaders-1.1", "shaders-2.0", "shaders-3.0", "samples", "blocks", "chain-one", "chain-two");
    /** What a channel may be off, and how many pixels of a scene more than that. */
    private static final int NEAR = 8;

    private static final int FEW = 8;
    private static final String DRIVER = "-Dtepui.driver=" + System.getProperty("tepui.d3d9.driver", "soft");

    @TempDir
    private static Path folder;

    private static Direct3D9Programs programs;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new Direct3D9Programs(folder);
    }

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    private static void compare(Direct3D9Programs.Outcome o) throws IOException {
        assertEquals(0, o.status(), o.err());
        Image expected;
        try (InputStream in = DemosTest.class.getResourceAsStream("demos.png")) {
            if (in == null) throw new AssertionError("there is no demos.png");
            expected = Png.read(in, "demos.png");
        }
        String[] lines = o.out().split("\n");
        assertEquals(SCENES.size() + 1, lines.length, "a device or an object was left");
        for (int i = 0; i < SCENES.size(); i++) {
            String[] said = lines[i].split(" ");
            assertEquals(SCENES.get(i), said[0]);
            int wrong = wrong(said[1], expected, i * HEIGHT);
            assertTrue(wrong <= FEW, said[0] + ": " + wrong + " pixels are not as DXVK draws them");
        }
        assertEquals("0", lines[SCENES.size()]);
    }

    private static int wrong(String pixels, Image expected, int top) {
        int wrong = 0;
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            int rgb = Integer.parseInt(pixels, 6 * i, 6 * i + 6, 16);
            int at = 4 * (top * WIDTH + i);
            boolean near = true;
            for (int k = 0; k < 3; k++) {
                int is = rgb >> 16 - 8 * k & 255;
                near &= Math.abs(is - (expected.rgba()[at + k] & 255)) <= NEAR;
            }
            if (!near) wrong++;
        }
        return wrong;
    }

    @Test
    void scenesAreAsDxvkDrawsThemWithTheVmInside() throws IOException, InterruptedException {
        Path program = programs.compileInside("demos");
        compare(programs.run(List.of(program.toString()), Direct3D9Programs.environment(DRIVER)));
    }

    @Test
    void scenesOfWindowsProgramsOf64BitsAreAsDxvkDrawsThem() throws IOException, InterruptedException {
        compare(underWine("x64"));
    }

    @Test
    void scenesOfWindowsProgramsOf32BitsAreAsDxvkDrawsThem() throws IOException, InterruptedException {
        compare(underWine("x86"));
    }

    private static Direct3D9Programs.Outcome underWine(String processor) throws IOException, InterruptedException {
        Path wine = Wine.found(processor);
        Path program = programs.compileForWindows("demos", processor);
        try (HostProcess host = new HostProcess(programs, folder, DRIVER)) {
            Map<String, String> environment = new HashMap<>(host.environment());
            environment.putAll(Wine.environment(folder.resolve("prefix")));
            return programs.run(List.of(wine.toString(), program.toString()), environment);
        }
    }
}
