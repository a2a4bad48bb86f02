package tepui.targets.lwjgl.egl;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.gl.FunctionAddresses;
import tepui.targets.lwjgl.gl.FunctionStubs;

/**
 * Library of EGL as LWJGL loads it. Others get functions' true addresses from it; LWJGL's own table gets a number that only
 * says that a function is known by name, since its calls are woven and stay in Java.
 */
public final class EglLibrary {
    /** Stands for eglQueryString, eglGetError and any other function, which nobody calls by it. */
    private static final long QUERY_STRING = 1;

    private static final long GET_ERROR = 2;
    private static final long OTHER = 3;

    private EglLibrary() {}

    /**
     * What {@code EGL.create} gets.
     *
     * @param caller a class of LWJGL, by whose loader its interfaces are found
     */
    public static Object provider(Class<?> caller) {
        return FunctionAddresses.library(caller, EglLibrary::address);
    }

    /** The same for LWJGL's table: null for null. */
    public static @Nullable Object numbers(@Nullable Object provider) {
        if (provider == null) return null;
        return FunctionAddresses.library(provider.getClass(), name -> switch (name) {
            case "eglQueryString" -> QUERY_STRING;
            case "eglGetError" -> GET_ERROR;
            default -> name.startsWith("egl") ? OTHER : 0;
        });
    }

    /** The address of a function for native code; 0 where there is none. */
    static long address(String name) {
        if (!name.startsWith("egl")) return FunctionStubs.address(name);
        Method function = function(Egl.class, name);
        if (function == null) function = function(EglObjects.class, name);
        return function == null ? 0 : FunctionStubs.address(function);
    }

    private static @Nullable Method function(Class<?> of, String name) {
        for (Method m : of.getMethods()) {
            if (m.getName().equals(name)) return m;
        }
        return null;
    }

    /** JNI.callPP: what the client can do, before there is a display. */
    public static long callPP(long display, int name, long function) {
        if (function != QUERY_STRING) throw unexpected(function);
        return Egl.eglQueryString(display, name);
    }

    /** JNI.callI. */
    public static int callI(long function) {
        if (function != GET_ERROR) throw unexpected(function);
        return Egl.eglGetError();
    }

    private static RuntimeException unexpected(long function) {
        return new UnsupportedOperationException("this version of LWJGL calls function " + function
                + " when it makes its capabilities of EGL, which Tepui does not expect");
    }
}
