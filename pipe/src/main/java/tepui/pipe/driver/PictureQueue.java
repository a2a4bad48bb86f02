package tepui.pipe.driver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/**
 * Queue of the pictures of one window, with the thread that shows them in the order in which they come. Pictures go round: the program takes an idle
 * one, draws or copies into it and gives it; the thread shows it and makes it idle again. The program waits only when as many pictures are on the
 * way as it allows. What became of a picture is known when it was shown, so a later present says so. What a picture is and how it reaches the screen is
 * the {@link Screen}'s matter.
 *
 * @param <P> a picture
 */
public final class PictureQueue<P> {
    /** Nanoseconds between two looks whether the screen takes a picture; between them the thread can be told to end. */
    private static final long SCREEN_PAUSE = 200_000;

    /**
     * Receiver of the pictures, on the queue's thread.
     *
     * @param <P> a picture
     */
    public interface Screen<P> {
        /** Waits until a picture is drawn, and brings it to where it can be shown. */
        void prepare(P picture);

        /** Shows the picture that was prepared, without waiting for the screen: {@link Surface.Outcome#WOULD_BLOCK} where it would have to. */
        Surface.Outcome show(P picture);
    }

    private final Screen<P> screen;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final ArrayDeque<P> idle = new ArrayDeque<>();
    private final ArrayDeque<P> waiting = new ArrayDeque<>();
    /** Pictures that were given and are not shown yet, the one that the thread has among them. */
    private int onTheWay;

    private Surface.Outcome outcome = Surface.Outcome.SHOWN;
    private @Nullable RuntimeException failure;
    private volatile boolean ends;

    /** @param name of the thread */
    public PictureQueue(String name, Screen<P> screen) {
        this.screen = screen;
        thread = Thread.ofPlatform().name(name).daemon().start(this::run);
    }

    // ---- the program's side

    /** Are fewer pictures than that on the way? */
    public boolean hasRoom(int most) {
        lock.lock();
        try {
            return onTheWay < most;
        } finally {
            lock.unlock();
        }
    }

    /** Waits until fewer pictures than that are on the way, the thread has failed, or the queue is closed. */
    public void awaitRoom(int most) {
        lock.lock();
        try {
            while (onTheWay >= most && failure == null && !ends) changed.awaitUninterruptibly();
        } finally {
            lock.unlock();
        }
    }

    /** An idle picture, which is the caller's until it is given; null where there is none. */
    public @Nullable P take() {
        lock.lock();
        try {
            return idle.poll();
        } finally {
            lock.unlock();
        }
    }

    /** Has a picture shown behind those that are on the way. */
    public void give(P picture) {
        lock.lock();
        try {
            waiting.add(picture);
            onTheWay++;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** What became of the last picture that has ended. */
    public Surface.Outcome outcome() {
        lock.lock();
        try {
            return outcome;
        } finally {
            lock.unlock();
        }
    }

    /** What the thread failed with; it shows nothing more. */
    public @Nullable RuntimeException failure() {
        lock.lock();
        try {
            return failure;
        } finally {
            lock.unlock();
        }
    }

    /** Was the queue closed? */
    public boolean isClosed() {
        return ends;
    }

    /**
     * Ends the thread. Pictures that the screen takes at once are still shown, others are not: nobody is left to wait.
     *
     * @return the idle pictures, all of them, which the caller destroys; none where the queue was closed before
     */
    public List<P> close() {
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
        List<P> left = new ArrayList<>(idle);
        idle.clear();
        return left;
    }

    // ---- the thread's side

    private void run() {
        while (true) {
            P picture;
            lock.lock();
            try {
                while (waiting.isEmpty() && !ends) changed.awaitUninterruptibly();
                picture = waiting.poll();
                if (picture == null) return;
            } finally {
                lock.unlock();
            }
            Surface.Outcome now = Surface.Outcome.SHOWN;
            RuntimeException wrong = null;
            try {
                if (failure == null) now = shown(picture);
            } catch (RuntimeException e) {
                wrong = e;
            }
            lock.lock();
            try {
                if (wrong != null) failure = wrong;
                outcome = now;
                onTheWay--;
                idle.add(picture);
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    private Surface.Outcome shown(P picture) {
        screen.prepare(picture);
        while (true) {
            Surface.Outcome o = screen.show(picture);
            if (o != Surface.Outcome.WOULD_BLOCK || ends) return o;
            LockSupport.parkNanos(SCREEN_PAUSE);
        }
    }
}
