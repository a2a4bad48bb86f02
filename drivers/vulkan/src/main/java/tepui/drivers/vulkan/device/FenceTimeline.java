package tepui.drivers.vulkan.device;

import java.util.Arrays;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkFenceCreateInfo;
import tepui.pipe.driver.Timeline;

/** The timeline of a queue: each submitted batch has a fence, and fences are recycled. */
public final class FenceTimeline extends Timeline {
    private final Gpu gpu;
    private final long[] fences = new long[SLOTS];
    /** The same in memory that Vulkan reads: each frame resets a fence, and most wait for one. */
    private final Scratch handles = new Scratch(8 * SLOTS);

    private final long handleMemory = handles.take(8 * SLOTS);
    /** Threads that wait for the fence of a slot: till they are back it is neither reset nor used again. */
    private final int[] waiting = new int[SLOTS];

    private long[] freeFences = new long[16];
    private int freeCount;

    FenceTimeline(Gpu gpu) {
        this.gpu = gpu;
    }

    /** A fence for a batch that is about to be submitted. */
    synchronized long fence() {
        return freeCount > 0 ? freeFences[--freeCount] : makeFence();
    }

    /** The batch was handed over with that fence, or could not be. */
    synchronized void submitted(long serial, long fence, boolean ok) {
        if (ok) {
            int at = slot(serial);
            fences[at] = fence;
            Scratch.putLong(handleMemory + 8L * at, fence);
            submit(serial);
        } else {
            keep(fence);
            drop(serial);
        }
    }

    private void keep(long fence) {
        if (freeCount == freeFences.length) freeFences = Arrays.copyOf(freeFences, freeCount * 2);
        freeFences[freeCount++] = fence;
    }

    private long makeFence() {
        try (Scratch s = Scratch.brief(128)) {
            long out = s.take(8);
            long info = VkFenceCreateInfo.make(s);
            return gpu.made(gpu.vk.vkCreateFence(gpu.device, info, 0, out), out, "vkCreateFence");
        }
    }

    @Override
    protected long hangNanos() {
        return gpu.hangNanos;
    }

    @Override
    protected boolean isProcessor() {
        return gpu.features.isProcessor();
    }

    @Override
    protected void hung(long serial) {
        throw gpu.hang("vkWaitForFences: nothing was done for " + gpu.hangNanos / 1_000_000
                + " ms, so a shader may never end; setting 'hang' says how long one may take");
    }

    @Override
    protected boolean isFree(int slot) {
        return waiting[slot] == 0;
    }

    @Override
    protected void look(long first, long last) {
        for (long s = first; s <= last; s++) {
            if (!isSubmitted(s)) continue;
            int at = slot(s);
            gpu.alive();
            int result = gpu.injected("vkGetFenceStatus");
            if (result == 0) result = gpu.vk.vkGetFenceStatus(gpu.device, fences[at]);
            if (result == Vk.VK_NOT_READY) break;
            if (result < 0) throw gpu.failed(result, "vkGetFenceStatus");
            done(s);
            if (waiting[at] == 0) recycle(at);
        }
    }

    private void recycle(int at) {
        gpu.vk.vkResetFences(gpu.device, 1, handleMemory + 8L * at);
        keep(fences[at]);
        fences[at] = 0;
    }

    @Override
    public boolean await(long serial, long nanoseconds) {
        if (isDone(serial)) return true;
        int at = slot(serial);
        synchronized (this) {
            if (!isSubmitted(serial)) return isDone(serial);
            waiting[at]++;
        }
        int result;
        try {
            result = gpu.injected("vkWaitForFences");
            if (result == 0) result = gpu.vk.vkWaitForFences(gpu.device, 1, handleMemory + 8L * at, 1, nanoseconds);
        } finally {
            synchronized (this) {
                if (--waiting[at] == 0 && !isSubmitted(serial)) recycle(at);
            }
        }
        if (result < 0) throw gpu.failed(result, "vkWaitForFences");
        return isDone(serial);
    }

    /** Waits until all that was handed over is done. */
    void waitForAll() {
        for (long s = completed() + 1; s <= newest(); s++) if (isSubmitted(s)) waitFor(s);
    }

    synchronized void close() {
        for (int i = 0; i < freeCount; i++) gpu.vk.vkDestroyFence(gpu.device, freeFences[i], 0);
        for (long fence : fences) if (fence != 0) gpu.vk.vkDestroyFence(gpu.device, fence, 0);
        handles.close();
    }
}
