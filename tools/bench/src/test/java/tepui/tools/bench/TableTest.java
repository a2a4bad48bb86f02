package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One table in three forms, and what stands around it. */
class TableTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private static Table table() {
        Table t = Table.of(1, "row", "ns");
        t.row("plain", "1.5");
        t.row("a, b", "2");
        t.row("says \"no\"", "3");
        t.row("two\nlines", "4");
        t.row(" edge|\ttab", "");
        return t;
    }

    private void print(Map<String, String> options) {
        Options parsed = Options.parse(
                options.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .toArray(String[]::new),
                0,
                Map.of());
        new Report(parsed)
                .text("before")
                .table(table())
                .text("after")
                .print(
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8));
    }

    @Test
    void csvQuotesWhatWouldEndACell() {
        assertEquals(
                "row,ns\nplain,1.5\n\"a, b\",2\n\"says \"\"no\"\"\",3\n\"two\nlines\",4\n\" edge|\ttab\",\n",
                table().csv());
    }

    @Test
    void tsvAndMarkdownHaveNoQuotes() {
        assertEquals("row\tns\nplain\t1.5\na, b\t2\nsays \"no\"\t3\ntwo lines\t4\n edge| tab\t\n", table().tsv());
        assertTrue(table().markdown().startsWith("| row | ns |\n|---|---:|\n| plain | 1.5 |\n"), table()::markdown);
        assertTrue(table().markdown().contains("|  edge\\|"), table()::markdown);
    }

    @Test
    void numbersHaveAPointInEveryCountry() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertEquals("1234.50", Table.fixed(1234.5, 2));
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aRowHasACellForEachColumn() {
        assertThrows(IllegalArgumentException.class, () -> Table.of(1, "a", "b").row("1"));
    }

    @Test
    void wordsStandAroundMarkdownAndBesideCsv() {
        print(Map.of());
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith("before\n\n| row |") && said.endsWith("|\n\nafter\n"), said);
        assertEquals("", err.toString(StandardCharsets.UTF_8));
        out.reset();
        print(Map.of("--format", "csv"));
        assertEquals(table().csv(), out.toString(StandardCharsets.UTF_8));
        assertEquals("before\nafter\n", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aFileTakesTheTableAsCsvWhateverIsPrinted(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("t.csv");
        print(Map.of("--csv", file.toString()));
        assertEquals(table().csv(), Files.readString(file));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("| plain | 1.5 |"));
    }

    @Test
    void anUnknownFormIsNamed() {
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> print(Map.of("--format", "yaml")));
        assertTrue(String.valueOf(e.getMessage()).contains("yaml"), e::getMessage);
    }
}
