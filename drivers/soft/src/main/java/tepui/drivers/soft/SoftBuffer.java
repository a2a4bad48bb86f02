package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.SceneUse;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;

/** A buffer: its storage, by whom it is used, the range that was ever written, and its mapping. */
final class SoftBuffer extends Buffer {
    final SoftDevice device;
    final SceneUse use = new SceneUse();
    /** Replaced when the contents are discarded while a scene holds them. */
    volatile Storage storage;

    volatile boolean destroyed;
    /** The command stream knows the address: only it gives the buffer other storage. */
    volatile boolean pinned;

    /** Bytes that hold something: writes outside of it need not wait for anybody. */
    long validFrom = Long.MAX_VALUE;

    long validTo;

    // ---- the mapping
    @Nullable
    Storage mapped;

    long mappedOffset;
    long mappedSize;
    int mapFlags;

    SoftBuffer(SoftDevice device, BufferDesc desc, Storage storage) {
        super(desc);
        this.device = device;
        this.storage = storage;
    }

    void markValid(long from, long to) {
        if (from < validFrom) validFrom = from;
        if (to > validTo) validTo = to;
    }

    void markAllInvalid() {
        validFrom = Long.MAX_VALUE;
        validTo = 0;
    }

    boolean isValid(long from, long to) {
        return from < validTo && to > validFrom;
    }
}
