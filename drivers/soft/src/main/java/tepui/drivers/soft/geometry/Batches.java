package tepui.drivers.soft.geometry;

import java.util.Arrays;
import tepui.drivers.soft.raster.PrimitiveBatch;

/** Room in batches of vertices and primitives that are filled bit by bit. */
final class Batches {
    private Batches() {}

    /** Makes room for {@code primitives} primitives and keeps those that are there. */
    static void grow(PrimitiveBatch b, int primitives, int corners) {
        if (b.primitiveId.length < primitives) {
            int to = Math.max(primitives, Math.max(256, b.primitiveId.length * 2));
            b.provoking = Arrays.copyOf(b.provoking, to);
            b.primitiveId = Arrays.copyOf(b.primitiveId, to);
            b.flags = Arrays.copyOf(b.flags, to);
        }
        if (b.corners.length < primitives * corners) {
            b.corners = Arrays.copyOf(b.corners, Math.max(primitives * corners, b.corners.length * 2));
        }
    }
}
