package tepui.targets.d3d9door;

import java.lang.foreign.MemorySegment;
import tepui.targets.d3d9door.Packets.DrawIndexedPrimitiveUP;

/** Draws from the program's own memory: in the packet, or sent ahead of it. */
final class Draws {
    private Draws() {}

    /** @param staged bytes that were sent ahead; 0 where the packet has them */
    static int up(Session s, int type, int count, int stride, long at, int bytes, int staged) { // hot
        MemorySegment data = staged > 0 ? s.staged(0, staged) : s.bytes(at, bytes);
        return s.device().drawPrimitiveUP(type, count, data, stride);
    }

    /** The packet says where the vertices are behind the indices in what was sent ahead; 0 where it has both. */
    static int indexedUp(Session s, long at) { // hot
        int minimum = DrawIndexedPrimitiveUP.minimum(at);
        int vertices = DrawIndexedPrimitiveUP.vertices(at);
        int stride = DrawIndexedPrimitiveUP.stride(at);
        int place = DrawIndexedPrimitiveUP.staged(at);
        MemorySegment indices = place > 0
                ? s.staged(0, place)
                : s.bytes(DrawIndexedPrimitiveUP.indices(at), DrawIndexedPrimitiveUP.indicesBytes(at));
        long size = ((long) minimum + vertices) * stride;
        MemorySegment data = place > 0
                ? s.staged(place, size)
                : s.bytes(DrawIndexedPrimitiveUP.data(at), DrawIndexedPrimitiveUP.dataBytes(at));
        int type = DrawIndexedPrimitiveUP.type(at);
        int count = DrawIndexedPrimitiveUP.count(at);
        int format = DrawIndexedPrimitiveUP.format(at);
        return s.device().drawIndexedPrimitiveUP(type, minimum, vertices, count, indices, format, data, stride);
    }
}
