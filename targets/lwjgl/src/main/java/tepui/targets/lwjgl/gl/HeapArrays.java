package tepui.targets.lwjgl.gl;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * Contents of Java arrays in native memory while a function is called. Small ones lie in memory of the thread, which is used like a stack;
 * large ones in memory of their own that is freed after the call.
 */
public final class HeapArrays {
    private static final int CAPACITY = 64 << 10;
    private static final int ALIGNMENT = 16;
    private static final ThreadLocal<HeapArrays> OF_THREAD = ThreadLocal.withInitial(HeapArrays::new);

    private final MemorySegment stack = Arena.ofAuto().allocate(CAPACITY, ALIGNMENT);
    private int used;
    private int depth;
    private @Nullable Arena large;

    private HeapArrays() {}

    /** The calling thread's; to be left again. */
    public static HeapArrays enter() { // hot
        HeapArrays arrays = OF_THREAD.get();
        arrays.depth++;
        return arrays;
    }

    /** Frees what was taken since the outermost {@link #enter}, once that one is left. */
    public void leave() { // hot
        if (--depth > 0) return;
        used = 0;
        if (large != null) {
            large.close();
            large = null;
        }
    }

    public long in(short @Nullable [] values) { // hot
        if (values == null) return 0;
        MemorySegment to = take(values.length * 2L);
        MemorySegment.copy(values, 0, to, ValueLayout.JAVA_SHORT, 0, values.length);
        return to.address();
    }

    public long in(int @Nullable [] values) { // hot
        if (values == null) return 0;
        MemorySegment to = take(values.length * 4L);
        MemorySegment.copy(values, 0, to, ValueLayout.JAVA_INT, 0, values.length);
        return to.address();
    }

    public long in(long @Nullable [] values) { // hot
        if (values == null) return 0;
        MemorySegment to = take(values.length * 8L);
        MemorySegment.copy(values, 0, to, ValueLayout.JAVA_LONG, 0, values.length);
        return to.address();
    }

    public long in(float @Nullable [] values) { // hot
        if (values == null) return 0;
        MemorySegment to = take(values.length * 4L);
        MemorySegment.copy(values, 0, to, ValueLayout.JAVA_FLOAT, 0, values.length);
        return to.address();
    }

    public long in(double @Nullable [] values) { // hot
        if (values == null) return 0;
        MemorySegment to = take(values.length * 8L);
        MemorySegment.copy(values, 0, to, ValueLayout.JAVA_DOUBLE, 0, values.length);
        return to.address();
    }

    public void out(long from, short @Nullable [] values) { // hot
        if (values != null)
            MemorySegment.copy(at(from, values.length * 2L), ValueLayout.JAVA_SHORT, 0, values, 0, values.length);
    }

    public void out(long from, int @Nullable [] values) { // hot
        if (values != null)
            MemorySegment.copy(at(from, values.length * 4L), ValueLayout.JAVA_INT, 0, values, 0, values.length);
    }

    public void out(long from, long @Nullable [] values) { // hot
        if (values != null)
            MemorySegment.copy(at(from, values.length * 8L), ValueLayout.JAVA_LONG, 0, values, 0, values.length);
    }

    public void out(long from, float @Nullable [] values) { // hot
        if (values != null)
            MemorySegment.copy(at(from, values.length * 4L), ValueLayout.JAVA_FLOAT, 0, values, 0, values.length);
    }

    public void out(long from, double @Nullable [] values) { // hot
        if (values != null)
            MemorySegment.copy(at(from, values.length * 8L), ValueLayout.JAVA_DOUBLE, 0, values, 0, values.length);
    }

    private static MemorySegment at(long address, long bytes) { // hot
        return MemorySegment.ofAddress(address).reinterpret(bytes);
    }

    private MemorySegment take(long bytes) { // hot
        if (bytes <= CAPACITY - used) {
            MemorySegment part = stack.asSlice(used, bytes);
            used += (int) (bytes + ALIGNMENT - 1) & -ALIGNMENT;
            return part;
        }
        Arena arena = large;
        if (arena == null) {
            arena = Arena.ofConfined();
            large = arena;
        }
        return arena.allocate(bytes, ALIGNMENT);
    }
}
