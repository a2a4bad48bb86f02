package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.gl.FunctionAddresses;
import tepui.targets.lwjgl.window.Settings;

/** GLFW itself as a woven program has loaded it, or what stands in its place where there is no display. */
public final class GlfwLibrary {
    private static final Map<String, MethodHandle> HANDLES = new ConcurrentHashMap<>();
    private static volatile @Nullable Class<?> binding;
    private static volatile @Nullable Object library;

    private GlfwLibrary() {}

    /** Whether windows are only remembered. */
    public static boolean isOffscreen() {
        return Settings.get().offscreen();
    }

    /** The library offscreen: each function is there, none has an address that could be called. */
    public static Object stand(Class<?> caller) {
        binding = caller;
        return FunctionAddresses.library(caller, name -> 1);
    }

    /** Remembers the library that the program has loaded, and hands it on. */
    public static Object loaded(Class<?> caller, Object loaded) {
        binding = caller;
        library = loaded;
        return loaded;
    }

    /** The loader of LWJGL's classes. */
    static ClassLoader loader() {
        Class<?> b = binding;
        if (b == null) throw new IllegalStateException("GLFW is not loaded");
        ClassLoader loader = b.getClassLoader();
        return loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    /** Calls GLFW's own function. */
    static Object call(String name, Class<?> result, Object... arguments) {
        MethodHandle handle = HANDLES.computeIfAbsent(name, n -> link(n, result, arguments));
        try {
            return handle.invokeWithArguments(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(name + " failed", e);
        }
    }

    private static MethodHandle link(String name, Class<?> result, Object[] arguments) {
        ValueLayout[] layouts = new ValueLayout[arguments.length];
        for (int i = 0; i < layouts.length; i++)
            layouts[i] = arguments[i] instanceof Long ? ValueLayout.JAVA_LONG : ValueLayout.JAVA_INT;
        FunctionDescriptor type = result == void.class
                ? FunctionDescriptor.ofVoid(layouts)
                : FunctionDescriptor.of(result == long.class ? ValueLayout.JAVA_LONG : ValueLayout.JAVA_INT, layouts);
        long address = address(name);
        if (address == 0) throw new IllegalStateException("this GLFW has no function " + name);
        return Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(address), type);
    }

    /** Whether GLFW has a function: those about native windows differ from system to system. */
    static boolean has(String name) {
        return address(name) != 0;
    }

    private static long address(String name) {
        Object from = library;
        if (from == null) throw new IllegalStateException("GLFW is not loaded");
        try {
            Class<?> provider = Class.forName("org.lwjgl.system.FunctionProvider", false, loader());
            Method get = provider.getMethod("getFunctionAddress", CharSequence.class);
            return (long) get.invoke(from, name);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(name + " cannot be looked up", e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("LWJGL's FunctionProvider is not as expected", e);
        }
    }

    /** The text at an address, and null for 0. */
    static @Nullable String text(long address) {
        return address == 0
                ? null
                : MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
    }

    /** A text that stays where it is while the process lives. */
    static long text(String text) {
        return Arena.global().allocateFrom(text, StandardCharsets.UTF_8).address();
    }
}
