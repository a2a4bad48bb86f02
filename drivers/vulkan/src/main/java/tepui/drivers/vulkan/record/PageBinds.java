package tepui.drivers.vulkan.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Allocation;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.resource.SparseMemory;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Binds of pages that a context has asked for since its last batch: gathered, as programs commit many of them one by one, and done in front of the next
 * batch. The queue orders binds by semaphores alone, so two empty batches stand around them: the first signals when all before it is done, the
 * second waits for the binds, and whatever comes behind it on the queue waits with it.
 */
public final class PageBinds {
    private final Gpu gpu;
    private final Scratch scratch;
    /** What each place is to have; what was asked for last holds. */
    private final Map<SparseMemory.Place, SparseMemory.Change> asked = new LinkedHashMap<>();

    private final List<Allocation> released = new ArrayList<>();
    /** Without commands; null before the first binds. */
    private @Nullable Batch empty;

    PageBinds(Gpu gpu, Scratch scratch) {
        this.gpu = gpu;
        this.scratch = scratch;
    }

    boolean isEmpty() { // hot
        return asked.isEmpty();
    }

    /** Changes come behind all batches that were handed over so far. */
    public void add(List<SparseMemory.Change> changes) {
        for (SparseMemory.Change c : changes) {
            asked.put(c.place(), c);
            Allocation old = c.released();
            if (old != null) released.add(old);
        }
    }

    /** Does them; answers the serial of the batch behind them. */
    long flush() {
        gpu.alive();
        long before = gpu.timeline.open();
        long behind = gpu.timeline.open();
        // Textures that are destroyed from now on stay until the second batch is done.
        asked.keySet().removeIf(p -> p.texture().destroyed);
        long ready = semaphore();
        long bound = semaphore();
        Batch b = empty;
        if (b == null) {
            b = new Batch(gpu);
            empty = b;
        }
        b.start(before);
        b.submit(scratch, null, 0, 0, ready);
        bind(ready, bound);
        b.start(behind);
        b.submit(scratch, null, bound, Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0);
        asked.clear();
        gpu.retired.add(RetireQueue.Kind.SEMAPHORE, ready, null);
        gpu.retired.add(RetireQueue.Kind.SEMAPHORE, bound, null);
        retireReleased();
        return behind;
    }

    private void retireReleased() {
        for (Allocation a : released) gpu.retired.add(RetireQueue.Kind.MEMORY, 0, a);
        released.clear();
    }

    private long semaphore() {
        try (Scratch s = Scratch.brief(128)) {
            long info = VkSemaphoreCreateInfo.make(s);
            long out = s.take(8);
            return gpu.made(gpu.vk.vkCreateSemaphore(gpu.device, info, 0, out), out, "vkCreateSemaphore");
        }
    }

    private void bind(long ready, long bound) {
        // Places of one texture that follow one another share an entry of the list of pages or of tails.
        int count = asked.size();
        long each = VkSparseImageMemoryBind.BYTES
                + VkSparseImageMemoryBindInfo.BYTES
                + VkSparseMemoryBind.BYTES
                + VkSparseImageOpaqueMemoryBindInfo.BYTES;
        try (Scratch s = Scratch.brief(1024 + each * count)) {
            int most = Math.max(1, count);
            long pages = s.take(most * (long) VkSparseImageMemoryBindInfo.BYTES);
            long tails = s.take(most * (long) VkSparseImageOpaqueMemoryBindInfo.BYTES);
            long page = s.take(most * (long) VkSparseImageMemoryBind.BYTES);
            long tail = s.take(most * (long) VkSparseMemoryBind.BYTES);
            VulkanTexture ofPages = null;
            VulkanTexture ofTails = null;
            int pageCount = 0;
            int tailCount = 0;
            int binds = 0;
            int tailBinds = 0;
            for (SparseMemory.Change c : asked.values()) {
                VulkanTexture t = c.place().texture();
                SparseMemory memory = t.sparse;
                if (memory == null) continue;
                if (c.place().level() == SparseMemory.TAIL) {
                    if (t != ofTails) {
                        ofTails = t;
                        tailBinds = 0;
                        long info = tails + (long) tailCount++ * VkSparseImageOpaqueMemoryBindInfo.BYTES;
                        VkSparseImageOpaqueMemoryBindInfo.image(info, t.image);
                        VkSparseImageOpaqueMemoryBindInfo.pBinds(info, tail);
                    }
                    memory.tail(tail, c.place(), c.memory());
                    tail += VkSparseMemoryBind.BYTES;
                    long info = tails + (tailCount - 1L) * VkSparseImageOpaqueMemoryBindInfo.BYTES;
                    VkSparseImageOpaqueMemoryBindInfo.bindCount(info, ++tailBinds);
                } else {
                    if (t != ofPages) {
                        ofPages = t;
                        binds = 0;
                        long info = pages + (long) pageCount++ * VkSparseImageMemoryBindInfo.BYTES;
                        VkSparseImageMemoryBindInfo.image(info, t.image);
                        VkSparseImageMemoryBindInfo.pBinds(info, page);
                    }
                    memory.page(page, c.place(), c.memory());
                    page += VkSparseImageMemoryBind.BYTES;
                    long info = pages + (pageCount - 1L) * VkSparseImageMemoryBindInfo.BYTES;
                    VkSparseImageMemoryBindInfo.bindCount(info, ++binds);
                }
            }
            long handles = s.take(16);
            Scratch.putLong(handles, ready);
            Scratch.putLong(handles + 8, bound);
            long info = VkBindSparseInfo.make(s);
            VkBindSparseInfo.waitSemaphoreCount(info, 1);
            VkBindSparseInfo.pWaitSemaphores(info, handles);
            VkBindSparseInfo.imageBindCount(info, pageCount);
            VkBindSparseInfo.pImageBinds(info, pages);
            VkBindSparseInfo.imageOpaqueBindCount(info, tailCount);
            VkBindSparseInfo.pImageOpaqueBinds(info, tails);
            VkBindSparseInfo.signalSemaphoreCount(info, 1);
            VkBindSparseInfo.pSignalSemaphores(info, handles + 8);
            synchronized (gpu.queueLock) {
                gpu.check(gpu.vk.vkQueueBindSparse(gpu.queue, 1, info, 0), "vkQueueBindSparse");
            }
        }
    }

    void close() {
        asked.clear();
        retireReleased();
        if (empty != null) empty.close();
    }
}
