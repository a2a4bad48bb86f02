package tepui.drivers.vulkan;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Counters;

/**
 * Barriers that wait for the next command: one memory barrier for everything, and one image barrier for each change of layout.
 */
final class BarrierBatch {
    private final Gpu gpu;
    private final Counters counters;
    private final Scratch memory = new Scratch(4096);
    private static final int MOST_IMAGES = 32;
    private final long images = memory.take((long) MOST_IMAGES * VkImageMemoryBarrier.BYTES);
    private final long global = VkMemoryBarrier.make(memory);
    private int imageCount;
    private int sourceStages;
    private int targetStages;
    private int sourceAccesses;
    private int targetAccesses;

    BarrierBatch(Gpu gpu, Counters counters) {
        this.gpu = gpu;
        this.counters = counters;
        for (int i = 0; i < MOST_IMAGES; i++) {
            long b = images + (long) i * VkImageMemoryBarrier.BYTES;
            VkImageMemoryBarrier.sType(b, Vk.VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
            VkImageMemoryBarrier.srcQueueFamilyIndex(b, -1);
            VkImageMemoryBarrier.dstQueueFamilyIndex(b, -1);
        }
    }

    boolean isEmpty() { // hot
        return targetStages == 0;
    }

    boolean isFull() {
        return imageCount == MOST_IMAGES;
    }

    /** What was done before is waited for by {@code access}. */
    void memory(SyncState from, int access) { // hot
        sourceStages |= from.writeStages | from.readStages;
        sourceAccesses |= from.writeAccesses;
        targetStages |= AccessTable.STAGES[access];
        targetAccesses |= AccessTable.ACCESSES[access];
    }

    void everything() {
        sourceStages |= Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        sourceAccesses |= Vk.VK_ACCESS_MEMORY_WRITE_BIT;
        targetStages |= Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        targetAccesses |= Vk.VK_ACCESS_MEMORY_READ_BIT | Vk.VK_ACCESS_MEMORY_WRITE_BIT;
    }

    /** A change of layout of some subresources. */
    void image(VulkanTexture t, int level, int levels, int layer, int layers, SyncState from, int access) {
        long b = images + (long) imageCount++ * VkImageMemoryBarrier.BYTES;
        VkImageMemoryBarrier.srcAccessMask(b, from.writeAccesses);
        VkImageMemoryBarrier.dstAccessMask(b, AccessTable.ACCESSES[access]);
        VkImageMemoryBarrier.oldLayout(b, from.layout);
        VkImageMemoryBarrier.newLayout(b, AccessTable.LAYOUTS[access]);
        VkImageMemoryBarrier.image(b, t.image);
        VulkanTexture.range(VkImageMemoryBarrier.subresourceRange(b), t.aspect, level, levels, layer, layers);
        sourceStages |= from.writeStages | from.readStages;
        targetStages |= AccessTable.STAGES[access];
    }

    /** For images that are not textures: swapchains. */
    void swapchainImage(long image, int oldLayout, int newLayout, int source, int target, int from, int to) {
        long b = images + (long) imageCount++ * VkImageMemoryBarrier.BYTES;
        VkImageMemoryBarrier.srcAccessMask(b, from);
        VkImageMemoryBarrier.dstAccessMask(b, to);
        VkImageMemoryBarrier.oldLayout(b, oldLayout);
        VkImageMemoryBarrier.newLayout(b, newLayout);
        VkImageMemoryBarrier.image(b, image);
        VulkanTexture.range(VkImageMemoryBarrier.subresourceRange(b), Vk.VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1);
        sourceStages |= source;
        targetStages |= target;
    }

    void emit(long cmd) {
        if (targetStages == 0) return;
        int source = sourceStages == 0 ? Vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : sourceStages;
        VkMemoryBarrier.srcAccessMask(global, sourceAccesses);
        VkMemoryBarrier.dstAccessMask(global, targetAccesses);
        int memories = (sourceAccesses | targetAccesses) != 0 ? 1 : 0;
        gpu.vk.vkCmdPipelineBarrier(cmd, source, targetStages, 0, memories, global, 0, 0, imageCount, images);
        counters.barriers++;
        imageCount = 0;
        sourceStages = 0;
        targetStages = 0;
        sourceAccesses = 0;
        targetAccesses = 0;
    }

    void close() {
        memory.close();
    }
}
