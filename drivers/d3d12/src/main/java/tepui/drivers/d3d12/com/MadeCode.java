package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import tepui.pipe.Memory;

/** Machine code made at run time, in pages of its own that stay; on systems other than Windows, which needs none. */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class MadeCode {
    private static final int READ_WRITE = 3;
    private static final int READ_EXECUTE = 5;
    private static final int PRIVATE_ANONYMOUS = 0x22;
    private static final long PAGE = 4096;

    private MadeCode() {}

    /** Lays code of at most a page where it can be called. */
    public static MemorySegment install(byte[] code) {
        Linker linker = Linker.nativeLinker();
        MethodHandle map = linker.downcallHandle(
                linker.defaultLookup().findOrThrow("mmap"),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_LONG));
        MethodHandle protect = linker.downcallHandle(
                linker.defaultLookup().findOrThrow("mprotect"),
                FunctionDescriptor.of(
                        ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));
        try {
            long page = (long) map.invokeExact(0L, PAGE, READ_WRITE, PRIVATE_ANONYMOUS, -1, 0L);
            if (page == -1)
                throw new IllegalStateException("MadeCode: no memory for " + code.length + " bytes of code");
            MemorySegment.copy(code, 0, Memory.ALL, ValueLayout.JAVA_BYTE, page, code.length);
            int result = (int) protect.invokeExact(page, PAGE, READ_EXECUTE);
            if (result != 0) throw new IllegalStateException("MadeCode: the system does not let made code run");
            return MemorySegment.ofAddress(page).reinterpret(PAGE, Arena.global(), null);
        } catch (Throwable t) {
            throw Abi.failed("mmap", t);
        }
    }
}
