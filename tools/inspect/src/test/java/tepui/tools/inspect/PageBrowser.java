package tepui.tools.inspect;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Headless Chromium in which a script looks at pages; tests are skipped where there is none on the path. */
final class PageBrowser {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private final Path folder;
    private final String window;

    /**
     * @param folder for what the browser keeps
     * @param window its size, as in 1200,800
     */
    PageBrowser(Path folder, String window) {
        this.folder = folder;
        this.window = window;
    }

    private static @Nullable Path browser() {
        for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            for (String name : NAMES) {
                Path file = Path.of(place, name);
                if (Files.isExecutable(file)) return file;
            }
        }
        return null;
    }

    /** The document after a script has run at the page's end; {@code done(text)} in the script ends it with a text. */
    String run(Path pages, String address, String script) throws IOException, InterruptedException {
        Path browser = browser();
        assumeTrue(browser != null, "there is no Chromium on the path");
        String page = Files.readString(pages.resolve("index.html"));
        String test =
                "<script>const done = text => { const p = document.createElement('p'); p.id = 'said'; p.textContent = 'SAID[' + text + ']'; document.body.append(p); };\n"
                        + "const until = async ok => { while (!ok()) await new Promise(go => setTimeout(go, 20)); };\n"
                        + "(async () => {" + script + "})().catch(e => done('failed: ' + e));</script>";
        Files.writeString(pages.resolve("test.html"), page + test);
        List<String> words =
                new ArrayList<>(List.of(String.valueOf(browser), "--headless", "--no-sandbox", "--disable-gpu"));
        words.addAll(List.of("--user-data-dir=" + folder.resolve("profile"), "--window-size=" + window));
        words.addAll(List.of("--virtual-time-budget=60000", "--dump-dom", address));
        Path out = folder.resolve("dom.html");
        Process process = new ProcessBuilder(words)
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        try {
            assertTrue(process.waitFor(4, TimeUnit.MINUTES), "the browser does not end");
        } finally {
            process.destroyForcibly();
        }
        String dom = Files.readString(out);
        int at = dom.lastIndexOf("SAID[");
        assertTrue(at >= 0, "the page's script did not end: " + dom);
        return dom.substring(at + 5, dom.indexOf("]<", at));
    }

    String run(Path pages, String script) throws IOException, InterruptedException {
        return run(pages, pages.resolve("test.html").toUri().toString(), script);
    }
}
