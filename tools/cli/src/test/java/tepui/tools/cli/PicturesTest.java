package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.tools.image.Comparison;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.PictureReport;
import tepui.tools.image.Png;

/** The report of picture comparisons, by command and in a browser. */
final class PicturesTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Path expectedFile() {
        return folder.resolve("expected").resolve("badge.png");
    }

    private Path reportFolder() {
        return folder.resolve("pictures");
    }

    @BeforeEach
    void oneThatIsAlikeAndOneThatDiffers() throws IOException {
        Image white = Image.blank(4, 4);
        white.pixel(1, 1, 0xFFFFFFFF);
        Image black = Image.blank(4, 4);
        PictureReport report = new PictureReport(reportFolder());
        report.add(new Comparison("alike", true, "equal", null), ImageDifference.of(black, black, 0), black, black);
        ImageDifference d = ImageDifference.of(black, white, 0);
        report.add(new Comparison("badge", false, d.describe(), expectedFile()), d, white, black);
    }

    @Test
    void whatDiffersIsListedFirstAndFails() {
        assertEquals(1, run("pictures", reportFolder().toString()));
        assertTrue(said().startsWith("differs  badge: 1 of 16 pixels differ"), said());
        assertTrue(said().contains("\n1 of 2 differ; "), said());
    }

    @Test
    void whatIsAcceptedIsExpectedFromThenOn() throws IOException {
        assertEquals(0, run("pictures", reportFolder().toString(), "--accept", "all"));
        assertEquals(0xFFFFFFFF, Png.read(expectedFile()).pixel(1, 1));
        assertEquals(0, run("pictures", reportFolder().toString()));
    }

    @Test
    void aNameThatIsNotThereIsRefused() {
        assertEquals(2, run("pictures", reportFolder().toString(), "--accept", "../badge"));
        assertTrue(said().contains("there is no comparison '../badge'"), said());
    }

    @Test
    void aClickAcceptsAndStrangersMayNot() throws Exception {
        Thread serving;
        try (PictureServer server = new PictureServer(new PictureReport(reportFolder()), 0)) {
            serving = Thread.ofVirtual().start(() -> {
                try {
                    server.serve();
                } catch (IOException e) {
                    throw new java.io.UncheckedIOException(e);
                }
            });
            String address = server.address();
            String base = address.substring(0, address.indexOf("index.html"));
            String word = address.substring(address.indexOf('?'));
            assertTrue(ask("GET", address).contains("data-name=\"badge\""));
            assertTrue(ask("GET", base + "badge-actual.png").startsWith("200 "));
            assertTrue(ask("GET", base + "index.html").startsWith("403 "));
            assertTrue(ask("GET", base + "..%2fexpected%2fbadge.png").startsWith("404 "));
            assertTrue(ask("GET", base + "badge.comparison").startsWith("404 "));
            assertTrue(ask("POST", base + "accept/badge").startsWith("403 "));
            assertFalse(Files.exists(expectedFile()));
            assertTrue(ask("POST", base + "accept/nothing" + word).startsWith("409 "));
            assertTrue(ask("POST", base + "accept/badge" + word).startsWith("200 "));
            assertTrue(Files.exists(expectedFile()));
        }
        serving.join();
    }

    private static String ask(String method, String address) throws IOException {
        HttpURLConnection c = (HttpURLConnection) URI.create(address).toURL().openConnection();
        c.setRequestMethod(method);
        int status = c.getResponseCode();
        try (InputStream in = status < 400 ? c.getInputStream() : c.getErrorStream()) {
            return status + " " + new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private int run(String... words) {
        out.reset();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        return Main.run(List.of(words), new Terminal(print, print, false));
    }
}
