package tepui.drivers.soft.raster;

/**
 * Batch of primitives that the geometry side hands to the rasteriser: vertex records, and primitives made from them, in
 * drawing order. Reused from call to call; the rasteriser has read everything when it returns.
 */
public final class PrimitiveBatch {
    /** In {@link #flags}: line stipple starts anew. */
    public static final int STIPPLE_ANEW = 8;
    /** In {@link #flags}: a line that may draw its last pixel: one by itself, or a strip's last. */
    public static final int LAST_OF_STRIP = 16;
    /** In {@link #flags}: of the edges named, only those whose first vertex has an edge flag are there. */
    public static final int EDGE_FLAGS = 32;

    /** Vertices per primitive: 1 points, 2 lines, 3 triangles. */
    public int vertices;
    /** Raw bits; vertex v's word w ({@link tepui.drivers.soft.jit.Slots}) is at v * vertexWords + w. */
    public int[] records = {};

    public int vertexWords;

    public int count;
    /** [primitive * vertices + corner]: vertex numbers, in an order that keeps the winding. */
    public int[] corners = {};
    /** The corner that gives flat inputs, layer and viewport. */
    public byte[] provoking = {};

    public int[] primitiveId = {};
    /** Bit 0 to 2: the edge from that corner to the next belongs to the original primitive (polygon mode). Others above. */
    public byte[] flags = {};

    /** An empty batch. */
    public PrimitiveBatch() {}

    /** Makes room for {@code primitives} primitives of {@code verticesEach} corners. */
    public void reserve(int primitives, int verticesEach) {
        vertices = verticesEach;
        if (primitiveId.length < primitives) {
            corners = new int[primitives * 3];
            provoking = new byte[primitives];
            primitiveId = new int[primitives];
            flags = new byte[primitives];
        }
    }
}
