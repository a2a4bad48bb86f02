package tepui.tools.cli;

/**
 * Terrain of the demo: table mountains that rise from a forest. Heights from a formula, normals and the sun's shadow
 * worked out once per vertex.
 */
final class Terrain {
    /** Cells along one side. */
    static final int CELLS = 192;
    /** The land reaches from -EXTENT to EXTENT. */
    static final float EXTENT = 6;
    /** Floats of a vertex: position, normal, sunlight and openness to the sky. */
    static final int VERTEX_FLOATS = 8;
    /** Towards the sun. */
    static final float[] SUN = unit(0.62f, 0.42f, 0.55f);

    private final float[] heights = new float[(CELLS + 1) * (CELLS + 1)];

    Terrain() {
        for (int z = 0; z <= CELLS; z++) {
            for (int x = 0; x <= CELLS; x++) heights[z * (CELLS + 1) + x] = height(place(x), place(z));
        }
    }

    private static float place(int cell) {
        return (cell * 2f / CELLS - 1) * EXTENT;
    }

    private static float height(double x, double z) {
        double warp = Noise.octaves(x * 1.1 + 9, z * 1.1 + 3, 5, 4, 0) - 0.5;
        double h = 0.22 * Noise.octaves(x * 0.9 + 20, z * 0.9 + 40, 1, 5, 0);
        h = Math.max(h, table(x, z, -0.3, -0.4, 1.55, 1.9, warp));
        h = Math.max(h, table(x, z, 3.1, -3.2, 1.1, 1.45, warp));
        h = Math.max(h, table(x, z, -4.1, -3.4, 1.3, 1.65, warp));
        h = Math.max(h, table(x, z, -3.6, 2.2, 0.55, 0.8, warp));
        return (float) h;
    }

    /** A flat top, a sheer upper wall, a ledge, a slope of debris below. */
    private static double table(double x, double z, double cx, double cz, double radius, double top, double warp) {
        double d = Math.hypot(x - cx, (z - cz) * 1.15) + warp * 1.3;
        double wall = 1 - Noise.step(radius - 0.07, radius + 0.03, d);
        double ledge = 1 - Noise.step(radius + 0.05, radius + 0.14, d);
        double slope = Math.max(0, 1 - Math.max(0, d - radius) / (0.9 * radius));
        double roof = 0.09 * Noise.octaves(x * 3 + 7, z * 3, 11, 4, 0);
        return top * (0.50 * wall + 0.14 * ledge + 0.36 * slope * slope) + wall * roof;
    }

    float heightAt(float x, float z) {
        float fx = Math.clamp((x / EXTENT + 1) * CELLS / 2, 0, CELLS - 0.001f);
        float fz = Math.clamp((z / EXTENT + 1) * CELLS / 2, 0, CELLS - 0.001f);
        int ix = (int) fx;
        int iz = (int) fz;
        fx -= ix;
        fz -= iz;
        int at = iz * (CELLS + 1) + ix;
        float near = heights[at] + (heights[at + 1] - heights[at]) * fx;
        float far = heights[at + CELLS + 1] + (heights[at + CELLS + 2] - heights[at + CELLS + 1]) * fx;
        return near + (far - near) * fz;
    }

    float[] vertices() {
        float[] out = new float[(CELLS + 1) * (CELLS + 1) * VERTEX_FLOATS];
        float cell = 2 * EXTENT / CELLS;
        int at = 0;
        for (int z = 0; z <= CELLS; z++) {
            for (int x = 0; x <= CELLS; x++) {
                float px = place(x);
                float pz = place(z);
                float py = heights[z * (CELLS + 1) + x];
                float dx = heightAt(px + cell, pz) - heightAt(px - cell, pz);
                float dz = heightAt(px, pz + cell) - heightAt(px, pz - cell);
                float[] n = unit(-dx, 2 * cell, -dz);
                out[at++] = px;
                out[at++] = py;
                out[at++] = pz;
                out[at++] = n[0];
                out[at++] = n[1];
                out[at++] = n[2];
                out[at++] = sunlight(px, py, pz);
                out[at++] = openness(px, py, pz);
            }
        }
        return out;
    }

    int[] indices() {
        int[] out = new int[CELLS * CELLS * 6];
        int at = 0;
        for (int z = 0; z < CELLS; z++) {
            for (int x = 0; x < CELLS; x++) {
                int a = z * (CELLS + 1) + x;
                int b = a + 1;
                int c = a + CELLS + 1;
                int d = c + 1;
                out[at++] = a;
                out[at++] = c;
                out[at++] = b;
                out[at++] = b;
                out[at++] = c;
                out[at++] = d;
            }
        }
        return out;
    }

    /** How much of the sun is seen: a walk along the ray, soft with the distance of what comes closest to it. */
    private float sunlight(float x, float y, float z) {
        float seen = 1;
        for (float t = 0.06f; t < 5; t += 0.05f) {
            float clear = y + SUN[1] * t - heightAt(x + SUN[0] * t, z + SUN[2] * t);
            seen = Math.min(seen, 0.5f + clear * 9 / t);
            if (seen <= 0) return 0;
        }
        return Math.min(1, seen);
    }

    private float openness(float x, float y, float z) {
        float hidden = 0;
        for (int i = 0; i < 12; i++) {
            double angle = i * Math.PI / 6;
            float reach = i % 2 == 0 ? 0.18f : 0.45f;
            float rise = heightAt(x + (float) Math.cos(angle) * reach, z + (float) Math.sin(angle) * reach) - y;
            hidden += Math.clamp(rise / reach, 0, 1.5f);
        }
        return Math.clamp(1 - hidden / 11, 0.15f, 1);
    }

    static float[] unit(float x, float y, float z) {
        float length = (float) Math.sqrt(x * x + y * y + z * z);
        return new float[] {x / length, y / length, z / length};
    }
}
