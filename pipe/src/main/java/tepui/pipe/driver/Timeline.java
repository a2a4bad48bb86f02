package tepui.pipe.driver;

/**
 * Serial numbers of batches, in the order in which they were opened. A batch is open, then submitted, then done. Resources carry the serial of
 * their last use; asking whether it is done is one comparison in the usual case. What a device is asked, and how one waits for it, is the
 * driver's: it keeps what it needs for that by {@linkplain #slot slot}.
 */
public abstract class Timeline {
    /** Batches that are known at a time, a power of two. */
    protected static final int SLOTS = 1024;

    private static final byte DONE = 0;
    private static final byte OPEN = 1;
    private static final byte SUBMITTED = 2;
    /** A thread that waits looks so often whether the device hangs. */
    private static final long LOOK_NANOS = 1_000_000_000L;
    /** A thread that waits for a time looks so often whether it was interrupted. */
    private static final long INTERRUPT_NANOS = 20_000_000;

    private final long[] serials = new long[SLOTS];
    private final byte[] states = new byte[SLOTS];
    private long next = 1;
    /** All serials up to this are done. */
    private volatile long completed;
    /** Grows with each batch that is done, also behind one that stays open. */
    private long progress;

    protected Timeline() {}

    /**
     * Asks the device which of these serials are done, those that {@link #isSubmitted}, and says so by {@link #done}. Called with the
     * timeline's lock.
     */
    protected abstract void look(long first, long last);

    /** Whether no thread waits on the driver's object of that slot, so that another batch may have it. Called with the timeline's lock. */
    protected boolean isFree(int slot) {
        return true;
    }

    /**
     * Waits until a submitted batch is done; for others it may return at once.
     *
     * @return whether it is done
     */
    public abstract boolean await(long serial, long nanoseconds);

    /** Waits until a submitted batch is done; returns at once where it is not submitted yet. */
    public void waitFor(long serial) {
        HangWatch watch = null;
        // An interrupted thread does not sleep.
        boolean interrupted = Thread.interrupted();
        try {
            while (!await(serial, LOOK_NANOS)) {
                interrupted |= Thread.interrupted();
                if (isOpen(serial)) return;
                if (watch == null) watch = new HangWatch(hangNanos(), isProcessor());
                if (isHung(watch)) hung(serial);
            }
        } finally {
            if (interrupted) Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits for a time, until the thread is interrupted, which it stays, or until the device hangs.
     *
     * @return whether it is done
     */
    final boolean awaitInterruptibly(long serial, long nanoseconds) {
        long start = System.nanoTime();
        long looked = start;
        HangWatch watch = null;
        while (true) {
            long left = nanoseconds - (System.nanoTime() - start);
            if (await(serial, Math.clamp(left, 0, INTERRUPT_NANOS))) return true;
            if (left <= INTERRUPT_NANOS && System.nanoTime() - start >= nanoseconds) return false;
            if (isOpen(serial) || Thread.currentThread().isInterrupted()) return false;
            if (System.nanoTime() - looked < LOOK_NANOS) continue;
            looked = System.nanoTime();
            if (watch == null) watch = new HangWatch(hangNanos(), isProcessor());
            if (isHung(watch)) hung(serial);
        }
    }

    private synchronized boolean isHung(HangWatch watch) {
        poll();
        return watch.isHung(progress);
    }

    /** How long the device may work on one batch before it counts as one that hangs; 0 for as long as it likes. */
    protected long hangNanos() {
        return 0;
    }

    /** Is the device the processor, which does other things, too? */
    protected boolean isProcessor() {
        return false;
    }

    /** A batch that is waited for does not end: throws. */
    protected void hung(long serial) {}

    /** A new batch. */
    public final synchronized long open() {
        poll();
        // A batch that has been open, or waited for, for a whole round keeps its place.
        while (true) {
            int at = slot(next);
            if (states[at] == DONE && isFree(at)) break;
            if (states[at] == SUBMITTED) waitFor(serials[at]);
            else next++;
        }
        int at = slot(next);
        serials[at] = next;
        states[at] = OPEN;
        return next++;
    }

    /** An open batch was handed over. */
    protected final synchronized void submit(long serial) {
        states[slot(serial)] = SUBMITTED;
    }

    /** A batch that had nothing in it, or could not be handed over. */
    public final synchronized void drop(long serial) {
        if (isKnown(serial)) states[slot(serial)] = DONE;
        advance();
    }

    /** Looks which batches are done. */
    public final synchronized void poll() {
        long first = completed + 1;
        if (next - first > SLOTS) {
            // One that has stayed open for a round holds the count back; what is known of others has its slot.
            first = next - SLOTS;
            for (int at = 0; at < SLOTS; at++)
                if (states[at] == SUBMITTED && serials[at] < first) look(serials[at], serials[at]);
        }
        look(first, next - 1);
        advance();
    }

    /** All serials up to this are done. */
    public final long completed() { // hot
        return completed;
    }

    /** The newest serial given out. */
    public final synchronized long newest() {
        return next - 1;
    }

    /** Has everything in the batch been done? */
    public final boolean isDone(long serial) { // hot
        return serial <= completed || pollOne(serial);
    }

    private synchronized boolean pollOne(long serial) {
        int at = slot(serial);
        if (serials[at] != serial) return serials[at] > serial;
        if (states[at] == SUBMITTED) poll();
        return states[at] == DONE;
    }

    /** Whether it is recorded but not handed over: nothing can wait for it yet. */
    public final synchronized boolean isOpen(long serial) {
        return isKnown(serial) && states[slot(serial)] == OPEN;
    }

    /** Whether it was handed over and is not known to be done. */
    protected final synchronized boolean isSubmitted(long serial) {
        return isKnown(serial) && states[slot(serial)] == SUBMITTED;
    }

    /** The device is through with a submitted batch. */
    protected final synchronized void done(long serial) {
        states[slot(serial)] = DONE;
        progress++;
    }

    /** The place of a serial, and of what the driver keeps for it, which other serials have had and will have. */
    protected static int slot(long serial) {
        return (int) (serial & SLOTS - 1);
    }

    /** Whether its slot still holds it: of others all that is known is their number. */
    protected final synchronized boolean isKnown(long serial) {
        return serials[slot(serial)] == serial;
    }

    private void advance() {
        long c = completed;
        while (c + 1 < next && (!isKnown(c + 1) || states[slot(c + 1)] == DONE)) c++;
        completed = c;
    }
}
