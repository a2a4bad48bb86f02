package tepui.drivers.vulkan.present;

import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.pipe.Surface;

/**
 * Presenter of textures: in a window, to a receiver of pixels that it is read back for, or to nobody. Where nothing is
 * read back, the device may be some frames behind, and no more.
 */
public final class Presenter {
    public Surface.Outcome present(
            ContextParts c,
            VulkanSurface surface,
            VulkanTexture t,
            boolean bottomUp,
            Surface.Interval interval,
            boolean dontWait) {
        c.recorder.pass.flushClears();
        Surface.PixelSink sink = surface.sink;
        if (sink == null) {
            synchronized (surface) {
                return paced(c, surface, t, bottomUp, interval, dontWait);
            }
        }
        Surface.Outcome ready = sink.ready(dontWait);
        if (!ready.isShown()) {
            c.recorder.submit();
            return ready;
        }
        int width = surface.width();
        int height = surface.height();
        int[] argb = surface.picture.read(c.context, t, bottomUp, width, height);
        c.counters.presentCopies++;
        sink.accept(width, height, argb);
        return ready;
    }

    private static Surface.Outcome paced(
            ContextParts c,
            VulkanSurface surface,
            VulkanTexture t,
            boolean bottomUp,
            Surface.Interval interval,
            boolean dontWait) {
        String lost = surface.lost();
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        BackBuffer drawn = t.backBuffer instanceof BackBuffer b ? b : null;
        surface.wants(interval);
        if (drawn != null) {
            Surface.Outcome direct = drawn.present(c, surface, bottomUp, interval, dontWait);
            if (direct != null) return direct;
        }
        BackBuffer other = surface.guest;
        if (other != null) other.settle();
        long serial = c.recorder.submit();
        if (dontWait && !surface.pacer.isRoom()) return Surface.Outcome.WOULD_BLOCK;
        surface.pacer.makeRoom();
        Surface.Outcome outcome = surface.isWindow()
                ? WindowPresenter.present(c, surface, t, bottomUp, interval, dontWait)
                : Surface.Outcome.SHOWN;
        if (outcome.isShown()) surface.pacer.presented(Math.max(serial, c.recorder.submit()));
        if (drawn != null && outcome != Surface.Outcome.WOULD_BLOCK) drawn.shown();
        return outcome;
    }
}
