package org.tepui.examples.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
 * The triangle with LWJGL's libraries for Windows, in windows of Windows under Wine. On a busy machine Wine was seen to show no window, so this runs where it is
 * asked for: {@code -Dtepui.windows.examples=true}.
 */
@Needs({Need.WINE, Need.WINE_VULKAN, Need.WINDOWS_JAVA, Need.XVFB})
@Tag("slow")
@EnabledIfSystemProperty(named = "tepui.windows.examples", matches = "true", disabledReason = "it is not asked for")
final class WindowsTriangleTest {
    private static final int SCREEN_WIDTH = 800;
    private static final int SCREEN_HEIGHT = 600;
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int GROUND = 0x1a1a26;
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
    @CsvSource({"Triangle, soft", "Triangle, vulkan", "SdlTriangle, soft"})
    void itIsShownInAWindowUntilThatIsClosed(String name, String driver) throws Exception {
        Path said = folder.resolve(name + "-" + driver + ".txt");
        try (XScreen screen = new XScreen(windows.server())) {
            Program program = new Program(folder, Triangle.class.getPackageName() + "." + name, "still");
            Process triangle = program.onWindows(windows, driver, MOST, said);
            Process person = windows.java(
                    folder.resolve("person.txt"),
                    List.of("-cp", WindowsJava.classPath(), WindowsPerson.class.getName(), "Triangle"));
            try (PrintStream asks = new PrintStream(person.getOutputStream(), true, StandardCharsets.US_ASCII)) {
                assertTrue(shows(screen, triangle), () -> "no picture: " + WindowsJava.read(said));
                asks.println("close");
                assertEquals(0, ProcessWaits.ended(triangle), () -> WindowsJava.read(said));
            } finally {
                triangle.destroyForcibly();
                person.destroyForcibly();
            }
        }
    }

    /** Waits for the picture; false where the program ends before. */
    private static boolean shows(XScreen screen, Process program) throws InterruptedException {
        return ProcessWaits.comes(program, () -> isTriangle(screen.pixels(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT)));
    }

    /** The ground begins where the window does, and near each corner its colour outweighs the others. */
    private static boolean isTriangle(int[] pixels) {
        int first = 0;
        while (first < pixels.length && pixels[first] != GROUND) first++;
        int left = first % SCREEN_WIDTH;
        int top = first / SCREEN_WIDTH;
        if (left + WIDTH > SCREEN_WIDTH || top + HEIGHT > SCREEN_HEIGHT) return false;
        return isStrong(pixels, left + 140, top + 355, 16)
                && isStrong(pixels, left + 500, top + 355, 8)
                && isStrong(pixels, left + 320, top + 85, 0);
    }

    private static boolean isStrong(int[] pixels, int x, int y, int shift) {
        int pixel = pixels[y * SCREEN_WIDTH + x];
        for (int other = 0; other <= 16; other += 8) if (other != shift && (pixel >> other & 255) > 100) return false;
        return (pixel >> shift & 255) > 200;
    }
}
