package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Query;

/**
 * Condition of conditional rendering (OpenGL 4.6, 10.9): a query, and what its result means. The device discards draws, clears and dispatches by itself;
 * blits ask here.
 */
public final class RenderCondition {
    private final Context pipe;
    private @Nullable Query query;
    private boolean wait;
    private boolean inverted;

    public RenderCondition(Context pipe) {
        this.pipe = pipe;
    }

    public void begin(@Nullable Query of, boolean waits, boolean invert) {
        query = of;
        wait = waits;
        inverted = invert;
        if (of != null) pipe.setCondition(of, waits, invert);
    }

    public void end() {
        query = null;
        pipe.setCondition(null, false, false);
    }

    /** Whether a command is discarded that the device carries out under any condition. */
    public boolean discards() {
        if (query == null) return false;
        long result = pipe.queryResult(query, wait);
        return result != Context.NOT_READY && (result == 0) != inverted;
    }
}
