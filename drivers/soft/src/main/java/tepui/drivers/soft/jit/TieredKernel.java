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
    // Counted in groups of lanes.
    /**
     * Until a kernel is worth it: two million lanes. Of an operation, the first tier has then cost what it costs the JVM to compile
     * it as vector code, some milliseconds, so that a program that ends soon does not pay for what it does not use.
     */
    private static final int HOT = 2_000_000 / KernelFrame.GROUP;
    /** Between two copies of what was seen. */
    private static final int APART = 1000;

    private static final int COPIES = 3;
    /** From one look at the speed to the next. */
    private static final int LOOK = 16_384;
    /** Slower than the first tier by so much, so many times in a row: it is no longer what it was. */
    private static final int SLOW = 3;

    private static final int STRIKES = 3;
    private static final int ATTEMPTS = 4;

    private final CompiledKernel compiled;
    private final Kernel first;
    private final TierUp tierUp;
    private Kernel now;
    private final int size;
    // counted by all threads without care: what is lost does not matter
    private int groups;
    private int next = HOT;
    private int strikes;
    private final AtomicInteger looking = new AtomicInteger();

    /** Nanoseconds that the first tier takes for a lane, 0 while unknown. */
    private volatile double firstTime;

    private int attempts;
    private List<FrameCopy> copies = new ArrayList<>();

    @Nullable
    Kernel vectors;

    /** @param size of its code in any unit */
    TieredKernel(CompiledKernel compiled, int size, Kernel first, TierUp tierUp) {
        this.compiled = compiled;
        this.size = size;
        this.first = first;
        this.tierUp = tierUp;
        this.now = first;
    }

    @Override
    public void run(KernelFrame frame) { // hot
        int n = groups += frame.lanes / KernelFrame.GROUP;
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
            if (kernel == first) {
                next = groups + APART;
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
                groups = 0;
                next = LOOK;
                long start = System.nanoTime();
                kernel.run(frame);
                double time = (double) (System.nanoTime() - start) / frame.lanes;
                strikes = time > SLOW * firstTime ? strikes + 1 : 0;
                if (strikes >= STRIKES && frame.lanes == frame.stride) fallBack();
                if (strikes > 0) next = LOOK / 16;
            }
        } finally {
            looking.set(0);
        }
    }

    private void fallBack() {
        strikes = 0;
        now = first;
        groups = 0;
        next = attempts < ATTEMPTS ? HOT : Integer.MAX_VALUE;
        tierUp.tell("kernel '" + compiled.name() + "': the JVM is recompiling it; its first tier until that is done");
    }

    // ---- for TierUp

    CompiledKernel compiled() {
        return compiled;
    }

    /** What it has cost so far: lanes times size, in any unit. */
    long work() {
        return (long) groups * size;
    }

    Kernel first() {
        return first;
    }

    /** The second tier is ready and faster. */
    void swap(Kernel faster, double firstNanosPerLane) {
        firstTime = firstNanosPerLane;
        groups = 0;
        next = LOOK;
        now = faster;
    }

    boolean isFast() {
        return now != first;
    }
}
