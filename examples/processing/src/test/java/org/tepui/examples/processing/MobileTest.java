package org.tepui.examples.processing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.programs.ColorCounts;
import tepui.tools.programs.Program;

/** The sketch with both of its renderers, in windows, beside Mesa. */
final class MobileTest {
    private static final int FRAMES = 4;

    /** Edges are smooth, and each device's samples lie where it puts them. */
    private static final double SHARE = 0.015;

    @TempDir
    private Path folder;

    private Image picture(String driver, String renderer, String display) throws Exception {
        Path file = folder.resolve(renderer + driver + ".png");
        String[] words = {Mobile.class.getName(), renderer, String.valueOf(FRAMES), file.toString()};
        return new Program(folder, words).byItself(driver, display, file).shown();
    }

    @ParameterizedTest
    @ValueSource(strings = {"P2D", "P3D"})
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void eachRendererLooksAsOnMesa(String renderer) throws Exception {
        try (XServer server = new XServer(800, 600)) {
            Image mesa = picture(null, renderer, server.display());
            check(mesa);
            for (String driver : new String[] {"soft", "vulkan"}) {
                Image ours = picture(driver, renderer, server.display());
                check(ours);
                ImageDifference difference = ImageDifference.of(mesa, ours, 24);
                boolean near = difference.pixels() <= SHARE * mesa.width() * mesa.height();
                if (!near) difference.write(Path.of("target/pictures"), renderer + "-" + driver);
                assertTrue(near, driver + ": " + difference.describe());
            }
        }
    }

    /** The ground in a corner, and each shape's colour somewhere. */
    private static void check(Image image) {
        assertEquals(480, image.width());
        assertEquals(360, image.height());
        assertEquals("141724", String.format("%06X", image.pixel(10, 10) >>> 8));
        ColorCounts counts = ColorCounts.of(image);
        assertTrue(counts.least() > 10, counts.toString());
    }
}
