package tepui.pipe;

/** A range of bytes that belongs to a device. Drivers extend it. */
public abstract non-sealed class Buffer extends DeviceObject {
    private final BufferDesc desc;

    protected Buffer(BufferDesc desc) {
        this.desc = desc;
    }

    public final BufferDesc desc() {
        return desc;
    }

    public final long size() {
        return desc.size();
    }
}
