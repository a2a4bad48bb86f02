package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;

/**
 * Which error a call gets for its pixels: format with type, memory and buffers (OpenGL 4.6, 8.4.4 and 18.2). Each rule says whether the call
 * goes on; where it does not, the error is recorded.
 */
public final class PixelRules {
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final PixelState pixels;

    public PixelRules(Profile profile, Errors errors, BufferBindings bindings, PixelState pixels) {
        this.profile = profile;
        this.errors = errors;
        this.bindings = bindings;
        this.pixels = pixels;
    }

    /** What {@link PixelPairs} and {@link EsFormats} found of a format with a type: 0, or an error. */
    public boolean pair(String call, PixelArguments p, int found) {
        if (found == 0) return true;
        errors.error(found, call + ": format " + Errors.hex(p.format) + " with type " + Errors.hex(p.type));
        return false;
    }

    /** Does what is read fit into the program's memory, as far as it says how much there is? (18.2.2, 8.11.4) */
    public boolean fits(String call, PixelArguments p) {
        if (p.limit < 0 || p.bytes <= p.limit) return true;
        errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + p.limit + ", " + p.bytes + " bytes are needed");
        return false;
    }

    /** May pixels of so many bytes be read at the pointer? (8.4.1, 6.8) */
    public boolean readable(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_UNPACK);
        return buffer == null || inside(call, buffer, "PIXEL_UNPACK_BUFFER", pointer, bytes, alignment);
    }

    /** May pixels of so many bytes be written there? (18.2.2, 6.8) */
    public boolean writable(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_PACK);
        return buffer == null || inside(call, buffer, "PIXEL_PACK_BUFFER", pointer, bytes, alignment);
    }

    /** An offset into a buffer must be a multiple of the alignment, the size of the pixels' elements. */
    private boolean inside(String call, BufferObject buffer, String name, long offset, long bytes, int alignment) {
        if (buffer.isLocked()) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer bound to " + name + " is mapped");
            return false;
        }
        Buffer storage = buffer.pipe();
        long size = storage == null ? 0 : storage.size();
        if (offset < 0 || bytes > size || offset > size - bytes) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": " + bytes + " bytes at offset " + offset + " of " + name + ", which has " + size);
            return false;
        }
        if (offset % alignment != 0) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": offset is " + offset + ", must be a multiple of " + alignment + ", the type's size");
            return false;
        }
        return true;
    }

    /** The operations that pixels go through (8.5.3, compatibility profile); null where there are none. */
    public @Nullable PixelTransfer transfer() {
        return profile.compatibility ? pixels.transfer : null;
    }
}
