package tepui.frontends.gl.buffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.pipe.Caps;

/**
 * Error checks of buffer object calls: names and bindings, contents, copies, maps, queries (OpenGL 4.6, 6). Each rule
 * says whether the call goes on, or gives what was named; where not, the error is recorded.
 */
public final class BufferRules {
    private static final int STORAGE_BITS = GL_MAP_READ_BIT
            | GL_MAP_WRITE_BIT
            | GL_MAP_PERSISTENT_BIT
            | GL_MAP_COHERENT_BIT
            | GL_DYNAMIC_STORAGE_BIT
            | GL_CLIENT_STORAGE_BIT;

    private static final int ACCESS_BITS = GL_MAP_READ_BIT
            | GL_MAP_WRITE_BIT
            | GL_MAP_INVALIDATE_RANGE_BIT
            | GL_MAP_INVALIDATE_BUFFER_BIT
            | GL_MAP_FLUSH_EXPLICIT_BIT
            | GL_MAP_UNSYNCHRONIZED_BIT
            | GL_MAP_PERSISTENT_BIT
            | GL_MAP_COHERENT_BIT;

    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final NameTable<BufferObject> names;
    private final BufferBindings bindings;

    public BufferRules(
            Caps caps, Profile profile, Errors errors, NameTable<BufferObject> names, BufferBindings bindings) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.names = names;
        this.bindings = bindings;
    }

    // ---- names and bindings (6.1) ----------------------------------------------------------------------------------

    /** A count of names (6.1). */
    public boolean count(String call, int n) {
        if (n >= 0) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": n is " + n);
    }

    /** A name that may be bound (6.1): where the core profile has no object yet, one of glGenBuffers. */
    public boolean bindable(String call, int name) {
        if (profile.compatibility || profile.es || names.isName(name)) return true;
        return isNoName(call, name);
    }

    /** A name of glGenBuffers, in OpenGL ES too (glBindVertexBuffer; OpenGL ES 3.2, 10.3.1). */
    public boolean generated(String call, int name) {
        return !profile.es || name == 0 || names.isName(name) || isNoName(call, name);
    }

    /** What is no name of glGenBuffers (6.1). */
    private boolean isNoName(String call, int name) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + name + " is no name of a buffer");
    }

    /** The place of a target (6.1); -1 with an error. */
    public int target(String call, int target) { // hot
        int place = BufferBindings.index(target);
        if (place >= 0 && (!profile.es || EsRules.isBuffer(target, profile.esNames))) return place;
        errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target));
        return -1;
    }

    /** The buffer bound to a target (6.2, 6.3, 6.6). */
    public @Nullable BufferObject bound(String call, int target) { // hot
        int place = target(call, target);
        if (place < 0) return null;
        BufferObject b = bindings.get(place);
        if (b == null) {
            errors.error(GL_INVALID_OPERATION, call + ": no buffer is bound to target " + Errors.hex(target));
        }
        return b;
    }

    /** The same for glClearBufferData: that there is none is a wrong value, as ARB_clear_buffer_object has it. */
    public @Nullable BufferObject cleared(String call, int target) {
        int place = BufferBindings.index(target);
        if (place < 0 || bindings.get(place) != null) return bound(call, target);
        errors.error(GL_INVALID_VALUE, call + ": no buffer is bound to target " + Errors.hex(target));
        return null;
    }

    /** The buffer of a name (6.2, 6.3, 6.6). */
    public @Nullable BufferObject named(String call, int name) { // hot
        BufferObject b = names.get(name);
        if (b == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no buffer");
        return b;
    }

    // ---- indexed bindings (6.1.1) ----------------------------------------------------------------------------------

    /**
     * glBindBufferBase and glBindBufferRange (6.1.1).
     *
     * @param to the bindings of the target; null where it has none with an index
     * @param capturing transform feedback is active (13.3.2)
     */
    public boolean indexed(
            String call, int target, BufferBindings.@Nullable Indexed to, int index, boolean capturing) { // hot
        if (to == null) {
            return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target));
        }
        if (index < 0 || index >= to.buffers.length) {
            return errors.wrong(
                    GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + to.buffers.length);
        }
        if (target != GL_TRANSFORM_FEEDBACK_BUFFER || !capturing) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": transform feedback is active");
    }

    /** The target of glBindBufferOffsetEXT (EXT_transform_feedback). */
    public boolean offsetTarget(String call, int target) {
        if (target == GL_TRANSFORM_FEEDBACK_BUFFER) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target));
    }

    /** The range of such a binding (6.1.1). */
    public boolean indexedRange(String call, int target, long offset, long size) { // hot
        int align = switch (target) {
            case GL_UNIFORM_BUFFER -> caps.uniformBufferAlignment;
            case GL_SHADER_STORAGE_BUFFER -> caps.storageBufferAlignment;
            default -> 4;
        };
        boolean words = target != GL_TRANSFORM_FEEDBACK_BUFFER || size % 4 == 0;
        if (offset >= 0 && size > 0 && offset % align == 0 && words) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": the range is " + offset + " + " + size + ", offsets must be multiples of " + align);
    }

    /** glBindBuffersBase and glBindBuffersRange (6.1.1): bindings one behind the other. */
    public boolean indexedCount(String call, int target, BufferBindings.@Nullable Indexed to, int first, int count) {
        if (to == null) {
            return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target));
        }
        if (count < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
        }
        if (first >= 0 && (long) first + count <= to.buffers.length) return true;
        return errors.wrong(
                GL_INVALID_OPERATION,
                call + ": first is " + first + ", count is " + count + "; there are " + to.buffers.length);
    }

    /**
     * Names that are bound several at once must be those of objects (6.1.1): an error for this one, the others are
     * bound.
     */
    public boolean oneOfMany(String call, int i, int name) {
        if (name == 0 || names.get(name) != null) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": buffers[" + i + "] is " + name + ", which is none");
    }

    // ---- contents (6.2, 6.3) ---------------------------------------------------------------------------------------

    /** Storage that may be made anew (6.2), which no handle names (ARB_bindless_texture, 3.9.X). */
    private boolean mutable(String call, BufferObject b) {
        if (b.handles > 0) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer is that of a texture with handles");
        }
        if (!b.immutable) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer's storage is immutable");
    }

    /** glBufferData (6.2). */
    public boolean data(String call, BufferObject b, long size, int usage) { // hot
        int kind = usage - GL_STREAM_DRAW;
        if (kind < 0 || kind > 10 || (kind & 3) == 3) {
            return errors.wrong(GL_INVALID_ENUM, call + ": usage is " + Errors.hex(usage));
        }
        if (size < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": size is " + size + ", must be at least 0");
        }
        return mutable(call, b);
    }

    /** glBufferStorage (6.2). */
    public boolean storage(String call, BufferObject b, long size, int flags) {
        boolean persistent = (flags & GL_MAP_PERSISTENT_BIT) != 0;
        boolean coherent = (flags & GL_MAP_COHERENT_BIT) != 0;
        boolean mapped = (flags & (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT)) != 0;
        if (size <= 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": size is " + size + ", must be above 0");
        }
        if ((flags & ~STORAGE_BITS) != 0 || persistent && !mapped || coherent && !persistent) {
            return errors.wrong(GL_INVALID_VALUE, call + ": flags is " + Errors.hex(flags));
        }
        return mutable(call, b);
    }

    /** A range inside the buffer (6.2, 6.3, 6.5, 6.6). */
    public boolean range(String call, BufferObject b, long offset, long size) { // hot
        if (offset >= 0 && size >= 0 && offset <= b.size() - size) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": the range is " + offset + " + " + size + ", the buffer has " + b.size() + " bytes");
    }

    /** A buffer that is not mapped, or mapped for ever (6.3.2). */
    public boolean unlocked(String call, BufferObject b) { // hot
        if (!b.isLocked()) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer is mapped");
    }

    /** A range of which nothing is mapped, but for ever (6.3.2): what is mapped beside it does not matter. */
    public boolean unlocked(String call, BufferObject b, long offset, long size) { // hot
        boolean beside = offset >= b.mapOffset() + b.mapLength() || offset + size <= b.mapOffset();
        return beside || unlocked(call, b);
    }

    /** glBufferSubData (6.2). */
    public boolean subData(String call, BufferObject b, long offset, long size) { // hot
        if (!range(call, b, offset, size) || !unlocked(call, b, offset, size)) return false;
        if (!b.immutable || (b.storageFlags & GL_DYNAMIC_STORAGE_BIT) != 0) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer was made without GL_DYNAMIC_STORAGE_BIT");
    }

    /** glGetBufferSubData (6.7). */
    public boolean getSubData(String call, BufferObject b, long offset, long size) {
        return range(call, b, offset, size) && unlocked(call, b, offset, size);
    }

    /** glInvalidateBufferData and glInvalidateBufferSubData (6.5): a name that is none is a wrong value. */
    public @Nullable BufferObject invalidated(String call, int name) {
        BufferObject b = names.get(name);
        if (b == null) errors.error(GL_INVALID_VALUE, call + ": " + name + " is no buffer");
        return b;
    }

    /** The range of glInvalidateBufferSubData (6.5). */
    public boolean invalidatedRange(String call, BufferObject b, long offset, long length) {
        return range(call, b, offset, length) && unlocked(call, b, offset, length);
    }

    /** glCopyBufferSubData (6.6). */
    public boolean copy(String call, BufferObject from, BufferObject to, long readAt, long writeAt, long size) {
        if (!range(call, from, readAt, size) || !range(call, to, writeAt, size)) return false;
        if (!unlocked(call, from, readAt, size) || !unlocked(call, to, writeAt, size)) return false;
        if (from != to || readAt >= writeAt + size || writeAt >= readAt + size) return true;
        return errors.wrong(GL_INVALID_VALUE, call + ": the ranges overlap");
    }

    // ---- maps (6.3) ------------------------------------------------------------------------------------------------

    /** glMapBuffer (6.3): the bits of its access; 0 with an error. */
    public int mapWhole(String call, BufferObject b, int access) {
        int bits = switch (access) {
            case GL_READ_ONLY -> GL_MAP_READ_BIT;
            case GL_WRITE_ONLY -> GL_MAP_WRITE_BIT;
            case GL_READ_WRITE -> GL_MAP_READ_BIT | GL_MAP_WRITE_BIT;
            default -> 0;
        };
        if (bits == 0) {
            errors.error(GL_INVALID_ENUM, call + ": access is " + Errors.hex(access));
            return 0;
        }
        if (b.size() == 0) {
            errors.error(GL_OUT_OF_MEMORY, call + ": the buffer has no storage");
            return 0;
        }
        return mapRange(call, b, 0, b.size(), bits) ? bits : 0;
    }

    /** glMapBufferRange (6.3). */
    public boolean mapRange(String call, BufferObject b, long offset, long length, int access) { // hot
        if ((access & ~ACCESS_BITS) != 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": access is " + Errors.hex(access));
        }
        if (!range(call, b, offset, length)) return false;
        String why = length == 0 ? "length is 0" : b.isMapped() ? "the buffer is mapped" : wrongAccess(b, access);
        if (why == null) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + why);
    }

    /** Why a buffer is not mapped with this access (6.3); null where it is. */
    private static @Nullable String wrongAccess(BufferObject b, int access) { // hot
        boolean read = (access & GL_MAP_READ_BIT) != 0;
        boolean write = (access & GL_MAP_WRITE_BIT) != 0;
        if (!read && !write) return "access has neither GL_MAP_READ_BIT nor GL_MAP_WRITE_BIT";
        int discards = GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_UNSYNCHRONIZED_BIT;
        if (read && (access & discards) != 0) {
            return "access has GL_MAP_READ_BIT and bits that give up contents or order";
        }
        if ((access & GL_MAP_FLUSH_EXPLICIT_BIT) != 0 && !write) {
            return "access has GL_MAP_FLUSH_EXPLICIT_BIT without GL_MAP_WRITE_BIT";
        }
        int storage = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        int allowed = b.immutable ? b.storageFlags : GL_MAP_READ_BIT | GL_MAP_WRITE_BIT;
        return (access & storage & ~allowed) != 0 ? "access has bits that the storage was made without" : null;
    }

    /** glUnmapBuffer (6.3.1). */
    public boolean unmap(String call, BufferObject b) {
        if (b.isMapped()) return true;
        return errors.wrong(GL_INVALID_OPERATION, call + ": the buffer is not mapped");
    }

    /** glFlushMappedBufferRange (6.3). */
    public boolean flush(String call, BufferObject b, long offset, long length) {
        if (!b.isMapped() || (b.mapAccess() & GL_MAP_FLUSH_EXPLICIT_BIT) == 0) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": the buffer is not mapped with GL_MAP_FLUSH_EXPLICIT_BIT");
        }
        if (offset >= 0 && length >= 0 && offset <= b.mapLength() - length) return true;
        return errors.wrong(
                GL_INVALID_VALUE, call + ": the range is " + offset + " + " + length + " of " + b.mapLength());
    }

    // ---- gets (6.7) ------------------------------------------------------------------------------------------------

    /** glGetBufferParameteriv (6.7). */
    public boolean parameter(String call, int pname) {
        boolean known = switch (pname) {
            case GL_BUFFER_SIZE,
                    GL_BUFFER_USAGE,
                    GL_BUFFER_ACCESS,
                    GL_BUFFER_ACCESS_FLAGS,
                    GL_BUFFER_MAPPED,
                    GL_BUFFER_MAP_OFFSET,
                    GL_BUFFER_MAP_LENGTH,
                    GL_BUFFER_IMMUTABLE_STORAGE,
                    GL_BUFFER_STORAGE_FLAGS -> true;
            default -> false;
        };
        if (!known) errors.error(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
        return known;
    }

    /** glGetBufferPointerv (6.7). */
    public boolean pointer(String call, int pname) {
        if (pname == GL_BUFFER_MAP_POINTER) return true;
        return errors.wrong(GL_INVALID_ENUM, call + ": pname is " + pname);
    }
}
