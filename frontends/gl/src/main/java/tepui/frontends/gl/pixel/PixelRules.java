package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;
import tepui.pipe.format.Format;

/**
 * Error checks of a call's pixels: format with type, memory and buffers (OpenGL 4.6, 8.4.4 and 18.2). Each rule says
 * whether the call goes on; where it does not, the error is recorded.
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

    // ---- modes (8.4.1, 8.4.3) --------------------------------------------------------------------------------------

    /** glPixelStore (8.4.1, 18.2.2). */
    public boolean store(String call, int pname, int param) {
        if (profile.es && EsRules.isOfDesktop(pname, profile.esNames)) {
            return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is the desktop's");
        }
        switch (pname) {
            case GL_PACK_SWAP_BYTES,
                    GL_UNPACK_SWAP_BYTES,
                    GL_PACK_LSB_FIRST,
                    GL_UNPACK_LSB_FIRST,
                    GL_PACK_INVERT_MESA -> {
                return true;
            }
            case GL_PACK_ALIGNMENT, GL_UNPACK_ALIGNMENT -> {
                if (param == 1 || param == 2 || param == 4 || param == 8) return true;
                return errors.wrong(GL_INVALID_VALUE, call + ": alignment is " + param + ", must be 1, 2, 4 or 8");
            }
            case GL_PACK_ROW_LENGTH,
                    GL_UNPACK_ROW_LENGTH,
                    GL_PACK_IMAGE_HEIGHT,
                    GL_UNPACK_IMAGE_HEIGHT,
                    GL_PACK_SKIP_PIXELS,
                    GL_UNPACK_SKIP_PIXELS,
                    GL_PACK_SKIP_ROWS,
                    GL_UNPACK_SKIP_ROWS,
                    GL_PACK_SKIP_IMAGES,
                    GL_UNPACK_SKIP_IMAGES,
                    GL_PACK_COMPRESSED_BLOCK_WIDTH,
                    GL_UNPACK_COMPRESSED_BLOCK_WIDTH,
                    GL_PACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_UNPACK_COMPRESSED_BLOCK_HEIGHT,
                    GL_PACK_COMPRESSED_BLOCK_DEPTH,
                    GL_UNPACK_COMPRESSED_BLOCK_DEPTH,
                    GL_PACK_COMPRESSED_BLOCK_SIZE,
                    GL_UNPACK_COMPRESSED_BLOCK_SIZE -> {
                if (param >= 0) return true;
                return errors.wrong(GL_INVALID_VALUE, call + ": param is " + param + ", must not be negative");
            }
            default -> {
                return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
            }
        }
    }

    /** The place of a map's name in {@link PixelTransfer#maps} (8.4.3); -1 with an error. */
    public int map(String call, int map) {
        if (map >= GL_PIXEL_MAP_I_TO_I && map <= GL_PIXEL_MAP_A_TO_A) return map - GL_PIXEL_MAP_I_TO_I;
        errors.error(GL_INVALID_ENUM, call + ": map is " + Errors.hex(map) + ", which is none");
        return -1;
    }

    /** glPixelMap (8.4.3). */
    public boolean mapSize(String call, int index, int size) {
        boolean indexed = index < PixelTransfer.R_TO_R;
        if (size >= 1 && size <= PixelTransfer.MAX_MAP && (!indexed || Integer.bitCount(size) == 1)) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": mapsize is " + size + ", must be 1 to " + PixelTransfer.MAX_MAP
                        + (indexed ? ", a power of two" : ""));
    }

    // ---- pixels (8.4.4, 18.2) --------------------------------------------------------------------------------------

    /** What {@link PixelPairRules} and {@link EsFormatRules} found of a format with a type (8.4.4, 18.2.2): 0, or an error. */
    public boolean pair(String call, PixelArguments p, int found) {
        if (found == 0) return true;
        return errors.wrong(found, call + ": format " + Errors.hex(p.format) + " with type " + Errors.hex(p.type));
    }

    /** How blocks lie in memory (8.7): what is skipped is whole blocks. Finds the bytes. */
    public boolean unpackedBlocks(String call, Format f, Region r, boolean volume, PixelArguments p) {
        return blocks(call, pixels.unpack, f, r, volume, p);
    }

    /** {@link #unpackedBlocks} of blocks that are read (8.11.4). */
    public boolean packedBlocks(String call, Format f, Region r, boolean volume, PixelArguments p) {
        return blocks(call, pixels.pack, f, r, volume, p);
    }

    /** The same of one of the stores (8.7). */
    private boolean blocks(String call, PixelStore store, Format f, Region r, boolean volume, PixelArguments p) {
        String problem = BlockRows.problem(store, volume);
        if (!problem.isEmpty()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the " + problem + " to skip are not whole blocks");
        }
        p.rows.set(store, f, r.width, r.height, r.depth, volume);
        p.bytes = p.rows.end;
        return true;
    }

    /** Does what is read fit into the program's memory, as far as it says how much there is? (2.3.1, 18.2.2, 8.11.4) */
    public boolean fits(String call, PixelArguments p) {
        if (p.limit < 0) return errors.wrong(GL_INVALID_VALUE, call + ": bufSize is " + p.limit);
        if (p.bytes <= p.limit) return true;
        return errors.wrong(
                GL_INVALID_OPERATION, call + ": bufSize is " + p.limit + ", " + p.bytes + " bytes are needed");
    }

    /** May pixels of so many bytes be read at the pointer (8.4.4.1)? */
    public boolean readable(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_UNPACK);
        return buffer == null || inside(call, buffer, "PIXEL_UNPACK_BUFFER", pointer, bytes, alignment);
    }

    /** May pixels of so many bytes be written there (8.11.4, 18.2.9)? */
    public boolean writable(String call, long pointer, long bytes, int alignment) {
        BufferObject buffer = bindings.get(BufferBindings.PIXEL_PACK);
        return buffer == null || inside(call, buffer, "PIXEL_PACK_BUFFER", pointer, bytes, alignment);
    }

    /**
     * The same in a buffer (6.3.2, 8.4.4.1, 18.2.9): an offset must be a multiple of the alignment, the size of the
     * pixels' elements.
     */
    private boolean inside(String call, BufferObject buffer, String name, long offset, long bytes, int alignment) {
        if (buffer.isLocked()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer bound to " + name + " is mapped");
        }
        Buffer storage = buffer.pipe();
        long size = storage == null ? 0 : storage.size();
        if (offset < 0 || bytes > size || offset > size - bytes) {
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": " + bytes + " bytes at offset " + offset + " of " + name + ", which has " + size);
        }
        if (offset % alignment != 0) {
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": offset is " + offset + ", must be a multiple of " + alignment + ", the type's size");
        }
        return true;
    }

    /** The operations that pixels go through (8.4.5, compatibility profile); null where there are none. */
    public @Nullable PixelTransfer transfer() {
        return profile.compatibility ? pixels.transfer : null;
    }

    /** A property of glPixelTransfer that is none (8.4.3). */
    public void transfer(String call, int pname) {
        errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname) + ", which is none");
    }
}
