package tepui.drivers.soft.geometry;

/** Counters of the geometry side since the context was made; queries take differences. All on the context's thread. */
public final class GeometryCounters {
    public static final int STREAMS = 4;

    public long inputVertices;
    public long inputPrimitives;
    public long vertexInvocations;
    public long geometryInvocations;
    public long geometryPrimitives;
    public long controlPatches;
    public long evaluationInvocations;
    public long computeInvocations;
    /** Primitives that came to stream output, of each stream. */
    public final long[] generated = new long[STREAMS];
    /** Primitives that were written. */
    public final long[] written = new long[STREAMS];
    /** Primitives that did not fit. */
    public final long[] overflowed = new long[STREAMS];

    /** All zero. */
    public GeometryCounters() {}
}
