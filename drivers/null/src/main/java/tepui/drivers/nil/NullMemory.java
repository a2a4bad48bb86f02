package tepui.drivers.nil;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Memory that maps hand out: as large as the largest range that was ever mapped at once, kept for the next map, so that
 * mapping allocates nothing in steady state and a resource that is never mapped costs no memory. Contents do not
 * survive from one map to the next; a map for reading is zeroed. The memory lives as long as its owner can be reached,
 * so even a write after {@code unmap} or {@code destroy} harms nobody.
 */
final class NullMemory {
    static final int ALIGNMENT = 64;
    /** Larger blocks grow by no more than what is asked for. */
    private static final long LARGEST_TWICE = 1 << 26;

    private MemorySegment block = MemorySegment.NULL;
    /** Blocks that became too small: what was mapped in them stays writable. */
    private @Nullable List<MemorySegment> outgrown;

    /** An address whose distance from a multiple of {@link #ALIGNMENT} is that of {@code offset}. */
    long map(String call, long offset, long size, boolean zeroed) {
        long shift = offset & (ALIGNMENT - 1);
        long needed = shift + Math.max(1, size);
        if (block.byteSize() < needed) {
            try {
                long twice = Math.min(2 * block.byteSize(), LARGEST_TWICE);
                MemorySegment larger = Arena.ofAuto().allocate(Math.max(needed, twice), ALIGNMENT);
                if (block.byteSize() > 0) keep(block);
                block = larger;
            } catch (OutOfMemoryError | IllegalArgumentException e) {
                throw new OutOfDeviceMemoryException(call + ": no memory for a mapping of " + size + " bytes", e);
            }
        } else if (zeroed) {
            zero(shift, size);
        }
        return block.address() + shift;
    }

    private void keep(MemorySegment old) {
        List<MemorySegment> kept = outgrown;
        if (kept == null) outgrown = kept = new ArrayList<>();
        kept.add(old);
    }

    /** By words: {@code asSlice} would make an object for each map. */
    private void zero(long from, long size) {
        long end = from + size;
        long at = from;
        for (; at + 8 <= end; at += 8) block.set(ValueLayout.JAVA_LONG_UNALIGNED, at, 0L);
        for (; at < end; at++) block.set(ValueLayout.JAVA_BYTE, at, (byte) 0);
    }
}
