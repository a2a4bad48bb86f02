package tepui.pipe.driver;

import java.util.Collection;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The end of an object that was destroyed: its handles retire when all contexts of other threads that have it bound have let go of it, on
 * the thread of the last one. Until then these may still record commands with it, and later than a retire queue would know.
 */
public final class Departure {
    /** Those who hold it, and whoever destroys it. */
    private final AtomicInteger holders = new AtomicInteger(1);

    private final Runnable retire;

    private Departure(Runnable retire) {
        this.retire = retire;
    }

    /**
     * What contexts do when an object that they hold goes.
     *
     * @param <C> the driver's contexts
     */
    public interface LettingGo<C> {
        void of(C context);
    }

    /**
     * Each context lets go of the object, and {@code retire} follows when none holds it any more.
     *
     * @param contexts all of the device; also the lock of their list
     */
    public static <C extends OwnedContext<?, ?, ?>> void of(
            Object gone, Collection<C> contexts, LettingGo<C> action, Runnable retire) {
        Departure departure = new Departure(retire);
        synchronized (contexts) {
            for (C c : contexts) c.letGo(gone, () -> action.of(c), departure);
        }
        departure.released();
    }

    void held() {
        holders.incrementAndGet();
    }

    void released() {
        if (holders.decrementAndGet() == 0) retire.run();
    }
}
