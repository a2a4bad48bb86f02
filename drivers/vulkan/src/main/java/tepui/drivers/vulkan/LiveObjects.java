package tepui.drivers.vulkan;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** What was made on a device and not destroyed yet: it ends with the device, since Vulkan wants a device's objects gone first. */
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
    void end(VulkanDevice device) {
        List<Object> rest;
        synchronized (this) {
            rest = List.copyOf(all);
            all.clear();
        }
        for (Object o : rest) {
            switch (o) {
                case VulkanView v -> device.destroy(v);
                case VulkanTexture t -> device.destroy(t);
                case VulkanStreamTarget t -> device.destroy(t);
                case VulkanBuffer b -> device.destroy(b);
                case VulkanShader s -> device.destroy(s);
                default -> throw new IllegalStateException("LiveObjects: " + o.getClass() + " has no end");
            }
        }
    }
}
