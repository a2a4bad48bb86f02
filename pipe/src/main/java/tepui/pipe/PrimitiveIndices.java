package tepui.pipe;

/**
 * Indices that draw quads, polygons, fans and loops as lists of triangles and lines, for devices that do not know the former
 * ({@link Caps#quads} and its kin). Winding and the vertex that gives flat values stay what they were; a fragment's primitive id
 * does not: {@code tepui.ir.pass.LowerQuads} puts it right. What a polygon mode shows of inner edges is the caller's problem.
 *
 * <p>Counts are known beforehand, so that room can be made once; nothing here allocates.
 */
public final class PrimitiveIndices {
    private PrimitiveIndices() {}

    /** Can {@link #write} turn it into a list? */
    public static boolean isKnown(Primitive primitive) {
        return switch (primitive) {
            case QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN, LINE_LOOP -> true;
            default -> false;
        };
    }

    /** Primitive that the written indices are drawn as: TRIANGLES or LINES. */
    public static Primitive list(Primitive primitive) {
        return switch (primitive) {
            case QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN -> Primitive.TRIANGLES;
            case LINE_LOOP -> Primitive.LINES;
            default ->
                throw new IllegalArgumentException("PrimitiveIndices: primitive is " + primitive
                        + ", must be one of quads, polygons, fans and loops");
        };
    }

    /** Indices that {@code vertices} vertices of one run make. Restarts only make them fewer, but for loops of one line. */
    public static long count(Primitive primitive, int vertices) {
        long n = Math.max(0, vertices);
        return switch (primitive) {
            case QUADS -> n / 4 * 6;
            case QUAD_STRIP -> n < 4 ? 0 : (n - 2) / 2 * 6;
            case POLYGON, TRIANGLE_FAN -> n < 3 ? 0 : (n - 2) * 3;
            case LINE_LOOP -> n < 2 ? 0 : n * 2;
            default ->
                throw new IllegalArgumentException("PrimitiveIndices: primitive is " + primitive
                        + ", must be one of quads, polygons, fans and loops");
        };
    }

    /**
     * Writes the list for one run of vertices that are numbered from {@code first}.
     *
     * @param provokingFirst flat values come from the first vertex of what is drawn
     * @return the position behind the last index written
     */
    public static int write(
            Primitive primitive, int first, int vertices, boolean provokingFirst, int[] to, int at) { // hot
        return write(primitive, null, first, vertices, provokingFirst, to, at);
    }

    /** In the place of an index that begins a new run: there is none. */
    public static final long NO_RESTART = -1;

    /**
     * Writes the list for indexed vertices, run by run.
     *
     * @param indices the draw's indices from {@code start}
     * @param restart an index, without a sign, that begins a new run, or {@link #NO_RESTART}
     * @return the position behind the last index written
     */
    public static int write(
            Primitive primitive,
            int[] indices,
            int start,
            int count,
            long restart,
            boolean provokingFirst,
            int[] to,
            int at) { // hot
        if (restart == NO_RESTART) return write(primitive, indices, start, count, provokingFirst, to, at);
        int from = start;
        int out = at;
        for (int i = start; i <= start + count; i++) {
            if (i < start + count && indices[i] != (int) restart) continue;
            out = write(primitive, indices, from, i - from, provokingFirst, to, out);
            from = i + 1;
        }
        return out;
    }

    private static int write(
            Primitive primitive,
            int @org.jspecify.annotations.Nullable [] indices,
            int from,
            int n,
            boolean provokingFirst,
            int[] to,
            int at) { // hot
        int out = at;
        switch (primitive) {
            case QUADS -> {
                for (int i = from; i + 4 <= from + n; i += 4) {
                    int a = index(indices, i);
                    int b = index(indices, i + 1);
                    int c = index(indices, i + 2);
                    int d = index(indices, i + 3);
                    if (provokingFirst) {
                        out = triangle(to, out, a, b, c);
                        out = triangle(to, out, a, c, d);
                    } else {
                        out = triangle(to, out, a, b, d);
                        out = triangle(to, out, b, c, d);
                    }
                }
            }
            case QUAD_STRIP -> {
                for (int i = from; i + 4 <= from + n; i += 2) {
                    int a = index(indices, i);
                    int b = index(indices, i + 1);
                    int c = index(indices, i + 3);
                    int d = index(indices, i + 2);
                    out = triangle(to, out, a, b, c);
                    if (provokingFirst) out = triangle(to, out, a, c, d);
                    else out = triangle(to, out, d, a, c);
                }
            }
            case POLYGON, TRIANGLE_FAN -> {
                // A polygon is flat in its first vertex whatever the convention, a fan's triangle in its own ones.
                boolean centerFirst = primitive == Primitive.POLYGON == provokingFirst;
                int center = n < 3 ? 0 : index(indices, from);
                for (int i = from + 1; i + 1 < from + n; i++) {
                    int b = index(indices, i);
                    int c = index(indices, i + 1);
                    if (centerFirst) out = triangle(to, out, center, b, c);
                    else out = triangle(to, out, b, c, center);
                }
            }
            case LINE_LOOP -> {
                for (int i = 0; n > 1 && i < n; i++) {
                    to[out++] = index(indices, from + i);
                    to[out++] = index(indices, i + 1 == n ? from : from + i + 1);
                }
            }
            default -> list(primitive);
        }
        return out;
    }

    private static int index(int @org.jspecify.annotations.Nullable [] indices, int position) {
        return indices == null ? position : indices[position];
    }

    private static int triangle(int[] to, int at, int a, int b, int c) {
        to[at] = a;
        to[at + 1] = b;
        to[at + 2] = c;
        return at + 3;
    }
}
