package tepui.frontends.gl.base;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BadAddressException;
import tepui.frontends.gl.foreign.BufferBounds;
import tepui.frontends.gl.foreign.ForeignProgram;

/**
 * Native memory by address: what OpenGL's pointers are. The first MiB, where nothing of a program lies, and what is
 * beyond any address of a program are refused by a {@link BadAddressException}; a wild pointer between ends the
 * process, as it does in C. What leads beyond the end of a buffer that is known is refused as well ({@link BufferBounds}). Where calls come from another process, memory is fetched from there and written back, and
 * no pointer leads to ours but those from {@link #local}.
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

    /** Null, and forgotten by the compiler, where programs are in this process. */
    private static final @Nullable ForeignProgram FOREIGN = ForeignProgram.installed();

    /** Null pointers and offsets that were meant for a buffer lie below 64 KiB, which no system maps; what calls read some way behind them, below this. */
    private static final long LOWEST = 1 << 20;

    /** Addresses of programs have so many bits, on processors with the widest ones. */
    private static final int ADDRESS_BITS = 56;

    private Native() {}

    private static long at(long address) { // hot
        if (address - LOWEST >>> ADDRESS_BITS != 0) throw new BadAddressException(address);
        return address;
    }

    private static long at(long address, long bytes) { // hot
        if (BufferBounds.areThere()) BufferBounds.check(address, bytes);
        return at(address);
    }

    /** Refuses an address behind which bytes are to be written or read, before anything else is done. */
    public static void check(long address, long bytes) {
        if (bytes > 0 && FOREIGN == null) at(address, bytes);
    }

    private static long here(long address, long bytes) {
        ForeignProgram foreign = FOREIGN;
        if (foreign == null) return at(address, bytes);
        return ForeignProgram.isLocal(address) ? address ^ ForeignProgram.LOCAL : foreign.read(address, bytes);
    }

    private static long written(long address, long bytes) {
        ForeignProgram foreign = FOREIGN;
        if (foreign == null) return at(address, bytes);
        return ForeignProgram.isLocal(address) ? address ^ ForeignProgram.LOCAL : foreign.write(address, bytes);
    }

    /** An address of our own memory, as a pointer of a call. */
    public static long local(long address) {
        return FOREIGN == null || address == 0 ? address : address | ForeignProgram.LOCAL;
    }

    /** The pointer at a place of an array of pointers. */
    public static long getPointer(long array, int index) {
        ForeignProgram foreign = FOREIGN;
        if (foreign == null || ForeignProgram.isLocal(array)) return getLong(array + 8L * index);
        return foreign.pointerBytes() == 4
                ? Integer.toUnsignedLong(getInt(array + 4L * index))
                : getLong(array + 8L * index) & ForeignProgram.POINTER;
    }

    /** The number at a place of an array of numbers that are as large as pointers. */
    public static long getSize(long array, int index) {
        ForeignProgram foreign = FOREIGN;
        if (foreign == null || ForeignProgram.isLocal(array)) return getLong(array + 8L * index);
        return foreign.pointerBytes() == 4
                ? getInt(array + 4L * index)
                : ForeignProgram.size(getLong(array + 8L * index));
    }

    /** Writes a pointer, as large as the program's are. */
    public static void putPointer(long address, long value) {
        ForeignProgram foreign = FOREIGN;
        if (foreign == null) putLong(address, value);
        else if (foreign.pointerBytes() == 4) putInt(address, (int) foreign.programAddress(value));
        else putLong(address, foreign.programAddress(value));
    }

    /** The other process; null where programs are in this one. */
    public static @Nullable ForeignProgram foreign() {
        return FOREIGN;
    }

    public static byte getByte(long address) {
        return ALL.get(ValueLayout.JAVA_BYTE, here(address, 1));
    }

    public static short getShort(long address) {
        return ALL.get(SHORT, here(address, 2));
    }

    public static int getInt(long address) {
        return ALL.get(INT, here(address, 4));
    }

    public static long getLong(long address) {
        return ALL.get(LONG, here(address, 8));
    }

    public static float getFloat(long address) {
        return ALL.get(FLOAT, here(address, 4));
    }

    public static double getDouble(long address) {
        return ALL.get(DOUBLE, here(address, 8));
    }

    public static void putByte(long address, byte value) {
        ALL.set(ValueLayout.JAVA_BYTE, written(address, 1), value);
    }

    public static void putInt(long address, int value) {
        ALL.set(INT, written(address, 4), value);
    }

    public static void putLong(long address, long value) {
        ALL.set(LONG, written(address, 8), value);
    }

    public static void putFloat(long address, float value) {
        ALL.set(FLOAT, written(address, 4), value);
    }

    public static void putDouble(long address, double value) {
        ALL.set(DOUBLE, written(address, 8), value);
    }

    /** The bytes from an address on. */
    public static MemorySegment segment(long address, long bytes) {
        return bytes == 0 ? EMPTY : ALL.asSlice(here(address, bytes), bytes);
    }

    /** The same, to be written. */
    public static MemorySegment target(long address, long bytes) {
        if (bytes == 0) return EMPTY;
        ForeignProgram foreign = FOREIGN;
        if (foreign != null && !ForeignProgram.isLocal(address))
            return ALL.asSlice(foreign.target(address, bytes), bytes);
        return ALL.asSlice(here(address, bytes), bytes);
    }

    public static void copy(long from, long to, long bytes) {
        if (bytes != 0) MemorySegment.copy(ALL, here(from, bytes), ALL, written(to, bytes), bytes);
    }

    /** Copies words to an array. */
    public static void getInts(long from, int[] to, int start, int count) {
        if (count != 0) MemorySegment.copy(ALL, INT, here(from, 4L * count), to, start, count);
    }

    public static void putInts(int[] from, int start, long to, int count) {
        if (count != 0) MemorySegment.copy(from, start, ALL, INT, written(to, 4L * count), count);
    }

    public static byte[] bytes(long from, int count) {
        byte[] bytes = new byte[count];
        if (count != 0) MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, here(from, count), bytes, 0, count);
        return bytes;
    }

    public static void putBytes(byte[] from, long to) {
        if (from.length != 0)
            MemorySegment.copy(from, 0, ALL, ValueLayout.JAVA_BYTE, written(to, from.length), from.length);
    }

    /** The text up to the zero byte. */
    public static String string(long address) {
        long end = address;
        while (getByte(end) != 0) end++;
        return string(address, end - address);
    }

    /** The text of so many bytes. */
    public static String string(long address, long bytes) {
        if (bytes == 0) return "";
        long from = here(address, bytes);
        if (bytes > Integer.MAX_VALUE - 8) throw new OutOfMemoryError("a string of " + bytes + " bytes");
        byte[] text = new byte[(int) bytes];
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, from, text, 0, text.length);
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
        if (length != 0) check(length, 4);
        if (to != 0 && bufSize > 0) {
            count = Math.min(bytes.length, bufSize - 1);
            MemorySegment.copy(bytes, 0, ALL, ValueLayout.JAVA_BYTE, written(to, count), count);
            putByte(to + count, (byte) 0);
        }
        if (length != 0) putInt(length, count);
    }
}
