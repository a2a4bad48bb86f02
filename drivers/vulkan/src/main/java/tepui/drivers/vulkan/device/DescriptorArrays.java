package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.spirv.ResidentMap;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Limits;

/** Descriptor indexing, as far as resident textures and images need it: what a device must have, and how many descriptors it takes. */
final class DescriptorArrays {
    /** Of textures, and of images: more are of no use. */
    private static final int MOST = 1 << 15;
    /** Fewer are not worth the name. */
    private static final int LEAST = 1 << 10;

    private DescriptorArrays() {}

    /**
     * Descriptors in an array of textures or images; 0 where something is missing.
     *
     * @param limits VkPhysicalDeviceLimits
     * @param f VkPhysicalDeviceVulkan12Features
     * @param p VkPhysicalDeviceDescriptorIndexingProperties
     */
    static int most(long limits, long f, long p) {
        boolean there = VkPhysicalDeviceVulkan12Features.runtimeDescriptorArray(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingPartiallyBound(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingUpdateUnusedWhilePending(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingSampledImageUpdateAfterBind(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingStorageImageUpdateAfterBind(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingUniformTexelBufferUpdateAfterBind(f) != 0
                && VkPhysicalDeviceVulkan12Features.descriptorBindingStorageTexelBufferUpdateAfterBind(f) != 0
                && VkPhysicalDeviceVulkan12Features.shaderSampledImageArrayNonUniformIndexing(f) != 0
                && VkPhysicalDeviceVulkan12Features.shaderStorageImageArrayNonUniformIndexing(f) != 0
                && VkPhysicalDeviceVulkan12Features.shaderUniformTexelBufferArrayNonUniformIndexing(f) != 0
                && VkPhysicalDeviceVulkan12Features.shaderStorageTexelBufferArrayNonUniformIndexing(f) != 0;
        int sets = VkPhysicalDeviceLimits.maxBoundDescriptorSets(limits);
        if (!there || Integer.compareUnsigned(sets, ResidentMap.SETS) < 0) return 0;
        long most = MOST;
        // What is bound to slots counts, too, and so do buffers.
        long bound = Limits.TEXTURES + Limits.IMAGES + 64L;
        most = fewer(
                most,
                VkPhysicalDeviceDescriptorIndexingProperties.maxPerStageDescriptorUpdateAfterBindSamplers(p),
                bound);
        most = fewer(
                most,
                VkPhysicalDeviceDescriptorIndexingProperties.maxPerStageDescriptorUpdateAfterBindSampledImages(p),
                bound);
        most = fewer(
                most,
                VkPhysicalDeviceDescriptorIndexingProperties.maxPerStageDescriptorUpdateAfterBindStorageImages(p),
                bound);
        most = fewer(
                most, VkPhysicalDeviceDescriptorIndexingProperties.maxDescriptorSetUpdateAfterBindSamplers(p), bound);
        most = fewer(
                most,
                VkPhysicalDeviceDescriptorIndexingProperties.maxDescriptorSetUpdateAfterBindSampledImages(p),
                bound);
        most = fewer(
                most,
                VkPhysicalDeviceDescriptorIndexingProperties.maxDescriptorSetUpdateAfterBindStorageImages(p),
                bound);
        long all = Integer.toUnsignedLong(
                VkPhysicalDeviceDescriptorIndexingProperties.maxPerStageUpdateAfterBindResources(p));
        most = Math.min(most, all / 4);
        return most < LEAST ? 0 : (int) most;
    }

    private static long fewer(long most, int limit, long bound) {
        return Math.min(most, (Integer.toUnsignedLong(limit) - bound) * 8 / 9);
    }
}
