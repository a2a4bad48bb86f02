package tepui.drivers.soft.raster;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Workers;

/**
 * Set-up of one large draw by all workers: the draw comes as runs of primitives, each of which becomes a {@link SceneRun} with lists of its
 * own. Runs are begun in their order and no more are begun once the scene is full, so those that are done are the draw's first ones.
 */
final class SharedSetup implements Workers.Job {
    private final Scene scene;
    private final Workers workers;
    private final boolean machineCode;
    private final @Nullable SetupUnit[] units;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong ints = new AtomicLong();
    private final AtomicLong floats = new AtomicLong();
    private final AtomicLong lists = new AtomicLong();

    // ---- the draw
    private DrawState state = new DrawState();
    private FragmentProgram program = FragmentProgram.NONE;
    private @Nullable TargetSet targets;
    private @Nullable RunSource source;
    private int draw;
    private int vertices;
    private int first;
    private int count;
    private int base;
    private long serial;

    SharedSetup(Scene scene, Workers workers, boolean machineCode) {
        this.scene = scene;
        this.workers = workers;
        this.machineCode = machineCode;
        units = new SetupUnit[workers.threads()];
    }

    /** The next draw: its state is part of the scene. */
    void begin(DrawState newState, FragmentProgram newProgram, TargetSet to, int itsDraw, int itsVertices) {
        state = newState;
        program = newProgram;
        targets = to;
        draw = itsDraw;
        vertices = itsVertices;
        serial++;
    }

    /** Sets up runs from {@code firstRun} on, {@code most} at most; returns how many. */
    int run(RunSource from, int firstRun, int most) {
        source = from;
        first = firstRun;
        count = most;
        base = scene.reserveShared(most);
        next.set(0);
        ints.set(0);
        floats.set(0);
        lists.set(0);
        int done = 0;
        try {
            workers.run(this, most);
        } finally {
            done = Math.min(next.get(), most);
            scene.addShared(done);
            source = null;
        }
        return done;
    }

    @Override
    public void work(int worker) { // hot
        RunSource from = source;
        TargetSet to = targets;
        if (from == null || to == null) return;
        SetupUnit unit = units[worker];
        if (unit == null) {
            unit = new SetupUnit(scene.current, machineCode);
            units[worker] = unit;
        }
        unit.begin(state, program, to, draw, vertices);
        if (unit.serial != serial) {
            unit.serial = serial;
            unit.input = 0;
            unit.made = 0;
        }
        while (!workers.limit.isOver() && !scene.isFull(ints.get(), floats.get(), lists.get())) {
            int n = next.getAndIncrement();
            if (n >= count) return;
            SceneRun run = scene.runs[base + n];
            run.reset(scene.tilesX, scene.tiles());
            unit.into(run);
            from.run(worker, first + n);
            ints.addAndGet(run.intCount);
            floats.addAndGet(run.floatCount);
            lists.addAndGet(run.listWords());
        }
    }

    /** Sets up a batch of the run that a worker was given. */
    void draw(int worker, PrimitiveBatch batch) { // hot
        SetupUnit unit = units[worker];
        if (unit == null || batch.count == 0) return;
        unit.input += batch.count;
        unit.batch(batch);
        unit.made += unit.draw(batch, 0);
    }

    /** Adds what the draw's primitives came to. */
    void tally(DrawTally tally) {
        for (SetupUnit unit : units) {
            if (unit == null || unit.serial != serial) continue;
            tally.clippingInput += unit.input;
            tally.clippingOutput += unit.made;
        }
    }
}
