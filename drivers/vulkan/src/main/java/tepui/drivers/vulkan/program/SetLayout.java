package tepui.drivers.vulkan.program;

import java.util.List;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.spirv.SpirvModule;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Resource;
import tepui.ir.Stage;

/**
 * Descriptor set layout, a VkDescriptorSetLayout, and which slots of the contract feed it. Equal lists of slots share
 * one.
 */
public final class SetLayout {
    /**
     * A binding of a program.
     *
     * @param integer texels are integers: 1 signed, 2 unsigned
     */
    public record Slot(Stage stage, SpirvModule.Binding binding, int integer, boolean shadow) {}

    public final int id;
    public final long handle;
    public final int set;
    public final Slot[] slots;
    /** Uniform buffers whose offsets are given when the set is bound. */
    public final boolean dynamic;
    /** The set is pushed into the command buffer: the textures of a program, if they are few. */
    public final boolean pushed;
    /** Descriptors of all slots. */
    public final int descriptors;
    /** By descriptor: the stage's number and the contract's slot. */
    public final int[] stages;

    public final int[] places;
    /** All are of the fragment stage. */
    public final boolean ofFragments;
    /** Kind of all slots; without meaning where there are none. */
    final Resource.Kind kind;
    /** Bytes that {@link #template} reads: what Vulkan wants to know of each descriptor, slot after slot. */
    public final int bytes;
    /** VkDescriptorUpdateTemplate, 0 for a set of nothing. */
    public final long template;

    SetLayout(Gpu gpu, int id, int set, List<Slot> list) {
        this.id = id;
        this.set = set;
        slots = list.toArray(new Slot[0]);
        int count = 0;
        for (Slot slot : slots) count += slot.binding.count();
        descriptors = count;
        stages = new int[count];
        places = new int[count];
        int n = 0;
        for (Slot slot : slots) {
            for (int i = 0; i < slot.binding.count(); i++) {
                stages[n] = slot.stage.ordinal();
                places[n++] = slot.binding.slot() + i;
            }
        }
        boolean fragments = true;
        for (Slot slot : slots) fragments &= slot.stage == Stage.FRAGMENT;
        ofFragments = fragments;
        kind = count == 0 ? Resource.Kind.UNIFORM_BUFFER : slots[0].binding.kind();
        dynamic = set == BindingMap.UNIFORM_SET
                && count <= VkPhysicalDeviceLimits.maxDescriptorSetUniformBuffersDynamic(gpu.limits());
        pushed = set == BindingMap.TEXTURE_SET
                && count > 0
                && count <= gpu.pushedDescriptors
                && slots[0].stage != Stage.COMPUTE;
        try (Scratch s = Scratch.brief(4096)) {
            long bindings = s.take(Math.max(1, slots.length) * (long) VkDescriptorSetLayoutBinding.BYTES);
            for (int i = 0; i < slots.length; i++) {
                long b = bindings + (long) i * VkDescriptorSetLayoutBinding.BYTES;
                VkDescriptorSetLayoutBinding.binding(b, slots[i].binding.binding());
                VkDescriptorSetLayoutBinding.descriptorType(b, type(slots[i]));
                VkDescriptorSetLayoutBinding.descriptorCount(b, slots[i].binding.count());
                VkDescriptorSetLayoutBinding.stageFlags(b, stageBit(slots[i].stage));
            }
            long info = VkDescriptorSetLayoutCreateInfo.make(s);
            if (pushed) {
                VkDescriptorSetLayoutCreateInfo.flags(info, Vk.VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
            }
            VkDescriptorSetLayoutCreateInfo.bindingCount(info, slots.length);
            VkDescriptorSetLayoutCreateInfo.pBindings(info, bindings);
            long out = s.take(8);
            handle = gpu.made(
                    gpu.vk.vkCreateDescriptorSetLayout(gpu.device, info, 0, out), out, "vkCreateDescriptorSetLayout");
        }
        int size = 0;
        for (Slot slot : slots) size += slot.binding.count() * bytes(slot);
        bytes = size;
        template = slots.length == 0 || pushed ? 0 : makeTemplate(gpu, 0);
    }

    /** Of one descriptor in a template's data. */
    public static int bytes(Slot slot) {
        return switch (slot.binding.kind()) {
            case UNIFORM_BUFFER, STORAGE_BUFFER -> VkDescriptorBufferInfo.BYTES;
            case TEXTURE, IMAGE -> slot.binding.isTexelBuffer() ? 8 : VkDescriptorImageInfo.BYTES;
        };
    }

    /**
     * A VkDescriptorUpdateTemplate.
     *
     * @param layout of the pipelines for which descriptors are pushed; 0 for one that writes sets
     */
    long makeTemplate(Gpu gpu, long layout) {
        try (Scratch s = Scratch.brief(4096)) {
            long entries = s.take((long) slots.length * VkDescriptorUpdateTemplateEntry.BYTES);
            int at = 0;
            for (int i = 0; i < slots.length; i++) {
                long e = entries + (long) i * VkDescriptorUpdateTemplateEntry.BYTES;
                VkDescriptorUpdateTemplateEntry.dstBinding(e, slots[i].binding.binding());
                VkDescriptorUpdateTemplateEntry.descriptorCount(e, slots[i].binding.count());
                VkDescriptorUpdateTemplateEntry.descriptorType(e, type(slots[i]));
                VkDescriptorUpdateTemplateEntry.offset(e, at);
                VkDescriptorUpdateTemplateEntry.stride(e, bytes(slots[i]));
                at += slots[i].binding.count() * bytes(slots[i]);
            }
            long info = VkDescriptorUpdateTemplateCreateInfo.make(s);
            VkDescriptorUpdateTemplateCreateInfo.descriptorUpdateEntryCount(info, slots.length);
            VkDescriptorUpdateTemplateCreateInfo.pDescriptorUpdateEntries(info, entries);
            if (layout != 0) {
                VkDescriptorUpdateTemplateCreateInfo.templateType(
                        info, Vk.VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_PUSH_DESCRIPTORS_KHR);
                VkDescriptorUpdateTemplateCreateInfo.pipelineBindPoint(info, Vk.VK_PIPELINE_BIND_POINT_GRAPHICS);
                VkDescriptorUpdateTemplateCreateInfo.pipelineLayout(info, layout);
                VkDescriptorUpdateTemplateCreateInfo.set(info, set);
            } else {
                VkDescriptorUpdateTemplateCreateInfo.templateType(
                        info, Vk.VK_DESCRIPTOR_UPDATE_TEMPLATE_TYPE_DESCRIPTOR_SET);
                VkDescriptorUpdateTemplateCreateInfo.descriptorSetLayout(info, handle);
            }
            long out = s.take(8);
            return gpu.made(
                    gpu.vk.vkCreateDescriptorUpdateTemplate(gpu.device, info, 0, out),
                    out,
                    "vkCreateDescriptorUpdateTemplate");
        }
    }

    public int type(Slot slot) {
        Resource.Kind kind = slot.binding.kind();
        return switch (kind) {
            case UNIFORM_BUFFER ->
                dynamic ? Vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC : Vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
            case TEXTURE ->
                slot.binding.isTexelBuffer()
                        ? Vk.VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER
                        : Vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
            case STORAGE_BUFFER -> Vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
            case IMAGE ->
                slot.binding.isTexelBuffer()
                        ? Vk.VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
                        : Vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
        };
    }

    static int stageBit(Stage stage) {
        return switch (stage) {
            case VERTEX -> Vk.VK_SHADER_STAGE_VERTEX_BIT;
            case TESS_CONTROL -> Vk.VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
            case TESS_EVAL -> Vk.VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
            case GEOMETRY -> Vk.VK_SHADER_STAGE_GEOMETRY_BIT;
            case FRAGMENT -> Vk.VK_SHADER_STAGE_FRAGMENT_BIT;
            case COMPUTE -> Vk.VK_SHADER_STAGE_COMPUTE_BIT;
        };
    }
}
