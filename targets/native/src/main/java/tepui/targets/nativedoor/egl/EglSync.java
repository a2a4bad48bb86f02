package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Fence;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/** A sync object: a fence in a context's commands, which any thread can wait for, or one that a program signals itself. */
final class EglSync {
    private static final Registry<EglSync> ALL = new Registry<>();

    final long handle = Handles.next();
    /** Null for a sync object that the program signals. */
    private final @Nullable Fence fence;

    private boolean signaled;

    private EglSync(@Nullable Fence fence) {
        this.fence = fence;
        ALL.put(handle, this);
    }

    /** Behind all commands of a context so far. */
    static EglSync fence(Rendering of) {
        return new EglSync(of.context.pipe().flush());
    }

    static EglSync reusable() {
        return new EglSync(null);
    }

    static @Nullable EglSync find(long handle) {
        return ALL.get(handle);
    }

    /** The program is gone: waits end. */
    static void end() {
        for (EglSync s : ALL.end()) s.signal(true);
    }

    void destroy() {
        ALL.remove(handle);
        signal(true);
    }

    int type() {
        return fence == null ? SYNC_REUSABLE : SYNC_FENCE;
    }

    @Nullable
    Fence fence() {
        return fence;
    }

    /** False where it is not the program's to signal. */
    synchronized boolean signal(boolean on) {
        if (fence != null) return false;
        signaled = on;
        notifyAll();
        return true;
    }

    synchronized boolean isSignaled() {
        return fence != null ? fence.isSignaled() : signaled;
    }

    /** Waits; {@code nanoseconds} is unsigned, all bits for ever. */
    boolean await(long nanoseconds) {
        long limit = nanoseconds < 0 ? Long.MAX_VALUE : nanoseconds;
        return fence != null ? fence.await(limit) : awaitSignal(limit);
    }

    private synchronized boolean awaitSignal(long nanoseconds) {
        long until = nanoseconds == Long.MAX_VALUE ? 0 : System.nanoTime() + nanoseconds;
        try {
            while (!signaled) {
                long left = nanoseconds == Long.MAX_VALUE ? Long.MAX_VALUE : until - System.nanoTime();
                if (left <= 0) return false;
                wait(Math.min(left / 1_000_000, 1_000_000), left < 1_000_000 ? (int) left : 0);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return signaled;
    }
}
