package tepui.drivers.soft.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.jit.VertexEmitter;
import tepui.drivers.soft.raster.PrimitiveBatch;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Geometry shader stage: a lane is one invocation for one primitive. Emitted vertices go to the output records as they
 * come, from all lanes mixed; each lane keeps the list of its own, and primitives are made from those lists lane by
 * lane, so the order is that of the input primitives and, within one, of its invocations.
 */
final class GeometryStage implements VertexEmitter {
    private static final int LANES = VertexStage.LANES;
    /** In a lane's list: the strip of a stream ends. Above it: the vertex number plus one. */
    private static final int CUT = 0;

    private static final int STREAM_SHIFT = 29;
    private static final int NUMBER = (1 << STREAM_SHIFT) - 1;

    private final KernelFrame frame = new KernelFrame(LANES);
    private final GeometryCounters counters;
    private @Nullable StageProgram program;
    private @Nullable RecordPlan records;
    private int inputVertices;
    private int invocations = 1;
    private int mostVertices;
    private boolean firstProvokes;
    private boolean writesId;
    private boolean streams;
    private int outputCorners = 3;

    private int[] events = {};
    private int eventsEach;
    private final int[] eventCount = new int[LANES];
    private final int[] emitted = new int[LANES];
    /** [stream * LANES + lane]: vertices since the strip began. */
    private final int[] open = new int[GeometryCounters.STREAMS * LANES];

    private int[] out = {};
    private int outCount;
    private final PrimitiveBatch batch = new PrimitiveBatch();

    GeometryStage(GeometryCounters counters) {
        this.counters = counters;
        frame.emitter = this;
    }

    KernelFrame frame() {
        return frame;
    }

    void configure(StageProgram geometry, RecordPlan recordPlan, boolean first) {
        Shader ir = geometry.ir;
        program = geometry;
        records = recordPlan;
        inputVertices = inputVertices(ir.inputTopology);
        invocations = Math.max(1, ir.invocations);
        mostVertices = ir.outputVertices;
        firstProvokes = first;
        outputCorners = switch (ir.outputTopology) {
            case POINTS -> 1;
            case LINES, LINE_STRIP -> 2;
            default -> 3;
        };
        writesId = false;
        streams = false;
        for (Variable v : ir.outputs) {
            writesId |= v.builtin == Builtin.PRIMITIVE_ID && v.stream == 0;
            streams |= v.stream > 0;
        }
        StageProgram.reserve(frame, Slots.STAGE_INPUT_WORDS, Slots.VERTEX_WORDS);
        if (frame.primitiveAt.length < 6 * LANES) frame.primitiveAt = new int[6 * LANES];
        eventsEach = 2 * mostVertices + GeometryCounters.STREAMS;
        if (events.length < eventsEach * LANES) events = new int[eventsEach * LANES];
        batch.vertices = outputCorners;
    }

    /** Vertices of an input primitive. */
    static int inputVertices(Shader.Topology topology) {
        return switch (topology) {
            case POINTS -> 1;
            case LINES, LINE_STRIP, ISOLINES -> 2;
            case LINES_ADJACENCY, QUADS -> 4;
            case TRIANGLES, TRIANGLE_STRIP -> 3;
            case TRIANGLES_ADJACENCY -> 6;
        };
    }

    /** Runs the shader on the primitives of a batch. */
    void run(PrimitiveBatch in, GeometryPipeline next) { // hot
        StageProgram p = program;
        if (p == null) throw new IllegalStateException("GeometryStage: not configured");
        KernelFrame f = frame;
        f.vertexIn = in.records;
        f.vertexInWords = in.vertexWords;
        int n = inputVertices;
        int total = in.count * invocations;
        // Fewer lanes where each may emit much: what is emitted between two batches stays within a few MB.
        int most = Math.clamp(16384 / Math.max(1, mostVertices) & -KernelFrame.GROUP, KernelFrame.GROUP, LANES);
        for (int from = 0; from < total; from += most) {
            int used = Math.min(most, total - from);
            int lanes = used + KernelFrame.GROUP - 1 & -KernelFrame.GROUP;
            Masks.first(f, used, lanes);
            for (int l = 0; l < lanes; l++) {
                int work = from + Math.min(l, used - 1);
                int primitive = work / invocations;
                f.inI[Slots.STAGE_PRIMITIVE_ID * LANES + l] = in.primitiveId[primitive];
                f.inI[Slots.STAGE_INVOCATION_ID * LANES + l] = work - primitive * invocations;
                for (int v = 0; v < n; v++) {
                    f.primitiveAt[v * LANES + l] = in.corners[primitive * n + v] * in.vertexWords;
                }
            }
            Arrays.fill(eventCount, 0, lanes, 0);
            Arrays.fill(emitted, 0, lanes, 0);
            Arrays.fill(open, 0);
            outCount = 0;
            f.lanes = lanes;
            p.kernel(f).run(f);
            counters.geometryInvocations += used;
            pass(used, next);
        }
    }

    @Override
    public void emit(KernelFrame f, int[] mask, int maskAt, int stream) { // hot
        RecordPlan plan = records;
        if (plan == null) return;
        int words = plan.words;
        for (int l = 0; l < f.lanes; l++) {
            if (mask[maskAt + l] == 0 || emitted[l] >= mostVertices || f.alive[l] == 0) continue;
            if (out.length < (outCount + 1) * words) {
                out = Arrays.copyOf(out, Math.max(4096, Math.max((outCount + 1) * words, out.length * 2)));
            }
            plan.storeLane(f, l, out, outCount * words);
            emitted[l]++;
            open[stream * LANES + l]++;
            events[l * eventsEach + eventCount[l]++] = stream << STREAM_SHIFT | outCount + 1;
            outCount++;
        }
    }

    @Override
    public void end(KernelFrame f, int[] mask, int maskAt, int stream) { // hot
        for (int l = 0; l < f.lanes; l++) {
            if (mask[maskAt + l] == 0 || open[stream * LANES + l] == 0) continue;
            open[stream * LANES + l] = 0;
            events[l * eventsEach + eventCount[l]++] = stream << STREAM_SHIFT | CUT;
        }
    }

    private void pass(int lanes, GeometryPipeline next) {
        RecordPlan plan = records;
        if (plan == null || outCount == 0) return;
        batch.records = out;
        batch.vertexWords = plan.words;
        for (int stream = 0; stream < (streams ? GeometryCounters.STREAMS : 1); stream++) {
            batch.count = 0;
            for (int l = 0; l < lanes; l++) assemble(l, stream);
            counters.geometryPrimitives += batch.count;
            if (batch.count > 0) next.afterGeometry(batch, stream);
        }
    }

    private void assemble(int lane, int stream) {
        int n = 0;
        int before = 0;
        int last = 0;
        int end = eventCount[lane];
        int id = frame.inI[Slots.STAGE_PRIMITIVE_ID * LANES + lane];
        boolean strip = false;
        Batches.grow(batch, batch.count + end, 3);
        for (int i = 0; i < end; i++) {
            int event = events[lane * eventsEach + i];
            if (event >>> STREAM_SHIFT != stream) continue;
            int number = (event & NUMBER) - 1;
            if ((event & NUMBER) == CUT) {
                if (strip) batch.flags[batch.count - 1] |= PrimitiveBatch.LAST_OF_STRIP;
                strip = false;
                n = 0;
                continue;
            }
            n++;
            switch (outputCorners) {
                case 1 -> add(id, number, 0, 0, 0);
                case 2 -> {
                    if (n >= 2) {
                        add(id, last, number, 0, n == 2 ? 8 : 0);
                        strip = true;
                    }
                }
                default -> {
                    if (n >= 3) {
                        if ((n & 1) == 1) add(id, before, last, number, 15);
                        else if (firstProvokes) add(id, before, number, last, 15);
                        else add(id, last, before, number, 15);
                    }
                }
            }
            before = last;
            last = number;
        }
        if (strip) batch.flags[batch.count - 1] |= PrimitiveBatch.LAST_OF_STRIP;
    }

    private void add(int id, int a, int b, int c, int flags) {
        int at = batch.count++;
        int each = outputCorners;
        int[] to = batch.corners;
        to[at * each] = a;
        if (each > 1) to[at * each + 1] = b;
        if (each > 2) to[at * each + 2] = c;
        int provoking = firstProvokes ? 0 : each - 1;
        batch.provoking[at] = (byte) provoking;
        batch.flags[at] = (byte) flags;
        batch.primitiveId[at] = writesId ? out[to[at * each + provoking] * batch.vertexWords + Slots.PRIMITIVE_ID] : id;
    }
}
