package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;

/**
 * Objects of one kind that are open on a device: its contexts, or its surfaces.
 *
 * @param <T> the driver's class of them
 */
public final class OpenObjects<T> {
    private final List<T> objects = new ArrayList<>();

    public synchronized T add(T object) {
        objects.add(object);
        return object;
    }

    /** Takes one out that is closed; false where it was closed before. */
    public synchronized boolean remove(T object) {
        return objects.remove(object);
    }

    /** Those that are open now. */
    public synchronized List<T> list() {
        return List.copyOf(objects);
    }

    /** Takes all out: the device is closed. */
    public synchronized List<T> removeAll() {
        List<T> all = List.copyOf(objects);
        objects.clear();
        return all;
    }
}
