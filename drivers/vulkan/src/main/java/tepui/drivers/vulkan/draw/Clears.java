package tepui.drivers.vulkan.draw;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.TargetCopies;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.queue.ClearArea;

/**
 * Clears of render targets: kept for the next pass where they cover an attachment and none is open, inside the pass
 * otherwise. Those with masks are draws, made by {@link OwnDraws}.
 */
public final class Clears {
    private final TargetCopies copies;
    private final Supplier<OwnDraws> meta;
    private final Recorder recorder;

    public Clears(Recorder recorder, TargetCopies copies, Supplier<OwnDraws> meta) {
        this.copies = copies;
        this.meta = meta;
        this.recorder = recorder;
    }

    public void color(int index, ClearColor value, @Nullable Box area, int writeMask) {
        RenderTargets targets = recorder.pass.targets();
        if (targets == null || index < 0 || targets.color(index) == null) {
            throw new IllegalArgumentException(
                    "clearColor: index is " + index + ", no colour target is attached there");
        }
        RenderTargets.Attachment a = targets.color(index);
        if (a == null || (writeMask & a.format().components()) == 0 || ClearArea.isEmpty(area, targets)) return;
        if ((writeMask & a.format().components()) != a.format().components()) {
            meta.get().clearColor(index, value, area, writeMask);
            return;
        }
        if (recorder.pass.canDefer() && ClearArea.isWhole(area, targets)) {
            recorder.pass.deferColor(index, value);
            return;
        }
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long clear = s.take(VkClearAttachment.BYTES);
        VkClearAttachment.aspectMask(clear, Vk.VK_IMAGE_ASPECT_COLOR_BIT);
        VkClearAttachment.colorAttachment(clear, index);
        for (int i = 0; i < 4; i++) Scratch.putInt(VkClearAttachment.clearValue(clear) + 4L * i, value.bits(i));
        inPass(clear, area, targets);
        s.release(mark);
    }

    public void depthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        RenderTargets targets = recorder.pass.targets();
        RenderTargets.Attachment a = targets == null ? null : targets.depthStencil();
        if (targets == null || a == null) {
            throw new IllegalArgumentException("clearDepthStencil: no depth-stencil target is attached");
        }
        boolean d = depth && a.texture().desc().format().hasDepth();
        boolean st = stencil && a.texture().desc().format().hasStencil() && (stencilMask & 255) != 0;
        if (!d && !st || ClearArea.isEmpty(area, targets)) return;
        double value = Arguments.clearDepth(depthValue);
        if (st && (stencilMask & 255) != 255) {
            if (d) depthStencil(true, depthValue, false, 0, 0, area);
            meta.get().clearStencil(stencilValue & 255, stencilMask & 255, area);
            return;
        }
        if (recorder.pass.canDefer() && ClearArea.isWhole(area, targets)) {
            recorder.pass.deferDepthStencil(d, value, st, stencilValue & 255);
            return;
        }
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long clear = s.take(VkClearAttachment.BYTES);
        VkClearAttachment.aspectMask(
                clear, (d ? Vk.VK_IMAGE_ASPECT_DEPTH_BIT : 0) | (st ? Vk.VK_IMAGE_ASPECT_STENCIL_BIT : 0));
        Scratch.putFloat(VkClearAttachment.clearValue(clear), (float) value);
        Scratch.putInt(VkClearAttachment.clearValue(clear) + 4, stencilValue & 255);
        inPass(clear, area, targets);
        recorder.pass.ending.depthWritten = true;
        s.release(mark);
    }

    /** Clears a part of a colour texture with several samples, which becomes the target for that. */
    public void samples(VulkanTexture t, int level, Box box, ClearColor value) {
        RenderTargets before = recorder.pass.targets();
        recorder.pass.set(RenderTargets.of(List.of(layers(t, level, box)), null));
        color(0, value, box, 15);
        recorder.pass.restore(before);
    }

    /** Of a depth-stencil texture. */
    public void samples(
            VulkanTexture t, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        RenderTargets before = recorder.pass.targets();
        recorder.pass.set(RenderTargets.of(List.of(), layers(t, level, box)));
        depthStencil(depth, depthValue, stencil, stencilValue, 255, box);
        recorder.pass.restore(before);
    }

    private static RenderTargets.Attachment layers(VulkanTexture t, int level, Box box) {
        return new RenderTargets.Attachment(t, t.desc().format(), level, box.z(), box.depth());
    }

    private void inPass(long clear, @Nullable Box area, RenderTargets targets) {
        recorder.ensure();
        recorder.pass.begin();
        copies.drawn();
        Scratch s = recorder.scratch;
        long rect = s.take(VkClearRect.BYTES);
        int x0 = ClearArea.left(area, targets);
        int y0 = ClearArea.top(area, targets);
        int x1 = ClearArea.right(area, targets);
        int y1 = ClearArea.bottom(area, targets);
        long r = VkClearRect.rect(rect);
        Scratch.putInt(r, x0);
        Scratch.putInt(r + 4, y0);
        Scratch.putInt(r + 8, x1 - x0);
        Scratch.putInt(r + 12, y1 - y0);
        VkClearRect.layerCount(rect, targets.layers());
        recorder.vk.vkCmdClearAttachments(recorder.inside(), 1, clear, 1, rect);
    }
}
