package tepui.targets.lwjgl.glfw;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/** Errors of GLFW that Tepui makes: the last one of each thread, and the callback that is told. */
final class GlfwErrors {
    private record Problem(int code, long description) {}

    private static final ThreadLocal<@Nullable Problem> LAST = new ThreadLocal<>();
    static volatile long callback;

    private GlfwErrors() {}

    static void report(int error, String text) {
        Problem problem = new Problem(error, GlfwLibrary.text(text));
        LAST.set(problem);
        GlfwCallbacks.call(callback, error, problem.description);
    }

    /** The last error, which is forgotten by that; 0 for none. */
    static int take(long to) {
        Problem problem = LAST.get();
        if (problem == null) return 0;
        if (to != 0) {
            MemorySegment.ofAddress(to).reinterpret(8).set(ValueLayout.JAVA_LONG_UNALIGNED, 0, problem.description);
        }
        LAST.remove();
        return problem.code;
    }
}
