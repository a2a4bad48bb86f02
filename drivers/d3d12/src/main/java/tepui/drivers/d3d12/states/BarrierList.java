package tepui.drivers.d3d12.states;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/** Barriers for one call of ResourceBarrier, in flat arrays that grow once. */
public final class BarrierList {
    public static final int TRANSITION = 0;
    public static final int ALIASING = 1;
    public static final int UAV = 2;

    public static final int WHOLE = 0;
    public static final int BEGIN_ONLY = 1;
    public static final int END_ONLY = 2;

    /** For all subresources. */
    public static final int ALL_SUBRESOURCES = -1;

    /** Of a D3D12_RESOURCE_BARRIER where pointers have eight bytes. */
    public static final int STRUCT_BYTES = 32;

    private int size;
    private int[] types = new int[16];
    private int[] flags = new int[16];
    private long[] resources = new long[16];
    private long[] others = new long[16];
    private int[] subresources = new int[16];
    private int[] befores = new int[16];
    private int[] afters = new int[16];

    /** Empty. */
    public BarrierList() {}

    public int size() { // hot
        return size;
    }

    public void clear() { // hot
        size = 0;
    }

    private void room() { // hot
        if (size < types.length) return;
        int more = 2 * size;
        types = Arrays.copyOf(types, more);
        flags = Arrays.copyOf(flags, more);
        resources = Arrays.copyOf(resources, more);
        others = Arrays.copyOf(others, more);
        subresources = Arrays.copyOf(subresources, more);
        befores = Arrays.copyOf(befores, more);
        afters = Arrays.copyOf(afters, more);
    }

    void transition(long resource, int subresource, int before, int after, int flag) { // hot
        room();
        types[size] = TRANSITION;
        flags[size] = flag;
        resources[size] = resource;
        others[size] = 0;
        subresources[size] = subresource;
        befores[size] = before;
        afters[size++] = after;
    }

    /** All writes and reads of unordered views of a resource end before later ones begin; of 0, those of all resources. */
    void uav(long resource) { // hot
        for (int i = 0; i < size; i++) {
            if (types[i] == UAV && (resources[i] == resource || resources[i] == 0)) return;
        }
        room();
        types[size] = UAV;
        flags[size] = WHOLE;
        resources[size] = resource;
        others[size] = 0;
        subresources[size] = 0;
        befores[size] = 0;
        afters[size++] = 0;
    }

    /** Ends the use of whatever lay in the same memory before; 0 where that is not known. */
    void aliasing(long before, long after) {
        room();
        types[size] = ALIASING;
        flags[size] = WHOLE;
        resources[size] = before;
        others[size] = after;
        subresources[size] = 0;
        befores[size] = 0;
        afters[size++] = 0;
    }

    /** The last whole transition of that subresource that is still in the list, or -1. */
    int find(long resource, int subresource) {
        for (int i = size - 1; i >= 0; i--) {
            if (types[i] != TRANSITION || resources[i] != resource) continue;
            if (subresources[i] == subresource) return flags[i] == WHOLE ? i : -1;
            if (subresources[i] == ALL_SUBRESOURCES || subresource == ALL_SUBRESOURCES) return -1;
        }
        return -1;
    }

    /** Another end for a transition; one that leads nowhere is taken out. */
    void amend(int i, int after) {
        afters[i] = after;
        if (befores[i] == after) remove(i);
    }

    void remove(int i) {
        size--;
        System.arraycopy(types, i + 1, types, i, size - i);
        System.arraycopy(flags, i + 1, flags, i, size - i);
        System.arraycopy(resources, i + 1, resources, i, size - i);
        System.arraycopy(others, i + 1, others, i, size - i);
        System.arraycopy(subresources, i + 1, subresources, i, size - i);
        System.arraycopy(befores, i + 1, befores, i, size - i);
        System.arraycopy(afters, i + 1, afters, i, size - i);
    }

    /** The index of the beginning of a split transition that is still in the list, or -1. */
    int findBegin(long resource, int subresource) {
        for (int i = size - 1; i >= 0; i--) {
            if (flags[i] == BEGIN_ONLY && resources[i] == resource && subresources[i] == subresource) return i;
        }
        return -1;
    }

    public int type(int i) {
        return types[i];
    }

    public int flag(int i) {
        return flags[i];
    }

    /** Of an aliasing barrier the resource before. */
    public long resource(int i) {
        return resources[i];
    }

    public int subresource(int i) {
        return subresources[i];
    }

    public int before(int i) {
        return befores[i];
    }

    public int after(int i) {
        return afters[i];
    }

    /** Writes {@code count} of them from {@code first} on as D3D12_RESOURCE_BARRIER structs. */
    public void write(MemorySegment to, long offset, int first, int count) { // hot
        for (int i = first; i < first + count; i++, offset += STRUCT_BYTES) {
            to.set(ValueLayout.JAVA_INT_UNALIGNED, offset, types[i]);
            to.set(ValueLayout.JAVA_INT_UNALIGNED, offset + 4, flags[i]);
            to.set(ValueLayout.JAVA_LONG_UNALIGNED, offset + 8, resources[i]);
            if (types[i] == TRANSITION) {
                to.set(ValueLayout.JAVA_INT_UNALIGNED, offset + 16, subresources[i]);
                to.set(ValueLayout.JAVA_INT_UNALIGNED, offset + 20, befores[i]);
                to.set(ValueLayout.JAVA_INT_UNALIGNED, offset + 24, afters[i]);
                to.set(ValueLayout.JAVA_INT_UNALIGNED, offset + 28, 0);
            } else {
                to.set(ValueLayout.JAVA_LONG_UNALIGNED, offset + 16, others[i]);
                to.set(ValueLayout.JAVA_LONG_UNALIGNED, offset + 24, 0L);
            }
        }
    }

    @Override
    public String toString() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < size; i++) {
            s.append(i == 0 ? "" : ", ").append("0x").append(Long.toHexString(resources[i]));
            switch (types[i]) {
                case UAV -> s.append(" UAV");
                case ALIASING -> s.append(" gives way to 0x").append(Long.toHexString(others[i]));
                default -> {
                    if (subresources[i] != ALL_SUBRESOURCES) s.append('/').append(subresources[i]);
                    s.append(flags[i] == BEGIN_ONLY ? " begins " : flags[i] == END_ONLY ? " ends " : " ")
                            .append(ResourceState.name(befores[i]))
                            .append(" to ")
                            .append(ResourceState.name(afters[i]));
                }
            }
        }
        return s.toString();
    }
}
