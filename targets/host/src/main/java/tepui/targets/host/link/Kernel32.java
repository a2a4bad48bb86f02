package tepui.targets.host.link;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;

/** Kernel of Windows: sections of memory and events, which programs of a session know by the same names. Handles are longs. */
final class Kernel32 {
    private static final boolean IS_THERE = System.getProperty("os.name", "").startsWith("Windows");
    /** For what no file is behind. */
    private static final long NO_FILE = -1;

    private static final int READ_WRITE = 4;
    private static final int MAP_WRITE = 2;
    private static final int FOR_EVER = -1;

    /** Functions, which are linked when the first is called. */
    private static final class Calls {
        static final MethodHandle createSection =
                function("CreateFileMappingW", JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS);
        static final MethodHandle map =
                function("MapViewOfFile", ADDRESS, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
        static final MethodHandle unmap = function("UnmapViewOfFile", JAVA_INT, ADDRESS);
        static final MethodHandle createEvent =
                function("CreateEventW", JAVA_LONG, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS);
        static final MethodHandle set = function("SetEvent", JAVA_INT, JAVA_LONG);
        static final MethodHandle await = function("WaitForSingleObject", JAVA_INT, JAVA_LONG, JAVA_INT);
        static final MethodHandle close = function("CloseHandle", JAVA_INT, JAVA_LONG);

        private Calls() {}

        private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... arguments) {
            SymbolLookup kernel = SymbolLookup.libraryLookup("kernel32", Arena.global());
            return Linker.nativeLinker()
                    .downcallHandle(kernel.findOrThrow(name), FunctionDescriptor.of(result, arguments));
        }
    }

    private Kernel32() {}

    /** Is this Windows? */
    static boolean isThere() {
        return IS_THERE;
    }

    private static IllegalStateException failed(Throwable t) {
        if (t instanceof Error e) throw e;
        return new IllegalStateException("a call of Windows could not be made: " + t, t);
    }

    static long createSection(String name, long bytes) throws IOException {
        long section;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocateFrom(name, StandardCharsets.UTF_16LE);
            section = (long) Calls.createSection.invokeExact(
                    NO_FILE, MemorySegment.NULL, READ_WRITE, (int) (bytes >>> 32), (int) bytes, text);
        } catch (Throwable t) {
            throw failed(t);
        }
        if (section == 0) throw new IOException("Windows has no memory for " + bytes + " bytes that are shared");
        return section;
    }

    /** Maps a section until the arena ends. */
    static MemorySegment map(long section, long bytes, Arena arena) throws IOException {
        MemorySegment at;
        try {
            at = (MemorySegment) Calls.map.invokeExact(section, MAP_WRITE, 0, 0, bytes);
        } catch (Throwable t) {
            throw failed(t);
        }
        if (at.address() == 0) throw new IOException("Windows has no place for " + bytes + " bytes that are shared");
        return at.reinterpret(bytes, arena, Kernel32::unmap);
    }

    private static void unmap(MemorySegment memory) {
        try {
            int ignored = (int) Calls.unmap.invokeExact(memory);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    /** An event that one wait takes away again. */
    static long createEvent(String name) throws IOException {
        long event;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocateFrom(name, StandardCharsets.UTF_16LE);
            event = (long) Calls.createEvent.invokeExact(MemorySegment.NULL, 0, 0, text);
        } catch (Throwable t) {
            throw failed(t);
        }
        if (event == 0) throw new IOException("Windows has no event for a link");
        return event;
    }

    static void set(long event) {
        try {
            int ignored = (int) Calls.set.invokeExact(event);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    static void await(long event) {
        try {
            int ignored = (int) Calls.await.invokeExact(event, FOR_EVER);
        } catch (Throwable t) {
            throw failed(t);
        }
    }

    static void close(long handle) {
        try {
            int ignored = (int) Calls.close.invokeExact(handle);
        } catch (Throwable t) {
            throw failed(t);
        }
    }
}
