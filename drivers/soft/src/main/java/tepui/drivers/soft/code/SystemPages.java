package tepui.drivers.soft.code;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Locale;
import tepui.pipe.Memory;

/** Pages of memory from the system: POSIX's mmap and mprotect, or Windows' VirtualAlloc and VirtualProtect. */
final class SystemPages {
    static final boolean WINDOWS = SystemCalls.WINDOWS;
    private static final boolean MAC =
            System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");

    /** Bytes of a page, or of some. */
    private static final int PAGE = 1 << 14;

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

    private static final MemorySegment ALLOCATE = function("VirtualAlloc", "mmap");
    private static final MemorySegment PROTECT = function("VirtualProtect", "mprotect");
    private static final MemorySegment FREE = function("VirtualFree", "munmap");

    private SystemPages() {}

    private static MemorySegment function(String windows, String posix) {
        return WINDOWS ? SystemCalls.find("kernel32", windows) : SystemCalls.find(posix);
    }

    /** Bytes of the pages that code takes. */
    static long size(byte[] code) {
        return (code.length + PAGE - 1L) / PAGE * PAGE;
    }

    /** Pages with code, which are executable and no longer writable; 0 where the system refuses that. */
    static long place(byte[] code) {
        long size = size(code);
        long address = allocate(size);
        if (address == 0) return 0;
        MemorySegment.copy(MemorySegment.ofArray(code), 0, Memory.ALL, address, code.length);
        if (execute(address, size)) return address;
        free(address, size);
        return 0;
    }

    /** Readable and writable zeros; 0 where the system has none. */
    static long allocate(long size) {
        long at = WINDOWS
                ? SystemCalls.call(ALLOCATE, 0, size, COMMIT_RESERVE, PAGE_READWRITE, 0, 0)
                : SystemCalls.call(ALLOCATE, 0, size, READ | WRITE, PRIVATE | ANONYMOUS, -1, 0);
        return at == -1 ? 0 : at;
    }

    /** Makes pages executable and takes the right to write them; says whether the system allows it. */
    static boolean execute(long address, long size) {
        if (!WINDOWS) return (int) SystemCalls.call(PROTECT, address, size, READ | EXECUTE, 0, 0, 0) == 0;
        try (Arena arena = Arena.ofConfined()) {
            long before = arena.allocate(ValueLayout.JAVA_INT).address();
            return (int) SystemCalls.call(PROTECT, address, size, PAGE_EXECUTE_READ, before, 0, 0) != 0;
        }
    }

    static void free(long address, long size) {
        int done = WINDOWS
                ? (int) SystemCalls.call(FREE, address, 0, RELEASE, 0, 0, 0)
                : (int) SystemCalls.call(FREE, address, size);
        if (WINDOWS == (done == 0)) {
            throw new IllegalStateException("SystemPages: " + size + " bytes could not be freed");
        }
    }
}
