package tepui.drivers.d3d12.present;

import java.util.ArrayList;
import java.util.List;

/** Surfaces of a device that are open. */
public final class OpenSurfaces {
    private final List<D3d12Surface> surfaces = new ArrayList<>();

    public synchronized D3d12Surface add(D3d12Surface surface) {
        surfaces.add(surface);
        return surface;
    }

    /** Takes one out that is closed; false where it was closed before. */
    synchronized boolean remove(D3d12Surface surface) {
        return surfaces.remove(surface);
    }

    /** Takes all out: the device is closed. */
    public synchronized List<D3d12Surface> removeAll() {
        List<D3d12Surface> all = List.copyOf(surfaces);
        surfaces.clear();
        return all;
    }
}
