package tepui.drivers.vulkan.present;

import java.util.ArrayList;
import java.util.List;

/** Surfaces of a device that are open. */
public final class OpenSurfaces {
    private final List<VulkanSurface> surfaces = new ArrayList<>();

    public synchronized VulkanSurface add(VulkanSurface surface) {
        surfaces.add(surface);
        return surface;
    }

    /** Takes one out that is closed; false where it was closed before. */
    synchronized boolean remove(VulkanSurface surface) {
        return surfaces.remove(surface);
    }

    /** The device is closed: all end. */
    public void end() {
        List<VulkanSurface> shown;
        synchronized (this) {
            shown = List.copyOf(surfaces);
            surfaces.clear();
        }
        for (VulkanSurface surface : shown) surface.end();
    }
}
