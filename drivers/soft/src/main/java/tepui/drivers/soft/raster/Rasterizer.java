package tepui.drivers.soft.raster;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;

/**
 * From primitives to texels. Draws and clears are collected in a scene, binned by tiles of the target, and executed on all
 * cores when the scene is flushed; that happens by itself when the targets change or the scene's memory is used up. The
 * result does not depend on the number of threads. One per context.
 */
public final class Rasterizer {
    private final Workers workers;
    private final FragmentPrograms programs;
    private final TileWorker[] tileWorkers;
    private final Scene scene = new Scene();
    private final ViewTransform view = new ViewTransform();
    private final WindowVertices window = new WindowVertices();
    private final TriangleSetup triangles;
    private final ClearValue clearValue = new ClearValue();
    private final AtomicInteger nextTile = new AtomicInteger();
    private final Workers.Job job = this::work;
    private @Nullable TargetSet targets;

    /** States that nobody uses, to be handed out again. */
    private DrawState[] free = new DrawState[16];

    private int freeCount;
    private DrawState current;
    /** The state that set-up is prepared for. */
    private @Nullable DrawState prepared;

    private long serial = 1;

    public Rasterizer(Workers workers, KernelOptions.Tier tier) {
        this(workers, KernelMaker.compiler(tier));
    }

    Rasterizer(Workers workers, KernelMaker maker) {
        this.workers = workers;
        programs = new FragmentPrograms(maker);
        tileWorkers = new TileWorker[workers.threads()];
        current = new DrawState();
        triangles = new TriangleSetup(scene, view, window);
        tileWorkers[0] = new TileWorker();
    }

    /** What is drawn into from now on. Flushes where this is a change. */
    public void setTargets(RenderTargets renderTargets) {
        TargetSet before = targets;
        if (before != null && before.targets.equals(renderTargets)) return;
        TargetSet set = new TargetSet(renderTargets);
        flush();
        if (before == null || !before.sameFormats(set)) current.program = null;
        targets = set;
        prepared = null;
        scene.reset(set.width, set.height);
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
        if (freeCount == free.length) free = java.util.Arrays.copyOf(free, 2 * freeCount);
        free[freeCount++] = s;
    }

    /** Draws the primitives of a batch under a state that {@link #next} gave. The batch may be used again at once. */
    public void draw(DrawState state, PrimitiveBatch batch) { // hot
        if (batch.count == 0) return;
        TargetSet to = targets();
        if (scene.isFull()) flush();
        if (prepared != state || state.scene != serial) prepare(state, to);
        switch (batch.vertices) {
            case 3 -> drawTriangles(state, batch);
            default -> throw new UnsupportedByDeviceException("draw: primitives of " + batch.vertices + " vertices");
        }
    }

    private TargetSet targets() {
        TargetSet t = targets;
        if (t == null) throw new IllegalStateException("draw: there are no render targets");
        return t;
    }

    private void prepare(DrawState state, TargetSet to) {
        FragmentProgram program = state.program;
        if (program == null) {
            program = programs.find(state, to);
            state.program = program;
        }
        if (state.scene != serial) {
            state.scene = serial;
            state.index = scene.addDraw(state);
        }
        VertexOutputs out = state.vertexOutputs;
        view.set(state, to, out != null && out.viewport ? 16 : 1);
        triangles.begin(state, program, to);
        prepared = state;
    }

    private void drawTriangles(DrawState state, PrimitiveBatch batch) { // hot
        TriangleSetup setup = triangles;
        int words = batch.vertexWords;
        int[] corners = batch.corners;
        setup.batch(batch);
        int made = 0;
        for (int p = 0, c = 0; p < batch.count; p++, c += 3) {
            if (scene.isFull()) {
                flush();
                prepare(state, targets());
                setup.batch(batch);
            }
            int a = corners[c];
            int b = corners[c + 1];
            int d = corners[c + 2];
            made += setup.triangle(a, b, d, corners[c + batch.provoking[p]] * words, batch.primitiveId[p]);
        }
        DrawTally tally = state.tally;
        if (tally != null) {
            tally.clippingInput += batch.count;
            tally.clippingOutput += made;
        }
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

    /** Clears the depth-stencil attachment of the targets, all layers, within a rectangle. */
    public void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            int x,
            int y,
            int width,
            int height) {
        Format format = targets().formats[TargetSet.DEPTH];
        if (format == null) return;
        clearValue.depthStencil(format, depth, depthValue, stencil, stencilValue, stencilMask);
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
        TileClear.add(
                scene, target, to.blockWords[target] >> 4, clearValue.words, clearValue.masks, minX, minY, maxX, maxY);
    }

    /**
     * The number of the scene being collected: it grows with each flush of a scene that held anything. What was drawn under a
     * smaller number is done; a resource that remembers the number of its last use knows whether it must be flushed for.
     */
    public long serial() {
        return serial;
    }

    /** Does the current scene hold anything? */
    public boolean isPending() {
        return !scene.isEmpty();
    }

    /** Executes the scene; when it returns, all of it is in the textures. Does nothing where there is nothing. */
    public void flush() {
        if (scene.drawCount == 0 && scene.isEmpty()) return;
        TargetSet to = targets();
        try {
            if (!scene.isEmpty()) {
                nextTile.set(0);
                workers.run(job);
                tally();
            }
        } finally {
            serial++;
            for (int i = 0; i < scene.drawCount; i++) {
                DrawState s = scene.draws[i];
                if (s != current) recycle(s);
            }
            prepared = null;
            scene.reset(to.width, to.height);
        }
    }

    private void work(int worker) {
        TargetSet to = targets();
        TileWorker w = tileWorkers[worker];
        if (w == null) {
            w = new TileWorker();
            tileWorkers[worker] = w;
        }
        w.begin(scene, to, serial);
        int tiles = scene.tiles();
        while (true) {
            int tile = nextTile.getAndIncrement();
            if (tile >= tiles) break;
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
