package tepui.drivers.vulkan;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Counters;

/**
 * Barriers that wait for the next command: one memory barrier for everything, and one image barrier for each change of layout. Devices
 * with synchronization2 are told the stages of each; others wait with all stages together.
 */
final class BarrierBatch {
    private static final int MOST_IMAGES = 32;

    private final Gpu gpu;
    private final boolean two;
    private final Counters counters;
    private final Scratch memory = new Scratch(8192);
    private final int imageBytes;
    private final long images;
    private final long global;
    private final long dependency;
    private int imageCount;
    /** Of the memory barrier. */
    private int sourceStages;

    private int targetStages;
    private int sourceAccesses;
    private int targetAccesses;
    /** Of the image barriers, where they have none of their own. */
    private int imageSourceStages;

    private int imageTargetStages;

    BarrierBatch(Gpu gpu, Counters counters) {
        this.gpu = gpu;
        this.counters = counters;
        two = gpu.features.synchronization2;
        imageBytes = two ? VkImageMemoryBarrier2.BYTES : VkImageMemoryBarrier.BYTES;
        images = memory.take((long) MOST_IMAGES * imageBytes);
        global = two ? VkMemoryBarrier2.make(memory) : VkMemoryBarrier.make(memory);
        dependency = two ? VkDependencyInfo.make(memory) : 0;
        for (int i = 0; i < MOST_IMAGES; i++) {
            long b = images + (long) i * imageBytes;
            if (two) {
                VkImageMemoryBarrier2.sType(b, Vk.VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
                VkImageMemoryBarrier2.srcQueueFamilyIndex(b, -1);
                VkImageMemoryBarrier2.dstQueueFamilyIndex(b, -1);
            } else {
                VkImageMemoryBarrier.sType(b, Vk.VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
                VkImageMemoryBarrier.srcQueueFamilyIndex(b, -1);
                VkImageMemoryBarrier.dstQueueFamilyIndex(b, -1);
            }
        }
        if (two) {
            VkDependencyInfo.pMemoryBarriers(dependency, global);
            VkDependencyInfo.pImageMemoryBarriers(dependency, images);
        }
    }

    boolean isEmpty() { // hot
        return targetStages == 0 && imageCount == 0;
    }

    /** Does an image barrier wait whose order with another of the same image would not be known? */
    boolean names(long image) {
        for (int i = 0; i < imageCount; i++) {
            long b = images + (long) i * imageBytes;
            if (image == (two ? VkImageMemoryBarrier2.image(b) : VkImageMemoryBarrier.image(b))) return true;
        }
        return false;
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

    /** Some stages' writes are waited for by others. */
    void memory(int source, int from, int target, int to) {
        sourceStages |= source;
        sourceAccesses |= from;
        targetStages |= target;
        targetAccesses |= to;
    }

    void everything() {
        memory(
                Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                Vk.VK_ACCESS_MEMORY_WRITE_BIT,
                Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                Vk.VK_ACCESS_MEMORY_READ_BIT | Vk.VK_ACCESS_MEMORY_WRITE_BIT);
    }

    /** A change of layout of some subresources. */
    void image(VulkanTexture t, int level, int levels, int layer, int layers, SyncState from, int access) {
        image(
                t,
                level,
                levels,
                layer,
                layers,
                from.layout,
                AccessTable.LAYOUTS[access],
                from.writeStages | from.readStages,
                AccessTable.STAGES[access],
                from.writeAccesses,
                AccessTable.ACCESSES[access]);
    }

    /** A change of layout of some subresources. */
    void image(
            VulkanTexture t,
            int level,
            int levels,
            int layer,
            int layers,
            int oldLayout,
            int newLayout,
            int source,
            int target,
            int from,
            int to) {
        long range = add(t.image, oldLayout, newLayout, source, target, from, to);
        VulkanTexture.range(range, t.aspect, level, levels, layer, layers);
    }

    /** For images that are not textures: swapchains. */
    void swapchainImage(long image, int oldLayout, int newLayout, int source, int target, int from, int to) {
        long range = add(image, oldLayout, newLayout, source, target, from, to);
        VulkanTexture.range(range, Vk.VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1);
    }

    /** The next image barrier; answers its range, which is to be filled. */
    private long add(long image, int oldLayout, int newLayout, int source, int target, int from, int to) {
        long b = images + (long) imageCount++ * imageBytes;
        if (two) {
            VkImageMemoryBarrier2.srcStageMask(b, Integer.toUnsignedLong(source));
            VkImageMemoryBarrier2.srcAccessMask(b, Integer.toUnsignedLong(from));
            VkImageMemoryBarrier2.dstStageMask(b, Integer.toUnsignedLong(target));
            VkImageMemoryBarrier2.dstAccessMask(b, Integer.toUnsignedLong(to));
            VkImageMemoryBarrier2.oldLayout(b, oldLayout);
            VkImageMemoryBarrier2.newLayout(b, newLayout);
            VkImageMemoryBarrier2.image(b, image);
            return VkImageMemoryBarrier2.subresourceRange(b);
        }
        VkImageMemoryBarrier.srcAccessMask(b, from);
        VkImageMemoryBarrier.dstAccessMask(b, to);
        VkImageMemoryBarrier.oldLayout(b, oldLayout);
        VkImageMemoryBarrier.newLayout(b, newLayout);
        VkImageMemoryBarrier.image(b, image);
        imageSourceStages |= source;
        imageTargetStages |= target;
        return VkImageMemoryBarrier.subresourceRange(b);
    }

    void emit(long cmd) {
        if (isEmpty()) return;
        if (two) emitTwo(cmd);
        else emitOne(cmd);
        counters.barriers++;
        imageCount = 0;
        sourceStages = 0;
        targetStages = 0;
        sourceAccesses = 0;
        targetAccesses = 0;
        imageSourceStages = 0;
        imageTargetStages = 0;
    }

    /** At the end of a batch: what the device wrote is seen by the processor when the batch is done. */
    void emitForHost(long cmd) {
        if (isEmpty()) counters.barriers--;
        memory(
                Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                Vk.VK_ACCESS_MEMORY_WRITE_BIT,
                Vk.VK_PIPELINE_STAGE_HOST_BIT,
                Vk.VK_ACCESS_HOST_READ_BIT);
        emit(cmd);
    }

    private void emitTwo(long cmd) {
        VkMemoryBarrier2.srcStageMask(global, Integer.toUnsignedLong(sourceStages));
        VkMemoryBarrier2.srcAccessMask(global, Integer.toUnsignedLong(sourceAccesses));
        VkMemoryBarrier2.dstStageMask(global, Integer.toUnsignedLong(targetStages));
        VkMemoryBarrier2.dstAccessMask(global, Integer.toUnsignedLong(targetAccesses));
        VkDependencyInfo.memoryBarrierCount(dependency, targetStages != 0 ? 1 : 0);
        VkDependencyInfo.imageMemoryBarrierCount(dependency, imageCount);
        gpu.vk.vkCmdPipelineBarrier2(cmd, dependency);
    }

    private void emitOne(long cmd) {
        int source = sourceStages | imageSourceStages;
        int target = targetStages | imageTargetStages;
        VkMemoryBarrier.srcAccessMask(global, sourceAccesses);
        VkMemoryBarrier.dstAccessMask(global, targetAccesses);
        gpu.vk.vkCmdPipelineBarrier(
                cmd,
                source == 0 ? Vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : source,
                target == 0 ? Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT : target,
                0,
                (sourceAccesses | targetAccesses) != 0 ? 1 : 0,
                global,
                0,
                0,
                imageCount,
                images);
    }

    void close() {
        memory.close();
    }
}
