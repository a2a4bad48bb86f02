package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A kernel that starts in the first tier and asks for the second when it is used much. It then keeps an eye on it: when the
 * JVM throws the faster code away, which it does when a branch is taken for the first time, the first tier steps in again
 * until the second has been exercised anew.
 */
final class TieredKernel extends Kernel {
    /** Runs until a kernel counts as used much. */
    private static final int HOT = 150;
    /** Runs between two copies of what was seen. */
    private static final int APART = 40;

    private static final int COPIES = 3;
    /** Runs from one look at the speed to the next. */
    private static final int LOOK = 1024;
    /** Slower than the first tier by so much, so many times in a row: it is no longer what it was. */
    private static final int SLOW = 3;

    private static final int STRIKES = 3;
    private static final int ATTEMPTS = 4;

    private final CompiledKernel compiled;
    private final Kernel loops;
    private final TierUp tierUp;
    private Kernel now;
    // counted by all threads without care: what is lost does not matter
    private int runs;
    private int next = HOT;
    private int strikes;
    private final AtomicInteger looking = new AtomicInteger();

    /** Nanoseconds that the first tier takes for a lane, 0 while unknown. */
    private volatile double loopTime;

    private int attempts;
    private List<FrameCopy> copies = new ArrayList<>();

    @Nullable
    Kernel vectors;

    TieredKernel(CompiledKernel compiled, Kernel loops, TierUp tierUp) {
        this.compiled = compiled;
        this.loops = loops;
        this.tierUp = tierUp;
        this.now = loops;
    }

    @Override
    public void run(KernelFrame frame) { // hot
        int n = ++runs;
        if (n >= next) {
            due(frame);
            return;
        }
        Kernel kernel = now;
        compiled.prepare(frame);
        kernel.run(frame);
    }

    private void due(KernelFrame frame) {
        Kernel kernel = now;
        compiled.prepare(frame);
        if (!looking.compareAndSet(0, 1)) {
            kernel.run(frame);
            return;
        }
        try {
            if (kernel == loops) {
                next = runs + APART;
                copies.add(new FrameCopy(frame));
                if (copies.size() == COPIES) {
                    next = Integer.MAX_VALUE;
                    List<FrameCopy> taken = copies;
                    copies = new ArrayList<>();
                    attempts++;
                    tierUp.enqueue(this, taken);
                }
                kernel.run(frame);
            } else {
                next = runs + LOOK;
                long start = System.nanoTime();
                kernel.run(frame);
                double time = (double) (System.nanoTime() - start) / frame.lanes;
                strikes = time > SLOW * loopTime ? strikes + 1 : 0;
                if (strikes >= STRIKES && frame.lanes == frame.stride) fallBack();
                if (strikes > 0) next = runs + LOOK / 16;
            }
        } finally {
            looking.set(0);
        }
    }

    private void fallBack() {
        strikes = 0;
        now = loops;
        runs = 0;
        next = attempts < ATTEMPTS ? HOT : Integer.MAX_VALUE;
        tierUp.tell("kernel '" + compiled.name() + "': the JVM is recompiling it; loops until that is done");
    }

    // ---- for TierUp

    CompiledKernel compiled() {
        return compiled;
    }

    Kernel loops() {
        return loops;
    }

    /** The second tier is ready and faster. */
    void swap(Kernel faster, double loopNanosPerLane) {
        loopTime = loopNanosPerLane;
        runs = 0;
        next = LOOK;
        now = faster;
    }

    boolean isFast() {
        return now != loops;
    }
}
