package tepui.pipe.driver;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Deferred destruction of an object: its handles retire when the last context of another thread that has it bound has
 * unbound it, on that context's thread. Until then these may still record commands with it, and later than a retire queue
 * would know.
 */
public final class DeferredDestruction {
    /** Contexts that hold it, and one for the call that destroys it. */
    private final AtomicInteger holders = new AtomicInteger(1);

    private final Runnable retire;

    private DeferredDestruction(Runnable retire) {
        this.retire = retire;
    }

    /**
     * Action by which a context unbinds an object that is destroyed.
     *
     * @param <C> the driver's contexts
     */
    public interface Unbinding<C> {
        void of(C context);
    }

    /**
     * Each context lets go of the object, and {@code retire} follows when none holds it any more.
     *
     * @param contexts all of the device; also the lock of their list
     */
    public static <C extends TransferContext<?, ?, ?, ?, ?, ?>> void of(
            Object gone, OpenObjects<C> contexts, Unbinding<C> action, Runnable retire) {
        DeferredDestruction destruction = new DeferredDestruction(retire);
        synchronized (contexts) {
            for (C c : contexts.list()) c.letGo(gone, () -> action.of(c), destruction);
        }
        destruction.released();
    }

    void held() {
        holders.incrementAndGet();
    }

    void released() {
        if (holders.decrementAndGet() == 0) retire.run();
    }
}
