package tepui.pipe.driver;

import tepui.ir.Builder;
import tepui.ir.Resource;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Caps;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;

/**
 * Layout of the uniforms of {@link LineBands}: where each word is, what is in it for a draw, and how the shader reads
 * it.
 */
public final class LineBandWords {
    static final int HALF_WIDTH = 0;
    static final int POINT_SIZE = 1;
    static final int LEAST_SIZE = 2;
    static final int MOST_SIZE = 3;
    /** From normalised coordinates to pixels; y may be negative. */
    static final int SCALE_X = 4;

    static final int SCALE_Y = 5;
    /** And back. */
    static final int PER_X = 6;

    static final int PER_Y = 7;
    static final int CENTER_X = 8;
    static final int CENTER_Y = 9;
    /** 1 where the front turns counter-clockwise in pixels, else -1. */
    static final int FRONT = 10;

    static final int FRONT_MODE = 11;
    static final int BACK_MODE = 12;
    /** Bands are rectangles. */
    static final int SQUARE = 13;
    /** Near distance of clipping. */
    static final int NEAR = 14;
    /** The near plane is z + this * w = 0. */
    static final int NEAR_W = 15;

    static final int PER_FACTOR = 16;
    static final int PATTERN = 17;
    /** Edges of triangles with an even number, a bit each; with an odd one; and what the first and the last have beside. */
    static final int EVEN = 18;

    static final int ODD = 19;
    static final int FIRST = 20;
    static final int LAST = 21;
    static final int LAST_NUMBER = 22;
    /** The vertices' edge flags count. */
    static final int FLAGGED = 23;

    static final int SIZE_OF_SHADER = 24;

    /** The corner whose flat values count, of primitives with an even number and an odd one. */
    static final int PROVOKING_EVEN = 25;

    static final int PROVOKING_ODD = 26;

    /** Words in all. */
    public static final int COUNT = 28;

    static final int POINT = RasterState.Fill.POINT.ordinal();
    static final int LINE = RasterState.Fill.LINE.ordinal();
    static final int FILL = RasterState.Fill.FILL.ordinal();

    private final Builder b;
    private final Resource buffer;

    LineBandWords(Builder b, Resource buffer) {
        this.b = b;
        this.buffer = buffer;
    }

    Value real(int word) {
        return b.uniform(buffer, 4 * word, Type.F32);
    }

    Value whole(int word) {
        return b.uniform(buffer, 4 * word, Type.I32);
    }

    // ---- for a draw -----------------------------------------------------------------------------------------------

    /**
     * What is in them for a draw.
     *
     * @param viewport x, y, width and height
     * @param vertices that the draw names, before it is cut into what the device has
     * @param asStrip triangles come in a strip, whose odd ones have their second and third vertex exchanged
     * @param samples of the targets
     * @return whether anything is other than what is in {@code words}
     */
    public static boolean fill( // hot
            int[] words,
            RasterState r,
            Caps caps,
            float[] viewport,
            Primitive p,
            int vertices,
            boolean asStrip,
            int samples) {
        boolean square = samples > 1 && r.multisample();
        float width = Math.clamp(r.lineWidth(), caps.minLineWidth, caps.maxLineWidth);
        if (!square) width = Math.max(1, Math.round(width));
        float x = Math.max(1, viewport[2]) / 2;
        float y = viewport[3] == 0 ? 0.5f : viewport[3] / 2;
        boolean changed = put(words, HALF_WIDTH, width / 2);
        changed |= put(words, POINT_SIZE, r.pointSizeFromShader() ? 1 : r.pointSize());
        changed |= put(words, LEAST_SIZE, caps.minPointSize);
        changed |= put(words, MOST_SIZE, caps.maxPointSize);
        changed |= put(words, SCALE_X, x);
        changed |= put(words, SCALE_Y, y);
        changed |= put(words, PER_X, 1 / x);
        changed |= put(words, PER_Y, 1 / y);
        changed |= put(words, CENTER_X, viewport[0] + viewport[2] / 2);
        changed |= put(words, CENTER_Y, viewport[1] + viewport[3] / 2);
        changed |= put(words, FRONT, r.frontCounterClockwise() ? 1f : -1f);
        changed |= put(words, FRONT_MODE, r.fillFront().ordinal());
        changed |= put(words, BACK_MODE, r.fillBack().ordinal());
        changed |= put(words, SQUARE, square ? 1 : 0);
        changed |= put(words, NEAR, r.depthClipNear() ? 1 : 0);
        changed |= put(words, NEAR_W, r.clipHalfZ() ? 0f : 1f);
        changed |= put(words, PER_FACTOR, 1f / Math.clamp(r.lineStippleFactor(), 1, 256));
        changed |= put(words, PATTERN, r.lineStipple() ? r.lineStipplePattern() & 0xffff : 0xffff);
        changed |= put(words, SIZE_OF_SHADER, r.pointSizeFromShader() ? 1 : 0);
        int last = r.provokingFirst() ? 0 : isLine(p) ? 1 : 2;
        changed |= put(words, PROVOKING_EVEN, last);
        changed |= put(words, PROVOKING_ODD, asStrip && last == 2 ? 1 : last);
        changed |= edges(words, p, vertices, r.provokingFirst());
        return changed;
    }

    /** Which edges are inside of what was drawn, as {@link tepui.pipe.PrimitiveIndices} cuts it; of polygons that restarts separate, the first and the last have all of theirs. */
    private static boolean edges(int[] words, Primitive p, int vertices, boolean provokingFirst) { // hot
        int even = 0b111;
        int odd = 0b111;
        int first = 0;
        int last = 0;
        switch (p) {
            case QUADS -> {
                even = provokingFirst ? 0b011 : 0b101;
                odd = provokingFirst ? 0b110 : 0b011;
            }
            case QUAD_STRIP -> {
                even = 0b011;
                odd = provokingFirst ? 0b110 : 0b101;
            }
            case POLYGON -> {
                even = odd = provokingFirst ? 0b010 : 0b001;
                first = provokingFirst ? 0b001 : 0b100;
                last = provokingFirst ? 0b100 : 0b010;
            }
            default -> {}
        }
        boolean flagged = p == Primitive.TRIANGLES || p == Primitive.QUADS || p == Primitive.POLYGON;
        boolean changed = put(words, EVEN, even);
        changed |= put(words, ODD, odd);
        changed |= put(words, FIRST, first);
        changed |= put(words, LAST, last);
        changed |= put(words, LAST_NUMBER, p == Primitive.POLYGON ? vertices - 3 : -1);
        changed |= put(words, FLAGGED, flagged ? 1 : 0);
        return changed;
    }

    private static boolean isLine(Primitive p) { // hot
        return switch (p) {
            case LINES, LINE_STRIP, LINE_LOOP, LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> true;
            default -> false;
        };
    }

    private static boolean put(int[] words, int at, float value) { // hot
        return put(words, at, Float.floatToRawIntBits(value));
    }

    private static boolean put(int[] words, int at, int value) { // hot
        if (words[at] == value) return false;
        words[at] = value;
        return true;
    }
}
