package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.DriverProvider;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;

/** The demos that are programs of OpenGL and Direct3D 9, on the software device, and what other drivers make of them. */
class GlDemosTest {
    @TempDir
    private Path folder;

    private Image draw(String scene, String file) throws IOException {
        return draw(scene, "soft", file);
    }

    private Image draw(String scene, String driver, String file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        Path picture = folder.resolve(file);
        List<String> words = List.of("demo", scene, "--driver", driver, "--size", "80x45", "--out", picture.toString());
        assertEquals(0, Main.run(words, new Terminal(print, print, false)), out.toString(StandardCharsets.UTF_8));
        return Png.read(picture);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gears", "scene", "d3d9"})
    void aPictureIsMoreThanABackgroundAndTheSameEachTime(String scene) throws IOException {
        Image first = draw(scene, "first.png");
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < first.height(); y++) {
            for (int x = 0; x < first.width(); x++) colours.add(first.pixel(x, y));
        }
        assertTrue(colours.size() > 50, () -> scene + " has " + colours.size() + " colours");
        assertArrayEquals(first.rgba(), draw(scene, "second.png").rgba());
    }

    /** Edges of the spheres may fall on either side of a pixel; all else is the same but for rounding. */
    @ParameterizedTest
    @ValueSource(strings = {"vulkan", "d3d12"})
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VKD3D})
    void fourGenerationsOfDirect3D9AreDrawnAsOnTheSoftwareDevice(String driver) throws IOException {
        boolean there = ServiceLoader.load(DriverProvider.class).stream()
                .anyMatch(p -> p.get().name().equals(driver));
        Assumptions.assumeTrue(there, driver + " is not part of this build");
        Image soft = draw("d3d9", "soft", "soft.png");
        Image other = draw("d3d9", driver, driver + ".png");
        ImageDifference d = ImageDifference.of(soft, other, 3);
        assertTrue(d.pixels() < 40, d::describe);
    }
}
