package org.tepui.examples.jogl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;
import tepui.testing.WindowsPerson;
import tepui.testing.XScreen;
import tepui.tools.programs.Program;

/**
 * The rings with JOGL's libraries for Windows, in windows of Windows under Wine, which on a busy machine was seen to show none: this runs where it is asked for,
 * {@code -Dtepui.windows.examples=true}.
 */
@Needs({Need.WINE, Need.WINE_VULKAN, Need.WINDOWS_JAVA, Need.XVFB})
@Tag("slow")
@EnabledIfSystemProperty(named = "tepui.windows.examples", matches = "true", disabledReason = "it is not asked for")
final class WindowsRingsTest {
    private static final int SCREEN_WIDTH = 800;
    private static final int SCREEN_HEIGHT = 600;
    private static final int GROUND = 0x141724;
    /** Pictures after which it ends by itself, so that nothing waits for ever. */
    private static final int MOST = 100_000;

    @TempDir
    private static Path folder;

    private static WindowsJava windows;

    @BeforeAll
    static void begin() throws IOException, InterruptedException {
        windows = new WindowsJava(folder, SCREEN_WIDTH, SCREEN_HEIGHT);
    }

    @AfterAll
    static void end() {
        windows.close();
    }

    @ParameterizedTest
    @CsvSource({"GL3, soft", "GL2, vulkan"})
    void itIsShownInAWindowUntilThatIsClosed(String profile, String driver) throws Exception {
        isShownUntilItIsClosed(driver, profile);
    }

    @ParameterizedTest
    @CsvSource({"panel, soft", "canvas, soft", "canvas, vulkan"})
    void itIsShownInAComponentUntilItsWindowIsClosed(String component, String driver) throws Exception {
        isShownUntilItIsClosed(driver, component, "0", WindowsJava.path(folder.resolve("none.png")));
    }

    private static void isShownUntilItIsClosed(String driver, String... words) throws Exception {
        Path said = folder.resolve(words[0] + "-" + driver + ".txt");
        try (XScreen screen = new XScreen(windows.server())) {
            List<String> all = new ArrayList<>(List.of(Rings.class.getName()));
            all.addAll(List.of(words));
            Program program = new Program(folder, all.toArray(String[]::new));
            Process rings = program.onWindows(windows, driver, MOST, said);
            Process person = windows.java(
                    folder.resolve("person.txt"),
                    List.of("-cp", WindowsJava.classPath(), WindowsPerson.class.getName(), "Rings"));
            try (PrintStream asks = new PrintStream(person.getOutputStream(), true, StandardCharsets.US_ASCII)) {
                assertTrue(
                        ProcessWaits.comes(rings, () -> isRings(screen.pixels(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT))),
                        () -> "no picture: " + WindowsJava.read(said));
                asks.println("close");
                assertEquals(0, ProcessWaits.ended(rings), () -> WindowsJava.read(said));
            } finally {
                rings.destroyForcibly();
                person.destroyForcibly();
            }
        }
    }

    /** Much of the ground, and pixels in which red, green and blue outweigh the others. */
    private static boolean isRings(int[] pixels) {
        int ground = 0;
        int[] strong = new int[3];
        for (int pixel : pixels) {
            if ((pixel & 0xffffff) == GROUND) ground++;
            for (int c = 0; c < 3; c++) {
                int own = pixel >> 8 * c & 255;
                int most = Math.max(pixel >> 8 * ((c + 1) % 3) & 255, pixel >> 8 * ((c + 2) % 3) & 255);
                if (own > most + 60) strong[c]++;
            }
        }
        return ground > 10_000 && strong[0] > 500 && strong[1] > 500 && strong[2] > 500;
    }
}
