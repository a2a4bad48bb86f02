package tepui.pipe;

/** Bits of {@link Context#map}. */
public final class MapFlags {
    public static final int READ = 1;
    public static final int WRITE = 1 << 1;
    /** No wait and no promise: the caller keeps off what is in use. Not with READ. */
    public static final int UNSYNCHRONIZED = 1 << 2;
    /** The old contents of the whole resource are not needed. Not with READ. */
    public static final int DISCARD_WHOLE = 1 << 3;
    /** The old contents of the range are not needed. Not with READ. */
    public static final int DISCARD_RANGE = 1 << 4;
    /** Fail (0) rather than wait. */
    public static final int DONT_BLOCK = 1 << 5;
    /** Only ranges given to {@link Context#flushMapped} count as written. With WRITE. */
    public static final int FLUSH_EXPLICIT = 1 << 6;
    /** Stays mapped while it is used. */
    public static final int PERSISTENT = 1 << 7;
    /** With PERSISTENT: writes are seen without a flush. */
    public static final int COHERENT = 1 << 8;

    private MapFlags() {}
}
