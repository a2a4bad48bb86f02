package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class TransitionListTest {
    private static final int WORDS = 10;

    private final TransitionList list = new TransitionList();

    private static int[] key(int... words) {
        return java.util.Arrays.copyOf(words, WORDS);
    }

    @Test
    void theChangedWordsDecide() {
        PipelineEntry first = new PipelineEntry(key(1, 2, 3), false);
        PipelineEntry second = new PipelineEntry(key(1, 2, 4), false);
        list.add(4, first.key, first);
        list.add(4, second.key, second);
        list.add(6, second.key, first);
        assertSame(first, list.find(4, key(99, 99, 3)));
        assertSame(second, list.find(4, key(99, 99, 4)));
        assertSame(first, list.find(6, key(99, 2, 4)));
        assertNull(list.find(4, key(1, 2, 5)));
        assertNull(list.find(1, key(1, 2, 3)));
    }

    @Test
    void aLongListBecomesAHashAndAtItsBoundStartsAnew() {
        for (int i = 0; i < TransitionList.MOST; i++) {
            PipelineEntry e = new PipelineEntry(key(i, i * 7), false);
            list.add(i % 2 == 0 ? 1 : 3, e.key, e);
            assertEquals(i >= TransitionList.LIST_MOST, list.isHashed());
            for (int k = 0; k <= i; k += 5) {
                PipelineEntry found = list.find(k % 2 == 0 ? 1 : 3, key(k, k * 7));
                assertTrue(found != null && found.key[0] == k, "neighbour " + k + " of " + i);
            }
        }
        assertEquals(TransitionList.MOST, list.size());
        PipelineEntry last = new PipelineEntry(key(5000), false);
        list.add(1, last.key, last);
        assertEquals(1, list.size());
        assertFalse(list.isHashed());
        assertSame(last, list.find(1, key(5000)));
    }

    @Test
    void whatIsDeadIsNotFoundAndIsDropped() {
        PipelineEntry gone = new PipelineEntry(key(1), false);
        list.add(1, gone.key, gone);
        gone.dead = true;
        assertNull(list.find(1, key(1)));
        PipelineEntry again = new PipelineEntry(key(1), false);
        list.add(1, again.key, again);
        assertSame(again, list.find(1, key(1)));
        assertEquals(1, list.size());
    }

    @Test
    void theSameNeighbourIsNotAddedTwice() {
        PipelineEntry e = new PipelineEntry(key(1), false);
        list.add(1, e.key, e);
        list.add(1, e.key, e);
        assertEquals(1, list.size());
    }
}
