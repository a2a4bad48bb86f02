package tepui.drivers.soft.jit;

import java.util.function.Consumer;

/**
 * Time limit of one run of a kernel in its loops, in processor time: a shader that never ends is stopped then, and so
 * is everything that runs after it, since its device is lost. Loops count rounds and look at the time only where some
 * thousand are through.
 */
public final class RunLimit {
    /** Ten seconds, as systems have it for devices. */
    public static final long USUAL_NANOS = 10_000_000_000L;

    /** Rounds from one look at the time to the next. */
    static final int SLICE = 1 << 12;

    /** Least time of a round of an empty loop in machine code, with its count in memory. */
    private static final int NANOS_A_ROUND = 2;

    private final long nanos;
    private final Consumer<String> lost;
    private volatile boolean over;

    /**
     * @param lost is told once, by the thread that found a run over its time
     */
    public RunLimit(long nanos, Consumer<String> lost) {
        this.nanos = nanos;
        this.lost = lost;
    }

    /** A run was stopped: nothing runs any more. */
    public boolean isOver() { // hot
        return over;
    }

    /** Rounds of machine code, which cannot look at the time: about as many as the time allows. */
    int machineRounds() {
        return over ? SLICE : (int) Math.min(Integer.MAX_VALUE, nanos / NANOS_A_ROUND);
    }

    RunClock begin() {
        return new RunClock(nanos);
    }

    /** A run has had its time. */
    void exceed() {
        exceed("a shader went round its loops in one run for");
    }

    /** A run of machine code has had its rounds, which are fewer than a long time allows. */
    void exceedRounds() {
        if (nanos / NANOS_A_ROUND <= Integer.MAX_VALUE) exceed();
        else stop("a shader went round its loops " + Integer.MAX_VALUE + " times in one run and was stopped");
    }

    void exceed(String what) {
        stop(what + " " + nanos / 1_000_000 + " ms and was stopped; setting 'hang' says how long it may");
    }

    private void stop(String why) {
        synchronized (this) {
            if (over) return;
            over = true;
        }
        lost.accept(why);
    }
}
