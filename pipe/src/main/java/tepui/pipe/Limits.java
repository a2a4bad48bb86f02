package tepui.pipe;

/** Limits of the contract: sizes of its own tables. What a device supports may be less: see {@link Caps}. */
public final class Limits {
    public static final int COLOR_TARGETS = 8;
    public static final int VERTEX_ELEMENTS = 32;
    public static final int VERTEX_BUFFERS = 32;
    public static final int UNIFORM_BUFFERS = 32;
    public static final int TEXTURES = 96;
    public static final int STORAGE_BUFFERS = 32;
    public static final int IMAGES = 32;
    /** Places in a context's table of resident textures, and as many in that of images. */
    public static final int RESIDENTS = 1 << 16;

    public static final int VIEWPORTS = 16;
    public static final int STREAM_TARGETS = 4;
    public static final int CLIP_DISTANCES = 8;
    /** Interface locations of four components between stages. */
    public static final int VARYINGS = 32;

    private Limits() {}
}
