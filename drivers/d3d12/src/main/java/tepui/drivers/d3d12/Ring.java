package tepui.drivers.d3d12;

import java.util.ArrayDeque;

/**
 * Memory that the processor writes once and the device reads once: staging, uniforms by value, made-up indices. Chunks of equal
 * size in a queue; a full chunk waits behind those that are still read, and the oldest is taken again as soon as it is done.
 * What is larger than a chunk gets storage of its own.
 */
final class Ring {
    /** One buffer of the ring. */
    static final class Chunk {
        final BufferStorage storage;
        private long lastUse;

        Chunk(BufferStorage storage) {
            this.storage = storage;
        }
    }

    private final Gpu gpu;
    private final boolean shares;
    private final long chunkSize;
    private final Place place;
    private final ArrayDeque<Chunk> busy = new ArrayDeque<>();
    private Chunk current;
    private long at;
    /** Where the last piece is; the offset is what {@link #take} answered. */
    BufferStorage storage;

    Ring(Gpu gpu, long chunkSize, Place place) {
        this.gpu = gpu;
        shares = gpu.economies.memory();
        this.chunkSize = chunkSize;
        this.place = place;
        current = make(chunkSize);
        storage = current.storage;
    }

    private Chunk make(long size) {
        return new Chunk(BufferStorage.alone(gpu, "staging", size, place));
    }

    /** The offset in {@link #storage} of bytes that the batch {@code serial} may use. */
    long take(long bytes, long alignment, long serial) { // hot
        boolean power = (alignment & alignment - 1) == 0;
        long up = at + alignment - 1;
        long start = power ? up & -alignment : up / alignment * alignment;
        if (start + bytes > chunkSize || !shares) return next(bytes, serial);
        at = start + bytes;
        current.lastUse = serial;
        current.storage.lastUse = serial;
        storage = current.storage;
        return start;
    }

    private long next(long bytes, long serial) {
        if (bytes > chunkSize || !shares) {
            // Destroyed at once; the queue of the retired keeps it until the batch is done.
            Chunk own = make(bytes);
            own.storage.lastUse = serial;
            own.storage.retire(gpu);
            storage = own.storage;
            return 0;
        }
        busy.add(current);
        Chunk oldest = busy.peek();
        if (oldest != null && gpu.timeline.isDone(oldest.lastUse)) {
            current = oldest;
            busy.remove();
        } else {
            current = make(chunkSize);
        }
        at = bytes;
        current.lastUse = serial;
        current.storage.lastUse = serial;
        storage = current.storage;
        return 0;
    }

    /** Gives back what is not needed now. */
    void close() {
        current.storage.retire(gpu);
        for (Chunk c : busy) c.storage.retire(gpu);
        busy.clear();
    }
}
