package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Memory of the program by address, which nothing checks: the program's pointers are as good as they are in C. */
public final class NativeMemory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final Map<String, Long> TEXTS = new ConcurrentHashMap<>();

    private NativeMemory() {}

    public static int intAt(long address) { // hot
        return ALL.get(JAVA_INT_UNALIGNED, address);
    }

    public static float floatAt(long address) { // hot
        return ALL.get(JAVA_FLOAT_UNALIGNED, address);
    }

    public static long longAt(long address) { // hot
        return ALL.get(JAVA_LONG_UNALIGNED, address);
    }

    public static double doubleAt(long address) { // hot
        return ALL.get(JAVA_DOUBLE_UNALIGNED, address);
    }

    public static void putInt(long address, int value) {
        ALL.set(JAVA_INT_UNALIGNED, address, value);
    }

    public static void putLong(long address, long value) {
        ALL.set(JAVA_LONG_UNALIGNED, address, value);
    }

    public static void putByte(long address, int value) {
        ALL.set(JAVA_BYTE, address, (byte) value);
    }

    /** The text up to its zero byte. */
    public static String textAt(long address) {
        return ALL.getString(address, StandardCharsets.UTF_8);
    }

    /** The address of a text that stays for good: the same for the same text. */
    public static long text(String text) {
        return TEXTS.computeIfAbsent(
                text,
                t -> Arena.global().allocateFrom(t, StandardCharsets.UTF_8).address());
    }
}
