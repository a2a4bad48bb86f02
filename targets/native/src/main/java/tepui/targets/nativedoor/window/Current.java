package tepui.targets.nativedoor.window;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;

/** Current context and drawable of a thread. A thread has one, whether by EGL or by GLX. */
public final class Current {
    /** Outcomes of making a context current. */
    public enum Outcome {
        DONE,
        /** Another thread has the context, or another context the drawable. */
        IN_USE
    }

    /** Outcomes of showing a picture. */
    public enum Swap {
        DONE,
        /** The thread's context does not draw there. */
        NOT_CURRENT,
        /** The window is gone. */
        NO_WINDOW
    }

    private static final int[] WHOLE = {};
    private static final ThreadLocal<Current> THREAD = ThreadLocal.withInitial(Current::new);

    private @Nullable Rendering rendering;
    private @Nullable Drawing drawing;
    /** What is read from: mostly what is drawn to. */
    private @Nullable Drawing read;

    private Current() {}

    public static @Nullable Rendering rendering() {
        return THREAD.get().rendering;
    }

    public static @Nullable Drawing drawing() {
        return THREAD.get().drawing;
    }

    public static @Nullable Drawing read() {
        return THREAD.get().read;
    }

    /** Gives the thread a context and what it draws to and reads from; null for none of either. */
    public static Outcome make(@Nullable Rendering next, @Nullable Drawing to) {
        return make(next, to, to);
    }

    /** The same with something else to read from. */
    public static Outcome make(@Nullable Rendering next, @Nullable Drawing to, @Nullable Drawing from) {
        Thread me = Thread.currentThread();
        Current current = THREAD.get();
        if (next != null && next.user != null && next.user != me) return Outcome.IN_USE;
        if (current.isTaken(to) || current.isTaken(from)) return Outcome.IN_USE;
        if (next != null && next == current.rendering && to == current.drawing && from == current.read) {
            if (to != null) to.follow(next);
            return Outcome.DONE;
        }
        current.change(next);
        if (next != null && to != null) to.moveTo(next.device);
        if (next != null && from != null && from != to) from.moveTo(next.device);
        if (next == null) return Outcome.DONE;
        next.user = me;
        current.rendering = next;
        next.context.setDrawable(to == null ? null : to.drawable);
        next.context.setReadDrawable(from == null || from == to ? null : from.drawable);
        current.drawing = to;
        current.read = from;
        if (to != null) {
            to.user = next;
            to.follow(next);
            to.take(next);
        }
        if (from != null && from != to) {
            from.user = next;
            current.readPixmap();
        }
        return Outcome.DONE;
    }

    /**
     * A drawable that the thread's next context can have: the one named, or where another thread's context has that, one that stands in for it. What is drawn
     * there is seen by {@link #swap} alone, as soon as the one named is free.
     */
    public static @Nullable Drawing free(@Nullable Drawing which) {
        Current current = THREAD.get();
        if (which == null || !current.isTaken(which)) return which;
        Drawing has = current.drawing;
        boolean same = has != null
                && has.standsFor == which
                && has.drawable.width() == which.drawable.width()
                && has.drawable.height() == which.drawable.height();
        return same ? has : Drawing.inPlaceOf(which);
    }

    /** Has another context than the thread's it? */
    private boolean isTaken(@Nullable Drawing which) {
        Rendering user = which == null ? null : which.user;
        return user != null && user != rendering;
    }

    /**
     * Takes both from the thread, ends them where that was what they waited for, and makes the next context current: at once, so that what it does comes
     * behind what the last one has done.
     */
    private void change(@Nullable Rendering next) {
        Rendering before = rendering;
        Drawing from = drawing;
        Drawing other = read == from ? null : read;
        if (before != null) {
            if (from != null) from.give(before);
            rendering = null;
            drawing = null;
            read = null;
            before.context.setReadDrawable(null);
            before.context.setDrawable(null);
        }
        if (next != null) next.context.makeCurrent();
        else if (before != null) GLContext.release();
        if (before != null && before != next) {
            before.user = null;
            if (before.doomed) before.context.close();
        }
        release(from);
        release(other);
    }

    private static void release(@Nullable Drawing drawing) {
        if (drawing == null) return;
        drawing.user = null;
        if (drawing.doomed) drawing.close();
    }

    /** Shows what the thread's context has drawn, if it draws to this. */
    public static Swap swap(Drawing which) {
        return swap(which, WHOLE);
    }

    /** The same of a picture that has changed in some rectangles only; see {@link NativeWindow#endSwap}. */
    public static Swap swap(Drawing which, int[] damage) {
        Current current = THREAD.get();
        Rendering by = current.rendering;
        Drawing has = current.drawing;
        if (by != null && has != null && has.standsFor == which && !current.takeBack(by, has, which)) return Swap.DONE;
        if (by == null || current.drawing != which) return Swap.NOT_CURRENT;
        return which.swap(by, damage) ? Swap.DONE : Swap.NO_WINDOW;
    }

    /** The context gets the drawable that another one has stood in for, with its picture; false where another thread has it still. */
    private boolean takeBack(Rendering by, Drawing from, Drawing which) {
        int[] argb = new int[from.drawable.width() * from.drawable.height()];
        boolean seen = by.context.readDrawable(argb);
        Drawing reads = read == from ? which : read;
        if (isTaken(which) || make(by, which, reads) != Outcome.DONE) return false;
        boolean same = argb.length == which.drawable.width() * which.drawable.height();
        return seen && same && by.context.writeDrawable(argb);
    }

    /** The program has flushed or waits for what it has drawn: a pixmap gets it. */
    public static void flushed() { // hot
        if (!Drawing.isAnyPixmap()) return;
        Current current = THREAD.get();
        Rendering by = current.rendering;
        Drawing to = current.drawing;
        if (by != null && to != null) to.give(by);
    }

    /**
     * A viewport is set. One that does not fit the window's framebuffer may be that of a program which has heard of the window's new size
     * since the last picture: the framebuffer gets that size before anything is drawn.
     */
    public static void viewport(int x, int y, int width, int height) { // hot
        Current current = THREAD.get();
        Drawing to = current.drawing;
        Rendering by = current.rendering;
        if (to != null && by != null) to.fit(by, x + width, y + height);
    }

    /** The program has drawn by other means, and goes on with OpenGL. */
    public static void drawnElsewhere() {
        Current current = THREAD.get();
        if (current.rendering == null) return;
        if (current.drawing != null) current.drawing.take(current.rendering);
        current.readPixmap();
    }

    /** A pixmap that is only read from is taken as one that is drawn to for so long. */
    private void readPixmap() {
        Rendering by = rendering;
        Drawing from = read;
        if (by != null && from != null && from != drawing && from.pixmap != null) readFrom(from, () -> from.take(by));
    }

    /** The pixels of a drawable, by a context of its own where no thread has it; null where another one has. */
    public static int @Nullable [] pixels(Drawing of) {
        int[] argb = new int[of.drawable.width() * of.drawable.height()];
        Current current = THREAD.get();
        Rendering by = current.rendering;
        if (by != null && current.drawing == of) return by.context.readDrawable(argb) ? argb : null;
        if (of.user != null) return null;
        Drawing before = current.drawing;
        Drawing read = current.read;
        Rendering own = Rendering.create(of.device, Current.class, of.format, ContextAttributes.compatibility(), null);
        try {
            make(own, of);
            return own.context.readDrawable(argb) ? argb : null;
        } finally {
            make(by, before, read);
            own.destroy();
        }
    }

    /**
     * The thread's context has another drawable while something is done with that.
     *
     * @return false where the thread has no context, or another thread has the drawable
     */
    public static boolean readFrom(Drawing of, Runnable action) {
        Current current = THREAD.get();
        Rendering by = current.rendering;
        if (by == null || of.user != null && of.user != by) return false;
        Drawing before = current.drawing;
        if (before == of) {
            action.run();
            return true;
        }
        by.context.setDrawable(of.drawable);
        try {
            action.run();
        } finally {
            by.context.setDrawable(before == null ? null : before.drawable);
        }
        return true;
    }

    /** Forgets the thread. */
    public static void forget() {
        make(null, null);
        THREAD.remove();
    }
}
