package tepui.drivers.vulkan.resource;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Allocation;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryNeeds;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.driver.Batches;
import tepui.pipe.driver.DeviceStorage;
import tepui.pipe.driver.Ring;
import tepui.pipe.driver.Timeline;

/** A VkBuffer with its memory: what a buffer of the contract has at a time, and what rings are made of. */
public final class BufferStorage extends DeviceStorage {
    private static final AtomicInteger IDS = new AtomicInteger();

    /** Never used again, unlike the handle. */
    public final int id = IDS.incrementAndGet();

    public final long handle;
    final long size;
    final Allocation memory;

    /**
     * The pass that has taken vertices from it, as its state says; another one, where contexts take turns, says nothing. A
     * pass ends before anything writes what it has read.
     */
    public int verticesIn;

    private static final @Nullable SyncState[] NONE = {};

    /** State that the queue leaves it in; guarded by the queue's lock. */
    public final SyncState queue = new SyncState(false);
    /** State in open batches, by the number of the context's recorder. */
    private volatile @Nullable SyncState[] local = NONE;

    private BufferStorage(long handle, long size, Allocation memory) {
        super(memory.address());
        this.handle = handle;
        this.size = size;
        this.memory = memory;
    }

    public static BufferStorage make(Gpu gpu, String call, long size, int usage, MemoryPools.Place place) {
        try (Scratch s = Scratch.brief(512)) {
            long info = VkBufferCreateInfo.make(s);
            VkBufferCreateInfo.size(info, size);
            VkBufferCreateInfo.usage(info, usage);
            long out = s.take(8);
            long handle = gpu.made(gpu.vk.vkCreateBuffer(gpu.device, info, 0, out), out, call);
            Allocation memory;
            try {
                memory = gpu.memory.allocate(call, MemoryNeeds.ofBuffer(gpu, handle), place);
            } catch (OutOfDeviceMemoryException e) {
                gpu.vk.vkDestroyBuffer(gpu.device, handle, 0);
                throw e;
            }
            gpu.check(gpu.vk.vkBindBufferMemory(gpu.device, handle, memory.memory(), memory.offset), call);
            return new BufferStorage(handle, size, memory);
        }
    }

    public static Ring<BufferStorage> ring(Gpu gpu, int usage, long chunkSize, MemoryPools.Place place) {
        return new Ring<>(gpu.timeline, gpu.optimizations.memory(), chunkSize, new Ring.Source<>() {
            @Override
            public BufferStorage make(long size) {
                return BufferStorage.make(gpu, "staging", size, usage, place);
            }

            @Override
            public void retire(BufferStorage storage) {
                storage.retire(gpu);
            }
        });
    }

    /** State in the batch of the recorder of that number, or in an older batch. */
    public SyncState of(int recorder) { // hot
        @Nullable SyncState[] all = local;
        if (recorder < all.length) {
            SyncState s = all[recorder];
            if (s != null) return s;
        }
        return first(recorder);
    }

    private synchronized SyncState first(int number) {
        @Nullable SyncState[] all = local.length > number ? local.clone() : Arrays.copyOf(local, number + 1);
        SyncState s = all[number];
        if (s != null) return s;
        s = new SyncState(false);
        all[number] = s;
        local = all;
        return s;
    }

    @Override
    public boolean isDone(Timeline timeline, boolean writes) { // hot
        for (SyncState s : local) {
            if (s != null && !timeline.isDone(writes ? s.writeSerial : s.serial)) return false;
        }
        return true;
    }

    @Override
    public void waitFor(Batches batches, boolean writes) {
        for (SyncState s : local) if (s != null) batches.waitFor(writes ? s.writeSerial : s.serial);
    }

    public void retire(Gpu gpu) {
        gpu.retired.add(RetireQueue.Kind.BUFFER, handle, memory);
    }
}
