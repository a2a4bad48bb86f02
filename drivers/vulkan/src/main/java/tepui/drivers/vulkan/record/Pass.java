package tepui.drivers.vulkan.record;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.SampleGrid;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.program.PassClears;
import tepui.drivers.vulkan.program.RenderPasses;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.ClearColor;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.driver.Breadcrumbs;
import tepui.pipe.driver.FeedbackCopies;

/**
 * Render pass: the targets that are set, clears of them that wait, and the pass that draws into them. A clear of a
 * whole attachment before the first draw is kept and becomes the load operation of the pass; if the attachment is used
 * otherwise first, a pass without draws does the clear.
 */
public final class Pass {
    private static final int DEPTH = 8;
    private static final int STENCIL = 9;

    private final DeviceTables device;
    private final RecordingEvents events;
    private final Recorder recorder;
    private final Gpu gpu;
    private final RenderPasses renderPasses;

    private @Nullable RenderTargets targets;
    final @Nullable VulkanTexture[] colors = new VulkanTexture[Limits.COLOR_TARGETS];

    @Nullable
    VulkanTexture depth;

    /** Passes are begun when their end is known: what need not be kept is not, and what is resolved is resolved on the way out. */
    private final boolean later;

    public final PassEnd ending = new PassEnd();
    private int pending;
    /** Of the open pass: attachments that it clears, and those whose contents it does not read. */
    private final PassClears clears = new PassClears();

    private int unread;
    /** Depth is sampled while it is tested with. */
    private boolean depthSampled;
    /** The formats of the targets, as a small number for keys. */
    public int formatsId;

    Pass(DeviceTables device, Recorder recorder, RecordingEvents events) {
        this.device = device;
        this.events = events;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        this.renderPasses = device.renderPasses;
        later = device.core.laterPasses;
    }

    public @Nullable RenderTargets targets() {
        return targets;
    }

    public void set(RenderTargets next) {
        if (next.equals(targets)) return;
        flushClears();
        recorder.endPass();
        targets = next;
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = next.color(i);
            colors[i] = a == null ? null : attached(a);
        }
        RenderTargets.Attachment d = next.depthStencil();
        depth = d == null ? null : attached(d);
        depthSampled = false;
        formatsId = device.targetFormats.id(next);
    }

    private static VulkanTexture attached(RenderTargets.Attachment a) {
        VulkanTexture t = (VulkanTexture) a.texture();
        t.drawnInto = true;
        return t;
    }

    // ---- clears ---------------------------------------------------------------------------------------------------

    public boolean canDefer() {
        return !recorder.inPass();
    }

    public void deferColor(int index, ClearColor value) {
        pending |= 1 << index;
        for (int i = 0; i < 4; i++) clears.colors[index * 4 + i] = value.bits(i);
    }

    public void deferDepthStencil(boolean clearsDepth, double depthValue, boolean clearsStencil, int stencilValue) {
        if (clearsDepth) {
            pending |= 1 << DEPTH;
            clears.depth = (float) depthValue;
        }
        if (clearsStencil) {
            pending |= 1 << STENCIL;
            clears.stencil = stencilValue;
        }
    }

    /** Clears that wait are done by a pass without draws. */
    public void flushClears() {
        if (pending == 0) return;
        begin();
        recorder.endPass();
    }

    /** A texture is gone: nothing is drawn to it any more. */
    public void drop(VulkanTexture t) {
        boolean attached = isAttached(t);
        if (!attached) return;
        // Clears of other attachments wait for their own targets; on a lost device there is nothing to wait for.
        if (gpu.lost() == null) flushClears();
        pending = 0;
        recorder.endPass();
        none();
    }

    /** Sets the targets that there were before others were set for a while. */
    public void restore(@Nullable RenderTargets before) {
        if (before != null) {
            set(before);
            return;
        }
        flushClears();
        recorder.endPass();
        none();
    }

    private void none() {
        targets = null;
        depth = null;
        java.util.Arrays.fill(colors, null);
    }

    /** Nothing is drawn to a texture any more that was destroyed. Between passes. */
    public void dropDestroyed() {
        VulkanTexture d = depth;
        boolean gone = d != null && d.destroyed;
        for (VulkanTexture c : colors) gone |= c != null && c.destroyed;
        if (!gone || recorder.inPass()) return;
        pending = 0;
        none();
    }

    /** A command outside is about to use a texture: if it waits to be cleared, that comes first. */
    public void beforeUse(VulkanTexture t) {
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
    public boolean isAttached(VulkanTexture t) { // hot
        if (t == depth) return true;
        for (VulkanTexture c : colors) if (c == t) return true;
        return false;
    }

    /** Are texels that the view shows targets of draws? */
    public boolean isTarget(VulkanView v) { // hot
        RenderTargets now = targets;
        VulkanTexture t = v.vkTexture;
        if (now == null || t == null) return false;
        if (depth == t && meets(v, now.depthStencil())) return true;
        for (int i = 0; i < colors.length; i++) if (colors[i] == t && meets(v, now.color(i))) return true;
        return false;
    }

    private static boolean meets(VulkanView v, RenderTargets.@Nullable Attachment a) { // hot
        if (a == null) return false;
        var d = v.desc();
        VulkanTexture t = v.vkTexture;
        boolean all = t != null && t.is3d;
        return d.firstLevel() <= a.level()
                && a.level() < d.firstLevel() + d.levels()
                && (all
                        || d.firstLayer() < a.firstLayer() + a.layers()
                                && a.firstLayer() < d.firstLayer() + d.layers());
    }

    /** Is depth that is tested with sampled by this view? Then passes are for both from now on. */
    public boolean feedsBack(VulkanView v) {
        RenderTargets now = targets;
        if (now == null || !FeedbackCopies.meets(v, now.depthStencil())) return false;
        if (!depthSampled) {
            recorder.endPass();
            depthSampled = true;
        }
        return true;
    }

    public boolean isDepthSampled() { // hot
        return depthSampled;
    }

    // ---- passes ---------------------------------------------------------------------------------------------------

    /** The formats of a pass whose begin is recorded at its end; null where it is recorded at once. */
    TargetFormats.@Nullable Formats formatsOfLaterBegin() {
        return later ? device.targetFormats.get(formatsId) : null;
    }

    /** Before another draw: what was said about the end of the pass holds no more. */
    public void goOn() { // hot
        if (ending.isEmpty()) return;
        if (ending.resolved != 0) recorder.endPass();
        ending.dropped = 0;
    }

    /** Opens a pass unless one is open. */
    public void begin() {
        goOn();
        if (recorder.inPass()) return;
        RenderTargets now = targets;
        if (now == null) throw new IllegalArgumentException("draw: no render targets are set");
        recorder.ensure();
        unread = 0;
        for (int i = 0; i < colors.length; i++) backBuffer(now.color(i), colors[i]);
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = now.color(i);
            VulkanTexture t = colors[i];
            if (a != null && t != null) {
                if (t.discarded && coversAll(a, t)) unread |= 1 << i;
                if (isUntouched(a, t, 1 << i)) deferColor(i, ClearColor.of(0, 0, 0, 0));
                attach(a, t, AccessTable.COLOR, ((pending | unread) & 1 << i) != 0);
            }
        }
        RenderTargets.Attachment d = now.depthStencil();
        VulkanTexture t = depth;
        if (d != null && t != null) {
            if (t.discarded && coversAll(d, t)) unread |= 1 << DEPTH;
            int all = (t.desc().format().hasDepth() ? 1 << DEPTH : 0)
                    | (t.desc().format().hasStencil() ? 1 << STENCIL : 0);
            if (isUntouched(d, t, all)) {
                deferDepthStencil((pending & 1 << DEPTH) == 0, 0, (pending & 1 << STENCIL) == 0, 0);
                pending &= all | ~(3 << DEPTH);
            }
            boolean discards = (unread & 1 << DEPTH) != 0 || (pending & all) == all;
            attach(d, t, depthSampled ? AccessTable.DEPTH_FEEDBACK : AccessTable.DEPTH, discards);
        }
        long cmd = recorder.startPass();
        recorder.crumbs.add(recorder.serial, Breadcrumbs.Kind.PASS, now.width(), now.height());
        clears.which = pending;
        pending = 0;
        ending.start((clears.which & 3 << DEPTH) != 0);
        ending.counts.loadsDropped += Integer.bitCount(unread & ~clears.which);
        if (!gpu.features.dynamicRendering) {
            long pass = renderPasses.get(device.targetFormats.id(now), clears.which, unread, depthSampled);
            renderPasses.begin(recorder.scratch, cmd, pass, now, colors, depth, clears);
        } else if (!later) {
            beginRendering(cmd, now);
        }
        SampleLocations places = now.locations();
        if (places != null) {
            Scratch s = recorder.scratch;
            long mark = s.mark();
            long info = s.take(SampleGrid.BYTES);
            SampleGrid.write(info, places);
            recorder.vk.vkCmdSetSampleLocationsEXT(cmd, info);
            s.release(mark);
        }
        if (t != null) t.drawnAt = places;
        events.passBegan(cmd);
    }

    /** A texture that may be drawn in a window's image: now is the time. */
    private void backBuffer(RenderTargets.@Nullable Attachment a, @Nullable VulkanTexture t) {
        if (a == null || t == null) return;
        if (t.backBuffer instanceof DrawnWindow b)
            b.write(recorder, a.format() == t.desc().format());
    }

    private void attach(RenderTargets.Attachment a, VulkanTexture t, int access, boolean discards) {
        int layer = t.is3d ? 0 : a.firstLayer();
        int layers = t.is3d ? 1 : a.layers();
        recorder.useInPass(t, a.level(), 1, layer, layers, access, discards && isOfAll(a, t));
    }

    /** Does the pass write all of the subresources, if it clears them? */
    private boolean isOfAll(RenderTargets.Attachment a, VulkanTexture t) {
        RenderTargets now = targets;
        return now != null
                && now.width() == a.width()
                && now.height() == a.height()
                && now.layers() == a.layers()
                && (!t.is3d || a.layers() == t.desc().levelDepth(a.level()));
    }

    /** Is it new, and not about to be written whole by the pass? Then the pass begins with the zeros that it holds. */
    private boolean isUntouched(RenderTargets.Attachment a, VulkanTexture t, int bits) {
        if ((pending & bits) == bits || (unread & bits) != 0 || !isOfAll(a, t)) return false;
        return recorder.isUntouched(t, a.level(), t.is3d ? 0 : a.firstLayer(), t.is3d ? 1 : a.layers());
    }

    private static boolean coversAll(RenderTargets.Attachment a, VulkanTexture t) {
        return t.desc().levels() == 1 && !t.is3d && a.firstLayer() == 0 && a.layers() == t.layers;
    }

    // ---- the end --------------------------------------------------------------------------------------------------

    /** The contents of the texture are no longer needed. */
    public void discard(VulkanTexture t) {
        RenderTargets now = targets;
        if (t.desc().levels() > 1) return;
        if (!recorder.inPass() || now == null || !isAttached(t)) {
            t.discarded = pendingOf(t) == 0;
            return;
        }
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = now.color(i);
            if (colors[i] == t && a != null && coversAll(a, t)) ending.dropped |= 1 << i;
        }
        RenderTargets.Attachment d = now.depthStencil();
        if (depth == t && d != null && coversAll(d, t)) ending.dropped |= 1 << DEPTH;
        // The next draw looks again.
        recorder.hazards++;
    }

    private int pendingOf(VulkanTexture t) {
        int of = 0;
        for (int i = 0; i < colors.length; i++) if (colors[i] == t) of |= 1 << i;
        if (depth == t) of |= 3 << DEPTH;
        return pending & of;
    }

    /**
     * Resolves an attachment of the open pass when the pass ends, if that is the same as a resolve behind it: all of the pass's area, to
     * a texture that the pass has not used.
     */
    public boolean resolve(
            VulkanTexture from, int fromLayer, VulkanTexture to, int level, int layer, int width, int height) {
        RenderTargets now = targets;
        if (!later || now == null || !recorder.inPass() || now.layers() != 1 || to.is3d) return false;
        // It becomes an image of its window by a command outside.
        if (to.backBuffer != null) return false;
        if (width != now.width() || height != now.height() || depthSampled) return false;
        for (int i = 0; i < colors.length; i++) {
            RenderTargets.Attachment a = now.color(i);
            if (colors[i] != from || a == null || a.firstLayer() != fromLayer || a.layers() != 1) continue;
            if (a.format() != to.desc().format() || (ending.resolved & 1 << i) != 0) continue;
            if (to.desc().samples() != 1 || recorder.isTouched(to, level, layer, AccessTable.COLOR)) return false;
            long view = to.targetView(new RenderTargets.Attachment(to, to.desc().format(), level, layer, 1));
            recorder.useInPass(to, level, 1, layer, 1, AccessTable.COLOR);
            int mode = to.desc().format().isInteger()
                    ? Vk.VK_RESOLVE_MODE_SAMPLE_ZERO_BIT
                    : Vk.VK_RESOLVE_MODE_AVERAGE_BIT;
            ending.resolve(i, to, view, mode);
            recorder.hazards++;
            return true;
        }
        return false;
    }

    private int store(int bit) {
        if ((ending.dropped & 1 << bit) != 0) {
            ending.counts.storesDropped++;
            return Vk.VK_ATTACHMENT_STORE_OP_DONT_CARE;
        }
        if (bit == DEPTH && later && !ending.depthWritten && gpu.features.storeNone) {
            ending.counts.storesNone++;
            return Vk.VK_ATTACHMENT_STORE_OP_NONE;
        }
        return Vk.VK_ATTACHMENT_STORE_OP_STORE;
    }

    private int load(int clear, int bit) {
        if ((clears.which & 1 << clear) != 0) return Vk.VK_ATTACHMENT_LOAD_OP_CLEAR;
        return (unread & 1 << bit) != 0 ? Vk.VK_ATTACHMENT_LOAD_OP_DONT_CARE : Vk.VK_ATTACHMENT_LOAD_OP_LOAD;
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
            fill(info, t.targetView(a), false, false, load(i, i), store(i));
            if ((ending.resolved & 1 << i) != 0) {
                VkRenderingAttachmentInfo.resolveMode(info, ending.modes[i]);
                VkRenderingAttachmentInfo.resolveImageView(info, ending.views[i]);
                VkRenderingAttachmentInfo.resolveImageLayout(info, Vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
            }
            long value = VkRenderingAttachmentInfo.clearValue(info);
            for (int c = 0; c < 4; c++) Scratch.putInt(value + 4L * c, clears.colors[i * 4 + c]);
        }
        long info = VkRenderingInfo.make(s);
        if (later) VkRenderingInfo.flags(info, Vk.VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT);
        long extent = VkRect2D.extent(VkRenderingInfo.renderArea(info));
        VkExtent2D.width(extent, now.width());
        VkExtent2D.height(extent, now.height());
        VkRenderingInfo.layerCount(info, now.layers());
        VkRenderingInfo.colorAttachmentCount(info, count);
        VkRenderingInfo.pColorAttachments(info, list);
        RenderTargets.Attachment d = now.depthStencil();
        VulkanTexture t = depth;
        if (d != null && t != null) {
            boolean loops = depthSampled;
            int store = store(DEPTH);
            if (t.desc().format().hasDepth()) {
                long a = VkRenderingAttachmentInfo.make(s);
                fill(a, t.targetView(d), loops, true, load(DEPTH, DEPTH), store);
                Scratch.putFloat(VkRenderingAttachmentInfo.clearValue(a), clears.depth);
                VkRenderingInfo.pDepthAttachment(info, a);
            }
            if (t.desc().format().hasStencil()) {
                long a = VkRenderingAttachmentInfo.make(s);
                fill(a, t.targetView(d), loops, true, load(STENCIL, DEPTH), store);
                Scratch.putInt(VkRenderingAttachmentInfo.clearValue(a) + 4, clears.stencil);
                VkRenderingInfo.pStencilAttachment(info, a);
            }
        }
        recorder.vk.vkCmdBeginRendering(cmd, info);
        s.release(mark);
    }

    private static void fill(long info, long view, boolean loops, boolean isDepth, int load, int store) {
        VkRenderingAttachmentInfo.imageView(info, view);
        int layout = loops
                ? Vk.VK_IMAGE_LAYOUT_GENERAL
                : isDepth
                        ? Vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL
                        : Vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        VkRenderingAttachmentInfo.imageLayout(info, layout);
        VkRenderingAttachmentInfo.loadOp(info, load);
        VkRenderingAttachmentInfo.storeOp(info, store);
    }

    /** Ends the pass in its command buffer; answers the one to go on in. */
    long end(long cmd) {
        events.passEnds(cmd);
        long next = cmd;
        RenderTargets now = targets;
        if (later && now != null) {
            gpu.check(recorder.vk.vkEndCommandBuffer(cmd), "vkEndCommandBuffer");
            next = recorder.another();
            beginRendering(next, now);
            Scratch s = recorder.scratch;
            long mark = s.mark();
            long list = s.take(8);
            Scratch.putLong(list, cmd);
            recorder.vk.vkCmdExecuteCommands(next, 1, list);
            recorder.vk.vkCmdEndRendering(next);
            s.release(mark);
        } else if (gpu.features.dynamicRendering) {
            recorder.vk.vkCmdEndRendering(cmd);
        } else {
            recorder.vk.vkCmdEndRenderPass(cmd);
        }
        for (int i = 0; i < colors.length; i++) {
            VulkanTexture t = colors[i];
            if (t != null && (ending.dropped & 1 << i) != 0) t.discarded = true;
        }
        if (depth != null && (ending.dropped & 1 << DEPTH) != 0) depth.discarded = true;
        ending.start(false);
        return next;
    }
}
