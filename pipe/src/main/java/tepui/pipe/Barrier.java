package tepui.pipe;

/** Bits of {@link Context#memoryBarrier}: the kinds of access that must see what shaders wrote. */
public final class Barrier {
    public static final int VERTEX_BUFFER = 1;
    public static final int INDEX_BUFFER = 1 << 1;
    public static final int UNIFORM_BUFFER = 1 << 2;
    public static final int TEXTURE = 1 << 3;
    public static final int IMAGE = 1 << 4;
    public static final int INDIRECT = 1 << 5;
    /** Copies and uploads of textures. */
    public static final int TEXTURE_TRANSFER = 1 << 6;
    /** Copies and uploads of buffers. */
    public static final int BUFFER_TRANSFER = 1 << 7;

    public static final int RENDER_TARGET = 1 << 8;
    public static final int STREAM_OUTPUT = 1 << 9;
    public static final int STORAGE_BUFFER = 1 << 10;
    public static final int QUERY_BUFFER = 1 << 11;
    public static final int MAPPED_BUFFER = 1 << 12;
    public static final int ALL = (1 << 13) - 1;

    private Barrier() {}
}
