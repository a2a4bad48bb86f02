package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.pipe.Surface;

/** Pictures go round between a program and the thread that shows them, in their order. */
class PictureQueueTest {
    /** Screen that takes as many pictures as it is let, and notes them. */
    private static final class Screen implements PictureQueue.Screen<String> {
        final Semaphore room;
        final List<String> prepared = new CopyOnWriteArrayList<>();
        final List<String> shown = new CopyOnWriteArrayList<>();
        volatile @Nullable RuntimeException trouble;
        volatile Surface.Outcome answer = Surface.Outcome.SHOWN;

        Screen(int room) {
            this.room = new Semaphore(room);
        }

        @Override
        public void prepare(String picture) {
            prepared.add(picture);
            RuntimeException t = trouble;
            if (t != null) throw t;
        }

        @Override
        public Surface.Outcome show(String picture) {
            if (!room.tryAcquire()) return Surface.Outcome.WOULD_BLOCK;
            shown.add(picture);
            return answer;
        }
    }

    @Test
    void picturesAreShownInOrderAndBecomeIdle() {
        Screen screen = new Screen(100);
        PictureQueue<String> queue = new PictureQueue<>("test-pictures", screen);
        assertNull(queue.take());
        queue.give("a");
        queue.give("b");
        queue.give("c");
        queue.awaitRoom(1);
        assertEquals(List.of("a", "b", "c"), screen.shown);
        assertEquals("a", queue.take());
        assertEquals(List.of("b", "c"), queue.close());
    }

    @Test
    void aPictureIsPreparedOnceHoweverOftenTheScreenIsAsked() {
        Screen screen = new Screen(0);
        PictureQueue<String> queue = new PictureQueue<>("test-pictures", screen);
        queue.give("a");
        assertTrue(queue.hasRoom(2));
        assertFalse(queue.hasRoom(1));
        queue.give("b");
        assertFalse(queue.hasRoom(2));
        screen.room.release(2);
        queue.awaitRoom(1);
        assertEquals(List.of("a", "b"), screen.prepared);
        assertEquals(List.of("a", "b"), queue.close());
    }

    @Test
    void theOutcomeIsThatOfTheLastPicture() {
        Screen screen = new Screen(100);
        screen.answer = Surface.Outcome.OCCLUDED;
        PictureQueue<String> queue = new PictureQueue<>("test-pictures", screen);
        assertEquals(Surface.Outcome.SHOWN, queue.outcome());
        queue.give("a");
        queue.awaitRoom(1);
        assertEquals(Surface.Outcome.OCCLUDED, queue.outcome());
        queue.close();
    }

    @Test
    void afterAFailureNothingIsShownAndNobodyWaits() {
        Screen screen = new Screen(100);
        IllegalStateException trouble = new IllegalStateException("the cable is out");
        screen.trouble = trouble;
        PictureQueue<String> queue = new PictureQueue<>("test-pictures", screen);
        queue.give("a");
        queue.awaitRoom(1);
        assertSame(trouble, queue.failure());
        queue.give("b");
        queue.awaitRoom(1);
        assertEquals(List.of("a", "b"), queue.close());
        assertEquals(List.of(), screen.shown);
        assertEquals(List.of("a"), screen.prepared);
    }

    @Test
    void closingDoesNotWaitForAScreenThatTakesNothing() {
        Screen screen = new Screen(0);
        PictureQueue<String> queue = new PictureQueue<>("test-pictures", screen);
        queue.give("a");
        queue.give("b");
        assertEquals(List.of("a", "b"), queue.close());
        assertTrue(queue.isClosed());
        assertEquals(List.of(), screen.shown);
        assertEquals(List.of(), queue.close());
        queue.awaitRoom(0);
    }
}
