package tepui.drivers.d3d12.device;

import org.jspecify.annotations.Nullable;

/** Unit of residency, memory that is resident or evicted as a whole: a heap, or a resource with memory of its own. */
public final class Pageable {
    /** The ID3D12Heap or ID3D12Resource. */
    final long object;

    final long bytes;
    /** The open batch that it is noted for, so that it is noted once. */
    public long noted;

    // ---- Residency's, with its lock
    boolean resident = true;
    /** The last batch that was executed with it. */
    long executed;

    @Nullable
    Pageable before;

    @Nullable
    Pageable after;

    Pageable(long object, long bytes) {
        this.object = object;
        this.bytes = bytes;
    }
}
