package tepui.frontends.gl.legacy;

/**
 * Clipper of points, lines and polygons to the view volume and the user's planes, for feedback and selection. A vertex is {@link #WORDS} floats: clip
 * coordinates, distances to the user's planes, colour, texture coordinates.
 */
final class Clipper {
    static final int PLANES = 4;
    static final int COLOR = 12;
    static final int TEXTURE = 16;
    static final int WORDS = 20;
    private static final int MOST = 64;

    /** The polygon, before and after. */
    float[] polygon = new float[MOST * WORDS];

    private float[] other = new float[MOST * WORDS];
    int count;

    private static float distance(float[] v, int at, int plane) {
        if (plane >= 6) return v[at + PLANES + plane - 6];
        float w = v[at + 3];
        float x = v[at + plane / 2];
        return plane % 2 == 0 ? w + x : w - x;
    }

    /** Is the vertex inside of all planes? */
    static boolean inside(float[] v, int at, int planes) {
        for (int p = 0; p < 14; p++) {
            if (used(p, planes) && distance(v, at, p) < 0) return false;
        }
        return true;
    }

    private static boolean used(int plane, int planes) {
        return plane < 6 || (planes >> plane - 6 & 1) != 0;
    }

    /** Makes room for a polygon of that many vertices. */
    void start(int vertices) {
        int room = (vertices + 20) * WORDS;
        if (polygon.length < room) {
            polygon = new float[room];
            other = new float[room];
        }
        count = vertices;
    }

    /** Clips {@link #polygon}, whose vertices were put there; {@link #count} is 0 where nothing is left. */
    void clipPolygon(int planes) {
        for (int p = 0; p < 14 && count > 0; p++) {
            if (used(p, planes)) clip(p);
        }
        if (count < 3) count = 0;
    }

    private void clip(int plane) {
        int n = 0;
        float[] from = polygon;
        float[] to = other;
        for (int i = 0; i < count; i++) {
            int a = i * WORDS;
            int b = (i + 1) % count * WORDS;
            float da = distance(from, a, plane);
            float db = distance(from, b, plane);
            if (da >= 0) System.arraycopy(from, a, to, n++ * WORDS, WORDS);
            if (da >= 0 != db >= 0) between(from, a, b, da / (da - db), to, n++ * WORDS);
        }
        polygon = to;
        other = from;
        count = n;
    }

    private static void between(float[] v, int a, int b, float t, float[] to, int at) {
        for (int i = 0; i < WORDS; i++) to[at + i] = v[a + i] + t * (v[b + i] - v[a + i]);
    }

    /** Clips the two vertices of a line; whether anything is left. */
    boolean clipLine(int planes) {
        float t0 = 0;
        float t1 = 1;
        for (int p = 0; p < 14; p++) {
            if (!used(p, planes)) continue;
            float da = distance(polygon, 0, p);
            float db = distance(polygon, WORDS, p);
            if (da < 0 && db < 0) return false;
            if (da < 0) t0 = Math.max(t0, da / (da - db));
            else if (db < 0) t1 = Math.min(t1, da / (da - db));
        }
        if (t0 > t1) return false;
        between(polygon, 0, WORDS, t0, other, 0);
        between(polygon, 0, WORDS, t1, other, WORDS);
        System.arraycopy(other, 0, polygon, 0, 2 * WORDS);
        return true;
    }
}
