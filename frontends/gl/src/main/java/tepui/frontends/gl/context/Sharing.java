package tepui.frontends.gl.context;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Guard;

/**
 * Lock of a share group, which a call holds while more than one context is in the group. A context whose group grew or
 * shrank finds out at its next call, in {@link Current}; from then on its guard word sends calls this way. What others
 * made or destroyed meanwhile makes all of its state dirty, so that the next draw looks at what is behind each name
 * again.
 */
final class Sharing {
    private Sharing() {}

    /** Begins a call. Whether there is a lock to be left. */
    static boolean enter(Context context) {
        if (!context.shares) return false;
        context.share.lock.lock();
        int now = context.share.device.changes();
        if (now != context.changesSeen) {
            context.changesSeen = now;
            context.dirty.bits = Dirty.ALL;
        }
        return true;
    }

    /**
     * Begins a call that binds an object: values that others gave it, and contents that they have handed over, are to be seen from now on, though nothing was
     * made.
     */
    static boolean enterToBind(Context context) {
        if (!enter(context)) return false;
        context.dirty.bits = Dirty.ALL;
        boolean done = false;
        try {
            if ((context.guard.bits & Guard.LOST) == 0) context.base.submission.followGroup();
            done = true;
        } finally {
            // Nobody leaves what has not begun.
            if (!done) context.share.lock.unlock();
        }
        return true;
    }

    /** Ends a call; what it has made itself is nothing new to its context. */
    static void leave(Context context) {
        context.changesSeen = context.share.device.changes();
        context.share.lock.unlock();
    }
}
