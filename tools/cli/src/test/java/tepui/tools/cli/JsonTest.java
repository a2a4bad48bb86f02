package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class JsonTest {
    @Test
    void objectsListsAndValuesNest() {
        Json json = new Json();
        json.begin("", '{')
                .value("a", 1)
                .begin("b", '[')
                .value("", true)
                .begin("", '{')
                .end('}')
                .end(']')
                .value("c", new int[] {1, 2})
                .end('}');
        assertEquals("{\n  \"a\": 1,\n  \"b\": [\n    true,\n    {}\n  ],\n  \"c\": [1, 2]\n}", json.toString());
    }

    @Test
    void textIsQuotedAndNoNumberIsWrittenThatJsonLacks() {
        Json json = new Json();
        json.begin("", '[')
                .value("", "\"\\\n\t\u0001")
                .value("", Double.NaN)
                .value("", 0.5f)
                .end(']');
        assertEquals("[\n  \"\\\"\\\\\\n\\t\\u0001\",\n  null,\n  0.5\n]", json.toString());
    }
}
