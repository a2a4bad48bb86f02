package tepui.drivers.d3d12.device;

import java.util.Arrays;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Fence;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.pipe.driver.HangWatch;
import tepui.pipe.driver.Timeline;

/**
 * The timeline of a queue: each submitted batch ends with the next value of the device's one fence. Where values follow each other closely, vkd3d may count them in
 * another order than they were given, so that the fence stays at one before the last: behind values that a fence has not reached for long comes another one.
 */
public final class ValueTimeline extends Timeline {
    private static final int SPINS = 200;
    private static final long NAP_NANOS = 30_000;
    private static final long LONGEST_NAP_NANOS = 500_000;
    private static final long UNMOVED_NANOS = 50_000_000;
    /** A wait for an event ends after so long, reached or not. */
    private static final int LONGEST_MILLIS = 1000;
    /** Naps between two looks whether the device hangs. */
    private static final int LOOKS = 256;

    private final Gpu gpu;
    private final long fence;
    private final long[] values = new long[SLOTS];
    private long lastValue;
    /** The last value that the queue was given. */
    private long signalled;
    /** Where the fence was when it was looked at last, and since when. */
    private long seen = -1;

    private long seenAt;

    private final Hangs hangs;
    /** Windows' own, for waits; null elsewhere. */
    private final @Nullable Desktop desktop;
    /** Events that nobody waits for, the first so many. */
    private long[] events = new long[4];

    private int eventCount;

    ValueTimeline(Gpu gpu, long fence, Hangs hangs, @Nullable Desktop desktop) {
        this.gpu = gpu;
        this.fence = fence;
        this.hangs = hangs;
        this.desktop = Abi.WINDOWS ? desktop : null;
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
            else sleep(value(serial), start, nanoseconds);
        }
    }

    /** How long to sleep before the next look: a part of what was waited already, so that long waits cost little and end little later. */
    private static long nap(long start) {
        return Math.clamp((System.nanoTime() - start) / 16, NAP_NANOS, LONGEST_NAP_NANOS);
    }

    /** Returns when it is worth to look again whether the value is reached. */
    private void sleep(long value, long start, long nanoseconds) {
        if (desktop == null) {
            LockSupport.parkNanos(nap(start));
            return;
        }
        long left = nanoseconds - (System.nanoTime() - start);
        long event = takeEvent(desktop);
        try {
            Hresult.check(ID3D12Fence.setEventOnCompletion(fence, value, event), "SetEventOnCompletion");
            desktop.await(event, Math.clamp(left / 1_000_000, 1, LONGEST_MILLIS));
        } finally {
            giveEvent(event);
        }
    }

    private synchronized long takeEvent(Desktop from) {
        return eventCount > 0 ? events[--eventCount] : from.event();
    }

    /** It may be signalled late, for what was waited for too short; then the next wait is short. */
    private synchronized void giveEvent(long event) {
        if (eventCount == events.length) events = Arrays.copyOf(events, 2 * eventCount);
        events[eventCount++] = event;
    }

    @Override
    protected long hangNanos() {
        return hangs.nanos();
    }

    @Override
    protected boolean isProcessor() {
        return hangs.processor();
    }

    @Override
    protected void hung(long serial) {
        throw gpu.hang("ID3D12Fence: nothing was done for " + hangs.nanos() / 1_000_000
                + " ms, so a shader may never end; setting 'hang' says how long one may take");
    }

    /** Waits for all that was handed over; what is still open is not waited for. */
    void settle() {
        for (long s = newest(); s > completed(); s--) if (!isOpen(s)) waitFor(s);
    }

    /** A value that no batch has, behind all of them. */
    synchronized long beyond() {
        return ++lastValue;
    }

    /** Waits until the queue has signalled a value, or the device is gone; false where it hangs. */
    boolean reach(long value) {
        long start = System.nanoTime();
        HangWatch watch = new HangWatch(hangs.nanos(), hangs.processor());
        for (int i = 0; ; i++) {
            long now = ID3D12Fence.getCompletedValue(fence);
            if (now == -1 || now >= value) return true;
            watch(now);
            if (i < SPINS) {
                Thread.onSpinWait();
                continue;
            }
            if (i % LOOKS == 0 && watch.isHung(now)) return false;
            LockSupport.parkNanos(nap(start));
        }
    }

    /** The device is idle. */
    synchronized void end() {
        Desktop d = desktop;
        if (d != null) for (int i = 0; i < eventCount; i++) d.close(events[i]);
        eventCount = 0;
    }

    private synchronized long value(long serial) {
        return isKnown(serial) ? values[slot(serial)] : 0;
    }
}
