package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.ForeignProgram;

/** Packets by address, whose words have been counted, and what their arguments mean where the program is in another process. */
public final class PacketMemory {
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final @Nullable ForeignProgram FOREIGN = ForeignProgram.installed();

    private PacketMemory() {}

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

    /** A pointer or a handle. None leads into our own memory. */
    public static long pointerAt(long address) { // hot
        ForeignProgram foreign = FOREIGN;
        long value = longAt(address);
        if (foreign == null) return value;
        return foreign.pointerBytes() == 4 ? value & 0xffff_ffffL : value & ForeignProgram.POINTER;
    }

    /** A number that is as large as a pointer, and may become one. */
    public static long sizeAt(long address) { // hot
        long value = longAt(address);
        return FOREIGN == null ? value : ForeignProgram.size(value);
    }

    /** A text of ours as the program's. */
    public static long text(long address) {
        Program foreign = Program.foreign();
        return foreign == null || address == 0 ? address : foreign.text(ALL.getString(address));
    }

    /** Mapped memory as the program's. */
    public static long mapped(long address) {
        ForeignProgram foreign = FOREIGN;
        return foreign == null ? address : foreign.programAddress(address);
    }
}
