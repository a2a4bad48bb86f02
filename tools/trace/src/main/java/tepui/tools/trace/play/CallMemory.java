package tepui.tools.trace.play;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Memory for what calls read and write: for the length of a call, or until the same place is given anew, as vertex arrays of programs are. */
final class CallMemory implements AutoCloseable {
    /** Calls that read further than the trace has bytes find zeros there. */
    private static final int PADDING = 256;

    private static final int CHUNK = 1 << 20;

    /** Memory of its own: when it is not needed any more it goes. */
    private record Own(Arena arena, MemorySegment bytes) implements AutoCloseable {
        static Own of(long bytes) {
            Arena arena = Arena.ofConfined();
            try {
                return new Own(arena, arena.allocate(bytes, 16));
            } catch (OutOfMemoryError e) {
                arena.close();
                throw e;
            }
        }

        /** Bytes from an address on; 0 where it is another's. */
        long behind(long address) {
            long offset = address - bytes.address();
            return offset < 0 || offset >= bytes.byteSize() ? 0 : bytes.byteSize() - offset;
        }

        @Override
        public void close() {
            arena.close();
        }
    }

    private final Own first = Own.of(CHUNK);
    /** Where memory is taken from: the first, or the last of those that this call has beside it. */
    private Own filling = first;

    private long used;
    /** Memory of this call beside the first, until its end. */
    private final List<Own> more = new ArrayList<>();

    private final Map<String, Own> kept = new HashMap<>();
    private final List<Own> keptInOrder = new ArrayList<>();

    /** Memory for this call, zeros. */
    MemorySegment take(long bytes) {
        long size = bytes + PADDING + 15 & ~15L;
        if (size > filling.bytes.byteSize() - used) {
            filling = Own.of(Math.max(size, CHUNK));
            used = 0;
            more.add(filling);
        }
        MemorySegment part = filling.bytes.asSlice(used, size);
        part.fill((byte) 0);
        used += size;
        return part.asSlice(0, bytes);
    }

    MemorySegment take(byte[] bytes) {
        MemorySegment part = take(bytes.length);
        MemorySegment.copy(bytes, 0, part, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return part;
    }

    /** Memory that stays until the same place is given again, zeros. */
    MemorySegment keep(String place, long bytes) {
        Own before = kept.remove(place);
        if (before != null) {
            keptInOrder.remove(before);
            before.close();
        }
        Own own = Own.of(bytes + PADDING);
        kept.put(place, own);
        keptInOrder.add(own);
        return own.bytes;
    }

    MemorySegment keep(String place, byte[] bytes) {
        MemorySegment part = keep(place, bytes.length);
        MemorySegment.copy(bytes, 0, part, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return part;
    }

    /** How many bytes there are from an address on; 0 where nothing is. */
    long behind(long address) {
        long there = first.behind(address);
        // What is not taken of it is nobody's.
        if (there != 0) return filling == first ? Math.max(0, there - (CHUNK - used)) : there;
        for (int i = 0; i < more.size(); i++) {
            there = more.get(i).behind(address);
            if (there != 0) return there;
        }
        for (int i = 0; i < keptInOrder.size(); i++) {
            there = keptInOrder.get(i).behind(address);
            if (there != 0) return there;
        }
        return 0;
    }

    /** A copy of what is at an address, with zeros up to a length. */
    long longer(long address, long there, long bytes) {
        Own own = Own.of(bytes);
        more.add(own);
        MemorySegment from = MemorySegment.ofAddress(address).reinterpret(there);
        MemorySegment.copy(from, 0, own.bytes, 0, there);
        return own.bytes.address();
    }

    /** The call is over. */
    void reset() {
        used = 0;
        filling = first;
        if (more.isEmpty()) return;
        for (Own own : more) own.close();
        more.clear();
    }

    @Override
    public void close() {
        reset();
        for (Own own : keptInOrder) own.close();
        keptInOrder.clear();
        kept.clear();
        first.close();
    }
}
