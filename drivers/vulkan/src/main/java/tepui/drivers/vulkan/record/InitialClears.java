package tepui.drivers.vulkan.record;

import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.format.Format;

/**
 * Initial clears: fill subresources with zeros, in the layout of a transfer's target: what textures hold before
 * anything was written.
 */
final class InitialClears {
    private InitialClears() {}

    static void fill(Gpu gpu, Scratch s, long cmd, VulkanTexture t, int level, int levels, int layer, int layers) {
        long mark = s.mark();
        int layout = Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        if (t.desc().format().isCompressed()) {
            for (int i = level; i < level + levels; i++) blocks(gpu, s, cmd, t, i, layer, layers);
        } else {
            long value = s.take(16);
            long range = s.take(VkImageSubresourceRange.BYTES);
            VulkanTexture.range(range, t.aspect, level, levels, layer, layers);
            if (t.aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT) {
                gpu.vk.vkCmdClearColorImage(cmd, t.image, layout, value, 1, range);
            } else {
                gpu.vk.vkCmdClearDepthStencilImage(cmd, t.image, layout, value, 1, range);
            }
        }
        s.release(mark);
    }

    /** Formats in blocks are not cleared: zeros are copied, as many rows of blocks at a time as there are zeros. */
    private static void blocks(Gpu gpu, Scratch s, long cmd, VulkanTexture t, int level, int layer, int layers) {
        Format f = t.desc().format();
        int width = t.desc().levelWidth(level);
        int height = t.desc().levelHeight(level);
        int slices = t.is3d ? t.desc().levelDepth(level) : 1;
        int across = (int) Math.min(width, Gpu.ZEROS / f.blockBytes() * f.blockWidth());
        int down = (int) Math.max(1, Gpu.ZEROS / f.rowBytes(across)) * f.blockHeight();
        long region = s.take(VkBufferImageCopy.BYTES);
        for (int i = 0; i < layers; i++) {
            VulkanTexture.layers(VkBufferImageCopy.imageSubresource(region), t, level, layer + i, 1, t.aspect);
            for (int z = 0; z < slices; z++) {
                for (int y = 0; y < height; y += down) {
                    for (int x = 0; x < width; x += across) {
                        VulkanTexture.offset(VkBufferImageCopy.imageOffset(region), x, y, z);
                        long extent = VkBufferImageCopy.imageExtent(region);
                        VkExtent3D.width(extent, Math.min(across, width - x));
                        VkExtent3D.height(extent, Math.min(down, height - y));
                        VkExtent3D.depth(extent, 1);
                        gpu.vk.vkCmdCopyBufferToImage(
                                cmd, gpu.zeros(), t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, region);
                    }
                }
            }
        }
    }
}
