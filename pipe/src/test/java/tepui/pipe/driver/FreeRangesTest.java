package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

final class FreeRangesTest {
    @Test
    void theFirstRangeThatIsLargeEnoughIsTaken() {
        FreeRanges f = new FreeRanges(1024);
        assertEquals(0, f.take(100, 1));
        assertEquals(256, f.take(256, 256), "aligned");
        assertEquals(100, f.take(156, 1), "what the alignment left");
        assertEquals(512, f.take(512, 1));
        assertEquals(-1, f.take(1, 1));
        f.give(256, 256);
        assertEquals(-1, f.take(257, 1));
        assertEquals(256, f.take(256, 1));
    }

    @Test
    void rangesThatTouchBecomeOne() {
        FreeRanges f = new FreeRanges(300);
        for (int i = 0; i < 3; i++) f.take(100, 1);
        f.give(0, 100);
        f.give(200, 100);
        assertFalse(f.isEmpty());
        f.give(100, 100);
        assertTrue(f.isEmpty());
        assertEquals(0, f.take(300, 1));
    }

    @Test
    void whatWasNotTakenIsNotGiven() {
        FreeRanges f = new FreeRanges(300);
        f.take(100, 1);
        assertThrows(IllegalArgumentException.class, () -> f.give(50, 100));
        assertThrows(IllegalArgumentException.class, () -> f.give(290, 20));
    }

    @Test
    void randomRangesNeverOverlap() {
        long seed = Seeds.one("FreeRangesTest");
        Random random = new Random(seed);
        FreeRanges f = new FreeRanges(4096);
        BitSet taken = new BitSet(4096);
        List<int[]> held = new ArrayList<>();
        for (int i = 0; i < 5000; i++) {
            if (random.nextInt(5) < 3) {
                int bytes = 1 + random.nextInt(200);
                int alignment = 1 << random.nextInt(8);
                int at = (int) f.take(bytes, alignment);
                if (at < 0) continue;
                assertEquals(0, at % alignment, "seed " + seed);
                int end = at + bytes;
                int next = taken.nextSetBit(at);
                assertTrue(next < 0 || next >= end, "seed " + seed);
                taken.set(at, end);
                held.add(new int[] {at, bytes});
            } else if (!held.isEmpty()) {
                int[] one = held.remove(random.nextInt(held.size()));
                taken.clear(one[0], one[0] + one[1]);
                f.give(one[0], one[1]);
            }
        }
        for (int[] one : held) f.give(one[0], one[1]);
        assertTrue(f.isEmpty(), "seed " + seed);
    }
}
