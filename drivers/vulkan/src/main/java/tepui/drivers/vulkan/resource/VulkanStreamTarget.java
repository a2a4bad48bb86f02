package tepui.drivers.vulkan.resource;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.StreamTarget;

/** A range that takes stream output, with the counter in which the device keeps how far it is filled. */
public final class VulkanStreamTarget extends StreamTarget {
    public final DeviceCore device;
    public final VulkanBuffer target;
    private @Nullable BufferStorage counter;
    /** Bytes a vertex of what was written last. */
    public int stride = 16;

    /** Where vertex shaders store what is captured: bytes that are there. */
    public long filled;

    /** Something was written: the counter holds. */
    public boolean written;

    public volatile boolean destroyed;

    public VulkanStreamTarget(DeviceCore device, VulkanBuffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
        this.target = buffer;
    }

    public synchronized BufferStorage counter() {
        BufferStorage c = counter;
        if (c == null) {
            c = BufferStorage.make(
                    device.gpu,
                    "createStreamTarget",
                    4,
                    Vk.VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT
                            | Vk.VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT
                            | Vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                    MemoryPools.Place.DEVICE);
            counter = c;
        }
        return c;
    }

    public synchronized void retire() {
        BufferStorage c = counter;
        if (c != null) c.retire(device.gpu);
        counter = null;
    }
}
