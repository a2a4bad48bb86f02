package tepui.drivers.vulkan.program;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.RenderTargets;

/**
 * VkRenderPass objects for devices without dynamic rendering, by formats, what is cleared, what is not read and whether depth is sampled meanwhile. A framebuffer is
 * made for each pass and retired at once: simple, and only old devices pay for it.
 */
public final class RenderPasses {
    private static final int DEPTH = 8;
    private static final int STENCIL = 9;

    private final Gpu gpu;
    private final TargetFormats targetFormats;
    private final Map<Long, Long> passes = new HashMap<>();

    RenderPasses(Gpu gpu, TargetFormats targetFormats) {
        this.gpu = gpu;
        this.targetFormats = targetFormats;
    }

    /** One that pipelines are made with. */
    long compatible(int formats) {
        return get(formats, 0, 0, false);
    }

    /** One that starts with these clears. */
    public synchronized long get(int formats, int clears, int unread, boolean depthSampled) {
        long key = (long) formats << 32 | clears << 20 | unread << 10 | (depthSampled ? 1 : 0);
        Long known = passes.get(key);
        if (known != null) return known;
        long made = make(targetFormats.get(formats), clears, unread, depthSampled);
        passes.put(key, made);
        return made;
    }

    private long make(TargetFormats.Formats f, int clears, int unread, boolean depthSampled) {
        try (Scratch s = Scratch.brief(2048)) {
            long list = s.take(9L * VkAttachmentDescription.BYTES);
            long references = s.take(9L * VkAttachmentReference.BYTES);
            int attachments = 0;
            for (int i = 0; i < f.count(); i++) {
                long reference = references + (long) i * VkAttachmentReference.BYTES;
                VkAttachmentReference.attachment(reference, -1);
                if (f.color(i) == 0) continue;
                int layout = Vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
                long a = list + (long) attachments * VkAttachmentDescription.BYTES;
                boolean drop = (unread & 1 << i) != 0;
                describe(a, f.color(i), f.samples(), layout);
                main(a, true, (clears & 1 << i) != 0, drop);
                stencil(a, false, false, drop);
                VkAttachmentReference.attachment(reference, attachments++);
                VkAttachmentReference.layout(reference, layout);
            }
            long subpass = VkSubpassDescription.make(s);
            VkSubpassDescription.colorAttachmentCount(subpass, f.count());
            VkSubpassDescription.pColorAttachments(subpass, references);
            int depthFormat = f.depth() != 0 ? f.depth() : f.stencil();
            if (depthFormat != 0) {
                int layout =
                        depthSampled ? Vk.VK_IMAGE_LAYOUT_GENERAL : Vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
                long a = list + (long) attachments * VkAttachmentDescription.BYTES;
                boolean drop = (unread & 1 << DEPTH) != 0;
                describe(a, depthFormat, f.samples(), layout);
                main(a, f.depth() != 0, (clears & 1 << DEPTH) != 0, drop);
                stencil(a, f.stencil() != 0, (clears & 1 << STENCIL) != 0, drop);
                long reference = references + 8L * VkAttachmentReference.BYTES;
                VkAttachmentReference.attachment(reference, attachments++);
                VkAttachmentReference.layout(reference, layout);
                VkSubpassDescription.pDepthStencilAttachment(subpass, reference);
            }
            long info = VkRenderPassCreateInfo.make(s);
            VkRenderPassCreateInfo.attachmentCount(info, attachments);
            VkRenderPassCreateInfo.pAttachments(info, list);
            VkRenderPassCreateInfo.subpassCount(info, 1);
            VkRenderPassCreateInfo.pSubpasses(info, subpass);
            long out = s.take(8);
            return gpu.made(gpu.vk.vkCreateRenderPass(gpu.device, info, 0, out), out, "vkCreateRenderPass");
        }
    }

    private static void describe(long a, int format, int samples, int layout) {
        VkAttachmentDescription.format(a, format);
        VkAttachmentDescription.samples(a, samples);
        VkAttachmentDescription.initialLayout(a, layout);
        VkAttachmentDescription.finalLayout(a, layout);
    }

    /** Fate of colour or depth at the start, where the attachment has it: cleared, loaded, or not read before it is written. */
    private static void main(long a, boolean there, boolean clear, boolean unread) {
        VkAttachmentDescription.loadOp(a, load(there && !(unread && !clear), clear));
        VkAttachmentDescription.storeOp(a, store(there));
    }

    private static void stencil(long a, boolean there, boolean clear, boolean unread) {
        VkAttachmentDescription.stencilLoadOp(a, load(there && !(unread && !clear), clear));
        VkAttachmentDescription.stencilStoreOp(a, store(there));
    }

    private static int load(boolean there, boolean clear) {
        if (!there) return Vk.VK_ATTACHMENT_LOAD_OP_DONT_CARE;
        return clear ? Vk.VK_ATTACHMENT_LOAD_OP_CLEAR : Vk.VK_ATTACHMENT_LOAD_OP_LOAD;
    }

    private static int store(boolean there) {
        return there ? Vk.VK_ATTACHMENT_STORE_OP_STORE : Vk.VK_ATTACHMENT_STORE_OP_DONT_CARE;
    }

    public void begin(
            Scratch s,
            long cmd,
            long pass,
            RenderTargets targets,
            @Nullable VulkanTexture[] colors,
            @Nullable VulkanTexture depth,
            PassClears clears) {
        long mark = s.mark();
        long views = s.take(9L * 8);
        long clearValues = s.take(9L * VkClearValue.BYTES);
        int count = 0;
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.color(i);
            VulkanTexture t = colors[i];
            if (a == null || t == null) continue;
            Scratch.putLong(views + 8L * count, t.targetView(a));
            for (int c = 0; c < 4; c++) {
                Scratch.putInt(clearValues + (long) count * VkClearValue.BYTES + 4L * c, clears.colors[i * 4 + c]);
            }
            count++;
        }
        RenderTargets.Attachment d = targets.depthStencil();
        if (d != null && depth != null) {
            Scratch.putLong(views + 8L * count, depth.targetView(d));
            Scratch.putFloat(clearValues + (long) count * VkClearValue.BYTES, clears.depth);
            Scratch.putInt(clearValues + (long) count * VkClearValue.BYTES + 4, clears.stencil);
            count++;
        }
        long frame = VkFramebufferCreateInfo.make(s);
        VkFramebufferCreateInfo.renderPass(frame, pass);
        VkFramebufferCreateInfo.attachmentCount(frame, count);
        VkFramebufferCreateInfo.pAttachments(frame, views);
        VkFramebufferCreateInfo.width(frame, targets.width());
        VkFramebufferCreateInfo.height(frame, targets.height());
        VkFramebufferCreateInfo.layers(frame, targets.layers());
        long out = s.take(8);
        long framebuffer = gpu.made(gpu.vk.vkCreateFramebuffer(gpu.device, frame, 0, out), out, "vkCreateFramebuffer");
        gpu.retired.add(RetireQueue.Kind.FRAMEBUFFER, framebuffer, null);
        long begin = VkRenderPassBeginInfo.make(s);
        VkRenderPassBeginInfo.renderPass(begin, pass);
        VkRenderPassBeginInfo.framebuffer(begin, framebuffer);
        long extent = VkRect2D.extent(VkRenderPassBeginInfo.renderArea(begin));
        VkExtent2D.width(extent, targets.width());
        VkExtent2D.height(extent, targets.height());
        VkRenderPassBeginInfo.clearValueCount(begin, count);
        VkRenderPassBeginInfo.pClearValues(begin, clearValues);
        gpu.vk.vkCmdBeginRenderPass(cmd, begin, Vk.VK_SUBPASS_CONTENTS_INLINE);
        s.release(mark);
    }

    void close() {
        for (long p : passes.values()) gpu.vk.vkDestroyRenderPass(gpu.device, p, 0);
    }
}
