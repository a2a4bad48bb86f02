package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.pipe.Memory;

/**
 * Zeroed memory for the arguments of one native call: taken from a block that is given back at once by {@link #release}. One thread at a
 * time. A block that is too small is followed by a larger one; earlier ones live on until the memory is closed, since addresses in them may be
 * in use.
 */
public abstract class CallMemory implements AutoCloseable {
    private final Arena arena;
    private long block;
    private long size;
    private long at;

    /** Room for {@code bytes} at first, of an arena that goes with this. */
    protected CallMemory(long bytes, Arena arena) {
        this.arena = arena;
        size = bytes + 15 & -16;
        block = arena.allocate(size, 16).address();
    }

    /** Mark that {@link #release} goes back to. */
    public final long mark() { // hot
        return at;
    }

    public final void release(long mark) { // hot
        at = Math.min(mark, at);
    }

    /** Zeroed bytes, aligned to 16. */
    public final long take(long bytes) { // hot
        long start = at;
        long rounded = bytes + 15 & -16;
        if (start + rounded > size) return grow(rounded);
        at = start + rounded;
        long address = block + start;
        for (long i = 0; i < rounded; i += 8) Memory.ALL.set(ValueLayout.JAVA_LONG, address + i, 0L);
        return address;
    }

    private long grow(long rounded) {
        size = Math.max(size * 2, rounded * 2);
        block = arena.allocate(size, 16).address();
        at = rounded;
        return block;
    }

    /** A string as C has it. */
    public final long string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long address = take(bytes.length + 1);
        for (int i = 0; i < bytes.length; i++) Memory.ALL.set(ValueLayout.JAVA_BYTE, address + i, bytes[i]);
        return address;
    }

    @Override
    public final void close() {
        arena.close();
    }

    // ---- raw access ------------------------------------------------------------------------------------------------

    public static int getInt(long address) {
        return Memory.ALL.get(ValueLayout.JAVA_INT_UNALIGNED, address);
    }

    public static long getLong(long address) {
        return Memory.ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
    }

    public static void putInt(long address, int value) {
        Memory.ALL.set(ValueLayout.JAVA_INT_UNALIGNED, address, value);
    }

    public static void putLong(long address, long value) {
        Memory.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, address, value);
    }

    public static void putFloat(long address, float value) {
        Memory.ALL.set(ValueLayout.JAVA_FLOAT_UNALIGNED, address, value);
    }
}
