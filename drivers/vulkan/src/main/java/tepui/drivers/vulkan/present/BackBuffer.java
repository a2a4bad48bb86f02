package tepui.drivers.vulkan.present;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.record.DrawnWindow;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.ImageSync;
import tepui.drivers.vulkan.resource.SyncState;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Bind;
import tepui.pipe.Surface;
import tepui.pipe.TextureDesc;

/**
 * Back buffer: a texture that is drawn in an image of its window's swapchain, so that presenting copies nothing. The
 * image is acquired by the first command that writes the texture in a frame and handed over by the present; in between
 * the texture is that image. Where the window has another size or format, or nobody sees it, the texture is its own
 * image as any other, and is copied. What does not suit an image of a window, such as a view of another format, brings
 * the picture into the texture's own image, for good.
 */
public final class BackBuffer implements DrawnWindow {
    /** Stages that may touch the image first; acquiring is waited for there. */
    private static final int FIRST =
            Vk.VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT | Vk.VK_PIPELINE_STAGE_TRANSFER_BIT;

    /** Usage bits of a swapchain's images. */
    static final int USAGE = Vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
            | Vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT
            | Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT;

    private final VulkanTexture texture;
    private final VulkanSurface surface;
    private final long own;
    /** Whose image the texture is; null while it is its own. */
    private @Nullable Swapchain chain;
    /** The context that draws in it. */
    private @Nullable Recorder recorder;
    /** Nothing has been done with the texture since it was shown. */
    private boolean fresh;

    private boolean copied;

    public BackBuffer(VulkanTexture texture, VulkanSurface surface) {
        this.texture = texture;
        this.surface = surface;
        own = texture.image;
    }

    /** Could a texture of that kind be an image of that surface? */
    public static boolean suits(DeviceCore device, VulkanSurface surface, TextureDesc desc) {
        return device.gpu.features.dynamicRendering
                && surface.isDrawable()
                && desc.samples() == 1
                && desc.levels() == 1
                && desc.layers() == 1
                && desc.shape().dimensions() == 2
                && (desc.bind() & (Bind.SAMPLED | Bind.IMAGE | Bind.PRESENT)) == Bind.PRESENT
                && surface.takes(device.formats.texture(desc.format()));
    }

    @Override
    public boolean isInWindow() { // hot
        return chain != null;
    }

    @Override
    public long view() {
        Swapchain c = chain;
        if (c == null) throw new IllegalStateException("BackBuffer.view: the texture is its own image");
        return c.view(c.image);
    }

    @Override
    public void write(Recorder by, boolean suits) {
        if (!suits) {
            settle();
            copied = true;
        }
        if (!fresh) return;
        fresh = false;
        if (copied) return;
        synchronized (surface) {
            Swapchain c = surface.acquire(texture);
            if (c == null) return;
            chain = c;
            recorder = by;
            surface.guest = this;
            by.await(c.acquired(), FIRST);
            ImageSync state = new ImageSync(1, 1, true);
            // The change of layout waits for what waits for the window system.
            state.whole().acquired(FIRST);
            texture.place(c.images[c.image], state);
            // A window begins as zeros; later its images hold pictures of its own.
            texture.discarded = !c.isNew();
            if (c.isNew()) by.zero(texture);
        }
    }

    @Override
    public void read() { // hot
        fresh = false;
    }

    /** The texture was shown, from wherever it was: what it holds is not needed any more. */
    void shown() {
        fresh = true;
        texture.discarded = true;
    }

    /**
     * Shows the image that the texture is; null where it is none, or cannot be shown so: then it is to be copied.
     *
     * @param to must be the caller's, locked
     */
    Surface.@Nullable Outcome present(
            ContextParts c, VulkanSurface to, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        Swapchain from = chain;
        if (from == null) return null;
        if (to != surface || bottomUp || WindowPresenter.repeats(interval) != 1 || c.recorder != recorder) {
            settle();
            copied = true;
            return null;
        }
        Recorder r = c.recorder;
        if (dontWait && !surface.pacer.isRoom()) {
            r.submit();
            return Surface.Outcome.WOULD_BLOCK;
        }
        r.endPass();
        r.ensure();
        SyncState s = texture.of(r.number).whole();
        r.barriers.swapchainImage(
                texture.image,
                s.layout,
                Vk.VK_IMAGE_LAYOUT_PRESENT_SRC_KHR,
                s.writeStages | s.readStages,
                Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT,
                s.writeAccesses,
                0);
        r.outside();
        leave();
        shown();
        int result;
        try {
            long serial = r.submit(0, 0, from.written());
            surface.pacer.makeRoom();
            result = from.present(serial);
            surface.pacer.presented(serial);
            surface.shown.direct++;
            surface.sweep(serial);
        } catch (RuntimeException e) {
            surface.broken();
            throw e;
        }
        if (!WindowPresenter.goesOn(surface, result)) return Surface.Outcome.OUT_OF_DATE;
        boolean fits = from.form.width() == surface.width() && from.form.height() == surface.height();
        return fits ? Surface.Outcome.SHOWN : Surface.Outcome.RESIZED;
    }

    private void leave() {
        texture.leave();
        chain = null;
        recorder = null;
        surface.guest = null;
    }

    /** The picture goes on in the texture's own image; the window's is not shown, so its swapchain goes. */
    void settle() {
        Swapchain from = chain;
        Recorder r = recorder;
        if (from == null || r == null) return;
        synchronized (surface) {
            if (r.inPass()) r.endPass();
            r.ensure();
            SyncState s = texture.of(r.number).whole();
            int source = Vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
            long image = texture.image;
            r.barriers.swapchainImage(
                    image,
                    s.layout,
                    source,
                    s.writeStages | s.readStages,
                    Vk.VK_PIPELINE_STAGE_TRANSFER_BIT,
                    s.writeAccesses,
                    Vk.VK_ACCESS_TRANSFER_READ_BIT);
            leave();
            r.use(texture, 0, 1, 0, 1, AccessTable.TRANSFER_WRITE);
            long cmd = r.outside();
            long mark = r.scratch.mark();
            long region = VkImageCopy.make(r.scratch);
            VulkanTexture.layers(VkImageCopy.srcSubresource(region), texture, 0, 0, 1, texture.aspect);
            VulkanTexture.layers(VkImageCopy.dstSubresource(region), texture, 0, 0, 1, texture.aspect);
            long extent = VkImageCopy.extent(region);
            VkExtent3D.width(extent, texture.desc().width());
            VkExtent3D.height(extent, texture.desc().height());
            VkExtent3D.depth(extent, 1);
            r.vk.vkCmdCopyImage(cmd, image, source, own, Vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, region);
            r.scratch.release(mark);
            surface.broken();
        }
    }

    /** Does this recorder's batch name the window's image? */
    public boolean isDrawnBy(Recorder r) {
        return recorder == r;
    }

    /** The texture or its surface is about to go: commands that name the window's image go out before. */
    public void abandon() {
        Recorder r = recorder;
        if (chain == null || r == null) return;
        synchronized (surface) {
            if (texture.device.gpu.lost() == null) r.submit();
            leave();
            shown();
            surface.broken();
        }
    }
}
