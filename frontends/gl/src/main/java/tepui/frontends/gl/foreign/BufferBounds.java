package tepui.frontends.gl.foreign;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Bounds of the Java buffer or array that a call in progress was given, by thread. Bindings whose functions take buffers tell of them around a call whose
 * arguments do not say how much it reads or writes; what begins in the buffer and leads beyond its end is refused. A call has one such buffer.
 *
 * <p>A thread keeps one of 64 slots from its first such call on, which it alone writes: such a call takes a look at the thread's number and some plain
 * stores. Who finds its slot taken is counted, and has its bounds in a thread-local.
 */
public final class BufferBounds {
    /** Answer of {@link #behind} where no bounds are known. */
    public static final long UNKNOWN = Long.MAX_VALUE;

    private static final int SLOTS = 64;
    /** Words of a slot: two cache lines, so that threads do not share one. */
    private static final int SHIFT = 4;

    private static final int OWNER = 0;
    private static final int IN_CALL = 1;
    private static final int START = 2;
    private static final int BYTES = 3;

    private static final long[] WORDS = new long[SLOTS + 1 << SHIFT];
    /** Threads without a slot that are in such a call. */
    private static final AtomicInteger CROWDED = new AtomicInteger();

    private static final ThreadLocal<long[]> OF_THREAD = ThreadLocal.withInitial(() -> new long[1 << SHIFT]);

    /** There has been such a call. A thread sees its own stores. */
    private static boolean used;

    private BufferBounds() {}

    private static int slot(long thread) { // hot
        return (int) thread & SLOTS - 1;
    }

    /** The first word of a thread's slot; negative where it is another thread's. */
    private static int place(long thread) { // hot
        int at = slot(thread) + 1 << SHIFT;
        return WORDS[at + OWNER] == thread ? at : take(thread, at);
    }

    private static synchronized int take(long thread, int at) {
        if (WORDS[at + OWNER] != 0) return -1;
        WORDS[at + OWNER] = thread;
        used = true;
        return at;
    }

    /** A call begins whose pointer leads to so many bytes. */
    public static void begin(long address, long bytes) { // hot
        int at = place(Thread.currentThread().threadId());
        if (at < 0) {
            beginCrowded(address, bytes);
            return;
        }
        WORDS[at + IN_CALL] = 1;
        WORDS[at + START] = address;
        WORDS[at + BYTES] = bytes;
    }

    private static void beginCrowded(long address, long bytes) {
        used = true;
        long[] own = OF_THREAD.get();
        if (own[IN_CALL] == 0) CROWDED.incrementAndGet();
        own[IN_CALL] = 1;
        own[START] = address;
        own[BYTES] = bytes;
    }

    /** The call is over. */
    public static void end() { // hot
        if (!used) return;
        long thread = Thread.currentThread().threadId();
        int at = slot(thread) + 1 << SHIFT;
        if (WORDS[at + OWNER] == thread) WORDS[at + IN_CALL] = 0;
        else if (CROWDED.getPlain() != 0) endCrowded();
    }

    private static void endCrowded() {
        long[] own = OF_THREAD.get();
        if (own[IN_CALL] == 0) return;
        own[IN_CALL] = 0;
        CROWDED.decrementAndGet();
    }

    /** May the calling thread be in such a call? */
    public static boolean areThere() { // hot
        if (!used) return false;
        long thread = Thread.currentThread().threadId();
        int at = slot(thread) + 1 << SHIFT;
        return WORDS[at + OWNER] == thread ? WORDS[at + IN_CALL] != 0 : CROWDED.getPlain() != 0;
    }

    /** Refuses what the thread's call is about to read or write if it leads beyond the buffer. */
    public static void check(long address, long size) {
        long there = behind(address);
        if (size <= there) return;
        long[] words = words();
        int at = words == WORDS ? slot(Thread.currentThread().threadId()) + 1 << SHIFT : 0;
        long before = address - words[at + START];
        throw new SmallBufferException(before + size, before + there);
    }

    /** How many bytes of the buffer of the thread's call lie from an address on. */
    public static long behind(long address) { // hot
        if (!areThere()) return UNKNOWN;
        long[] words = words();
        int at = words == WORDS ? slot(Thread.currentThread().threadId()) + 1 << SHIFT : 0;
        if (words[at + IN_CALL] == 0) return UNKNOWN;
        long from = address - words[at + START];
        long bytes = words[at + BYTES];
        return from < 0 || from > bytes ? UNKNOWN : bytes - from;
    }

    /** Where the calling thread's bounds are: its slot's, or an array of its own, from its beginning on. */
    private static long[] words() { // hot
        long thread = Thread.currentThread().threadId();
        return WORDS[(slot(thread) + 1 << SHIFT) + OWNER] == thread ? WORDS : OF_THREAD.get();
    }
}
