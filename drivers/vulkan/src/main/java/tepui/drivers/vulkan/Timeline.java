package tepui.drivers.vulkan;

import java.util.Arrays;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkFenceCreateInfo;

/**
 * Serial numbers of batches, in the order in which they were opened. A batch is open, then submitted, then done. Resources carry
 * the serial of their last use; asking whether it is done is one comparison in the usual case. Fences are recycled.
 */
final class Timeline {
    private static final int RING = 1024;
    private static final byte DONE = 0;
    private static final byte OPEN = 1;
    private static final byte SUBMITTED = 2;

    private final Gpu gpu;
    private final long[] serials = new long[RING];
    private final long[] fences = new long[RING];
    /** The same in memory that Vulkan reads: each frame resets a fence, and most wait for one. */
    private final Scratch handles = new Scratch(8 * RING);

    private final long handleMemory = handles.take(8 * RING);
    private final byte[] states = new byte[RING];
    /** Threads that wait for the fence of a slot: till they are back it is neither reset nor used again. */
    private final int[] waiting = new int[RING];

    private long[] freeFences = new long[16];
    private int freeCount;
    private long next = 1;
    /** All serials up to this are done. */
    private volatile long completed;

    Timeline(Gpu gpu) {
        this.gpu = gpu;
    }

    /** A new batch. */
    synchronized long open() {
        poll();
        long serial = next;
        // A batch that has been open, or waited for, for a whole round of the ring keeps its place.
        while (true) {
            int at = (int) (serial & RING - 1);
            if (states[at] == DONE && waiting[at] == 0) break;
            if (states[at] == SUBMITTED) {
                waitFor(serials[at]);
            } else {
                serial++;
            }
        }
        int at = (int) (serial & RING - 1);
        serials[at] = serial;
        states[at] = OPEN;
        next = serial + 1;
        return serial;
    }

    /** A fence for a batch that is about to be submitted. */
    synchronized long fence() {
        return freeCount > 0 ? freeFences[--freeCount] : makeFence();
    }

    /** The batch was handed over with that fence, or could not be. */
    synchronized void submitted(long serial, long fence, boolean ok) {
        if (ok) {
            int at = (int) (serial & RING - 1);
            fences[at] = fence;
            Scratch.putLong(handleMemory + 8L * at, fence);
            states[at] = SUBMITTED;
        } else {
            keep(fence);
            drop(serial);
        }
    }

    private void keep(long fence) {
        if (freeCount == freeFences.length) freeFences = Arrays.copyOf(freeFences, freeCount * 2);
        freeFences[freeCount++] = fence;
    }

    /** A batch that had nothing in it. */
    synchronized void drop(long serial) {
        int at = (int) (serial & RING - 1);
        if (serials[at] == serial) states[at] = DONE;
        advance();
    }

    private long makeFence() {
        try (Scratch s = Scratch.brief(128)) {
            long out = s.take(8);
            gpu.check(gpu.vk.vkCreateFence(gpu.device, VkFenceCreateInfo.make(s), 0, out), "vkCreateFence");
            return Scratch.getLong(out);
        }
    }

    long completed() { // hot
        return completed;
    }

    /** The newest serial given out. */
    synchronized long newest() {
        return next - 1;
    }

    boolean isDone(long serial) { // hot
        if (serial <= completed) return true;
        return pollOne(serial);
    }

    private synchronized boolean pollOne(long serial) {
        int at = (int) (serial & RING - 1);
        if (serials[at] != serial) return serials[at] > serial;
        if (states[at] == SUBMITTED) poll();
        return states[at] == DONE;
    }

    /** Whether it is recorded but not handed over: nothing can wait for it yet. */
    synchronized boolean isOpen(long serial) {
        int at = (int) (serial & RING - 1);
        return serials[at] == serial && states[at] == OPEN;
    }

    /** Looks which batches are done. */
    synchronized void poll() {
        for (long s = completed + 1; s < next; s++) {
            int at = (int) (s & RING - 1);
            if (serials[at] != s || states[at] != SUBMITTED) continue;
            gpu.alive();
            int result = gpu.injected("vkGetFenceStatus");
            if (result == 0) result = gpu.vk.vkGetFenceStatus(gpu.device, fences[at]);
            if (result == Vk.VK_NOT_READY) break;
            if (result < 0) throw gpu.failed(result, "vkGetFenceStatus");
            done(at);
        }
        advance();
    }

    private void done(int at) {
        states[at] = DONE;
        if (waiting[at] == 0) recycle(at);
    }

    private void recycle(int at) {
        gpu.vk.vkResetFences(gpu.device, 1, handleMemory + 8L * at);
        keep(fences[at]);
        fences[at] = 0;
    }

    private void advance() {
        long c = completed;
        while (c + 1 < next) {
            int at = (int) (c + 1 & RING - 1);
            if (serials[at] == c + 1 && states[at] != DONE) break;
            c++;
        }
        completed = c;
    }

    /** Waits until a submitted batch is done. */
    boolean await(long serial, long nanoseconds) {
        if (isDone(serial)) return true;
        int at = (int) (serial & RING - 1);
        synchronized (this) {
            if (serials[at] != serial || states[at] != SUBMITTED) return states[at] == DONE;
            waiting[at]++;
        }
        int result;
        try {
            result = gpu.injected("vkWaitForFences");
            if (result == 0) result = gpu.vk.vkWaitForFences(gpu.device, 1, handleMemory + 8L * at, 1, nanoseconds);
        } finally {
            synchronized (this) {
                if (--waiting[at] == 0 && states[at] == DONE) recycle(at);
            }
        }
        if (result < 0) throw gpu.failed(result, "vkWaitForFences");
        return isDone(serial);
    }

    void waitFor(long serial) {
        while (!await(serial, 1_000_000_000L)) {
            if (isOpen(serial)) return;
        }
    }

    synchronized void close() {
        for (int i = 0; i < freeCount; i++) gpu.vk.vkDestroyFence(gpu.device, freeFences[i], 0);
        for (long fence : fences) if (fence != 0) gpu.vk.vkDestroyFence(gpu.device, fence, 0);
        handles.close();
    }
}
