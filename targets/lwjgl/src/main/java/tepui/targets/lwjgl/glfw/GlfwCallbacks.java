package tepui.targets.lwjgl.glfw;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * Caller of a program's callbacks, from its address as LWJGL made it. The Java object behind it is called, not the
 * address, so an exception of the program arrives where it polls for events.
 */
final class GlfwCallbacks {
    private GlfwCallbacks() {}

    /** Calls {@code invoke} with these arguments; does nothing for the address 0. */
    static void call(long callback, Object... arguments) {
        if (callback == 0) return;
        try {
            Class<?> type = Class.forName("org.lwjgl.system.Callback", false, GlfwLibrary.loader());
            Object target = type.getMethod("get", long.class).invoke(null, callback);
            Method invoke = find(target.getClass(), arguments.length);
            if (invoke == null)
                throw new IllegalStateException(
                        target.getClass() + " has no invoke of " + arguments.length + " arguments");
            invoke.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw GlfwCallbacks.<RuntimeException>as(e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a callback of this version of LWJGL cannot be called", e);
        }
    }

    /** The method of the public interface that callbacks of this kind have. */
    private static @Nullable Method find(@Nullable Class<?> of, int arguments) {
        for (Class<?> c = of; c != null; c = c.getSuperclass()) {
            for (Class<?> type : c.getInterfaces()) {
                for (Method m : type.getMethods()) {
                    if (m.getName().equals("invoke") && m.getParameterCount() == arguments) return m;
                }
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> RuntimeException as(Throwable e) throws E {
        throw (E) e;
    }
}
