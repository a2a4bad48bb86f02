package tepui.targets.d3d9door;

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
}
