package tepui.pipe;

/** A range of a buffer that takes stream output, with the fill mark that drawing from it needs. Drivers extend it. */
public abstract non-sealed class StreamTarget extends DeviceObject {
    private final Buffer buffer;
    private final long offset;
    private final long size;

    protected StreamTarget(Buffer buffer, long offset, long size) {
        if (offset < 0 || size < 0 || offset > buffer.size() - size) {
            throw new IllegalArgumentException("StreamTarget: range " + offset + " + " + size
                    + " is not inside a buffer of " + buffer.size() + " bytes");
        }
        this.buffer = buffer;
        this.offset = offset;
        this.size = size;
    }

    public final Buffer buffer() {
        return buffer;
    }

    public final long offset() {
        return offset;
    }

    public final long size() {
        return size;
    }
}
