package tepui.targets.lwjgl.glfw;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** The last error of GLFW that Tepui has made, and who is told of it. */
final class GlfwErrors {
    private static int code;
    private static long description;
    static long callback;

    private GlfwErrors() {}

    static synchronized void report(int error, String text) {
        code = error;
        description = GlfwLibrary.text(text);
        GlfwCallbacks.call(callback, error, description);
    }

    /** The last error, which is forgotten by that; 0 for none. */
    static synchronized int take(long to) {
        int error = code;
        if (error == 0) return 0;
        if (to != 0) MemorySegment.ofAddress(to).reinterpret(8).set(ValueLayout.JAVA_LONG_UNALIGNED, 0, description);
        code = 0;
        description = 0;
        return error;
    }
}
