package tepui.drivers.vulkan.transfer;

import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkBufferCopy;
import tepui.pipe.driver.BufferReader;
import tepui.pipe.driver.BufferTransfers;
import tepui.pipe.driver.Ring;

/** Transfers of buffers by Vulkan's commands: writes, reads, copies, clears and maps. */
public final class BufferWork extends BufferTransfers<VulkanBuffer, BufferStorage> {
    private static final int USAGE = Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT;

    private final DeviceCore device;
    private final Recorder recorder;
    private final Gpu gpu;
    private final long region;

    public BufferWork(DeviceCore device, Recorder recorder) {
        super(
                recorder.gpu.timeline,
                recorder.counters(),
                recorder,
                ring(recorder.gpu, MemoryPools.Place.UPLOAD),
                ring(recorder.gpu, MemoryPools.Place.READBACK));
        this.device = device;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        region = recorder.scratch.take(VkBufferCopy.BYTES);
    }

    private static Ring<BufferStorage> ring(Gpu gpu, MemoryPools.Place place) {
        return BufferStorage.ring(gpu, USAGE, 1 << 20, place);
    }

    @Override
    protected long address(VulkanBuffer b) { // hot
        return gpu.hostVisible || b.place != MemoryPools.Place.DEVICE ? b.storage.address : 0;
    }

    @Override
    protected void stay(VulkanBuffer b) {
        recorder.ensure();
        VulkanBuffer.of(device, "readBuffer", b);
    }

    @Override
    protected void use(BufferStorage storage, boolean writes) {
        recorder.use(storage, writes ? AccessTable.TRANSFER_WRITE : AccessTable.TRANSFER_READ);
    }

    @Override
    protected void command(BufferStorage from, long source, BufferStorage to, long target, long size) {
        long cmd = recorder.outside();
        VkBufferCopy.srcOffset(region, source);
        VkBufferCopy.dstOffset(region, target);
        VkBufferCopy.size(region, size);
        recorder.vk.vkCmdCopyBuffer(cmd, from.handle, to.handle, 1, region);
    }

    @Override
    protected BufferStorage mapping(long size, boolean fresh) {
        MemoryPools.Place place = fresh ? MemoryPools.Place.UPLOAD : MemoryPools.Place.READBACK;
        return BufferStorage.make(gpu, "map", size, USAGE, place);
    }

    @Override
    protected void retire(BufferStorage storage) {
        storage.retire(gpu);
    }

    @Override
    protected void renamed() {
        // The buffer itself has said so.
    }

    /** This as what brings bytes of buffers to the processor. */
    public BufferReader reader() {
        return (buffer, offset, into) -> read((VulkanBuffer) buffer, offset, into);
    }

    @Override
    public void copy(VulkanBuffer from, long source, VulkanBuffer to, long target, long size) {
        if (size == 0) return;
        BufferStorage a = from.storage;
        BufferStorage b = to.storage;
        if (a == b) {
            recorder.use(b, AccessTable.TRANSFER_BOTH);
        } else {
            use(a, false);
            use(b, true);
        }
        command(a, source, b, target, size);
    }

    @Override
    public void clear(VulkanBuffer b, long offset, long size, byte[] pattern) {
        boolean words = pattern.length <= 4 && (offset & 3) == 0 && (size & 3) == 0;
        if (size == 0 || !words) {
            super.clear(b, offset, size, pattern);
            return;
        }
        int word = 0;
        for (int i = 0; i < 4; i++) word |= (pattern[i % pattern.length] & 255) << 8 * i;
        BufferStorage s = b.storage;
        use(s, true);
        recorder.vk.vkCmdFillBuffer(recorder.outside(), s.handle, offset, size, word);
    }
}
