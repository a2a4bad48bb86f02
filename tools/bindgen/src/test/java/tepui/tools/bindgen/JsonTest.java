package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonTest {
    @Test
    void objectsListsStringsAndNumbersAreRead() {
        assertEquals(
                Map.of("a", List.of("1", "-2.5e3", "true"), "b", Map.of(), "c", "x\n\"A"),
                Json.parse(" {\"a\": [1, -2.5e3, true], \"b\":{}, \"c\" : \"x\\n\\\"\\u0041\"} "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1", "[1 2]", "{\"a\"}", "{a:1}", "\"x", "[] []", "[,]", "\"\\"})
    void whatIsNoJsonIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Json.parse(text));
    }

    @Test
    void aMissingMemberIsNamed() {
        String message = assertThrows(IllegalArgumentException.class, () -> Json.string(Map.of(), "opcode"))
                .getMessage();
        assertEquals("JSON: there is no member 'opcode'", message);
    }
}
