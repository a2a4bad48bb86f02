package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Memory budget, how much of each heap this process should take: what VK_EXT_memory_budget says, which changes with
 * what others use, or what the setting {@code budget} says. It is asked before each new block; going over it is
 * allowed, but comes last.
 */
final class MemoryBudget {
    private final Gpu gpu;
    private final long limit;
    private final boolean asks;
    /** Bytes of blocks, by heap; Vulkan has 16 at most. */
    private final long[] taken = new long[16];

    /**
     * @param limit bytes of each heap; 0 for what the device says
     */
    MemoryBudget(Gpu gpu, long limit) {
        this.gpu = gpu;
        this.limit = limit;
        asks = gpu.features.extensions.contains(Vk.EXT_MEMORY_BUDGET);
    }

    void took(int heap, long bytes) {
        taken[heap] += bytes;
    }

    void gave(int heap, long bytes) {
        taken[heap] -= bytes;
    }

    /** Bytes of all blocks. */
    long taken() {
        long sum = 0;
        for (long t : taken) sum += t;
        return sum;
    }

    /** Is there room in the heap for another block? */
    boolean fits(int heap, long bytes) {
        if (limit != 0) return taken[heap] + bytes <= limit;
        if (!asks) return true;
        try (Scratch s = Scratch.brief(2048)) {
            long p = VkPhysicalDeviceMemoryProperties2.make(s);
            long budget = VkPhysicalDeviceMemoryBudgetPropertiesEXT.chain(s, p);
            gpu.instance.vk.vkGetPhysicalDeviceMemoryProperties2(gpu.physical, p);
            long most = Scratch.getLong(VkPhysicalDeviceMemoryBudgetPropertiesEXT.heapBudget(budget) + 8L * heap);
            long used = Scratch.getLong(VkPhysicalDeviceMemoryBudgetPropertiesEXT.heapUsage(budget) + 8L * heap);
            // Some drivers count only when they look; what is known to be taken is at least used.
            return Math.max(used, taken[heap]) + bytes <= most;
        }
    }
}
