package tepui.layers.show;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Window of the device that shows. A present copies the picture into memory, by a command of the device that draws; a thread carries it on. */
final class CarriedSurface extends Surface {
    /** Pictures on their way, beyond which a program waits. */
    private static final int MOST = 2;

    private final Surface window;
    private final Device drawing;
    private final boolean waits;
    private final Consumer<CarriedSurface> closed;
    private final Carrier carrier;

    CarriedSurface(Surface window, Device drawing, Device shower, boolean waits, Consumer<CarriedSurface> closed) {
        super(window.target());
        this.window = window;
        this.drawing = drawing;
        this.waits = waits;
        this.closed = closed;
        carrier = new Carrier(window, drawing, shower);
    }

    @Override
    public int width() {
        return window.width();
    }

    @Override
    public int height() {
        return window.height();
    }

    /** The window's own, where the device that draws can draw in it. */
    @Override
    public Format format() {
        Format f = window.format();
        int needed = FormatSupport.COLOR_TARGET | FormatSupport.PRESENT;
        return (drawing.formatSupport(f) & needed) == needed ? f : super.format();
    }

    /** Resizes the window between two pictures. */
    @Override
    public void resize(int width, int height) {
        carrier.between(() -> window.resize(width, height));
    }

    @Override
    public @Nullable String lost() {
        return window.lost();
    }

    /** What became of the picture, where it was waited for, else of the last that has arrived. */
    Outcome present(Context by, Texture texture, boolean bottomUp, Interval interval, boolean dontWait) {
        int most = waits ? 1 : MOST;
        if (dontWait && !carrier.hasRoom(most)) {
            by.flush();
            return Outcome.WOULD_BLOCK;
        }
        carrier.awaitRoom(most);
        CarriedPicture p = carrier.idle(
                texture.desc().format(), texture.desc().width(), texture.desc().height());
        p.take(by, texture, bottomUp, interval);
        carrier.give(p);
        if (waits) carrier.awaitRoom(1);
        return carrier.outcome();
    }

    @Override
    public void close() {
        closed.accept(this);
        carrier.close();
    }
}
