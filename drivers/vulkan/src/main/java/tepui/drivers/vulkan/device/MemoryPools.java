package tepui.drivers.vulkan.device;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.driver.FreeRanges;

/**
 * Suballocator of device memory in blocks, a list of blocks for each memory type and for buffers and images apart
 * (their granularity may differ). The first block of a pool has 1 MiB, later ones up to 16 MiB; what is 8 MiB or larger
 * has a block of its own, and so has what the driver would rather see alone. Newer blocks are tried first, so that old
 * ones drain; a block that is empty goes unless it is its pool's only one. Host-visible memory stays mapped and is
 * coherent, so nothing is ever flushed.
 */
public final class MemoryPools {
    /** Purposes of memory, each with its preferred memory types. */
    public enum Place {
        /** The device's own. */
        DEVICE,
        /** Written by the processor, read by the device: the device's own where the processor can reach it. */
        DYNAMIC,
        /** Written once by the processor and copied from. */
        UPLOAD,
        /** Read by the processor. */
        READBACK
    }

    static final long DEDICATED = 8L << 20;
    private static final long FIRST_BLOCK = 1L << 20;
    private static final long LARGEST_BLOCK = 16L << 20;

    /** Block of memory: one VkDeviceMemory. */
    static final class Block {
        final long memory;
        final long size;
        final int type;
        final int pool;
        final boolean dedicated;
        long address;
        private final FreeRanges free;

        Block(long memory, long size, int type, int pool, boolean dedicated) {
            this.memory = memory;
            this.size = size;
            this.type = type;
            this.pool = pool;
            this.dedicated = dedicated;
            free = new FreeRanges(size);
        }
    }

    /** Attempts of an allocation, one after another. */
    private enum Attempt {
        /** Where it is best, if there is room. */
        IN_BUDGET,
        /** With what waited for its batch given back; also where it is less good. */
        ELSEWHERE,
        /** More than there should be. */
        OVER_BUDGET,
        /** When the device has done everything. */
        WAITED
    }

    private final Gpu gpu;
    private final MemoryBudget budget;
    private final int[] typeFlags;
    private final int[] typeHeaps;
    private final long[] heapSizes;
    private final List<List<Block>> pools = new ArrayList<>();
    private final AtomicLong made = new AtomicLong();
    private final long largestAllocation;

    MemoryPools(Gpu gpu, long limit) {
        this.gpu = gpu;
        budget = new MemoryBudget(gpu, limit);
        try (Scratch s = Scratch.brief(2048)) {
            long p2 = VkPhysicalDeviceMemoryProperties2.make(s);
            gpu.instance.vk.vkGetPhysicalDeviceMemoryProperties2(gpu.physical, p2);
            long p = VkPhysicalDeviceMemoryProperties2.memoryProperties(p2);
            int types = VkPhysicalDeviceMemoryProperties.memoryTypeCount(p);
            typeFlags = new int[types];
            typeHeaps = new int[types];
            for (int i = 0; i < types; i++) {
                long t = VkPhysicalDeviceMemoryProperties.memoryTypes(p) + (long) i * VkMemoryType.BYTES;
                typeFlags[i] = VkMemoryType.propertyFlags(t);
                typeHeaps[i] = VkMemoryType.heapIndex(t);
                pools.add(new ArrayList<>());
                pools.add(new ArrayList<>());
            }
            heapSizes = new long[VkPhysicalDeviceMemoryProperties.memoryHeapCount(p)];
            for (int i = 0; i < heapSizes.length; i++) {
                heapSizes[i] = VkMemoryHeap.size(
                        VkPhysicalDeviceMemoryProperties.memoryHeaps(p) + (long) i * VkMemoryHeap.BYTES);
            }
        }
        long most = 0;
        for (long size : heapSizes) most = Math.max(most, size);
        largestAllocation = most;
    }

    /** Bytes of the largest heap. */
    public long deviceBytes() {
        return largestAllocation;
    }

    public Allocation allocate(String call, MemoryNeeds needs, Place place) {
        long size = needs.size();
        if (size > largestAllocation) {
            throw new OutOfDeviceMemoryException(
                    call + ": " + size + " bytes asked for, the device has " + largestAllocation);
        }
        for (Attempt next : Attempt.values()) {
            // Not under the lock, which the queue of the retired takes.
            if (next != Attempt.IN_BUDGET) {
                gpu.reclaim(next == Attempt.WAITED);
                trim();
            }
            Allocation a = attempt(needs, place, next);
            if (a != null) return a;
        }
        throw new OutOfDeviceMemoryException(call + ": no memory for " + size + " bytes");
    }

    private synchronized @Nullable Allocation attempt(MemoryNeeds needs, Place place, Attempt attempt) {
        int usable = needs.types();
        while (true) {
            int type = choose(usable, place);
            if (type < 0) return null;
            Allocation a = allocate(needs, type, attempt.compareTo(Attempt.OVER_BUDGET) < 0);
            if (a != null || attempt == Attempt.IN_BUDGET) return a;
            usable &= ~(1 << type);
        }
    }

    /** Blocks that are kept for the next allocation go back to the device. */
    synchronized void trim() {
        for (List<Block> blocks : pools) {
            for (int i = blocks.size() - 1; i >= 0; i--) {
                if (blocks.get(i).free.isEmpty()) release(blocks.remove(i));
            }
        }
    }

    private int choose(int bits, Place place) {
        int host = Vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | Vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
        int best = -1;
        int bestScore = -1;
        for (int i = 0; i < typeFlags.length; i++) {
            int f = typeFlags[i];
            if ((bits & 1 << i) == 0) continue;
            if ((f & (Vk.VK_MEMORY_PROPERTY_PROTECTED_BIT | Vk.VK_MEMORY_PROPERTY_LAZILY_ALLOCATED_BIT)) != 0) continue;
            boolean local = (f & Vk.VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) != 0;
            boolean mapped = (f & host) == host;
            boolean cached = (f & Vk.VK_MEMORY_PROPERTY_HOST_CACHED_BIT) != 0;
            if (place != Place.DEVICE && !mapped) continue;
            int score = switch (place) {
                case DEVICE -> (local ? 4 : 0) + (gpu.hostVisible == mapped ? 1 : 0);
                case DYNAMIC -> (local ? 4 : 0) + (cached ? 0 : 1);
                case UPLOAD -> (local ? 0 : 4) + (cached ? 0 : 1);
                case READBACK -> (cached ? 4 : 0) + (local ? 0 : 1);
            };
            if (score > bestScore) {
                bestScore = score;
                best = i;
            }
        }
        return best;
    }

    private @Nullable Allocation allocate(MemoryNeeds needs, int type, boolean frugal) {
        long size = needs.size();
        // What is mapped begins where the contract says (Caps.mapAlignment).
        long alignment = Math.max(64, needs.alignment());
        int pool = type * 2 + (needs.image() != 0 ? 1 : 0);
        List<Block> blocks = pools.get(pool);
        if (size >= DEDICATED || needs.alone() || !gpu.optimizations.memory()) {
            Block block = frugal && !fits(type, size) ? null : make(size, type, pool, needs);
            return block == null ? null : new Allocation(block, 0, size);
        }
        for (int i = blocks.size() - 1; i >= 0; i--) {
            long at = blocks.get(i).free.take(size, alignment);
            if (at >= 0) return new Allocation(blocks.get(i), at, size);
        }
        long blockSize = Math.min(FIRST_BLOCK << Math.min(8, blocks.size()), LARGEST_BLOCK);
        blockSize = Math.max(Math.min(blockSize, heapSizes[typeHeaps[type]] / 64), size + alignment);
        Block block = frugal && !fits(type, blockSize) ? null : make(blockSize, type, pool, null);
        if (block == null) return null;
        blocks.add(block);
        return new Allocation(block, block.free.take(size, alignment), size);
    }

    private boolean fits(int type, long bytes) {
        return !gpu.optimizations.memory() || budget.fits(typeHeaps[type], bytes);
    }

    @SuppressWarnings("restricted")
    private @Nullable Block make(long size, int type, int pool, @Nullable MemoryNeeds alone) {
        try (Scratch s = Scratch.brief(256)) {
            long info = VkMemoryAllocateInfo.make(s);
            VkMemoryAllocateInfo.allocationSize(info, size);
            VkMemoryAllocateInfo.memoryTypeIndex(info, type);
            if (alone != null) {
                long whose = VkMemoryDedicatedAllocateInfo.chain(s, info);
                VkMemoryDedicatedAllocateInfo.image(whose, alone.image());
                VkMemoryDedicatedAllocateInfo.buffer(whose, alone.buffer());
            }
            long out = s.take(8);
            int result = gpu.injected("vkAllocateMemory");
            if (result == 0) result = gpu.vk.vkAllocateMemory(gpu.device, info, 0, out);
            if (result == Vk.VK_ERROR_DEVICE_LOST) throw gpu.failed(result, "vkAllocateMemory");
            if (result < 0) return null;
            Block block = new Block(Scratch.getLong(out), size, type, pool, alone != null);
            if ((typeFlags[type] & Vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT) != 0) {
                result = gpu.vk.vkMapMemory(gpu.device, block.memory, 0, WHOLE_SIZE, 0, out);
                if (result < 0) {
                    gpu.vk.vkFreeMemory(gpu.device, block.memory, 0);
                    return null;
                }
                block.address = Scratch.getLong(out);
            }
            made.incrementAndGet();
            budget.took(typeHeaps[type], size);
            return block;
        }
    }

    /** Bytes that are taken from the device. */
    synchronized long taken() {
        return budget.taken();
    }

    /** Allocations so far, given back or not. */
    public long made() {
        return made.get();
    }

    private static final long WHOLE_SIZE = -1;

    synchronized void free(Allocation a) {
        Block b = a.block;
        if (b.dedicated) {
            release(b);
            return;
        }
        b.free.give(a.offset, a.size);
        List<Block> blocks = pools.get(b.pool);
        if (b.free.isEmpty() && blocks.size() > 1) {
            blocks.remove(b);
            release(b);
        }
    }

    private void release(Block b) {
        budget.gave(typeHeaps[b.type], b.size);
        gpu.vk.vkFreeMemory(gpu.device, b.memory, 0);
    }

    synchronized void close() {
        for (List<Block> blocks : pools) {
            for (Block b : blocks) release(b);
            blocks.clear();
        }
    }
}
