package tepui.drivers.soft.geometry;

/**
 * Stream output buffer: memory that stream output fills, and how far it got. The mark outlives the binding: drawing
 * from it needs it.
 */
public final class StreamBuffer {
    public long address;
    /** Bytes from the address on. */
    public long size;
    /** Bytes written. */
    public long filled;
    /** Bytes of a vertex when it was last written to. */
    public int stride;

    /** Empty, without memory. */
    public StreamBuffer() {}
}
