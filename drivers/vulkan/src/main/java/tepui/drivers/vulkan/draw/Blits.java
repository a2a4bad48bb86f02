package tepui.drivers.vulkan.draw;

import java.util.function.Supplier;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.transfer.TextureWork;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.driver.BlitRules;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Blits and mip level generation: by Vulkan's commands where these do exactly what is asked, by draws otherwise. */
public final class Blits {
    private final VulkanFormats formats;
    private final TextureWork textures;
    private final Supplier<OwnDraws> meta;
    private final Recorder recorder;

    public Blits(ContextParts parts, TextureWork textures, Supplier<OwnDraws> meta) {
        formats = parts.device.formats;
        this.textures = textures;
        this.meta = meta;
        recorder = parts.recorder;
    }

    public void blit(Blit b, VulkanTexture from, VulkanTexture to) {
        BlitRules.check(b, from, to);
        if (BlitRules.isNothing(b)) return;
        boolean color = (b.mask() & Blit.COLOR) != 0;
        boolean unscaled = BlitRules.isUnscaled(b);
        boolean all = BlitRules.isOfAll(b, to);
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
        Box s = b.sourceBox();
        Box t = b.targetBox();
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
                && b.scissor() == null
                && from.desc().samples() > 1) {
            boolean origin = s.x() == 0 && s.y() == 0 && t.x() == 0 && t.y() == 0 && s.depth() == 1;
            if (origin && recorder.pass.resolve(from, s.z(), to, b.targetLevel(), t.z(), t.width(), t.height())) {
                return;
            }
            resolve(b, from, to);
            return;
        }
        meta.get().blit(b, from, to);
    }

    private void copy(Blit b, VulkanTexture from, VulkanTexture to) {
        Box area = b.area();
        if (area == null) return;
        Box source = BlitRules.source(b, area);
        int z = b.targetBox().z();
        textures.copy(from, b.sourceLevel(), source, to, b.targetLevel(), area.x(), area.y(), z);
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
        VulkanTexture.layers(VkImageResolve.srcSubresource(r), from, b.sourceLevel(), s.z(), s.depth(), from.aspect);
        VulkanTexture.layers(VkImageResolve.dstSubresource(r), to, b.targetLevel(), t.z(), t.depth(), to.aspect);
        VulkanTexture.offset(VkImageResolve.srcOffset(r), s.x(), s.y(), 0);
        VulkanTexture.offset(VkImageResolve.dstOffset(r), t.x(), t.y(), to.is3d ? t.z() : 0);
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

    // ---- levels ---------------------------------------------------------------------------------------------------

    public void generateMips(VulkanTexture t, int base, int last) {
        Format f = t.desc().format();
        int features = formats.imageFeatures(f);
        int wanted = Vk.VK_FORMAT_FEATURE_BLIT_SRC_BIT
                | Vk.VK_FORMAT_FEATURE_BLIT_DST_BIT
                | Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT;
        boolean native_ = (features & wanted) == wanted
                && t.aspect == Vk.VK_IMAGE_ASPECT_COLOR_BIT
                && !f.isInteger()
                && !(t.is3d && recorder.gpu.features.driverId == Vk.VK_DRIVER_ID_MESA_LLVMPIPE);
        boolean target = (formats.support(f) & (FormatSupport.COLOR_TARGET | FormatSupport.DEPTH_STENCIL)) != 0;
        for (int level = base + 1; level <= last; level++) {
            if (native_ && (BlitRules.isHalf(t, level) || !target)) level(t, level);
            else meta.get().level(t, level);
        }
    }

    private void level(VulkanTexture t, int level) {
        recorder.use(t, level - 1, 1, 0, t.layers, AccessTable.TRANSFER_READ);
        recorder.use(t, level, 1, 0, t.layers, AccessTable.TRANSFER_WRITE, true);
        long cmd = recorder.outside();
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long b = VkImageBlit.make(s);
        VulkanTexture.layers(VkImageBlit.srcSubresource(b), t, level - 1, 0, t.layers, t.aspect);
        VulkanTexture.layers(VkImageBlit.dstSubresource(b), t, level, 0, t.layers, t.aspect);
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
        VulkanTexture.offset(
                offsets + VkOffset3D.BYTES,
                t.desc().levelWidth(level),
                t.desc().levelHeight(level),
                t.is3d ? t.desc().levelDepth(level) : 1);
    }
}
