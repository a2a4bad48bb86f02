package tepui.drivers.vulkan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * The descriptor sets of one layout and one context, by what is in them. Keys are ids that are never used again, so a set can never be
 * found for something else; when there are too many sets, all go at once and are made anew.
 */
final class DescriptorCache {
    private static final int SETS_PER_POOL = 64;
    private static final int MOST = 4096;

    private final Gpu gpu;
    final SetLayout layout;
    private final int width;
    private final List<Long> pools = new ArrayList<>();
    private int left;
    private long[] keys;
    private long[] sets;
    private int[] table;
    private int size;
    /** Grows when all sets go. */
    int generation;

    DescriptorCache(Gpu gpu, SetLayout layout, int keyWords) {
        this.gpu = gpu;
        this.layout = layout;
        width = Math.max(1, keyWords);
        keys = new long[16 * width];
        sets = new long[16];
        table = new int[64];
    }

    /** The set for a key, or 0. */
    long find(long[] key) { // hot
        int mask = table.length - 1;
        for (int i = hash(key) & mask; ; i = i + 1 & mask) {
            int entry = table[i];
            if (entry == 0) return 0;
            if (matches((entry - 1) * width, key)) return sets[entry - 1];
        }
    }

    private boolean matches(int at, long[] key) { // hot
        for (int i = 0; i < width; i++) if (keys[at + i] != key[i]) return false;
        return true;
    }

    private int hash(long[] key) { // hot
        long h = 0;
        for (int i = 0; i < width; i++) h = (h ^ key[i]) * 0x9E3779B97F4A7C15L;
        return (int) (h >>> 32 ^ h >>> 17);
    }

    /** A new set that stands for the key; its contents are to be written. */
    long add(long[] key) {
        if (size == MOST) clear();
        long set = allocate();
        if (size == sets.length) {
            sets = Arrays.copyOf(sets, size * 2);
            keys = Arrays.copyOf(keys, keys.length * 2);
        }
        System.arraycopy(key, 0, keys, size * width, width);
        sets[size++] = set;
        if (size * 2 > table.length) {
            table = new int[table.length * 4];
            long[] k = new long[width];
            for (int i = 0; i < size; i++) {
                System.arraycopy(keys, i * width, k, 0, width);
                enter(k, i);
            }
        } else {
            enter(key, size - 1);
        }
        return set;
    }

    private void enter(long[] key, int index) {
        int mask = table.length - 1;
        int i = hash(key) & mask;
        while (table[i] != 0) i = i + 1 & mask;
        table[i] = index + 1;
    }

    private long allocate() {
        try (Scratch s = Scratch.brief(1024)) {
            if (left == 0) {
                pools.add(makePool(s));
                left = SETS_PER_POOL;
            }
            long layouts = s.take(8);
            Scratch.putLong(layouts, layout.handle);
            long info = VkDescriptorSetAllocateInfo.make(s);
            VkDescriptorSetAllocateInfo.descriptorPool(info, pools.getLast());
            VkDescriptorSetAllocateInfo.descriptorSetCount(info, 1);
            VkDescriptorSetAllocateInfo.pSetLayouts(info, layouts);
            long out = s.take(8);
            int result = gpu.vk.vkAllocateDescriptorSets(gpu.device, info, out);
            if (result < 0) throw gpu.failed(result, "vkAllocateDescriptorSets");
            left--;
            return Scratch.getLong(out);
        }
    }

    private long makePool(Scratch s) {
        int[] counts = new int[Vk.VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT + 1];
        for (SetLayout.Slot slot : layout.slots)
            counts[layout.type(slot)] += slot.binding().count();
        long sizes = s.take((long) counts.length * VkDescriptorPoolSize.BYTES);
        int types = 0;
        for (int t = 0; t < counts.length; t++) {
            if (counts[t] == 0) continue;
            long p = sizes + (long) types++ * VkDescriptorPoolSize.BYTES;
            VkDescriptorPoolSize.type(p, t);
            VkDescriptorPoolSize.descriptorCount(p, counts[t] * SETS_PER_POOL);
        }
        long info = VkDescriptorPoolCreateInfo.make(s);
        VkDescriptorPoolCreateInfo.maxSets(info, SETS_PER_POOL);
        VkDescriptorPoolCreateInfo.poolSizeCount(info, types);
        VkDescriptorPoolCreateInfo.pPoolSizes(info, sizes);
        long out = s.take(8);
        int result = gpu.vk.vkCreateDescriptorPool(gpu.device, info, 0, out);
        if (result < 0) throw gpu.failed(result, "vkCreateDescriptorPool");
        return Scratch.getLong(out);
    }

    /** All sets go when nothing uses them. */
    void clear() {
        for (long pool : pools) gpu.retired.add(RetireQueue.Kind.DESCRIPTOR_POOL, pool, null);
        pools.clear();
        generation++;
        left = 0;
        size = 0;
        Arrays.fill(table, 0);
    }
}
