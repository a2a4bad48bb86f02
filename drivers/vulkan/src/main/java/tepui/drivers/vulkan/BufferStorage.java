package tepui.drivers.vulkan;

import java.util.concurrent.atomic.AtomicInteger;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.driver.DeviceStorage;
import tepui.pipe.driver.Ring;

/** A VkBuffer with its memory: what a buffer of the contract has at a time, and what rings are made of. */
final class BufferStorage extends DeviceStorage {
    private static final AtomicInteger IDS = new AtomicInteger();

    /** Never used again, unlike the handle. */
    final int id = IDS.incrementAndGet();

    final long handle;
    final long size;
    final Allocation memory;

    final SyncState sync = new SyncState();

    private BufferStorage(long handle, long size, Allocation memory) {
        super(memory.address());
        this.handle = handle;
        this.size = size;
        this.memory = memory;
    }

    static BufferStorage make(Gpu gpu, String call, long size, int usage, MemoryPools.Place place) {
        try (Scratch s = Scratch.brief(512)) {
            long info = VkBufferCreateInfo.make(s);
            VkBufferCreateInfo.size(info, size);
            VkBufferCreateInfo.usage(info, usage);
            long out = s.take(8);
            int result = gpu.vk.vkCreateBuffer(gpu.device, info, 0, out);
            if (result < 0) throw gpu.failed(result, call);
            long handle = Scratch.getLong(out);
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

    static Ring<BufferStorage> ring(Gpu gpu, int usage, long chunkSize, MemoryPools.Place place) {
        return new Ring<>(gpu.timeline, gpu.economies.memory(), chunkSize, new Ring.Source<>() {
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

    void retire(Gpu gpu) {
        gpu.retired.add(RetireQueue.Kind.BUFFER, handle, memory);
    }
}
