package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExtensionRowTest {
    @Test
    void aRowHasItsColumns() throws IOException {
        assertEquals(
                new ExtensionRow(
                        "EXT_a",
                        "es == 0 || es >= 31 && newestEs >= 32",
                        "caps.compute && caps.maxImages > 0",
                        110,
                        310,
                        List.of("EXT_b", "EXT_c")),
                ExtensionRow.parse("EXT_a | gl es31-of-32 | compute maxImages>0 | glsl110 essl310 brings EXT_b EXT_c"));
    }

    @Test
    void columnsMayBeMissingAtTheEnd() throws IOException {
        assertEquals(new ExtensionRow("EXT_a", "es >= 20", "", 0, 0, List.of()), ExtensionRow.parse("EXT_a | es20"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"EXT_a", "EXT_a |", "EXT_a | desktop", "EXT_a | gl | | 110", "EXT_a | gl | | glsl110 | more"})
    void whatIsNoRowIsRefused(String line) {
        assertThrows(IOException.class, () -> ExtensionRow.parse(line));
    }

    @Test
    void whatARowBringsIsOfTheLanguage() throws IOException {
        List<ExtensionRow> rows = ExtensionRow.readAll();
        Set<String> language = rows.stream()
                .filter(ExtensionRow::isOfLanguage)
                .map(ExtensionRow::name)
                .collect(Collectors.toSet());
        for (ExtensionRow row : rows) assertTrue(language.containsAll(row.brings()), row.name());
    }
}
