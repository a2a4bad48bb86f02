package tepui.frontends.gl.immediate;

/** Modes of glBegin: how primitives are counted and cut. The enumerants are 0 to 9, patches and adjacency above. */
public final class Modes {
    static final int POINTS = 0;
    static final int LINES = 1;
    static final int LINE_LOOP = 2;
    static final int LINE_STRIP = 3;
    static final int TRIANGLES = 4;
    static final int TRIANGLE_STRIP = 5;
    static final int TRIANGLE_FAN = 6;
    static final int QUADS = 7;
    static final int QUAD_STRIP = 8;
    static final int POLYGON = 9;
    static final int LINES_ADJACENCY = 10;
    static final int LINE_STRIP_ADJACENCY = 11;
    static final int TRIANGLES_ADJACENCY = 12;
    static final int TRIANGLE_STRIP_ADJACENCY = 13;
    static final int PATCHES = 14;

    private Modes() {}

    /** Is it a mode of primitives at all? */
    public static boolean isMode(int mode) {
        return mode >= POINTS && mode <= PATCHES;
    }

    /** Primitives that do not share vertices. */
    static boolean isList(int mode) {
        return switch (mode) {
            case POINTS, LINES, TRIANGLES, QUADS, LINES_ADJACENCY, TRIANGLES_ADJACENCY -> true;
            default -> false;
        };
    }

    private static int each(int mode) {
        return switch (mode) {
            case LINES -> 2;
            case TRIANGLES -> 3;
            case QUADS, LINES_ADJACENCY -> 4;
            case TRIANGLES_ADJACENCY -> 6;
            default -> 1;
        };
    }

    /** The vertices of {@code count} that make whole primitives. */
    static int whole(int mode, int count) {
        return switch (mode) {
            case LINE_LOOP, LINE_STRIP -> count < 2 ? 0 : count;
            case TRIANGLE_STRIP, TRIANGLE_FAN, POLYGON -> count < 3 ? 0 : count;
            case QUAD_STRIP -> count < 4 ? 0 : count & ~1;
            case LINE_STRIP_ADJACENCY -> count < 4 ? 0 : count;
            case TRIANGLE_STRIP_ADJACENCY -> count < 6 ? 0 : count & ~1;
            default -> count - count % each(mode);
        };
    }

    /** The vertices to draw where a primitive of {@code count} so far is cut: strips at an even number, so that winding stays. */
    static int splitAt(int mode, int count) {
        return switch (mode) {
            case TRIANGLE_STRIP, QUAD_STRIP -> count & ~1;
            case TRIANGLE_STRIP_ADJACENCY -> count & ~3;
            default -> whole(mode, count);
        };
    }

    /** The first of the vertices that the next part begins with. */
    static int carryFrom(int mode, int count) {
        return switch (mode) {
            case LINE_LOOP, LINE_STRIP, TRIANGLE_FAN, POLYGON -> Math.max(0, count - 1);
            case TRIANGLE_STRIP, QUAD_STRIP -> Math.max(0, (count & ~1) - 2);
            case LINE_STRIP_ADJACENCY -> Math.max(0, count - 3);
            case TRIANGLE_STRIP_ADJACENCY -> Math.max(0, (count & ~3) - 4);
            default -> count - count % each(mode);
        };
    }

    /** Fans: the next part begins with the first vertex too. */
    static boolean carriesFirst(int mode) {
        return mode == TRIANGLE_FAN || mode == POLYGON;
    }
}
