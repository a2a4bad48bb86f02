package tepui.stream;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Fence;

/** A fence that the caller has before the driver's thread has made the device's own. */
final class StreamFence extends Fence {
    private static final int SPINS = 2_000;
    private static final long NAP_NANOS = 50_000;

    private final StreamContext context;
    private volatile @Nullable Fence real;
    /** The device's own could not be made: nothing comes any more. */
    private volatile boolean failed;

    StreamFence(StreamContext context) {
        this.context = context;
    }

    /** On the driver's thread. */
    void flush(Context next) {
        try {
            Fence made = next.flush();
            String label = label();
            if (label != null) made.setLabel(label);
            real = made;
        } finally {
            if (real == null) failed = true;
        }
    }

    /** On the driver's thread of the context that waits. */
    void waitFor(Context next) {
        arrive(Long.MAX_VALUE);
        Fence r = real;
        if (r != null) next.waitFor(r);
    }

    /** The device's own fence, once it is there. */
    @Nullable
    Fence real() {
        arrive(Long.MAX_VALUE);
        return real;
    }

    /** Waits until the device's own is there. */
    private boolean arrive(long deadline) {
        for (int spin = 0; real == null && !failed; spin++) {
            context.refuseOwnThread("Fence.await");
            if (spin < SPINS) {
                Thread.onSpinWait();
            } else {
                if (deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0) return false;
                LockSupport.parkNanos(this, NAP_NANOS);
            }
        }
        return true;
    }

    @Override
    public boolean isSignaled() {
        Fence r = real;
        return r == null ? failed : r.isSignaled();
    }

    @Override
    public boolean await(long nanoseconds) {
        if (real != null || failed || nanoseconds <= 0) {
            Fence r = real;
            return r == null ? failed : r.await(nanoseconds);
        }
        boolean endless = nanoseconds > Long.MAX_VALUE / 4;
        long deadline = endless ? Long.MAX_VALUE : System.nanoTime() + nanoseconds;
        if (!arrive(deadline)) return false;
        Fence r = real;
        if (r == null) return true;
        return r.await(endless ? nanoseconds : Math.max(0, deadline - System.nanoTime()));
    }

    @Override
    protected void labeled(@Nullable String text) {
        Fence r = real;
        if (r != null) r.setLabel(text);
    }
}
