package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

final class PipelineTableTest {
    private static final int WORDS = 10;

    /** Factory that numbers pipelines and remembers their keys. */
    private static class Numbers implements PipelineCreator {
        final Map<Long, List<Integer>> keys = Collections.synchronizedMap(new HashMap<>());
        final List<Long> retired = Collections.synchronizedList(new ArrayList<>());
        private final AtomicLong last = new AtomicLong();

        @Override
        public long create(int[] key, boolean quick) {
            long number = last.incrementAndGet();
            keys.put(number, Arrays.stream(key).boxed().toList());
            return number;
        }

        @Override
        public void retire(long pipeline) {
            retired.add(pipeline);
        }
    }

    private final Numbers numbers = new Numbers();
    private final PipelineTable table = new PipelineTable(numbers, false);
    private final PipelineCursor cursor = new PipelineCursor(table);

    @AfterEach
    void close() {
        table.close();
    }

    private static int[] key(int... words) {
        return Arrays.copyOf(words, WORDS);
    }

    @Test
    void eachLevelAnswersInItsTurn() {
        long a = cursor.get(key(1, 1));
        assertEquals(a, cursor.get(key(1, 1)));
        assertEquals(1, cursor.currentHits);
        long b = cursor.get(key(1, 2));
        assertNotEquals(a, b);
        assertEquals(a, cursor.get(key(1, 1)));
        assertEquals(1, table.counters().mapHits.sum(), "the way back was not known");
        assertEquals(b, cursor.get(key(1, 2)));
        assertEquals(a, cursor.get(key(1, 1)));
        assertEquals(2, cursor.transitionHits);
        assertEquals(2, cursor.waits());
        assertEquals(2, table.size());
    }

    @Test
    void randomKeysAreFoundWithAnyLevelsAndAfterProgramsWentAway() {
        long seed = Seeds.one("PipelineTableTest");
        SplittableRandom random = new SplittableRandom(seed);
        PipelineCursor[] cursors = {
            cursor,
            new PipelineCursor(table, false, true),
            new PipelineCursor(table, true, false),
            new PipelineCursor(table, false, false)
        };
        int[] key = new int[WORDS];
        for (int i = 0; i < 20_000; i++) {
            int word = random.nextInt(WORDS);
            key[word] = random.nextInt(3);
            long handle = cursors[random.nextInt(cursors.length)].get(key);
            assertEquals(Arrays.stream(key).boxed().toList(), numbers.keys.get(handle), "seed " + seed);
            assertTrue(!numbers.retired.contains(handle), "seed " + seed);
            if (i % 4000 == 3999) table.forget(random.nextInt(3));
        }
    }

    @Test
    void aForgottenProgramsPipelinesAreRetiredOnce() {
        long a = cursor.get(key(1));
        long b = cursor.get(key(2));
        table.forget(1);
        assertEquals(List.of(a), numbers.retired);
        assertNotEquals(a, cursor.get(key(1)));
        assertEquals(b, cursor.get(key(2)));
        table.close();
        assertEquals(3, numbers.retired.size());
        assertEquals(Set.copyOf(numbers.keys.keySet()), new HashSet<>(numbers.retired));
    }

    @Test
    void whatWasPreparedIsNotWaitedFor() throws InterruptedException {
        for (int i = 0; i < 50; i++) table.prepare(key(1, i));
        table.awaitBackground();
        for (int i = 0; i < 50; i++) cursor.get(key(1, i));
        assertEquals(0, cursor.waits());
        assertEquals(50, table.counters().madeAhead.sum());
        assertEquals(0, table.counters().waits());
    }

    @Test
    void aDrawWaitsForItsOwnPipelineOnly() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Numbers slow = new Numbers() {
            @Override
            public long create(int[] key, boolean quick) {
                if (key[1] == 7) {
                    begun.countDown();
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
                return super.create(key, quick);
            }
        };
        try (PipelineTable t = new PipelineTable(slow, false)) {
            PipelineCursor c = new PipelineCursor(t);
            t.prepare(key(1, 7));
            begun.await();
            c.get(key(1, 8));
            assertEquals(1, t.counters().waitsForStates.sum());
            go.countDown();
            c.get(key(1, 7));
            t.awaitBackground();
            assertEquals(2, t.counters().made.sum());
        }
    }

    @Test
    void aQuickPipelineIsReplacedAndRetired() throws InterruptedException {
        List<Boolean> quick = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch drawn = new CountDownLatch(1);
        Numbers both = new Numbers() {
            @Override
            public long create(int[] key, boolean quickly) {
                try {
                    if (!quickly) drawn.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                quick.add(quickly);
                return super.create(key, quickly);
            }
        };
        try (PipelineTable t = new PipelineTable(both, true)) {
            PipelineCursor c = new PipelineCursor(t);
            long first = c.get(key(1));
            drawn.countDown();
            t.awaitBackground();
            long second = c.get(key(1));
            assertNotEquals(first, second);
            assertEquals(List.of(first), both.retired);
            assertEquals(List.of(true, false), quick);
            assertEquals(1, t.counters().optimised.sum());
        }
    }

    @Test
    void aPipelineThatCannotBeMadeFailsEachDrawAndNothingElse() {
        PipelineTable t = new PipelineTable(
                new Numbers() {
                    @Override
                    public long create(int[] key, boolean quick) {
                        if (key[1] == 0) throw new IllegalArgumentException("no such pipeline");
                        return super.create(key, quick);
                    }
                },
                false);
        PipelineCursor c = new PipelineCursor(t);
        t.prepare(key(1, 0));
        assertThrows(IllegalArgumentException.class, () -> c.get(key(1, 0)));
        assertThrows(IllegalArgumentException.class, () -> c.get(key(1, 0)));
        assertTrue(c.get(key(1, 1)) != 0);
        t.close();
    }

    @Test
    void newKeysAreToldOnce() {
        List<Integer> seen = new ArrayList<>();
        table.onNewKey(k -> seen.add(k[1]));
        table.prepare(key(1, 5));
        cursor.get(key(1, 5));
        cursor.get(key(1, 6));
        cursor.get(key(1, 5));
        cursor.get(key(1, 6));
        assertEquals(List.of(6), seen);
    }

    @Test
    void lookingUpAllocatesNothing() {
        int[] key = key(1);
        for (int i = 0; i < 40; i++) {
            key[2] = i;
            cursor.get(key);
        }
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int warm = 0; warm < 2; warm++) lookUp(key);
        long before = threads.getCurrentThreadAllocatedBytes();
        long sum = lookUp(key);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(sum > 0);
        assertTrue(bytes < 1000, bytes + " bytes in 30,000 look-ups");
    }

    private long lookUp(int[] key) {
        long sum = 0;
        for (int i = 0; i < 30_000; i++) {
            key[2] = i % 40;
            sum += cursor.get(key);
        }
        return sum;
    }
}
