package tepui.drivers.soft.geometry;

import java.util.Arrays;
import tepui.ir.Shader;

/**
 * The fixed-function tessellator: levels in, domain points and the triangles, lines or points between them out; OpenGL 4.6,
 * section 11.2.2. What the specification leaves open is pinned: the two short segments of fractional spacing lie at the ends
 * of an edge; rings of different subdivision are stitched by advancing along the side whose next point comes first. The
 * points of an edge depend on its level alone and mirror about its middle, so neighbouring patches meet.
 *
 * <p>Equal levels in a row, the common case, are tessellated once.
 */
final class Tessellator {
    /** The largest level; also the contract's limit. */
    static final int MAX_LEVEL = 64;

    private Shader.Topology domain = Shader.Topology.TRIANGLES;
    private Shader.Spacing spacing = Shader.Spacing.EQUAL;
    private boolean clockwise;
    private boolean pointMode;

    /** Domain coordinates: u, v and for triangles w of point i at 3 * i. */
    float[] points = new float[3 * 64];

    int pointCount;
    /** Point numbers: three for a triangle, two for a line, one for a point. */
    int[] corners = new int[256];

    int cornerCount;
    /** Corners of what comes out. */
    int each = 3;

    private final float[] levels = new float[6];
    private boolean known;

    /** Takes the layout facts of an evaluation shader. */
    void configure(Shader evaluation) {
        known = false;
        domain = evaluation.inputTopology;
        spacing = evaluation.spacing;
        clockwise = evaluation.clockwise;
        pointMode = evaluation.pointMode;
        each = pointMode ? 1 : domain == Shader.Topology.ISOLINES ? 2 : 3;
    }

    /**
     * Tessellates a patch.
     *
     * @param level four outer levels, two inner ones
     * @return false where the patch is discarded
     */
    boolean run(float[] level) {
        int outers = domain == Shader.Topology.ISOLINES ? 2 : domain == Shader.Topology.TRIANGLES ? 3 : 4;
        for (int i = 0; i < outers; i++) {
            if (!(level[i] > 0)) return false;
        }
        if (known && Arrays.equals(level, levels)) return true;
        System.arraycopy(level, 0, levels, 0, 6);
        known = true;
        pointCount = 0;
        cornerCount = 0;
        switch (domain) {
            case ISOLINES -> isolines(level);
            case QUADS -> quads(level);
            default -> triangles(level);
        }
        if (pointMode) {
            cornerCount = 0;
            for (int i = 0; i < pointCount; i++) corner(i);
        }
        return true;
    }

    // ---- subdivision of an edge

    private float clamp(float level) {
        // NaN, possible for inner levels, counts as the smallest.
        float low = spacing == Shader.Spacing.FRACTIONAL_EVEN ? 2 : 1;
        float high = spacing == Shader.Spacing.FRACTIONAL_ODD ? MAX_LEVEL - 1 : MAX_LEVEL;
        return level > low ? Math.min(level, high) : low;
    }

    private int segments(float clamped) {
        int n = (int) Math.ceil(clamped);
        return switch (spacing) {
            case EQUAL -> n;
            case FRACTIONAL_EVEN -> n + 1 & ~1;
            case FRACTIONAL_ODD -> n | 1;
        };
    }

    /** The points of an edge: {@code n + 1} parameters from 0 to 1, symmetric to the last bit. */
    private void subdivide(float clamped, int n, float[] t) {
        boolean equal = spacing == Shader.Spacing.EQUAL || n == clamped || n < 3;
        // n - 2 long segments of 1 / level each, and what is left of the edge in two short ones.
        double longOne = equal ? 1.0 / n : 1.0 / clamped;
        double end = equal ? longOne : (1 - (n - 2) * longOne) / 2;
        t[0] = 0;
        t[n] = 1;
        for (int i = 1; i <= n / 2; i++) {
            float at = 2 * i == n ? 0.5f : (float) (end + (i - 1) * longOne);
            t[i] = at;
            t[n - i] = 1 - at;
        }
    }

    private final float[][] outer = new float[4][MAX_LEVEL + 2];
    private final int[] outerSegments = new int[4];
    private final float[] across = new float[MAX_LEVEL + 2];
    private final float[] down = new float[MAX_LEVEL + 2];

    private void outerEdge(int i, float level) {
        float clamped = clamp(level);
        outerSegments[i] = segments(clamped);
        subdivide(clamped, outerSegments[i], outer[i]);
    }

    // ---- output

    private int point(float u, float v, float w) {
        if (points.length < 3 * pointCount + 3) points = Arrays.copyOf(points, points.length * 2);
        points[3 * pointCount] = u;
        points[3 * pointCount + 1] = v;
        points[3 * pointCount + 2] = w;
        return pointCount++;
    }

    private void corner(int p) {
        if (corners.length == cornerCount) corners = Arrays.copyOf(corners, cornerCount * 2);
        corners[cornerCount++] = p;
    }

    /** A triangle that runs counter-clockwise in (u, v). */
    private void triangle(int a, int b, int c) {
        corner(a);
        corner(clockwise ? c : b);
        corner(clockwise ? b : c);
    }

    // ---- two rows of points, side by side

    private final int[] rim = new int[MAX_LEVEL + 2];
    private final float[] rimAt = new float[MAX_LEVEL + 2];
    private final int[] inside = new int[MAX_LEVEL + 2];
    private final float[] insideAt = new float[MAX_LEVEL + 2];

    /**
     * Fills the strip between an outer row of {@code m + 1} points and an inner one of {@code n + 1}; the inner one is to the
     * left of the outer one's direction.
     */
    private void stitch(int m, int n) {
        int i = 0;
        int j = 0;
        while (i < m || j < n) {
            boolean advanceRim;
            if (i == m) advanceRim = false;
            else if (j == n) advanceRim = true;
            else {
                // The middle of the next segment decides; a tie goes to the rim before the
                // middle, to the inside behind it, so that the strip is its own mirror image.
                float r = rimAt[i] + rimAt[i + 1];
                float s = insideAt[j] + insideAt[j + 1];
                advanceRim = r < s || r == s && r <= 1;
            }
            if (advanceRim) {
                triangle(rim[i], rim[i + 1], inside[j]);
                i++;
            } else {
                triangle(rim[i], inside[j + 1], inside[j]);
                j++;
            }
        }
    }

    // ---- triangles

    private void triangles(float[] level) {
        for (int i = 0; i < 3; i++) outerEdge(i, level[i]);
        float inner = clamp(level[4]);
        int n = segments(inner);
        if (n == 1) {
            if (outerSegments[0] == 1 && outerSegments[1] == 1 && outerSegments[2] == 1) {
                triangle(point(0, 0, 1), point(1, 0, 0), point(0, 1, 0));
                return;
            }
            // As if the level were a little above 1.
            inner = Math.nextUp(1f);
            n = segments(inner);
        }
        subdivide(inner, n, across);
        // The outermost ring, once around: v = 0 from w to u, w = 0 from u to v, u = 0 from v to w.
        int base = pointCount;
        int m1 = outerSegments[1];
        int m2 = outerSegments[2];
        int m0 = outerSegments[0];
        for (int i = 0; i < m1; i++) point(outer[1][i], 0, outer[1][m1 - i]);
        for (int i = 0; i < m2; i++) point(outer[2][m2 - i], outer[2][i], 0);
        for (int i = 0; i < m0; i++) point(0, outer[0][m0 - i], outer[0][i]);
        int ring = pointCount - base;
        int ringBase = base;
        int[] sides = ringSides;
        sides[0] = m1;
        sides[1] = m2;
        sides[2] = m0;
        for (int k = 1; ; k++) {
            int left = n - 2 * k;
            int innerBase = pointCount;
            float c = 2 * across[k] / 3;
            if (left < 0) {
                // The last ring was a triangle.
                triangle(ringBase, ringBase + 1, ringBase + 2);
                return;
            }
            if (left == 0) point(1 / 3f, 1 / 3f, 1 / 3f);
            for (int side = 0; side < 3 && left > 0; side++) {
                for (int i = 0; i < left; i++) {
                    float along = across[k + i] - c / 2;
                    float rest = 1 - across[k + i] - c / 2;
                    if (side == 0) point(along, c, rest);
                    else if (side == 1) point(rest, along, c);
                    else point(c, rest, along);
                }
            }
            int first = ringBase;
            for (int side = 0; side < 3; side++) {
                int m = sides[side];
                float[] at = k > 1 ? ringAt : outer[side == 2 ? 0 : side + 1];
                for (int i = 0; i <= m; i++) {
                    rim[i] = ringBase + (first - ringBase + i) % ring;
                    rimAt[i] = at[i];
                }
                for (int i = 0; i <= left; i++) {
                    inside[i] = left == 0 ? innerBase : innerBase + (side * left + i) % (3 * left);
                    insideAt[i] = across[k + i];
                }
                stitch(m, left);
                first += m;
            }
            if (left == 0) return;
            ringBase = innerBase;
            ring = 3 * left;
            Arrays.fill(sides, left);
            // The next ring's outer side has the points from across[k] on.
            System.arraycopy(across, k, ringAt, 0, left + 1);
        }
    }

    private final int[] ringSides = new int[3];
    private final float[] ringAt = new float[MAX_LEVEL + 2];

    // ---- quads

    private void quads(float[] level) {
        for (int i = 0; i < 4; i++) outerEdge(i, level[i]);
        float innerU = clamp(level[4]);
        float innerV = clamp(level[5]);
        int m = segments(innerU);
        int n = segments(innerV);
        boolean plain = m == 1 && n == 1;
        for (int i = 0; i < 4; i++) plain &= outerSegments[i] == 1;
        if (plain) {
            int a = point(0, 0, 0);
            int b = point(1, 0, 0);
            int c = point(1, 1, 0);
            int d = point(0, 1, 0);
            triangle(a, b, c);
            triangle(a, c, d);
            return;
        }
        if (m == 1) {
            innerU = Math.nextUp(1f);
            m = segments(innerU);
        }
        if (n == 1) {
            innerV = Math.nextUp(1f);
            n = segments(innerV);
        }
        subdivide(innerU, m, across);
        subdivide(innerV, n, down);
        // The rim, once around: v = 0 rightwards, u = 1 upwards, v = 1 leftwards, u = 0 downwards.
        int e0 = outerSegments[1];
        int e1 = outerSegments[2];
        int e2 = outerSegments[3];
        int e3 = outerSegments[0];
        int base = pointCount;
        for (int i = 0; i < e0; i++) point(outer[1][i], 0, 0);
        for (int i = 0; i < e1; i++) point(1, outer[2][i], 0);
        for (int i = 0; i < e2; i++) point(outer[3][e2 - i], 1, 0);
        for (int i = 0; i < e3; i++) point(0, outer[0][e3 - i], 0);
        int ring = pointCount - base;
        // The inner grid, (m - 1) x (n - 1) points.
        int grid = pointCount;
        int columns = m - 1;
        for (int j = 1; j < n; j++) {
            for (int i = 1; i < m; i++) point(across[i], down[j], 0);
        }
        for (int j = 0; j < n - 2; j++) {
            for (int i = 0; i < m - 2; i++) {
                int a = grid + j * columns + i;
                triangle(a, a + 1, a + 1 + columns);
                triangle(a, a + 1 + columns, a + columns);
            }
        }
        int top = grid + (n - 2) * columns;
        rim(base, 0, ring, e0, outer[1]);
        inside(grid, 1, m - 2, across);
        stitch(e0, m - 2);
        rim(base, e0, ring, e1, outer[2]);
        inside(grid + m - 2, columns, n - 2, down);
        stitch(e1, n - 2);
        rim(base, e0 + e1, ring, e2, outer[3]);
        inside(top + m - 2, -1, m - 2, across);
        stitch(e2, m - 2);
        rim(base, e0 + e1 + e2, ring, e3, outer[0]);
        inside(top, -columns, n - 2, down);
        stitch(e3, n - 2);
    }

    /** One side of a quad's rim: {@code m} segments from point {@code first} of the ring. */
    private void rim(int base, int first, int ring, int m, float[] at) {
        for (int i = 0; i <= m; i++) {
            rim[i] = base + (first + i) % ring;
            rimAt[i] = at[i];
        }
    }

    /** One side of the inner grid's border: {@code n} segments, whose points are {@code step} apart. */
    private void inside(int from, int step, int n, float[] at) {
        for (int i = 0; i <= n; i++) {
            inside[i] = from + i * step;
            insideAt[i] = at[1 + i];
        }
    }

    // ---- lines

    private void isolines(float[] level) {
        // The number of lines is always spaced equally.
        int lines = (int) Math.ceil(Math.max(1, Math.min(level[0], MAX_LEVEL)));
        outerEdge(1, level[1]);
        int m = outerSegments[1];
        for (int j = 0; j < lines; j++) {
            float v = (float) j / lines;
            int from = pointCount;
            for (int i = 0; i <= m; i++) point(outer[1][i], v, 0);
            for (int i = 0; i < m; i++) {
                corner(from + i);
                corner(from + i + 1);
            }
        }
    }
}
