package tepui.drivers.d3d12.present;

import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.pipe.Surface;

/**
 * Presenter of textures: to a receiver of pixels or a window that it is read back for, or to nobody. Where nothing is
 * read back, the device may be some frames behind, and no more.
 */
public final class Presenter {
    public Surface.Outcome present(
            ContextParts c,
            D3d12Surface surface,
            D3d12Texture t,
            boolean bottomUp,
            Surface.Interval interval,
            boolean dontWait) {
        DxgiWindow window = surface.swaps;
        if (window != null) {
            synchronized (surface) {
                return window.present(c, t, bottomUp, interval, dontWait);
            }
        }
        Surface.PixelSink sink = surface.sink;
        if (sink == null) {
            synchronized (surface) {
                return paced(c, surface, dontWait);
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

    private static Surface.Outcome paced(ContextParts c, D3d12Surface surface, boolean dontWait) {
        String lost = surface.lost();
        if (lost != null) throw new IllegalArgumentException("present: " + lost);
        long serial = c.recorder.submit();
        if (dontWait && !surface.pacer.isRoom()) return Surface.Outcome.WOULD_BLOCK;
        surface.pacer.makeRoom();
        surface.pacer.presented(serial);
        return Surface.Outcome.SHOWN;
    }
}
