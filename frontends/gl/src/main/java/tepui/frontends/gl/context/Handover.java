package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_OUT_OF_MEMORY;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Guard;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** Handing over of work where a thread's context changes. No function was called, so what fails here shows in the next one. */
final class Handover {
    private Handover() {}

    /** Hands over what a context has called so far. */
    static void leave(Context context) {
        change(context, context.base.submission::handOverForOthers);
    }

    /** Puts what a context does next behind what the thread's context before it, and others of its share group, have handed over. */
    static void follow(Context context, @Nullable Context before) {
        change(context, () -> {
            if (before != null && before.deviceBehind() == context.deviceBehind())
                context.base.submission.follow(before.base.submission);
            context.base.submission.followGroup();
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
