package tepui.targets.d3d9door;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;

/** Memory of packets and answers by address. What is read of a packet is within it: {@link Session#take} has looked. */
final class ClientMemory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private static final VarHandle WORD = JAVA_INT.varHandle();

    private ClientMemory() {}

    static int intAt(long address) { // hot
        return ALL.get(JAVA_INT_UNALIGNED, address);
    }

    static float floatAt(long address) { // hot
        return ALL.get(JAVA_FLOAT_UNALIGNED, address);
    }

    static long longAt(long address) {
        return ALL.get(JAVA_LONG_UNALIGNED, address);
    }

    static int shortAt(long address) {
        return ALL.get(JAVA_SHORT_UNALIGNED, address) & 0xffff;
    }

    static int byteAt(long address) {
        return ALL.get(JAVA_BYTE, address) & 0xff;
    }

    static void putInt(long address, int value) {
        ALL.set(JAVA_INT_UNALIGNED, address, value);
    }

    /** Seen by the client no sooner than what was written before. */
    static void putRelease(long address, int value) {
        WORD.setRelease(ALL, address, value);
    }

    static void putFloat(long address, float value) {
        ALL.set(JAVA_FLOAT_UNALIGNED, address, value);
    }

    static void putLong(long address, long value) {
        ALL.set(JAVA_LONG_UNALIGNED, address, value);
    }

    static void putShort(long address, int value) {
        ALL.set(JAVA_SHORT_UNALIGNED, address, (short) value);
    }

    static void putByte(long address, int value) {
        ALL.set(JAVA_BYTE, address, (byte) value);
    }

    /** A text of ASCII in a field of so many bytes, the last of which is 0. */
    static void putText(long address, String text, int bytes) {
        int n = Math.min(text.length(), bytes - 1);
        for (int i = 0; i < bytes; i++) putByte(address + i, i < n ? text.charAt(i) & 0x7f : 0);
    }

    static void copy(long from, long to, long bytes) { // hot
        MemorySegment.copy(ALL, from, ALL, to, bytes);
    }

    static void copy(long from, float[] to, int count) { // hot
        MemorySegment.copy(ALL, JAVA_FLOAT_UNALIGNED, from, to, 0, count);
    }

    static void copy(long from, int[] to, int count) { // hot
        MemorySegment.copy(ALL, JAVA_INT_UNALIGNED, from, to, 0, count);
    }

    /** A part of memory for the front end. */
    static MemorySegment segment(long address, long bytes) { // hot
        return ALL.asSlice(address, bytes);
    }

    /** Bytes that an array takes in a packet; -1 stands for none. */
    static int padded(int bytes) { // hot
        return bytes < 0 ? 0 : bytes + 3 & ~3;
    }
}
