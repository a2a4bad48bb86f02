package tepui.stream;

import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceLostException;

/**
 * Consumer of the packets in a ring: on a thread of its own, or on the caller's. It looks for work for half a
 * millisecond before it sleeps, since waking it costs the caller several microseconds; sleeping and waking look twice,
 * with a full fence in between, so that nothing is missed.
 *
 * <p>Looking all that time would take a processor, or the half of one that the caller has the other half of, from the program. So it looks hard for some
 * microseconds only, and then naps between looks: nobody who publishes has to know of naps, and whoever waits ends them.
 */
final class DriverThread {
    private static final AtomicInteger NUMBERS = new AtomicInteger();
    private static final int SPINS_PER_LOOK = 64;
    private static final int PACKETS_PER_RELEASE = 32;
    private static final int WAIT_SPINS = 1_000;
    private static final int LEAST_SPINS = 32;
    private static final long HARD_LOOK_NANOS = 3_000;
    private static final long NAP_NANOS = 50_000;
    /** How often a caller that waits looks whether this thread is stuck or has ended; what it waits for wakes it. */
    private static final long WAIT_NANOS = 10_000_000;

    /** A nap on Windows would last until the next tick of a slow clock. */
    private static final boolean NAPS = !System.getProperty("os.name", "").startsWith("Windows");

    private final StreamDevice device;
    final Ring ring;
    private final PacketReader reader;
    private final StreamCounters counters;
    private final long spinNanos;
    private final long stuckNanos;
    private final StuckReport report;
    private final Runnable failed;
    private final @Nullable Thread thread;

    /**
     * Done since the start, and the references; only who carries packets out reads and writes these, and not for each packet.
     */
    private long head;

    private int referenceAt;

    /** Spins of a caller that waits before it sleeps. */
    private int waitSpins = WAIT_SPINS;

    private volatile boolean closing;
    private volatile boolean napping;
    private volatile @Nullable Thread waiter;
    private volatile long waitingFor;
    /** First failure; taken by the caller. */
    private volatile @Nullable Throwable failure;
    /** The device is gone: packets are dropped. */
    private boolean dead;

    /** Report of a packet that takes too long. */
    @FunctionalInterface
    interface StuckReport {
        void stuck(String packet, long millis, Thread thread);
    }

    DriverThread(
            StreamDevice device,
            Ring ring,
            PacketReader reader,
            StreamCounters counters,
            StreamOptions options,
            StuckReport report,
            Runnable failed) {
        this.device = device;
        this.ring = ring;
        this.reader = reader;
        this.counters = counters;
        this.spinNanos = options.spinNanos();
        this.stuckNanos = options.stuckMillis() * 1_000_000;
        this.report = report;
        this.failed = failed;
        if (options.mode() == StreamMode.INLINE) {
            thread = null;
        } else {
            thread = new Thread(this::loop, "tepui-stream-" + NUMBERS.incrementAndGet());
            thread.setDaemon(true);
            thread.start();
        }
    }

    boolean isCurrent() {
        return Thread.currentThread() == thread;
    }

    // ---- the caller's side ------------------------------------------------------------------------------------------

    /** Hands on what was written before {@code position}. */
    void publish(long position) { // hot
        ring.publish(position);
        Thread t = thread;
        if (t == null) {
            run(position);
            return;
        }
        if (ring.isAsleep()) {
            counters.wakeUps++;
            LockSupport.unpark(t);
        }
    }

    /** Waits until all before {@code position}, which has been published, is done. Answers whether it had to. */
    boolean await(long position) {
        if (ring.head() >= position) return false;
        if (!look(position, WAIT_SPINS)) park(position);
        return true;
    }

    /**
     * The same for a caller that this thread has much left to do for: nothing is won by going on at once. It looks hard only as long as that was enough the
     * last times, since a thread that looks costs as much as one that works.
     */
    void awaitPatiently(long position) {
        if (ring.head() >= position) return;
        if (look(position, waitSpins)) {
            waitSpins = Math.min(WAIT_SPINS, 2 * waitSpins);
        } else {
            waitSpins = Math.max(LEAST_SPINS, waitSpins / 4);
            park(position);
        }
    }

    /** A thread waits: look for work now. */
    void endNap() {
        Thread t = thread;
        if (napping && t != null) LockSupport.unpark(t);
    }

    private boolean look(long position, int spins) {
        endNap();
        for (int i = 0; i < spins; i++) {
            Thread.onSpinWait();
            if (ring.head() >= position) return true;
        }
        return false;
    }

    private void park(long position) {
        waitingFor = position;
        waiter = Thread.currentThread();
        long since = System.nanoTime();
        long seen = ring.executing();
        long limit = stuckNanos;
        boolean interrupted = false;
        while (true) {
            VarHandle.fullFence();
            if (ring.head() >= position) break;
            if (hasEnded()) {
                waiter = null;
                if (interrupted) Thread.currentThread().interrupt();
                throw new IllegalStateException("the command stream's thread has ended", failure);
            }
            LockSupport.parkNanos(this, Math.min(WAIT_NANOS, Math.max(limit / 4, 1_000_000)));
            interrupted |= Thread.interrupted();
            long now = ring.executing();
            if (now != seen) {
                seen = now;
                since = System.nanoTime();
                limit = stuckNanos;
            } else if (System.nanoTime() - since > limit) {
                complain(seen, System.nanoTime() - since);
                limit *= 2;
            }
        }
        waiter = null;
        if (interrupted) Thread.currentThread().interrupt();
    }

    /** An error between packets, which only the virtual machine's own failures are, ended the thread: nothing will be done any more. */
    private boolean hasEnded() {
        Thread t = thread;
        return t != null && !t.isAlive();
    }

    private void complain(long position, long nanos) {
        Thread t = thread;
        if (t == null) return;
        report.stuck(Op.name(PacketLayout.op(ring.words[ring.index(position)])), nanos / 1_000_000, t);
    }

    void wake() {
        Thread t = thread;
        if (t != null && ring.isAsleep()) LockSupport.unpark(t);
    }

    boolean isBroken() { // hot
        return failure != null;
    }

    /** Takes the failure, which is then forgotten; null for none. */
    @Nullable
    Throwable takeFailure() {
        Throwable f = failure;
        failure = null;
        return f;
    }

    /** Waits until all that was published is done, and ends the thread. */
    void close() {
        closing = true;
        Thread t = thread;
        if (t == null) return;
        LockSupport.unpark(t);
        boolean interrupted = false;
        while (t.isAlive()) {
            try {
                t.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }

    // ---- the driver's side ------------------------------------------------------------------------------------------

    private void loop() {
        try {
            while (true) {
                long tail = ring.tail();
                if (tail != head) run(tail);
                else if (closing && ring.tail() == head) return;
                else rest();
            }
        } catch (Throwable t) {
            fail(t);
            throw t;
        }
    }

    /** Until there is something, or the end. */
    private void rest() {
        long start = System.nanoTime();
        long hard = NAPS ? Math.min(HARD_LOOK_NANOS, spinNanos) : spinNanos;
        do {
            for (int i = 0; i < SPINS_PER_LOOK; i++) {
                if (ring.tail() != head || closing) return;
                Thread.onSpinWait();
            }
        } while (System.nanoTime() - start < hard);
        while (System.nanoTime() - start < spinNanos) {
            napping = true;
            // A wait that begins now may not see it, and lasts a nap longer.
            if (ring.tail() == head && !closing) LockSupport.parkNanos(this, NAP_NANOS);
            napping = false;
            if (ring.tail() != head || closing) return;
        }
        if (ring.sleeps(head) && !closing) LockSupport.park(this);
        ring.wakes();
        collect();
    }

    /** Carries out all packets before {@code tail}. */
    private void run(long tail) { // hot
        long stamp = device.gate.readLock();
        try {
            carryOut(tail);
        } finally {
            device.gate.unlockRead(stamp);
        }
        collect();
    }

    /** An object that cannot be destroyed is as bad as a packet that cannot be carried out, and no worse. */
    private void collect() { // hot
        try {
            device.collect();
        } catch (Throwable t) {
            fail(t);
        }
    }

    private void carryOut(long tail) { // hot
        long at = head;
        int k = referenceAt;
        int[] words = ring.words;
        @Nullable Object[] references = ring.references;
        int since = 0;
        while (at < tail) {
            if ((at & PacketLayout.CHUNK_WORDS - 1) == 0) k = ring.referenceIndex(at);
            int i = ring.index(at);
            int header = words[i];
            int op = PacketLayout.op(header);
            if (op == Op.END) {
                at = (at | PacketLayout.CHUNK_WORDS - 1) + 1;
                ring.release(at);
                continue;
            }
            ring.executing(at);
            try {
                if (!dead || op == Op.FLUSH) reader.read(words, i, references, k);
            } catch (Throwable t) {
                fail(t);
            }
            StreamFence fence = op == Op.FLUSH ? (StreamFence) references[k] : null;
            for (int end = k + Op.REFERENCES[op]; k < end; k++) references[k] = null;
            at += PacketLayout.words(header);
            if (++since >= PACKETS_PER_RELEASE || fence != null) {
                since = 0;
                ring.release(at);
                VarHandle.fullFence();
                wakeWaiter(at);
                if (fence != null) fence.arrived();
            }
        }
        head = at;
        referenceAt = k;
        ring.release(at);
        if (thread == null) return;
        VarHandle.fullFence();
        wakeWaiter(at);
    }

    private void wakeWaiter(long at) { // hot
        Thread w = waiter;
        if (w != null && at >= waitingFor) LockSupport.unpark(w);
    }

    private void fail(Throwable t) {
        counters.failures++;
        if (t instanceof DeviceLostException) dead = true;
        if (failure == null) failure = t;
        failed.run();
    }
}
