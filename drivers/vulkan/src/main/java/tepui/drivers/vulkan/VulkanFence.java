package tepui.drivers.vulkan;

import tepui.pipe.Fence;

/** A batch that was handed over. */
final class VulkanFence extends Fence {
    final VulkanDevice device;
    final long serial;

    VulkanFence(VulkanDevice device, long serial) {
        this.device = device;
        this.serial = serial;
    }

    @Override
    public boolean isSignaled() {
        return device.gpu.timeline.isDone(serial);
    }

    @Override
    public boolean await(long nanoseconds) {
        return device.gpu.timeline.await(serial, Math.max(0, nanoseconds));
    }
}
