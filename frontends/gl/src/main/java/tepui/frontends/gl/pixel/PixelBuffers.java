package tepui.frontends.gl.pixel;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;

/**
 * Meaning of the pointer of a pixel call: memory of the program, or an offset into the buffer bound for pixels. Where
 * the device cannot copy from or to a buffer by itself, it is mapped for the time of the call; {@link PixelRules} has
 * checked sizes before.
 */
public final class PixelBuffers {
    private final Context pipe;
    private final BufferBindings bindings;
    private final RecentMemory recent = new RecentMemory();

    private @Nullable Buffer mapped;
    /** A copy of what the program itself has mapped, and where it goes after the call. */
    private @Nullable MemorySegment copy;

    private @Nullable Buffer copyOf;
    private long copyAt;

    public PixelBuffers(Context pipe, BufferBindings bindings) {
        this.pipe = pipe;
        this.bindings = bindings;
    }

    /** The device's buffer behind an object; null while it has no storage. */
    public static @Nullable Buffer storage(BufferObject object) {
        return object.pipe();
    }

    /** The device's buffer that pixels are read from; null where the pointer is the program's memory. */
    public @Nullable Buffer unpacked() {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_UNPACK);
        return buffer == null ? null : storage(buffer);
    }

    /** {@link #unpacked} for pixels that are written. */
    public @Nullable Buffer packed() {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_PACK);
        return buffer == null ? null : storage(buffer);
    }

    /** The memory that {@code bytes} from a call's pointer are in; its first byte is the pointer's. Null for a null pointer without a buffer. */
    public @Nullable MemorySegment source(long pointer, long bytes) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_UNPACK);
        if (buffer == null) return pointer == 0 ? null : recent.of(pointer, bytes);
        return map(buffer, pointer, bytes, MapFlags.READ);
    }

    /** {@link #source} for pixels that are written. */
    public @Nullable MemorySegment target(long pointer, long bytes) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_PACK);
        if (buffer == null) return pointer == 0 ? null : Native.target(pointer, bytes);
        return map(buffer, pointer, bytes, MapFlags.READ | MapFlags.WRITE);
    }

    /** Does a call's pointer lead nowhere although there is no buffer? Then it only defines. */
    public boolean isNothing(long pointer) {
        return pointer == 0 && bindings.get(BufferBindings.PIXEL_UNPACK) == null;
    }

    private MemorySegment map(BufferObject buffer, long offset, long bytes, int flags) {
        Buffer storage = storage(buffer);
        if (storage == null || bytes == 0) return MemorySegment.ofArray(new byte[0]);
        if (buffer.isMapped()) {
            MemorySegment whole = MemorySegment.ofArray(new byte[(int) Math.min(bytes, Integer.MAX_VALUE - 16)]);
            pipe.readBuffer(storage, offset, whole);
            copy = whole;
            copyOf = (flags & MapFlags.WRITE) != 0 ? storage : null;
            copyAt = offset;
            return whole;
        }
        long address = Native.local(pipe.map(storage, offset, bytes, flags));
        mapped = storage;
        return recent.of(address, bytes);
    }

    /** After the call. */
    public void release() {
        MemorySegment back = copy;
        Buffer to = copyOf;
        copy = null;
        copyOf = null;
        if (back != null && to != null) pipe.writeBuffer(to, copyAt, back);
        Buffer b = mapped;
        if (b == null) return;
        mapped = null;
        pipe.unmap(b);
    }
}
