package tepui.drivers.nil;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/** A surface that shows nothing: a sink of pixels gets a picture of zeros, a window is left as it is. */
final class NullSurface extends Surface {
    final NullDevice device;
    volatile boolean closed;
    private int width;
    private int height;
    private int[] zeros = {};

    NullSurface(NullDevice device, Target target) {
        super(target);
        this.device = device;
        switch (target) {
            case Target.Window w -> resize(w.width(), w.height());
            case Target.Pixels p -> resize(p.width(), p.height());
            case Target.Offscreen o -> resize(o.width(), o.height());
        }
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public void resize(int newWidth, int newHeight) {
        if (newWidth < 1 || newHeight < 1) {
            throw new IllegalArgumentException(
                    "resize: size is " + newWidth + " x " + newHeight + ", both must be at least 1");
        }
        width = newWidth;
        height = newHeight;
    }

    @Override
    public @Nullable String lost() {
        return closed ? "the surface is closed" : null;
    }

    Outcome present(boolean dontWait) {
        if (!(target() instanceof Target.Pixels pixels)) return Outcome.SHOWN;
        Outcome outcome = pixels.sink().ready(dontWait);
        if (!outcome.isShown()) return outcome;
        int count = Math.multiplyExact(width, height);
        if (zeros.length == count) Arrays.fill(zeros, 0);
        else zeros = new int[count];
        pixels.sink().accept(width, height, zeros);
        return outcome;
    }

    @Override
    public void close() {
        closed = true;
    }
}
