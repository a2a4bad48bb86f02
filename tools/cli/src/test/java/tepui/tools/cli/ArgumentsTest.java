package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ArgumentsTest {
    @Test
    void aValueStandsBehindTheOptionOrItsEqualsSign() throws UsageException {
        assertEquals("soft", parse("--driver", "soft").get("--driver"));
        assertEquals("soft", parse("--driver=soft").get("--driver"));
        assertEquals("a=b.png", parse("--out=a=b.png").get("--out"));
    }

    @Test
    void theLastOneCounts() throws UsageException {
        assertEquals(3, parse("--frames", "2", "--frames", "3").number("--frames", 1, 1, 9));
    }

    @Test
    void whatIsLeftOutHasItsOwnValue() throws UsageException {
        Arguments none = parse();
        assertNull(none.operand());
        assertFalse(none.has("--driver"));
        assertEquals(7, none.number("--frames", 7, 1, 9));
        assertEquals(new Arguments.Size(4, 3), none.size("--size", new Arguments.Size(4, 3), 9));
    }

    @Test
    void operandsAndOptionsMix() throws UsageException {
        Arguments mixed = parse("--size", "64x32", "clear", "--frames=2");
        assertEquals("clear", mixed.operand());
        assertEquals(new Arguments.Size(64, 32), mixed.size("--size", new Arguments.Size(1, 1), 99));
        assertTrue(mixed.has("--frames"));
    }

    private static Arguments parse(String... words) throws UsageException {
        return Arguments.parse(new DemoCommand(), List.of(words));
    }
}
