package tepui.targets.lwjgl.gl;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;

/**
 * Upcall stubs: functions of OpenGL as native code can call them, made when one is asked for. A call costs some 30 ns,
 * where a woven one costs nothing: for libraries such as NanoVG, which draw in native code. An exception must not leave
 * such a function, since that ends the JVM: it is reported on standard error once, and the function returns zero.
 */
public final class FunctionStubs {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final Map<String, Long> ADDRESSES = new ConcurrentHashMap<>();
    private static final Map<String, Boolean> REPORTED = new ConcurrentHashMap<>();

    private FunctionStubs() {}

    /** The address of {@code glX}; 0 where there is no such function. */
    public static long address(String name) {
        if (!GLContext.hasFunction(name)) return 0;
        return ADDRESSES.computeIfAbsent(name, FunctionStubs::make);
    }

    /** The address of a public static function of a public class: EGL's are such. */
    public static long address(Method function) {
        return ADDRESSES.computeIfAbsent(function.getName(), name -> {
            MethodType type = MethodType.methodType(function.getReturnType(), function.getParameterTypes());
            try {
                return make(name, LOOKUP.unreflect(function), type);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(name + " cannot be given to native code", e);
            }
        });
    }

    private static long make(String name) {
        MethodType type = GLContext.functionType(name);
        try {
            return make(name, LOOKUP.findStatic(GL.class, name, type), type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(name + " cannot be given to native code", e);
        }
    }

    private static long make(String name, MethodHandle function, MethodType type) throws ReflectiveOperationException {
        MethodHandle caught = LOOKUP.findStatic(
                        FunctionStubs.class, "report", MethodType.methodType(void.class, String.class, Throwable.class))
                .bindTo(name);
        MethodHandle zero = MethodHandles.empty(MethodType.methodType(type.returnType()));
        MethodHandle handler =
                MethodHandles.foldArguments(MethodHandles.dropArguments(zero, 0, Throwable.class), caught);
        MethodHandle safe = MethodHandles.catchException(function, Throwable.class, handler);
        return Linker.nativeLinker()
                .upcallStub(safe, descriptor(type), Arena.global())
                .address();
    }

    private static FunctionDescriptor descriptor(MethodType type) {
        MemoryLayout[] parameters = new MemoryLayout[type.parameterCount()];
        for (int i = 0; i < parameters.length; i++) parameters[i] = layout(type.parameterType(i));
        return type.returnType() == void.class
                ? FunctionDescriptor.ofVoid(parameters)
                : FunctionDescriptor.of(layout(type.returnType()), parameters);
    }

    private static MemoryLayout layout(Class<?> type) {
        if (type == boolean.class) return ValueLayout.JAVA_BOOLEAN;
        if (type == byte.class) return ValueLayout.JAVA_BYTE;
        if (type == short.class) return ValueLayout.JAVA_SHORT;
        if (type == int.class) return ValueLayout.JAVA_INT;
        if (type == long.class) return ValueLayout.JAVA_LONG;
        if (type == float.class) return ValueLayout.JAVA_FLOAT;
        if (type == double.class) return ValueLayout.JAVA_DOUBLE;
        throw new IllegalArgumentException("no C type for " + type);
    }

    private static void report(String name, Throwable problem) {
        if (REPORTED.putIfAbsent(name, true) != null) return;
        System.err.println("tepui: " + name + ", called by native code, failed; this is said once for each function");
        problem.printStackTrace();
    }
}
