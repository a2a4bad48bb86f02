package tepui.drivers.d3d12.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.Pipeline;
import tepui.drivers.d3d12.rules.Tracked.Resource;

/** Record of one recording of a list: what is bound now, and what has to be true when it runs. */
final class ListRecord {
    /** Events of a list that are checked against the states when it is executed. */
    sealed interface Event permits Transition, Use, Activation {}

    record Transition(Resource resource, int subresource, int before, int after, int flag) implements Event {}

    /** An aliasing barrier: the resource takes its place in a heap. */
    record Activation(Resource resource) implements Event {}

    /**
     * A command touches subresources.
     *
     * @param any one of the bits is enough: it is not known which stage reads
     */
    record Use(
            String call,
            String what,
            Resource resource,
            int level,
            int levels,
            int layer,
            int layers,
            int plane,
            int planes,
            int bits,
            boolean any)
            implements Event {}

    /** A range of a heap that a table made visible to a draw. */
    record TableUse(Tracked.DescriptorHeap heap, int first, int count) {}

    /** A vertex, index or stream output buffer. */
    record BufferView(Resource buffer, String what) {}

    /** Whose addresses its commands have. */
    long device;

    Tracked.@Nullable Allocator allocator;
    private boolean recording;
    final List<Event> events = new ArrayList<>();
    final Set<Tracked> used = new HashSet<>();
    final Set<TableUse> tables = new HashSet<>();

    @Nullable
    Pipeline pipeline;

    final Root graphics = new Root();
    final Root compute = new Root();
    Tracked.@Nullable DescriptorHeap views;
    Tracked.@Nullable DescriptorHeap samplers;

    @Nullable
    Descriptor[] targets = new Descriptor[0];

    @Nullable
    Descriptor depth;

    final Map<Integer, BufferView> vertices = new HashMap<>();
    final long[] vertexPlaces = new long[32];
    final int[] vertexStrides = new int[32];

    @Nullable
    BufferView indices;

    final Map<Integer, BufferView> streams = new HashMap<>();
    /** Queries that have begun and not ended: the heap's address and the index. */
    final Map<Long, Tracked.QueryHeap> begun = new HashMap<>();

    int topology;
    boolean viewports;
    boolean scissors;

    /** Root arguments of graphics or compute. */
    static final class Root {
        Tracked.@Nullable RootSignature signature;
        /** Of tables the slot of the heap, of views the buffer, of constants anything. */
        final Map<Integer, Object> arguments = new HashMap<>();
    }

    boolean recording() {
        return recording;
    }

    void begin(Tracked.@Nullable Allocator from) {
        allocator = from;
        recording = true;
        events.clear();
        used.clear();
        tables.clear();
        pipeline = null;
        graphics.signature = null;
        graphics.arguments.clear();
        compute.signature = null;
        compute.arguments.clear();
        views = null;
        samplers = null;
        targets = new Descriptor[0];
        depth = null;
        vertices.clear();
        indices = null;
        streams.clear();
        begun.clear();
        topology = 0;
        viewports = false;
        scissors = false;
    }

    void end() {
        recording = false;
    }

    /** All of a resource. */
    void use(String call, String what, Resource r, int bits) {
        used.add(r);
        events.add(new Use(call, what, r, 0, r.levels, 0, r.layers, 0, r.planes, bits, false));
    }

    /** Notes the resource that a view shows. */
    void use(String call, String what, Descriptor d, int bits, boolean any) {
        use(call, what, d, d.plane(), d.planes(), bits, any);
    }

    void use(String call, String what, Descriptor d, int plane, int planes, int bits, boolean any) {
        Resource r = d.resource();
        if (r == null) return;
        used.add(r);
        events.add(new Use(call, what, r, d.level(), d.levels(), d.layer(), d.layers(), plane, planes, bits, any));
    }

    void use(String call, String what, Resource r, int subresource, int bits) {
        used.add(r);
        int level = subresource % r.levels;
        int layer = subresource / r.levels % r.layers;
        int plane = subresource / r.levels / r.layers;
        events.add(new Use(call, what, r, level, 1, layer, 1, plane, 1, bits, false));
    }
}
