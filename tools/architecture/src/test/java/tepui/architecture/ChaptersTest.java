package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chapters of OpenGL's front end do not know each other, and each way to break that is noticed. */
final class ChaptersTest {
    private static final String ONE = "package p; public class One {}";

    @TempDir
    private Path classes;

    @Test
    void noChapterOfThisProjectKnowsAnother() throws IOException, URISyntaxException {
        Path root = Path.of(System.getProperty("tepui.root"));
        Chapters chapters;
        try (InputStream file = ChaptersTest.class.getResourceAsStream("chapters.txt")) {
            chapters = Chapters.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
        List<String> broken = new ArrayList<>();
        for (String module : chapters.modules())
            broken.addAll(chapters.check(module, CompiledModules.classesOf(root, module)));
        assertEquals("", String.join("\n", broken));
    }

    @Test
    void classesThatDoNotKnowEachOther() throws IOException {
        SmallSources.compile(classes, Map.of("p.One", ONE, "p.Two", "package p; public class Two {}"));
        assertBroken("m p");
    }

    @Test
    void aFieldIsAUse() throws IOException {
        SmallSources.compile(classes, Map.of("p.One", ONE, "p.Two", "package p; public class Two { One one; }"));
        assertBroken("m p", "p: Two uses One; what both need belongs below them");
    }

    @Test
    void aNestedClassSpeaksForItsOutermost() throws IOException {
        SmallSources.compile(
                classes,
                Map.of("p.One", ONE, "p.Two", "package p; public class Two { record Inner(One[] ones, Two two) {} }"));
        assertBroken("m p", "p: Two uses One; what both need belongs below them");
    }

    @Test
    void otherPackagesMayBeUsed() throws IOException {
        SmallSources.compile(classes, Map.of("p.One", ONE, "q.Two", "package q; public class Two { p.One one; }"));
        assertBroken("m p\nm q");
    }

    @Test
    void anExceptionThatIsNamed() throws IOException {
        SmallSources.compile(classes, Map.of("p.One", ONE, "p.Two", "package p; public class Two { One one; }"));
        assertBroken("m p\n  Two: One");
    }

    @Test
    void anExceptionThatIsNotNeeded() throws IOException {
        SmallSources.compile(classes, Map.of("p.One", ONE, "p.Two", "package p; public class Two { One one; }"));
        assertBroken("m p\n  Two: One Gone", "p: chapters.txt says that Two uses Gone, which it does not");
    }

    @Test
    void anExceptionOfNoPackageIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Chapters.parse(List.of("  Two: One")));
    }

    private void assertBroken(String declared, String... lines) throws IOException {
        assertEquals(List.of(lines), Chapters.parse(declared.lines().toList()).check("m", classes));
    }
}
