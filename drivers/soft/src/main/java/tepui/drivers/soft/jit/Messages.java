package tepui.drivers.soft.jit;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Messages to people about kernels. Kernels are shared by all devices of the process, so everybody hears everything.
 */
final class Messages {
    /** The one instance, since kernels have no owner. */
    static final Messages SHARED = new Messages();

    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final Set<Heard> heard = ConcurrentHashMap.newKeySet();

    private record Heard(Consumer<String> listener, String text) {}

    /** Adds a receiver of messages. */
    void listen(Consumer<String> listener) {
        listeners.add(listener);
    }

    void forget(Consumer<String> listener) {
        listeners.remove(listener);
        heard.removeIf(h -> h.listener == listener);
    }

    void tell(String text) {
        for (Consumer<String> listener : listeners) tell(listener, text);
    }

    /** Tells each listener once, for all kernels. */
    void tellOnce(String text) {
        for (Consumer<String> listener : listeners) {
            if (heard.add(new Heard(listener, text))) tell(listener, text);
        }
    }

    private void tell(Consumer<String> listener, String text) {
        try {
            listener.accept(text);
        } catch (RuntimeException e) {
            // A listener that fails must not end the work of the others.
            forget(listener);
        }
    }
}
