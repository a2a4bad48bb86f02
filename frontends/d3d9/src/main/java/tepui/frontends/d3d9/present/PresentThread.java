package tepui.frontends.d3d9.present;

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Fence;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * Thread that shows the pictures of one window, in the order in which they come: that thread waits for them to be drawn and for the
 * screen, with a context of its own. The program draws into pictures that are idle, so it waits only when as many are on the way as it may be
 * ahead. What became of a picture is known when it was shown; a later present says so.
 */
final class PresentThread {
    /** Pictures on the way where the program never waits for older frames: more are not kept. */
    static final int MOST = 16;
    /** Nanoseconds between two looks whether the screen takes a picture; between them the thread can be told to end. */
    private static final long SCREEN_PAUSE = 200_000;

    /** Carrier of a picture to the screen, on the thread. */
    interface Shower {
        Surface.Outcome show(Context by, Texture picture, Surface.Interval interval, boolean dontWait);
    }

    /** Picture that goes round between the program and the thread. */
    static final class Picture {
        final Texture texture;
        /** When the thread is done with it; null before its first time. */
        private @Nullable Fence shown;

        private @Nullable Fence drawn;
        private Surface.Interval interval = Surface.Interval.ONE;

        Picture(Texture texture) {
            this.texture = texture;
        }
    }

    private final Context context;
    private final Shower shower;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<Picture> idle = new ArrayDeque<>();
    private final ArrayDeque<Picture> waiting = new ArrayDeque<>();
    /** Pictures that the program gave and that are not shown yet, the one that the thread has among them. */
    private int onTheWay;

    private Surface.Outcome outcome = Surface.Outcome.SHOWN;
    private @Nullable RuntimeException failure;
    private volatile boolean ends;

    /** @param context the thread's own; it is closed with this */
    PresentThread(Context context, Shower shower) {
        this.context = context;
        this.shower = shower;
        thread = Thread.ofPlatform().name("tepui-present").daemon().start(this::run);
    }

    // ---- the program's side

    /** Are fewer pictures than that on the way? */
    boolean hasRoom(int most) {
        lock.lock();
        try {
            check();
            return onTheWay < most;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until fewer pictures than that are on the way. */
    void awaitRoom(int most) {
        lock.lock();
        try {
            while (onTheWay >= most && failure == null && !ends) changed.awaitUninterruptibly();
        } finally {
            lock.unlock();
        }
    }

    /** An idle picture, which later commands of the context may overwrite; null where there is none. */
    @Nullable
    Picture take(Context by) {
        Picture p;
        lock.lock();
        try {
            p = idle.poll();
        } finally {
            lock.unlock();
        }
        if (p == null) return null;
        Fence f = p.shown;
        if (f != null) by.waitFor(f);
        p.shown = null;
        return p;
    }

    /** Has a picture shown once its fence is signalled. */
    void give(Picture p, Fence drawn, Surface.Interval interval) {
        p.drawn = drawn;
        p.interval = interval;
        lock.lock();
        try {
            waiting.add(p);
            onTheWay++;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Outcome of the last picture that has ended. */
    Surface.Outcome outcome() {
        lock.lock();
        try {
            return outcome;
        } finally {
            lock.unlock();
        }
    }

    /** Throws what the thread failed with. */
    private void check() {
        RuntimeException f = failure;
        if (f != null) throw f;
    }

    /**
     * Ends the thread and gives up its pictures. Those that the screen takes at once are still shown, others are not: nobody is left to wait.
     *
     * @return the textures, which the caller destroys
     */
    Texture[] close() {
        lock.lock();
        try {
            ends = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
        context.close();
        Texture[] left = new Texture[idle.size()];
        for (int i = 0; i < left.length; i++) left[i] = idle.remove().texture;
        return left;
    }

    // ---- the thread's side

    private void run() {
        while (true) {
            Picture p;
            lock.lock();
            try {
                while (waiting.isEmpty() && !ends) changed.awaitUninterruptibly();
                p = waiting.poll();
                if (p == null) return;
            } finally {
                lock.unlock();
            }
            Surface.Outcome now = Surface.Outcome.SHOWN;
            RuntimeException wrong = null;
            try {
                if (failure == null) now = show(p);
            } catch (RuntimeException e) {
                wrong = e;
            }
            lock.lock();
            try {
                if (wrong != null) failure = wrong;
                outcome = now;
                onTheWay--;
                idle.add(p);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    private Surface.Outcome show(Picture p) {
        Fence drawn = p.drawn;
        if (drawn == null) throw new IllegalStateException("PresentThread: a picture without a fence");
        drawn.await(Long.MAX_VALUE);
        // The order of two contexts is made by this alone; by now it costs nothing.
        context.waitFor(drawn);
        while (true) {
            Surface.Outcome o = shower.show(context, p.texture, p.interval, true);
            if (o != Surface.Outcome.WOULD_BLOCK || ends) {
                p.shown = context.flush();
                return o;
            }
            LockSupport.parkNanos(SCREEN_PAUSE);
        }
    }
}
