package tepui.drivers.d3d12;

import java.util.concurrent.locks.LockSupport;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Fence;
import tepui.pipe.driver.Timeline;

/**
 * The timeline of a queue: each submitted batch ends with the next value of the device's one fence. Where values follow each other closely, vkd3d may count them in
 * another order than they were given, so that the fence stays at one before the last: behind values that a fence has not reached for long comes another one.
 */
final class ValueTimeline extends Timeline {
    private static final int SPINS = 200;
    private static final long NAP_NANOS = 30_000;
    private static final long LONGEST_NAP_NANOS = 500_000;
    private static final long UNMOVED_NANOS = 50_000_000;

    private final Gpu gpu;
    private final long fence;
    private final long[] values = new long[SLOTS];
    private long lastValue;
    /** The last value that the queue was given. */
    private long signalled;
    /** Where the fence was when it was looked at last, and since when. */
    private long seen = -1;

    private long seenAt;

    ValueTimeline(Gpu gpu, long fence) {
        this.gpu = gpu;
        this.fence = fence;
    }

    /** The value that the queue is to signal behind a batch, and another one before it if that is not 0; with the queue's lock. */
    synchronized long submitted(long serial, long before) {
        values[slot(serial)] = ++lastValue;
        submit(serial);
        if (before != 0) {
            values[slot(before)] = lastValue;
            submit(before);
        }
        return lastValue;
    }

    /** The queue was given a value. */
    synchronized void signalled(long value) {
        signalled = value;
    }

    /** The fence is at a value: does it move on? */
    private synchronized void watch(long reached) {
        if (Abi.WINDOWS || reached >= signalled) return;
        long now = System.nanoTime();
        if (reached == seen && now - seenAt < UNMOVED_NANOS) return;
        if (reached == seen) gpu.signalMore();
        seen = reached;
        seenAt = now;
    }

    @Override
    protected void look(long first, long last) {
        long reached = ID3D12Fence.getCompletedValue(fence);
        // A removed device jumps to the end of the count.
        if (reached == -1) throw gpu.removed("ID3D12Fence::GetCompletedValue");
        for (long s = first; s <= last; s++) {
            if (isSubmitted(s) && values[slot(s)] <= reached) done(s);
        }
        watch(reached);
    }

    @Override
    public boolean await(long serial, long nanoseconds) {
        if (isDone(serial)) return true;
        long start = System.nanoTime();
        for (int i = 0; ; i++) {
            if (isDone(serial)) return true;
            if (isOpen(serial) || System.nanoTime() - start >= nanoseconds) return false;
            if (i < SPINS) Thread.onSpinWait();
            else LockSupport.parkNanos(nap(start));
        }
    }

    /** How long to sleep before the next look: a part of what was waited already, so that long waits cost little and end little later. */
    private static long nap(long start) {
        return Math.clamp((System.nanoTime() - start) / 16, NAP_NANOS, LONGEST_NAP_NANOS);
    }

    @Override
    public void waitFor(long serial) {
        if (isDone(serial)) return;
        if (Abi.WINDOWS && !isOpen(serial)) {
            // Without an event the call returns when the value is reached.
            Hresult.check(ID3D12Fence.setEventOnCompletion(fence, value(serial), 0), "SetEventOnCompletion");
        }
        super.waitFor(serial);
    }

    /** Waits for all that was handed over; what is still open is not waited for. */
    void settle() {
        for (long s = newest(); s > completed(); s--) if (!isOpen(s)) waitFor(s);
    }

    /** A value that no batch has, behind all of them. */
    synchronized long beyond() {
        return ++lastValue;
    }

    /** Waits until the queue has signalled a value, or the device is gone. */
    void reach(long value) {
        long start = System.nanoTime();
        for (int i = 0; ; i++) {
            long now = ID3D12Fence.getCompletedValue(fence);
            if (now == -1 || now >= value) return;
            watch(now);
            if (i < SPINS) Thread.onSpinWait();
            else LockSupport.parkNanos(nap(start));
        }
    }

    private synchronized long value(long serial) {
        return isKnown(serial) ? values[slot(serial)] : 0;
    }
}
