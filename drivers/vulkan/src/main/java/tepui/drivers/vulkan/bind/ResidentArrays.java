package tepui.drivers.vulkan.bind;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.program.ResidentLayouts;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.spirv.ResidentMap;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Arrays of descriptors of all that is resident in a context. A descriptor is written once, while nothing can read it; what takes its place
 * has another, and it is free when all is done that was recorded until then.
 */
final class ResidentArrays {
    private record Free(int element, long serial) {}

    private final Gpu gpu;
    private final Recorder recorder;
    private final long pool;
    final long set;
    private final int[] next = new int[ResidentMap.BINDINGS];

    /** By binding. */
    private final List<ArrayDeque<Free>> free = new ArrayList<>();

    ResidentArrays(Gpu gpu, Recorder recorder, ResidentLayouts layouts) {
        this.gpu = gpu;
        this.recorder = recorder;
        try (Scratch s = Scratch.brief(1024)) {
            long sizes = s.take((long) ResidentMap.BINDINGS * VkDescriptorPoolSize.BYTES);
            for (int i = 0; i < ResidentMap.BINDINGS; i++) {
                long p = sizes + (long) i * VkDescriptorPoolSize.BYTES;
                VkDescriptorPoolSize.type(p, ResidentLayouts.type(i));
                VkDescriptorPoolSize.descriptorCount(p, ResidentLayouts.count(gpu, i));
                next[i] = ResidentMap.DUMMIES;
                free.add(new ArrayDeque<>());
            }
            pool = DescriptorCache.pool(
                    gpu, s, sizes, ResidentMap.BINDINGS, 1, Vk.VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT);
            set = allocate(gpu, s, pool, layouts.arrays);
        }
    }

    static long allocate(Gpu gpu, Scratch s, long pool, long layout) {
        long layouts = s.take(8);
        Scratch.putLong(layouts, layout);
        long info = VkDescriptorSetAllocateInfo.make(s);
        VkDescriptorSetAllocateInfo.descriptorPool(info, pool);
        VkDescriptorSetAllocateInfo.descriptorSetCount(info, 1);
        VkDescriptorSetAllocateInfo.pSetLayouts(info, layouts);
        long out = s.take(8);
        return gpu.made(gpu.vk.vkAllocateDescriptorSets(gpu.device, info, out), out, "vkAllocateDescriptorSets");
    }

    /** An element that nothing reads. */
    int take(int binding) {
        ArrayDeque<Free> list = free.get(binding);
        Free oldest = list.peek();
        if (oldest != null && gpu.timeline.isDone(oldest.serial)) return list.remove().element;
        int most = ResidentLayouts.count(gpu, binding);
        if (next[binding] < most) return next[binding]++;
        // One of the open batch stays until that is over.
        if (oldest == null || oldest.serial >= recorder.serialToBe()) {
            throw new OutOfDeviceMemoryException(
                    "draw: more textures or images are resident than the device has descriptors for, " + most);
        }
        recorder.waitFor(oldest.serial);
        return list.remove().element;
    }

    void free(int binding, int element) {
        free.get(binding).add(new Free(element, recorder.serialToBe()));
    }

    /** Writes an element; the sampler and the layout are of images only. */
    void write(int binding, int element, long view, long sampler, int layout) {
        try (Scratch s = Scratch.brief(512)) {
            long write = VkWriteDescriptorSet.make(s);
            VkWriteDescriptorSet.dstSet(write, set);
            VkWriteDescriptorSet.dstBinding(write, binding);
            VkWriteDescriptorSet.dstArrayElement(write, element);
            VkWriteDescriptorSet.descriptorCount(write, 1);
            VkWriteDescriptorSet.descriptorType(write, ResidentLayouts.type(binding));
            if (binding == ResidentMap.BUFFER_TEXTURES || binding == ResidentMap.BUFFER_IMAGES) {
                long views = s.take(8);
                Scratch.putLong(views, view);
                VkWriteDescriptorSet.pTexelBufferView(write, views);
            } else {
                long info = VkDescriptorImageInfo.make(s);
                VkDescriptorImageInfo.sampler(info, sampler);
                VkDescriptorImageInfo.imageView(info, view);
                VkDescriptorImageInfo.imageLayout(info, layout);
                VkWriteDescriptorSet.pImageInfo(write, info);
            }
            gpu.vk.vkUpdateDescriptorSets(gpu.device, 1, write, 0, 0);
        }
    }

    void close() {
        gpu.retired.add(RetireQueue.Kind.DESCRIPTOR_POOL, pool, null);
    }
}
