package tepui.drivers.soft.texture;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Scratch memory of workers, one piece for each, made when that worker first needs it. */
final class WorkerScratch<T> {
    private final @Nullable Object[] pieces;
    private final Supplier<T> make;

    WorkerScratch(Bands bands, Supplier<T> make) {
        pieces = new Object[bands.workers()];
        this.make = make;
    }

    /** The memory of a worker, which alone may ask for it. */
    @SuppressWarnings("unchecked")
    T of(int worker) {
        Object piece = pieces[worker];
        if (piece == null) {
            piece = make.get();
            pieces[worker] = piece;
        }
        return (T) piece;
    }
}
