package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;

/**
 * What the pointer of a pixel call means: memory of the program, or an offset into the buffer bound for pixels. Buffers are mapped
 * for the time of the call; sizes are checked before anything is touched.
 */
public final class PixelBuffers {
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final BufferBindings bindings;

    private @Nullable Buffer mapped;
    /** A copy of what the program itself has mapped, and where it goes after the call. */
    private @Nullable MemorySegment copy;

    private @Nullable Buffer copyOf;
    private long copyAt;

    public PixelBuffers(tepui.pipe.Context pipe, Errors errors, BufferBindings bindings) {
        this.pipe = pipe;
        this.errors = errors;
        this.bindings = bindings;
    }

    /** The device's buffer behind an object; null while it has no storage. */
    public static @Nullable Buffer storage(BufferObject object) {
        return object.pipe();
    }

    /**
     * The memory that {@code bytes} from a call's pointer are in; its first byte is the pointer's. Null where the call fails,
     * or there is nothing: a null pointer without a buffer.
     *
     * @param alignment what an offset into a buffer must be a multiple of
     */
    public @Nullable MemorySegment source(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_UNPACK);
        if (buffer == null) return pointer == 0 ? null : Native.segment(pointer, bytes);
        return map(call, buffer, "PIXEL_UNPACK_BUFFER", pointer, bytes, alignment, MapFlags.READ);
    }

    /** As {@link #source}, for what is written. */
    public @Nullable MemorySegment target(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_PACK);
        if (buffer == null) return pointer == 0 ? null : Native.target(pointer, bytes);
        return map(call, buffer, "PIXEL_PACK_BUFFER", pointer, bytes, alignment, MapFlags.READ | MapFlags.WRITE);
    }

    /** Does a call's pointer lead nowhere although there is no buffer? Then it only defines. */
    public boolean isNothing(long pointer) {
        return pointer == 0 && bindings.get(BufferBindings.PIXEL_UNPACK) == null;
    }

    private @Nullable MemorySegment map(
            String call, BufferObject buffer, String name, long offset, long bytes, int alignment, int flags) {
        if (buffer.isLocked()) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer bound to " + name + " is mapped");
            return null;
        }
        Buffer storage = storage(buffer);
        long size = storage == null ? 0 : storage.size();
        if (offset < 0 || bytes > size || offset > size - bytes) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": " + bytes + " bytes at offset " + offset + " of " + name + ", which has " + size);
            return null;
        }
        if (offset % alignment != 0) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": offset is " + offset + ", must be a multiple of " + alignment + ", the type's size");
            return null;
        }
        if (storage == null || bytes == 0) return MemorySegment.ofArray(new byte[0]);
        Context pipe = this.pipe;
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
        return Native.segment(address, bytes);
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
