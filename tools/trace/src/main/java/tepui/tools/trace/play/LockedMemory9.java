package tepui.tools.trace.play;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Unknown9;
import tepui.pipe.Memory;

/**
 * Memory of resources that are locked: where the program saw it, and where it is here. A trace tells of what the program wrote as copies to the former; rows of images may be
 * farther apart there than here.
 */
final class LockedMemory9 {
    /** Rows and slices of an image, in bytes; of a buffer one row. */
    record Layout(long row, long rows, long slices, long pitch, long slicePitch) {
        static Layout buffer(long bytes) {
            return new Layout(bytes, 1, 1, bytes, bytes);
        }

        long bytes() {
            return slicePitch * (slices - 1) + pitch * (rows - 1) + row;
        }
    }

    private record Region(Unknown9 of, int place, long own, Layout there, Layout here) {}

    private final TreeMap<Long, Region> regions = new TreeMap<>();

    /** A resource was locked. */
    void put(Unknown9 of, int place, long recorded, long own, Layout there, Layout here) {
        if (recorded != 0 && own != 0) regions.put(recorded, new Region(of, place, own, there, here));
    }

    /** It is unlocked. */
    void remove(Unknown9 of, int place) {
        regions.values().removeIf(r -> r.of == of && r.place == place);
    }

    /** Writes what the program wrote; what lies outside of what is locked is left out. */
    void write(long recorded, byte[] bytes) {
        Map.@Nullable Entry<Long, Region> below = regions.floorEntry(recorded);
        if (below == null) return;
        Region r = below.getValue();
        long start = recorded - below.getKey();
        Layout there = r.there;
        if (there.row <= 0 || there.pitch <= 0 || there.slicePitch <= 0) return;
        MemorySegment to = Memory.at(r.own, r.here.bytes());
        int at = 0;
        while (at < bytes.length) {
            long offset = start + at;
            long slice = offset / there.slicePitch;
            long row = offset % there.slicePitch / there.pitch;
            long column = offset % there.slicePitch % there.pitch;
            if (slice >= there.slices) return;
            long left = there.pitch - column;
            int part = (int) Math.min(left, bytes.length - at);
            long useful = Math.min(part, r.here.row - column);
            if (row < r.here.rows && useful > 0)
                MemorySegment.copy(
                        bytes,
                        at,
                        to,
                        ValueLayout.JAVA_BYTE,
                        slice * r.here.slicePitch + row * r.here.pitch + column,
                        (int) useful);
            at += part;
        }
    }
}
