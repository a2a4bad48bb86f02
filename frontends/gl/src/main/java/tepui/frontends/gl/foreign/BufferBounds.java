package tepui.frontends.gl.foreign;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bounds of the Java buffer or array that a call in progress was given, by thread. Bindings whose functions take buffers tell of them around a call whose
 * arguments do not say how much it reads or writes; what begins in the buffer and leads beyond its end is refused. A call has one such buffer.
 */
public final class BufferBounds {
    /** Threads that are in such a call. */
    private static final AtomicInteger THREADS = new AtomicInteger();

    private static final ThreadLocal<BufferBounds> OF_THREAD = ThreadLocal.withInitial(BufferBounds::new);

    private boolean inCall;
    private long start;
    private long bytes;

    private BufferBounds() {}

    /** A call begins whose pointer leads to so many bytes. */
    public static void begin(long address, long bytes) {
        BufferBounds b = OF_THREAD.get();
        if (!b.inCall) THREADS.incrementAndGet();
        b.inCall = true;
        b.start = address;
        b.bytes = bytes;
    }

    /** The call is over. */
    public static void end() {
        if (!areThere()) return;
        BufferBounds b = OF_THREAD.get();
        if (!b.inCall) return;
        b.inCall = false;
        THREADS.decrementAndGet();
    }

    /** May the calling thread be in such a call? */
    public static boolean areThere() { // hot
        // A thread sees its own changes.
        return THREADS.getPlain() != 0;
    }

    /** Refuses what the thread's call is about to read or write if it leads beyond the buffer. */
    public static void check(long address, long size) {
        BufferBounds b = OF_THREAD.get();
        if (!b.inCall) return;
        long from = address - b.start;
        if (from < 0 || from > b.bytes || size <= b.bytes - from) return;
        throw new SmallBufferException(from + size, b.bytes);
    }
}
