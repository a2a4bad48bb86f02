package tepui.drivers.vulkan.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/** Contents of descriptors, for what is bound to a slot or for the dummy in its place. */
final class DescriptorInfos {
    private final DeviceTables device;
    private final DummyResources dummies;
    private final BoundState state;
    private final Gpu gpu;
    private final Bindings bindings;
    private final long maxUniformRange;

    DescriptorInfos(ContextParts parts, Bindings bindings) {
        device = parts.device;
        dummies = parts.dummies;
        this.state = parts.state;
        this.gpu = device.gpu;
        this.bindings = bindings;
        maxUniformRange = Integer.toUnsignedLong(VkPhysicalDeviceLimits.maxUniformBufferRange(gpu.limits()));
    }

    void bufferInfo(long info, SetLayout set, SetLayout.Slot slot, int at) {
        int stage = slot.stage().ordinal();
        boolean uniform =
                set.set == BindingMap.UNIFORM_SET && slot.binding().kind() == tepui.ir.Resource.Kind.UNIFORM_BUFFER;
        if (uniform) {
            VulkanBuffer b = state.uniformBuffers[stage][at];
            BufferStorage value = state.uniformStorage[stage][at];
            if (b == null && (state.uniformCounts[stage][at] == 0 || value == null)) {
                VkDescriptorBufferInfo.buffer(info, dummies.buffer().handle);
                VkDescriptorBufferInfo.range(info, Math.min(maxUniformRange, Gpu.ZEROS));
                return;
            }
            VkDescriptorBufferInfo.buffer(info, b != null ? b.storage.handle : value == null ? 0 : value.handle);
            VkDescriptorBufferInfo.offset(info, set.dynamic ? 0 : state.uniformOffsets[stage][at]);
            VkDescriptorBufferInfo.range(info, Math.min(maxUniformRange, state.uniformSizes[stage][at]));
            return;
        }
        VulkanBuffer b = state.storageBuffers[stage][at];
        if (b == null) {
            boolean nothing = gpu.features.nullDescriptor;
            VkDescriptorBufferInfo.buffer(info, nothing ? 0 : dummies.buffer().handle);
            // Of one byte, so that not even a word is inside: nothing is stored that others would load.
            VkDescriptorBufferInfo.range(info, nothing ? -1 : 1);
            return;
        }
        VkDescriptorBufferInfo.buffer(info, b.storage.handle);
        VkDescriptorBufferInfo.offset(info, state.storageOffsets[stage][at]);
        VkDescriptorBufferInfo.range(info, state.storageSizes[stage][at]);
    }

    /** Writes the dummy of what a program wants of all resident ones. */
    void dummy(ResidentArrays arrays, int binding, int element, SetLayout.Slot slot) {
        boolean storage = slot.binding().kind() == tepui.ir.Resource.Kind.IMAGE;
        boolean nothing = gpu.features.nullDescriptor;
        if (slot.binding().isTexelBuffer()) {
            arrays.write(binding, element, nothing ? 0 : dummies.texelBuffer(slot.integer(), storage), 0, 0);
            return;
        }
        int layout = storage ? Vk.VK_IMAGE_LAYOUT_GENERAL : Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
        long view = storage && nothing ? 0 : dummies.view(slot).image(storage);
        arrays.write(binding, element, view, storage ? 0 : device.samplers.keep(0), layout);
    }

    /** The state of a sampler, without filters that the format has not. */
    int samplerState(@Nullable VulkanView v, int id) {
        boolean plain = v != null
                && v.vkTexture != null
                && !device.formats.isFiltered(v.desc().format());
        return plain ? device.samplers.unfiltered(id) : id;
    }

    long texelView(SetLayout.Slot slot, int at) {
        int stage = slot.stage().ordinal();
        boolean storage = slot.binding().kind() == tepui.ir.Resource.Kind.IMAGE;
        VulkanView v = storage ? state.images[stage][at] : state.textures[stage][at];
        if (v == null || v.vkBuffer == null) {
            return gpu.features.nullDescriptor ? 0 : dummies.texelBuffer(slot.integer(), storage);
        }
        return v.bufferView(storage);
    }

    void imageInfo(long info, SetLayout.Slot slot, int at) {
        int stage = slot.stage().ordinal();
        boolean storage = slot.binding().kind() == tepui.ir.Resource.Kind.IMAGE;
        VulkanView v = storage ? bindings.image(stage, at) : bindings.feedback.of(state.textures[stage][at]);
        if (!storage)
            VkDescriptorImageInfo.sampler(info, device.samplers.get(samplerState(v, state.samplers[stage][at])));
        // Colours are not compared with anything.
        boolean unfit = v != null
                && v.vkTexture != null
                && slot.shadow()
                && !v.vkTexture.desc().format().hasDepth();
        if (v == null || v.vkTexture == null || unfit) {
            if (storage && gpu.features.nullDescriptor) return;
            v = dummies.view(slot);
            VkDescriptorImageInfo.imageLayout(
                    info, storage ? Vk.VK_IMAGE_LAYOUT_GENERAL : Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        } else {
            VkDescriptorImageInfo.imageLayout(
                    info, storage ? Vk.VK_IMAGE_LAYOUT_GENERAL : bindings.sampledLayout(v, stage));
        }
        VkDescriptorImageInfo.imageView(info, v.image(storage));
    }
}
