package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.StreamTarget;

/** A range that takes stream output, with the counter in which the device keeps how far it is filled. */
final class VulkanStreamTarget extends StreamTarget {
    final DeviceCore device;
    final VulkanBuffer target;
    private @Nullable BufferStorage counter;
    /** Bytes a vertex of what was written last. */
    int stride = 16;

    /** Where vertex shaders store what is captured: bytes that are there. */
    long filled;

    /** Something was written: the counter holds. */
    boolean written;

    volatile boolean destroyed;

    VulkanStreamTarget(DeviceCore device, VulkanBuffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
        this.target = buffer;
    }

    synchronized BufferStorage counter() {
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

    synchronized void retire() {
        BufferStorage c = counter;
        if (c != null) c.retire(device.gpu);
        counter = null;
    }
}
