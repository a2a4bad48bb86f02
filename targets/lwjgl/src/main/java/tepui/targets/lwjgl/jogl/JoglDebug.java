package tepui.targets.lwjgl.jogl;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import tepui.frontends.gl.GLContext;
import tepui.targets.lwjgl.egl.Egl;

/** Debug messages for JOGL's handler of them, which native code would call. */
public final class JoglDebug {
    private JoglDebug() {}

    /** Gives the current context's messages to a handler; returns a handle that is not 0. */
    public static long register(Object handler) {
        GLContext context = Egl.currentContext();
        if (context == null) return 0;
        try {
            Method message = handler.getClass()
                    .getDeclaredMethod("glDebugMessageARB", int.class, int.class, int.class, int.class, String.class);
            message.setAccessible(true);
            context.setDebugCallback((source, type, id, severity, text) -> {
                try {
                    message.invoke(handler, source, type, id, severity, text);
                } catch (InvocationTargetException e) {
                    throw new IllegalStateException("the listener of debug messages failed", e.getCause());
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException("JOGL's handler of debug messages cannot be called", e);
                }
            });
            return 1;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this version of JOGL has another handler of debug messages", e);
        }
    }

    public static void unregister() {
        GLContext context = Egl.currentContext();
        if (context != null) context.setDebugCallback(null);
    }
}
