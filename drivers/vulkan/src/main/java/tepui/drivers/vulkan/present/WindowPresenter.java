package tepui.drivers.vulkan.present;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Presenter of textures in a window's swapchain. What was drawn is handed over first and runs while an image is waited
 * for; the copy to the image is a batch of its own, so that only the copy waits for the window system.
 */
final class WindowPresenter {
    /** How long an image is waited for before the window counts as one that nobody sees: some systems give none then. */
    static final long IMAGE_TIMEOUT_NANOS = 1_000_000_000L;
    /** A window that changes while it is presented to is tried again so often. */
    private static final int TRIES = 4;

    private static final int TRANSFER = Vk.VK_PIPELINE_STAGE_TRANSFER_BIT;
    private static final int WRITE = Vk.VK_ACCESS_TRANSFER_WRITE_BIT;
    private static final int TARGET = Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;

    private WindowPresenter() {}

    static Surface.Outcome present(
            ContextParts c,
            VulkanSurface surface,
            VulkanTexture t,
            boolean bottomUp,
            Surface.Interval interval,
            boolean dontWait) {
        int features = c.device.formats.imageFeatures(t.desc().format());
        if ((features & Vk.VK_FORMAT_FEATURE_BLIT_SRC_BIT) == 0) {
            throw new UnsupportedByDeviceException("present: format is "
                    + t.desc().format() + ", which cannot be copied to a window; ask Device.formatSupport for PRESENT");
        }
        Swapchain shown = null;
        // The window system counts pictures, not refreshes: a picture for two is shown twice.
        for (int i = 0; i < repeats(interval); i++) {
            Surface.Outcome refused = null;
            Swapchain next = null;
            for (int tries = 0; next == null && refused == null; tries++) {
                Swapchain chain = surface.chain(interval, t.desc().format());
                if (chain == null) {
                    refused = Surface.Outcome.OCCLUDED;
                } else if (tries == TRIES) {
                    refused = Surface.Outcome.OUT_OF_DATE;
                } else {
                    int result = chain.acquire(dontWait ? 0 : IMAGE_TIMEOUT_NANOS);
                    if (result == Vk.VK_NOT_READY || result == Vk.VK_TIMEOUT) {
                        refused = dontWait ? Surface.Outcome.WOULD_BLOCK : Surface.Outcome.OCCLUDED;
                    } else if (goesOn(surface, result)) {
                        next = show(c, surface, chain, t, bottomUp);
                    }
                }
            }
            if (next == null) {
                if (shown == null) return refused == null ? Surface.Outcome.OUT_OF_DATE : refused;
                break;
            }
            shown = next;
        }
        boolean fits =
                shown != null && shown.form.width() == surface.width() && shown.form.height() == surface.height();
        return fits ? Surface.Outcome.SHOWN : Surface.Outcome.RESIZED;
    }

    static int repeats(Surface.Interval interval) {
        return switch (interval) {
            case IMMEDIATE, MAILBOX, ONE -> 1;
            case TWO -> 2;
            case THREE -> 3;
            case FOUR -> 4;
        };
    }

    /** Looks at the result of a call on the swapchain; false where another swapchain is needed first. */
    static boolean goesOn(VulkanSurface surface, int result) {
        switch (result) {
            case Vk.VK_SUCCESS -> {}
            case Vk.VK_SUBOPTIMAL_KHR -> surface.lookAgain();
            case Vk.VK_ERROR_OUT_OF_DATE_KHR -> {
                surface.outOfDate();
                return false;
            }
            case Vk.VK_ERROR_SURFACE_LOST_KHR -> throw surface.lose();
            default -> throw surface.device.gpu.failed(result, "present");
        }
        return true;
    }

    /** Writes the acquired image and hands it to the window; null where that came too late. */
    private static @Nullable Swapchain show(
            ContextParts c, VulkanSurface surface, Swapchain chain, VulkanTexture t, boolean bottomUp) {
        long serial;
        int result;
        try {
            copy(c, surface, chain, t, bottomUp);
            c.counters.presentCopies++;
            serial = c.recorder.submit(chain.acquired(), TRANSFER, chain.written());
            result = chain.present(serial);
        } catch (RuntimeException e) {
            surface.broken();
            throw e;
        }
        surface.sweep(serial);
        return goesOn(surface, result) ? chain : null;
    }

    private static void copy(
            ContextParts c, VulkanSurface surface, Swapchain chain, VulkanTexture t, boolean bottomUp) {
        Recorder r = c.recorder;
        int w = Math.min(chain.form.width(), t.desc().width());
        int h = Math.min(chain.form.height(), t.desc().height());
        boolean covered = w == chain.form.width() && h == chain.form.height();
        long image = chain.images[chain.image];
        r.use(t, 0, 1, 0, 1, AccessTable.TRANSFER_READ);
        // The stage is the one that waits for the image, so the change of layout does too.
        r.barriers.swapchainImage(image, Vk.VK_IMAGE_LAYOUT_UNDEFINED, TARGET, TRANSFER, TRANSFER, 0, WRITE);
        long cmd = r.outside();
        if (!covered) {
            clear(r, cmd, image);
            r.barriers.memory(TRANSFER, WRITE, TRANSFER, WRITE);
            cmd = r.outside();
        }
        Scratch s = r.scratch;
        long mark = s.mark();
        int top = bottomUp ? t.desc().height() - h : 0;
        if (!bottomUp && t.vkFormat == chain.form.format()) {
            long region = VkImageCopy.make(s);
            VulkanTexture.layers(VkImageCopy.srcSubresource(region), t, 0, 0, 1, t.aspect);
            VulkanTexture.layers(VkImageCopy.dstSubresource(region), t, 0, 0, 1, t.aspect);
            long extent = VkImageCopy.extent(region);
            VkExtent3D.width(extent, w);
            VkExtent3D.height(extent, h);
            VkExtent3D.depth(extent, 1);
            r.vk.vkCmdCopyImage(cmd, t.image, Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, image, TARGET, 1, region);
            surface.shown.copies++;
        } else {
            long region = VkImageBlit.make(s);
            VulkanTexture.layers(VkImageBlit.srcSubresource(region), t, 0, 0, 1, t.aspect);
            VulkanTexture.layers(VkImageBlit.dstSubresource(region), t, 0, 0, 1, t.aspect);
            long from = VkImageBlit.srcOffsets(region);
            long to = VkImageBlit.dstOffsets(region);
            VulkanTexture.offset(from, 0, bottomUp ? top + h : 0, 0);
            VulkanTexture.offset(from + VkOffset3D.BYTES, w, bottomUp ? top : h, 1);
            VulkanTexture.offset(to, 0, 0, 0);
            VulkanTexture.offset(to + VkOffset3D.BYTES, w, h, 1);
            r.vk.vkCmdBlitImage(
                    cmd,
                    t.image,
                    Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                    image,
                    TARGET,
                    1,
                    region,
                    Vk.VK_FILTER_NEAREST);
            surface.shown.blits++;
        }
        s.release(mark);
        r.barriers.swapchainImage(
                image,
                TARGET,
                Vk.VK_IMAGE_LAYOUT_PRESENT_SRC_KHR,
                TRANSFER,
                Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT,
                WRITE,
                0);
        r.outside();
    }

    /** Makes black what the picture does not cover. */
    private static void clear(Recorder r, long cmd, long image) {
        Scratch s = r.scratch;
        long mark = s.mark();
        long black = s.take(16);
        Scratch.putFloat(black + 12, 1);
        long range = VkImageSubresourceRange.make(s);
        VulkanTexture.range(range, Vk.VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1);
        r.vk.vkCmdClearColorImage(cmd, image, TARGET, black, 1, range);
        s.release(mark);
    }
}
