package tepui.drivers.vulkan.program;

import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.spirv.ResidentMap;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/** Layouts of the two sets that resident textures and images are in: see {@link ResidentMap}. The same for all programs. */
public final class ResidentLayouts {
    private static final int[] TYPES = {
        Vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
        Vk.VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER,
        Vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
        Vk.VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
    };

    private final Gpu gpu;
    public final long table;
    public final long arrays;

    ResidentLayouts(Gpu gpu) {
        this.gpu = gpu;
        try (Scratch s = Scratch.brief(1024)) {
            long one = VkDescriptorSetLayoutBinding.make(s);
            VkDescriptorSetLayoutBinding.descriptorType(one, Vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER);
            VkDescriptorSetLayoutBinding.descriptorCount(one, 1);
            VkDescriptorSetLayoutBinding.stageFlags(one, stages(gpu));
            table = make(s, one, 1, 0);
            long all = s.take((long) ResidentMap.BINDINGS * VkDescriptorSetLayoutBinding.BYTES);
            long flags = s.take(4L * ResidentMap.BINDINGS);
            for (int i = 0; i < ResidentMap.BINDINGS; i++) {
                long b = all + (long) i * VkDescriptorSetLayoutBinding.BYTES;
                VkDescriptorSetLayoutBinding.binding(b, i);
                VkDescriptorSetLayoutBinding.descriptorType(b, TYPES[i]);
                VkDescriptorSetLayoutBinding.descriptorCount(b, count(gpu, i));
                VkDescriptorSetLayoutBinding.stageFlags(b, stages(gpu));
                Scratch.putInt(
                        flags + 4L * i,
                        Vk.VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT
                                | Vk.VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT
                                | Vk.VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT);
            }
            arrays = make(s, all, ResidentMap.BINDINGS, flags);
        }
    }

    private static int stages(Gpu gpu) {
        int geometry =
                VkPhysicalDeviceFeatures.geometryShader(gpu.features.core) != 0 ? Vk.VK_SHADER_STAGE_GEOMETRY_BIT : 0;
        int tessellation = VkPhysicalDeviceFeatures.tessellationShader(gpu.features.core) != 0
                ? Vk.VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | Vk.VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT
                : 0;
        return Vk.VK_SHADER_STAGE_VERTEX_BIT
                | Vk.VK_SHADER_STAGE_FRAGMENT_BIT
                | Vk.VK_SHADER_STAGE_COMPUTE_BIT
                | geometry
                | tessellation;
    }

    private long make(Scratch s, long bindings, int count, long flags) {
        long info = VkDescriptorSetLayoutCreateInfo.make(s);
        VkDescriptorSetLayoutCreateInfo.bindingCount(info, count);
        VkDescriptorSetLayoutCreateInfo.pBindings(info, bindings);
        if (flags != 0) {
            VkDescriptorSetLayoutCreateInfo.flags(info, Vk.VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
            long more = VkDescriptorSetLayoutBindingFlagsCreateInfo.chain(s, info);
            VkDescriptorSetLayoutBindingFlagsCreateInfo.bindingCount(more, count);
            VkDescriptorSetLayoutBindingFlagsCreateInfo.pBindingFlags(more, flags);
        }
        long out = s.take(8);
        return gpu.made(
                gpu.vk.vkCreateDescriptorSetLayout(gpu.device, info, 0, out), out, "vkCreateDescriptorSetLayout");
    }

    /** Descriptors of a binding. */
    public static int count(Gpu gpu, int binding) {
        boolean buffers = binding == ResidentMap.BUFFER_TEXTURES || binding == ResidentMap.BUFFER_IMAGES;
        return buffers ? gpu.features.residentBuffers : gpu.features.residents;
    }

    public static int type(int binding) {
        return TYPES[binding];
    }

    void close() {
        gpu.vk.vkDestroyDescriptorSetLayout(gpu.device, table, 0);
        gpu.vk.vkDestroyDescriptorSetLayout(gpu.device, arrays, 0);
    }
}
