package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.ForeignProgram;

/** Memory of the program by address, which nothing checks: the program's pointers are as good as they are in C, wherever it is. */
public final class NativeMemory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final int MOST_TEXT = 1 << 20;
    private static final Map<String, Long> TEXTS = new ConcurrentHashMap<>();
    private static final @Nullable ForeignProgram FOREIGN = ForeignProgram.installed();

    private NativeMemory() {}

    private static long here(long address, long bytes) {
        ForeignProgram foreign = FOREIGN;
        return foreign == null ? address : foreign.read(address, bytes);
    }

    private static long written(long address, long bytes) {
        ForeignProgram foreign = FOREIGN;
        return foreign == null ? address : foreign.write(address, bytes);
    }

    public static int intAt(long address) {
        return ALL.get(JAVA_INT_UNALIGNED, here(address, 4));
    }

    /** Bytes of a pointer of the program's. */
    public static int pointerBytes() {
        ForeignProgram foreign = FOREIGN;
        return foreign == null ? 8 : foreign.pointerBytes();
    }

    /** A pointer, handle or number as large as one, in an array of them. */
    public static long pointerAt(long array, int index) {
        if (pointerBytes() == 4) return Integer.toUnsignedLong(intAt(array + 4L * index));
        long value = ALL.get(JAVA_LONG_UNALIGNED, here(array + 8L * index, 8));
        return FOREIGN == null ? value : value & ForeignProgram.POINTER;
    }

    /** Writes one. */
    public static void putPointer(long array, int index, long value) {
        if (pointerBytes() == 4) putInt(array + 4L * index, (int) value);
        else ALL.set(JAVA_LONG_UNALIGNED, written(array + 8L * index, 8), value);
    }

    public static void putInt(long address, int value) {
        ALL.set(JAVA_INT_UNALIGNED, written(address, 4), value);
    }

    /** Writes bytes. */
    public static void put(long address, MemorySegment bytes) {
        MemorySegment.copy(bytes, 0, ALL, written(address, bytes.byteSize()), bytes.byteSize());
    }

    /** The text up to its zero byte. Each byte is read once: the program may change it meanwhile. */
    public static String textAt(long address) {
        byte[] text = new byte[64];
        for (int count = 0; count <= MOST_TEXT; count++) {
            byte next = ALL.get(JAVA_BYTE, here(address + count, 1));
            if (next == 0) return new String(text, 0, count, StandardCharsets.UTF_8);
            if (count == text.length) text = Arrays.copyOf(text, 2 * count);
            text[count] = next;
        }
        throw new IllegalArgumentException("the text at address " + Long.toHexString(address) + " has no end within "
                + MOST_TEXT + " bytes; it must end with a zero byte");
    }

    /** The program's address of a text that stays for good: the same for the same text. */
    public static long text(String text) {
        Program foreign = Program.foreign();
        if (foreign != null) return foreign.text(text);
        return TEXTS.computeIfAbsent(
                text,
                t -> Arena.global().allocateFrom(t, StandardCharsets.UTF_8).address());
    }
}
