package tepui.drivers.soft.geometry;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.pipe.IndexType;
import tepui.pipe.Memory;

/** The index buffer of a draw, read at any position. Beyond its end, and where none is bound, indices are 0. */
final class IndexSource {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
    private static final MemorySegment ALL = Memory.ALL;

    private long address;
    /** Whole indices from the address on. */
    private long available;

    private IndexType type = IndexType.U32;

    /** @param start address of index 0, 0 for none */
    void bind(long start, long bytes, IndexType indexType) {
        address = start;
        type = indexType;
        available = start == 0 || bytes < 0 ? 0 : bytes / indexType.bytes();
    }

    /** Reads the same as another. */
    void copyFrom(IndexSource other) {
        address = other.address;
        available = other.available;
        type = other.type;
    }

    /** Copies {@code n} indices from {@code position}. */
    void read(long position, int n, int[] to) { // hot
        int inside = position < 0 ? 0 : (int) Math.max(0, Math.min(n, available - position));
        switch (type) {
            case U32 -> {
                long at = address + position * 4;
                for (int i = 0; i < inside; i++) to[i] = ALL.get(INT, at + 4L * i);
            }
            case U16 -> {
                long at = address + position * 2;
                for (int i = 0; i < inside; i++) to[i] = ALL.get(SHORT, at + 2L * i) & 0xffff;
            }
            case U8 -> {
                long at = address + position;
                for (int i = 0; i < inside; i++) to[i] = ALL.get(BYTE, at + i) & 255;
            }
        }
        for (int i = inside; i < n; i++) to[i] = 0;
    }

    /** The first position at or after {@code from} and below {@code end} that holds {@code index}; {@code end} if none does. */
    long find(int index, long from, long end) { // hot
        long stop = Math.min(end, available);
        long p = Math.max(from, 0);
        switch (type) {
            case U32 -> {
                while (p < stop && ALL.get(INT, address + p * 4) != index) p++;
            }
            case U16 -> {
                while (p < stop && (ALL.get(SHORT, address + p * 2) & 0xffff) != index) p++;
            }
            case U8 -> {
                while (p < stop && (ALL.get(BYTE, address + p) & 255) != index) p++;
            }
        }
        if (p < stop) return p;
        return index == 0 && Math.max(p, from) < end ? Math.max(p, from) : end;
    }
}
