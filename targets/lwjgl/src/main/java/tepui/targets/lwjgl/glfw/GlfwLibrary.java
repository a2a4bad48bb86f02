package tepui.targets.lwjgl.glfw;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.gl.FunctionAddresses;
import tepui.targets.lwjgl.window.LoadedLibrary;
import tepui.targets.lwjgl.window.Settings;

/** Native library GLFW as a woven program has loaded it, or {@link GlfwOffscreen} where there is no display. */
public final class GlfwLibrary {
    private static final LoadedLibrary LIBRARY = new LoadedLibrary("GLFW");

    private GlfwLibrary() {}

    /** Whether windows are only remembered. */
    public static boolean isOffscreen() {
        return Settings.get().offscreen();
    }

    /** The library offscreen: each function is there, none has an address that could be called. */
    public static Object stand(Class<?> caller) {
        LIBRARY.loaded(caller, null);
        return FunctionAddresses.library(caller, name -> 1);
    }

    /** Remembers the library that the program has loaded, and hands it on. */
    public static Object loaded(Class<?> caller, Object loaded) {
        LIBRARY.loaded(caller, loaded);
        return loaded;
    }

    /** The loader of LWJGL's classes. */
    static ClassLoader loader() {
        return LIBRARY.loader();
    }

    /** Calls GLFW's own function. */
    static Object call(String name, Class<?> result, Object... arguments) {
        return LIBRARY.call(name, result, arguments);
    }

    /** Whether GLFW has a function: those about native windows differ from system to system. */
    static boolean has(String name) {
        return LIBRARY.has(name);
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
