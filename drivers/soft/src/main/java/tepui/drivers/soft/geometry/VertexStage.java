package tepui.drivers.soft.geometry;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.raster.PrimitiveBatch;

/**
 * Vertex shader stage: collects the vertices that primitives ask for and shades them, {@link #LANES} at a time. An
 * index that comes again within a batch is shaded once: a table of {@link #CACHE} entries, addressed by the low bits of
 * the index, remembers where it is. A collision costs a vertex shaded twice, nothing else.
 */
final class VertexStage {
    static final int LANES = 128;
    /** Vertices of a batch. */
    static final int CAPACITY = 2048;

    private static final int CACHE = 4096;

    final VertexFetch fetch = new VertexFetch();
    final KernelFrame frame = new KernelFrame(LANES);

    private final int[] vertexIds = new int[CAPACITY + KernelFrame.GROUP];
    private final int[] instanceIds = new int[CAPACITY + KernelFrame.GROUP];
    private int count;

    /** Keys of the entries: the instance's stamp above, the vertex below. */
    private final long[] cacheKeys = new long[CACHE];

    private final int[] cacheSlots = new int[CACHE];
    private int stamp = 1;

    /** Made with the first program that is machine code. */
    private @Nullable VertexQuads quads;

    private @Nullable StageProgram program;
    private @Nullable FetchPlan plan;
    private @Nullable RecordPlan records;
    /** Shaded since it was last reset. */
    long invocations;

    // ---- the draw
    private int instance;
    int firstInstance;
    int baseVertex;
    int drawId;

    void configure(StageProgram vertexProgram, FetchPlan fetchPlan, RecordPlan recordPlan) {
        program = vertexProgram;
        plan = fetchPlan;
        records = recordPlan;
        StageProgram.reserve(frame, Slots.VERTEX_INPUT_WORDS, Slots.VERTEX_WORDS);
    }

    /** Shades as another stage does, which stays as it is meanwhile. */
    void copyFrom(VertexStage other) { // hot
        StageProgram p = other.program;
        FetchPlan f = other.plan;
        RecordPlan r = other.records;
        if (p == null || f == null || r == null) throw new IllegalStateException("VertexStage: not configured");
        configure(p, f, r);
        fetch.copyFrom(other.fetch, f);
        p.resources.copy(other.frame, frame);
        firstInstance = other.firstInstance;
        baseVertex = other.baseVertex;
        drawId = other.drawId;
        invocations = 0;
        reset();
    }

    /** Vertices that the batch can still take. */
    int room() {
        return CAPACITY - count;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Vertices from now on belong to this instance. */
    void beginInstance(int number) {
        instance = number;
        forget();
    }

    /** Vertices from now on are shaded anew. */
    private void forget() {
        if (++stamp == 0) {
            Arrays.fill(cacheKeys, 0);
            stamp = 1;
        }
    }

    /** Adds vertices that follow one another; the first one's slot is returned. */
    int addRange(int firstVertex, int n) { // hot
        int at = count;
        for (int i = 0; i < n; i++) {
            vertexIds[at + i] = firstVertex + i;
            instanceIds[at + i] = instance;
        }
        count = at + n;
        return at;
    }

    /** The slot of a vertex, which is added if it is not there. */
    int slot(int vertex) { // hot
        long key = (long) stamp << 32 | vertex & 0xffffffffL;
        int h = vertex & CACHE - 1;
        if (cacheKeys[h] == key) return cacheSlots[h];
        int at = count++;
        vertexIds[at] = vertex;
        instanceIds[at] = instance;
        cacheKeys[h] = key;
        cacheSlots[h] = at;
        return at;
    }

    /** Shades everything collected into the batch's records; then collects anew. */
    void shade(PrimitiveBatch batch) { // hot
        StageProgram p = program;
        FetchPlan f = plan;
        RecordPlan r = records;
        if (p == null || f == null || r == null) throw new IllegalStateException("VertexStage: not configured");
        CompiledKernel kernel = p.kernel(frame);
        VertexQuads code = kernel.isNative() ? quads() : null;
        fetch.quads = code;
        int words = r.words;
        batch.vertexWords = words;
        if (batch.records.length < count * words) batch.records = new int[CAPACITY * words];
        for (int from = 0; from < count; from += LANES) {
            int n = Math.min(LANES, count - from);
            int lanes = n + KernelFrame.GROUP - 1 & -KernelFrame.GROUP;
            Masks.first(frame, n, lanes);
            // Lanes beyond the last vertex repeat it, so that every lane has defined inputs.
            for (int l = n; l < lanes; l++) {
                vertexIds[from + l] = vertexIds[from + n - 1];
                instanceIds[from + l] = instanceIds[from + n - 1];
            }
            fetch.run(f, frame, vertexIds, instanceIds, from, lanes, firstInstance);
            if (f.perDraw) {
                Arrays.fill(frame.inI, Slots.BASE_VERTEX * LANES, Slots.BASE_VERTEX * LANES + lanes, baseVertex);
                Arrays.fill(frame.inI, Slots.DRAW_ID * LANES, Slots.DRAW_ID * LANES + lanes, drawId);
            }
            frame.lanes = lanes;
            kernel.run(frame);
            if (code != null) r.store(code, frame, n, batch.records, from * words);
            else r.store(frame, n, batch.records, from * words);
        }
        invocations += count;
        reset();
    }

    private @Nullable VertexQuads quads() {
        VertexQuads made = quads;
        if (made == null) {
            made = VertexQuads.make();
            quads = made;
        }
        return made;
    }

    /** Drops what was collected. */
    void reset() {
        count = 0;
        forget();
    }
}
