package tepui.pipe.driver;

import tepui.pipe.Primitive;

/** Counts of primitives that a number of vertices makes, without restarts: what counters and queries show. */
public final class PrimitiveCounts {
    private PrimitiveCounts() {}

    public static long of(Primitive primitive, int vertices, int patchVertices) { // hot
        long n = vertices;
        return Math.max(
                0,
                switch (primitive) {
                    case POINTS -> n;
                    case LINES -> n / 2;
                    case LINE_LOOP -> n < 2 ? 0 : n;
                    case LINE_STRIP -> n - 1;
                    case TRIANGLES -> n / 3;
                    case TRIANGLE_STRIP, TRIANGLE_FAN -> n - 2;
                    case QUADS -> n / 4;
                    case QUAD_STRIP -> (n - 2) / 2;
                    case POLYGON -> n < 3 ? 0 : 1;
                    case LINES_ADJACENCY -> n / 4;
                    case LINE_STRIP_ADJACENCY -> n - 3;
                    case TRIANGLES_ADJACENCY -> n / 6;
                    case TRIANGLE_STRIP_ADJACENCY -> (n - 4) / 2;
                    case PATCHES -> n / patchVertices;
                });
    }
}
