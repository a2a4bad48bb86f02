package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import tepui.drivers.soft.code.SystemCalls;

/**
 * Binding to the C library's allocator. Linking it takes the virtual machine 50 to 150 ms the first time, so {@link
 * #warmUp} lets that happen beside whatever the program does after opening a device.
 */
final class SystemAllocator {
    private static final MemorySegment CALLOC = SystemCalls.find("calloc");
    private static final MemorySegment FREE = SystemCalls.find("free");

    private SystemAllocator() {}

    /** Links it on a thread of its own. */
    static void warmUp() {
        Thread.ofPlatform().daemon().name("tepui-soft-link").start(() -> free(0));
    }

    /** The address of {@code size} bytes of zeros; 0 where there are none. */
    static long allocate(long size) {
        return SystemCalls.call(CALLOC, size, 1);
    }

    /** Nothing happens for 0. */
    static void free(long address) {
        SystemCalls.call(FREE, address, 0);
    }
}
