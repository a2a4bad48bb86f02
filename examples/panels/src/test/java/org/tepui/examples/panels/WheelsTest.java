package org.tepui.examples.panels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
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
        Path file = folder.resolve("wheel.png");
        try (XServer server = new XServer(800, 600)) {
            Image shown = shown(
                    new Program(folder, SwingWheel.class.getName(), file.toString())
                            .byItself(driver, server.display(), file),
                    "swing-" + driver);
            assertEquals("wheel, other", wheel(shown) + ", " + corner(shown));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    @Needs({Need.XVFB, Need.LAVAPIPE})
    void javaFxShowsItBelowItsSign(String driver) throws Exception {
        assumeTrue(hasGtk(), "GTK 3, which JavaFX's windows need, is not on this system");
        try (XServer server = new XServer(800, 600)) {
            assertFx(driver, server.display());
        }
    }

    @Test
    void javaFxNeedsNoDisplay() throws Exception {
        assertFx("soft", null);
    }

    private void assertFx(String driver, @Nullable String display) throws Exception {
        Path file = folder.resolve("wheel.png");
        Program program = new Program(folder, FxWheel.class.getName(), file.toString())
                .with("-Dprism.order=sw", "-Djavafx.cachedir=" + folder.resolve("javafx"));
        if (display == null) program = program.with("-Dglass.platform=Headless");
        Image shown = shown(
                program.byItself(driver, display, file), "javafx-" + driver + (display == null ? "-headless" : ""));
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

    private static boolean hasGtk() {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup("libgtk-3.so.0", arena);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
