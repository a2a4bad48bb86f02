package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class OpenObjectsTest {
    private final OpenObjects<String> objects = new OpenObjects<>();

    @Test
    void whatIsTakenOutIsTakenOutOnce() {
        objects.add("a");
        objects.add("b");
        assertTrue(objects.remove("a"));
        assertFalse(objects.remove("a"));
        assertEquals(List.of("b"), objects.list());
    }

    @Test
    void aListStaysWhatItWas() {
        objects.add("a");
        List<String> before = objects.list();
        assertEquals(List.of("a"), objects.removeAll());
        assertEquals(List.of("a"), before);
        assertEquals(List.of(), objects.list());
        assertFalse(objects.remove("a"));
    }
}
