package tepui.drivers.d3d12.device;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12Heap;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.ResourceStates;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Allocator of all memory that the device is asked for. Small buffers lie in slabs, which are buffers of up to 4 MiB;
 * textures below 8 MiB are placed in heaps of up to 64 MiB; what is larger has a resource with memory of its own, whose
 * granule is 64 KiB. Where heaps are of tier 1, targets and other textures have heaps apart; multisampled textures
 * always do, for their alignment. When there is no memory left, what waits for its batch, empty blocks and storages
 * kept in reserve are given back, then the device is waited for, and only then the caller is told.
 */
public final class DeviceMemory {
    private static final int ALLOW_UNORDERED_ACCESS = 4;
    /** Bounds that settings give; MiB, 0 for no bound. */
    public record Bounds(long limit, @Nullable LongSupplier budget) {}

    public static final long SMALL_BUFFER = 256 << 10;
    static final long LARGE_TEXTURE = 8 << 20;
    private static final long FIRST_SLAB = 256 << 10;
    private static final long LARGEST_SLAB = 4 << 20;
    private static final long FIRST_HEAP = 4 << 20;
    private static final long LARGEST_HEAP = 64 << 20;
    /** Offsets of copies between buffers and textures are multiples of it, so pieces of slabs are. */
    private static final long SLAB_ALIGNMENT = 512;

    static final long PLACEMENT = 64 << 10;
    static final long SAMPLED_PLACEMENT = 4 << 20;
    private static final long SMALL_PLACEMENT = 4 << 10;

    // ---- D3D12_HEAP_FLAGS
    private static final int ALLOW_ALL_TEXTURES = 4;
    private static final int ALLOW_ONLY_TARGETS = 0x84;
    private static final int ALLOW_ONLY_OTHER_TEXTURES = 0x44;

    private static final int TARGET_FLAGS = 3;

    /** Memory of a resource's own. */
    record Own(DeviceMemory memory, @Nullable Pageable pageable, long bytes) implements MemoryUse {
        @Override
        public void free(long object) {
            if (pageable != null) memory.residency.remove(pageable);
            memory.used.addAndGet(-bytes);
            IUnknown.release(object);
        }
    }

    /**
     * A resource and the memory that it has.
     *
     * @param pageable what may be evicted; null for the system's own memory, which the budget is not about
     */
    public record Placed(
            long handle, MemoryUse use, @Nullable Pageable pageable, boolean shared) {}

    private final Gpu gpu;
    private final long limit;
    public final Residency residency;
    private final MemoryPool[] slabs;
    private final MemoryPool textures;
    private final MemoryPool targets;
    private final MemoryPool multisampled;
    private final List<MemoryPool> pools = new ArrayList<>();
    private final AtomicLong used = new AtomicLong();
    private final AtomicLong made = new AtomicLong();
    private volatile Runnable reserves = () -> {};

    DeviceMemory(Gpu gpu, Bounds bounds) {
        this.gpu = gpu;
        limit = bounds.limit == 0 ? Long.MAX_VALUE : bounds.limit;
        residency = new Residency(gpu, bounds.budget);
        slabs = new MemoryPool[] {slabs(Place.DEVICE), slabs(Place.DYNAMIC), slabs(Place.CACHED)};
        boolean mixed = gpu.features.heapTier >= 2;
        textures = heaps(mixed ? ALLOW_ALL_TEXTURES : ALLOW_ONLY_OTHER_TEXTURES, PLACEMENT);
        targets = mixed ? textures : heaps(ALLOW_ONLY_TARGETS, PLACEMENT);
        multisampled = heaps(ALLOW_ONLY_TARGETS, SAMPLED_PLACEMENT);
    }

    /** Adds something to give back before memory runs out; it is told when the device is complete. */
    public void reserves(Runnable giveBack) {
        reserves = giveBack;
    }

    private MemoryPool slabs(Place place) {
        MemoryPool pool = new MemoryPool(this, FIRST_SLAB, LARGEST_SLAB, size -> slab(size, place));
        pools.add(pool);
        return pool;
    }

    private MemoryPool heaps(int flags, long alignment) {
        MemoryPool pool = new MemoryPool(this, FIRST_HEAP, LARGEST_HEAP, size -> heap(size, flags, alignment));
        pools.add(pool);
        return pool;
    }

    // ---- what is asked for -----------------------------------------------------------------------------------------

    /** Room for a small buffer. */
    public MemoryPool.Piece small(String call, long size, Place place) {
        MemoryPool pool = slabs[place.ordinal()];
        MemoryPool.Piece piece =
                insist(call, size, () -> pool.take(size + SLAB_ALIGNMENT - 1 & -SLAB_ALIGNMENT, SLAB_ALIGNMENT));
        gpu.onFailure(() -> piece.free(0));
        return piece;
    }

    /** A buffer with memory of its own. */
    public Placed buffer(String call, long size, Place place) {
        long bytes = size + PLACEMENT - 1 & -PLACEMENT;
        return insist(call, size, () -> {
            long handle = charged(bytes) ? committed(size, place) : 0;
            return handle == 0 ? null : own(handle, bytes, place == Place.DEVICE);
        });
    }

    /** A texture: a D3D12_RESOURCE_DESC, in whose alignment the smallest possible is written. */
    public Placed texture(String call, long desc, long level0) {
        int samples = Scratch.getInt(desc + 36);
        boolean target = (Scratch.getInt(desc + 48) & TARGET_FLAGS) != 0;
        try (Scratch s = Scratch.brief(64)) {
            long info = s.take(16);
            long alignment = samples > 1 ? SAMPLED_PLACEMENT : PLACEMENT;
            long smaller = samples > 1 ? PLACEMENT : target ? PLACEMENT : SMALL_PLACEMENT;
            // Small ones may have a smaller alignment; the device says whether this one does.
            if (smaller < alignment && level0 <= alignment) {
                Scratch.putLong(desc + 8, smaller);
                ID3D12Device.getResourceAllocationInfo(gpu.device, info, 0, 1, desc);
                if (Scratch.getLong(info) > 0 && Scratch.getLong(info + 8) <= smaller) alignment = smaller;
            }
            boolean small = alignment == smaller;
            if (!small || smaller == PLACEMENT && samples == 1) {
                Scratch.putLong(desc + 8, 0);
                ID3D12Device.getResourceAllocationInfo(gpu.device, info, 0, 1, desc);
            }
            long bytes = Scratch.getLong(info);
            long at = Math.max(alignment, Scratch.getLong(info + 8));
            if (bytes <= 0) {
                throw new OutOfDeviceMemoryException(call + ": the device does not make such a texture");
            }
            if (bytes >= LARGE_TEXTURE || !gpu.optimizations.memory()) {
                Scratch.putLong(desc + 8, 0);
                return insist(call, bytes, () -> {
                    if (!charged(bytes)) return null;
                    long handle = committed(desc);
                    if (handle == 0) used.addAndGet(-bytes);
                    return handle == 0 ? null : own(handle, bytes, true);
                });
            }
            MemoryPool pool = samples > 1 ? multisampled : target ? targets : textures;
            MemoryPool.Piece piece = insist(call, bytes, () -> pool.take(bytes, at));
            long handle;
            try {
                handle = insist(
                        call,
                        bytes,
                        () -> gpu.tryMake(
                                call,
                                ID3D12Resource.IID,
                                (iid, out) -> ID3D12Device.createPlacedResource(
                                        gpu.device,
                                        piece.block().object,
                                        piece.offset(),
                                        desc,
                                        ResourceState.COMMON,
                                        0,
                                        iid,
                                        out)));
            } catch (RuntimeException e) {
                piece.free(0);
                throw e;
            }
            gpu.onFailure(() -> piece.free(handle));
            return new Placed(handle, piece, piece.block().memory, true);
        }
    }

    /** Tries, gives back what can be given back, and tries again. */
    private <T> T insist(String call, long bytes, Supplier<@Nullable T> attempt) {
        for (int i = 0; i < 3; i++) {
            T t = attempt.get();
            if (t != null && !t.equals(0L)) return t;
            if (i > 0) gpu.timeline.settle();
            reserves.run();
            gpu.reclaim();
            for (MemoryPool p : pools) p.trim();
        }
        throw new OutOfDeviceMemoryException(call + ": the device has no memory for " + bytes + " bytes, " + used.get()
                + " are in use" + (limit == Long.MAX_VALUE ? "" : " of " + limit));
    }

    private boolean charged(long bytes) {
        if (used.addAndGet(bytes) <= limit) return true;
        used.addAndGet(-bytes);
        return false;
    }

    private Placed own(long handle, long bytes, boolean pageable) {
        made.incrementAndGet();
        Pageable p = pageable ? residency.add(handle, bytes) : null;
        Own own = new Own(this, p, bytes);
        gpu.onFailure(() -> own.free(handle));
        return new Placed(handle, own, p, false);
    }

    // ---- the device's calls ----------------------------------------------------------------------------------------

    /** Address of a buffer for the processor; 0 where it is not mapped. */
    public static long map(Gpu gpu, long handle, Place place) {
        if (place == Place.DEVICE && !gpu.features.unified) return 0;
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            gpu.check(ID3D12Resource.map(handle, 0, 0, out), "Map");
            return Scratch.getLong(out);
        }
    }

    /** 0 where there is no memory. */
    private long committed(long size, Place place) {
        boolean fixed = place == Place.UPLOAD || place == Place.READBACK;
        try (Scratch s = Scratch.brief(256)) {
            long heap = s.begin(20);
            place.properties(s, gpu.features.unified);
            long desc = s.begin(56);
            s.i(1).l(0).l(size).i(1).h(1).h(1).i(0).i(1).i(0).i(1).i(fixed ? 0 : ALLOW_UNORDERED_ACCESS);
            long handle = gpu.tryMake(
                    "createBuffer",
                    ID3D12Resource.IID,
                    (iid, out) -> ID3D12Device.createCommittedResource(
                            gpu.device, heap, 0, desc, place.state(), 0, iid, out));
            if (handle == 0) used.addAndGet(-(size + PLACEMENT - 1 & -PLACEMENT));
            return handle;
        }
    }

    private long committed(long desc) {
        try (Scratch s = Scratch.brief(64)) {
            long heap = s.begin(20);
            Place.DEVICE.properties(s, false);
            return gpu.tryMake(
                    "createTexture",
                    ID3D12Resource.IID,
                    (iid, out) -> ID3D12Device.createCommittedResource(
                            gpu.device, heap, 0, desc, ResourceState.COMMON, 0, iid, out));
        }
    }

    private MemoryPool.@Nullable Block slab(long size, Place place) {
        if (!charged(size)) return null;
        long handle = committed(size, place);
        if (handle == 0) return null;
        made.incrementAndGet();
        long address;
        try {
            address = map(gpu, handle, place);
        } catch (RuntimeException e) {
            used.addAndGet(-size);
            IUnknown.release(handle);
            throw e;
        }
        return new MemoryPool.Block(
                handle,
                size,
                place == Place.DEVICE ? residency.add(handle, size) : null,
                address,
                ID3D12Resource.getGPUVirtualAddress(handle),
                ResourceStates.buffer(handle));
    }

    private MemoryPool.@Nullable Block heap(long size, int flags, long alignment) {
        long whole = size + alignment - 1 & -alignment;
        if (!charged(whole)) return null;
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.begin(48);
            s.l(whole);
            Place.DEVICE.properties(s, false);
            s.align(8).l(alignment).i(flags);
            long handle = gpu.tryMake(
                    "createTexture", ID3D12Heap.IID, (iid, out) -> ID3D12Device.createHeap(gpu.device, desc, iid, out));
            if (handle == 0) {
                used.addAndGet(-whole);
                return null;
            }
            made.incrementAndGet();
            return new MemoryPool.Block(handle, whole, residency.add(handle, whole), 0, 0, null);
        }
    }

    /** A block that nothing is in. */
    void release(MemoryPool.Block b) {
        if (b.memory != null) residency.remove(b.memory);
        used.addAndGet(-b.size);
        IUnknown.release(b.object);
    }

    /** Bytes that the device may be asked for. */
    public long limit() {
        return limit;
    }

    // ---- what there is ---------------------------------------------------------------------------------------------

    /** Pieces of memory that the device was asked for so far, given back or not. */
    public long made() {
        return made.get();
    }

    /** Bytes that the device has been asked for. */
    public long usedBytes() {
        return used.get();
    }

    void close() {
        for (MemoryPool p : pools) p.close();
    }
}
