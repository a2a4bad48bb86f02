package tepui.pipe.driver;

import java.util.ArrayDeque;

/**
 * Ring of memory that the processor writes once and the device reads once: staging, uniforms by value, made-up indices.
 * Chunks of equal size in a queue; a full chunk waits behind those that are still read, and the oldest is taken again
 * as soon as it is done. What is larger than a chunk gets storage of its own.
 *
 * @param <S> the driver's storages
 */
public final class Ring<S extends DeviceStorage> {
    /**
     * Source of chunks, which takes them back when everything that was recorded so far is done.
     *
     * @param <S> the driver's storages
     */
    public interface Source<S> {
        S make(long size);

        void retire(S storage);
    }

    private final Timeline timeline;
    private final Source<S> source;
    private final boolean shares;
    private final long chunkSize;
    private final ArrayDeque<S> busy = new ArrayDeque<>();
    private S current;
    private long at;
    /** Storage of the last piece; the offset is what {@link #take} returned. */
    public S storage;

    /** @param shares pieces share chunks; else each has storage of its own, to measure what that saves */
    public Ring(Timeline timeline, boolean shares, long chunkSize, Source<S> source) {
        this.timeline = timeline;
        this.source = source;
        this.shares = shares;
        this.chunkSize = chunkSize;
        current = source.make(chunkSize);
        storage = current;
    }

    /** The offset in {@link #storage} of bytes that the batch {@code serial} may use. */
    public long take(long bytes, long alignment, long serial) { // hot
        boolean power = (alignment & alignment - 1) == 0;
        long up = at + alignment - 1;
        long start = power ? up & -alignment : up / alignment * alignment;
        if (start + bytes > chunkSize || !shares) return next(bytes, serial);
        at = start + bytes;
        current.lastUse = serial;
        storage = current;
        return start;
    }

    private long next(long bytes, long serial) {
        if (bytes > chunkSize || !shares) {
            // It goes when the batch is done.
            S own = source.make(bytes);
            own.lastUse = serial;
            source.retire(own);
            storage = own;
            return 0;
        }
        busy.add(current);
        S oldest = busy.peek();
        if (oldest != null && timeline.isDone(oldest.lastUse)) {
            current = oldest;
            busy.remove();
        } else {
            current = source.make(chunkSize);
        }
        at = bytes;
        current.lastUse = serial;
        storage = current;
        return 0;
    }

    /** Gives back what is not needed now. */
    public void close() {
        source.retire(current);
        for (S s : busy) source.retire(s);
        busy.clear();
    }
}
