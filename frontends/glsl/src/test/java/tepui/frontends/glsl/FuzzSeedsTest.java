package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tepui.frontends.glsl.syntax.ParserFuzz;
import tepui.frontends.glsl.syntax.PreprocessorFuzz;

/** The fuzzers' targets on the committed seeds: texts to begin with, and those that once broke something. */
class FuzzSeedsTest {
    static final Path SEEDS = Path.of("src", "test", "resources", "tepui", "frontends", "glsl", "fuzz");

    @TestFactory
    Stream<DynamicTest> seeds() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(SEEDS)) {
            files = all.sorted().toList();
        }
        assertFalse(files.isEmpty(), "no seeds in " + SEEDS);
        return files.stream()
                .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> {
                    byte[] data = Files.readAllBytes(f);
                    PreprocessorFuzz.fuzzerTestOneInput(data);
                    ParserFuzz.fuzzerTestOneInput(data);
                    CompilerFuzz.fuzzerTestOneInput(data);
                }));
    }
}
