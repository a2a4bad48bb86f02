package tepui.frontends.gl.context;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.NoContextException;

/**
 * Current context of each thread, asked at every call. The context that was made current last is found by one compare;
 * with several threads at work, by a small table of thread ids; with ids that collide there, by a thread local.
 *
 * <p>The table and the last one are plain memory, written by any thread. That is right because a context's owner is written by the owner
 * alone: a thread that reads itself there has written it, and has not taken it back. Others may take it away (when a context gets company in its share
 * group), which sends the owner's next call the long way, where it looks what has changed.
 */
public final class Current {
    private static final int SLOTS = 256;
    private static @Nullable Context last;
    private static final @Nullable Context[] TABLE = new Context[SLOTS];
    private static final ThreadLocal<@Nullable Context> LOCAL = new ThreadLocal<>();

    private Current() {}

    /** The context of the calling thread. */
    public static Context get() { // hot
        Context c = last;
        Thread thread = Thread.currentThread();
        if (c != null && c.owner == thread) return c;
        c = TABLE[(int) thread.threadId() & SLOTS - 1];
        if (c != null && c.owner == thread) return c;
        return search(thread);
    }

    private static Context search(Thread thread) {
        Context c = LOCAL.get();
        if (c == null) {
            throw new NoContextException(caller() + ": no OpenGL context is current for thread \"" + thread.getName()
                    + "\"; make one current on this thread first, and use a context on one thread at a time");
        }
        c.recount(thread);
        TABLE[(int) thread.threadId() & SLOTS - 1] = c;
        return c;
    }

    /** The function that a program has called. */
    private static String caller() {
        return StackWalker.getInstance()
                .walk(frames ->
                        frames.filter(f -> f.getMethodName().startsWith("gl")).findFirst())
                .map(StackWalker.StackFrame::getMethodName)
                .orElse("OpenGL");
    }

    /** The context of the calling thread, or null. */
    public static @Nullable Context getOrNull() {
        return LOCAL.get();
    }

    public static boolean isCurrent(Context context) {
        return LOCAL.get() == context;
    }

    /** Makes what is the calling thread's now its own again, or none where that was closed or is another thread's since. */
    public static Runnable restorer() {
        Context before = LOCAL.get();
        return () -> {
            boolean free = before != null && !before.closed && (before.holder == null || isCurrent(before));
            make(free ? before : null);
        };
    }

    /** Makes a context the calling thread's, or none. */
    public static void make(@Nullable Context context) {
        Thread thread = Thread.currentThread();
        Context before = LOCAL.get();
        if (before == context) return;
        if (context != null) context.take(thread);
        if (before != null) before.drop();
        if (context != null) Handover.follow(context, before);
        LOCAL.set(context);
        last = context;
        TABLE[(int) thread.threadId() & SLOTS - 1] = context;
    }
}
