package tepui.drivers.vulkan.vk;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.pipe.Memory;

/**
 * Zeroed memory for the arguments of one call: taken from a block that is given back at once by {@link #release}. One thread at a
 * time. A block that is too small is followed by a larger one; earlier ones live on until the scratch memory is closed, since
 * addresses in them may be in use.
 */
public final class Scratch implements AutoCloseable {
    private final Arena arena;
    private long block;
    private long size;
    private long at;

    /** Room for {@code bytes} at first. Lives long; contexts go from thread to thread. */
    public Scratch(long bytes) {
        this(bytes, Arena.ofShared());
    }

    private Scratch(long bytes, Arena arena) {
        this.arena = arena;
        size = bytes;
        block = arena.allocate(bytes, 16).address();
    }

    /** For one thread and a few lines: closing an arena that only one thread knows is cheap. */
    public static Scratch brief(long bytes) {
        return new Scratch(bytes, Arena.ofConfined());
    }

    /** What {@link #release} goes back to. */
    public long mark() {
        return at;
    }

    public void release(long mark) {
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

    /** A string as C has it. */
    public long string(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        long address = take(bytes.length + 1);
        for (int i = 0; i < bytes.length; i++) Memory.ALL.set(ValueLayout.JAVA_BYTE, address + i, bytes[i]);
        return address;
    }

    /** An array of pointers to strings. */
    public long strings(Iterable<String> texts) {
        int count = 0;
        for (String ignored : texts) count++;
        long array = take(Math.max(8, count * 8L));
        int i = 0;
        for (String text : texts) putLong(array + 8L * i++, string(text));
        return array;
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

    /** The zero-terminated string at an address, at most 1 MiB of it. */
    public static String getString(long address) {
        int length = 0;
        while (length < 1 << 20 && Memory.ALL.get(ValueLayout.JAVA_BYTE, address + length) != 0) length++;
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = Memory.ALL.get(ValueLayout.JAVA_BYTE, address + i);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
