package tepui.drivers.vulkan;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState;
import tepui.pipe.driver.BlitRules;
import tepui.pipe.format.Format;

/** Blits and chains of levels: by Vulkan's commands where these do exactly what is asked, by draws otherwise. */
final class Blits {
    private final VulkanContext context;
    private final Recorder recorder;

    Blits(VulkanContext context, Recorder recorder) {
        this.context = context;
        this.recorder = recorder;
    }

    void blit(Blit b, VulkanTexture from, VulkanTexture to) {
        BlitRules.check(b, from, to);
        Box s = b.sourceBox();
        Box t = b.targetBox();
        if (s.isEmpty() || t.isEmpty() || b.mask() == 0) return;
        Box limit = b.scissor();
        if (limit != null && (limit.width() <= 0 || limit.height() <= 0)) return;
        boolean color = (b.mask() & Blit.COLOR) != 0;
        boolean unscaled = s.width() == t.width()
                && s.height() == t.height()
                && s.depth() == t.depth()
                && s.width() > 0
                && s.height() > 0
                && s.depth() > 0;
        int whole = color ? b.targetFormat().components() : allDepthStencil(to);
        boolean all = (b.mask() & whole) == whole;
        boolean same = b.sourceFormat() == b.targetFormat()
                && from.vkFormat == to.vkFormat
                && b.sourceFormat() == from.desc().format()
                && b.targetFormat() == to.desc().format();
        if (unscaled
                && same
                && all
                && from != to
                && from.desc().samples() == to.desc().samples()) {
            copy(b, from, to);
            return;
        }
        boolean inside = t.width() > 0
                && t.height() > 0
                && t.x() >= 0
                && t.y() >= 0
                && t.x() + t.width() <= to.desc().levelWidth(b.targetLevel())
                && t.y() + t.height() <= to.desc().levelHeight(b.targetLevel());
        if (unscaled
                && same
                && all
                && inside
                && color
                && limit == null
                && from.desc().samples() > 1) {
            boolean origin = s.x() == 0 && s.y() == 0 && t.x() == 0 && t.y() == 0 && s.depth() == 1;
            if (origin && recorder.pass.resolve(from, s.z(), to, b.targetLevel(), t.z(), t.width(), t.height())) {
                return;
            }
            resolve(b, from, to);
            return;
        }
        draw(b, from, to);
    }

    private static int allDepthStencil(VulkanTexture t) {
        Format f = t.desc().format();
        return (f.hasDepth() ? Blit.DEPTH : 0) | (f.hasStencil() ? Blit.STENCIL : 0);
    }

    private void copy(Blit b, VulkanTexture from, VulkanTexture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        Box area = BlitRules.area(b, to);
        if (area == null) return;
        int x = s.x() + area.x() - t.x();
        int y = s.y() + area.y() - t.y();
        Box box = new Box(x, y, s.z(), area.width(), area.height(), s.depth());
        context.textures.copy(from, b.sourceLevel(), box, to, b.targetLevel(), area.x(), area.y(), t.z());
    }

    private void resolve(Blit b, VulkanTexture from, VulkanTexture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        recorder.use(from, b.sourceLevel(), 1, s.z(), s.depth(), AccessTable.TRANSFER_READ);
        recorder.use(to, b.targetLevel(), 1, to.is3d ? 0 : t.z(), to.is3d ? 1 : t.depth(), AccessTable.TRANSFER_WRITE);
        long cmd = recorder.outside();
        Scratch scratch = recorder.scratch;
        long mark = scratch.mark();
        long r = VkImageResolve.make(scratch);
        TextureWork.layers(VkImageResolve.srcSubresource(r), from, b.sourceLevel(), s.z(), s.depth(), from.aspect);
        TextureWork.layers(VkImageResolve.dstSubresource(r), to, b.targetLevel(), t.z(), t.depth(), to.aspect);
        TextureWork.offset(VkImageResolve.srcOffset(r), s.x(), s.y(), 0);
        TextureWork.offset(VkImageResolve.dstOffset(r), t.x(), t.y(), to.is3d ? t.z() : 0);
        long extent = VkImageResolve.extent(r);
        VkExtent3D.width(extent, s.width());
        VkExtent3D.height(extent, s.height());
        VkExtent3D.depth(extent, 1);
        recorder.vk.vkCmdResolveImage(
                cmd,
                from.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                to.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                1,
                r);
        scratch.release(mark);
    }

    private void draw(Blit b, VulkanTexture from, VulkanTexture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        int layers = Math.abs(t.depth());
        float slices = from.desc().levelDepth(b.sourceLevel());
        for (int i = 0; i < layers; i++) {
            int target = t.depth() > 0 ? t.z() + i : t.z() - 1 - i;
            if (target < 0 || target >= to.desc().levelDepth(b.targetLevel())) continue;
            float z = s.z() + (i + 0.5f) * s.depth() / layers;
            context.meta().blit(b, from, to, s.depth() > 0 ? s.z() + i : s.z() - 1 - i, z / slices, target);
        }
    }

    // ---- levels ---------------------------------------------------------------------------------------------------

    void generateMips(VulkanTexture t, int base, int last) {
        Format f = t.desc().format();
        int features = context.device.formats.imageFeatures(f);
        int wanted = Vk.VK_FORMAT_FEATURE_BLIT_SRC_BIT
                | Vk.VK_FORMAT_FEATURE_BLIT_DST_BIT
                | Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT;
        boolean native_ = (features & wanted) == wanted
                && t.aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT
                && !f.isInteger()
                && !(t.is3d && recorder.gpu.features.driverId == Vk.VK_DRIVER_ID_MESA_LLVMPIPE);
        for (int level = base + 1; level <= last; level++) {
            if (native_) {
                level(t, level);
                continue;
            }
            var d = t.desc();
            int mask = f.isDepthStencil() ? allDepthStencil(t) : Blit.COLOR;
            Box from = new Box(0, 0, 0, d.levelWidth(level - 1), d.levelHeight(level - 1), d.levelDepth(level - 1));
            Box to = new Box(0, 0, 0, d.levelWidth(level), d.levelHeight(level), d.levelDepth(level));
            SamplerState.Filter filter =
                    f.isInteger() || f.isDepthStencil() ? SamplerState.Filter.NEAREST : SamplerState.Filter.LINEAR;
            draw(new Blit(t, f, level - 1, from, t, f, level, to, mask, filter, null), t, t);
        }
    }

    private void level(VulkanTexture t, int level) {
        recorder.use(t, level - 1, 1, 0, t.layers, AccessTable.TRANSFER_READ);
        recorder.use(t, level, 1, 0, t.layers, AccessTable.TRANSFER_WRITE);
        long cmd = recorder.outside();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long b = VkImageBlit.make(s);
        TextureWork.layers(VkImageBlit.srcSubresource(b), t, level - 1, 0, t.layers, t.aspect);
        TextureWork.layers(VkImageBlit.dstSubresource(b), t, level, 0, t.layers, t.aspect);
        end(VkImageBlit.srcOffsets(b), t, level - 1);
        end(VkImageBlit.dstOffsets(b), t, level);
        recorder.vk.vkCmdBlitImage(
                cmd,
                t.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                t.image,
                Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                1,
                b,
                Vk.VK_FILTER_LINEAR);
        s.release(mark);
    }

    private static void end(long offsets, VulkanTexture t, int level) {
        TextureWork.offset(
                offsets + VkOffset3D.BYTES,
                t.desc().levelWidth(level),
                t.desc().levelHeight(level),
                t.is3d ? t.desc().levelDepth(level) : 1);
    }
}
