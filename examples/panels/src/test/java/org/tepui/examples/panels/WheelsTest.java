package org.tepui.examples.panels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.programs.Program;

/** The wheels as the screen shows them: turned by a sixth, below what the user interface puts over them. */
final class WheelsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void swingShowsItBelowItsMenu(String driver) throws Exception {
        Path file = file();
        Program program = new Program(folder, SwingWheel.class.getName(), file.toString());
        Image shown = shown(program.inWindow(driver, file), "swing-" + driver);
        assertEquals("wheel, other", wheel(shown) + ", " + corner(shown));
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void javaFxShowsItBelowItsSign(String driver) throws Exception {
        assumeTrue(Program.hasGtk(), "GTK 3, which JavaFX's windows need, is not on this system");
        assertFx(fx().inWindow(driver, file()), "javafx-" + driver);
    }

    @Test
    void javaFxNeedsNoDisplay() throws Exception {
        Program headless = fx().with("-Dglass.platform=Headless");
        assertFx(headless.byItself("soft", null, file()), "javafx-soft-headless");
    }

    private Path file() {
        return folder.resolve("wheel.png");
    }

    private Program fx() {
        return new Program(folder, FxWheel.class.getName(), file().toString())
                .with("-Dprism.order=sw", "-Djavafx.cachedir=" + folder.resolve("javafx"));
    }

    private static void assertFx(Program.Outcome outcome, String name) throws Exception {
        Image shown = shown(outcome, name);
        assertEquals("wheel", wheel(shown));
        // Half white, half the ground below it, whichever way that is rounded.
        int sign = shown.pixel(20, 20);
        assertEquals(0x8C, sign >>> 24, 1, hex(shown, 20, 20));
        assertEquals(0x92, sign >>> 8 & 255, 1, hex(shown, 20, 20));
    }

    private static Image shown(Program.Outcome outcome, String name) throws Exception {
        Image image = outcome.shown();
        assertEquals("end\n", outcome.out(), outcome.err());
        Path kept = Path.of("target/pictures", name + ".png");
        Files.createDirectories(kept.getParent());
        Png.write(kept, image);
        assertEquals("400x300", image.width() + "x" + image.height());
        return image;
    }

    /** "wheel" where its sectors lie as they do after a sixth of a turn, else what is to be seen. */
    private static String wheel(Image image) {
        StringBuilder seen = new StringBuilder();
        for (int sector = 0; sector < 6; sector++) {
            double angle = 2 * Math.PI * (sector + 1.5) / 6;
            seen.append(hex(image, (int) Math.round(200 + 70 * Math.cos(angle)), (int)
                            Math.round(150 - 70 * Math.sin(angle))))
                    .append(' ');
        }
        String expected = "FF0000 FFFF00 00FF00 00FFFF 0000FF FF00FF ";
        return seen.toString().equals(expected) && hex(image, 390, 290).equals("1A1A26")
                ? "wheel"
                : seen + hex(image, 390, 290);
    }

    /** What lies at the corner that the open menu covers. */
    private static String corner(Image image) {
        return hex(image, 10, 10).equals("1A1A26") ? "nothing" : "other";
    }

    private static String hex(Image image, int x, int y) {
        return String.format("%06X", image.pixel(x, y) >>> 8);
    }
}
