package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.D3D_OK;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Query9;

/** Results of queries. */
final class Queries {
    private static final int MOST_BYTES = 64;

    private Queries() {}

    static int data(Session s, Query9 query, int size, int flags, long to) {
        if (size < 0 || size > MOST_BYTES)
            throw new IllegalArgumentException("a query's result has " + size + " bytes");
        @Nullable
        ByteBuffer into =
                size == 0 ? null : ClientMemory.segment(to, size).asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        return query.getData(into, flags);
    }

    /** The result without a wait: of an event or a count, which have four bytes. */
    static int poll(Session s, int id, int place, int serial, int flags) { // hot
        Query9 query = s.get(Query9.class, id);
        int result = query.getData(null, flags);
        int value = result == D3D_OK ? (int) Math.min(query.getData(0), 0xffffffffL) : 0;
        s.polled(place, serial, result, value);
        return result;
    }
}
