package tepui.pipe.driver.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A context finds the programs that it used lately by itself, and keys differ by every shader and word. */
final class RecentProgramsTest {
    private final Map<ProgramKey<String>, Object> table = new HashMap<>();
    private int lookups;
    private final RecentPrograms<String, Object> recent = new RecentPrograms<>(key -> {
        lookups++;
        return table.computeIfAbsent(key, k -> new Object());
    });

    private static ProgramKey<String> key(String vertex, int word) {
        ProgramKey<String> made = new ProgramKey<>(2);
        made.vertex = vertex;
        made.word(1, word);
        return made;
    }

    @Test
    void aProgramThatWasUsedLatelyIsNotLookedUpAgain() {
        Object a = recent.find(1, key("a", 0));
        Object b = recent.find(2, key("b", 0));
        assertSame(a, recent.find(1, key("a", 0)));
        assertSame(b, recent.find(2, key("b", 0)));
        assertEquals(2, lookups);
    }

    @Test
    void aKeyMayBeFilledAnewAfterTheQuestion() {
        ProgramKey<String> wanted = key("a", 0);
        Object first = recent.find(1, wanted);
        wanted.word(1, 7);
        Object second = recent.find(1, wanted);
        assertNotEquals(first, second);
        assertSame(first, recent.find(1, key("a", 0)));
    }

    @Test
    void theOldestOfFiveVariantsIsLookedUpAgain() {
        for (int i = 0; i < 5; i++) recent.find(1, key("a", i));
        assertEquals(5, lookups);
        for (int i = 4; i > 0; i--) recent.find(1, key("a", i));
        assertEquals(5, lookups);
        recent.find(1, key("a", 0));
        assertEquals(6, lookups);
    }

    @Test
    void whatIsClearedIsLookedUpAgain() {
        recent.find(1, key("a", 0));
        recent.clear();
        recent.find(1, key("a", 0));
        assertEquals(2, lookups);
    }

    @Test
    void keysDifferByEachShaderAndWord() {
        ProgramKey<String> plain = key("a", 0);
        assertEquals(plain, plain.copy());
        assertEquals(plain.hashCode(), plain.copy().hashCode());
        ProgramKey<String> other = plain.copy();
        other.fragment = "f";
        assertNotEquals(plain, other);
        other = plain.copy();
        other.geometry = "g";
        assertNotEquals(plain, other);
        other = plain.copy();
        other.evaluation = "e";
        assertNotEquals(plain, other);
        other = plain.copy();
        other.control = "c";
        assertNotEquals(plain, other);
        other = plain.copy();
        other.flag(0, true);
        assertNotEquals(plain, other);
    }
}
