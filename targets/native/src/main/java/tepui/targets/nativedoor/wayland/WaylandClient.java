package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tepui.targets.nativedoor.memory.NativeMemory;
import tepui.targets.nativedoor.memory.Program;

/**
 * Functions of libwayland-client, on the program's connection but queues of our own, so that no event of the program's is taken. They are called where the program
 * is: objects are addresses there. Requests go by wl_proxy_marshal_array_flags, which takes their arguments as an array of words.
 */
final class WaylandClient {
    /** Finds nothing where there is no such library. */
    private static final SymbolLookup LIBRARY = library();

    private static final Map<String, MethodHandle> HANDLES = new ConcurrentHashMap<>();
    private static final int MOST_ARGUMENTS = 8;

    private WaylandClient() {}

    private static SymbolLookup library() {
        try {
            return SymbolLookup.libraryLookup("libwayland-client.so.0", Arena.global());
        } catch (IllegalArgumentException e) {
            return name -> Optional.empty();
        }
    }

    /** Whether the program can have Wayland's windows; one of 32 bits in another process has none. */
    static boolean isThere() {
        Program foreign = Program.foreign();
        if (foreign != null)
            return NativeMemory.pointerBytes() == 8 && foreignSymbol(foreign, "wl_proxy_marshal_array_flags") != 0;
        return LIBRARY.find("wl_proxy_marshal_array_flags").isPresent();
    }

    private static long foreignSymbol(Program foreign, String name) {
        byte[] text = name.getBytes(StandardCharsets.US_ASCII);
        return foreign.ask(Program.WAYLAND_SYMBOL, text, 0, 0, text.length, 0);
    }

    /** Calls a function of the library, wherever it is, that takes at most two objects. */
    static long callThere(String name, long first, long second) {
        Program foreign = Program.foreign();
        if (foreign == null) return call(name, first, second);
        byte[] text = name.getBytes(StandardCharsets.US_ASCII);
        return foreign.ask(Program.WAYLAND_CALL, text, first, second, text.length, 0);
    }

    static long callThere(String name, long object) {
        return callThere(name, object, 0);
    }

    /** Calls a function of the library in this process, or of C, whose result fits a long; arguments are ints, longs and segments. */
    static long call(String name, Object... arguments) {
        MethodHandle handle = HANDLES.computeIfAbsent(name, n -> {
            MemoryLayout[] types = new MemoryLayout[arguments.length];
            for (int i = 0; i < types.length; i++)
                types[i] =
                        arguments[i] instanceof Integer ? JAVA_INT : arguments[i] instanceof Long ? JAVA_LONG : ADDRESS;
            MemorySegment function = LIBRARY.find(n)
                    .orElseGet(() -> Linker.nativeLinker().defaultLookup().findOrThrow(n));
            return Linker.nativeLinker()
                    .downcallHandle(function, FunctionDescriptor.of(JAVA_LONG, types))
                    .asSpreader(Object[].class, types.length);
        });
        try {
            return (long) handle.invoke(arguments);
        } catch (Throwable t) {
            throw new IllegalStateException(name + " failed: " + t, t);
        }
    }

    /** The description of an interface, as wl_shm_interface. */
    static long descriptor(String name) {
        Program foreign = Program.foreign();
        return foreign != null
                ? foreignSymbol(foreign, name)
                : LIBRARY.findOrThrow(name).address();
    }

    /** A request; the object that it makes, of an interface, or 0. Arguments are numbers, addresses, and 0 where a new object's name goes. */
    static long request(long object, int number, long ofInterface, long... arguments) {
        return send(object, number, ofInterface, 0, 0, arguments);
    }

    /** The object's last request. */
    static void end(long object, int number) {
        send(object, number, 0, 0, 1);
    }

    /** {@link #request} for an object whose interface has a version of its own. */
    static long bind(long object, int number, long ofInterface, int version, long... arguments) {
        return send(object, number, ofInterface, version, 0, arguments);
    }

    /** The version of an object's interface. */
    static int version(long object) {
        return (int) callThere("wl_proxy_get_version", object);
    }

    private static long send(long object, int number, long ofInterface, int ofVersion, int flags, long... arguments) {
        Program foreign = Program.foreign();
        if (foreign != null) {
            byte[] words = new byte[8 * MOST_ARGUMENTS];
            MemorySegment.copy(arguments, 0, MemorySegment.ofArray(words), JAVA_LONG_UNALIGNED, 0, arguments.length);
            return foreign.ask(
                    Program.WAYLAND_SEND, words, object, number | (long) flags << 32, ofInterface, ofVersion);
        }
        int version = ofVersion != 0 ? ofVersion : version(object);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(8L * MOST_ARGUMENTS, 8);
            for (int i = 0; i < arguments.length; i++) words.setAtIndex(JAVA_LONG, i, arguments[i]);
            return call("wl_proxy_marshal_array_flags", object, number, ofInterface, version, flags, words);
        }
    }
}
