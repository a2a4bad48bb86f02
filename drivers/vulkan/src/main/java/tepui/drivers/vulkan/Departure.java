package tepui.drivers.vulkan;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The end of an object that was destroyed: its handles retire when all contexts of other threads that have it bound have let go of it, on
 * the thread of the last one. Until then these may still record commands with it, and later than the retire queue would know.
 */
final class Departure {
    /** Those who hold it, and whoever destroys it. */
    private final AtomicInteger holders = new AtomicInteger(1);

    private final Runnable retire;

    Departure(Runnable retire) {
        this.retire = retire;
    }

    void held() {
        holders.incrementAndGet();
    }

    void released() {
        if (holders.decrementAndGet() == 0) retire.run();
    }
}
