package tepui.tools.trace.play;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Buffers that are mapped: where the program saw them, and where they are here. The trace tells of what the program wrote as copies to the former. */
final class MappedRegions {
    private record Region(long own, long length, long buffer) {}

    private final TreeMap<Long, Region> regions = new TreeMap<>();

    void put(long recorded, long own, long length, long buffer) {
        if (recorded != 0 && own != 0) regions.put(recorded, new Region(own, length, buffer));
    }

    /** A buffer is not mapped any more. */
    void remove(long buffer) {
        regions.values().removeIf(r -> r.buffer == buffer);
    }

    /** Writes what the program wrote; false where nothing is mapped there. */
    boolean write(long recorded, byte[] bytes) {
        Map.@Nullable Entry<Long, Region> below = regions.floorEntry(recorded);
        if (below == null) return false;
        Region region = below.getValue();
        long offset = recorded - below.getKey();
        if (offset > region.length - bytes.length || !TraceMemory.mayWrite(region.own + offset, bytes.length))
            return false;
        MemorySegment to = MemorySegment.ofAddress(region.own).reinterpret(region.length);
        MemorySegment.copy(bytes, 0, to, ValueLayout.JAVA_BYTE, offset, bytes.length);
        return true;
    }
}
