package tepui.drivers.d3d12;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.MapFlags;
import tepui.pipe.OutOfDeviceMemoryException;

/** A buffer of the contract: storage that may be replaced when its contents are discarded. */
final class D3d12Buffer extends Buffer {
    /** A small buffer that is rewritten for each draw has as many storages as a batch has draws. */
    private static final long MOST_SPARE_BYTES = 4 << 20;

    final D3d12Device device;
    final Place place;
    BufferStorage storage;
    boolean destroyed;
    /** The command stream knows the address: only it gives the buffer other storage. */
    boolean pinned;

    /** Storages that were discarded, oldest first: taken again when nothing uses them. */
    final ArrayDeque<BufferStorage> spare = new ArrayDeque<>();

    // ---- the mapping there is
    boolean mapped;
    long mapOffset;
    long mapSize;
    int mapFlags;
    long mapAddress;
    /** Where the mapping is in staging memory; null where it is the storage itself. */
    @Nullable
    BufferStorage mapStaging;

    long mapStagingOffset;
    /** Counts storages, for whoever has made something of the handle. */
    int generation;

    D3d12Buffer(D3d12Device device, BufferDesc desc) {
        super(desc);
        this.device = device;
        place = switch (desc.usage()) {
            case DYNAMIC, STREAM -> Place.DYNAMIC;
            case STAGING -> Place.CACHED;
            default -> desc.persistent() ? Place.CACHED : Place.DEVICE;
        };
        storage = make("createBuffer");
    }

    BufferStorage make(String call) {
        return BufferStorage.make(device.gpu, call, size(), place);
    }

    /** Other storage, of which nothing is needed; what it has now becomes spare. */
    void rename(String call) {
        BufferStorage old = storage;
        BufferStorage oldest = spare.peek();
        if (oldest != null && device.gpu.timeline.isDone(oldest.lastUse) && device.gpu.economies.memory()) {
            spare.remove();
            storage = oldest;
        } else {
            storage = fresh(call);
        }
        generation++;
        if ((spare.size() + 1) * size() > MOST_SPARE_BYTES || !device.gpu.economies.memory()) old.retire(device.gpu);
        else spare.add(old);
    }

    private BufferStorage fresh(String call) {
        try {
            return make(call);
        } catch (OutOfDeviceMemoryException e) {
            // What was kept to be quick is given up.
            if (spare.isEmpty()) throw e;
            for (BufferStorage s : spare) s.retire(device.gpu);
            spare.clear();
            return make(call);
        }
    }

    void retire() {
        storage.retire(device.gpu);
        for (BufferStorage s : spare) s.retire(device.gpu);
        spare.clear();
    }

    boolean isPersistentlyMapped() {
        return mapped && (mapFlags & MapFlags.PERSISTENT) != 0;
    }
}
