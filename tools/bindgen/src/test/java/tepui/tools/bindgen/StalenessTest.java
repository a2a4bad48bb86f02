package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tepui.testing.Need;

/** What is committed is what the generators write today; and a change of either side is noticed. */
final class StalenessTest {
    private static final List<Generator> GENERATORS = Generator.ALL;
    private static final List<Generator> FORMATS = List.of(new FormatsPage());
    private static final Path FORMATS_FILE = Path.of("docs", "formats.md");

    @TempDir
    private Path root;

    @ParameterizedTest
    @FieldSource("GENERATORS")
    void noGeneratedFileOfThisProjectIsStale(Generator generator) throws IOException {
        Path file = Path.of(System.getProperty("tepui.root")).resolve(generator.file());
        String committed = Files.readString(file);
        String today = generator.text(Path.of(System.getProperty("tepui.root")), registries(generator));
        if (generator.readsRegistry()) {
            Assumptions.assumeTrue(
                    version(committed).equals(version(today)),
                    () -> generator.file() + " is written" + version(committed) + "; this system has" + version(today));
        }
        assertTrue(committed.equals(today), generator.file() + " is stale; './tepui generate' writes it anew");
    }

    @Test
    void whatWasJustWrittenIsNotStale() throws IOException {
        Main.write(root, root, FORMATS);
        assertEquals(List.of(), Main.stale(root, root, FORMATS));
    }

    @Test
    void aFileThatIsNotThereIsStale() throws IOException {
        assertEquals(List.of(FORMATS_FILE), Main.stale(root, root, FORMATS));
    }

    @Test
    void aFileThatWasEditedIsStale() throws IOException {
        Main.write(root, root, FORMATS);
        Path page = root.resolve(FORMATS_FILE);
        Files.writeString(page, Files.readString(page).replace("R8_UNORM", "R9_UNORM"));
        assertEquals(List.of(FORMATS_FILE), Main.stale(root, root, FORMATS));
    }

    private static Path registries(Generator generator) {
        return generator.readsRegistry() ? Need.SPIRV_GRAMMAR.require().resolveSibling("") : Path.of("");
    }

    /** The comment's lines may break anywhere. */
    private static String version(String text) {
        Matcher m = Pattern.compile(" from version (.*?) of its").matcher(text.replaceAll("\\s+\\*?\\s*", " "));
        return m.find() ? m.group(1) : "none";
    }
}
