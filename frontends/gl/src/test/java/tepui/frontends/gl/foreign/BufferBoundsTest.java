package tepui.frontends.gl.foreign;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Bounds of the buffer that a thread's call was given. */
class BufferBoundsTest {
    private static final long START = 1L << 32;

    /** More threads than there are slots, all in a call at the same time. */
    @Test
    void eachThreadHasItsOwn() throws InterruptedException {
        int threads = 150;
        CyclicBarrier barrier = new CyclicBarrier(threads);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            long start = START + 1000L * i;
            long bytes = 100 + i;
            all.add(Thread.ofPlatform().start(() -> {
                try {
                    BufferBounds.begin(start, bytes);
                    barrier.await();
                    assertTrue(BufferBounds.areThere());
                    BufferBounds.check(start, bytes);
                    BufferBounds.check(start + 10, bytes - 10);
                    assertEquals(bytes - 10, BufferBounds.behind(start + 10));
                    SmallBufferException e =
                            assertThrows(SmallBufferException.class, () -> BufferBounds.check(start + 10, bytes - 9));
                    assertEquals("needs " + (bytes + 1) + " bytes or more, the buffer has " + bytes, e.getMessage());
                    barrier.await();
                    BufferBounds.end();
                    barrier.await();
                    BufferBounds.check(start, bytes + 1);
                    assertEquals(BufferBounds.UNKNOWN, BufferBounds.behind(start));
                } catch (Throwable e) {
                    failure.compareAndSet(null, e);
                    barrier.reset();
                }
            }));
        }
        for (Thread t : all) t.join();
        assertNull(failure.get());
        assertFalse(BufferBounds.areThere());
    }

    @Test
    void otherMemoryIsNotBounded() {
        BufferBounds.begin(START, 16);
        try {
            assertDoesNotThrow(() -> BufferBounds.check(START - 8, 100));
            assertDoesNotThrow(() -> BufferBounds.check(START + 17, 100));
            assertEquals(BufferBounds.UNKNOWN, BufferBounds.behind(START - 1));
            assertEquals(0, BufferBounds.behind(START + 16));
        } finally {
            BufferBounds.end();
        }
    }
}
