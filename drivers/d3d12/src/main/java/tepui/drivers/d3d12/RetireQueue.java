package tepui.drivers.d3d12;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.IUnknown;

/**
 * Objects that were destroyed while commands may still use them, since Direct3D keeps nothing alive by itself: each waits for the newest batch at the
 * time of its destruction. In order of serials, so a look at the head is enough. Parallel arrays: renaming a buffer passes through here each
 * time.
 */
final class RetireQueue {
    private final Gpu gpu;
    private long[] serials = new long[64];
    private long[] objects = new long[64];
    /** Whoever releases the object; null for nobody else. */
    private @Nullable MemoryUse[] uses = new MemoryUse[64];

    private int head;
    private int size;

    RetireQueue(Gpu gpu) {
        this.gpu = gpu;
    }

    /** The object is released when everything that was recorded so far is done. */
    void add(long object) {
        if (object != 0) add(object, null);
    }

    /** As {@link #add(long)}; the object, if it is not 0, and its memory are freed by {@code use}. */
    synchronized void add(long object, @Nullable MemoryUse use) {
        if (size == serials.length) grow();
        int at = head + size & serials.length - 1;
        serials[at] = gpu.timeline.newest();
        objects[at] = object;
        uses[at] = use;
        size++;
    }

    private void grow() {
        int n = serials.length;
        long[] s = new long[n * 2];
        long[] o = new long[n * 2];
        @Nullable MemoryUse[] u = new MemoryUse[n * 2];
        for (int i = 0; i < size; i++) {
            int from = head + i & n - 1;
            s[i] = serials[from];
            o[i] = objects[from];
            u[i] = uses[from];
        }
        serials = s;
        objects = o;
        uses = u;
        head = 0;
    }

    /** Releases what nothing uses any more. */
    synchronized void collect() {
        long completed = gpu.timeline.completed();
        while (size > 0 && serials[head] <= completed) {
            int at = head;
            head = head + 1 & serials.length - 1;
            size--;
            MemoryUse use = uses[at];
            uses[at] = null;
            if (use != null) use.free(objects[at]);
            else IUnknown.release(objects[at]);
        }
    }

    /** The device is idle: everything goes. */
    synchronized void drain() {
        Arrays.fill(serials, 0);
        collect();
    }
}
