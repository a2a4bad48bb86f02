package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import tepui.pipe.Memory;

/**
 * Zeroed memory for the structures of one call, written front to back with natural alignment: {@link #begin}, then a value after the other. Given
 * back at once by {@link #release}. One thread at a time. A block that is too small is followed by a larger one; earlier ones live on until the
 * memory is closed, since addresses in them may be in use.
 */
public final class Scratch implements AutoCloseable {
    private final Arena arena;
    private long block;
    private long size;
    private long at;
    private long pen;

    /** Room for {@code bytes} at first. Lives long; contexts go from thread to thread. */
    public Scratch(long bytes) {
        this(bytes, Arena.ofShared());
    }

    private Scratch(long bytes, Arena arena) {
        this.arena = arena;
        size = bytes + 15 & -16;
        block = arena.allocate(size, 16).address();
    }

    /** For one thread and a few lines. */
    public static Scratch brief(long bytes) {
        return new Scratch(bytes, Arena.ofConfined());
    }

    /** What {@link #release} goes back to. */
    public long mark() { // hot
        return at;
    }

    public void release(long mark) { // hot
        at = Math.min(mark, at);
    }

    /** Zeroed bytes, aligned to 16. */
    public long take(long bytes) { // hot
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

    /** A structure of so many bytes, that the pen now stands at the start of; the answer is its address. */
    public long begin(long bytes) { // hot
        long address = take(bytes);
        pen = address;
        return address;
    }

    /** The pen goes to an address. */
    public Scratch to(long address) { // hot
        pen = address;
        return this;
    }

    /** Where the pen stands. */
    public long pen() {
        return pen;
    }

    public Scratch i(int value) { // hot
        pen = pen + 3 & -4;
        putInt(pen, value);
        pen += 4;
        return this;
    }

    public Scratch f(float value) { // hot
        return i(Float.floatToRawIntBits(value));
    }

    /** A pointer, a handle or a number of 64 bits. */
    public Scratch l(long value) { // hot
        pen = pen + 7 & -8;
        putLong(pen, value);
        pen += 8;
        return this;
    }

    public Scratch b(int value) { // hot
        Memory.ALL.set(ValueLayout.JAVA_BYTE, pen, (byte) value);
        pen++;
        return this;
    }

    public Scratch h(int value) { // hot
        pen = pen + 1 & -2;
        Memory.ALL.set(ValueLayout.JAVA_SHORT_UNALIGNED, pen, (short) value);
        pen += 2;
        return this;
    }

    /** Goes on at a multiple of {@code bytes}, a power of two. */
    public Scratch align(int bytes) { // hot
        pen = pen + bytes - 1 & -bytes;
        return this;
    }

    /** A name in ASCII, ended by 0. */
    public long string(String text) {
        long address = take(text.length() + 1L);
        for (int i = 0; i < text.length(); i++) {
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address + i, (byte) text.charAt(i));
        }
        return address;
    }

    @Override
    public void close() {
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
