package tepui.drivers.vulkan.resource;

import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.DirectMemory;

/** Direct access to buffers in mapped memory, for the command stream: the stream decides when one gets other memory. */
public final class VulkanDirectMemory implements DirectMemory {
    private final DeviceCore device;

    public VulkanDirectMemory(DeviceCore device) {
        this.device = device;
    }

    @Override
    public long pin(Buffer buffer) {
        VulkanBuffer b = VulkanBuffer.of(device, "pin", buffer);
        boolean reached = device.gpu.hostVisible || b.place != MemoryPools.Place.DEVICE;
        if (!reached || b.storage.address == 0) return 0;
        b.pinned = true;
        return b.storage.address;
    }

    @Override
    public boolean isInUse(Buffer buffer) { // hot
        return !VulkanBuffer.of(device, "isInUse", buffer).storage.isDone(device.gpu.timeline, false);
    }

    @Override
    public void exchange(Context context, Buffer first, Buffer second) { // hot
        VulkanBuffer a = VulkanBuffer.of(device, "exchange", first);
        VulkanBuffer b = VulkanBuffer.of(device, "exchange", second);
        device.storages.begin();
        BufferStorage s = a.storage;
        a.storage = b.storage;
        b.storage = s;
        a.generation++;
        b.generation++;
        device.storages.end();
        context.counters().renames++;
    }

    @Override
    public void written(Context context, Buffer buffer, long offset, long size) { // hot
        VulkanBuffer.of(device, "written", buffer);
        context.counters().uploadedBytes += size;
    }
}
