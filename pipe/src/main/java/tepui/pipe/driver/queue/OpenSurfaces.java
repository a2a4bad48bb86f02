package tepui.pipe.driver.queue;

import java.util.ArrayList;
import java.util.List;
import tepui.pipe.Surface;

/**
 * Surfaces of a device that are open.
 *
 * @param <S> the driver's surfaces
 */
public final class OpenSurfaces<S extends Surface> {
    private final List<S> surfaces = new ArrayList<>();

    public synchronized S add(S surface) {
        surfaces.add(surface);
        return surface;
    }

    /** Takes one out that is closed; false where it was closed before. */
    public synchronized boolean remove(S surface) {
        return surfaces.remove(surface);
    }

    /** Takes all out: the device is closed. */
    public synchronized List<S> removeAll() {
        List<S> all = List.copyOf(surfaces);
        surfaces.clear();
        return all;
    }
}
