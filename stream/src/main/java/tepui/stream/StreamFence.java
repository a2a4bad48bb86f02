package tepui.stream;

import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Fence;

/**
 * A fence that the caller has before the driver's thread has made the device's own. It may be armed anew: then the device's own is too, and whoever asks
 * meanwhile waits for the newer one.
 */
final class StreamFence extends Fence {
    private static final int SPINS = 100;
    private static final long NAP_NANOS = 50_000;
    private static final long LOOK_AGAIN_NANOS = 1_000_000;

    private final StreamContext context;
    /** How often it was armed; the caller's thread alone writes it. */
    private volatile int armed;
    /** How often the device's own was; the driver's thread alone writes it, after {@link #real}. */
    private volatile int made;

    /** The position behind the packet that arms it. */
    private volatile long behind;

    private @Nullable Fence real;
    /** The device's own could not be made: nothing comes any more. */
    private volatile boolean failed;
    /** Whom the driver's thread wakes when the device's own is there: one of those who wait. Others look again by themselves. */
    private volatile @Nullable Thread waiter;

    StreamFence(StreamContext context) {
        this.context = context;
    }

    boolean isOf(StreamContext c) { // hot
        return context == c;
    }

    /** On the caller's thread: a flush with it is about to be queued, in a packet that ends at {@code position}. */
    void arm(long position) { // hot
        behind = position;
        int times = armed;
        armed = times + 1;
    }

    /** On the driver's thread. */
    void flush(Context next) { // hot
        boolean done = false;
        try {
            Fence now = next.flush(real);
            String label = label();
            if (label != null) now.setLabel(label);
            real = now;
            done = true;
        } finally {
            if (!done) failed = true;
            int times = made;
            made = times + 1;
        }
    }

    /** On the driver's thread, once the packet counts as carried out. */
    void arrived() { // hot
        VarHandle.fullFence();
        Thread w = waiter;
        if (w != null) LockSupport.unpark(w);
    }

    /** Is what was armed last with the device? Then all packets before it count as carried out, and the context behind may be asked for their results. */
    private boolean isMade() { // hot
        return made == armed && context.head() >= behind || failed;
    }

    /** The device's own; null where there is none yet, or none comes. */
    private @Nullable Fence current() {
        return isMade() && !failed ? real : null;
    }

    /** On the driver's thread of the context that waits. */
    void waitFor(Context next) {
        arrive(Long.MAX_VALUE, false);
        Fence r = current();
        if (r != null) next.waitFor(r);
    }

    /** Waits until the device's own is there. An interrupted thread stays so, and waits on where it must. */
    private boolean arrive(long deadline, boolean interruptibly) {
        if (isMade()) return true;
        context.refuseOwnThread("Fence.await");
        context.hurry();
        for (int spin = 0; spin < SPINS; spin++) {
            Thread.onSpinWait();
            if (isMade()) return true;
        }
        Thread self = Thread.currentThread();
        boolean first = waiter == null;
        if (first) waiter = self;
        boolean interrupted = false;
        VarHandle.fullFence();
        try {
            while (!isMade()) {
                // Who came in at the same time may have taken the place.
                long nanos = first && waiter == self ? LOOK_AGAIN_NANOS : NAP_NANOS;
                if (deadline != Long.MAX_VALUE) {
                    long left = deadline - System.nanoTime();
                    if (left <= 0) return false;
                    nanos = Math.min(nanos, left);
                }
                LockSupport.parkNanos(this, nanos);
                if (!Thread.interrupted()) continue;
                interrupted = true;
                if (interruptibly) return false;
            }
        } finally {
            if (interrupted) self.interrupt();
            if (waiter == self) waiter = null;
        }
        return true;
    }

    @Override
    public boolean isSignaled() {
        Fence r = current();
        return r == null ? failed : r.isSignaled();
    }

    @Override
    public boolean await(long nanoseconds) {
        if (isMade() || nanoseconds <= 0) {
            Fence r = current();
            return r == null ? failed : r.await(nanoseconds);
        }
        boolean endless = nanoseconds > Long.MAX_VALUE / 4;
        long deadline = endless ? Long.MAX_VALUE : System.nanoTime() + nanoseconds;
        if (!arrive(deadline, true)) return false;
        Fence r = current();
        if (r == null) return true;
        return r.await(endless ? nanoseconds : Math.max(0, deadline - System.nanoTime()));
    }

    @Override
    protected void labeled(@Nullable String text) {
        Fence r = current();
        if (r != null) r.setLabel(text);
    }
}
