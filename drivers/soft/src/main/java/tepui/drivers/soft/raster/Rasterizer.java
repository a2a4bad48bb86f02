package tepui.drivers.soft.raster;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.jit.RunLimit;
import tepui.drivers.soft.jit.Workers;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;

/**
 * Rasteriser: from primitives to texels. Draws and clears are collected in a scene, binned by tiles of the target, and
 * executed on all cores when the scene is flushed; that happens by itself when the targets change or the scene's memory
 * is used up. The result does not depend on the number of threads. One per context.
 */
public final class Rasterizer {
    /** Depth, among what {@link #clearDepthStencil} writes. */
    public static final int DEPTH = 256;

    /** Runs of a draw that are begun before the scene is looked at again. */
    private static final int MOST_RUNS = 256;

    private final Workers workers;
    private final FragmentPrograms programs;
    private final TileWorker[] tileWorkers;
    final Scene scene = new Scene();
    final SetupUnit setup;
    private final SharedSetup shared;
    private final ClearValue clearValue = new ClearValue();
    private final AtomicInteger nextTile = new AtomicInteger();
    private final Workers.Job job = this::work;
    private @Nullable TargetSet targets;

    /** Free states, to be handed out again. */
    private DrawState[] free = new DrawState[16];

    private int freeCount;
    private DrawState current;
    /** The state that set-up is prepared for. */
    private @Nullable DrawState prepared;

    private int preparedVertices;
    /** Runs that several threads set up, since it was made. */
    private long sharedRuns;

    private long serial = 1;

    public Rasterizer(Workers workers, KernelOptions.Tier tier) {
        this(workers, KernelMaker.compiler(tier));
    }

    Rasterizer(Workers workers, KernelMaker maker) {
        this.workers = workers;
        programs = new FragmentPrograms(maker);
        tileWorkers = new TileWorker[workers.threads()];
        current = new DrawState();
        setup = new SetupUnit(scene.current, maker.isMachineCode());
        shared = new SharedSetup(scene, workers, maker.isMachineCode());
        tileWorkers[0] = new TileWorker(workers.limit);
    }

    /** Sets the targets that are drawn into from now on. Flushes where this is a change. */
    public void setTargets(RenderTargets renderTargets) {
        TargetSet before = targets;
        if (before != null && (before.targets == renderTargets || before.targets.equals(renderTargets))) return;
        TargetSet set = new TargetSet(renderTargets);
        flush();
        if (before == null || !before.sameFormats(set)) current.forgetPrograms();
        targets = set;
        prepared = null;
        reset(set);
    }

    /** A state to fill, with the values of the one before. Valid until the next one is asked for. */
    public DrawState next() {
        DrawState before = current;
        DrawState s = freeCount > 0 ? free[--freeCount] : new DrawState();
        s.copyFrom(before);
        current = s;
        if (before.scene != serial) recycle(before);
        return s;
    }

    private void recycle(DrawState s) {
        s.release();
        if (freeCount == free.length) free = Arrays.copyOf(free, 2 * freeCount);
        free[freeCount++] = s;
    }

    /** Draws the primitives of a batch under a state that {@link #next} gave. The batch may be used again at once. */
    public void draw(DrawState state, PrimitiveBatch batch) { // hot
        if (batch.count == 0) return;
        DrawTally tally = state.tally;
        if (tally != null) tally.clippingInput += batch.count;
        if (state.raster.discard()) return;
        if (scene.isFull()) flush();
        prepare(state, batch);
        int made = 0;
        int start = 0;
        while (start < batch.count) {
            made += setup.draw(batch, start);
            start = setup.reached;
            if (start < batch.count) {
                flush();
                prepare(state, batch);
            }
        }
        if (tally != null) tally.clippingOutput += made;
    }

    /** Threads that may set up primitives. */
    public int threads() {
        return workers.threads();
    }

    /**
     * Draws the runs of a large draw, set up by all workers; what they hand over with {@link #drawShared(int, PrimitiveBatch)} is drawn in
     * the order of the runs.
     *
     * @param vertices of a primitive
     */
    public void drawShared(DrawState state, int vertices, int runs, RunSource source) {
        if (state.raster.discard()) return;
        for (int done = 0; done < runs && !workers.limit.isOver(); ) {
            if (scene.isFull()) flush();
            FragmentProgram program = program(state, vertices);
            shared.begin(state, program, targets(), state.index[vertices], vertices);
            int some = shared.run(source, done, Math.min(runs - done, MOST_RUNS));
            setup.into(scene.current);
            prepared = null;
            done += some;
            sharedRuns += some;
            DrawTally tally = state.tally;
            if (tally != null) shared.tally(tally);
        }
    }

    /** Draws a batch of the run that a worker was asked for. */
    public void drawShared(int worker, PrimitiveBatch batch) { // hot
        shared.draw(worker, batch);
    }

    /** How many runs several threads have set up. */
    public long sharedRuns() {
        return sharedRuns;
    }

    private TargetSet targets() {
        TargetSet t = targets;
        if (t == null) throw new IllegalStateException("draw: there are no render targets");
        return t;
    }

    /** Gets set-up ready for a batch under a state. */
    private void prepare(DrawState state, PrimitiveBatch batch) { // hot
        int vertices = batch.vertices;
        if (state != prepared || state.scene != serial || vertices != preparedVertices) {
            FragmentProgram program = program(state, vertices);
            setup.begin(state, program, targets(), state.index[vertices], vertices);
            prepared = state;
            preparedVertices = vertices;
        }
        setup.batch(batch);
    }

    /** The program of a state, which becomes part of the scene. */
    private FragmentProgram program(DrawState state, int vertices) { // hot
        TargetSet to = targets();
        FragmentProgram program = state.programs[vertices];
        if (program == null) {
            program = programs.find(state, to, vertices);
            state.programs[vertices] = program;
        }
        if (state.scene != serial) {
            state.scene = serial;
            Arrays.fill(state.index, -1);
        }
        if (state.index[vertices] < 0)
            state.index[vertices] = scene.addDraw(state, program, DrawUse.of(state, program, to));
        return program;
    }

    /** Makes the kernels that primitives of so many vertices need under a state, unless they are there. */
    public void prepareKernels(DrawState state, int vertices) {
        programs.find(state, targets(), vertices);
    }

    /**
     * Clears a colour attachment of the targets, all layers, within a rectangle.
     *
     * @param writeMask bits 0 to 3: red to alpha
     */
    public void clearColor(int index, ClearColor value, int x, int y, int width, int height, int writeMask) {
        Format format = targets().formats[index];
        if (format == null || writeMask == 0) return;
        clearValue.color(format, value, writeMask);
        clear(index, x, y, width, height);
    }

    /**
     * Clears the depth-stencil attachment of the targets, all layers, within a rectangle.
     *
     * @param writes bits of the stencil that are written, and {@link #DEPTH}
     */
    public void clearDepthStencil(double depth, int stencil, int writes, int x, int y, int width, int height) {
        Format format = targets().formats[TargetSet.DEPTH];
        if (format == null) return;
        clearValue.depthStencil(format, (writes & DEPTH) != 0, depth, (writes & 255) != 0, stencil, writes & 255);
        clear(TargetSet.DEPTH, x, y, width, height);
    }

    private void clear(int target, int x, int y, int width, int height) {
        TargetSet to = targets();
        int minX = Math.max(x, 0);
        int minY = Math.max(y, 0);
        int maxX = (int) Math.min((long) x + width, to.width) - 1;
        int maxY = (int) Math.min((long) y + height, to.height) - 1;
        if (minX > maxX || minY > maxY) return;
        if (scene.isFull()) flush();
        TileClear.add(scene.current, target, to.blockWords[target] >> 4, clearValue, minX, minY, maxX, maxY);
    }

    /**
     * The number of the scene being collected: it grows with each flush of a scene that held anything. What was drawn under a
     * smaller number is done; a resource that remembers the number of its last use knows whether it must be flushed for.
     */
    public long serial() {
        return serial;
    }

    /** Fragment programs that draws had to make. */
    public long programsMade() {
        return programs.made();
    }

    /** Does the current scene hold anything? */
    public boolean isPending() {
        return !scene.isEmpty();
    }

    /** Of every kernel that runs for the device. */
    public RunLimit limit() {
        return workers.limit;
    }

    /** Executes the scene; when it returns, all of it is in the textures. Does nothing where there is nothing. */
    public void flush() {
        if (scene.drawCount == 0 && scene.isEmpty()) return;
        TargetSet to = targets();
        try {
            if (!scene.isEmpty()) {
                nextTile.set(0);
                to.begin(scene.tilesX, scene.tilesY());
                // Waking somebody costs more than a tile or two.
                workers.run(job, scene.tilesOfWork() / 2);
                tally();
            }
        } finally {
            for (int i = 0; i < scene.drawCount; i++) {
                DrawState s = scene.draws[i];
                // A state is here once for each kind of primitive.
                if (s == current || s.scene != serial) continue;
                recycle(s);
            }
            serial++;
            prepared = null;
            reset(to);
        }
    }

    private void reset(TargetSet to) {
        scene.reset(to.width, to.height);
        setup.into(scene.current);
    }

    private void work(int worker) {
        TargetSet to = targets();
        TileWorker w = tileWorkers[worker];
        if (w == null) {
            w = new TileWorker(workers.limit);
            tileWorkers[worker] = w;
        }
        w.begin(scene, to, serial);
        int tiles = scene.tiles();
        while (true) {
            int tile = nextTile.getAndIncrement();
            if (tile >= tiles || workers.limit.isOver()) break;
            if (!scene.isTileEmpty(tile)) w.tile(scene, tile);
        }
    }

    private void tally() {
        for (int i = 0; i < scene.drawCount; i++) {
            DrawTally tally = scene.draws[i].tally;
            if (tally == null) continue;
            for (TileWorker w : tileWorkers) {
                if (w == null || w.serial != serial) continue;
                tally.samplesPassed += w.run.samplesPassed[i];
                tally.fragmentInvocations += w.run.invocations[i];
            }
        }
    }
}
