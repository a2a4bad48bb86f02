package tepui.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Ring buffer of packets between the two threads of a stream: words, references, and two positions. A position counts
 * words from the stream's start and never wraps. One thread writes words and moves the tail, another reads them and
 * moves the head; each position has cache lines of its own.
 */
final class Ring {
    private static final VarHandle LINES = MethodHandles.arrayElementVarHandle(long[].class);
    private static final int TAIL = 32;
    private static final int HEAD = 64;
    private static final int EXECUTING = 96;

    int[] words;

    @Nullable
    Object[] references;

    private final int mask;
    private final long[] lines = new long[128];
    private volatile boolean asleep;

    Ring(int chunks) {
        if (chunks < 2 || Integer.bitCount(chunks) != 1) {
            throw new IllegalArgumentException("Ring: chunks is " + chunks + ", must be a power of two, at least 2");
        }
        words = new int[chunks * PacketLayout.CHUNK_WORDS];
        references = new Object[chunks * PacketLayout.CHUNK_REFERENCES];
        mask = words.length - 1;
    }

    /** Index of a position in {@link #words}. */
    int index(long position) { // hot
        return (int) position & mask;
    }

    /** Index of the first reference of a position's chunk. */
    int referenceIndex(long position) {
        return index(position) / PacketLayout.CHUNK_WORDS * PacketLayout.CHUNK_REFERENCES;
    }

    /** The head must have reached this before a chunk may be written. */
    long freeAt(long chunkStart) {
        return chunkStart + PacketLayout.CHUNK_WORDS - words.length;
    }

    /** A quarter of all words. */
    long quarter() {
        return words.length >> 2;
    }

    /** No thread writes or reads any more: the positions stay, the memory goes. */
    void end() {
        words = new int[0];
        references = new Object[0];
    }

    // ---- sleep ------------------------------------------------------------------------------------------------------

    /**
     * The reader, which has done all before {@code position}, is about to sleep; false where something was published meanwhile. Whoever publishes looks at
     * {@link #isAsleep} after that: with a full fence between the store and the look on both sides, one of the two sees the other.
     */
    boolean sleeps(long position) {
        asleep = true;
        VarHandle.fullFence();
        return tail() == position;
    }

    /** The reader has slept, or did not have to. */
    void wakes() {
        asleep = false;
    }

    /** Has the reader to be woken for what was published just now? */
    boolean isAsleep() { // hot
        VarHandle.fullFence();
        return asleep;
    }

    // ---- the writer's side ------------------------------------------------------------------------------------------

    /** All before {@code position} may be read. */
    void publish(long position) { // hot
        LINES.setRelease(lines, TAIL, position);
    }

    long head() { // hot
        return (long) LINES.getAcquire(lines, HEAD);
    }

    // ---- the reader's side ------------------------------------------------------------------------------------------

    long tail() { // hot
        return (long) LINES.getAcquire(lines, TAIL);
    }

    /** All before {@code position} has been done. */
    void release(long position) { // hot
        LINES.setRelease(lines, HEAD, position);
    }

    /** For people: which packet is being carried out. */
    void executing(long position) { // hot
        LINES.setOpaque(lines, EXECUTING, position);
    }

    long executing() {
        return (long) LINES.getOpaque(lines, EXECUTING);
    }
}
