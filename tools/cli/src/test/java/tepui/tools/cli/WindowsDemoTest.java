package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;
import tepui.testing.WindowsPerson;
import tepui.testing.XScreen;
import tepui.tools.image.Png;

/** Commands on a Java runtime for Windows under Wine: what they say, the pictures that they make, and windows that a person treats. */
@Needs({Need.WINE, Need.WINE_VULKAN, Need.WINDOWS_JAVA, Need.XVFB})
@Tag("slow")
final class WindowsDemoTest {
    private static final int SIDE = 128;
    private static final int SCREEN_WIDTH = 400;
    private static final int SCREEN_HEIGHT = 300;

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

    private static Process start(Path said, String... arguments) throws IOException {
        List<String> all =
                new ArrayList<>(List.of("-Dtepui.cache=off", "-cp", WindowsJava.classPath(), "tepui.tools.cli.Main"));
        all.addAll(List.of(arguments));
        return windows.java(said, all);
    }

    /** Waits until the screen is as it should be; false where the program ended before. */
    private static boolean shows(XScreen screen, Process demo, Predicate<int[]> what) throws InterruptedException {
        return ProcessWaits.comes(demo, () -> what.test(screen.pixels(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT)));
    }

    /** A screen of nothing but a picture of a size: no window manager draws frames, the ground is black and the scene is not. */
    private static Predicate<int[]> picture(int width, int height) {
        return pixels -> Arrays.stream(pixels).filter(pixel -> pixel != 0).count() == (long) width * height
                && Arrays.stream(pixels).distinct().count() > 20;
    }

    private static Process person() throws IOException {
        Path said = folder.resolve("person.txt");
        return windows.java(
                said, List.of("-cp", WindowsJava.classPath(), WindowsPerson.class.getName(), "Tepui: gears"));
    }

    @Test
    void allDriversAreListed() throws Exception {
        Path said = folder.resolve("info.txt");
        assertEquals(0, ProcessWaits.ended(start(said, "info")), () -> WindowsJava.read(said));
        String text = WindowsJava.read(said);
        assertTrue(text.contains("Windows ") && text.contains("soft: the software device"), text);
        assertTrue(text.contains("\nvulkan: ") && text.contains("\nd3d12: "), text);
        assertFalse(text.contains("cannot be used"), text);
    }

    @Test
    void aPictureIsWritten() throws Exception {
        Path said = folder.resolve("picture.txt");
        Path picture = folder.resolve("gears.png");
        Process demo = start(
                said,
                "demo",
                "gears",
                "--driver",
                "soft",
                "--size",
                SIDE + "x" + SIDE,
                "--out",
                WindowsJava.path(picture));
        assertEquals(0, ProcessWaits.ended(demo), () -> WindowsJava.read(said));
        assertEquals(SIDE, Png.read(picture).width());
    }

    /** The launcher in a folder that looks as after a build; what is built there is a word that makes java say its version. */
    private static Process launcher(Path said, String word) throws IOException {
        Path home = Files.createDirectories(folder.resolve("home-" + word));
        Path app = Files.createDirectories(home.resolve(".tepui/app"));
        Files.copy(Path.of(System.getProperty("tepui.root"), "tepui.cmd"), home.resolve("tepui.cmd"));
        Files.writeString(app.resolve("java.options"), "--version");
        Files.writeString(app.resolve("stamp"), "");
        Path java = Need.WINDOWS_JAVA.path().getParent().getParent();
        String set = "set TEPUI_JAVA_HOME=" + WindowsJava.path(java);
        String call = "call " + WindowsJava.path(home.resolve("tepui.cmd")) + " " + word;
        return windows.start(said, List.of("cmd", "/c", set + "&& " + call));
    }

    @Test
    void aRuntimeWithoutACompilerRunsWhatIsBuilt() throws Exception {
        Path said = folder.resolve("launched.txt");
        assertEquals(0, ProcessWaits.ended(launcher(said, "info")), () -> WindowsJava.read(said));
        String text = WindowsJava.read(said);
        assertTrue(text.contains("openjdk 25"), text);
    }

    @Test
    void buildingSaysThatItNeedsACompiler() throws Exception {
        Path said = folder.resolve("built.txt");
        assertEquals(1, ProcessWaits.ended(launcher(said, "build")), () -> WindowsJava.read(said));
        String text = WindowsJava.read(said);
        assertTrue(text.contains("has no compiler"), text);
    }

    /** What the launcher of the project says to a word, without a Java runtime. */
    private static String launcherAlone(String word, int status) throws Exception {
        Path said = folder.resolve("alone.txt");
        Path launcher = Path.of(System.getProperty("tepui.root"), "tepui.cmd");
        Process process = windows.start(said, List.of("cmd", "/c", "call " + WindowsJava.path(launcher) + " " + word));
        assertEquals(status, ProcessWaits.ended(process), () -> WindowsJava.read(said));
        return WindowsJava.read(said).replace("\r", "");
    }

    @Test
    void theLauncherHasHelpAndVersionWithoutARuntime() throws Exception {
        Path root = Path.of(System.getProperty("tepui.root"));
        String help = Files.readString(root.resolve("tools/cli/src/main/resources/tepui/tools/cli/help.txt"));
        for (String word : List.of("--help", "")) {
            String text = launcherAlone(word, word.isEmpty() ? 2 : 0);
            assertTrue(text.contains(help), text);
        }
        String pom = Files.readString(root.resolve("pom.xml"));
        int at = pom.indexOf("\n  <version>") + "\n  <version>".length();
        String version = launcherAlone("--version", 0);
        assertTrue(version.contains("tepui " + pom.substring(at, pom.indexOf('<', at))), version);
    }

    @ParameterizedTest
    @ValueSource(strings = "exec app.exe")
    void whatNeedsLinuxSaysSo(String words) throws Exception {
        Path said = folder.resolve("linux.txt");
        assertEquals(1, ProcessWaits.ended(start(said, words.split(" "))), () -> WindowsJava.read(said));
        String text = WindowsJava.read(said);
        assertTrue(text.contains("Linux") && !text.contains("\tat "), text);
    }

    @Test
    void aHostWaitsForProgramsAndEnds() throws Exception {
        Path said = folder.resolve("host.txt");
        Path place = folder.resolve("host");
        Process host = start(said, "host", "--driver", "soft", "--idle", "1", "--folder", WindowsJava.path(place));
        assertEquals(0, ProcessWaits.ended(host), () -> WindowsJava.read(said));
        assertTrue(WindowsJava.read(said).contains("the host's folder is Z:"), () -> WindowsJava.read(said));
        assertTrue(Files.exists(place.resolve("host.lock")) && Files.notExists(place.resolve("host.port")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan", "d3d12"})
    void aWindowIsResizedMinimisedRestoredCoversTheScreenAndIsClosed(String driver) throws Exception {
        Path said = folder.resolve(driver + "-window.txt");
        try (XScreen screen = new XScreen(windows.server())) {
            Process person = person();
            // It ends by itself in the end, so nothing here waits for ever.
            Process demo =
                    start(said, "demo", "gears", "--driver", driver, "--size", SIDE + "x" + SIDE, "--seconds", "300");
            try (PrintStream asks = new PrintStream(person.getOutputStream(), true, StandardCharsets.US_ASCII)) {
                assertTrue(shows(screen, demo, picture(SIDE, SIDE)), () -> "no picture: " + WindowsJava.read(said));
                asks.println("size 200 150");
                assertTrue(shows(screen, demo, picture(200, 150)), () -> "not resized: " + WindowsJava.read(said));
                asks.println("minimise");
                asks.println("restore");
                assertTrue(shows(screen, demo, picture(200, 150)), () -> "not restored: " + WindowsJava.read(said));
                int[] before = screen.pixels(0, 0, SCREEN_WIDTH, SCREEN_HEIGHT);
                assertTrue(
                        shows(screen, demo, picture(200, 150).and(now -> !Arrays.equals(before, now))),
                        () -> "stands still: " + WindowsJava.read(said));
                asks.println("screen");
                assertTrue(
                        shows(screen, demo, picture(SCREEN_WIDTH, SCREEN_HEIGHT)),
                        () -> "does not cover the screen: " + WindowsJava.read(said));
                asks.println("frame");
                asks.println("size 200 150");
                assertTrue(shows(screen, demo, picture(200, 150)), () -> "no window again: " + WindowsJava.read(said));
                asks.println("close");
                assertEquals(0, ProcessWaits.ended(demo), () -> WindowsJava.read(said));
            } finally {
                demo.destroyForcibly();
                person.destroyForcibly();
            }
        }
        String text = WindowsJava.read(said);
        assertTrue(text.contains(driver + " (") && text.contains(" pictures, the first in "), text);
    }
}
