package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Fence;

/** Submission to the device of what was called so far. */
public final class Submission {
    private final tepui.pipe.Context pipe;
    /** Of the last one, to be armed anew by the next. */
    private @Nullable Fence fence;

    public Submission(tepui.pipe.Context pipe) {
        this.pipe = pipe;
    }

    /** Submits what was called so far; its completion is not asked for. */
    public void handOver() { // hot
        fence = pipe.flush(fence);
    }
}
