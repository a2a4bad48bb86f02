package tepui.layers.time;

import org.jspecify.annotations.Nullable;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.FlightRecording;

/**
 * Context that takes a timestamp before the first clear, draw, dispatch or blit of a frame and one before its present.
 * Nothing waits for them: they are looked at when later frames are shown, and one that is not there by the time its
 * queries are used again is left out.
 */
final class FrameTimeContext extends ForwardingContext {
    /** Frames whose times may be on their way. */
    private static final int FRAMES = 8;

    private final Query[] begins = new Query[FRAMES];
    private final Query[] ends = new Query[FRAMES];
    private int oldest;
    private int waiting;
    private boolean begun;
    private boolean closed;

    FrameTimeContext(FrameTimeDevice device, Context next) {
        super(device, next);
        Device behind = device.behind();
        for (int i = 0; i < FRAMES; i++) {
            begins[i] = behind.createQuery(Query.Kind.TIMESTAMP, 0);
            ends[i] = behind.createQuery(Query.Kind.TIMESTAMP, 0);
        }
    }

    private void begin() { // hot
        if (begun) return;
        begun = true;
        if (waiting == FRAMES) drop();
        next.endQuery(begins[(oldest + waiting) % FRAMES]);
    }

    private void drop() { // hot
        oldest = (oldest + 1) % FRAMES;
        waiting--;
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        if (begun) {
            next.endQuery(ends[(oldest + waiting) % FRAMES]);
            waiting++;
            begun = false;
        }
        Surface.Outcome outcome = next.present(surface, texture, bottomUp, interval, dontWait);
        collect();
        return outcome;
    }

    /** Tells the times that are there. */
    private void collect() { // hot
        while (waiting > 0) {
            long end = next.queryResult(ends[oldest], false);
            if (end == NOT_READY) return;
            long begin = next.queryResult(begins[oldest], false);
            if (begin == NOT_READY) return;
            drop();
            if (FlightRecording.isOn() && FrameTimeEvent.isTaken()) FrameTimeEvent.commit(Math.max(0, end - begin));
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            collect();
            for (Query query : begins) device().destroy(query);
            for (Query query : ends) device().destroy(query);
        }
        super.close();
    }

    // ---- what a frame begins with -----------------------------------------------------------------------------------

    @Override
    protected void beforeDraw(Primitive primitive, boolean indexed) { // hot
        begin();
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        begin();
        next.dispatch(groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        begin();
        next.dispatchIndirect(buffer, offset);
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        begin();
        next.clearColor(index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            @Nullable Box area) { // hot
        begin();
        next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public void blit(Blit blit) { // hot
        begin();
        next.blit(blit);
    }
}
