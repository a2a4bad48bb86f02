package tepui.layers.pipelines;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.layers.pipelines.PipelineRecording.Code;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.ShaderObject;
import tepui.pipe.format.Format;

/**
 * Preparation of recorded pipelines on background threads: shaders first, then the draws in the order in which they were first drawn. A shader that
 * the program asks for is made at once. When the program has all shaders of a draw, that draw comes next, and the program waits for it:
 * it loads then, or is about to draw. A failure is not reported here: the draw that needs the pipeline meets it again, and says so.
 */
final class Preparation {
    private final Device device;
    private final PipelineProgress progress;
    private final Consumer<String> log;
    private final Map<Code, ArrayDeque<PreparedShader>> unclaimed = new HashMap<>();
    private final IdentityHashMap<ShaderObject, PreparedShader> claimed = new IdentityHashMap<>();
    private final List<PreparedShader> shaders = new ArrayList<>();
    private final List<PreparedDraw> draws = new ArrayList<>();
    private final ArrayDeque<PreparedDraw> urgent = new ArrayDeque<>();
    private final List<Format> shown = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    /** Threads that look for more to do. */
    private int working;

    private final long began = System.nanoTime();
    private final int mostThreads;
    /** Draws of the recordings; what follows them is the same for other windows. */
    private final int recorded;

    private int nextShader;
    private int nextDraw;
    private int failed;
    private boolean told;
    private volatile boolean closed;

    Preparation(Device device, List<PipelineRecording> recordings, PipelineProgress progress, Consumer<String> log) {
        this.device = device;
        this.progress = progress;
        this.log = log;
        mostThreads = Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 4);
        for (PipelineRecording recording : recordings) add(recording);
        recorded = draws.size();
        progress.more(shaders.size() + draws.size());
    }

    private void add(PipelineRecording recording) {
        List<PreparedShader> objects = new ArrayList<>();
        for (int code : recording.objects()) {
            PreparedShader s = new PreparedShader(recording.shaders().get(code));
            objects.add(s);
            unclaimed.computeIfAbsent(s.code, c -> new ArrayDeque<>()).add(s);
        }
        for (Recipe recipe : recording.recipes()) {
            List<@Nullable PreparedShader> of = new ArrayList<>();
            for (int object : recipe.shaders()) of.add(object < 0 ? null : objects.get(object));
            add(new PreparedDraw(recipe, of));
        }
        // Those that were never drawn with only hold the places of objects.
        for (PreparedShader s : objects) if (!s.draws.isEmpty()) shaders.add(s);
    }

    private void add(PreparedDraw draw) {
        draws.add(draw);
        for (PreparedShader s : draw.shaders) if (s != null) s.draws.add(draw);
    }

    /** Starts threads for what there is to do. */
    synchronized void start() {
        while (!closed && working < mostThreads && working < left()) {
            working++;
            Thread t = new Thread(this::run, "tepui shipped pipelines " + threads.size());
            t.setDaemon(true);
            threads.add(t);
            t.start();
        }
    }

    private int left() {
        return shaders.size() - nextShader + draws.size() - nextDraw + urgent.size();
    }

    // ---- threads ----------------------------------------------------------------------------------------------------

    private void run() {
        StandIns standIns = null;
        Throwable failure = null;
        try {
            while (true) {
                PreparedShader shader = nextShader();
                if (shader != null) {
                    shader.make(device);
                    finished();
                    continue;
                }
                PreparedDraw draw = nextDraw();
                if (draw == null) break;
                if (standIns == null) standIns = new StandIns(device);
                prepare(standIns, draw);
            }
        } catch (RuntimeException | Error e) {
            failure = e;
        } finally {
            end(standIns, failure);
        }
    }

    private synchronized @Nullable PreparedShader nextShader() {
        if (closed || !urgent.isEmpty() || nextShader == shaders.size()) return null;
        return shaders.get(nextShader++);
    }

    private synchronized @Nullable PreparedDraw nextDraw() {
        if (closed) return null;
        while (true) {
            PreparedDraw next = urgent.poll();
            if (next == null && nextDraw < draws.size()) next = draws.get(nextDraw++);
            if (next == null) return null;
            if (next.taken) continue;
            next.taken = true;
            return next;
        }
    }

    private void prepare(StandIns standIns, PreparedDraw draw) {
        boolean there = use(draw);
        boolean refused = false;
        try {
            List<@Nullable ShaderObject> objects = new ArrayList<>();
            for (PreparedShader s : draw.shaders) {
                ShaderObject object = s == null || !there ? null : s.make(device);
                refused |= there && s != null && object == null;
                objects.add(object);
            }
            if (there && !refused) standIns.prepare(draw.recipe, objects);
        } catch (DeviceLostException e) {
            throw e;
        } catch (RuntimeException e) {
            // This device has no such formats, or no such draws.
            refused = true;
        } finally {
            done(draw, refused);
        }
    }

    /** From now on its shaders stay; false where one is gone. */
    private synchronized boolean use(PreparedDraw draw) {
        boolean there = true;
        for (PreparedShader s : draw.shaders) {
            if (s == null) continue;
            s.users++;
            there &= !s.destroyed;
        }
        return there;
    }

    private void done(PreparedDraw draw, boolean refused) {
        List<ShaderObject> gone = new ArrayList<>();
        synchronized (this) {
            for (PreparedShader s : draw.shaders) {
                if (s == null) continue;
                s.users--;
                ShaderObject object = s.object();
                if (s.users == 0 && s.destroyed && object != null) gone.add(object);
            }
            draw.done = true;
            if (refused) failed++;
            notifyAll();
        }
        for (ShaderObject object : gone) device.destroy(object);
        finished();
    }

    private void finished() {
        progress.done();
        synchronized (this) {
            notifyAll();
            if (told || closed || !progress.isOver()) return;
            told = true;
        }
        log.accept(draws.size() + " pipelines of " + shaders.size() + " shaders made ahead in "
                + (System.nanoTime() - began) / 1_000_000 + " ms"
                + (failed == 0 ? "" : ", " + failed + " of them are not for this device"));
    }

    private void end(@Nullable StandIns standIns, @Nullable Throwable failure) {
        try {
            if (standIns != null) standIns.close();
        } catch (RuntimeException e) {
            // A device that is lost; it takes them with it.
        }
        boolean stops;
        synchronized (this) {
            working--;
            stops = failure != null && !closed;
            // Whoever waits for what nobody makes any more shall go on.
            if (failure == null) {
                start();
            } else {
                closed = true;
                progress.over();
            }
            notifyAll();
        }
        if (stops && !(failure instanceof DeviceLostException)) {
            log.accept("no more pipelines are made ahead: " + failure);
        }
        // Last, so that whoever closes finds everything said.
        synchronized (this) {
            threads.remove(Thread.currentThread());
        }
    }

    // ---- the program ------------------------------------------------------------------------------------------------

    /** Is there anything that a program may still ask for? */
    synchronized boolean isUsedUp() {
        return unclaimed.isEmpty();
    }

    /** A shader that is made already, or now; null where the recording has none, or no more. */
    @Nullable
    ShaderObject claim(Code code) {
        PreparedShader found;
        synchronized (this) {
            ArrayDeque<PreparedShader> all = unclaimed.get(code);
            found = all == null ? null : all.poll();
            if (all != null && all.isEmpty()) unclaimed.remove(code);
            if (found == null || found.draws.isEmpty() || closed) return null;
        }
        ShaderObject object = found.make(device);
        if (object == null) return null;
        synchronized (this) {
            if (closed) return null;
            found.claimed = true;
            claimed.put(object, found);
            List<PreparedDraw> with = List.copyOf(found.draws);
            for (PreparedDraw draw : with) if (!draw.taken && draw.isComplete()) urgent.add(draw);
            start();
            // More of them may come while the lock is left.
            for (PreparedDraw draw : with) if (draw.isComplete()) await(draw);
        }
        return object;
    }

    /** The program destroys a shader; true where it goes later, since something is being made with it. */
    synchronized boolean destroysLater(ShaderObject object) {
        PreparedShader s = claimed.remove(object);
        if (s == null) return false;
        s.destroyed = true;
        return s.users > 0;
    }

    /** Windows show this format: what was drawn to another one of them is made for it too. */
    synchronized void shows(Format format) {
        if (shown.contains(format)) return;
        shown.add(format);
        int before = draws.size();
        for (int i = 0; i < recorded; i++) {
            PreparedDraw draw = draws.get(i);
            Recipe other = draw.recipe.isShown() ? draw.recipe.withShown(format) : draw.recipe;
            if (!other.equals(draw.recipe)) add(new PreparedDraw(other, draw.shaders));
        }
        if (draws.size() == before) return;
        progress.more(draws.size() - before);
        told = false;
        start();
    }

    /** Until all is made. */
    synchronized void await() {
        await(null);
    }

    /** Holding the lock: until a draw is prepared, or all are. */
    private void await(@Nullable PreparedDraw draw) {
        boolean interrupted = false;
        while (!closed && !(draw == null ? progress.isOver() : draw.done)) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** Ends the threads and what the program has not asked for. */
    void close() {
        List<Thread> last;
        synchronized (this) {
            closed = true;
            notifyAll();
            last = List.copyOf(threads);
        }
        try {
            for (Thread t : last) t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (device.lost() != null) return;
        for (PreparedShader s : shaders) {
            ShaderObject object = s.object();
            if (object != null && !s.claimed) device.destroy(object);
        }
    }
}
