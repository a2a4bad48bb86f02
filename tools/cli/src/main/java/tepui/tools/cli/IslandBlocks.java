package tepui.tools.cli;

/**
 * Terrain of {@link IslandDemo}: table mountains of square blocks, eight floats each: x, z, width, height, colour,
 * shading at the foot.
 */
final class IslandBlocks {
    static final int FLOATS = 8;
    private static final int SIDE = 56;
    private static final float STEP = 0.25f;

    private static final float[][] STONE = {{0.62f, 0.44f, 0.33f}, {0.68f, 0.50f, 0.38f}, {0.56f, 0.40f, 0.31f}};
    private static final float[][] GREEN = {{0.22f, 0.40f, 0.14f}, {0.28f, 0.46f, 0.17f}, {0.19f, 0.35f, 0.15f}};
    private static final float[][] SAND = {{0.78f, 0.68f, 0.48f}, {0.74f, 0.64f, 0.45f}, {0.80f, 0.71f, 0.52f}};

    /** The mountains: middle, radius, height. */
    private static final float[][] TABLES = {
        {-1.2f, -0.8f, 1.9f, 3.1f}, {2.3f, -2.4f, 1.25f, 2.3f}, {1.9f, 1.9f, 0.95f, 1.5f}, {-3.4f, 2.2f, 0.8f, 1.9f}
    };

    private IslandBlocks() {}

    static float[] blocks() {
        float[] out = new float[SIDE * SIDE * FLOATS];
        int at = 0;
        for (int j = 0; j < SIDE; j++) {
            for (int i = 0; i < SIDE; i++) {
                float x = (i - SIDE / 2 + 0.5f) * STEP;
                float z = (j - SIDE / 2 + 0.5f) * STEP;
                float height = height(x, z, i, j);
                float[] color = color(height, i, j);
                out[at++] = x;
                out[at++] = z;
                out[at++] = STEP;
                out[at++] = height;
                out[at++] = color[0];
                out[at++] = color[1];
                out[at++] = color[2];
                out[at++] = height > 0.9f ? 1 : 0.3f;
            }
        }
        return out;
    }

    private static float height(float x, float z, int i, int j) {
        float ground = 0.95f - 0.16f * (float) Math.sqrt(x * x + z * z) + 0.18f * wave(x, z);
        float height = ground;
        for (float[] t : TABLES) {
            float dx = x - t[0];
            float dz = z - t[1];
            float edge = (float) Math.sqrt(dx * dx + dz * dz) - t[2] - 0.22f * wave(x * 2.3f, z * 2.1f);
            // A steep wall, a scree at its foot, and a top that is nearly level.
            if (edge < 0) height = Math.max(height, t[3] + 0.10f * random(i, j, 7));
            else if (edge < 0.7f)
                height = Math.max(height, ground + (0.7f - edge) * 0.9f * (0.6f + 0.4f * random(i, j, 3)));
        }
        return Math.max(0.02f, height);
    }

    private static float wave(float x, float z) {
        return (float) (Math.sin(x * 1.3 + 0.4) * Math.cos(z * 1.1 - 0.7) + 0.5 * Math.sin(x * 2.9 - z * 2.3));
    }

    private static float[] color(float height, int i, int j) {
        int pick = (int) (random(i, j, 1) * 2.999f);
        if (height > 1.45f) return random(i, j, 2) < 0.72f ? GREEN[pick] : STONE[pick];
        if (height > 1.05f) return random(i, j, 2) < 0.35f ? GREEN[pick] : STONE[pick];
        if (height > 0.42f) return GREEN[pick];
        return SAND[pick];
    }

    /** A number from 0 to 1 that is the same for the same place. */
    private static float random(int i, int j, int salt) {
        int h = i * 0x9E3779B1 ^ j * 0x85EBCA77 ^ salt * 0xC2B2AE3D;
        h ^= h >>> 15;
        h *= 0x2C1B3C6D;
        h ^= h >>> 13;
        return (h >>> 8) / (float) (1 << 24);
    }

    /** A block from 0 to 1 in height around the origin, without its floor: position and normal of 30 corners. */
    static float[] shape() {
        float[][] faces = {{0, 1, 0}, {1, 0, 0}, {-1, 0, 0}, {0, 0, 1}, {0, 0, -1}};
        float[] out = new float[faces.length * 6 * 6];
        int at = 0;
        for (float[] n : faces) {
            // Two axes that make a right-handed frame with the normal.
            float[] u = n[1] != 0 ? new float[] {0, 0, 1} : new float[] {n[2], 0, -n[0]};
            float[] v = n[1] != 0 ? new float[] {1, 0, 0} : new float[] {0, 1, 0};
            int[] order = {0, 1, 2, 2, 1, 3};
            for (int k : order) {
                float a = (k & 1) - 0.5f;
                float b = (k >> 1) - 0.5f;
                for (int c = 0; c < 3; c++) {
                    float p = n[c] * 0.5f + u[c] * a + v[c] * b;
                    out[at++] = c == 1 ? p + 0.5f : p;
                }
                for (int c = 0; c < 3; c++) out[at++] = n[c];
            }
        }
        return out;
    }
}
