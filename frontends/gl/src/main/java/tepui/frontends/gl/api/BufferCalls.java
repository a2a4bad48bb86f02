package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.Device;

/** Buffer objects: names, contents, copies (OpenGL 4.6, 6.1, 6.2 and 6.6). */
public final class BufferCalls {
    private final BufferRules rules;
    private final BufferNames buffers;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final ShareGroup share;
    private final Dirty dirty;
    private final Errors errors;
    private final Costs costs;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Feedbacks captures;

    /** Dirty bits of all bindings that change when a buffer gets other storage. */
    private static final int BUFFER_USERS = Dirty.VERTEX_ARRAY
            | Dirty.INDEX_BUFFER
            | Dirty.UNIFORM_BUFFERS
            | Dirty.STORAGE_BUFFERS
            | Dirty.TEXTURES
            | Dirty.IMAGES
            | Dirty.FEEDBACK;

    public BufferCalls(
            Backend backend,
            ShareGroup share,
            Dirty dirty,
            Errors errors,
            Bound bound,
            BufferRules rules,
            BufferNames buffers) {
        this.rules = rules;
        this.buffers = buffers;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.share = share;
        this.dirty = dirty;
        this.errors = errors;
        this.costs = backend.costs();
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.captures = bound.captures();
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenBuffers(int n, long names) {
        if (rules.count("glGenBuffers", n)) share.buffers.generate(n, names);
    }

    public void glCreateBuffers(int n, long names) {
        if (!rules.count("glCreateBuffers", n)) return;
        for (int i = 0; i < n; i++) {
            int name = share.buffers.reserve();
            share.buffers.put(name, new BufferObject(name, device));
            Native.putInt(names + 4L * i, name);
        }
    }

    public void glDeleteBuffers(int n, long names) {
        if (!rules.count("glDeleteBuffers", n)) return;
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
        BufferBindings.Indexed of = captures.bound.buffers;
        for (int i = 0; i < of.buffers.length; i++) {
            if (of.buffers[i] == buffer) of.set(i, null, 0, 0);
        }
    }

    public boolean glIsBuffer(int buffer) {
        return buffer != 0 && share.buffers.get(buffer) != null;
    }

    public void glBindBuffer(int target, int buffer) { // hot
        int place = rules.target("glBindBuffer", target);
        if (place < 0) return;
        BufferObject b = buffers.bufferOf("glBindBuffer", buffer);
        if (b == null && buffer != 0) return;
        bindings.set(place, b);
        if (place == BufferBindings.ELEMENT) dirty.bits |= Dirty.INDEX_BUFFER;
    }

    // ---- contents --------------------------------------------------------------------------------------------------

    public void glBufferData(int target, long size, long data, int usage) {
        BufferObject b = rules.bound("glBufferData", target);
        if (b != null) bufferData("glBufferData", b, size, data, usage);
    }

    public void glNamedBufferData(int buffer, long size, long data, int usage) {
        BufferObject b = rules.named("glNamedBufferData", buffer);
        if (b != null) bufferData("glNamedBufferData", b, size, data, usage);
    }

    public void bufferData(String call, BufferObject b, long size, long data, int usage) {
        if (!rules.data(call, b, size, usage)) return;
        try {
            if (b.allocate(pipe, size, data == 0 ? null : Native.segment(data, size), usage)) {
                dirty.bits |= BUFFER_USERS;
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    public void glBufferStorage(int target, long size, long data, int flags) {
        BufferObject b = rules.bound("glBufferStorage", target);
        if (b != null) bufferStorage("glBufferStorage", b, size, data, flags);
    }

    public void glNamedBufferStorage(int buffer, long size, long data, int flags) {
        BufferObject b = rules.named("glNamedBufferStorage", buffer);
        if (b != null) bufferStorage("glNamedBufferStorage", b, size, data, flags);
    }

    public void bufferStorage(String call, BufferObject b, long size, long data, int flags) {
        if (!rules.storage(call, b, size, flags)) return;
        try {
            b.allocateImmutable(pipe, size, data == 0 ? null : Native.segment(data, size), flags);
            dirty.bits |= BUFFER_USERS;
        } catch (RuntimeException e) {
            errors.failed(call, e);
        }
    }

    public void glBufferSubData(int target, long offset, long size, long data) { // hot
        BufferObject b = rules.bound("glBufferSubData", target);
        if (b != null) bufferSubData("glBufferSubData", b, offset, size, data);
    }

    public void glNamedBufferSubData(int buffer, long offset, long size, long data) { // hot
        BufferObject b = rules.named("glNamedBufferSubData", buffer);
        if (b != null) bufferSubData("glNamedBufferSubData", b, offset, size, data);
    }

    public void bufferSubData(String call, BufferObject b, long offset, long size, long data) { // hot
        if (!rules.subData(call, b, offset, size)) return;
        Buffer to = b.pipe();
        if (to != null && size > 0) pipe.writeBuffer(to, offset, Native.segment(data, size));
    }

    public void glGetBufferSubData(int target, long offset, long size, long data) {
        BufferObject b = rules.bound("glGetBufferSubData", target);
        if (b != null) getBufferSubData("glGetBufferSubData", b, offset, size, data);
    }

    public void glGetNamedBufferSubData(int buffer, long offset, long size, long data) {
        BufferObject b = rules.named("glGetNamedBufferSubData", buffer);
        if (b != null) getBufferSubData("glGetNamedBufferSubData", b, offset, size, data);
    }

    public void getBufferSubData(String call, BufferObject b, long offset, long size, long data) {
        if (!rules.getSubData(call, b, offset, size)) return;
        Buffer from = b.pipe();
        if (from == null || size <= 0) return;
        long waits = costs.waits();
        pipe.readBuffer(from, offset, Native.target(data, size));
        costs.waited(call, waits, "copy to a buffer that is mapped later");
    }

    public void glCopyBufferSubData(int readTarget, int writeTarget, long readOffset, long writeOffset, long size) {
        BufferObject from = rules.bound("glCopyBufferSubData", readTarget);
        if (from == null) return;
        BufferObject to = rules.bound("glCopyBufferSubData", writeTarget);
        if (to != null) copyBufferSubData("glCopyBufferSubData", from, to, readOffset, writeOffset, size);
    }

    public void glCopyNamedBufferSubData(
            int readBuffer, int writeBuffer, long readOffset, long writeOffset, long size) {
        BufferObject from = rules.named("glCopyNamedBufferSubData", readBuffer);
        if (from == null) return;
        BufferObject to = rules.named("glCopyNamedBufferSubData", writeBuffer);
        if (to != null) copyBufferSubData("glCopyNamedBufferSubData", from, to, readOffset, writeOffset, size);
    }

    public void copyBufferSubData(
            String call, BufferObject from, BufferObject to, long readOffset, long writeOffset, long size) {
        if (!rules.copy(call, from, to, readOffset, writeOffset, size)) return;
        Buffer source = from.pipe();
        Buffer target = to.pipe();
        if (source != null && target != null && size > 0) {
            pipe.copyBuffer(source, readOffset, target, writeOffset, size);
        }
    }

    public void glInvalidateBufferData(int buffer) {
        BufferObject b = rules.invalidated("glInvalidateBufferData", buffer);
        if (b != null && rules.unlocked("glInvalidateBufferData", b)) invalidate(b);
    }

    public void glInvalidateBufferSubData(int buffer, long offset, long length) {
        String call = "glInvalidateBufferSubData";
        BufferObject b = rules.invalidated(call, buffer);
        if (b == null || !rules.invalidatedRange(call, b, offset, length)) return;
        if (offset == 0 && length == b.size()) invalidate(b);
    }

    private void invalidate(BufferObject b) {
        Buffer p = b.pipe();
        if (p != null && !b.isMapped()) pipe.invalidate(p);
    }
}
