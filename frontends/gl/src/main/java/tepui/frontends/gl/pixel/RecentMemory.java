package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.foreign.BufferBounds;

/** Memory of the program that calls pointed to lately, one segment for each hash, so that copies from places that recur allocate nothing. */
final class RecentMemory {
    private static final int SIZE = 64;

    private final MemorySegment[] segments = new MemorySegment[SIZE];

    RecentMemory() {
        Arrays.fill(segments, MemorySegment.NULL);
    }

    /** The bytes from an address on. */
    MemorySegment of(long address, long bytes) { // hot
        // Memory of another process is fetched anew for each call.
        if (Native.foreign() != null) return Native.segment(address, bytes);
        if (BufferBounds.areThere()) BufferBounds.check(address, bytes);
        int at = (int) ((address * 31 + bytes) * 0x9e3779b97f4a7c15L >>> 58);
        MemorySegment s = segments[at];
        if (s.address() == address && s.byteSize() == bytes) return s;
        s = Native.segment(address, bytes);
        segments[at] = s;
        return s;
    }
}
