package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.Device;

/** Buffer objects: names, contents, copies. */
public final class BufferCalls {
    private final BufferNames buffers;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final Costs costs;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Feedbacks captures;

    /** All that must be bound anew when a buffer has other storage. */
    static final int BUFFER_USERS = Dirty.VERTEX_ARRAY
            | Dirty.INDEX_BUFFER
            | Dirty.UNIFORM_BUFFERS
            | Dirty.STORAGE_BUFFERS
            | Dirty.TEXTURES
            | Dirty.IMAGES
            | Dirty.FEEDBACK;

    private static final int STORAGE_BITS = GL_MAP_READ_BIT
            | GL_MAP_WRITE_BIT
            | GL_MAP_PERSISTENT_BIT
            | GL_MAP_COHERENT_BIT
            | GL_DYNAMIC_STORAGE_BIT
            | GL_CLIENT_STORAGE_BIT;

    public BufferCalls(
            Backend backend,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            Costs costs,
            Bound bound,
            BufferNames buffers) {
        this.buffers = buffers;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.costs = costs;
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenBuffers(int n, long names) {
        if (n < 0) errors.error(GL_INVALID_VALUE, "glGenBuffers: n is " + n);
        else share.buffers.generate(n, names);
    }

    public void glCreateBuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateBuffers: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = share.buffers.reserve();
            share.buffers.put(name, new BufferObject(name, device));
            Native.putInt(names + 4L * i, name);
        }
    }

    public void glDeleteBuffers(int n, long names) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteBuffers: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(names + 4L * i);
            BufferObject b = name == 0 ? null : share.buffers.remove(name);
            if (b == null) continue;
            b.endMap(pipe);
            bindings.unbind(b);
            arrays.bound.unbind(b);
            bufferDeleted(b);
            dirty.bits |= BUFFER_USERS;
            b.delete();
        }
    }

    /** The current transform feedback object lets go of a deleted buffer. */
    private void bufferDeleted(BufferObject buffer) {
        for (int i = 0; i < FeedbackObject.BUFFERS; i++) {
            if (captures.bound.buffers.buffers[i] == buffer) captures.bound.buffers.set(i, null, 0, 0);
        }
    }

    public boolean glIsBuffer(int buffer) {
        return buffer != 0 && share.buffers.get(buffer) != null;
    }

    public void glBindBuffer(int target, int buffer) { // hot
        int place = BufferBindings.index(target);
        if (place < 0 || profile.es && !EsRules.isBuffer(target, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, "glBindBuffer: target is 0x" + Integer.toHexString(target));
            return;
        }
        BufferObject b = buffer == 0 ? null : share.buffers.get(buffer);
        if (b == null && buffer != 0) {
            b = buffers.bufferOf("glBindBuffer", buffer);
            if (b == null) return;
        }
        if (place == BufferBindings.ELEMENT) {
            arrays.bound.setElements(b);
            dirty.bits |= Dirty.INDEX_BUFFER;
        } else {
            bindings.set(place, b);
        }
    }

    // ---- contents --------------------------------------------------------------------------------------------------

    public void glBufferData(int target, long size, long data, int usage) {
        BufferObject b = buffers.bound("glBufferData", target);
        if (b != null) bufferData("glBufferData", b, size, data, usage);
    }

    public void glNamedBufferData(int buffer, long size, long data, int usage) {
        BufferObject b = buffers.named("glNamedBufferData", buffer);
        if (b != null) bufferData("glNamedBufferData", b, size, data, usage);
    }

    private void bufferData(String call, BufferObject b, long size, long data, int usage) {
        int kind = usage - GL_STREAM_DRAW;
        if (kind < 0 || kind > 10 || (kind & 3) == 3) {
            errors.error(GL_INVALID_ENUM, call + ": usage is 0x" + Integer.toHexString(usage));
        } else if (size < 0) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + size + ", must be at least 0");
        } else if (b.immutable) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer's storage is immutable");
        } else {
            try {
                if (b.allocate(pipe, size, data == 0 ? null : Native.segment(data, size), usage))
                    dirty.bits |= BUFFER_USERS;
            } catch (RuntimeException e) {
                errors.failed(call, e);
            }
        }
    }

    public void glBufferStorage(int target, long size, long data, int flags) {
        BufferObject b = buffers.bound("glBufferStorage", target);
        if (b != null) storage("glBufferStorage", b, size, data, flags);
    }

    public void glNamedBufferStorage(int buffer, long size, long data, int flags) {
        BufferObject b = buffers.named("glNamedBufferStorage", buffer);
        if (b != null) storage("glNamedBufferStorage", b, size, data, flags);
    }

    private void storage(String call, BufferObject b, long size, long data, int flags) {
        boolean persistent = (flags & GL_MAP_PERSISTENT_BIT) != 0;
        boolean coherent = (flags & GL_MAP_COHERENT_BIT) != 0;
        boolean mapped = (flags & (GL_MAP_READ_BIT | GL_MAP_WRITE_BIT)) != 0;
        if (size <= 0) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + size + ", must be above 0");
        } else if ((flags & ~STORAGE_BITS) != 0 || persistent && !mapped || coherent && !persistent) {
            errors.error(GL_INVALID_VALUE, call + ": flags is 0x" + Integer.toHexString(flags));
        } else if (b.immutable) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer's storage is immutable");
        } else {
            try {
                b.allocateImmutable(pipe, size, data == 0 ? null : Native.segment(data, size), flags);
                dirty.bits |= BUFFER_USERS;
            } catch (RuntimeException e) {
                errors.failed(call, e);
            }
        }
    }

    public void glBufferSubData(int target, long offset, long size, long data) { // hot
        BufferObject b = buffers.bound("glBufferSubData", target);
        if (b != null) subData("glBufferSubData", b, offset, size, data);
    }

    public void glNamedBufferSubData(int buffer, long offset, long size, long data) { // hot
        BufferObject b = buffers.named("glNamedBufferSubData", buffer);
        if (b != null) subData("glNamedBufferSubData", b, offset, size, data);
    }

    private void subData(String call, BufferObject b, long offset, long size, long data) { // hot
        if (buffers.badRange(call, b, offset, size) || buffers.locked(call, b)) return;
        if (b.immutable && (b.storageFlags & GL_DYNAMIC_STORAGE_BIT) == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": the buffer was made without GL_DYNAMIC_STORAGE_BIT");
            return;
        }
        Buffer to = b.pipe();
        if (to != null && size > 0) pipe.writeBuffer(to, offset, Native.segment(data, size));
    }

    public void glGetBufferSubData(int target, long offset, long size, long data) {
        BufferObject b = buffers.bound("glGetBufferSubData", target);
        if (b != null) getSubData("glGetBufferSubData", b, offset, size, data);
    }

    public void glGetNamedBufferSubData(int buffer, long offset, long size, long data) {
        BufferObject b = buffers.named("glGetNamedBufferSubData", buffer);
        if (b != null) getSubData("glGetNamedBufferSubData", b, offset, size, data);
    }

    private void getSubData(String call, BufferObject b, long offset, long size, long data) {
        if (buffers.badRange(call, b, offset, size) || buffers.locked(call, b)) return;
        Buffer from = b.pipe();
        if (from == null || size <= 0) return;
        long waits = costs.waits();
        pipe.readBuffer(from, offset, Native.target(data, size));
        costs.waited(call, waits, "copy to a buffer that is mapped later");
    }

    public void glCopyBufferSubData(int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        BufferObject from = buffers.bound("glCopyBufferSubData", readTarget);
        if (from == null) return;
        BufferObject to = buffers.bound("glCopyBufferSubData", writeTarget);
        if (to != null) copy("glCopyBufferSubData", from, to, readOffset, writeOffset, size);
    }

    public void glCopyNamedBufferSubData(
            int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        BufferObject from = buffers.named("glCopyNamedBufferSubData", readBuffer);
        if (from == null) return;
        BufferObject to = buffers.named("glCopyNamedBufferSubData", writeBuffer);
        if (to != null) copy("glCopyNamedBufferSubData", from, to, readOffset, writeOffset, size);
    }

    private void copy(String call, BufferObject from, BufferObject to, long readOffset, long writeOffset, long size) {
        if (buffers.badRange(call, from, readOffset, size) || buffers.badRange(call, to, writeOffset, size)) return;
        if (buffers.locked(call, from) || buffers.locked(call, to)) return;
        if (from == to && readOffset < writeOffset + size && writeOffset < readOffset + size) {
            errors.error(GL_INVALID_VALUE, call + ": the ranges overlap");
            return;
        }
        Buffer source = from.pipe();
        Buffer target = to.pipe();
        if (source != null && target != null && size > 0) {
            pipe.copyBuffer(source, readOffset, target, writeOffset, size);
        }
    }

    public void glInvalidateBufferData(int buffer) {
        BufferObject b = share.buffers.get(buffer);
        if (b == null) {
            errors.error(GL_INVALID_VALUE, "glInvalidateBufferData: " + buffer + " is no buffer");
        } else if (!buffers.locked("glInvalidateBufferData", b)) {
            Buffer p = b.pipe();
            if (p != null && !b.isMapped()) pipe.invalidate(p);
        }
    }

    public void glInvalidateBufferSubData(int buffer, long offset, long length) {
        BufferObject b = share.buffers.get(buffer);
        if (b == null) {
            errors.error(GL_INVALID_VALUE, "glInvalidateBufferSubData: " + buffer + " is no buffer");
        } else if (!buffers.badRange("glInvalidateBufferSubData", b, offset, length)
                && !buffers.locked("glInvalidateBufferSubData", b)
                && offset == 0
                && length == b.size()) {
            glInvalidateBufferData(buffer);
        }
    }
}
