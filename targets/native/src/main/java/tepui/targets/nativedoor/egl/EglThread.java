package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.OPENGL_ES_API;
import static tepui.targets.lwjgl.window.EglConstants.SUCCESS;

/** State of EGL for a thread beside what is current: its last error and its interface. */
final class EglThread {
    private static final ThreadLocal<EglThread> ALL = ThreadLocal.withInitial(EglThread::new);

    int api = OPENGL_ES_API;
    private int error = SUCCESS;

    private EglThread() {}

    static EglThread get() {
        return ALL.get();
    }

    static void forget() {
        ALL.remove();
    }

    int takeError() {
        int e = error;
        error = SUCCESS;
        return e;
    }

    /** EGL_TRUE. */
    static int succeeded() {
        ALL.get().error = SUCCESS;
        return 1;
    }

    /** EGL_FALSE. */
    static int failed(int error) {
        ALL.get().error = error;
        return 0;
    }

    /** No handle. */
    static long none(int error) {
        ALL.get().error = error;
        return 0;
    }

    static long given(long handle) {
        ALL.get().error = SUCCESS;
        return handle;
    }
}
