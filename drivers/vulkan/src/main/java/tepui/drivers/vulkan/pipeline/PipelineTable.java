package tepui.drivers.vulkan.pipeline;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All graphics pipelines of a device, by program and key, and the thread that makes them ahead of need. Contexts look
 * pipelines up through a {@link PipelineCursor} each. With {@code quick}, what a draw waits for is made quickly and
 * replaced by an optimised one later, without a wait; the old handle is retired.
 */
public final class PipelineTable implements AutoCloseable {
    private final PipelineCreator creator;
    private final boolean quick;
    private final Map<Integer, ProgramPipelines> programs = new HashMap<>();
    private final PipelineCounters counters = new PipelineCounters();
    private final BackgroundCompiler background;
    private @Nullable NewKeys newKeys;

    /** Is told of each key that a draw used first in this process. */
    @FunctionalInterface
    public interface NewKeys {
        void seen(int[] key);
    }

    public PipelineTable(PipelineCreator creator, boolean quick) {
        this.creator = creator;
        this.quick = quick;
        this.background = new BackgroundCompiler(this);
    }

    public PipelineCounters counters() {
        return counters;
    }

    /** Before the first look-up. */
    public void onNewKey(NewKeys listener) {
        newKeys = listener;
    }

    /**
     * The pipeline of a key, made now if there is none.
     *
     * @param waited gets how often the caller had to wait added, and how many pipelines were made, at 0 and 1
     */
    PipelineEntry get(int[] key, long[] waited) {
        PipelineEntry e = entry(key, true);
        if (e.handle != 0) {
            counters.mapHits.increment();
            return e;
        }
        boolean busy = e.inBackground;
        (busy ? counters.waitsForBackground : counters.waitsForNew).increment();
        waited[0]++;
        if (make(e, quick)) waited[1]++;
        if (quick) background.optimise(e);
        return e;
    }

    private PipelineEntry entry(int[] key, boolean drawn) {
        int hash = PipelineKeyDescriptor.hash(key);
        PipelineEntry e;
        synchronized (programs) {
            ProgramPipelines all =
                    programs.computeIfAbsent(key[PipelineKeyDescriptor.PROGRAM], p -> new ProgramPipelines());
            PipelineEntry known = all.find(key, hash);
            if (known != null) return known;
            e = new PipelineEntry(key);
            all.add(e);
        }
        NewKeys listener = newKeys;
        if (drawn && listener != null) listener.seen(e.key);
        return e;
    }

    /** Makes the pipeline unless it is there; false if another thread was first. */
    private boolean make(PipelineEntry e, boolean quickly) {
        synchronized (e) {
            if (e.handle != 0) return false;
            long made = creator.create(e.key, quickly);
            counters.made.increment();
            e.handle = made;
            if (e.dead) creator.retire(made);
            return true;
        }
    }

    // ---- ahead of need ---------------------------------------------------------------------------------------------

    /** A pipeline that will be wanted: made by the background thread, after what was asked for before. */
    public void prepare(int[] key) {
        PipelineEntry e = entry(key, false);
        if (e.handle != 0) return;
        e.inBackground = true;
        background.prepare(e);
    }

    /** On the background thread. */
    void makeAhead(PipelineEntry e) {
        if (!e.dead && make(e, false)) counters.madeAhead.increment();
        e.inBackground = false;
    }

    /** On the background thread: another handle takes the place of a quick one. Draws do not ask for the lock. */
    void replace(PipelineEntry e) {
        synchronized (e) {
            if (e.dead) return;
            long before = e.handle;
            e.handle = creator.create(e.key, false);
            creator.retire(before);
        }
        counters.optimised.increment();
    }

    /** Until all that was prepared so far is there; for tests and loading screens. */
    public void awaitBackground() throws InterruptedException {
        background.await();
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /** A program is gone: its pipelines are retired. */
    public void forget(int program) {
        ProgramPipelines gone;
        synchronized (programs) {
            gone = programs.remove(program);
        }
        if (gone != null) gone.each(this::retire);
    }

    private void retire(PipelineEntry e) {
        synchronized (e) {
            e.dead = true;
            if (e.handle != 0) creator.retire(e.handle);
        }
    }

    /** Pipelines that there are, or are on their way. */
    public int size() {
        synchronized (programs) {
            int sum = 0;
            for (ProgramPipelines p : programs.values()) sum += p.size();
            return sum;
        }
    }

    /** Ends the background thread and retires everything. */
    @Override
    public void close() {
        background.close();
        synchronized (programs) {
            for (ProgramPipelines p : programs.values()) p.each(this::retire);
            programs.clear();
        }
    }
}
