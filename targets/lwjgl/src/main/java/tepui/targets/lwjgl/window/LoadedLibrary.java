package tepui.targets.lwjgl.window;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Native library that LWJGL has loaded for a woven program, whose functions are called here by name. */
public final class LoadedLibrary {
    private final String name;
    private final Map<String, MethodHandle> handles = new ConcurrentHashMap<>();
    private volatile @Nullable Class<?> binding;
    private volatile @Nullable Object library;

    /** A library that is not loaded yet. */
    public LoadedLibrary(String name) {
        this.name = name;
    }

    /**
     * Remembers that it is loaded.
     *
     * @param caller the class of LWJGL that loads it
     * @param loaded LWJGL's SharedLibrary; null where something stands in the library's place
     */
    public void loaded(Class<?> caller, @Nullable Object loaded) {
        binding = caller;
        library = loaded;
    }

    /** The loader of LWJGL's classes. */
    public ClassLoader loader() {
        Class<?> b = binding;
        if (b == null) throw new IllegalStateException(name + " is not loaded");
        ClassLoader loader = b.getClassLoader();
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    /** Calls a function; arguments are ints, longs, booleans and segments. */
    public Object call(String function, Class<?> result, Object... arguments) {
        MethodHandle handle = handles.computeIfAbsent(function, n -> link(n, result, arguments));
        try {
            return handle.invokeWithArguments(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(function + " failed", e);
        }
    }

    private MethodHandle link(String function, Class<?> result, Object[] arguments) {
        MemoryLayout[] layouts = new MemoryLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++) layouts[i] = layout(arguments[i].getClass());
        FunctionDescriptor type = result == void.class
                ? FunctionDescriptor.ofVoid(layouts)
                : FunctionDescriptor.of(layout(result), layouts);
        long address = address(function);
        if (address == 0) throw new IllegalStateException("this " + name + " has no function " + function);
        return Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(address), type);
    }

    private static MemoryLayout layout(Class<?> type) {
        if (type == long.class || type == Long.class) return ValueLayout.JAVA_LONG;
        if (type == boolean.class || type == Boolean.class) return ValueLayout.JAVA_BOOLEAN;
        if (type == int.class || type == Integer.class) return ValueLayout.JAVA_INT;
        return ValueLayout.ADDRESS;
    }

    /** Whether it has a function: those about native windows differ from system to system. */
    public boolean has(String function) {
        return address(function) != 0;
    }

    private long address(String function) {
        Object from = library;
        if (from == null) throw new IllegalStateException(name + " is not loaded");
        try {
            Class<?> provider = Class.forName("org.lwjgl.system.FunctionProvider", false, loader());
            Method get = provider.getMethod("getFunctionAddress", CharSequence.class);
            return (long) get.invoke(from, function);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(function + " cannot be looked up", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("LWJGL's FunctionProvider is not as expected", e);
        }
    }
}
