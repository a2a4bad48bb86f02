package tepui.frontends.d3d9.present;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Fence;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.PictureQueue;

/**
 * Thread that shows the pictures of one window, with a context of its own: it waits for them to be drawn and for the screen. The program draws into
 * pictures that are idle ({@link PictureQueue}).
 */
final class PresentThread implements PictureQueue.Screen<PresentThread.Picture> {
    /** Pictures on the way where the program never waits for older frames: more are not kept. */
    static final int MOST = 16;

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
    private final Surface surface;
    private final PictureQueue<Picture> queue;

    /** @param context the thread's own; it is closed with this */
    PresentThread(Context context, Surface surface) {
        this.context = context;
        this.surface = surface;
        queue = new PictureQueue<>("tepui-present", this);
    }

    // ---- the program's side

    /** Are fewer pictures than that on the way? Throws what the thread failed with. */
    boolean hasRoom(int most) {
        RuntimeException failure = queue.failure();
        if (failure != null) throw failure;
        return queue.hasRoom(most);
    }

    /** Waits until fewer pictures than that are on the way. */
    void awaitRoom(int most) {
        queue.awaitRoom(most);
    }

    /** An idle picture, which later commands of the context may overwrite; null where there is none. */
    @Nullable
    Picture take(Context by) {
        Picture p = queue.take();
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
        queue.give(p);
    }

    /** Outcome of the last picture that has ended. */
    Surface.Outcome outcome() {
        return queue.outcome();
    }

    /**
     * Ends the thread and gives up its pictures.
     *
     * @return the pictures, whose textures the caller destroys
     */
    List<Picture> close() {
        List<Picture> left = queue.close();
        context.close();
        return left;
    }

    // ---- the thread's side

    @Override
    public void prepare(Picture p) {
        Fence drawn = p.drawn;
        if (drawn == null) throw new IllegalStateException("PresentThread: a picture without a fence");
        drawn.await(Long.MAX_VALUE);
        // The order of two contexts is made by this alone; by now it costs nothing.
        context.waitFor(drawn);
    }

    @Override
    public Surface.Outcome show(Picture p) {
        Surface.Outcome o = context.present(surface, p.texture, false, p.interval, true);
        if (o != Surface.Outcome.WOULD_BLOCK) p.shown = context.flush();
        return o;
    }
}
