package tepui.drivers.soft;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.atomic.AtomicLong;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Memory of buffers, from the C library's allocator: an arena that may be closed from any thread costs a handshake with
 * all threads at each close, and a program that renames its buffers each frame would pay it. Counts what is out, and
 * refuses what would go beyond the limit.
 */
final class NativeMemory {
    static final int ALIGNMENT = 64;

    private static final MethodHandle CALLOC = function(
            "calloc", FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG));
    private static final MethodHandle FREE = function("free", FunctionDescriptor.ofVoid(ValueLayout.ADDRESS));

    private final long limit;
    private final AtomicLong used = new AtomicLong();

    NativeMemory(long limit) {
        this.limit = limit;
    }

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private static MethodHandle function(String name, FunctionDescriptor type) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), type);
    }

    long used() {
        return used.get();
    }

    long limit() {
        return limit;
    }

    /** Memory filled with zeros; held once. */
    Storage allocate(String call, long size) {
        if (size > limit || used.addAndGet(size) > limit) {
            if (size <= limit) used.addAndGet(-size);
            throw new OutOfDeviceMemoryException(call + ": no memory for " + size + " bytes, " + used.get() + " of "
                    + limit + " are used; setting 'memory' raises the limit");
        }
        long raw;
        try {
            raw = ((MemorySegment) CALLOC.invokeExact(size + ALIGNMENT, 1L)).address();
        } catch (Throwable t) {
            throw new IllegalStateException("NativeMemory: calloc failed", t);
        }
        if (raw == 0) {
            used.addAndGet(-size);
            throw new OutOfDeviceMemoryException(call + ": the system has no memory for " + size + " bytes");
        }
        return new Storage(this, raw, raw + ALIGNMENT - 1 & -ALIGNMENT, size);
    }

    void free(Storage storage) {
        try {
            FREE.invokeExact(MemorySegment.ofAddress(storage.raw));
        } catch (Throwable t) {
            throw new IllegalStateException("NativeMemory: free failed", t);
        }
        used.addAndGet(-storage.size);
    }
}
