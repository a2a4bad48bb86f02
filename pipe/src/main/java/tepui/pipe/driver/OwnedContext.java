package tepui.pipe.driver;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.TextureView;

/**
 * Ownership of a context by the thread that called it last. Objects are destroyed by any thread, so what has to change
 * here then is left for the owner, which does it before its next call. A call costs one comparison for this: whoever
 * leaves something takes the ownership away, and the owner finds out when it takes it back.
 *
 * @param <B> the driver's buffers
 * @param <V> its views
 * @param <S> its shaders
 */
public abstract class OwnedContext<B extends Buffer, V extends TextureView, S extends ShaderObject>
        extends StateContext<B, V, S> {
    private final ContextState<B, V, S> bound;
    private final Object lock = new Object();
    private final ArrayDeque<Runnable> left = new ArrayDeque<>();
    private volatile @Nullable Thread owner = Thread.currentThread();
    private volatile boolean closed;

    protected OwnedContext(Device device, ContextState<B, V, S> state) {
        super(device, state);
        bound = state;
    }

    @Override
    protected final void open(String call) { // hot
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

    protected final boolean isClosed() {
        return closed;
    }

    /** Is the object bound here? Asked by any thread: an object that is being destroyed is not bound meanwhile. */
    protected boolean holds(Object object) {
        return bound.holds(object);
    }

    /**
     * Has {@code action} done by the owner: now if that is this thread; by another one, before its next call, if it holds the object, which
     * stays until then.
     */
    final void letGo(Object gone, Runnable action, DeferredDestruction destruction) {
        synchronized (lock) {
            if (closed) return;
            if (owner == Thread.currentThread()) {
                action.run();
            } else if (holds(gone)) {
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
    protected final boolean shut(Runnable last) {
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
