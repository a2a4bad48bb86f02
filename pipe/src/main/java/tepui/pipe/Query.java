package tepui.pipe;

/** Query: a result that the device counts while it draws. Drivers extend it. */
public abstract non-sealed class Query extends DeviceObject {
    /** Kinds of queries: what is counted. */
    public enum Kind {
        /** Samples that passed all tests. */
        OCCLUSION,
        /** 1 if any sample passed. */
        OCCLUSION_ANY,
        OCCLUSION_ANY_CONSERVATIVE,
        /** Primitives that left the last vertex stage, of a stream. */
        PRIMITIVES_GENERATED,
        /** Primitives written to stream output, of a stream. */
        PRIMITIVES_WRITTEN,
        /** 1 if a stream's output did not fit. */
        STREAM_OVERFLOW,
        STREAM_OVERFLOW_ANY,
        /** Nanoseconds; {@link Context#endQuery} alone. */
        TIMESTAMP,
        /** Nanoseconds. */
        TIME_ELAPSED,
        /** One of {@link Statistic}, by index. */
        PIPELINE_STATISTIC
    }

    /** The counters of PIPELINE_STATISTIC. */
    public enum Statistic {
        INPUT_VERTICES,
        INPUT_PRIMITIVES,
        VERTEX_INVOCATIONS,
        GEOMETRY_INVOCATIONS,
        GEOMETRY_PRIMITIVES,
        CLIPPING_INPUT,
        CLIPPING_OUTPUT,
        FRAGMENT_INVOCATIONS,
        TESS_CONTROL_PATCHES,
        TESS_EVAL_INVOCATIONS,
        COMPUTE_INVOCATIONS
    }

    private final Kind kind;
    private final int index;

    protected Query(Kind kind, int index) {
        this.kind = kind;
        this.index = index;
    }

    public final Kind kind() {
        return kind;
    }

    /** Stream, or ordinal of the {@link Statistic}. */
    public final int index() {
        return index;
    }
}
