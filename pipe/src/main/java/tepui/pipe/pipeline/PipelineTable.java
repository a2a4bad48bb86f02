package tepui.pipe.pipeline;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.CompileEvent;
import tepui.pipe.driver.FlightRecording;

/**
 * Table of all graphics pipelines of a device, by program and key, and the threads that make them ahead of need. Contexts look
 * pipelines up through a {@link PipelineCursor} each. With {@code quick}, what a draw waits for is made quickly and
 * replaced by an optimised one later, without a wait; the old handle is retired.
 */
public final class PipelineTable implements AutoCloseable {
    private final PipelineCreator creator;
    private final boolean quick;
    private final boolean replaces;
    private final Map<Integer, ProgramPipelines> programs = new HashMap<>();
    private final PipelineCounters counters = new PipelineCounters();
    private final BackgroundCompiler background;
    private @Nullable NewKeys newKeys;
    /** Draws have begun: preparing pipelines from now on does not block the caller. */
    private volatile boolean drawn;

    /** Listener for keys that a draw used first in this process. */
    @FunctionalInterface
    public interface NewKeys {
        void seen(int[] key);
    }

    public PipelineTable(PipelineCreator creator, boolean quick) {
        this(creator, quick, quick);
    }

    /** With quick pipelines that stay where {@code replaces} is off: a program then draws with the same one in each pass. */
    public PipelineTable(PipelineCreator creator, boolean quick, boolean replaces) {
        this.creator = creator;
        this.quick = quick;
        this.replaces = replaces;
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
        drawn = true;
        PipelineEntry e = entry(key, true);
        if (e.handle != 0) {
            counters.mapHits.increment();
            return e;
        }
        boolean links = quick && creator.isQuick(e.key);
        boolean busy = e.inBackground;
        boolean made = make(e, quick, true);
        if (made) waited[1]++;
        if (links && made) {
            counters.linked.increment();
        } else {
            waited[0]++;
            (busy ? counters.waitsForBackground : e.first ? counters.waitsForPrograms : counters.waitsForStates)
                    .increment();
        }
        if (made && e.quick && replaces) background.optimise(e);
        return e;
    }

    /** The pipeline of a key that no draw waits for yet, made now if there is none. */
    PipelineEntry ahead(int[] key) {
        PipelineEntry e = entry(key, false);
        if (e.handle == 0) makeAhead(e);
        return e;
    }

    private PipelineEntry entry(int[] key, boolean drawn) {
        int hash = KeyWords.hash(key);
        PipelineEntry e;
        synchronized (programs) {
            ProgramPipelines all = programs.computeIfAbsent(key[KeyWords.PROGRAM], p -> new ProgramPipelines());
            PipelineEntry known = all.find(key, hash);
            if (known != null) return known;
            e = new PipelineEntry(key, all.size() == 0);
            all.add(e);
        }
        NewKeys listener = newKeys;
        if (drawn && listener != null) listener.seen(e.key);
        return e;
    }

    /** Makes the pipeline unless it is there; false if another thread was first. */
    private boolean make(PipelineEntry e, boolean quickly, boolean drawn) {
        synchronized (e) {
            if (e.handle != 0 || e.dead) return false;
            boolean withoutPipeline = creator.isWithoutPipeline(e.key);
            long made = create(e.key, quickly, drawn);
            (withoutPipeline ? counters.withoutPipeline : counters.made).increment();
            e.quick = quickly && !withoutPipeline;
            e.handle = made;
            return true;
        }
    }

    /** A pipeline that is kept nowhere. */
    long anew(int[] key) {
        (creator.isWithoutPipeline(key) ? counters.withoutPipeline : counters.made).increment();
        return create(key, false, true);
    }

    /** The creator's work, for flight recordings too. */
    private long create(int[] key, boolean quickly, boolean waited) {
        CompileEvent event = FlightRecording.isOn() ? CompileEvent.start() : null;
        long made = creator.create(key, quickly);
        if (event != null) {
            event.end((quickly ? "quick pipeline" : "pipeline") + " of program " + key[KeyWords.PROGRAM], waited);
        }
        return made;
    }

    /** Ends one of those. */
    void drop(long pipeline) {
        creator.retire(pipeline);
    }

    // ---- ahead of need ---------------------------------------------------------------------------------------------

    /** A pipeline that will be wanted: made by the background thread, after what was asked for before. */
    public void prepare(int[] key) {
        PipelineEntry e = entry(key, false);
        if (e.handle != 0) return;
        e.inBackground = true;
        background.prepare(e);
    }

    /**
     * What was prepared last is about to be drawn with. Before the first draw the caller makes what is missing, and waits
     * for the rest: programs load then, and nobody sees a frame late. After it the caller helps only where far more was prepared than
     * the background gets through.
     */
    public void settle() throws InterruptedException {
        background.help(drawn ? MOST_BEHIND : 0);
    }

    private static final int MOST_BEHIND = 64;

    /** On a background thread, or on one that helps. */
    void makeAhead(PipelineEntry e) {
        if (make(e, false, false)) {
            counters.madeAhead.increment();
            // Its program's next state shall not have to wait for shaders either.
            if (quick) background.optimise(e);
        }
        e.inBackground = false;
    }

    /** On a background thread: another handle takes the place of a quick one. Draws do not ask for the lock. */
    void improve(PipelineEntry e) {
        // The lock is held while the driver compiles: whoever destroys the program's shaders waits for it in forget.
        synchronized (e) {
            if (e.dead) return;
            if (!e.quick) {
                creator.prepareQuick(e.key);
                return;
            }
            long before = e.handle;
            e.handle = create(e.key, false, false);
            e.quick = false;
            creator.retire(before);
        }
        counters.optimised.increment();
    }

    /** Until all that was prepared so far is there; for tests and loading screens. */
    public void awaitBackground() throws InterruptedException {
        background.await();
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /**
     * A program is going: its pipelines are retired, and none is made of it any more. Waits for one that is being made, so the caller holds no lock
     * that {@link PipelineCreator#create} takes.
     */
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

    /** Ends the background threads and retires everything. */
    @Override
    public void close() {
        background.close();
        synchronized (programs) {
            for (ProgramPipelines p : programs.values()) p.each(this::retire);
            programs.clear();
        }
    }
}
