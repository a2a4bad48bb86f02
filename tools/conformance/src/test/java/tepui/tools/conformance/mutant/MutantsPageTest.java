package tepui.tools.conformance.mutant;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The page of planted bugs lists them all, in their order. */
class MutantsPageTest {
    @Test
    void thePageListsEveryBug() throws IOException {
        Path page = Path.of(System.getProperty("tepui.root"), "docs/kit-mutants.md");
        List<String> rows = Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("|") && line.contains("(`"))
                .toList();
        List<String> bugs = Mutants.entries().stream()
                .map(e -> "| " + e.what() + " (`" + e.name() + "`) | " + String.join(", ", e.areas()) + " |")
                .toList();
        assertEquals(bugs, rows);
    }
}
