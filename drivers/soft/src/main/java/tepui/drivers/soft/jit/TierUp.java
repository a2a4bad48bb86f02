package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes what is faster in the background, by one daemon thread: loops that kernels share, then second-tier kernels, one at a time. Each is run on copies of real frames
 * until the JVM has compiled it and it is faster than the first tier; only then does it take over. Draws never wait.
 *
 * <p>It takes half a second a kernel and more, in the first second of a process more: that is C2's time, not ours.
 */
final class TierUp {
    /** What the one instance is: kernels have no owner, so the work has none either. */
    static final TierUp SHARED = new TierUp();

    /** One round of runs between two looks at the clock. */
    private static final long ROUND_NANOS = 10_000_000;
    /** Another kernel's turn when it has not become faster after so much of this thread's own time. */
    private static final long PATIENCE_NANOS = 1_250_000_000L;
    /** Rounds without getting faster after which it is as fast as it gets. */
    private static final int STEADY = 8;

    private static final int ATTEMPTS = 5;
    private static final int TRAINING = 400;

    private record Work(TieredKernel kernel, List<FrameCopy> copies, int attempt) {
        /** What it has cost so far, less where it has been tried in vain. */
        long gain() {
            return kernel.work() / attempt;
        }
    }

    private final List<Work> queue = new ArrayList<>();
    private final List<LoopTraining> loops = new ArrayList<>();
    private @Nullable Thread thread;
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final Set<Consumer<String>> informed = ConcurrentHashMap.newKeySet();
    private int busy;

    /** Adds somebody who takes what there is to say to people. */
    void listen(Consumer<String> listener) {
        listeners.add(listener);
    }

    void forget(Consumer<String> listener) {
        listeners.remove(listener);
        informed.remove(listener);
    }

    void tell(String text) {
        for (Consumer<String> listener : listeners) tell(listener, text);
    }

    /** What holds for all kernels: each listener hears it once. */
    void tellOnce(String text) {
        for (Consumer<String> listener : listeners) {
            if (informed.add(listener)) tell(listener, text);
        }
    }

    private void tell(Consumer<String> listener, String text) {
        try {
            listener.accept(text);
        } catch (RuntimeException e) {
            // A listener that fails must not end the work of the others.
            forget(listener);
        }
    }

    synchronized void enqueue(TieredKernel kernel, List<FrameCopy> copies) {
        busy++;
        queue.add(new Work(kernel, copies, 1));
        wake();
    }

    /** Loops come before kernels: all of these have them. */
    synchronized void enqueue(SharedLoop loop, Lir.Alu alu) {
        busy++;
        loops.add(new LoopTraining(loop, alu));
        wake();
    }

    private void wake() {
        notifyAll();
        if (thread == null) {
            Thread t = new Thread(this::work, "tepui-tier-up");
            t.setDaemon(true);
            t.setPriority(Thread.MIN_PRIORITY);
            thread = t;
            t.start();
        }
    }

    /** Waits until nothing is left to do. */
    synchronized void drain() throws InterruptedException {
        while (busy > 0) wait();
    }

    private void work() {
        try {
            train();
            while (true) {
                Work work = next();
                if (work == null) {
                    loops();
                    continue;
                }
                boolean again = false;
                try {
                    if (!improve(work.kernel, work.copies)) {
                        again = work.attempt < ATTEMPTS;
                        if (!again) {
                            tell("kernel '" + work.kernel.compiled().name()
                                    + "' stays in its first tier: the second is not faster");
                        }
                    }
                } catch (RuntimeException | LinkageError e) {
                    tell("kernel '" + work.kernel.compiled().name() + "' stays in its first tier: " + e);
                } finally {
                    done(again ? new Work(work.kernel, work.copies, work.attempt + 1) : null);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Has the JVM see gathers before anything else of the Vector API. Otherwise it has no profile of their range check when
     * it is busy later, keeps the path where that fails, and makes an object for each gather to report.
     */
    private void train() {
        try {
            CompiledKernel gathers = KernelCompiler.gathers();
            KernelFrame frame = new KernelFrame(gathers.stride());
            frame.lanes = frame.stride;
            for (int run = 0; run < TRAINING; run++) gathers.run(frame);
        } catch (RuntimeException | LinkageError e) {
            tell("the second tier's training failed: " + e);
        }
    }

    /** The kernel that would gain most; null where there are loops to see to. */
    private synchronized @Nullable Work next() throws InterruptedException {
        while (queue.isEmpty() && loops.isEmpty()) wait();
        if (!loops.isEmpty()) return null;
        Work most = queue.getFirst();
        for (Work work : queue) {
            if (work.gain() > most.gain()) most = work;
        }
        queue.remove(most);
        return most;
    }

    /** One turn of each loop. */
    private void loops() throws InterruptedException {
        List<LoopTraining> all;
        synchronized (this) {
            all = List.copyOf(loops);
        }
        long begin = System.nanoTime();
        List<LoopTraining> over = new ArrayList<>();
        for (LoopTraining loop : all) {
            if (loop.step()) over.add(loop);
        }
        synchronized (this) {
            loops.removeAll(over);
            busy -= over.size();
            notifyAll();
        }
        // the cores are better used by the JVM's compiler
        if (over.isEmpty()) Thread.sleep(Math.min(50, (System.nanoTime() - begin) / 1_000_000 + 1));
    }

    private synchronized void done(@Nullable Work again) {
        if (again == null) {
            busy--;
            notifyAll();
        } else {
            queue.add(again);
        }
    }

    /** Brings the second tier to speed; false if that has not worked out yet. */
    private boolean improve(TieredKernel kernel, List<FrameCopy> copies) throws InterruptedException {
        CompiledKernel compiled = kernel.compiled();
        Kernel vectors = kernel.vectors;
        if (vectors == null) {
            vectors = compiled.secondTier();
            kernel.vectors = vectors;
        }
        for (FrameCopy copy : copies) compiled.prepare(copy.frame);
        Patience patience = new Patience(PATIENCE_NANOS);
        double first = round(kernel.first(), copies);
        double best = Double.MAX_VALUE;
        int steady = 0;
        while (!patience.isOver()) {
            long begin = System.nanoTime();
            exercise(vectors, copies);
            double time = round(vectors, copies);
            steady = time < 0.93 * best ? 0 : steady + 1;
            best = Math.min(best, time);
            if (best < first && steady >= STEADY) {
                // the first tier gets faster too meanwhile
                first = Math.min(first, round(kernel.first(), copies));
                if (best < first) break;
            }
            // while it is still interpreted, the cores are better used by the JVM's compiler
            if (best > 3 * first) Thread.sleep(Math.min(50, (System.nanoTime() - begin) / 1_000_000 + 1));
        }
        if (best >= first) return false;
        kernel.swap(vectors, first);
        return true;
    }

    /** Runs a few lanes many times: the JVM compiles what is called often, and before that each lane is dear. */
    private static void exercise(Kernel kernel, List<FrameCopy> copies) {
        int bits = 0x9e3779b9;
        long begin = System.nanoTime();
        do {
            for (FrameCopy copy : copies) {
                copy.thin(bits);
                kernel.run(copy.frame);
                bits = bits * 1664525 + 1013904223;
                copy.few();
                kernel.run(copy.frame);
            }
        } while (System.nanoTime() - begin < ROUND_NANOS);
        for (FrameCopy copy : copies) copy.reset();
    }

    /** Nanoseconds a lane: the best of some whole runs. */
    private static double round(Kernel kernel, List<FrameCopy> copies) {
        double best = Double.MAX_VALUE;
        long begin = System.nanoTime();
        do {
            for (FrameCopy copy : copies) {
                copy.reset();
                long start = System.nanoTime();
                kernel.run(copy.frame);
                best = Math.min(best, (double) (System.nanoTime() - start) / copy.frame.lanes);
            }
        } while (System.nanoTime() - begin < ROUND_NANOS / 4);
        return best;
    }
}
