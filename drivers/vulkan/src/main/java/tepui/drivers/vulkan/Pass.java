package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.ClearColor;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;

/**
 * The targets that are set, clears of them that wait, and the pass that draws into them. A clear of a whole attachment before the first
 * draw is kept and becomes the load operation of the pass; if the attachment is used otherwise first, a pass without draws does
 * the clear.
 */
final class Pass {
    private static final int DEPTH = 8;
    private static final int STENCIL = 9;

    private final VulkanContext context;
    private final Recorder recorder;
    private final Gpu gpu;
    private final RenderPasses renderPasses;

    private @Nullable RenderTargets targets;
    final @Nullable VulkanTexture[] colors = new VulkanTexture[Limits.COLOR_TARGETS];

    @Nullable
    VulkanTexture depth;

    private int pending;
    private final int[] clears = new int[4 * Limits.COLOR_TARGETS];
    private float clearDepth;
    private int clearStencil;
    /** Attachments that are sampled while they are drawn to; bit 8 for depth. */
    private int feedback;
    /** The formats of the targets, as a small number for keys. */
    int formatsId;

    Pass(VulkanContext context, Recorder recorder) {
        this.context = context;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        this.renderPasses = context.device.renderPasses;
    }

    @Nullable
    RenderTargets targets() {
        return targets;
    }

    void set(RenderTargets next) {
        if (next.equals(targets)) return;
        flushClears();
        recorder.endPass();
        targets = next;
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = next.color(i);
            colors[i] = a == null ? null : (VulkanTexture) a.texture();
        }
        RenderTargets.Attachment d = next.depthStencil();
        depth = d == null ? null : (VulkanTexture) d.texture();
        feedback = 0;
        formatsId = context.device.targetFormats.id(next);
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    boolean canDefer() {
        return !recorder.inPass();
    }

    void deferColor(int index, ClearColor value) {
        pending |= 1 << index;
        for (int i = 0; i < 4; i++) clears[index * 4 + i] = value.bits(i);
    }

    void deferDepthStencil(boolean clearsDepth, double depthValue, boolean clearsStencil, int stencilValue) {
        if (clearsDepth) {
            pending |= 1 << DEPTH;
            clearDepth = (float) depthValue;
        }
        if (clearsStencil) {
            pending |= 1 << STENCIL;
            clearStencil = stencilValue;
        }
    }

    /** Clears that wait are done by a pass without draws. */
    void flushClears() {
        if (pending == 0) return;
        begin();
        recorder.endPass();
    }

    /** A texture is gone: nothing is drawn to it any more. */
    void drop(VulkanTexture t) {
        boolean attached = isAttached(t);
        if (!attached) return;
        // Clears of other attachments wait for their own targets; on a lost device there is nothing to wait for.
        if (gpu.lost() == null) flushClears();
        pending = 0;
        recorder.endPass();
        targets = null;
        depth = null;
        java.util.Arrays.fill(colors, null);
    }

    /** A command outside is about to use a texture: if it waits to be cleared, that comes first. */
    void beforeUse(VulkanTexture t) {
        if (pending == 0) return;
        for (int i = 0; i < colors.length; i++) {
            if (colors[i] == t && (pending & 1 << i) != 0) {
                flushClears();
                return;
            }
        }
        if (depth == t && (pending & 3 << DEPTH) != 0) flushClears();
    }

    /** The texture is sampled by a draw: an attachment is then kept in a layout for both. */
    boolean isAttached(VulkanTexture t) { // hot
        if (t == depth) return true;
        for (VulkanTexture c : colors) if (c == t) return true;
        return false;
    }

    /** Does the view's range meet the attachments that are the same texture? Then passes are in feedback from now on. */
    boolean feedsBack(VulkanView v) {
        VulkanTexture t = v.vkTexture;
        RenderTargets now = targets;
        if (t == null || now == null) return false;
        int found = 0;
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = now.color(i);
            if (a != null && colors[i] == t && meets(v, a, t)) found |= 1 << i;
        }
        RenderTargets.Attachment d = now.depthStencil();
        if (d != null && depth == t && meets(v, d, t)) found |= 1 << DEPTH;
        if (found == 0) return false;
        if ((found & ~feedback) != 0) {
            recorder.endPass();
            feedback |= found;
        }
        return true;
    }

    private static boolean meets(VulkanView v, RenderTargets.Attachment a, VulkanTexture t) {
        var d = v.desc();
        if (a.level() < d.firstLevel() || a.level() >= d.firstLevel() + d.levels()) return false;
        if (t.is3d) return true;
        return a.firstLayer() < d.firstLayer() + d.layers() && d.firstLayer() < a.firstLayer() + a.layers();
    }

    // ---- passes ---------------------------------------------------------------------------------------------------

    /** Opens a pass unless one is open. */
    void begin() {
        if (recorder.inPass()) return;
        RenderTargets now = targets;
        if (now == null) throw new IllegalArgumentException("draw: no render targets are set");
        recorder.ensure();
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = now.color(i);
            VulkanTexture t = colors[i];
            if (a != null && t != null) {
                attach(a, t, (feedback & 1 << i) != 0 ? AccessTable.COLOR_FEEDBACK : AccessTable.COLOR);
            }
        }
        RenderTargets.Attachment d = now.depthStencil();
        VulkanTexture t = depth;
        if (d != null && t != null) {
            attach(d, t, (feedback & 1 << DEPTH) != 0 ? AccessTable.DEPTH_FEEDBACK : AccessTable.DEPTH);
        }
        long cmd = recorder.startPass();
        recorder.crumbs.add(recorder.serial, Breadcrumbs.Kind.PASS, now.width(), now.height());
        if (gpu.features.dynamicRendering) beginRendering(cmd, now);
        else {
            renderPasses.begin(
                    recorder.scratch, cmd, now, colors, depth, pending, feedback, clears, clearDepth, clearStencil);
        }
        pending = 0;
        context.passBegan(cmd);
    }

    private void attach(RenderTargets.Attachment a, VulkanTexture t, int access) {
        int layer = t.is3d ? 0 : a.firstLayer();
        int layers = t.is3d ? 1 : a.layers();
        recorder.useInPass(t, a.level(), 1, layer, layers, access);
    }

    private void beginRendering(long cmd, RenderTargets now) {
        Scratch s = recorder.scratch;
        long mark = s.mark();
        int count = now.colors().size();
        long list = s.take(Math.max(1, count) * (long) VkRenderingAttachmentInfo.BYTES);
        for (int i = 0; i < count; i++) {
            long info = list + (long) i * VkRenderingAttachmentInfo.BYTES;
            VkRenderingAttachmentInfo.sType(info, Vk.VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
            RenderTargets.Attachment a = now.color(i);
            VulkanTexture t = colors[i];
            if (a == null || t == null) continue;
            fill(info, t.targetView(a), (feedback & 1 << i) != 0, false, (pending & 1 << i) != 0);
            long value = VkRenderingAttachmentInfo.clearValue(info);
            for (int c = 0; c < 4; c++) Scratch.putInt(value + 4L * c, clears[i * 4 + c]);
        }
        long info = VkRenderingInfo.make(s);
        long extent = VkRect2D.extent(VkRenderingInfo.renderArea(info));
        VkExtent2D.width(extent, now.width());
        VkExtent2D.height(extent, now.height());
        VkRenderingInfo.layerCount(info, now.layers());
        VkRenderingInfo.colorAttachmentCount(info, count);
        VkRenderingInfo.pColorAttachments(info, list);
        RenderTargets.Attachment d = now.depthStencil();
        VulkanTexture t = depth;
        if (d != null && t != null) {
            boolean loops = (feedback & 1 << DEPTH) != 0;
            if (t.desc().format().hasDepth()) {
                long a = VkRenderingAttachmentInfo.make(s);
                fill(a, t.targetView(d), loops, true, (pending & 1 << DEPTH) != 0);
                Scratch.putFloat(VkRenderingAttachmentInfo.clearValue(a), clearDepth);
                VkRenderingInfo.pDepthAttachment(info, a);
            }
            if (t.desc().format().hasStencil()) {
                long a = VkRenderingAttachmentInfo.make(s);
                fill(a, t.targetView(d), loops, true, (pending & 1 << STENCIL) != 0);
                Scratch.putInt(VkRenderingAttachmentInfo.clearValue(a) + 4, clearStencil);
                VkRenderingInfo.pStencilAttachment(info, a);
            }
        }
        recorder.vk.vkCmdBeginRendering(cmd, info);
        s.release(mark);
    }

    private static void fill(long info, long view, boolean loops, boolean isDepth, boolean clear) {
        VkRenderingAttachmentInfo.imageView(info, view);
        int layout = loops
                ? Vk.VK_IMAGE_LAYOUT_GENERAL
                : isDepth
                        ? Vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL
                        : Vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        VkRenderingAttachmentInfo.imageLayout(info, layout);
        VkRenderingAttachmentInfo.loadOp(info, clear ? Vk.VK_ATTACHMENT_LOAD_OP_CLEAR : Vk.VK_ATTACHMENT_LOAD_OP_LOAD);
        VkRenderingAttachmentInfo.storeOp(info, Vk.VK_ATTACHMENT_STORE_OP_STORE);
    }

    /** Ends the pass in its command buffer. */
    void end(long cmd) {
        context.passEnds(cmd);
        if (gpu.features.dynamicRendering) recorder.vk.vkCmdEndRendering(cmd);
        else recorder.vk.vkCmdEndRenderPass(cmd);
    }
}
