package tepui.tools.suites.gl;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Binder of {@link GlCalls} to whatever finds a method handle for a name: a library through its loader, or static
 * methods of a class. A call goes through a proxy and costs about a tenth of a microsecond, which is nothing beside
 * what a test does. What is not found is told when it is called.
 */
public final class GlBinding {
    /** Finder of entry points. */
    public interface Finder {
        /** The function of that name, of any type that the wanted one can be converted to, or null. */
        @Nullable
        MethodHandle find(String name, MethodType wanted);
    }

    private GlBinding() {}

    /** Error of calling an entry point that this OpenGL does not have. */
    public static final class Absent extends RuntimeException {
        private static final long serialVersionUID = 1;

        Absent(String name) {
            super(name + " is absent");
        }
    }

    /** All of {@link GlCalls}, bound now. */
    public static GlCalls bind(Finder finder) {
        Map<Method, MethodHandle> handles = new HashMap<>();
        for (Method method : GlCalls.class.getMethods()) {
            MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
            MethodHandle found = finder.find(method.getName(), type);
            if (found == null) continue;
            MethodHandle generic = MethodHandles.explicitCastArguments(found, type)
                    .asType(type.generic())
                    .asSpreader(Object[].class, type.parameterCount());
            handles.put(method, generic);
        }
        Object[] none = new Object[0];
        return (GlCalls)
                Proxy.newProxyInstance(GlCalls.class.getClassLoader(), new Class<?>[] {GlCalls.class}, (p, m, args) -> {
                    if (m.getDeclaringClass() == Object.class) return object(p, m, args);
                    MethodHandle handle = handles.get(m);
                    if (handle == null) throw new Absent(m.getName());
                    return handle.invokeExact(args == null ? none : args);
                });
    }

    private static @Nullable Object object(Object proxy, Method method, Object @Nullable [] args) {
        return switch (method.getName()) {
            case "hashCode" -> System.identityHashCode(proxy);
            case "equals" -> args != null && args[0] == proxy;
            default -> "GlCalls";
        };
    }
}
