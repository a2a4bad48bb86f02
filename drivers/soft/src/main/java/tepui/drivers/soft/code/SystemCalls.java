package tepui.drivers.soft.code;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;

/**
 * Functions of the system, all called in one shape: six longs, and a long comes back. Linking a shape takes a JVM that starts some ten
 * milliseconds, while an argument more than a function has is a register that it does not look at. A result of 32 bits is in the lower half.
 */
public final class SystemCalls {
    public static final boolean WINDOWS =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");

    private static final MethodHandle CALL = link();

    private SystemCalls() {}

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle link() {
        ValueLayout.OfLong word = ValueLayout.JAVA_LONG;
        return Linker.nativeLinker().downcallHandle(FunctionDescriptor.of(word, word, word, word, word, word, word));
    }

    /** A function of the C library. */
    @SuppressWarnings("restricted")
    public static MemorySegment find(String name) {
        return Linker.nativeLinker().defaultLookup().findOrThrow(name);
    }

    /** A function of a library of Windows. */
    @SuppressWarnings("restricted")
    static MemorySegment find(String library, String name) {
        return SymbolLookup.libraryLookup(library, Arena.global()).findOrThrow(name);
    }

    /** Calls a function of two arguments at most. */
    public static long call(MemorySegment function, long a, long b) {
        return call(function, a, b, 0, 0, 0, 0);
    }

    /** Calls a function of six arguments at most. */
    static long call(MemorySegment function, long a, long b, long c, long d, long e, long f) {
        try {
            return (long) CALL.invokeExact(function, a, b, c, d, e, f);
        } catch (Throwable t) {
            throw new IllegalStateException("SystemCalls: a function of the system cannot be called", t);
        }
    }
}
