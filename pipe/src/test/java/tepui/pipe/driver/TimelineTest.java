package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import tepui.pipe.DeviceLostException;

class TimelineTest {
    private final PretendTimeline timeline = new PretendTimeline();

    @Test
    void serialsAreDoneInTheOrderOfTheDevice() {
        long first = timeline.open();
        long second = timeline.open();
        assertTrue(timeline.isOpen(second));
        timeline.handOver(second);
        timeline.handOver(first);
        timeline.finish(second);
        assertTrue(timeline.isDone(second));
        assertFalse(timeline.isDone(first));
        assertEquals(first - 1, timeline.completed());
        timeline.finish(first);
        assertTrue(timeline.isDone(first));
        assertEquals(second, timeline.completed());
        assertEquals(second, timeline.newest());
    }

    @Test
    void aDroppedBatchIsDone() {
        long dropped = timeline.open();
        assertFalse(timeline.isDone(dropped));
        timeline.drop(dropped);
        assertTrue(timeline.isDone(dropped));
        assertFalse(timeline.isOpen(dropped));
    }

    @Test
    void serialsToComeAreNotDone() {
        assertFalse(timeline.isDone(timeline.newest() + 1));
    }

    @Test
    void aBatchThatStaysOpenKeepsItsPlace() {
        long open = timeline.open();
        for (int i = 0; i < 3 * Timeline.SLOTS; i++) {
            long serial = timeline.open();
            timeline.handOver(serial);
            timeline.finish(serial);
        }
        assertTrue(timeline.isOpen(open));
        assertFalse(timeline.isDone(open));
        timeline.handOver(open);
        timeline.finish(open);
        assertTrue(timeline.isDone(open));
        timeline.poll();
        assertEquals(timeline.newest(), timeline.completed());
    }

    @Test
    void aSlotThatIsHeldIsNotUsedAgain() {
        long held = timeline.open();
        timeline.handOver(held);
        timeline.finish(held);
        timeline.held = Timeline.slot(held);
        for (int i = 0; i < 2 * Timeline.SLOTS; i++) {
            long serial = timeline.open();
            assertTrue(Timeline.slot(serial) != timeline.held, "serial " + serial);
            timeline.drop(serial);
        }
    }

    @Test
    void moreBatchesThanSlotsWaitForTheOldest() {
        for (int i = 0; i < Timeline.SLOTS; i++) timeline.handOver(timeline.open());
        assertEquals(0, timeline.waits);
        timeline.handOver(timeline.open());
        assertEquals(1, timeline.waits);
    }

    @Test
    void waitingForABatchThatIsOpenReturns() {
        long open = timeline.open();
        timeline.waitFor(open);
        assertTrue(timeline.isOpen(open));
    }

    @Test
    void thePacerWaitsForTheFrameSoManyPresentsAgo() {
        FramePacer pacer = new FramePacer(timeline, 2);
        long[] frames = new long[4];
        for (int i = 0; i < frames.length; i++) {
            assertEquals(i < 2, pacer.isRoom(), "frame " + i);
            pacer.makeRoom();
            assertTrue(i < 2 || timeline.isDone(frames[i - 2]), "frame " + i);
            frames[i] = timeline.open();
            timeline.handOver(frames[i]);
            pacer.presented(frames[i]);
            assertFalse(timeline.isDone(frames[i]), "frame " + i);
        }
    }

    @Test
    void aPacerWithoutLatencyWaitsForEachFrame() {
        FramePacer pacer = new FramePacer(timeline, 0);
        long frame = timeline.open();
        timeline.handOver(frame);
        assertTrue(pacer.isRoom());
        pacer.presented(frame);
        assertTrue(timeline.isDone(frame));
    }

    @Test
    void anInterruptedThreadWaitsNoLongerAndStaysInterrupted() {
        PretendTimeline stuck = new PretendTimeline();
        stuck.ends = false;
        long batch = stuck.open();
        stuck.handOver(batch);
        assertFalse(stuck.awaitInterruptibly(batch, 1));
        Thread.currentThread().interrupt();
        assertFalse(stuck.awaitInterruptibly(batch, Long.MAX_VALUE));
        assertTrue(Thread.interrupted());
    }

    @Test
    void whoMustWaitWaitsThoughInterruptedAndStaysSo() {
        long batch = timeline.open();
        timeline.handOver(batch);
        Thread.currentThread().interrupt();
        timeline.waitFor(batch);
        assertTrue(timeline.isDone(batch));
        assertTrue(Thread.interrupted());
    }

    @Test
    void aWaitForATimeEndsWithTheDeviceToo() {
        PretendTimeline stuck = new PretendTimeline();
        stuck.ends = false;
        long batch = stuck.open();
        stuck.handOver(batch);
        assertThrows(DeviceLostException.class, () -> stuck.awaitInterruptibly(batch, Long.MAX_VALUE));
    }

    /** A program that is stopped between two frames keeps a batch open, whatever others do meanwhile. */
    @Test
    void aDeviceThatWorksBehindAnOpenBatchDoesNotHang() {
        PretendTimeline slow = new PretendTimeline();
        slow.ends = false;
        slow.hang = 20_000_000;
        long open = slow.open();
        long[] batches = new long[20];
        for (int i = 0; i < batches.length; i++) slow.handOver(batches[i] = slow.open());
        slow.each = batches;
        slow.waitFor(batches[batches.length - 1]);
        assertEquals(batches.length, slow.waits);
        assertTrue(slow.isOpen(open));
        assertEquals(open - 1, slow.completed());
    }

    @Test
    void batchesOfAnEarlierRoundAreSeenToBeDone() {
        long open = timeline.open();
        long late = timeline.open();
        for (int i = 0; i < 3 * Timeline.SLOTS; i++) {
            long serial = timeline.open();
            timeline.handOver(serial);
            timeline.finish(serial);
        }
        timeline.handOver(late);
        assertFalse(timeline.isDone(late));
        timeline.finish(late);
        timeline.poll();
        assertTrue(timeline.isDone(late));
        assertEquals(open - 1, timeline.completed());
    }

    /** Timeline of a pretended device, which finishes what it is told to, or waited for. */
    private static final class PretendTimeline extends Timeline {
        private final boolean[] finished = new boolean[SLOTS];
        private int held = -1;
        private int waits;
        private boolean ends = true;
        private long hang = 1;
        /** One of these gets done with each wait, which takes a while. */
        private long[] each = {};

        void handOver(long serial) {
            finished[slot(serial)] = false;
            submit(serial);
        }

        void finish(long serial) {
            finished[slot(serial)] = true;
        }

        @Override
        protected void look(long first, long last) {
            for (long s = first; s <= last; s++) if (isSubmitted(s) && finished[slot(s)]) done(s);
        }

        @Override
        protected boolean isFree(int slot) {
            return slot != held;
        }

        @Override
        protected long hangNanos() {
            return hang;
        }

        @Override
        protected void hung(long serial) {
            throw new DeviceLostException("nothing is done");
        }

        @Override
        public boolean await(long serial, long nanoseconds) {
            if (!isSubmitted(serial)) return isDone(serial);
            if (each.length > 0) {
                LockSupport.parkNanos(5_000_000);
                finish(each[waits]);
            }
            waits++;
            if (ends) finish(serial);
            return isDone(serial);
        }
    }
}
