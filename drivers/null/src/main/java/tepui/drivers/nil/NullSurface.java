package tepui.drivers.nil;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.SizedSurface;

/** A surface that shows nothing: a sink of pixels gets a picture of zeros, a window is left as it is. */
final class NullSurface extends SizedSurface {
    final NullDevice device;
    volatile boolean closed;
    private int[] zeros = {};

    NullSurface(NullDevice device, Target target) {
        super(target);
        this.device = device;
    }

    @Override
    public @Nullable String lost() {
        return closed ? "the surface is closed" : null;
    }

    Outcome present(boolean dontWait) {
        if (!(target() instanceof Target.Pixels pixels)) return Outcome.SHOWN;
        Outcome outcome = pixels.sink().ready(dontWait);
        if (!outcome.isShown()) return outcome;
        int count = Math.multiplyExact(width(), height());
        if (zeros.length == count) Arrays.fill(zeros, 0);
        else zeros = new int[count];
        pixels.sink().accept(width(), height(), zeros);
        return outcome;
    }

    @Override
    public void close() {
        closed = true;
    }
}
