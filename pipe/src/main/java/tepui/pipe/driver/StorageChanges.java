package tepui.pipe.driver;

import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts of the changes of buffers' storages, by any thread, as they begin and as they end. Who records a command reads a
 * buffer's storage more than once, for what must be waited for and for descriptors, without a lock: the reads were all of
 * the same one if no change has begun since. If one has, they are done again.
 */
public final class StorageChanges {
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger ended = new AtomicInteger();

    /** A storage is about to be another one. */
    public void begin() { // hot
        begun.incrementAndGet();
    }

    public void end() { // hot
        ended.incrementAndGet();
    }

    /** What {@link #isSame} is asked with later. Waits for a change that is under way. */
    public int now() { // hot
        int now = ended.get();
        while (begun.get() != now) {
            Thread.yield();
            now = ended.get();
        }
        return now;
    }

    /** Was every storage the same one since {@code now}? */
    public boolean isSame(int now) { // hot
        // Storages are plain fields: their reads come before this one.
        VarHandle.acquireFence();
        return begun.get() == now;
    }
}
