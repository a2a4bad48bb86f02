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
 * Ring of buffer memory for client arrays that a draw reads. Ranges follow each other; at the end, the contents are
 * given up as a whole, and the device gives fresh memory while the old is in use.
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

    /** Where the last range ends. */
    public long end() { // hot
        return at;
    }

    /** Where a range ends that is put behind {@code end}, at least at {@code least}. */
    public static long after(long end, long bytes, long least) { // hot
        return start(end, least) + bytes;
    }

    private static long start(long end, long least) { // hot
        return Math.max(end + 15 & -16L, least + 15 & -16L);
    }

    /**
     * Makes room for the ranges of one draw: none of them may be given up for the next.
     *
     * @param end where the last of them ends, put behind what is there
     * @param alone where it ends if they are all that there is
     */
    public void reserve(long end, long alone) { // hot
        Buffer b = buffer;
        if (b != null && end <= b.size()) return;
        at = 0;
        if (b != null && alone <= b.size()) {
            pipe.invalidate(b);
            return;
        }
        if (b != null) device.destroy(b);
        long size = Math.max(SIZE, Long.highestOneBit(alone) * 2);
        buffer = device.createBuffer(
                new BufferDesc(size, Bind.VERTEX | Bind.INDEX | Bind.INDIRECT, Usage.STREAM, false));
    }

    /**
     * Copies a range there, for which {@link #reserve} has made room.
     *
     * @param least the place must be at least this
     * @return its place in {@link #buffer}
     */
    public long put(long address, long bytes, long least) { // hot
        Buffer b = buffer;
        if (b == null) throw new IllegalStateException("put: there is no room, reserve makes it");
        long start = start(at, least);
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
