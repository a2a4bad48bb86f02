package tepui.drivers.soft.code;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;

/** Pages of memory from the system: POSIX's mmap and mprotect, or Windows' VirtualAlloc and VirtualProtect. */
final class SystemPages {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final AddressLayout ADDRESS = ValueLayout.ADDRESS;

    static final boolean WINDOWS =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    // POSIX
    private static final int READ = 1;
    private static final int WRITE = 2;
    private static final int EXECUTE = 4;
    private static final int PRIVATE = 2;
    private static final int ANONYMOUS = MAC ? 0x1000 : 0x20;
    // Windows
    private static final int COMMIT_RESERVE = 0x3000;
    private static final int RELEASE = 0x8000;
    private static final int PAGE_READWRITE = 4;
    private static final int PAGE_EXECUTE_READ = 0x20;

    private static final MethodHandle ALLOCATE;
    private static final MethodHandle PROTECT;
    private static final MethodHandle FREE;

    static {
        if (WINDOWS) {
            SymbolLookup kernel = SymbolLookup.libraryLookup("kernel32", java.lang.foreign.Arena.global());
            ALLOCATE = function(kernel, "VirtualAlloc", FunctionDescriptor.of(ADDRESS, ADDRESS, LONG, INT, INT));
            PROTECT = function(kernel, "VirtualProtect", FunctionDescriptor.of(INT, ADDRESS, LONG, INT, ADDRESS));
            FREE = function(kernel, "VirtualFree", FunctionDescriptor.of(INT, ADDRESS, LONG, INT));
        } else {
            SymbolLookup c = Linker.nativeLinker().defaultLookup();
            ALLOCATE = function(c, "mmap", FunctionDescriptor.of(ADDRESS, ADDRESS, LONG, INT, INT, INT, LONG));
            PROTECT = function(c, "mprotect", FunctionDescriptor.of(INT, ADDRESS, LONG, INT));
            FREE = function(c, "munmap", FunctionDescriptor.of(INT, ADDRESS, LONG));
        }
    }

    private SystemPages() {}

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle function(SymbolLookup library, String name, FunctionDescriptor type) {
        return Linker.nativeLinker().downcallHandle(library.findOrThrow(name), type);
    }

    /** Readable and writable zeros; 0 where the system has none. */
    static long allocate(long size) {
        try {
            MemorySegment at = WINDOWS
                    ? (MemorySegment) ALLOCATE.invokeExact(MemorySegment.NULL, size, COMMIT_RESERVE, PAGE_READWRITE)
                    : (MemorySegment)
                            ALLOCATE.invokeExact(MemorySegment.NULL, size, READ | WRITE, PRIVATE | ANONYMOUS, -1, 0L);
            return at.address() == -1 ? 0 : at.address();
        } catch (Throwable t) {
            throw new IllegalStateException("SystemPages: the system's allocator cannot be called", t);
        }
    }

    /** Makes pages executable and takes the right to write them; says whether the system allows it. */
    static boolean execute(long address, long size) {
        try (java.lang.foreign.Arena arena = java.lang.foreign.Arena.ofConfined()) {
            MemorySegment at = MemorySegment.ofAddress(address);
            return WINDOWS
                    ? (int) PROTECT.invokeExact(at, size, PAGE_EXECUTE_READ, arena.allocate(INT)) != 0
                    : (int) PROTECT.invokeExact(at, size, READ | EXECUTE) == 0;
        } catch (Throwable t) {
            throw new IllegalStateException("SystemPages: pages cannot be protected", t);
        }
    }

    static void free(long address, long size) {
        try {
            int done = WINDOWS
                    ? (int) FREE.invokeExact(MemorySegment.ofAddress(address), 0L, RELEASE)
                    : (int) FREE.invokeExact(MemorySegment.ofAddress(address), size);
            if (WINDOWS == (done == 0)) {
                throw new IllegalStateException("SystemPages: " + size + " bytes could not be freed");
            }
        } catch (IllegalStateException e) {
            throw e;
        } catch (Throwable t) {
            throw new IllegalStateException("SystemPages: pages cannot be freed", t);
        }
    }
}
