package tepui.pipe;

import org.jspecify.annotations.Nullable;

/** A range of bytes that belongs to a device. Drivers extend it. */
public abstract class Buffer {
    private final BufferDesc desc;
    private @Nullable String label;

    protected Buffer(BufferDesc desc) {
        this.desc = desc;
    }

    public final BufferDesc desc() {
        return desc;
    }

    public final long size() {
        return desc.size();
    }

    public final @Nullable String label() {
        return label;
    }

    public final void setLabel(@Nullable String text) {
        label = text;
    }
}
