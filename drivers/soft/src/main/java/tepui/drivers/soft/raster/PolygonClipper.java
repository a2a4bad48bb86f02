package tepui.drivers.soft.raster;

import tepui.drivers.soft.jit.Slots;

/**
 * Clipper of one triangle by planes, in clip space. Attributes are not touched: a new vertex knows which share it has
 * of the triangle's second and third vertex, and the shares are what is interpolated over the pieces. Intersections are
 * computed from the inner to the outer vertex, so that triangles with a common edge get the same ones.
 */
final class PolygonClipper {
    // ---- a vertex
    static final int X = 0;
    static final int Y = 1;
    static final int Z = 2;
    static final int W = 3;
    /** Shares of the second and third vertex. */
    static final int SHARE1 = 4;

    static final int SHARE2 = 5;
    private static final int DISTANCE = 6;
    static final int WORDS = 14;
    /** A triangle and 14 planes: 3 + 14 at most. */
    private static final int MOST = 20;

    /** Vertices in front of the eye at least: far nearer than any near plane, so that dividing by it is safe. */
    private static final double LEAST_W = 1e-12;

    double[] vertices = new double[MOST * WORDS];
    private double[] other = new double[MOST * WORDS];
    private final double[] distances = new double[MOST];
    int count;

    /** Takes a triangle by its records. */
    void begin(int[] records, int v0, int v1, int v2, int clipMask) {
        load(records, v0, 0, clipMask);
        load(records, v1, WORDS, clipMask);
        load(records, v2, 2 * WORDS, clipMask);
        vertices[WORDS + SHARE1] = 1;
        vertices[2 * WORDS + SHARE2] = 1;
        count = 3;
    }

    /** Takes a line by its records. */
    void beginLine(int[] records, int v0, int v1, int clipMask) {
        load(records, v0, 0, clipMask);
        load(records, v1, WORDS, clipMask);
        vertices[WORDS + SHARE1] = 1;
        count = 2;
    }

    private void load(int[] records, int from, int to, int clipMask) {
        for (int i = 0; i < 4; i++) {
            vertices[to + i] = Float.intBitsToFloat(records[from + Slots.POSITION + i]);
        }
        vertices[to + SHARE1] = 0;
        vertices[to + SHARE2] = 0;
        for (int i = 0; i < 8; i++) {
            vertices[to + DISTANCE + i] =
                    (clipMask >> i & 1) == 0 ? 0 : Float.intBitsToFloat(records[from + Slots.CLIP_DISTANCE + i]);
        }
    }

    /** Cuts by all planes that any vertex was outside of; {@link #count} is 0 where nothing is left. */
    void clip(int codes, boolean halfZ, ViewTransform view, int viewport) {
        if ((codes & WindowVertices.GUARD) != 0) {
            plane(0, 0, 0, 1, -LEAST_W);
        }
        if ((codes & WindowVertices.NEAR) != 0) {
            if (halfZ) plane(0, 0, 1, 0, 0);
            else plane(0, 0, 1, 1, 0);
        }
        if ((codes & WindowVertices.FAR) != 0) plane(0, 0, -1, 1, 0);
        for (int i = 0; i < 8; i++) {
            if ((codes >> WindowVertices.CLIP_SHIFT + i & 1) != 0) distance(i);
        }
        if ((codes & WindowVertices.GUARD) != 0) {
            plane(1, 0, 0, -view.lowX[viewport], 0);
            plane(-1, 0, 0, view.highX[viewport], 0);
            plane(0, 1, 0, -view.lowY[viewport], 0);
            plane(0, -1, 0, view.highY[viewport], 0);
        }
    }

    /** {@link #clip} that also clips by the view volume's sides. */
    void clipLine(int codes, boolean halfZ, ViewTransform view, int viewport) {
        clip(codes, halfZ, view, viewport);
        if ((codes & WindowVertices.LEFT) != 0) plane(1, 0, 0, 1, 0);
        if ((codes & WindowVertices.RIGHT) != 0) plane(-1, 0, 0, 1, 0);
        if ((codes & WindowVertices.BOTTOM) != 0) plane(0, 1, 0, 1, 0);
        if ((codes & WindowVertices.TOP) != 0) plane(0, -1, 0, 1, 0);
    }

    private void plane(double a, double b, double c, double d, double e) {
        for (int i = 0; i < count; i++) {
            int v = i * WORDS;
            distances[i] = a * vertices[v] + b * vertices[v + 1] + c * vertices[v + 2] + d * vertices[v + 3] + e;
        }
        cut();
    }

    private void distance(int index) {
        for (int i = 0; i < count; i++) distances[i] = vertices[i * WORDS + DISTANCE + index];
        cut();
    }

    /** Keeps the side of distances of 0 and above. */
    private void cut() {
        if (count == 2) {
            cutLine();
            return;
        }
        int n = 0;
        for (int i = 0; i < count; i++) {
            int next = i + 1 == count ? 0 : i + 1;
            boolean in = distances[i] >= 0;
            boolean nextIn = distances[next] >= 0;
            if (in) System.arraycopy(vertices, i * WORDS, other, n++ * WORDS, WORDS);
            if (in && !nextIn) between(i, next, n++);
            else if (!in && nextIn) between(next, i, n++);
        }
        count = n < 3 ? 0 : n;
        double[] t = vertices;
        vertices = other;
        other = t;
    }

    private void cutLine() {
        boolean in = distances[0] >= 0;
        boolean nextIn = distances[1] >= 0;
        if (in && nextIn) return;
        if (!in && !nextIn) {
            count = 0;
            return;
        }
        if (in) {
            between(0, 1, 0);
            System.arraycopy(other, 0, vertices, WORDS, WORDS);
        } else {
            between(1, 0, 0);
            System.arraycopy(other, 0, vertices, 0, WORDS);
        }
    }

    private void between(int inner, int outer, int to) {
        double t = distances[inner] / (distances[inner] - distances[outer]);
        int a = inner * WORDS;
        int b = outer * WORDS;
        int at = to * WORDS;
        for (int i = 0; i < WORDS; i++) other[at + i] = vertices[a + i] + t * (vertices[b + i] - vertices[a + i]);
    }
}
