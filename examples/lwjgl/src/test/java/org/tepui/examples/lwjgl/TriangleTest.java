package org.tepui.examples.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.programs.Program;

final class TriangleTest {
    @TempDir
    private Path folder;

    private Program program() {
        return new Program(folder, Triangle.class.getName(), "still");
    }

    @Test
    void itIsDrawnWithoutADisplay() throws Exception {
        check(program().offscreen("soft", 2).shown());
    }

    @Test
    @Needs(Need.LAVAPIPE)
    void itIsDrawnOnVulkan() throws Exception {
        check(program().offscreen("vulkan", 2).shown());
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInAWindow(String driver) throws Exception {
        try (XServer server = new XServer(800, 600)) {
            check(program().onDisplay(driver, 3, server.display()).shown());
        }
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL})
    void itLooksAsOnMesa() throws Exception {
        try (XServer server = new XServer(800, 600)) {
            Image mesa = program().onSystem(2, server.display()).shown();
            Image ours = program().offscreen("soft", 2).shown();
            ImageDifference difference = ImageDifference.of(mesa, ours, 1);
            assertTrue(difference.isNone(), difference.describe());
        }
    }

    @Test
    void anSdlWindowNeedsNoDisplay() throws Exception {
        Program.Outcome outcome = new Program(folder, SdlTriangle.class.getName(), "still").offscreen("soft", 3);
        check(outcome.shown());
        assertEquals("extension true, function true\nend\n", outcome.out(), outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInASdlWindow(String driver) throws Exception {
        try (XServer server = new XServer(800, 600)) {
            Program.Outcome outcome =
                    new Program(folder, SdlTriangle.class.getName(), "still").onDisplay(driver, 3, server.display());
            check(outcome.shown());
            assertEquals("extension true, function true\nend\n", outcome.out(), outcome.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInACanvasOfAwt(String driver) throws Exception {
        checkByItself(AwtTriangle.class, driver);
    }

    /** What is seen on the screen came there by another device than the one that drew: Vulkan has two here, one driver under two names. */
    @ParameterizedTest
    @CsvSource({"vulkan, soft:0", "soft, vulkan:0", "vulkan, vulkan:1"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void anotherDeviceShowsIt(String driver, String shower) throws Exception {
        Path picture = folder.resolve("shown.png");
        Path lavapipe = Need.LAVAPIPE.path();
        Path second = Files.copy(lavapipe, folder.resolve("second.json"), StandardCopyOption.REPLACE_EXISTING);
        Program.Outcome outcome = new Program(folder, AwtTriangle.class.getName(), "3", picture.toString())
                .with("-Dtepui.show-on=" + shower, "-Dtepui.show-wait=true")
                .withVariable("VK_DRIVER_FILES", lavapipe + File.pathSeparator + second)
                .inWindow(driver, picture);
        check(outcome.shown());
        assertEquals("end\n", outcome.out(), outcome.err());
    }

    /** SWT's own natives need GTK 3 of the system, which nothing fetches. */
    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void itIsShownInACanvasOfSwt(String driver) throws Exception {
        assumeTrue(Program.hasGtk(), "GTK 3 is not on this system");
        checkByItself(SwtTriangle.class, driver);
    }

    private void checkByItself(Class<?> program, String driver) throws Exception {
        Path picture = folder.resolve("own.png");
        Program.Outcome outcome =
                new Program(folder, program.getName(), "3", picture.toString()).inWindow(driver, picture);
        check(outcome.shown());
        assertEquals("end\n", outcome.out(), outcome.err());
    }

    private static void check(Image image) {
        assertEquals(640, image.width());
        assertEquals(480, image.height());
        assertEquals("1A1A26", hex(image, 10, 10));
        // Near each corner its colour outweighs the others.
        assertTrue(strongest(image, 140, 355) == 0, hex(image, 140, 355));
        assertTrue(strongest(image, 500, 355) == 1, hex(image, 500, 355));
        assertTrue(strongest(image, 320, 85) == 2, hex(image, 320, 85));
    }

    private static String hex(Image image, int x, int y) {
        return String.format("%06X", image.pixel(x, y) >>> 8);
    }

    private static int strongest(Image image, int x, int y) {
        int p = image.pixel(x, y);
        int r = p >>> 24;
        int g = p >>> 16 & 255;
        int b = p >>> 8 & 255;
        return r > 200 ? 0 : g > 200 ? 1 : b > 200 ? 2 : 3;
    }
}
