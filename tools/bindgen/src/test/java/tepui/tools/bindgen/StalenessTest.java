package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is committed is what the generators write today; and a change of either side is noticed. */
final class StalenessTest {
    @TempDir
    private Path root;

    @Test
    void noGeneratedFileOfThisProjectIsStale() throws IOException {
        Path here = Path.of(System.getProperty("tepui.root"));
        assertEquals(List.of(), Main.stale(here, Generator.ALL), "stale; './tepui generate' writes them anew");
    }

    @Test
    void whatWasJustWrittenIsNotStale() throws IOException {
        Main.write(root, Generator.ALL);
        assertEquals(List.of(), Main.stale(root, Generator.ALL));
    }

    @Test
    void aFileThatIsNotThereIsStale() throws IOException {
        assertEquals(List.of(Path.of("docs", "formats.md")), Main.stale(root, Generator.ALL));
    }

    @Test
    void aFileThatWasEditedIsStale() throws IOException {
        Main.write(root, Generator.ALL);
        Path page = root.resolve("docs/formats.md");
        Files.writeString(page, Files.readString(page).replace("R8_UNORM", "R9_UNORM"));
        assertEquals(List.of(Path.of("docs", "formats.md")), Main.stale(root, Generator.ALL));
    }
}
