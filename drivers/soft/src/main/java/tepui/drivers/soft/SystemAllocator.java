package tepui.drivers.soft;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * Binding to the C library's allocator. Linking it takes the virtual machine 50 to 150 ms the first time, so {@link
 * #warmUp} lets that happen beside whatever the program does after opening a device.
 */
final class SystemAllocator {
    private static final MethodHandle CALLOC = function(
            "calloc", FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    private static final MethodHandle FREE = function("free", FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

    private SystemAllocator() {}

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle function(String name, FunctionDescriptor type) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type);
    }

    /** Links it on a thread of its own. */
    static void warmUp() {
        Thread.ofPlatform().daemon().name("tepui-soft-link").start(() -> free(0));
    }

    /** The address of {@code size} bytes of zeros; 0 where there are none. */
    static long allocate(long size) {
        try {
            return ((MemorySegment) CALLOC.invokeExact(size, 1L)).address();
        } catch (Throwable t) {
            throw new IllegalStateException("SystemAllocator: calloc failed", t);
        }
    }

    /** Nothing happens for 0. */
    static void free(long address) {
        try {
            FREE.invokeExact(MemorySegment.ofAddress(address));
        } catch (Throwable t) {
            throw new IllegalStateException("SystemAllocator: free failed", t);
        }
    }
}
