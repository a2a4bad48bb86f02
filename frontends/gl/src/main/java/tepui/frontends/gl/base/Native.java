package tepui.frontends.gl.base;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Memory by address: what OpenGL's pointers are. The first MiB, where nothing of a program lies, and what is beyond any address of a program are refused
 * by a {@link BadAddressException}; a wild pointer between ends the process, as it does in C.
 */
@SuppressWarnings("restricted")
public final class Native {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final MemorySegment EMPTY = MemorySegment.ofArray(new byte[0]);
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ValueLayout.OfFloat FLOAT = ValueLayout.JAVA_FLOAT_UNALIGNED;
    private static final ValueLayout.OfDouble DOUBLE = ValueLayout.JAVA_DOUBLE_UNALIGNED;

    /** Null pointers and offsets that were meant for a buffer lie below 64 KiB, which no system maps; what calls read some way behind them, below this. */
    private static final long LOWEST = 1 << 20;

    /** Addresses of programs have so many bits, on processors with the widest ones. */
    private static final int ADDRESS_BITS = 56;

    private Native() {}

    private static long at(long address) { // hot
        if (address - LOWEST >>> ADDRESS_BITS != 0) throw new BadAddressException(address);
        return address;
    }

    /** Refuses an address behind which bytes are to be written or read, before anything else is done. */
    public static void check(long address, long bytes) {
        if (bytes > 0) at(address);
    }

    public static byte getByte(long address) {
        return ALL.get(ValueLayout.JAVA_BYTE, at(address));
    }

    public static short getShort(long address) {
        return ALL.get(SHORT, at(address));
    }

    public static int getInt(long address) {
        return ALL.get(INT, at(address));
    }

    public static long getLong(long address) {
        return ALL.get(LONG, at(address));
    }

    public static float getFloat(long address) {
        return ALL.get(FLOAT, at(address));
    }

    public static double getDouble(long address) {
        return ALL.get(DOUBLE, at(address));
    }

    public static void putByte(long address, byte value) {
        ALL.set(ValueLayout.JAVA_BYTE, at(address), value);
    }

    public static void putInt(long address, int value) {
        ALL.set(INT, at(address), value);
    }

    public static void putLong(long address, long value) {
        ALL.set(LONG, at(address), value);
    }

    public static void putFloat(long address, float value) {
        ALL.set(FLOAT, at(address), value);
    }

    public static void putDouble(long address, double value) {
        ALL.set(DOUBLE, at(address), value);
    }

    /** The bytes from an address on. */
    public static MemorySegment segment(long address, long bytes) {
        return bytes == 0 ? EMPTY : ALL.asSlice(at(address), bytes);
    }

    public static void copy(long from, long to, long bytes) {
        if (bytes != 0) MemorySegment.copy(ALL, at(from), ALL, at(to), bytes);
    }

    /** Copies words to an array. */
    public static void getInts(long from, int[] to, int start, int count) {
        if (count != 0) MemorySegment.copy(ALL, INT, at(from), to, start, count);
    }

    public static void putInts(int[] from, int start, long to, int count) {
        if (count != 0) MemorySegment.copy(from, start, ALL, INT, at(to), count);
    }

    public static byte[] bytes(long from, int count) {
        byte[] bytes = new byte[count];
        if (count != 0) MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, at(from), bytes, 0, count);
        return bytes;
    }

    public static void putBytes(byte[] from, long to) {
        if (from.length != 0) MemorySegment.copy(from, 0, ALL, ValueLayout.JAVA_BYTE, at(to), from.length);
    }

    /** The text up to the zero byte. */
    public static String string(long address) {
        long end = address;
        while (getByte(end) != 0) end++;
        return string(address, end - address);
    }

    /** The text of so many bytes. */
    public static String string(long address, long bytes) {
        if (bytes > Integer.MAX_VALUE - 8) throw new IllegalArgumentException("a string of " + bytes + " bytes");
        byte[] text = new byte[(int) bytes];
        if (bytes != 0) MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, at(address), text, 0, text.length);
        return new String(text, StandardCharsets.UTF_8);
    }

    /**
     * Writes a text as OpenGL returns them: cut to the buffer, ended by a zero.
     *
     * @param length where the length without the zero goes, or 0
     */
    public static void putString(String text, int bufSize, long length, long to) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int count = 0;
        if (length != 0) at(length);
        if (to != 0 && bufSize > 0) {
            count = Math.min(bytes.length, bufSize - 1);
            MemorySegment.copy(bytes, 0, ALL, ValueLayout.JAVA_BYTE, at(to), count);
            putByte(to + count, (byte) 0);
        }
        if (length != 0) putInt(length, count);
    }
}
