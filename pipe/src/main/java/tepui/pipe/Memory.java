package tepui.pipe;

import java.lang.foreign.MemorySegment;

/**
 * Raw addresses as memory. Programs hand over addresses, and mapped resources are addresses; one segment over
 * everything reads and writes them without an object per access. Whoever uses it has checked the range.
 */
public final class Memory {
    /** All of memory: offset = address. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    public static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private Memory() {}

    /** A view of {@code size} bytes at {@code address}. */
    public static MemorySegment at(long address, long size) {
        return ALL.asSlice(address, size);
    }
}
