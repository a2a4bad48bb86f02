package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XScreen;
import tepui.testing.XServer;

/** Demos in windows, as a person sees and treats them: in a process of their own, validated, resized, hidden, closed. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION, Need.XVFB})
class DemoWindowTest {
    private static final int SIDE = 96;

    @TempDir
    private Path folder;

    private Process start(XServer server, String scene, String driver, String shower, String hud, Path said)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.cache=" + folder.resolve("cache"),
                "-cp",
                System.getProperty("java.class.path"),
                "tepui.tools.cli.Main",
                "demo",
                scene,
                "--driver",
                driver,
                "--size",
                SIDE + "x" + SIDE,
                "--validate"));
        if (!shower.isEmpty()) command.addAll(List.of("--show-on", shower, "--show-wait"));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().put("DISPLAY", server.display());
        if (!hud.isEmpty()) builder.environment().put("TEPUI_HUD", hud);
        return builder.start();
    }

    /** Waits until what is to be seen has many colours; a process that ends before is what the caller will notice. */
    private static boolean shows(XScreen screen, Process demo) {
        while (demo.isAlive()) {
            if (Arrays.stream(screen.pixels(0, 0, SIDE, SIDE)).distinct().count() > 20) return true;
            Thread.onSpinWait();
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({
        "gears, vulkan, '', ''",
        "mountain, vulkan, '', 'fps,frametime'",
        "gears, soft, '', ''",
        "gears, vulkan, soft:0, ''",
        "gears, soft, vulkan:0, ''",
    })
    void aDemoLivesThroughWhatHappensToWindows(String scene, String driver, String shower, String hud)
            throws Exception {
        Path said = folder.resolve("said.txt");
        try (XServer server = new XServer(320, 240);
                XScreen screen = new XScreen(server)) {
            Process demo = start(server, scene, driver, shower, hud, said);
            try {
                assertTrue(shows(screen, demo), () -> "no picture: " + read(said));
                int window = screen.windows()[0];
                screen.resize(window, 130, 60);
                screen.resize(window, SIDE, SIDE);
                screen.hide(window);
                screen.show(window);
                assertTrue(shows(screen, demo), () -> "no picture any more: " + read(said));
                screen.askToClose(window);
                assertEquals(0, demo.waitFor(), () -> read(said));
            } finally {
                demo.destroyForcibly().waitFor();
            }
        }
        String text = read(said);
        assertTrue(text.contains(driver + " (") && text.contains(" pictures, the first in "), text);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
