package tepui.drivers.vulkan.bind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.record.BarrierBatch;
import tepui.drivers.vulkan.record.Batch;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Counters;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Dummy resources for slots where nothing is bound: buffers of zeros, textures of one texel 0, 0, 0, 1, images of one
 * texel 0. Made when first needed.
 */
public final class DummyResources {
    private final DeviceCore device;
    private final BufferStorage zeros;
    private final Map<Long, VulkanView> views = new HashMap<>();
    private final Map<Integer, Long> texels = new HashMap<>();
    /** In which they were filled. */
    private final List<Batch> batches = new ArrayList<>();

    public DummyResources(DeviceCore device) {
        this.device = device;
        zeros = BufferStorage.make(
                device.gpu,
                "open",
                Gpu.ZEROS,
                Vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT
                        | Vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
                        | Vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
                        | Vk.VK_BUFFER_USAGE_VERTEX_BUFFER_BIT
                        | Vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT
                        | Vk.VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT
                        | Vk.VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT,
                MemoryPools.Place.DYNAMIC);
        for (long i = 0; i < Gpu.ZEROS; i += 8) Scratch.putLong(zeros.address + i, 0);
        device.gpu.zeros(zeros.handle);
    }

    public BufferStorage buffer() { // hot
        return zeros;
    }

    synchronized long texelBuffer(int integer, boolean storage) {
        Long known = texels.get(integer);
        if (known != null) return known;
        try (Scratch s = Scratch.brief(256)) {
            long info = VkBufferViewCreateInfo.make(s);
            VkBufferViewCreateInfo.buffer(info, zeros.handle);
            VkBufferViewCreateInfo.format(
                    info,
                    integer == 0
                            ? Vk.VK_FORMAT_R32_SFLOAT
                            : integer == 1 ? Vk.VK_FORMAT_R32_SINT : Vk.VK_FORMAT_R32_UINT);
            VkBufferViewCreateInfo.range(info, 16);
            long out = s.take(8);
            Gpu gpu = device.gpu;
            long view = gpu.made(gpu.vk.vkCreateBufferView(gpu.device, info, 0, out), out, "draw");
            texels.put(integer, view);
            return view;
        }
    }

    /** A view of the shape and kind of texels that a slot wants. */
    synchronized VulkanView view(SetLayout.Slot slot) {
        TextureShape declared = slot.binding().shape();
        TextureShape shape = declared == null ? TextureShape.D2 : declared;
        boolean image = slot.binding().kind() == tepui.ir.Resource.Kind.IMAGE;
        long key = shape.ordinal() * 16L + slot.integer() * 4L + (slot.shadow() ? 2 : 0) + (image ? 1 : 0);
        VulkanView known = views.get(key);
        if (known != null) return known;
        Format format = slot.shadow()
                ? Format.D16_UNORM
                : slot.integer() == 0
                        ? Format.R8G8B8A8_UNORM
                        : slot.integer() == 1 ? Format.R8G8B8A8_SINT : Format.R8G8B8A8_UINT;
        TextureShape whole = shape == TextureShape.RECT ? TextureShape.D2 : shape;
        TextureDesc desc = new TextureDesc(
                whole,
                format,
                1,
                1,
                1,
                whole.isCube() ? 6 : 1,
                1,
                whole.isMultisample() ? 4 : 1,
                Bind.SAMPLED | (image ? Bind.IMAGE : 0),
                Usage.DEFAULT);
        VulkanTexture t = new VulkanTexture(device, desc);
        fill(t, image ? 0 : slot.integer() == 0 ? Float.floatToRawIntBits(1) : 1, image);
        VulkanView view = new VulkanView(device, TextureView.Desc.whole(desc).withShape(shape), t);
        views.put(key, view);
        return view;
    }

    /** A batch of its own, before all that will use the texture: no context's batch has to be behind another's. */
    private void fill(VulkanTexture t, int alpha, boolean image) {
        Gpu gpu = device.gpu;
        Batch batch = new Batch(gpu);
        batches.add(batch);
        batch.start(gpu.timeline.open());
        BarrierBatch barriers = new BarrierBatch(gpu, new Counters());
        try (Scratch s = Scratch.brief(8192)) {
            long cmd = batch.take(s);
            int transfer = AccessTable.TRANSFER_WRITE;
            int stages = AccessTable.STAGES[transfer];
            int accesses = AccessTable.ACCESSES[transfer];
            int layout = AccessTable.LAYOUTS[transfer];
            long all = barriers.image(t.image, Vk.VK_IMAGE_LAYOUT_UNDEFINED, layout, 0, stages, 0, accesses);
            VulkanTexture.range(all, t.aspect, 0, 1, 0, t.layers);
            barriers.emit(cmd);
            long value = s.take(16);
            long range = s.take(VkImageSubresourceRange.BYTES);
            VulkanTexture.range(range, t.aspect, 0, 1, 0, t.layers);
            if (t.aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT) {
                Scratch.putInt(value + 12, alpha);
                gpu.vk.vkCmdClearColorImage(cmd, t.image, layout, value, 1, range);
            } else {
                gpu.vk.vkCmdClearDepthStencilImage(cmd, t.image, layout, value, 1, range);
            }
            int settled = image ? Vk.VK_IMAGE_LAYOUT_GENERAL : Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
            int every = Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
            int uses = Vk.VK_ACCESS_MEMORY_READ_BIT | Vk.VK_ACCESS_MEMORY_WRITE_BIT;
            all = barriers.image(t.image, layout, settled, stages, every, accesses, uses);
            VulkanTexture.range(all, t.aspect, 0, 1, 0, t.layers);
            barriers.emit(cmd);
            batch.append(cmd);
            batch.submit(s, null, 0, 0, 0);
        } finally {
            barriers.close();
        }
    }

    public void close() {
        for (VulkanView v : views.values()) {
            v.retire();
            VulkanTexture t = v.vkTexture;
            if (t != null) t.retire();
        }
        for (long v : texels.values()) device.gpu.retired.add(RetireQueue.Kind.BUFFER_VIEW, v, null);
        zeros.retire(device.gpu);
        for (Batch b : batches) b.close();
    }
}
