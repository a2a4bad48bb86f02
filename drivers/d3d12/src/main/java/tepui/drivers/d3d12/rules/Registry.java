package tepui.drivers.d3d12.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Registry of all objects that are alive, found by their pointers, handles and addresses. */
final class Registry {
    private final LongUnaryOperator fences;
    private final Map<Long, Tracked> objects = new HashMap<>();
    private final TreeMap<Long, Tracked.DescriptorHeap> heapsByCpu = new TreeMap<>();
    private final TreeMap<Long, Tracked.DescriptorHeap> heapsByGpu = new TreeMap<>();
    /** Buffers by their addresses, of each device: others may have the same. */
    private final Map<Long, TreeMap<Long, Tracked.Resource>> addresses = new HashMap<>();
    /** Bytes from one descriptor to the next, by the heap's type; 0 until the device was asked. */
    final int[] increments = new int[4];

    /** Of each queue. */
    private final Map<Long, List<Tracked.Execution>> unsignalled = new HashMap<>();
    /** A fence is released only after it was waited for. */
    private final Set<Long> endedFences = new HashSet<>();

    private final Set<Long> knownFences = new HashSet<>();
    private final Map<Long, Long> lastValues = new HashMap<>();
    /** The largest value that each fence was seen to have: vkd3d counts back now and then. */
    private final Map<Long, Long> reached = new HashMap<>();

    /** @param fences the value that a fence has now */
    Registry(LongUnaryOperator fences) {
        this.fences = fences;
    }

    long completed(long fence) {
        return endedFences.contains(fence) ? Long.MAX_VALUE : reached(fence, fences.applyAsLong(fence));
    }

    /** A fence has a value; the answer is how far it has been. */
    long reached(long fence, long value) {
        return reached.merge(fence, value, Math::max);
    }

    static RuleViolation broken(String call, String what) {
        return new RuleViolation(call, what);
    }

    void add(Tracked object) {
        objects.put(object.pointer, object);
    }

    /** An object of that kind; null where it was made by somebody else, as the buffers of a swap chain are. */
    <T extends Tracked> @Nullable T find(long pointer, Class<T> kind) {
        Tracked t = objects.get(pointer);
        return kind.isInstance(t) ? kind.cast(t) : null;
    }

    <T extends Tracked> T get(String call, long pointer, Class<T> kind) {
        T t = find(pointer, kind);
        if (t == null) {
            throw broken(call, "0x" + Long.toHexString(pointer) + " is no " + kind.getSimpleName() + " that there is");
        }
        return t;
    }

    /** The last reference is gone. */
    void destroyed(long pointer) {
        Tracked t = objects.get(pointer);
        if (t == null) {
            if (knownFences.contains(pointer)) endedFences.add(pointer);
            reached.remove(pointer);
            return;
        }
        if (t.inFlight(this)) throw broken("Release", t + " is destroyed while the device still uses it");
        if (t instanceof Tracked.CommandList list && list.record.recording()) {
            Tracked.Allocator allocator = list.record.allocator;
            if (allocator != null) allocator.recording = null;
        }
        t.destroyed = true;
        objects.remove(pointer);
        if (t instanceof Tracked.DescriptorHeap h) {
            heapsByCpu.remove(h.cpu, h);
            heapsByGpu.remove(h.gpu, h);
        }
        if (t instanceof Tracked.Resource r) {
            addressesOf(r.device).values().remove(r);
            if (r.placedIn != null) r.placedIn.placed.remove(r);
        }
        if (t instanceof Tracked.Heap h && !h.placed.isEmpty()) {
            throw broken("Release", t + " is destroyed while " + h.placed.getFirst() + " lies in it");
        }
    }

    /** A list that is being recorded with commands that use it; null where there is none. */
    Tracked.@Nullable CommandList recordingOf(Tracked used) {
        for (Tracked t : objects.values()) {
            if (t instanceof Tracked.CommandList list && list.record.recording() && list.record.used.contains(used)) {
                return list;
            }
        }
        return null;
    }

    // ---- descriptors -----------------------------------------------------------------------------------------------

    /** A place in a heap. */
    record Slot(Tracked.DescriptorHeap heap, int index) {}

    void cpuStart(Tracked.DescriptorHeap heap, long handle) {
        heap.cpu = handle;
        heapsByCpu.put(handle, heap);
    }

    void gpuStart(Tracked.DescriptorHeap heap, long handle) {
        heap.gpu = handle;
        heapsByGpu.put(handle, heap);
    }

    Slot cpuSlot(String call, long handle) {
        return slot(call, handle, heapsByCpu.floorEntry(handle), true);
    }

    Slot gpuSlot(String call, long handle) {
        return slot(call, handle, heapsByGpu.floorEntry(handle), false);
    }

    private Slot slot(String call, long handle, Map.@Nullable Entry<Long, Tracked.DescriptorHeap> entry, boolean cpu) {
        String name = (cpu ? "CPU" : "GPU") + " handle 0x" + Long.toHexString(handle);
        if (entry == null) throw broken(call, name + " is in no descriptor heap");
        Tracked.DescriptorHeap heap = entry.getValue();
        int increment = increments[heap.type];
        if (increment == 0) throw broken(call, "nobody asked for the increment of heaps of type " + heap.type);
        long offset = handle - entry.getKey();
        if (offset % increment != 0 || offset / increment >= heap.slots.length) {
            throw broken(
                    call, name + " is at " + offset + " of a heap of " + heap.slots.length + " times " + increment);
        }
        return new Slot(heap, (int) (offset / increment));
    }

    void write(String call, long handle, int type, Tracked.Descriptor descriptor) {
        Slot slot = cpuSlot(call, handle);
        if (slot.heap.type != type) {
            throw broken(
                    call, "a " + descriptor.kind() + " descriptor is written into a heap of type " + slot.heap.type);
        }
        writable(call, slot);
        slot.heap.slots[slot.index] = descriptor;
    }

    void writable(String call, Slot slot) {
        if (!slot.heap.visible) return;
        Tracked.Execution use = slot.heap.uses[slot.index];
        if (use != null && !use.isOver(this)) {
            throw broken(call, "descriptor " + slot.index + " is overwritten while the device may read it");
        }
    }

    // ---- addresses -------------------------------------------------------------------------------------------------

    void address(Tracked.Resource buffer, long address) {
        addressesOf(buffer.device).put(address, buffer);
    }

    private TreeMap<Long, Tracked.Resource> addressesOf(long device) {
        return addresses.computeIfAbsent(device, d -> new TreeMap<>());
    }

    /** The device's buffer that contains all of a range. */
    Tracked.Resource buffer(String call, long device, long address, long bytes) {
        Map.Entry<Long, Tracked.Resource> e = addressesOf(device).floorEntry(address);
        if (e == null || address - e.getKey() + bytes > e.getValue().width) {
            throw broken(call, bytes + " bytes at address 0x" + Long.toHexString(address) + " are in no buffer");
        }
        return e.getValue();
    }

    // ---- executions ------------------------------------------------------------------------------------------------

    Tracked.Execution execution(long queue) {
        Tracked.Execution e = new Tracked.Execution();
        unsignalled.computeIfAbsent(queue, q -> new ArrayList<>()).add(e);
        return e;
    }

    void signalled(long queue, long fence, long value) {
        Long last = lastValues.put(fence, value);
        // An address may come back with another fence.
        if (last != null && value <= last && knownFences.contains(fence) && !endedFences.contains(fence)) {
            throw broken("Signal", "value " + value + " after " + last + ": fences only count on");
        }
        knownFences.add(fence);
        endedFences.remove(fence);
        List<Tracked.Execution> before = unsignalled.remove(queue);
        if (before == null) return;
        for (Tracked.Execution e : before) {
            e.fence = fence;
            e.value = value;
        }
    }
}
