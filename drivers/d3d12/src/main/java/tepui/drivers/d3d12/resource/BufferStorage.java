package tepui.drivers.d3d12.resource;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.device.DeviceMemory;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.MemoryPool;
import tepui.drivers.d3d12.device.MemoryUse;
import tepui.drivers.d3d12.device.Pageable;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.states.ResourceStates;
import tepui.pipe.driver.Batches;
import tepui.pipe.driver.DeviceStorage;
import tepui.pipe.driver.Ring;
import tepui.pipe.driver.Timeline;

/**
 * A range of a buffer resource: what a buffer of the contract has at a time, and what rings are made of. It may lie in a slab with others, with
 * which it then shares its state; so what shaders write, and what is copied to from the same slab, has a resource of its own.
 */
public final class BufferStorage extends DeviceStorage {
    private static final AtomicInteger IDS = new AtomicInteger();

    /** Constant buffer views have whole multiples of it. */
    static final int GRANULE = 256;

    /** Room in front of what vkd3d 1.2 may capture into, three vertices of the largest stride: see {@code StreamOutputs}. */
    static final int MARGIN = 3 * 2048;

    /** Never used again, unlike the handle. */
    public final int id = IDS.incrementAndGet();

    /** The ID3D12Resource, and where in it the bytes are. */
    public final long handle;

    public final long offset;
    final long size;
    /** Address for the device. */
    public final long gpuAddress;

    /** Of all that lies in the resource. */
    public final ResourceStates states;

    /** Unit of residency; null for the system's own memory. */
    public final @Nullable Pageable memory;

    /** The last batches of one context that use it, and that write it. */
    public static final class Uses {
        public long use;
        public long write;

        private Uses() {}
    }

    private static final @Nullable Uses[] NONE = {};
    /** By the number of the context's recorder. */
    private volatile @Nullable Uses[] uses = NONE;

    private final MemoryUse use;
    /** It lies in a slab. */
    public final boolean shared;

    private BufferStorage(DeviceMemory.Placed p, long margin, long size, long address, Place place) {
        super(address == 0 ? 0 : address + margin);
        handle = p.handle();
        offset = margin;
        this.size = size;
        gpuAddress = ID3D12Resource.getGPUVirtualAddress(handle) + margin;
        states = place.keepsState() ? ResourceStates.fixed(handle, place.state()) : ResourceStates.buffer(handle);
        memory = p.pageable();
        use = p.use();
        shared = false;
    }

    private BufferStorage(MemoryPool.Piece p, long size, ResourceStates states) {
        super(p.block().address == 0 ? 0 : p.block().address + p.offset());
        handle = p.block().object;
        offset = p.offset();
        this.size = size;
        gpuAddress = p.block().gpuAddress + offset;
        this.states = states;
        memory = p.block().memory;
        use = p;
        shared = true;
    }

    /** With a resource of its own. */
    public static BufferStorage alone(Gpu gpu, String call, long size, Place place) {
        long rounded = size + GRANULE - 1 & -GRANULE;
        long margin = gpu.features.oldVkd3d && place == Place.DEVICE ? MARGIN : 0;
        return gpu.whole(() -> {
            DeviceMemory.Placed p = gpu.memory.buffer(call, margin + rounded, place);
            return new BufferStorage(p, margin, rounded, DeviceMemory.map(gpu, p.handle(), place), place);
        });
    }

    /** In a slab, if it is small. */
    static BufferStorage make(Gpu gpu, String call, long size, Place place) {
        if (size > DeviceMemory.SMALL_BUFFER || !gpu.optimizations.memory()) return alone(gpu, call, size, place);
        MemoryPool.Piece p = gpu.memory.small(call, size, place);
        ResourceStates states = p.block().states;
        if (states == null) throw new IllegalStateException("BufferStorage: a slab without states");
        return new BufferStorage(p, p.size(), states);
    }

    public static Ring<BufferStorage> ring(Gpu gpu, long chunkSize, Place place) {
        return new Ring<>(gpu.timeline, gpu.optimizations.memory(), chunkSize, new Ring.Source<>() {
            @Override
            public BufferStorage make(long size) {
                return alone(gpu, "staging", size, place);
            }

            @Override
            public void retire(BufferStorage storage) {
                storage.retire(gpu);
            }
        });
    }

    /** By the recorder of that number. */
    public Uses of(int recorder) { // hot
        @Nullable Uses[] all = uses;
        if (recorder < all.length) {
            Uses u = all[recorder];
            if (u != null) return u;
        }
        return first(recorder);
    }

    private synchronized Uses first(int number) {
        @Nullable Uses[] all = uses.length > number ? uses.clone() : Arrays.copyOf(uses, number + 1);
        Uses made = new Uses();
        all[number] = made;
        uses = all;
        return made;
    }

    @Override
    public boolean isDone(Timeline timeline, boolean writes) { // hot
        for (Uses u : uses) {
            if (u != null && !timeline.isDone(writes ? u.write : u.use)) return false;
        }
        return true;
    }

    @Override
    public void waitFor(Batches batches, boolean writes) {
        for (Uses u : uses) if (u != null) batches.waitFor(writes ? u.write : u.use);
    }

    /** Gone when everything that was recorded so far is done. */
    public void retire(Gpu gpu) {
        gpu.retired.add(shared ? 0 : handle, use);
    }

    /** Gone now, since nothing uses it. */
    public void release() {
        use.free(shared ? 0 : handle);
    }
}
