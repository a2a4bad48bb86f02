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

    private final Arena arena = Arena.ofConfined();
    private MemorySegment chunk = arena.allocate(CHUNK, 16);
    private long used;
    /** Chunks of this call that were too small, until its end. */
    private final List<Arena> large = new ArrayList<>();

    private final Map<String, Arena> kept = new HashMap<>();

    /** Memory for this call, zeros. */
    MemorySegment take(long bytes) {
        long size = bytes + PADDING + 15 & ~15L;
        if (size > CHUNK - used) {
            Arena own = Arena.ofConfined();
            large.add(own);
            return own.allocate(size, 16).asSlice(0, bytes);
        }
        MemorySegment part = chunk.asSlice(used, size);
        part.fill((byte) 0);
        used += size;
        return part.asSlice(0, bytes);
    }

    MemorySegment take(byte[] bytes) {
        MemorySegment part = take(bytes.length);
        MemorySegment.copy(bytes, 0, part, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return part;
    }

    /** Memory that stays until the same place is given again. */
    MemorySegment keep(String place, byte[] bytes) {
        Arena before = kept.remove(place);
        if (before != null) before.close();
        Arena own = Arena.ofConfined();
        kept.put(place, own);
        MemorySegment part = own.allocate(bytes.length + (long) PADDING, 16);
        MemorySegment.copy(bytes, 0, part, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return part;
    }

    /** The call is over. */
    void reset() {
        used = 0;
        if (large.isEmpty()) return;
        for (Arena a : large) a.close();
        large.clear();
    }

    @Override
    public void close() {
        reset();
        kept.values().forEach(Arena::close);
        kept.clear();
        arena.close();
    }
}
