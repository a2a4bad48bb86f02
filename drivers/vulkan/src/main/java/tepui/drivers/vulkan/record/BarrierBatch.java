package tepui.drivers.vulkan.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.SampleGrid;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.SyncState;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Counters;
import tepui.pipe.SampleLocations;
import tepui.pipe.driver.StandardSamples;

/**
 * Batch of barriers that are recorded before the next command: one memory barrier for each set of stages that waits, so
 * that vertices do not wait for what only fragments read, and one image barrier for each change of layout. Devices
 * without synchronization2 wait with all stages together.
 */
public final class BarrierBatch {
    private static final int MOST_IMAGES = 32;
    private static final int MOST_TARGETS = 8;

    private final Gpu gpu;
    private final boolean two;
    private final Counters counters;
    private final Scratch memory;
    /** A VkSampleLocationsInfoEXT for each image barrier, where the device moves samples. */
    private final long places;

    private final @Nullable SampleLocations[] standards = new SampleLocations[5];
    private final int imageBytes;
    private final long images;
    private final long global;
    private final long dependency;
    private int imageCount;
    // ---- of each memory barrier; without synchronization2 there is one
    private int targets;
    private final int[] sourceStages = new int[MOST_TARGETS];
    private final int[] targetStages = new int[MOST_TARGETS];
    private final int[] sourceAccesses = new int[MOST_TARGETS];
    private final int[] targetAccesses = new int[MOST_TARGETS];
    /** Of the image barriers, where they have none of their own. */
    private int imageSourceStages;

    private int imageTargetStages;

    public BarrierBatch(Gpu gpu, Counters counters) {
        this.gpu = gpu;
        this.counters = counters;
        two = gpu.features.synchronization2;
        int located = gpu.features.sampleLocationGrid > 0 ? MOST_IMAGES * SampleGrid.BYTES : 0;
        memory = new Scratch(8192 + located);
        places = memory.take(Math.max(8, located));
        imageBytes = two ? VkImageMemoryBarrier2.BYTES : VkImageMemoryBarrier.BYTES;
        images = memory.take((long) MOST_IMAGES * imageBytes);
        global = two ? memory.take((long) MOST_TARGETS * VkMemoryBarrier2.BYTES) : VkMemoryBarrier.make(memory);
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
            for (int i = 0; i < MOST_TARGETS; i++) {
                VkMemoryBarrier2.sType(
                        global + (long) i * VkMemoryBarrier2.BYTES, Vk.VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
            }
            VkDependencyInfo.pMemoryBarriers(dependency, global);
            VkDependencyInfo.pImageMemoryBarriers(dependency, images);
        }
    }

    boolean isEmpty() { // hot
        return targets == 0 && imageCount == 0;
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

    /** Waits in {@code access} for all that was done before. */
    public void memory(SyncState from, int access) { // hot
        memory(
                from.writeStages | from.readStages,
                from.writeAccesses,
                AccessTable.STAGES[access],
                AccessTable.ACCESSES[access]);
    }

    /** Some stages' writes are waited for by others. */
    public void memory(int source, int from, int target, int to) { // hot
        int at = 0;
        if (two) while (at < targets && targetStages[at] != target) at++;
        // More kinds of waiting than there is room for: the last one waits for the rest, too.
        if (at == MOST_TARGETS) at--;
        if (at == targets) {
            targets++;
            sourceStages[at] = 0;
            targetStages[at] = 0;
            sourceAccesses[at] = 0;
            targetAccesses[at] = 0;
        }
        sourceStages[at] |= source;
        sourceAccesses[at] |= from;
        targetStages[at] |= target;
        targetAccesses[at] |= to;
    }

    public void everything() {
        memory(
                Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                Vk.VK_ACCESS_MEMORY_WRITE_BIT,
                Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                Vk.VK_ACCESS_MEMORY_READ_BIT | Vk.VK_ACCESS_MEMORY_WRITE_BIT);
    }

    /** A change of layout of some subresources. */
    public void image(VulkanTexture t, int level, int levels, int layer, int layers, SyncState from, int access) {
        int before = from.writeStages | from.readStages;
        int after = AccessTable.STAGES[access];
        int written = from.writeAccesses;
        long range = image(
                t.image,
                from.layout,
                AccessTable.LAYOUTS[access],
                before,
                after,
                written,
                AccessTable.ACCESSES[access]);
        VulkanTexture.range(range, t.aspect, level, levels, layer, layers);
        locate(t, t.drawnAt);
    }

    /** Says of the last image where samples were when its depths were found; null for where the device has them. Without that a change of layout may lose depths. */
    void locate(VulkanTexture t, @Nullable SampleLocations drawn) {
        if (!t.movesSamples()) return;
        SampleLocations at = drawn == null ? standard(t.desc().samples()) : drawn;
        long info = places + (long) (imageCount - 1) * SampleGrid.BYTES;
        SampleGrid.write(info, at);
        long b = images + (long) (imageCount - 1) * imageBytes;
        if (two) VkImageMemoryBarrier2.pNext(b, info);
        else VkImageMemoryBarrier.pNext(b, info);
    }

    private SampleLocations standard(int samples) {
        SampleLocations known = standards[Integer.numberOfTrailingZeros(samples)];
        if (known != null) return known;
        List<Integer> sixteenths = new ArrayList<>();
        for (float f : StandardSamples.positions(samples)) sixteenths.add(Math.round(f * SampleLocations.STEPS));
        SampleLocations made = new SampleLocations(1, samples, sixteenths);
        standards[Integer.numberOfTrailingZeros(samples)] = made;
        return made;
    }

    /** For images that are not textures: swapchains. */
    public void swapchainImage(long image, int oldLayout, int newLayout, int source, int target, int from, int to) {
        long range = image(image, oldLayout, newLayout, source, target, from, to);
        VulkanTexture.range(range, Vk.VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1);
    }

    /** A change of layout; answers the barrier's range, which is to be filled ({@link VulkanTexture#range}). */
    public long image(long image, int oldLayout, int newLayout, int source, int target, int from, int to) {
        long b = images + (long) imageCount++ * imageBytes;
        if (two) {
            VkImageMemoryBarrier2.pNext(b, 0);
            VkImageMemoryBarrier2.srcStageMask(b, Integer.toUnsignedLong(source));
            VkImageMemoryBarrier2.srcAccessMask(b, Integer.toUnsignedLong(from));
            VkImageMemoryBarrier2.dstStageMask(b, Integer.toUnsignedLong(target));
            VkImageMemoryBarrier2.dstAccessMask(b, Integer.toUnsignedLong(to));
            VkImageMemoryBarrier2.oldLayout(b, oldLayout);
            VkImageMemoryBarrier2.newLayout(b, newLayout);
            VkImageMemoryBarrier2.image(b, image);
            return VkImageMemoryBarrier2.subresourceRange(b);
        }
        VkImageMemoryBarrier.pNext(b, 0);
        VkImageMemoryBarrier.srcAccessMask(b, from);
        VkImageMemoryBarrier.dstAccessMask(b, to);
        VkImageMemoryBarrier.oldLayout(b, oldLayout);
        VkImageMemoryBarrier.newLayout(b, newLayout);
        VkImageMemoryBarrier.image(b, image);
        imageSourceStages |= source;
        imageTargetStages |= target;
        return VkImageMemoryBarrier.subresourceRange(b);
    }

    public void emit(long cmd) {
        if (isEmpty()) return;
        if (two) emitTwo(cmd);
        else emitOne(cmd);
        counters.barriers++;
        imageCount = 0;
        targets = 0;
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
        for (int i = 0; i < targets; i++) {
            long b = global + (long) i * VkMemoryBarrier2.BYTES;
            VkMemoryBarrier2.srcStageMask(b, Integer.toUnsignedLong(sourceStages[i]));
            VkMemoryBarrier2.srcAccessMask(b, Integer.toUnsignedLong(sourceAccesses[i]));
            VkMemoryBarrier2.dstStageMask(b, Integer.toUnsignedLong(targetStages[i]));
            VkMemoryBarrier2.dstAccessMask(b, Integer.toUnsignedLong(targetAccesses[i]));
        }
        VkDependencyInfo.memoryBarrierCount(dependency, targets);
        VkDependencyInfo.imageMemoryBarrierCount(dependency, imageCount);
        gpu.vk.vkCmdPipelineBarrier2(cmd, dependency);
    }

    private void emitOne(long cmd) {
        boolean some = targets != 0;
        int source = (some ? sourceStages[0] : 0) | imageSourceStages;
        int target = (some ? targetStages[0] : 0) | imageTargetStages;
        VkMemoryBarrier.srcAccessMask(global, some ? sourceAccesses[0] : 0);
        VkMemoryBarrier.dstAccessMask(global, some ? targetAccesses[0] : 0);
        gpu.vk.vkCmdPipelineBarrier(
                cmd,
                source == 0 ? Vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : source,
                target == 0 ? Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT : target,
                0,
                some && (sourceAccesses[0] | targetAccesses[0]) != 0 ? 1 : 0,
                global,
                0,
                0,
                imageCount,
                images);
    }

    public void close() {
        memory.close();
    }
}
