package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Fence;

/** Submission to the device of what was called so far, and its order with what other contexts submit. */
public final class Submission {
    private final tepui.pipe.Context pipe;
    private final FlushOrder group;
    /** Of the last submission that nobody waits for, to be armed anew by the next. */
    private @Nullable Fence fence;
    /** The newest fence that this context is behind: another's, or its own. It is never armed anew, so that nobody who waits for it waits for more. */
    private @Nullable Fence behind;

    /** What belongs to what was called so far, and has to be run first; null for nothing. */
    private @Nullable Runnable before;

    public Submission(tepui.pipe.Context pipe, FlushOrder group) {
        this.pipe = pipe;
        this.group = group;
    }

    /** Sets what is run before anything is submitted; null for nothing. */
    public void setBefore(@Nullable Runnable run) {
        before = run;
    }

    /** Before commands are submitted by other ways: what belongs to them is among them. */
    public void prepare() { // hot
        Runnable first = before;
        if (first != null) first.run();
    }

    /** Submits what was called so far; its completion is not asked for. */
    public void handOver() { // hot
        if (group.isSeveral()) {
            handOverForOthers();
            return;
        }
        prepare();
        fence = pipe.flush(fence);
    }

    /** The same where another context goes on, behind the fence that this gives back. */
    public Fence handOverForOthers() {
        prepare();
        followGroup();
        Fence now = pipe.flush();
        behind = now;
        group.flushed(now);
        return now;
    }

    /** Puts later commands behind all that the other contexts of the share group have handed over. */
    public void followGroup() { // hot
        follow(group.last());
    }

    /** Puts later commands behind all that another context of the device has handed over for others. */
    public void follow(Submission other) {
        follow(other.behind);
    }

    /** What follows comes behind a fence of another context of the device. */
    public void follow(@Nullable Fence other) { // hot
        if (other == null || other == behind) return;
        behind = other;
        pipe.waitFor(other);
    }
}
