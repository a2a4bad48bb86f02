package tepui.pipe.driver;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Registry of objects that are alive on a device: they end with it, for APIs that want a device's objects destroyed
 * first.
 */
public final class LiveObjects {
    private final Set<DeviceObject> all = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Nothing lives yet. */
    public LiveObjects() {}

    /** The object was made. */
    public synchronized <T extends DeviceObject> T add(T made) {
        all.add(made);
        return made;
    }

    /** The object was destroyed. */
    public synchronized void remove(DeviceObject destroyed) {
        all.remove(destroyed);
    }

    /** All of them now. */
    public synchronized List<DeviceObject> list() {
        return List.copyOf(all);
    }

    /** Destroys the rest. */
    public void end(Device device) {
        List<DeviceObject> rest;
        synchronized (this) {
            rest = List.copyOf(all);
            all.clear();
        }
        for (DeviceObject o : rest) {
            switch (o) {
                case TextureView v -> device.destroy(v);
                case Texture t -> device.destroy(t);
                case StreamTarget t -> device.destroy(t);
                case Buffer b -> device.destroy(b);
                case ShaderObject s -> device.destroy(s);
                default -> throw new IllegalStateException("LiveObjects: " + o.getClass() + " has no end");
            }
        }
    }
}
