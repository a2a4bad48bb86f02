package tepui.drivers.d3d12.rules;

import java.util.HashMap;
import java.util.Map;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.Tracked.Resource;
import tepui.drivers.d3d12.states.ResourceState;

/**
 * Rules of IDXGISwapChain3's calls: buffers are in COMMON when one is shown, and nothing uses them when they are
 * replaced. Methods as in {@link DeviceRules}.
 */
final class SwapRules {
    private static final int TEST = 1;
    private static final int TEARING = 0x200;

    /** Query of a resource's D3D12_RESOURCE_DESC. */
    @FunctionalInterface
    interface Describer {
        void describe(long resource, long desc);
    }

    private final Registry registry;
    private final Describer describer;
    private final Map<Long, Map<Integer, Resource>> chains = new HashMap<>();

    SwapRules(Registry registry, Describer describer) {
        this.registry = registry;
        this.describer = describer;
    }

    int getBuffer(int result, long self, int index, long iid, long at) {
        if (result < 0) return result;
        long pointer = Scratch.getLong(at);
        Resource r = registry.find(pointer, Resource.class);
        if (r == null) {
            try (Scratch s = Scratch.brief(64)) {
                long desc = s.take(56);
                describer.describe(pointer, desc);
                r = new Resource(pointer, desc, Tracked.HEAP_DEFAULT, ResourceState.COMMON);
            }
            registry.add(r);
        }
        chains.computeIfAbsent(self, c -> new HashMap<>()).put(index, r);
        return result;
    }

    void present(long self, int interval, int flags) {
        if (interval < 0 || interval > 4) throw Registry.broken("Present", "an interval of " + interval);
        if ((flags & TEARING) != 0 && interval != 0) {
            throw Registry.broken("Present", "tearing with an interval of " + interval + ", must be 0");
        }
        if ((flags & TEST) != 0) return;
        chains.getOrDefault(self, Map.of()).forEach((index, r) -> {
            if (r.destroyed) return;
            for (int state : r.states) {
                if (state == ResourceState.COMMON) continue;
                throw Registry.broken(
                        "Present", "buffer " + index + " is in " + ResourceState.name(state) + ", must be in COMMON");
            }
        });
    }

    void resizeBuffers(long self, int count, int width, int height, int format, int flags) {
        Map<Integer, Resource> buffers = chains.remove(self);
        if (buffers == null) return;
        for (Resource r : buffers.values()) {
            if (r.inFlight(registry)) throw Registry.broken("ResizeBuffers", r + " is still used by the device");
            Tracked.CommandList list = registry.recordingOf(r);
            if (list != null) throw Registry.broken("ResizeBuffers", list + ", which is being recorded, uses " + r);
        }
    }
}
