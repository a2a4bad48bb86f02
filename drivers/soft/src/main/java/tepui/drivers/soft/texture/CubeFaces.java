package tepui.drivers.soft.texture;

/**
 * The six faces of a cube in the order and orientation of OpenGL and Direct3D: from directions to places on faces, and
 * which texel of which face lies behind an edge.
 */
final class CubeFaces {
    /** Which component of the direction is s, t and the major axis of each face: 0 to 2, with the sign in {@link #SIGN}. */
    private static final int[][] AXIS = {{2, 1, 0}, {2, 1, 0}, {0, 2, 1}, {0, 2, 1}, {0, 1, 2}, {0, 1, 2}};

    private static final int[][] SIGN = {{-1, -1, 1}, {1, -1, -1}, {1, 1, 1}, {1, -1, -1}, {1, -1, 1}, {-1, -1, -1}};

    /**
     * [face * 4 + edge], edges left, right, top, bottom: the neighbour's face in bits 0 to 2; its x in bits 3 and 4, its y in
     * bits 5 and 6: 0 first, 1 last, 2 the place along the edge, 3 counted from the end.
     */
    private static final int[] NEIGHBOUR = new int[24];

    /** Edges of all faces. */
    static final int EDGES = 24;

    static {
        for (int face = 0; face < 6; face++) {
            for (int edge = 0; edge < 4; edge++) {
                int first = beyond(face, edge, -0.75f);
                int last = beyond(face, edge, 0.75f);
                int x = code(first & 1, last & 1);
                int y = code(first >> 1 & 1, last >> 1 & 1);
                NEIGHBOUR[face * 4 + edge] = first >> 2 | x << 3 | y << 5;
            }
        }
    }

    private CubeFaces() {}

    /** For [face * 4 + edge]: the neighbour, as {@link #behind} reads it. */
    static int[] neighbours() {
        return NEIGHBOUR;
    }

    private static int code(int atFirst, int atLast) {
        return atFirst == atLast ? atFirst : atFirst == 0 ? 2 : 3;
    }

    /** Where a point just behind an edge lies: face in the bits above 1, bit 0 right half, bit 1 lower half. */
    private static int beyond(int face, int edge, float along) {
        float s = edge == 0 ? -1.1f : edge == 1 ? 1.1f : along;
        float t = edge == 2 ? -1.1f : edge == 3 ? 1.1f : along;
        float[] d = new float[3];
        d[AXIS[face][0]] = s * SIGN[face][0];
        d[AXIS[face][1]] = t * SIGN[face][1];
        d[AXIS[face][2]] = SIGN[face][2];
        int f = face(d[0], d[1], d[2]);
        return f << 2 | (s(f, d[0], d[1], d[2]) > 0.5f ? 1 : 0) | (t(f, d[0], d[1], d[2]) > 0.5f ? 2 : 0);
    }

    /** The face that a direction meets; of axes of the same length the last one counts, as Vulkan has it. */
    static int face(float x, float y, float z) {
        float ax = Math.abs(x);
        float ay = Math.abs(y);
        float az = Math.abs(z);
        if (ax > ay && ax > az) return x < 0 ? 1 : 0;
        if (ay > az) return y < 0 ? 3 : 2;
        return z < 0 ? 5 : 4;
    }

    private static float pick(int axis, float x, float y, float z) {
        return axis == 0 ? x : axis == 1 ? y : z;
    }

    /** The component of a vector along the face's s, t (1) or outward axis (2), signed. */
    static float along(int face, int which, float x, float y, float z) {
        return pick(AXIS[face][which], x, y, z) * SIGN[face][which];
    }

    /** Place on the face, 0 to 1. */
    static float s(int face, float x, float y, float z) {
        return (along(face, 0, x, y, z) / along(face, 2, x, y, z) + 1) * 0.5f;
    }

    static float t(int face, float x, float y, float z) {
        return (along(face, 1, x, y, z) / along(face, 2, x, y, z) + 1) * 0.5f;
    }

    /**
     * The texel behind one edge of a face of {@code size} texels: exactly one of x and y is -1 or {@code size}.
     *
     * @return face in bits 28 up, y in bits 14 up, x
     */
    static int behind(int face, int x, int y, int size) {
        int edge = x < 0 ? 0 : x >= size ? 1 : y < 0 ? 2 : 3;
        int along = edge < 2 ? y : x;
        int n = NEIGHBOUR[face * 4 + edge];
        return (n & 7) << 28 | place(n >> 5 & 3, along, size) << 14 | place(n >> 3 & 3, along, size);
    }

    private static int place(int code, int along, int size) {
        return switch (code) {
            case 0 -> 0;
            case 1 -> size - 1;
            case 2 -> along;
            default -> size - 1 - along;
        };
    }
}
