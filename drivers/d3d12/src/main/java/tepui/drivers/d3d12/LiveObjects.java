package tepui.drivers.d3d12;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What was made on a device and not destroyed yet: it ends with the device, since Direct3D wants a device's objects gone first. */
final class LiveObjects {
    private final Set<Object> all = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Nothing lives yet. */
    LiveObjects() {}

    synchronized <T> T add(T made) {
        all.add(made);
        return made;
    }

    synchronized void remove(Object destroyed) {
        all.remove(destroyed);
    }

    /** Destroys the rest. */
    void end(D3d12Device device) {
        List<Object> rest;
        synchronized (this) {
            rest = List.copyOf(all);
            all.clear();
        }
        for (Object o : rest) {
            switch (o) {
                case D3d12View v -> device.destroy(v);
                case D3d12Texture t -> device.destroy(t);
                case D3d12StreamTarget t -> device.destroy(t);
                case D3d12Buffer b -> device.destroy(b);
                case D3d12Shader s -> device.destroy(s);
                default -> throw new IllegalStateException("LiveObjects: " + o.getClass() + " has no end");
            }
        }
    }
}
