package tepui.drivers.d3d12.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.ID3D12QueryHeap;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.pipe.Context;
import tepui.pipe.Limits;
import tepui.pipe.Query;
import tepui.pipe.driver.QueryArguments;

/**
 * The queries of a context. Direct3D's end with the list that they began in, and what is below some implementations takes only one of a type at a time; so
 * each query of the contract is cut into stretches, and queries of one type that are active together share them. The driver's own draws do not
 * count: stretches end before them and begin anew behind.
 */
public final class QueryBook {
    private static final int SLOTS = 64;

    // ---- D3D12_QUERY_HEAP_TYPE
    private static final int HEAP_OCCLUSION = 0;
    private static final int HEAP_TIMESTAMP = 1;
    private static final int HEAP_STATISTICS = 2;
    private static final int HEAP_STREAM = 3;
    // ---- D3D12_QUERY_TYPE
    private static final int OCCLUSION = 0;
    private static final int TIMESTAMP = 2;
    private static final int STATISTICS = 3;
    private static final int STREAM = 4;

    private static final int STATISTICS_BYTES = 88;
    /** Slots of one kind, taken in order; gone when all are taken and none is needed any more. */
    static final class Pool {
        final long heap;
        final int bytes;
        final BufferStorage results;
        private final Gpu gpu;
        private int next;
        private int live;
        private boolean retired;

        Pool(Gpu gpu, int type, int bytes) {
            this.gpu = gpu;
            this.bytes = bytes;
            try (Scratch s = Scratch.brief(64)) {
                long desc = s.begin(16);
                s.i(type).i(SLOTS).i(0);
                heap = gpu.make(
                        "CreateQueryHeap",
                        ID3D12QueryHeap.IID,
                        (iid, out) -> ID3D12Device.createQueryHeap(gpu.device, desc, iid, out));
            }
            results = BufferStorage.alone(gpu, "createQuery", (long) SLOTS * bytes, Place.READBACK);
        }

        void release() {
            live--;
            if (next == SLOTS && live == 0) retire();
        }

        private void retire() {
            if (retired) return;
            retired = true;
            gpu.retired.add(heap);
            results.retire(gpu);
        }
    }

    /** Active queries of one type, and the slot that counts for them; -1 for none. */
    private static final class Line {
        final int heap;
        final int type;
        final List<D3d12Query> active = new ArrayList<>();

        @Nullable
        Pool pool;

        int running = -1;

        Line(int heap, int type) {
            this.heap = heap;
            this.type = type;
        }
    }

    /** A slot whose result is to be fetched. */
    private record Ended(Pool pool, int type, int slot) {}

    private final StatisticsRules rules;
    private final Recorder recorder;
    private final Gpu gpu;
    private final @Nullable Pool[] pools = new Pool[4];
    private final List<Line> lines = new ArrayList<>();
    private final List<Ended> ended = new ArrayList<>();
    private boolean suspended;
    /** The stream whose vertices draws make, where they make those of one only. */
    private int stream;

    public QueryBook(Recorder recorder, StatisticsRules rules) {
        this.rules = rules;
        this.recorder = recorder;
        this.gpu = recorder.gpu;
    }

    private static int heapOf(Query q) {
        return switch (q.kind()) {
            case OCCLUSION, OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE -> HEAP_OCCLUSION;
            case TIMESTAMP, TIME_ELAPSED -> HEAP_TIMESTAMP;
            case PIPELINE_STATISTIC -> HEAP_STATISTICS;
            // Those of other streams go no further, and are counted while they are captured.
            case PRIMITIVES_GENERATED -> q.index() == 0 ? HEAP_STATISTICS : HEAP_STREAM;
            case PRIMITIVES_WRITTEN, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> HEAP_STREAM;
        };
    }

    private static int typeOf(Query q) {
        return switch (heapOf(q)) {
            case HEAP_OCCLUSION -> OCCLUSION;
            case HEAP_TIMESTAMP -> TIMESTAMP;
            case HEAP_STATISTICS -> STATISTICS;
            default -> STREAM + (q.kind() == Query.Kind.STREAM_OVERFLOW_ANY ? 0 : q.index());
        };
    }

    /** Types that count for a query, from {@link #typeOf} on. */
    private static int typesOf(Query q) {
        return q.kind() == Query.Kind.STREAM_OVERFLOW_ANY ? Limits.STREAM_TARGETS : 1;
    }

    private Pool pool(int heap) {
        Pool p = pools[heap];
        if (p == null || p.next == SLOTS) {
            int bytes = heap == HEAP_STATISTICS ? STATISTICS_BYTES : heap == HEAP_STREAM ? 16 : 8;
            p = gpu.whole(() -> new Pool(gpu, heap, bytes));
            pools[heap] = p;
        }
        return p;
    }

    private Line line(D3d12Query q, int type) {
        for (Line l : lines) if (l.type == type) return l;
        Line made = new Line(heapOf(q), type);
        lines.add(made);
        return made;
    }

    /** Where each stream has draws of its own, only those of the first one count for what is no query of a stream. */
    private boolean counts(Line l) {
        if (!gpu.features.vkd3d) return true;
        return stream == (l.type >= STREAM ? l.type - STREAM : 0);
    }

    /** D3D12_QUERY_TYPE: each stream is the device's first one where that is its only one. */
    private int deviceType(Line l) {
        return gpu.features.vkd3d && l.type >= STREAM ? STREAM : l.type;
    }

    /** Draws make the vertices of this stream from here on. */
    public void stream(int number) {
        if (lines.isEmpty()) {
            stream = number;
            return;
        }
        recorder.ensure();
        for (int i = 0; i < lines.size(); i++) stop(lines.get(i));
        stream = number;
        listBegan();
    }

    private void start(Line l) {
        if (suspended || l.active.isEmpty() || l.running >= 0 || !counts(l)) return;
        Pool p = pool(l.heap);
        l.pool = p;
        l.running = p.next++;
        for (D3d12Query q : l.active) {
            q.segments.add(new D3d12Query.Segment(p, l.running));
            p.live++;
        }
        if (l.heap == HEAP_STATISTICS) rules.beforeStatistics();
        ID3D12GraphicsCommandList.beginQuery(recorder.list(), p.heap, deviceType(l), l.running);
    }

    private void stop(Line l) {
        Pool p = l.pool;
        if (l.running < 0 || p == null) return;
        finish(p, deviceType(l), l.running);
        l.running = -1;
    }

    /** Ends a slot; its result is fetched when the list ends, together with others. */
    private void finish(Pool p, int type, int slot) {
        ID3D12GraphicsCommandList.endQuery(recorder.list(), p.heap, type, slot);
        ended.add(new Ended(p, type, slot));
    }

    private void resolve() {
        for (int i = 0; i < ended.size(); i++) {
            Ended e = ended.get(i);
            Pool p = e.pool;
            ID3D12GraphicsCommandList.resolveQueryData(
                    recorder.list(), p.heap, e.type, e.slot, 1, p.results.handle, (long) e.slot * p.bytes);
        }
        ended.clear();
    }

    private void timestamp(D3d12Query q) {
        Pool p = pool(HEAP_TIMESTAMP);
        int slot = p.next++;
        p.live++;
        q.segments.add(new D3d12Query.Segment(p, slot));
        finish(p, TIMESTAMP, slot);
    }

    // ---- lists ----------------------------------------------------------------------------------------------------

    public void listEnds() {
        for (int i = 0; i < lines.size(); i++) stop(lines.get(i));
        resolve();
    }

    public void listBegan() {
        for (int i = 0; i < lines.size(); i++) start(lines.get(i));
    }

    public void suspend(boolean off) {
        if (off) for (int i = 0; i < lines.size(); i++) stop(lines.get(i));
        suspended = off;
        if (!off && recorder.serial != 0) listBegan();
    }

    // ---- calls ----------------------------------------------------------------------------------------------------

    public void begin(D3d12Query q) {
        QueryArguments.begin(q, q.active);
        if (q.kind() != Query.Kind.TIME_ELAPSED) rules.beforeBegin();
        recorder.ensure();
        q.clear();
        q.book = this;
        q.begun();
        if (q.kind() == Query.Kind.TIME_ELAPSED) {
            timestamp(q);
            return;
        }
        for (int i = 0; i < typesOf(q); i++) {
            Line l = line(q, typeOf(q) + i);
            stop(l);
            l.active.add(q);
            start(l);
        }
    }

    public void end(D3d12Query q) {
        QueryArguments.end(q, q.active);
        boolean timestamp = q.kind() == Query.Kind.TIMESTAMP;
        recorder.ensure();
        if (timestamp) {
            q.clear();
            q.book = this;
        }
        if (timestamp || q.kind() == Query.Kind.TIME_ELAPSED) {
            timestamp(q);
        } else {
            for (int i = 0; i < typesOf(q); i++) {
                Line l = line(q, typeOf(q) + i);
                stop(l);
                l.active.remove(q);
                start(l);
            }
        }
        q.ended(recorder.serial);
    }

    // ---- results --------------------------------------------------------------------------------------------------

    public long result(D3d12Query q, boolean wait) {
        QueryArguments.result("queryResult", q, q.active, q.ended);
        if (!q.isDone(gpu.timeline, recorder, recorder.serial, wait)) return Context.NOT_READY;
        long sum = 0;
        long first = 0;
        for (int i = 0; i < q.segments.size(); i++) {
            long value = value(q, q.segments.get(i));
            if (i == 0) first = value;
            if (heapOf(q) == HEAP_TIMESTAMP) sum = value;
            else sum += value;
        }
        return switch (q.kind()) {
            case TIMESTAMP -> (long) (sum * gpu.nanosPerTick());
            case TIME_ELAPSED -> (long) ((sum - first) * gpu.nanosPerTick());
            case OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> sum != 0 ? 1 : 0;
            default -> sum;
        };
    }

    private static long value(D3d12Query q, D3d12Query.Segment s) {
        long at = s.pool().results.address + (long) s.slot() * s.pool().bytes;
        return switch (q.kind()) {
            // Primitives that reach the clipper have left the last vertex stage.
            case PRIMITIVES_GENERATED ->
                Scratch.getLong(at + 8L * (q.index() == 0 ? Query.Statistic.CLIPPING_INPUT.ordinal() : 1));
            case PIPELINE_STATISTIC -> Scratch.getLong(at + 8L * q.index());
            case STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> Scratch.getLong(at + 8) - Scratch.getLong(at);
            default -> Scratch.getLong(at);
        };
    }

    public void close() {
        lines.clear();
        for (Pool p : pools) if (p != null) p.retire();
    }
}
