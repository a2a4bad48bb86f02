package tepui.tools.bench;

/**
 * Scene of the row {@code scene} of {@link D3d9PeerFrames}, by what changes before each draw: another program before 20
 * of a hundred, a texture before 50, blending and depth before 10, a matrix before each. The peers' benchmark makes the
 * same from the same seeds.
 */
final class D3d9PeerScene {
    static final int PROGRAM = 1;
    static final int TEXTURE = 2;
    static final int STATE = 4;
    static final int BLENDED = 8;

    final int[] changes;
    final int[] programs;
    final int[] textures;
    final float[][] matrices;
    private final int textureCount;
    private int seed = 12345;

    D3d9PeerScene(int draws, int textureCount) {
        changes = new int[draws];
        programs = new int[draws];
        textures = new int[draws];
        matrices = new float[draws][];
        this.textureCount = textureCount;
    }

    /** The next number of the sequence, 24 bits. */
    int random() {
        seed = seed * 1664525 + 1013904223;
        return seed >>> 8;
    }

    /** Makes the sequence, from a seed of its own. */
    void mix() {
        seed = 777;
        int program = 0;
        int texture = 0;
        int blended = 0;
        for (int i = 0; i < changes.length; i++) {
            int change = 0;
            if (random() % 100 < 20) {
                change |= PROGRAM;
                program = program + 1 + random() % 3 & 3;
            }
            if (random() % 100 < 50) {
                change |= TEXTURE;
                texture = (texture + 1 + random() % 30) % textureCount;
            }
            if (random() % 100 < 10) {
                change |= STATE;
                blended ^= BLENDED;
            }
            changes[i] = change | blended;
            programs[i] = program;
            textures[i] = texture;
            float[] m = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
            m[3] = random() % 1000 / 500f - 1;
            m[7] = random() % 1000 / 500f - 1;
            m[11] = random() % 1000 / 2000f;
            matrices[i] = m;
        }
        changes[0] |= PROGRAM | TEXTURE | STATE;
    }
}
