package tepui.drivers.soft.jit;

import java.util.Random;

/**
 * Runs the vector form of one {@link SharedLoop} until the JVM has compiled it and it is faster than the plain one, which it
 * then replaces. A step is short, so that many loops take turns while the JVM's compiler works through its queue.
 */
final class LoopTraining {
    private static final long STEP_NANOS = 1_000_000;
    /** Given up after so many steps. */
    private static final int STEPS = 400;
    /** Steps without getting faster after which it is as fast as it gets. */
    private static final int STEADY = 4;

    private static final int LANES = 256;

    private final SharedLoop loop;
    private final LaneOp vectors;
    private final float[] f = new float[4 * LANES];
    private final int[] i = new int[4 * LANES];
    private int steps;
    private int steady;
    private double best = Double.MAX_VALUE;

    LoopTraining(SharedLoop loop, Lir.Alu alu) {
        this.loop = loop;
        vectors = VectorLoop.make(alu, loop.name);
        Random random = new Random(1);
        for (int n = 0; n < f.length; n++) {
            f[n] = random.nextFloat() * 8 - 4;
            i[n] = random.nextBoolean() ? -1 : random.nextInt(32);
        }
    }

    /** A turn; true when there is nothing left to do. */
    boolean step() {
        double time = time(vectors);
        steady = time < 0.9 * best ? 0 : steady + 1;
        best = Math.min(best, time);
        if (steady >= STEADY && best < time(loop.plain)) {
            loop.swap(vectors);
            return true;
        }
        return ++steps >= STEPS;
    }

    /** Nanoseconds of one run, the best of some. */
    private double time(LaneOp op) {
        long least = Long.MAX_VALUE;
        long begin = System.nanoTime();
        long now = begin;
        do {
            long start = now;
            op.run(f, i, 0, LANES, 2 * LANES, 3 * LANES, LANES);
            now = System.nanoTime();
            least = Math.min(least, now - start);
        } while (now - begin < STEP_NANOS);
        return least;
    }
}
