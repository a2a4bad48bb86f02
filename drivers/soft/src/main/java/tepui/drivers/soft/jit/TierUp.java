package tepui.drivers.soft.jit;

import java.util.ArrayList;
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
    /** Gives up when it has not become faster by then. */
    private static final long PATIENCE_NANOS = 6_000_000_000L;
    /** Rounds without getting faster, after which it is as fast as it gets. */
    private static final int STEADY = 8;

    private record Work(TieredKernel kernel, List<FrameCopy> copies) {}

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
        queue.add(new Work(kernel, copies));
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
            while (true) {
                Work work = queue.take();
                try {
                    improve(work.kernel, work.copies);
                } catch (RuntimeException | LinkageError e) {
                    tell("kernel '" + work.kernel.compiled().name() + "' stays in its first tier: " + e);
                } finally {
                    synchronized (this) {
                        busy--;
                        notifyAll();
                    }
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void improve(TieredKernel kernel, List<FrameCopy> copies) {
        CompiledKernel compiled = kernel.compiled();
        Kernel vectors = kernel.vectors;
        if (vectors == null) {
            vectors = compiled.secondTier();
            kernel.vectors = vectors;
        }
        for (FrameCopy copy : copies) compiled.prepare(copy.frame);
        double loops = Double.MAX_VALUE;
        for (int i = 0; i < 4; i++) loops = Math.min(loops, round(kernel.loops(), copies, false));
        double best = Double.MAX_VALUE;
        long start = System.nanoTime();
        int steady = 0;
        while (System.nanoTime() - start < PATIENCE_NANOS) {
            double time = round(vectors, copies, true);
            if (time < 0.93 * best) {
                steady = 0;
            } else {
                steady++;
            }
            best = Math.min(best, time);
            if (best < loops && steady >= STEADY) break;
        }
        if (best < loops) {
            kernel.swap(vectors, loops);
        } else {
            tell("kernel '" + compiled.name() + "' stays in its first tier: " + Math.round(loops * 1e3)
                    + " ps a lane, the second takes " + Math.round(best * 1e3));
        }
    }

    /** Runs for a while; nanoseconds a lane, the best of the copies' whole runs. */
    private static double round(Kernel kernel, List<FrameCopy> copies, boolean thin) {
        double best = Double.MAX_VALUE;
        int bits = 0x9e3779b9;
        long begin = System.nanoTime();
        do {
            for (FrameCopy copy : new ArrayList<>(copies)) {
                if (thin) {
                    copy.thin(bits);
                    kernel.run(copy.frame);
                    bits = bits * 1664525 + 1013904223;
                }
                long start = System.nanoTime();
                for (int i = 0; i < 4; i++) {
                    copy.reset();
                    kernel.run(copy.frame);
                }
                best = Math.min(best, (System.nanoTime() - start) / 4.0 / copy.frame.lanes);
            }
        } while (System.nanoTime() - begin < ROUND_NANOS);
        return best;
    }
}
