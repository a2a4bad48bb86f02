package tepui.targets.d3d9door;

import java.lang.foreign.MemorySegment;

/** Draws from the program's own memory: in the packet, or sent ahead of it. */
final class Draws {
    private Draws() {}

    /** @param staged bytes that were sent ahead; 0 where the packet has them */
    static int up(Session s, int type, int count, int stride, long at, int bytes, int staged) { // hot
        MemorySegment data = staged > 0 ? s.staged(0, staged) : s.bytes(at, bytes);
        return s.device().drawPrimitiveUP(type, count, data, stride);
    }

    /** @param place where the vertices are behind the indices in what was sent ahead; 0 where the packet has both */
    static int indexedUp(
            Session s,
            int type,
            int minimum,
            int vertices,
            int count,
            int format,
            int stride,
            long indicesAt,
            int indicesBytes,
            long at,
            int bytes,
            int place) { // hot
        MemorySegment indices = place > 0 ? s.staged(0, place) : s.bytes(indicesAt, indicesBytes);
        long size = ((long) minimum + vertices) * stride;
        MemorySegment data = place > 0 ? s.staged(place, size) : s.bytes(at, bytes);
        return s.device().drawIndexedPrimitiveUP(type, minimum, vertices, count, indices, format, data, stride);
    }
}
