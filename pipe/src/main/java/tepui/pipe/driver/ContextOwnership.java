package tepui.pipe.driver;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * Ownership of a context by the thread that called it last. Objects are destroyed by any thread, so what has to change
 * there then is left for the owner, which does it before its next call. A call costs one comparison for this: whoever
 * leaves something takes the ownership away, and the owner finds out when it takes it back.
 */
final class ContextOwnership {
    private final Object lock = new Object();
    private final ArrayDeque<Runnable> left = new ArrayDeque<>();
    private volatile @Nullable Thread owner = Thread.currentThread();
    private volatile boolean closed;

    /** At the start of each call: throws if the context is closed. */
    void enter(String call) { // hot
        if (owner != Thread.currentThread()) adopt(call);
    }

    private void adopt(String call) {
        synchronized (lock) {
            if (closed) throw new IllegalArgumentException(call + ": the context is closed");
            takeOver();
        }
    }

    private void takeOver() {
        owner = Thread.currentThread();
        RuntimeException failure = null;
        for (Runnable next = left.poll(); next != null; next = left.poll()) {
            try {
                next.run();
            } catch (RuntimeException e) {
                failure = e;
            }
        }
        if (failure != null) throw failure;
    }

    boolean isClosed() {
        return closed;
    }

    /**
     * Has {@code action} done by the owner: now if that is this thread; by another one, before its next call, if the context holds the object,
     * which stays until then.
     */
    void letGo(
            TransferContext<?, ?, ?, ?, ?, ?> context, Object gone, Runnable action, DeferredDestruction destruction) {
        synchronized (lock) {
            if (closed) return;
            if (owner == Thread.currentThread()) {
                action.run();
            } else if (context.holds(gone)) {
                destruction.held();
                left.add(() -> {
                    try {
                        action.run();
                    } finally {
                        destruction.released();
                    }
                });
                owner = null;
            }
        }
    }

    /** The last thing that happens here; {@code false} if it has happened already. */
    boolean shut(Runnable last) {
        synchronized (lock) {
            if (closed) return false;
            takeOver();
            try {
                last.run();
            } finally {
                closed = true;
                owner = null;
            }
            return true;
        }
    }
}
