package tepui.frontends.gl.draw;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Usage;

/**
 * Where arrays of the program's own memory go before a draw reads them. Ranges follow each other; at the end, the contents are given up as a
 * whole, and the device gives fresh memory while the old is in use.
 */
public final class UploadRing {
    private static final long SIZE = 1 << 20;

    private final Device device;
    private final Context pipe;
    private @Nullable Buffer buffer;
    private long at;

    public UploadRing(Device device, Context pipe) {
        this.device = device;
        this.pipe = pipe;
    }

    /** The buffer that the last range went to. */
    public @Nullable Buffer buffer() { // hot
        return buffer;
    }

    /**
     * Copies a range there.
     *
     * @param least the place must be at least this
     * @return its place in {@link #buffer}
     */
    public long put(long address, long bytes, long least) { // hot
        long start = Math.max(at + 15 & -16L, least + 15 & -16L);
        Buffer b = buffer;
        if (b == null || start + bytes > b.size()) {
            start = least + 15 & -16L;
            if (b != null && start + bytes <= b.size()) {
                pipe.invalidate(b);
            } else {
                if (b != null) device.destroy(b);
                long size = Math.max(SIZE, Long.highestOneBit(start + bytes) * 2);
                b = device.createBuffer(
                        new BufferDesc(size, Bind.VERTEX | Bind.INDEX | Bind.INDIRECT, Usage.STREAM, false));
                buffer = b;
            }
        }
        pipe.writeBuffer(b, start, Native.segment(address, bytes));
        at = start + bytes;
        return start;
    }

    /** Lets go of the buffer. */
    public void close() {
        if (buffer != null) device.destroy(buffer);
        buffer = null;
    }
}
