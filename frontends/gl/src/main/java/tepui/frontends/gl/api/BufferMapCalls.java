package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.ShareGroup;
import tepui.pipe.Caps;

/** Mapping of buffers, indexed bindings, and what may be asked of buffers. */
public final class BufferMapCalls {
    private final BufferNames buffers;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final ShareGroup share;
    private final Dirty dirty;
    private final Errors errors;
    private final Costs costs;
    private final BufferBindings bindings;
    private final Feedbacks captures;

    private static final int ACCESS_BITS = GL_MAP_READ_BIT
            | GL_MAP_WRITE_BIT
            | GL_MAP_INVALIDATE_RANGE_BIT
            | GL_MAP_INVALIDATE_BUFFER_BIT
            | GL_MAP_FLUSH_EXPLICIT_BIT
            | GL_MAP_UNSYNCHRONIZED_BIT
            | GL_MAP_PERSISTENT_BIT
            | GL_MAP_COHERENT_BIT;

    public BufferMapCalls(
            Backend backend,
            ShareGroup share,
            Dirty dirty,
            Errors errors,
            Costs costs,
            BufferBindings bindings,
            Feedbacks captures,
            BufferNames buffers) {
        this.buffers = buffers;
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.share = share;
        this.dirty = dirty;
        this.errors = errors;
        this.costs = costs;
        this.bindings = bindings;
        this.captures = captures;
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    public long glMapBuffer(int target, int access) {
        BufferObject b = buffers.bound("glMapBuffer", target);
        return b == null ? 0 : mapWhole("glMapBuffer", b, access);
    }

    public long glMapNamedBuffer(int buffer, int access) {
        BufferObject b = buffers.named("glMapNamedBuffer", buffer);
        return b == null ? 0 : mapWhole("glMapNamedBuffer", b, access);
    }

    private long mapWhole(String call, BufferObject b, int access) {
        int bits = switch (access) {
            case GL_READ_ONLY -> GL_MAP_READ_BIT;
            case GL_WRITE_ONLY -> GL_MAP_WRITE_BIT;
            case GL_READ_WRITE -> GL_MAP_READ_BIT | GL_MAP_WRITE_BIT;
            default -> 0;
        };
        if (bits == 0) {
            errors.error(GL_INVALID_ENUM, call + ": access is 0x" + Integer.toHexString(access));
            return 0;
        }
        if (b.size() == 0) {
            errors.error(GL_OUT_OF_MEMORY, call + ": the buffer has no storage");
            return 0;
        }
        return mapRange(call, b, 0, b.size(), bits);
    }

    public long glMapBufferRange(int target, long offset, long length, int access) { // hot
        BufferObject b = buffers.bound("glMapBufferRange", target);
        return b == null ? 0 : mapRange("glMapBufferRange", b, offset, length, access);
    }

    public long glMapNamedBufferRange(int buffer, long offset, long length, int access) {
        BufferObject b = buffers.named("glMapNamedBufferRange", buffer);
        return b == null ? 0 : mapRange("glMapNamedBufferRange", b, offset, length, access);
    }

    private long mapRange(String call, BufferObject b, long offset, long length, int access) { // hot
        boolean read = (access & GL_MAP_READ_BIT) != 0;
        boolean write = (access & GL_MAP_WRITE_BIT) != 0;
        boolean discards =
                (access & (GL_MAP_INVALIDATE_RANGE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT | GL_MAP_UNSYNCHRONIZED_BIT))
                        != 0;
        if ((access & ~ACCESS_BITS) != 0) {
            errors.error(GL_INVALID_VALUE, call + ": access is 0x" + Integer.toHexString(access));
            return 0;
        }
        if (buffers.badRange(call, b, offset, length)) return 0;
        int storage = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        int allowed = b.immutable ? b.storageFlags : GL_MAP_READ_BIT | GL_MAP_WRITE_BIT;
        boolean explicit = (access & GL_MAP_FLUSH_EXPLICIT_BIT) != 0;
        String why = length == 0
                ? "length is 0"
                : b.isMapped()
                        ? "the buffer is mapped"
                        : !read && !write
                                ? "access has neither GL_MAP_READ_BIT nor GL_MAP_WRITE_BIT"
                                : read && discards
                                        ? "access has GL_MAP_READ_BIT and bits that give up contents or order"
                                        : explicit && !write
                                                ? "access has GL_MAP_FLUSH_EXPLICIT_BIT without GL_MAP_WRITE_BIT"
                                                : (access & storage & ~allowed) != 0
                                                        ? "access has bits that the storage was made without"
                                                        : null;
        if (why != null) {
            errors.error(GL_INVALID_OPERATION, call + ": " + why);
            return 0;
        }
        try {
            long waits = costs.waits();
            long at = b.map(pipe, offset, length, access);
            dirty.bits |= Dirty.DRAW_RULES;
            costs.waited(call, waits, "GL_MAP_INVALIDATE_BUFFER_BIT or GL_MAP_UNSYNCHRONIZED_BIT would not");
            return at;
        } catch (RuntimeException e) {
            errors.failed(call, e);
            return 0;
        }
    }

    public boolean glUnmapBuffer(int target) {
        BufferObject b = buffers.bound("glUnmapBuffer", target);
        return b != null && unmap("glUnmapBuffer", b);
    }

    public boolean glUnmapNamedBuffer(int buffer) {
        BufferObject b = buffers.named("glUnmapNamedBuffer", buffer);
        return b != null && unmap("glUnmapNamedBuffer", b);
    }

    private boolean unmap(String call, BufferObject b) {
        if (!b.isMapped()) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer is not mapped");
            return false;
        }
        b.endMap(pipe);
        return true;
    }

    public void glFlushMappedBufferRange(int target, long offset, long length) {
        BufferObject b = buffers.bound("glFlushMappedBufferRange", target);
        if (b != null) flushRange("glFlushMappedBufferRange", b, offset, length);
    }

    public void glFlushMappedNamedBufferRange(int buffer, long offset, long length) {
        BufferObject b = buffers.named("glFlushMappedNamedBufferRange", buffer);
        if (b != null) flushRange("glFlushMappedNamedBufferRange", b, offset, length);
    }

    private void flushRange(String call, BufferObject b, long offset, long length) {
        if (!b.isMapped() || (b.mapAccess() & GL_MAP_FLUSH_EXPLICIT_BIT) == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer is not mapped with GL_MAP_FLUSH_EXPLICIT_BIT");
        } else if (offset < 0 || length < 0 || offset > b.mapLength() - length) {
            errors.error(GL_INVALID_VALUE, call + ": the range is " + offset + " + " + length + " of " + b.mapLength());
        } else if (length > 0) {
            b.flush(pipe, offset, length);
        }
    }

    // ---- indexed bindings ------------------------------------------------------------------------------------------

    /** The bindings of an indexed target, or null. */
    BufferBindings.@org.jspecify.annotations.Nullable Indexed indexed(int target) {
        return switch (target) {
            case GL_UNIFORM_BUFFER -> bindings.uniform;
            case GL_SHADER_STORAGE_BUFFER -> bindings.storage;
            case GL_ATOMIC_COUNTER_BUFFER -> bindings.counters;
            case GL_TRANSFORM_FEEDBACK_BUFFER -> captures.bound.buffers;
            default -> null;
        };
    }

    private boolean bindIndexed(String call, int target, int index, int buffer, long offset, long size, boolean range) {
        BufferBindings.Indexed to = indexed(target);
        if (to == null) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
            return false;
        }
        if (index < 0 || index >= to.buffers.length) {
            errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + to.buffers.length);
            return false;
        }
        if (target == GL_TRANSFORM_FEEDBACK_BUFFER && captures.bound.active) {
            errors.error(GL_INVALID_OPERATION, call + ": transform feedback is active");
            return false;
        }
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null && buffer != 0) return false;
        if (range && b != null) {
            int align = switch (target) {
                case GL_UNIFORM_BUFFER -> caps.uniformBufferAlignment;
                case GL_SHADER_STORAGE_BUFFER -> caps.storageBufferAlignment;
                default -> 4;
            };
            if (offset < 0
                    || size <= 0
                    || offset % align != 0
                    || target == GL_TRANSFORM_FEEDBACK_BUFFER && size % 4 != 0) {
                errors.error(
                        GL_INVALID_VALUE,
                        call + ": the range is " + offset + " + " + size + ", offsets must be multiples of " + align);
                return false;
            }
        }
        to.set(index, b, b == null || !range ? 0 : offset, b == null || !range ? 0 : size);
        dirty.bits |= target == GL_UNIFORM_BUFFER
                ? Dirty.UNIFORM_BUFFERS
                : target == GL_TRANSFORM_FEEDBACK_BUFFER ? Dirty.FEEDBACK : Dirty.STORAGE_BUFFERS;
        return true;
    }

    public void glBindBufferBase(int target, int index, int buffer) { // hot
        if (bindIndexed("glBindBufferBase", target, index, buffer, 0, 0, false))
            bindings.set(BufferBindings.index(target), buffers.bufferOf("glBindBuffer", buffer));
    }

    public void glBindBufferRange(int target, int index, int buffer, long offset, long size) { // hot
        if (bindIndexed("glBindBufferRange", target, index, buffer, offset, size, true))
            bindings.set(BufferBindings.index(target), buffers.bufferOf("glBindBuffer", buffer));
    }

    public void glBindBuffersBase(int target, int first, int count, long buffers) {
        if (badCount("glBindBuffersBase", target, first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = buffers == 0 ? 0 : Native.getInt(buffers + 4L * i);
            if (noBuffer("glBindBuffersBase", i, name)) continue;
            bindIndexed("glBindBuffersBase", target, first + i, name, 0, 0, false);
        }
    }

    public void glBindBuffersRange(int target, int first, int count, long buffers, long offsets, long sizes) {
        if (badCount("glBindBuffersRange", target, first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = buffers == 0 ? 0 : Native.getInt(buffers + 4L * i);
            if (noBuffer("glBindBuffersRange", i, name)) continue;
            if (name == 0) bindIndexed("glBindBuffersRange", target, first + i, 0, 0, 0, false);
            else {
                long offset = Native.getLong(offsets + 8L * i);
                bindIndexed(
                        "glBindBuffersRange", target, first + i, name, offset, Native.getLong(sizes + 8L * i), true);
            }
        }
    }

    /** Names that are bound several at once must be those of objects: an error for this one, the others are bound. */
    private boolean noBuffer(String call, int i, int name) {
        if (name == 0 || share.buffers.get(name) != null) return false;
        errors.error(GL_INVALID_OPERATION, call + ": buffers[" + i + "] is " + name + ", which is none");
        return true;
    }

    private boolean badCount(String call, int target, int first, int count) {
        BufferBindings.Indexed to = indexed(target);
        if (to == null) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
            return true;
        }
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
            return true;
        }
        if (first >= 0 && (long) first + count <= to.buffers.length) return false;
        errors.error(
                GL_INVALID_OPERATION,
                call + ": first is " + first + ", count is " + count + "; there are " + to.buffers.length);
        return true;
    }

    // ---- gets ------------------------------------------------------------------------------------------------------

    public void glGetBufferParameteriv(int target, int pname, long params) {
        BufferObject b = buffers.bound("glGetBufferParameteriv", target);
        if (b != null)
            Native.putInt(params, (int) Math.min(Integer.MAX_VALUE, parameter("glGetBufferParameteriv", b, pname)));
    }

    public void glGetBufferParameteri64v(int target, int pname, long params) {
        BufferObject b = buffers.bound("glGetBufferParameteri64v", target);
        if (b != null) Native.putLong(params, parameter("glGetBufferParameteri64v", b, pname));
    }

    public void glGetNamedBufferParameteriv(int buffer, int pname, long params) {
        BufferObject b = buffers.named("glGetNamedBufferParameteriv", buffer);
        if (b != null) {
            Native.putInt(
                    params, (int) Math.min(Integer.MAX_VALUE, parameter("glGetNamedBufferParameteriv", b, pname)));
        }
    }

    public void glGetNamedBufferParameteri64v(int buffer, int pname, long params) {
        BufferObject b = buffers.named("glGetNamedBufferParameteri64v", buffer);
        if (b != null) Native.putLong(params, parameter("glGetNamedBufferParameteri64v", b, pname));
    }

    private long parameter(String call, BufferObject b, int pname) {
        int access = b.mapAccess();
        boolean read = (access & GL_MAP_READ_BIT) != 0;
        boolean write = (access & GL_MAP_WRITE_BIT) != 0;
        return switch (pname) {
            case GL_BUFFER_SIZE -> b.size();
            case GL_BUFFER_USAGE -> b.usage;
            case GL_BUFFER_ACCESS -> read == write ? GL_READ_WRITE : read ? GL_READ_ONLY : GL_WRITE_ONLY;
            case GL_BUFFER_ACCESS_FLAGS -> access;
            case GL_BUFFER_MAPPED -> b.isMapped() ? 1 : 0;
            case GL_BUFFER_MAP_OFFSET -> b.mapOffset();
            case GL_BUFFER_MAP_LENGTH -> b.mapLength();
            case GL_BUFFER_IMMUTABLE_STORAGE -> b.immutable ? 1 : 0;
            case GL_BUFFER_STORAGE_FLAGS -> b.immutable ? b.storageFlags : storageFlagsOfMutable();
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
                yield 0;
            }
        };
    }

    private static int storageFlagsOfMutable() {
        return GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_DYNAMIC_STORAGE_BIT;
    }

    public void glGetBufferPointerv(int target, int pname, long params) {
        BufferObject b = buffers.bound("glGetBufferPointerv", target);
        if (b == null) return;
        if (pname != GL_BUFFER_MAP_POINTER) errors.error(GL_INVALID_ENUM, "glGetBufferPointerv: pname is " + pname);
        else Native.putLong(params, b.mapAddress());
    }

    public void glGetNamedBufferPointerv(int buffer, int pname, long params) {
        BufferObject b = buffers.named("glGetNamedBufferPointerv", buffer);
        if (b == null) return;
        if (pname != GL_BUFFER_MAP_POINTER)
            errors.error(GL_INVALID_ENUM, "glGetNamedBufferPointerv: pname is " + pname);
        else Native.putLong(params, b.mapAddress());
    }
}
