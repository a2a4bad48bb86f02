package tepui.targets.lwjgl.gl;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BufferBounds;

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
    private long lastAddress;
    private long lastBytes;
    private boolean bounded;
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
        if (bounded) {
            bounded = false;
            BufferBounds.end();
        }
        if (--depth > 0) return;
        used = 0;
        if (large != null) {
            large.close();
            large = null;
        }
    }

    /** The call that follows may not lead beyond the array that was taken last. */
    public void bound() { // hot
        bounded = true;
        BufferBounds.begin(lastAddress, lastBytes);
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

    /** A text as C has it. */
    public long in(@Nullable String text) {
        if (text == null) return 0;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        MemorySegment to = take(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, to, ValueLayout.JAVA_BYTE, 0, bytes.length);
        to.set(ValueLayout.JAVA_BYTE, bytes.length, (byte) 0);
        return to.address();
    }

    /** An array of texts as C has it. */
    public long in(@Nullable String @Nullable [] texts) {
        if (texts == null) return 0;
        MemorySegment to = take(texts.length * 8L);
        for (int i = 0; i < texts.length; i++) to.setAtIndex(ValueLayout.JAVA_LONG, i, in(texts[i]));
        return to.address();
    }

    /**
     * What JOGL passes for a pointer: a direct buffer or a Java array, and an offset in bytes from its beginning.
     *
     * @param memory null for a null pointer
     */
    public long in(@Nullable Object memory, int offset, boolean direct) { // hot
        if (memory == null) return 0;
        if (direct) return beginning(memory) + offset;
        MemorySegment from = heap(memory);
        MemorySegment to = take(from.byteSize() - offset);
        MemorySegment.copy(from, offset, to, 0, from.byteSize() - offset);
        return to.address();
    }

    /** Gives a Java array what a function has written. */
    public void out(long from, @Nullable Object memory, int offset, boolean direct) { // hot
        if (memory == null || direct) return;
        MemorySegment to = heap(memory);
        MemorySegment.copy(at(from, to.byteSize() - offset), 0, to, offset, to.byteSize() - offset);
    }

    /** The address of a direct buffer's first element, wherever its position is. */
    private static long beginning(Object memory) { // hot
        if (!(memory instanceof Buffer buffer) || !buffer.isDirect())
            throw new IllegalArgumentException("a direct buffer is needed, not " + memory);
        int shift = memory instanceof ByteBuffer
                ? 0
                : memory instanceof FloatBuffer || memory instanceof IntBuffer
                        ? 2
                        : memory instanceof ShortBuffer || memory instanceof CharBuffer ? 1 : 3;
        return MemorySegment.ofBuffer(buffer).address() - ((long) buffer.position() << shift);
    }

    private static MemorySegment heap(Object array) { // hot
        return switch (array) {
            case byte[] a -> MemorySegment.ofArray(a);
            case int[] a -> MemorySegment.ofArray(a);
            case float[] a -> MemorySegment.ofArray(a);
            case short[] a -> MemorySegment.ofArray(a);
            case double[] a -> MemorySegment.ofArray(a);
            case long[] a -> MemorySegment.ofArray(a);
            case char[] a -> MemorySegment.ofArray(a);
            default -> throw new IllegalArgumentException("an array of numbers is needed, not " + array);
        };
    }

    private static MemorySegment at(long address, long bytes) { // hot
        return MemorySegment.ofAddress(address).reinterpret(bytes);
    }

    private MemorySegment take(long bytes) { // hot
        if (bytes <= CAPACITY - used) {
            MemorySegment part = stack.asSlice(used, bytes);
            used += (int) (bytes + ALIGNMENT - 1) & -ALIGNMENT;
            lastAddress = part.address();
            lastBytes = bytes;
            return part;
        }
        Arena arena = large;
        if (arena == null) {
            arena = Arena.ofConfined();
            large = arena;
        }
        MemorySegment part = arena.allocate(bytes, ALIGNMENT);
        lastAddress = part.address();
        lastBytes = bytes;
        return part;
    }
}
