package tepui.pipe.driver;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Barrier;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;

/** Checks of draws and dispatches, as {@link Arguments}. */
public final class DrawArguments {
    /** Words of a range of a draw of many. */
    public static final int RANGE_WORDS = 3;

    /** Vertices of a draw that is only prepared: whole primitives of every kind, and of patches up to the largest. */
    public static final int PREPARED_VERTICES = 96;

    private DrawArguments() {}

    public static void draw(String call, int instances, int first, int count, boolean indexed, int baseVertex) { // hot
        if (instances < 0 || first < 0 || count < 0) {
            throw new IllegalArgumentException(call + ": range is " + first + " + " + count + " with " + instances
                    + " instances, none may be below 0");
        }
        if (!indexed && baseVertex != 0) {
            throw new IllegalArgumentException(
                    call + ": base vertex is " + baseVertex + ", must be 0 without an index buffer");
        }
    }

    /** Ranges of draws, as {@link #RANGE_WORDS} words each: first, count, base vertex. */
    public static void ranges(int[] ranges, int start, int count, int instances, boolean indexed) { // hot
        if (start < 0 || count < 0 || start > ranges.length - (long) count * RANGE_WORDS) {
            throw new IllegalArgumentException("draw: " + count + " ranges from word " + start + " of " + ranges.length
                    + ", three words a range must be there");
        }
        for (int i = 0, at = start; i < count; i++, at += RANGE_WORDS) {
            draw("draw", instances, ranges[at], ranges[at + 1], indexed, ranges[at + 2]);
        }
    }

    /** Parameters of indirect draws, and their number. */
    public static void indirect( // hot
            boolean indexed,
            Buffer parameters,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer counts,
            long countOffset) {
        int bytes = IndirectRanges.bytes(indexed);
        if (maxDraws < 0 || stride < 0 || maxDraws > 1 && stride < bytes) {
            throw new IllegalArgumentException("drawIndirect: " + maxDraws + " draws with a stride of " + stride
                    + "; must be at least 0, and at least " + bytes);
        }
        Arguments.bytes("drawIndirect", parameters, offset, maxDraws == 0 ? 0 : (maxDraws - 1L) * stride + bytes);
        if (counts != null) Arguments.bytes("drawIndirect", counts, countOffset, 4);
    }

    /**
     * Checks that all that a draw needs is bound, and that its primitives fit the shaders.
     *
     * @param targets render targets are set
     * @param geometry the geometry shader; null for none
     */
    public static void bound( // hot
            ContextState<?, ?, ?> s, Primitive p, boolean indexed, boolean targets, @Nullable Shader geometry) {
        bound(indexed, s.indexBuffer != null, s.shaders[Stage.VERTEX.ordinal()] != null, targets);
        patches(p, s.shaders[Stage.TESS_EVAL.ordinal()] != null);
        if (geometry != null && p != Primitive.PATCHES) geometry(p, geometry.inputTopology);
    }

    /** Checks that all that every draw needs is bound. */
    static void bound(boolean indexed, boolean indices, boolean vertexShader, boolean targets) { // hot
        if (indexed && !indices) throw new IllegalArgumentException("draw: no index buffer is bound");
        if (!vertexShader) throw new IllegalArgumentException("draw: no vertex shader is bound");
        if (!targets) throw new IllegalArgumentException("draw: no render targets are set");
    }

    /** Patches go with tessellation, and nothing else does. */
    static void patches(Primitive p, boolean tessellates) { // hot
        boolean patches = p == Primitive.PATCHES;
        if (patches == tessellates) return;
        throw new IllegalArgumentException("draw: primitive is " + p
                + (patches ? ", which needs a tessellation evaluation shader" : ", must be PATCHES with tessellation"));
    }

    /** Checks that the primitives fit the geometry shader. */
    static void geometry(Primitive p, Shader.Topology t) { // hot
        boolean fits = switch (t) {
            case POINTS -> p == Primitive.POINTS;
            case LINES, LINE_STRIP, ISOLINES ->
                p == Primitive.LINES || p == Primitive.LINE_STRIP || p == Primitive.LINE_LOOP;
            case LINES_ADJACENCY -> p == Primitive.LINES_ADJACENCY || p == Primitive.LINE_STRIP_ADJACENCY;
            case TRIANGLES_ADJACENCY -> p == Primitive.TRIANGLES_ADJACENCY || p == Primitive.TRIANGLE_STRIP_ADJACENCY;
            default ->
                switch (p) {
                    case TRIANGLES, TRIANGLE_STRIP, TRIANGLE_FAN, QUADS, QUAD_STRIP, POLYGON -> true;
                    default -> false;
                };
        };
        if (!fits) {
            throw new IllegalArgumentException("draw: primitive is " + p + ", the geometry shader takes "
                    + t.name().toLowerCase(Locale.ROOT));
        }
    }

    /** Workgroups of a dispatch. */
    public static void groups(int x, int y, int z, int[] most) { // hot
        if (x < 0 || y < 0 || z < 0 || x > most[0] || y > most[1] || z > most[2]) {
            throw new IllegalArgumentException("dispatch: groups are " + x + " x " + y + " x " + z + ", must be 0 to "
                    + most[0] + " x " + most[1] + " x " + most[2]);
        }
    }

    /** Bits of {@link Barrier}. */
    public static void barrier(int bits) { // hot
        if ((bits & ~Barrier.ALL) != 0) {
            throw new IllegalArgumentException("memoryBarrier: bits are 0x" + Integer.toHexString(bits) + ", only 0x"
                    + Integer.toHexString(Barrier.ALL) + " are defined");
        }
    }
}
