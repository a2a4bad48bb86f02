package tepui.drivers.vulkan.record;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/** A command pool and the buffers made from it, in the order in which they run. Used again when its serial is done. */
public final class Batch {
    /** Command buffers after which a batch is handed over. */
    private static final int MOST = 1000;

    private final Gpu gpu;
    private final long pool;
    private long[] buffers = new long[4];
    private int made;
    private int taken;
    private long[] passes = new long[4];
    private int passesMade;
    private int passesTaken;
    private long[] order = new long[64];
    /** The first place is for what runs before, which is known when the batch is handed over. */
    private int ordered = 1;

    private int first = 1;
    long serial;

    public Batch(Gpu gpu) {
        this.gpu = gpu;
        try (Scratch s = Scratch.brief(256)) {
            long info = VkCommandPoolCreateInfo.make(s);
            VkCommandPoolCreateInfo.flags(info, Vk.VK_COMMAND_POOL_CREATE_TRANSIENT_BIT);
            VkCommandPoolCreateInfo.queueFamilyIndex(info, gpu.family);
            long out = s.take(8);
            pool = gpu.made(gpu.vk.vkCreateCommandPool(gpu.device, info, 0, out), out, "vkCreateCommandPool");
        }
    }

    public void start(long newSerial) {
        serial = newSerial;
        if (taken > 0) gpu.check(gpu.vk.vkResetCommandPool(gpu.device, pool, 0), "vkResetCommandPool");
        taken = 0;
        passesTaken = 0;
        ordered = 1;
        first = 1;
    }

    /** A buffer that is being recorded. */
    public long take(Scratch s) {
        long mark = s.mark();
        if (taken == made) {
            if (made == buffers.length) buffers = Arrays.copyOf(buffers, made * 2);
            buffers[made++] = make(s, Vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY);
        }
        long cmd = buffers[taken++];
        begin(s, cmd, Vk.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, 0);
        s.release(mark);
        return cmd;
    }

    private long make(Scratch s, int level) {
        long info = VkCommandBufferAllocateInfo.make(s);
        VkCommandBufferAllocateInfo.commandPool(info, pool);
        VkCommandBufferAllocateInfo.level(info, level);
        VkCommandBufferAllocateInfo.commandBufferCount(info, 1);
        long out = s.take(8);
        return gpu.made(gpu.vk.vkAllocateCommandBuffers(gpu.device, info, out), out, "vkAllocateCommandBuffers");
    }

    /** A buffer for the inside of a pass with these formats, which begins when its end is known. */
    long takePass(Scratch s, TargetFormats.Formats f) {
        long mark = s.mark();
        if (passesTaken == passesMade) {
            if (passesMade == passes.length) passes = Arrays.copyOf(passes, passesMade * 2);
            passes[passesMade++] = make(s, Vk.VK_COMMAND_BUFFER_LEVEL_SECONDARY);
        }
        long cmd = passes[passesTaken++];
        long inherits = VkCommandBufferInheritanceInfo.make(s);
        long rendering = VkCommandBufferInheritanceRenderingInfo.chain(s, inherits);
        long colors = s.take(4L * Math.max(1, f.count()));
        for (int i = 0; i < f.count(); i++) Scratch.putInt(colors + 4L * i, f.color(i));
        VkCommandBufferInheritanceRenderingInfo.colorAttachmentCount(rendering, f.count());
        VkCommandBufferInheritanceRenderingInfo.pColorAttachmentFormats(rendering, colors);
        VkCommandBufferInheritanceRenderingInfo.depthAttachmentFormat(rendering, f.depth());
        VkCommandBufferInheritanceRenderingInfo.stencilAttachmentFormat(rendering, f.stencil());
        VkCommandBufferInheritanceRenderingInfo.rasterizationSamples(rendering, Math.max(1, f.samples()));
        begin(
                s,
                cmd,
                Vk.VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT | Vk.VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT,
                inherits);
        s.release(mark);
        return cmd;
    }

    private void begin(Scratch s, long cmd, int flags, long inherits) {
        long info = VkCommandBufferBeginInfo.make(s);
        VkCommandBufferBeginInfo.flags(info, flags);
        VkCommandBufferBeginInfo.pInheritanceInfo(info, inherits);
        gpu.check(gpu.vk.vkBeginCommandBuffer(cmd, info), "vkBeginCommandBuffer");
    }

    /** The buffer is complete and runs behind those before it. */
    public void append(long cmd) {
        int result = gpu.vk.vkEndCommandBuffer(cmd);
        if (result < 0) throw gpu.failed(result, "vkEndCommandBuffer");
        if (ordered == order.length) order = Arrays.copyOf(order, 2 * ordered);
        order[ordered++] = cmd;
    }

    /** Time to submit. */
    boolean isFull() { // hot
        return ordered >= MOST;
    }

    /** Takes its place in the queue, behind what that makes necessary. */
    public void submit(Scratch s, @Nullable QueueOrder uses, long waitSemaphore, int waitStage, long signalSemaphore) {
        long mark = s.mark();
        synchronized (gpu.queueLock) {
            long before = uses == null ? 0 : uses.settle(this);
            if (before != 0) {
                gpu.check(gpu.vk.vkEndCommandBuffer(before), "vkEndCommandBuffer");
                order[0] = before;
                first = 0;
            }
            gpu.submit(
                    serial,
                    gpu.features.synchronization2
                            ? two(s, waitSemaphore, waitStage, signalSemaphore)
                            : one(s, waitSemaphore, waitStage, signalSemaphore));
        }
        s.release(mark);
    }

    private long one(Scratch s, long waitSemaphore, int waitStage, long signalSemaphore) {
        int count = ordered - first;
        long list = s.take(8L * Math.max(1, count));
        for (int i = 0; i < count; i++) Scratch.putLong(list + 8L * i, order[first + i]);
        long info = VkSubmitInfo.make(s);
        VkSubmitInfo.commandBufferCount(info, count);
        VkSubmitInfo.pCommandBuffers(info, list);
        if (waitSemaphore != 0) {
            long w = s.take(8);
            long stage = s.take(4);
            Scratch.putLong(w, waitSemaphore);
            Scratch.putInt(stage, waitStage);
            VkSubmitInfo.waitSemaphoreCount(info, 1);
            VkSubmitInfo.pWaitSemaphores(info, w);
            VkSubmitInfo.pWaitDstStageMask(info, stage);
        }
        if (signalSemaphore != 0) {
            long w = s.take(8);
            Scratch.putLong(w, signalSemaphore);
            VkSubmitInfo.signalSemaphoreCount(info, 1);
            VkSubmitInfo.pSignalSemaphores(info, w);
        }
        return info;
    }

    private long two(Scratch s, long waitSemaphore, int waitStage, long signalSemaphore) {
        int count = ordered - first;
        long list = s.take((long) Math.max(1, count) * VkCommandBufferSubmitInfo.BYTES);
        for (int i = 0; i < count; i++) {
            long c = list + (long) i * VkCommandBufferSubmitInfo.BYTES;
            VkCommandBufferSubmitInfo.sType(c, Vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
            VkCommandBufferSubmitInfo.commandBuffer(c, order[first + i]);
        }
        long info = VkSubmitInfo2.make(s);
        VkSubmitInfo2.commandBufferInfoCount(info, count);
        VkSubmitInfo2.pCommandBufferInfos(info, list);
        if (waitSemaphore != 0) {
            long w = VkSemaphoreSubmitInfo.make(s);
            VkSemaphoreSubmitInfo.semaphore(w, waitSemaphore);
            VkSemaphoreSubmitInfo.stageMask(w, Integer.toUnsignedLong(waitStage));
            VkSubmitInfo2.waitSemaphoreInfoCount(info, 1);
            VkSubmitInfo2.pWaitSemaphoreInfos(info, w);
        }
        if (signalSemaphore != 0) {
            long w = VkSemaphoreSubmitInfo.make(s);
            VkSemaphoreSubmitInfo.semaphore(w, signalSemaphore);
            VkSemaphoreSubmitInfo.stageMask(w, Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
            VkSubmitInfo2.signalSemaphoreInfoCount(info, 1);
            VkSubmitInfo2.pSignalSemaphoreInfos(info, w);
        }
        return info;
    }

    public void close() {
        gpu.vk.vkDestroyCommandPool(gpu.device, pool, 0);
    }
}
