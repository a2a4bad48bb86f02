package tepui.pipe;

/** Bits of the ways in which a resource may be bound and used. A driver may refuse a use that was not named. */
public final class Bind {
    public static final int VERTEX = 1;
    public static final int INDEX = 1 << 1;
    public static final int UNIFORM = 1 << 2;
    public static final int STORAGE = 1 << 3;
    public static final int INDIRECT = 1 << 4;
    public static final int STREAM_OUTPUT = 1 << 5;
    /** Sampled; for a buffer, as a buffer texture. */
    public static final int SAMPLED = 1 << 6;

    public static final int IMAGE = 1 << 7;
    public static final int COLOR_TARGET = 1 << 8;
    public static final int DEPTH_STENCIL = 1 << 9;
    public static final int QUERY_RESULT = 1 << 10;
    /** Shown on a surface. */
    public static final int PRESENT = 1 << 11;
    /** A texture whose memory comes by pages, with {@link Context#commitPages}; none of them is there at first. For devices with {@link Caps#sparseTextures}. */
    public static final int SPARSE = 1 << 12;
    /** Every use that a buffer can have: OpenGL's buffers. */
    public static final int ANY_BUFFER =
            VERTEX | INDEX | UNIFORM | STORAGE | INDIRECT | STREAM_OUTPUT | SAMPLED | IMAGE | QUERY_RESULT;

    private Bind() {}
}
