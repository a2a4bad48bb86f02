package tepui.drivers.d3d12.rules;

import java.util.HashSet;
import java.util.Set;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.Tracked.CommandList;
import tepui.drivers.d3d12.rules.Tracked.DescriptorHeap;
import tepui.drivers.d3d12.rules.Tracked.Resource;

/** Rules of the calls of the queue and of small objects. Methods as in {@link DeviceRules}. */
final class ObjectRules {
    private final Registry registry;

    ObjectRules(Registry registry) {
        this.registry = registry;
    }

    // ---- the queue -------------------------------------------------------------------------------------------------

    void executeCommandLists(long self, int count, long lists) {
        String call = "ExecuteCommandLists";
        Tracked.Execution execution = registry.execution(self);
        StateReplay replay = new StateReplay();
        Set<CommandList> all = new HashSet<>();
        for (int i = 0; i < count; i++) {
            CommandList list = registry.get(call, Scratch.getLong(lists + 8L * i), CommandList.class);
            if (list.record.recording()) throw Registry.broken(call, list + " is not closed");
            if (!all.add(list)) throw Registry.broken(call, list + " is executed twice in one call");
            for (Tracked t : list.record.used) {
                if (t.destroyed) throw Registry.broken(call, list + " uses " + t + ", which is destroyed");
                t.lastUse = execution;
                if (t instanceof Resource r) memory(call, r, execution);
            }
            list.lastUse = execution;
            Tracked.Allocator allocator = list.record.allocator;
            if (allocator != null) allocator.lastUse = execution;
            DrawRules.execute(list.record, execution);
            replay.run(list.record.events);
        }
        replay.decay();
    }

    private static void memory(String call, Resource r, Tracked.Execution execution) {
        Tracked.Heap h = r.placedIn;
        if (h != null) h.lastUse = execution;
        if (!(h == null ? r.resident : h.resident)) throw Registry.broken(call, r + " is used, but was evicted");
    }

    private void pageables(String call, int count, long objects, boolean resident) {
        for (int i = 0; i < count; i++) {
            Tracked t = registry.get(call, Scratch.getLong(objects + 8L * i), Tracked.class);
            if (!resident && t.inFlight(registry)) {
                throw Registry.broken(call, t + " is evicted while the device still uses it");
            }
            switch (t) {
                case Tracked.Heap h -> h.resident = resident;
                case Resource r -> {
                    if (r.placedIn != null) throw Registry.broken(call, r + " has no memory of its own");
                    r.resident = resident;
                }
                default -> throw Registry.broken(call, "of " + t + ", which always is resident here");
            }
        }
    }

    void makeResident(long self, int count, long objects) {
        pageables("MakeResident", count, objects, true);
    }

    void evict(long self, int count, long objects) {
        pageables("Evict", count, objects, false);
    }

    int signal(int result, long self, long fence, long value) {
        if (result >= 0) registry.signalled(self, fence, value);
        return result;
    }

    long getCompletedValue(long result, long self) {
        registry.reached(self, result);
        return result;
    }

    // ---- small objects ---------------------------------------------------------------------------------------------

    int release(int result, long self) {
        if (result == 0) registry.destroyed(self);
        return result;
    }

    void resetAllocator(long self) {
        Tracked.Allocator a = registry.get("ID3D12CommandAllocator::Reset", self, Tracked.Allocator.class);
        if (a.recording != null)
            throw Registry.broken("ID3D12CommandAllocator::Reset", a.recording + " records into it");
        if (a.inFlight(registry)) {
            throw Registry.broken("ID3D12CommandAllocator::Reset", "the device still executes its lists");
        }
    }

    long getGPUVirtualAddress(long result, long self) {
        Resource r = registry.find(self, Resource.class);
        if (r == null) return result;
        if (!r.isBuffer()) throw Registry.broken("GetGPUVirtualAddress", "of " + r);
        registry.address(r, result);
        return result;
    }

    void map(long self, int subresource, long range, long at) {
        Resource r = registry.find(self, Resource.class);
        if (r != null && r.heap == Tracked.HEAP_DEFAULT) {
            throw Registry.broken("Map", r + " is in a DEFAULT heap, which the processor does not see");
        }
    }

    long getCPUDescriptorHandleForHeapStart(long result, long self, long at) {
        registry.cpuStart(
                registry.get("GetCPUDescriptorHandleForHeapStart", self, DescriptorHeap.class), Scratch.getLong(at));
        return result;
    }

    long getGPUDescriptorHandleForHeapStart(long result, long self, long at) {
        DescriptorHeap heap = registry.get("GetGPUDescriptorHandleForHeapStart", self, DescriptorHeap.class);
        if (!heap.visible) {
            throw Registry.broken("GetGPUDescriptorHandleForHeapStart", heap + " is not visible to shaders");
        }
        registry.gpuStart(heap, Scratch.getLong(at));
        return result;
    }
}
