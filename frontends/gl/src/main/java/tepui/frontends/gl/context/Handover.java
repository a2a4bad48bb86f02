package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_OUT_OF_MEMORY;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** Submission of a context's work when its thread makes another one current. No function was called, so what fails here shows in the next one. */
final class Handover {
    private Handover() {}

    /** Hands over what a context has called so far. */
    static void leave(Context context) {
        change(context, () -> {
            context.framebuffers.settle();
            context.base.submission.handOverForOthers();
        });
    }

    /** Puts what a context does next behind what the thread's context before it, and others of its share group, have handed over. */
    static void follow(Context context, @Nullable Context before) {
        change(context, () -> {
            if (before != null && before.deviceBehind() == context.deviceBehind())
                context.base.submission.follow(before.base.submission);
            context.base.submission.followGroup();
        });
    }

    /**
     * Takes another default framebuffer. What a context has drawn to the one before it, and shown of it, is handed over; what it draws to the next one comes
     * behind what others have, on whatever threads they are.
     */
    static void exchange(Context context, Framebuffers framebuffers, @Nullable DefaultFramebuffer next) {
        DefaultFramebuffer before = framebuffers.own();
        DefaultFramebuffer after = framebuffers.orFirst(next);
        if (before == after) return;
        change(context, () -> {
            // No other context ever has the one that this one was made with.
            if (before != framebuffers.orFirst(null)) before.leave(context.base.submission.handOverForOthers());
            context.base.submission.follow(after.left());
        });
    }

    /** Reads from another default framebuffer than it draws to, or no more: what others have drawn there comes before, what they draw next behind. */
    static void read(Context context, DefaultFramebuffer before, DefaultFramebuffer after) {
        if (before == after) return;
        Framebuffers framebuffers = context.framebuffers;
        change(context, () -> {
            if (before != framebuffers.own()) before.leave(context.base.submission.handOverForOthers());
            if (after != framebuffers.own()) context.base.submission.follow(after.left());
        });
    }

    private static void change(Context context, Runnable step) {
        boolean held = context.enter();
        try {
            context.primitives.drawWaiting();
            if ((context.guard.bits & Guard.LOST) == 0) step.run();
        } catch (DeviceLostException e) {
            context.guard.bits |= Guard.LOST;
        } catch (OutOfDeviceMemoryException e) {
            context.errors.error(GL_OUT_OF_MEMORY, "makeCurrent: " + e.getMessage());
        } finally {
            if (held) Sharing.leave(context);
        }
    }
}
