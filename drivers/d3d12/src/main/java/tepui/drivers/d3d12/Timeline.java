package tepui.drivers.d3d12;

import java.util.concurrent.locks.LockSupport;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Fence;

/**
 * Serial numbers of batches, in the order in which they were opened. A batch is open, then submitted with the next value of the device's one
 * fence, then done. Resources carry the serial of their last use; asking whether it is done is one comparison in the usual case.
 */
final class Timeline {
    private static final int RING = 1024;
    private static final byte DONE = 0;
    private static final byte OPEN = 1;
    private static final byte SUBMITTED = 2;
    private static final int SPINS = 200;
    private static final long NAP_NANOS = 30_000;

    private final Gpu gpu;
    private final long fence;
    private final long[] serials = new long[RING];
    private final long[] values = new long[RING];
    private final byte[] states = new byte[RING];
    private long next = 1;
    private long lastValue;
    /** All serials up to this are done. */
    private volatile long completed;

    Timeline(Gpu gpu, long fence) {
        this.gpu = gpu;
        this.fence = fence;
    }

    /** A new batch. */
    synchronized long open() {
        poll();
        long serial = next;
        // A batch that has been open for a whole round of the ring keeps its place.
        while (states[(int) (serial & RING - 1)] != DONE) {
            int at = (int) (serial & RING - 1);
            if (states[at] == SUBMITTED) waitFor(serials[at]);
            else serial++;
        }
        int at = (int) (serial & RING - 1);
        serials[at] = serial;
        states[at] = OPEN;
        next = serial + 1;
        return serial;
    }

    /** The value that the queue is to signal behind a batch; with the queue's lock. */
    synchronized long submitted(long serial) {
        int at = (int) (serial & RING - 1);
        values[at] = ++lastValue;
        states[at] = SUBMITTED;
        return lastValue;
    }

    /** A batch that had nothing in it, or could not be handed over. */
    synchronized void drop(long serial) {
        int at = (int) (serial & RING - 1);
        if (serials[at] == serial) states[at] = DONE;
        advance();
    }

    long completed() { // hot
        return completed;
    }

    /** The newest serial given out. */
    synchronized long newest() {
        return next - 1;
    }

    boolean isDone(long serial) { // hot
        if (serial <= completed) return true;
        return pollOne(serial);
    }

    private synchronized boolean pollOne(long serial) {
        int at = (int) (serial & RING - 1);
        if (serials[at] != serial) return serials[at] > serial;
        if (states[at] == SUBMITTED) poll();
        return states[at] == DONE;
    }

    /** Whether it is recorded but not handed over: nothing can wait for it yet. */
    synchronized boolean isOpen(long serial) {
        int at = (int) (serial & RING - 1);
        return serials[at] == serial && states[at] == OPEN;
    }

    /** Looks which batches are done. */
    synchronized void poll() {
        long reached = ID3D12Fence.getCompletedValue(fence);
        // A removed device jumps to the end of the count.
        if (reached == -1) throw gpu.removed("ID3D12Fence::GetCompletedValue");
        for (long s = completed + 1; s < next; s++) {
            int at = (int) (s & RING - 1);
            if (serials[at] == s && states[at] == SUBMITTED && values[at] <= reached) states[at] = DONE;
        }
        advance();
    }

    private void advance() {
        long c = completed;
        while (c + 1 < next) {
            int at = (int) (c + 1 & RING - 1);
            if (serials[at] == c + 1 && states[at] != DONE) break;
            c++;
        }
        completed = c;
    }

    /** Waits until a submitted batch is done. */
    boolean await(long serial, long nanoseconds) {
        if (isDone(serial)) return true;
        long start = System.nanoTime();
        for (int i = 0; ; i++) {
            if (isDone(serial)) return true;
            if (isOpen(serial) || System.nanoTime() - start >= nanoseconds) return false;
            if (i < SPINS) Thread.onSpinWait();
            else LockSupport.parkNanos(NAP_NANOS);
        }
    }

    void waitFor(long serial) {
        if (isDone(serial)) return;
        if (Abi.WINDOWS && !isOpen(serial)) {
            // Without an event the call returns when the value is reached.
            Hresult.check(ID3D12Fence.setEventOnCompletion(fence, value(serial), 0), "SetEventOnCompletion");
        }
        while (!await(serial, 1_000_000_000L)) {
            if (isOpen(serial)) return;
        }
    }

    private synchronized long value(long serial) {
        int at = (int) (serial & RING - 1);
        return serials[at] == serial ? values[at] : 0;
    }
}
