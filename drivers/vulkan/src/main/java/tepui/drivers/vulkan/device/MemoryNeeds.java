package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Memory requirements of an image or a buffer, as the driver says.
 *
 * @param types bits of the memory types that it can be in
 * @param alone it is to have memory of its own
 * @param image the handle, or 0
 * @param buffer the handle, or 0
 */
public record MemoryNeeds(long size, long alignment, int types, boolean alone, long image, long buffer) {
    /** Where memory of its own is only preferred, what is smaller does without: devices may have no more than 4,096 allocations. */
    static final long LEAST_PREFERRED = 256 << 10;

    public static MemoryNeeds ofImage(Gpu gpu, long image) {
        try (Scratch s = Scratch.brief(512)) {
            long info = VkImageMemoryRequirementsInfo2.make(s);
            VkImageMemoryRequirementsInfo2.image(info, image);
            long needs = VkMemoryRequirements2.make(s);
            long own = VkMemoryDedicatedRequirements.chain(s, needs);
            gpu.vk.vkGetImageMemoryRequirements2(gpu.device, info, needs);
            return of(needs, own, image, 0);
        }
    }

    public static MemoryNeeds ofBuffer(Gpu gpu, long buffer) {
        try (Scratch s = Scratch.brief(512)) {
            long info = VkBufferMemoryRequirementsInfo2.make(s);
            VkBufferMemoryRequirementsInfo2.buffer(info, buffer);
            long needs = VkMemoryRequirements2.make(s);
            long own = VkMemoryDedicatedRequirements.chain(s, needs);
            gpu.vk.vkGetBufferMemoryRequirements2(gpu.device, info, needs);
            return of(needs, own, 0, buffer);
        }
    }

    private static MemoryNeeds of(long needs, long own, long image, long buffer) {
        long r = VkMemoryRequirements2.memoryRequirements(needs);
        long size = VkMemoryRequirements.size(r);
        boolean alone = VkMemoryDedicatedRequirements.requiresDedicatedAllocation(own) != 0
                || VkMemoryDedicatedRequirements.prefersDedicatedAllocation(own) != 0 && size >= LEAST_PREFERRED;
        return new MemoryNeeds(
                size, VkMemoryRequirements.alignment(r), VkMemoryRequirements.memoryTypeBits(r), alone, image, buffer);
    }
}
