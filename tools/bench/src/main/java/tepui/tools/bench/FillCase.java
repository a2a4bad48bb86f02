package tepui.tools.bench;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Rows of the fill table: what is drawn over and over into a target of 1024 x 1024 RGBA8 with a 16-bit depth buffer.
 * Quads cover all of it with texture coordinates from 0 to 4; the texture has 256 x 256 random texels and repeats.
 */
enum FillCase {
    CLEAR("clear", "Mpix/s", FillCase.PIXELS / 1e6),
    FLAT("flat", "Mpix/s", FillCase.PIXELS / 1e6),
    NEAREST("tex-nearest", "Mpix/s", FillCase.PIXELS / 1e6),
    LINEAR("tex-linear", "Mpix/s", FillCase.PIXELS / 1e6),
    BLEND("tex-linear-blend", "Mpix/s", FillCase.PIXELS / 1e6),
    /** Depth-tested triangles of about ten pixels, in a grid of 224 x 224 cells. */
    MESH("mesh-100k", "Mtri/s", FillCase.CELLS * FillCase.CELLS * 2 / 1e6),
    /** Eight octaves of value noise. */
    NOISE("noise-fbm8", "Mpix/s", FillCase.PIXELS / 1e6),
    /** 256 dependent multiply-adds of four components a pixel. */
    MAD("mad-2048flop", "GFLOP/s", FillCase.PIXELS * 2048 / 1e9),
    // ---- with four samples a pixel, which are resolved at the end of each frame
    FLAT_MANY("flat-4x", "Mpix/s", FillCase.PIXELS / 1e6),
    LINEAR_MANY("tex-linear-4x", "Mpix/s", FillCase.PIXELS / 1e6),
    MESH_MANY("mesh-100k-4x", "Mtri/s", FillCase.CELLS * FillCase.CELLS * 2 / 1e6),
    // ---- of one pixel, and of thirty in any direction
    POINTS("points-10k", "Mpoint/s", FillCase.SCATTERED / 1e6),
    LINES("lines-10k", "Mline/s", FillCase.SCATTERED / 1e6);

    static final int SIZE = 1024;
    static final double PIXELS = (double) SIZE * SIZE;
    static final int CELLS = 224;
    static final int TEXTURE = 256;
    static final int SCATTERED = 10_000;

    final String label;
    final String unit;
    /** In the unit's terms, per frame. */
    final double work;

    FillCase(String label, String unit, double work) {
        this.label = label;
        this.unit = unit;
        this.work = work;
    }

    static @Nullable FillCase of(String label) {
        for (FillCase c : values()) {
            if (c.label.equals(label)) return c;
        }
        return null;
    }

    boolean isTextured() {
        return switch (this) {
            case NEAREST, LINEAR, BLEND, MESH, LINEAR_MANY, MESH_MANY, POINTS, LINES -> true;
            case CLEAR, FLAT, NOISE, MAD, FLAT_MANY -> false;
        };
    }

    boolean isMesh() {
        return this == MESH || this == MESH_MANY;
    }

    /** Does each frame begin anew? */
    boolean isCleared() {
        return this == CLEAR || isMesh() || this == POINTS || this == LINES;
    }

    int samples() {
        return this == FLAT_MANY || this == LINEAR_MANY || this == MESH_MANY ? 4 : 1;
    }

    /** Corners of two triangles: position, then texture coordinate. */
    static float[] quad() {
        return new float[] {
            -1, -1, 0, 0, 0, 1, -1, 0, 4, 0, 1, 1, 0, 4, 4, -1, -1, 0, 0, 0, 1, 1, 0, 4, 4, -1, 1, 0, 0, 4
        };
    }

    /** Ends of lines, position and texture coordinate; the first 10,000 are the points. */
    static float[] scattered() {
        Random random = new Random(1);
        float[] out = new float[SCATTERED * 2 * 5];
        for (int at = 0; at < out.length; at += 10) {
            double angle = random.nextDouble() * 2 * Math.PI;
            float x = random.nextFloat() * 2 - 1;
            float y = random.nextFloat() * 2 - 1;
            for (int end = 0; end < 2; end++) {
                out[at + 5 * end] = x + end * 60f / SIZE * (float) Math.cos(angle);
                out[at + 5 * end + 1] = y + end * 60f / SIZE * (float) Math.sin(angle);
                out[at + 5 * end + 3] = random.nextFloat();
                out[at + 5 * end + 4] = random.nextFloat();
            }
        }
        return out;
    }

    static float[] meshVertices() {
        float[] out = new float[(CELLS + 1) * (CELLS + 1) * 5];
        int at = 0;
        for (int y = 0; y <= CELLS; y++) {
            for (int x = 0; x <= CELLS; x++) {
                out[at++] = x * 2.0f / CELLS - 1;
                out[at++] = y * 2.0f / CELLS - 1;
                out[at++] = 0.3f * (float) (Math.sin(x * 0.2f) * Math.cos(y * 0.13f));
                out[at++] = x / (float) CELLS;
                out[at++] = y / (float) CELLS;
            }
        }
        return out;
    }

    static int[] meshIndices() {
        int[] out = new int[CELLS * CELLS * 6];
        int at = 0;
        for (int y = 0; y < CELLS; y++) {
            for (int x = 0; x < CELLS; x++) {
                int a = y * (CELLS + 1) + x;
                int c = a + CELLS + 1;
                out[at++] = a;
                out[at++] = a + 1;
                out[at++] = c;
                out[at++] = a + 1;
                out[at++] = c + 1;
                out[at++] = c;
            }
        }
        return out;
    }

    /** Opaque texels of a fixed sequence. */
    static int[] texels() {
        int[] out = new int[TEXTURE * TEXTURE];
        int state = 12345;
        for (int i = 0; i < out.length; i++) {
            state = state * 1664525 + 1013904223;
            out[i] = 0xff000000 | state >>> 8;
        }
        return out;
    }
}
