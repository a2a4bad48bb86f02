package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The id of an interface, in memory that lives as long as the program: three little-endian numbers, then eight bytes in order.
 *
 * @param address where it is
 */
public record Guid(long address) {
    /** From the usual text, 8-4-4-4-12 digits. */
    public static Guid of(String text) {
        String[] parts = text.split("-", -1);
        if (parts.length != 5) {
            throw new IllegalArgumentException("Guid.of: '" + text + "' has " + parts.length + " parts, must have 5");
        }
        MemorySegment m = Arena.global().allocate(16, 8);
        m.set(ValueLayout.JAVA_INT, 0, Integer.parseUnsignedInt(parts[0], 16));
        m.set(ValueLayout.JAVA_SHORT, 4, (short) Integer.parseInt(parts[1], 16));
        m.set(ValueLayout.JAVA_SHORT, 6, (short) Integer.parseInt(parts[2], 16));
        m.set(ValueLayout.JAVA_LONG, 8, Long.reverseBytes(Long.parseUnsignedLong(parts[3] + parts[4], 16)));
        return new Guid(m.address());
    }
}
