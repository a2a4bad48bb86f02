package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.FlightRecording;
import tepui.pipe.format.Format;

/**
 * A surface whose presents may still be on their way: what became of the last that arrived is what the next one answers. Resizing and closing wait for them.
 * That the surface is lost is told by presents alone, since no other call has to do with it.
 */
final class StreamSurface extends Surface {
    private static final Interval[] INTERVALS = Interval.values();

    final Surface next;
    private volatile Outcome outcome = Outcome.SHOWN;
    /** Why the last present that arrived was refused, where the surface is lost. */
    private volatile @Nullable IllegalArgumentException refusal;

    // ---- the last present that was written
    private volatile @Nullable StreamContext context;
    private volatile long position;

    StreamSurface(Surface next) {
        super(next.target());
        this.next = next;
    }

    void presented(StreamContext by, long at) { // hot
        position = at;
        context = by;
    }

    Outcome outcome() { // hot
        return outcome;
    }

    /** On the driver's thread. */
    void present(Context to, Texture texture, boolean bottomUp, int interval, boolean dontWait) { // hot
        PresentEvent event = FlightRecording.isOn() && PresentEvent.isTaken() ? PresentEvent.start() : null;
        try {
            Outcome became = to.present(next, texture, bottomUp, INTERVALS[interval], dontWait);
            outcome = became;
            if (event != null) event.end(became);
        } catch (IllegalArgumentException e) {
            if (next.lost() == null) throw e;
            refusal = e;
        }
    }

    @Nullable
    IllegalArgumentException refusal() { // hot
        return refusal;
    }

    void answered(Outcome known) {
        outcome = known;
    }

    private void settle() {
        StreamContext c = context;
        if (c != null) c.awaitPublished(position);
    }

    @Override
    public int width() {
        return next.width();
    }

    @Override
    public int height() {
        return next.height();
    }

    @Override
    public Format format() {
        return next.format();
    }

    @Override
    public void resize(int width, int height) {
        settle();
        next.resize(width, height);
        outcome = Outcome.SHOWN;
    }

    @Override
    public @Nullable String lost() {
        return next.lost();
    }

    @Override
    protected void labeled(@Nullable String text) {
        next.setLabel(text);
    }

    @Override
    public void close() {
        settle();
        next.close();
    }
}
