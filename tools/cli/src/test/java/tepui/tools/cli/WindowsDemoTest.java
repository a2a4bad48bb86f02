package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Wine;
import tepui.testing.XServer;
import tepui.tools.image.Png;

/** Commands on a Java runtime for Windows under Wine: what they say and the pictures that they make. */
@Needs({Need.WINE, Need.WINDOWS_JAVA, Need.XVFB})
@Tag("slow")
final class WindowsDemoTest {
    private static final int SIDE = 128;

    @TempDir
    private static Path folder;

    /** Wine shows a window of its own while it makes the folder that stands for a drive. */
    @BeforeAll
    static void makePrefix() throws IOException, InterruptedException {
        Path said = folder.resolve("made.txt");
        try (XServer server = new XServer(320, 240)) {
            assertEquals(0, underWine(server, said, List.of("wineboot")).waitFor(), () -> read(said));
        }
    }

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    private static String onDriveZ(String path) {
        return "Z:" + path.replace('/', '\\');
    }

    private static Process start(XServer server, Path said, String... arguments) throws IOException {
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(WindowsDemoTest::onDriveZ)
                .collect(Collectors.joining(";"));
        List<String> command = new ArrayList<>(List.of(
                Need.WINDOWS_JAVA.path().toString(),
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.cache=off",
                "-cp",
                classPath,
                "tepui.tools.cli.Main"));
        command.addAll(List.of(arguments));
        return underWine(server, said, command);
    }

    private static Process underWine(XServer server, Path said, List<String> command) throws IOException {
        List<String> all = new ArrayList<>(List.of(Wine.found("x64").toString()));
        all.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().remove("LD_LIBRARY_PATH");
        builder.environment().putAll(Wine.environmentWithWindows(folder.resolve("prefix")));
        builder.environment().put("DISPLAY", server.display());
        return builder.start();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Test
    void theSoftwareDeviceIsListed() throws Exception {
        Path said = folder.resolve("info.txt");
        try (XServer server = new XServer(320, 240)) {
            assertEquals(0, start(server, said, "info").waitFor(), () -> read(said));
        }
        String text = read(said);
        assertTrue(text.contains("Windows ") && text.contains("soft: the software device"), text);
    }

    @Test
    void aPictureIsWritten() throws Exception {
        Path said = folder.resolve("picture.txt");
        Path picture = folder.resolve("gears.png");
        try (XServer server = new XServer(320, 240)) {
            Process demo = start(
                    server,
                    said,
                    "demo",
                    "gears",
                    "--driver",
                    "soft",
                    "--size",
                    SIDE + "x" + SIDE,
                    "--out",
                    onDriveZ(picture.toString()));
            assertEquals(0, demo.waitFor(), () -> read(said));
        }
        assertEquals(SIDE, Png.read(picture).width());
    }
}
