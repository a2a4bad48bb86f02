package tepui.drivers.vulkan.bind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Cache of the descriptor sets of one layout and one context, by their contents. Keys are ids that are never used
 * again, so a set can never be found for something else. Before there is another pool, sets that {@value
 * #UNUSED_FRAMES} frames have not used are written anew; they are looked for once a frame. When there are too many sets
 * even so, all go at once.
 */
final class DescriptorCache {
    static final int SETS_PER_POOL = 64;
    static final int UNUSED_FRAMES = 10;
    private static final int MOST = 16384;

    private final Gpu gpu;
    final SetLayout layout;
    private final int width;
    private final List<Long> pools = new ArrayList<>();
    private int left;
    private long[] keys;
    private long[] sets;
    /** The batch and the frame of each set's last use. */
    private long[] serials;

    private int[] frames;
    private int[] table;
    private int size;
    /** Grows when sets go, or stand for other keys. */
    int generation;
    /** Free sets, by their index. */
    private int[] free = new int[16];

    private int freeCount;
    private int sweptFrame = -1;
    /** The index of the set that was found or added last. */
    int last;

    DescriptorCache(Gpu gpu, SetLayout layout, int keyWords) {
        this.gpu = gpu;
        this.layout = layout;
        width = Math.max(1, keyWords);
        keys = new long[16 * width];
        sets = new long[16];
        serials = new long[16];
        frames = new int[16];
        table = new int[64];
    }

    /** The set for a key, or 0; it is used by that batch in that frame. */
    long find(long[] key, long serial, int frame) { // hot
        int mask = table.length - 1;
        for (int i = hash(key, 0) & mask; ; i = i + 1 & mask) {
            int entry = table[i] - 1;
            if (entry < 0) return 0;
            if (matches(entry * width, key)) {
                last = entry;
                use(entry, serial, frame);
                return sets[entry];
            }
        }
    }

    /** A set is used again, by the index that was {@link #last}; as long as the generation is the same. */
    void use(int index, long serial, int frame) { // hot
        serials[index] = serial;
        frames[index] = frame;
    }

    private boolean matches(int at, long[] key) { // hot
        for (int i = 0; i < width; i++) if (keys[at + i] != key[i]) return false;
        return true;
    }

    /** Keys are three words a descriptor, whose products do not wait for each other. */
    private int hash(long[] from, int at) { // hot
        long h = 0;
        for (int i = at, end = at + width; i + 2 < end; i += 3) {
            long word = from[i] * 0x9E3779B97F4A7C15L
                    + from[i + 1] * 0xC2B2AE3D27D4EB4FL
                    + from[i + 2] * 0x165667B19E3779F9L;
            h = (h ^ word) * 0xD6E8FEB86659FD93L;
        }
        return (int) (h >>> 32 ^ h >>> 17);
    }

    /** A set that stands for the key from now on; its contents are to be written. */
    long add(long[] key, long serial, int frame) {
        if (freeCount == 0 && left == 0 && sweptFrame != frame) sweep(frame);
        int at;
        if (freeCount > 0) {
            at = free[--freeCount];
        } else {
            if (size == MOST) clear();
            long set = allocate();
            if (size == sets.length) grow();
            at = size++;
            sets[at] = set;
        }
        System.arraycopy(key, 0, keys, at * width, width);
        last = at;
        use(at, serial, frame);
        if (size * 2 > table.length) rebuild(table.length * 4);
        else enter(at);
        return sets[at];
    }

    /** The set that was added last stands for nothing: what is bound changed while it was written. */
    void spoil() {
        Arrays.fill(keys, last * width, (last + 1) * width, -1);
    }

    private void grow() {
        sets = Arrays.copyOf(sets, size * 2);
        serials = Arrays.copyOf(serials, size * 2);
        frames = Arrays.copyOf(frames, size * 2);
        keys = Arrays.copyOf(keys, keys.length * 2);
    }

    private void enter(int index) {
        int mask = table.length - 1;
        int i = hash(keys, index * width) & mask;
        while (table[i] != 0) i = i + 1 & mask;
        table[i] = index + 1;
    }

    /** All sets but the free ones. */
    private void rebuild(int length) {
        table = new int[length];
        boolean[] isFree = new boolean[size];
        for (int i = 0; i < freeCount; i++) isFree[free[i]] = true;
        for (int i = 0; i < size; i++) if (!isFree[i]) enter(i);
    }

    /** Sets that were not used for some frames, and that the device is done with, are free. */
    private void sweep(int frame) {
        sweptFrame = frame;
        for (int i = 0; i < size; i++) {
            if (frame - frames[i] <= UNUSED_FRAMES || !gpu.timeline.isDone(serials[i])) continue;
            if (freeCount == free.length) free = Arrays.copyOf(free, freeCount * 2);
            free[freeCount++] = i;
        }
        if (freeCount == 0) return;
        generation++;
        rebuild(table.length);
    }

    /** Sets that there are, in use or not. */
    int size() {
        return size;
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
            long set =
                    gpu.made(gpu.vk.vkAllocateDescriptorSets(gpu.device, info, out), out, "vkAllocateDescriptorSets");
            left--;
            return set;
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
        return pool(gpu, s, sizes, types, SETS_PER_POOL, 0);
    }

    /** A pool for so many sets, with {@code count} sizes. */
    static long pool(Gpu gpu, Scratch s, long sizes, int count, int sets, int flags) {
        long info = VkDescriptorPoolCreateInfo.make(s);
        VkDescriptorPoolCreateInfo.flags(info, flags);
        VkDescriptorPoolCreateInfo.maxSets(info, sets);
        VkDescriptorPoolCreateInfo.poolSizeCount(info, count);
        VkDescriptorPoolCreateInfo.pPoolSizes(info, sizes);
        long out = s.take(8);
        return gpu.made(gpu.vk.vkCreateDescriptorPool(gpu.device, info, 0, out), out, "vkCreateDescriptorPool");
    }

    /** All sets go when nothing uses them. */
    void clear() {
        for (long pool : pools) gpu.retired.add(RetireQueue.Kind.DESCRIPTOR_POOL, pool, null);
        pools.clear();
        generation++;
        left = 0;
        size = 0;
        freeCount = 0;
        Arrays.fill(table, 0);
    }
}
