package tepui.drivers.soft.jit;

import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes second-tier kernels in the background: one daemon thread, one kernel at a time. Each is run on copies of real frames
 * until the JVM has compiled it and it is faster than the first tier; only then does it take over. Draws never wait.
 *
 * <p>It takes half a second a kernel, in the first second of a process more: that is C2's time, not ours.
 */
final class TierUp {
    /** What the one instance is: kernels have no owner, so the work has none either. */
    static final TierUp SHARED = new TierUp();

    /** One round of runs between two looks at the clock. */
    private static final long ROUND_NANOS = 10_000_000;
    /** Another kernel's turn when it has not become faster by then. */
    private static final long PATIENCE_NANOS = 5_000_000_000L;
    /** Rounds without getting faster after which it is as fast as it gets. */
    private static final int STEADY = 8;

    private static final int ATTEMPTS = 5;
    private static final int TRAINING = 400;

    private record Work(TieredKernel kernel, List<FrameCopy> copies, int attempt) {}

    private final LinkedBlockingQueue<Work> queue = new LinkedBlockingQueue<>();
    private @Nullable Thread thread;
    private volatile Consumer<String> messages = text -> {};
    private int busy;

    /** Takes what there is to say to people. */
    void messages(Consumer<String> sink) {
        messages = sink;
    }

    void tell(String text) {
        messages.accept(text);
    }

    synchronized void enqueue(TieredKernel kernel, List<FrameCopy> copies) {
        busy++;
        queue.add(new Work(kernel, copies, 1));
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
                Work work = queue.take();
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
        long start = System.nanoTime();
        double loops = round(kernel.loops(), copies);
        double best = Double.MAX_VALUE;
        int steady = 0;
        while (System.nanoTime() - start < PATIENCE_NANOS) {
            long begin = System.nanoTime();
            exercise(vectors, copies);
            double time = round(vectors, copies);
            steady = time < 0.93 * best ? 0 : steady + 1;
            best = Math.min(best, time);
            if (best < loops && steady >= STEADY) {
                // the first tier gets faster too meanwhile
                loops = Math.min(loops, round(kernel.loops(), copies));
                if (best < loops) break;
            }
            // while it is still interpreted, the cores are better used by the JVM's compiler
            if (best > 3 * loops) Thread.sleep(Math.min(50, (System.nanoTime() - begin) / 1_000_000 + 1));
        }
        if (best >= loops) return false;
        kernel.swap(vectors, loops);
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
