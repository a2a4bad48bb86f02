package tepui.drivers.d3d12.device;

import java.util.ArrayDeque;
import java.util.Deque;
import tepui.drivers.d3d12.com.IUnknown;

/**
 * Shader-visible descriptor heaps of one kind and size, which contexts have one after another. Making one is dear: vkd3d 1.14 over lavapipe fills two blocks of 244 MiB
 * for each heap of views. Thread safe.
 */
public final class VisibleHeaps {
    /** So many wait for the next context. */
    private static final int KEPT = 2;

    private final Gpu gpu;
    private final int type;
    private final int descriptors;
    private final Deque<Long> waiting = new ArrayDeque<>();

    VisibleHeaps(Gpu gpu, int type, int descriptors) {
        this.gpu = gpu;
        this.type = type;
        this.descriptors = descriptors;
    }

    /** Number of descriptors that each has room for. */
    public int descriptors() {
        return descriptors;
    }

    /** A heap, whose descriptors are what they were. */
    public long take() {
        synchronized (this) {
            Long known = waiting.poll();
            if (known != null) {
                gpu.onFailure(() -> give(known));
                return known;
            }
        }
        return DescriptorPool.heap(gpu, type, descriptors, true);
    }

    /** The device has no use for the heap any more. */
    public synchronized void give(long heap) {
        if (waiting.size() < KEPT) waiting.add(heap);
        else IUnknown.release(heap);
    }

    synchronized void close() {
        for (long heap : waiting) IUnknown.release(heap);
        waiting.clear();
    }
}
