package tepui.drivers.soft.code;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.junit.jupiter.api.Assumptions;

/**
 * Guarded memory, with inaccessible pages right before and right behind: whatever touches a byte outside ends the
 * process. It begins at the first page or ends at the second, since only one of both can be exact.
 */
public final class GuardedMemory implements AutoCloseable {
    private static final int PAGE = 1 << 14;

    private final long pages;
    private final long pagesSize;
    private final MemorySegment memory;

    /** @param atEnd the last byte is the last one before the second inaccessible page, else the first is the first one behind the first */
    public GuardedMemory(long size, boolean atEnd) {
        Assumptions.assumeFalse(SystemPages.WINDOWS, "guard pages are made by mprotect");
        long inner = Math.max(1, (size + PAGE - 1) / PAGE) * PAGE;
        pagesSize = inner + 2L * PAGE;
        pages = SystemPages.allocate(pagesSize);
        if (pages == 0) throw new IllegalStateException("GuardedMemory: the system has no memory");
        protect(pages);
        protect(pages + PAGE + inner);
        long start = atEnd ? pages + PAGE + inner - size : pages + PAGE;
        memory = MemorySegment.ofAddress(start).reinterpret(size);
    }

    private static void protect(long address) {
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle protect = linker.downcallHandle(
                    linker.defaultLookup().findOrThrow("mprotect"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT));
            int failed = (int) protect.invokeExact(address, (long) PAGE, 0);
            if (failed != 0) throw new IllegalStateException("GuardedMemory: a page cannot be protected");
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable t) {
            throw new IllegalStateException("GuardedMemory: mprotect cannot be called", t);
        }
    }

    /** The memory between. */
    public MemorySegment memory() {
        return memory;
    }

    @Override
    public void close() {
        SystemPages.free(pages, pagesSize);
    }
}
