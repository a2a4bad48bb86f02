package tepui.layers.count;

import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * Context that samples the counters at each present. Find it behind any stack of layers with {@link
 * tepui.layers.Layers#find}.
 */
public final class CountingContext extends ForwardingContext {
    private final FrameCounters frames;

    CountingContext(Device device, Context next, int window) {
        super(device, next);
        frames = new FrameCounters(window);
        frames.frame(next.counters(), System.nanoTime());
    }

    public FrameCounters frames() {
        return frames;
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        Surface.Outcome outcome = next.present(surface, texture, bottomUp, interval, dontWait);
        // A present that would block is tried again: the frame is not over.
        if (outcome != Surface.Outcome.WOULD_BLOCK) frames.frame(next.counters(), System.nanoTime());
        return outcome;
    }
}
