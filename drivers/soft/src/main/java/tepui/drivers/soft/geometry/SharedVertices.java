package tepui.drivers.soft.geometry;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.WorkWatch;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.PrimitiveBatch;
import tepui.drivers.soft.raster.Rasterizer;
import tepui.drivers.soft.raster.RunSource;

/**
 * Vertices of large draws by all workers: a draw is cut into runs of primitives, each of which a worker assembles, shades and sets up by
 * itself, with an assembler and a vertex stage of its own. Vertices that two runs have in common are shaded twice. For draws whose primitives
 * go straight to the rasteriser and whose vertex shader writes nothing; primitives are drawn in their order all the same.
 */
final class SharedVertices implements RunSource {
    /** Primitives of a draw that others are woken for. */
    static final int LEAST = 2048;

    /** Primitives of a run: a batch of vertices has as many, and fewer are not worth a list for each tile. */
    private static final int MOST_OF_RUN = 3072;

    /** Primitives of a draw at most. */
    static final long MOST = 1L << 31;

    private static final int LEAST_OF_RUN = 512;
    private static final int RUNS = 32;

    private final Rasterizer rasterizer;
    private final @Nullable Lane[] lanes;

    // ---- the draw
    private int serial;
    private @Nullable VertexStage vertices;
    private @Nullable PrimitiveAssembler assembler;
    private long first;
    private int count;
    private int primitives;
    /** Runs of an instance, or instances of a run. */
    private int runsEach;

    private int instancesEach;
    private int instances;
    private int perRun;
    private long generated;

    SharedVertices(Rasterizer rasterizer) {
        this.rasterizer = rasterizer;
        lanes = new Lane[rasterizer.threads()];
    }

    /** Workspace of one worker: vertex stage, assembler and rasteriser. */
    private static final class Lane implements PrimitiveAssembler.Sink {
        private final VertexStage vertices = new VertexStage();
        private final PrimitiveAssembler assembler = new PrimitiveAssembler(vertices, this);
        private final Rasterizer rasterizer;
        private final WorkWatch watch;
        private final int worker;
        private int serial;
        /** Primitives of the draw that it handed on. */
        private long generated;

        Lane(Rasterizer rasterizer, int worker) {
            this.rasterizer = rasterizer;
            this.worker = worker;
            watch = new WorkWatch(rasterizer.limit());
            vertices.frame.limit = rasterizer.limit();
        }

        @Override
        public void flush() { // hot
            if (vertices.isEmpty()) return;
            PrimitiveBatch batch = assembler.batch;
            vertices.shade(batch);
            generated += batch.count;
            rasterizer.drawShared(worker, batch);
            batch.count = 0;
            if (watch.isOver()) assembler.stopped = true;
        }
    }

    /**
     * Draws instances of a range; what it takes is as the stage and the assembler of the context have it.
     *
     * @param primitivesEach of an instance
     */
    void draw(
            DrawState state,
            VertexStage stage,
            PrimitiveAssembler itsAssembler,
            long firstElement,
            int elements,
            int instanceCount,
            int primitivesEach) {
        serial++;
        generated = 0;
        vertices = stage;
        assembler = itsAssembler;
        first = firstElement;
        count = elements;
        instances = instanceCount;
        primitives = primitivesEach;
        long all = (long) primitivesEach * instanceCount;
        perRun = Math.clamp(all / RUNS, LEAST_OF_RUN, MOST_OF_RUN);
        runsEach = (int) parts(primitivesEach, perRun);
        instancesEach = Math.max(1, perRun / primitivesEach);
        long runs = runsEach > 1 ? (long) runsEach * instanceCount : parts(instanceCount, instancesEach);
        try {
            rasterizer.drawShared(state, itsAssembler.batch.vertices, Math.toIntExact(runs), this);
        } finally {
            for (Lane lane : lanes) {
                if (lane == null || lane.serial != serial) continue;
                stage.invocations += lane.vertices.invocations;
                generated += lane.generated;
            }
            vertices = null;
            assembler = null;
        }
        itsAssembler.count(elements, primitivesEach, instanceCount);
    }

    /** Parts of a size that make up so many, the last one smaller. */
    static long parts(int all, int size) {
        return ((long) all + size - 1) / size;
    }

    /** Primitives that the last draw came to. */
    long generated() {
        return generated;
    }

    @Override
    public void run(int worker, int run) { // hot
        VertexStage stage = vertices;
        PrimitiveAssembler from = assembler;
        if (stage == null || from == null) return;
        Lane lane = lanes[worker];
        if (lane == null) {
            lane = new Lane(rasterizer, worker);
            lanes[worker] = lane;
        }
        if (lane.serial != serial) {
            lane.serial = serial;
            lane.generated = 0;
            lane.watch.begin();
            lane.assembler.copyFrom(from);
            lane.vertices.copyFrom(stage);
        }
        int base = stage.baseVertex;
        if (runsEach > 1) {
            int at = run % runsEach * perRun;
            lane.vertices.beginInstance(run / runsEach);
            lane.assembler.part(first, count, base, at, (int) Math.min((long) at + perRun, primitives));
        } else {
            int end = (int) Math.min((long) (run + 1) * instancesEach, instances);
            for (int i = run * instancesEach; i < end && !lane.assembler.stopped; i++) {
                lane.vertices.beginInstance(i);
                lane.assembler.part(first, count, base, 0, primitives);
            }
        }
        lane.flush();
    }
}
