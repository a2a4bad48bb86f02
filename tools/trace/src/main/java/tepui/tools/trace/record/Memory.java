package tepui.tools.trace.record;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/** The program's memory, by its addresses. */
final class Memory {
    private static final MemorySegment ALL = tepui.pipe.Memory.ALL;
    /** Addresses below are offsets in buffers, or wrong. */
    private static final long LOWEST = 1 << 16;

    private static final int LONGEST_TEXT = 1 << 24;

    private Memory() {}

    static boolean is(long address) {
        return address >= LOWEST;
    }

    static byte[] bytes(long address, long count) {
        byte[] bytes = new byte[Math.toIntExact(count)];
        MemorySegment.copy(ALL, ValueLayout.JAVA_BYTE, address, bytes, 0, bytes.length);
        return bytes;
    }

    static int getInt(long address) {
        return ALL.get(ValueLayout.JAVA_INT_UNALIGNED, address);
    }

    static long getLong(long address) {
        return ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
    }

    static int getShort(long address) {
        return ALL.get(ValueLayout.JAVA_SHORT_UNALIGNED, address);
    }

    static int getByte(long address) {
        return ALL.get(ValueLayout.JAVA_BYTE, address);
    }

    /** Text up to a zero, or of a length that is not negative. */
    static String text(long address, int length) {
        int end = 0;
        while (length < 0 ? getByte(address + end) != 0 && end < LONGEST_TEXT : end < length) end++;
        return new String(bytes(address, end), StandardCharsets.ISO_8859_1);
    }
}
