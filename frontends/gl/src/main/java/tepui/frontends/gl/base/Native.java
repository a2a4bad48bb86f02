package tepui.frontends.gl.base;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/**
 * Memory by address: what OpenGL's pointers are. Reading behind a wild one ends the process, as it does in C; null pointers are
 * the caller's to refuse.
 */
@SuppressWarnings("restricted")
public final class Native {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ValueLayout.OfFloat FLOAT = ValueLayout.JAVA_FLOAT_UNALIGNED;
    private static final ValueLayout.OfDouble DOUBLE = ValueLayout.JAVA_DOUBLE_UNALIGNED;

    private Native() {}

    public static byte getByte(long address) {
        return ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    public static short getShort(long address) {
        return ALL.get(SHORT, address);
    }

    public static int getInt(long address) {
        return ALL.get(INT, address);
    }

    public static long getLong(long address) {
        return ALL.get(LONG, address);
    }

    public static float getFloat(long address) {
        return ALL.get(FLOAT, address);
    }

    public static double getDouble(long address) {
        return ALL.get(DOUBLE, address);
    }

    public static void putByte(long address, byte value) {
        ALL.set(ValueLayout.JAVA_BYTE, address, value);
    }

    public static void putInt(long address, int value) {
        ALL.set(INT, address, value);
    }

    public static void putLong(long address, long value) {
        ALL.set(LONG, address, value);
    }

    public static void putFloat(long address, float value) {
        ALL.set(FLOAT, address, value);
    }

    public static void putDouble(long address, double value) {
        ALL.set(DOUBLE, address, value);
    }

    /** The bytes from an address on. */
    public static MemorySegment segment(long address, long bytes) {
        return ALL.asSlice(address, bytes);
    }

    public static void copy(long from, long to, long bytes) {
        MemorySegment.copy(ALL, from, ALL, to, bytes);
    }

    /** Copies words to an array. */
    public static void getInts(long from, int[] to, int start, int count) {
        MemorySegment.copy(ALL, INT, from, to, start, count);
    }

    public static void putInts(int[] from, int start, long to, int count) {
        MemorySegment.copy(from, start, ALL, INT, to, count);
    }

    public static byte[] bytes(long from, int count) {
        byte[] bytes = new byte[count];
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, from, bytes, 0, count);
        return bytes;
    }

    public static void putBytes(byte[] from, long to) {
        MemorySegment.copy(from, 0, ALL, ValueLayout.JAVA_BYTE, to, from.length);
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
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, address, text, 0, text.length);
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
        if (to != 0 && bufSize > 0) {
            count = Math.min(bytes.length, bufSize - 1);
            MemorySegment.copy(bytes, 0, ALL, ValueLayout.JAVA_BYTE, to, count);
            putByte(to + count, (byte) 0);
        }
        if (length != 0) putInt(length, count);
    }
}
