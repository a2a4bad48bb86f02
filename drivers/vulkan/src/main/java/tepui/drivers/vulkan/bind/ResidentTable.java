package tepui.drivers.vulkan.bind;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.program.ResidentLayouts;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Memory;

/**
 * Table of resident textures and images as shaders read it. Draws that were handed over go on reading the words of their time, so that words
 * that change go into another buffer, with another set; those of which nothing is in use any more are used again.
 */
final class ResidentTable {
    private static final class Version {
        final BufferStorage storage;
        final long pool;
        final long set;
        final int room;
        /** Words that the set shows. */
        int shown;

        long serial;

        Version(BufferStorage storage, long pool, long set, int room) {
            this.storage = storage;
            this.pool = pool;
            this.set = set;
            this.room = room;
        }
    }

    private final Gpu gpu;
    private final ResidentLayouts layouts;
    private final List<Version> versions = new ArrayList<>();
    private @Nullable Version current;
    private int[] words = new int[64];
    private int length = 2;
    private boolean changed = true;

    ResidentTable(Gpu gpu, ResidentLayouts layouts) {
        this.gpu = gpu;
        this.layouts = layouts;
    }

    void put(int word, int value) {
        if (word >= words.length) words = Arrays.copyOf(words, Math.max(2 * words.length, word + 2 & -2));
        if (words[word] == value) return;
        words[word] = value;
        length = Math.max(length, (word | 1) + 1);
        while (length > 2 && words[length - 1] == 0 && words[length - 2] == 0) length -= 2;
        changed = true;
    }

    /** The set with the words of now, which that batch uses. */
    long set(long serial) { // hot
        Version v = current;
        if (v == null || changed) v = next();
        v.serial = serial;
        return v.set;
    }

    private Version next() {
        Version chosen = null;
        for (int i = versions.size() - 1; i >= 0; i--) {
            Version v = versions.get(i);
            if (!gpu.timeline.isDone(v.serial)) continue;
            if (v.room >= length) {
                chosen = v;
            } else {
                retire(v);
                versions.remove(i);
            }
        }
        if (chosen == null) {
            chosen = make(Math.max(1024, Integer.highestOneBit(length - 1) << 1));
            versions.add(chosen);
        }
        MemorySegment.copy(words, 0, Memory.ALL, ValueLayout.JAVA_INT, chosen.storage.address, length);
        if (chosen.shown != length) show(chosen);
        current = chosen;
        changed = false;
        return chosen;
    }

    private Version make(int room) {
        BufferStorage storage = BufferStorage.make(
                gpu, "draw", 4L * room, Vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, MemoryPools.Place.DYNAMIC);
        try (Scratch s = Scratch.brief(1024)) {
            long size = VkDescriptorPoolSize.make(s);
            VkDescriptorPoolSize.type(size, Vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
            VkDescriptorPoolSize.descriptorCount(size, 1);
            long pool = DescriptorCache.pool(gpu, s, size, 1, 1, 0);
            return new Version(storage, pool, ResidentArrays.allocate(gpu, s, pool, layouts.table), room);
        }
    }

    /** The code asks how long the table is. */
    private void show(Version v) {
        try (Scratch s = Scratch.brief(1024)) {
            long info = VkDescriptorBufferInfo.make(s);
            VkDescriptorBufferInfo.buffer(info, v.storage.handle);
            VkDescriptorBufferInfo.range(info, 4L * length);
            long write = VkWriteDescriptorSet.make(s);
            VkWriteDescriptorSet.dstSet(write, v.set);
            VkWriteDescriptorSet.descriptorCount(write, 1);
            VkWriteDescriptorSet.descriptorType(write, Vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
            VkWriteDescriptorSet.pBufferInfo(write, info);
            gpu.vk.vkUpdateDescriptorSets(gpu.device, 1, write, 0, 0);
        }
        v.shown = length;
    }

    private void retire(Version v) {
        gpu.retired.add(RetireQueue.Kind.DESCRIPTOR_POOL, v.pool, null);
        v.storage.retire(gpu);
        if (current == v) current = null;
    }

    void close() {
        for (Version v : versions) retire(v);
        versions.clear();
    }
}
