package tepui.drivers.soft;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Storage: the bytes behind a buffer. Held by the buffer, by each scene that reads or writes them, and by mappings;
 * freed when nobody holds them any more. A buffer that is discarded while a scene holds its storage gets another one.
 */
final class Storage {
    final long raw;
    final long address;
    final long size;
    /** Of the memory: which list it goes back to. */
    final int sizeClass;

    private final NativeMemory memory;
    private final AtomicInteger holders = new AtomicInteger(1);
    /** The scene that was the last to hold it: a scene holds a storage once. */
    long heldBy;

    Storage(NativeMemory memory, long raw, long address, long size, int sizeClass) {
        this.memory = memory;
        this.raw = raw;
        this.address = address;
        this.size = size;
        this.sizeClass = sizeClass;
    }

    /** Holds it, unless it has been freed. */
    boolean hold() { // hot
        while (true) {
            int n = holders.get();
            if (n == 0) return false;
            if (holders.compareAndSet(n, n + 1)) return true;
        }
    }

    void release() {
        if (holders.decrementAndGet() == 0) memory.free(this);
    }

    /** Does anybody but the buffer hold it? */
    boolean isInUse() {
        return holders.get() > 1;
    }
}
