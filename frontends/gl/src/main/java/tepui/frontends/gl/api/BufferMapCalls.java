package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.query.Feedbacks;

/** Mapping of buffers, indexed bindings, and queries of buffers (OpenGL 4.6, 6.3, 6.1.1 and 6.7). */
public final class BufferMapCalls {
    private final BufferRules rules;
    private final BufferNames buffers;
    private final tepui.pipe.Context pipe;
    private final Dirty dirty;
    private final Errors errors;
    private final Costs costs;
    private final BufferBindings bindings;
    private final Feedbacks captures;

    public BufferMapCalls(
            tepui.pipe.Context pipe,
            Dirty dirty,
            Errors errors,
            Costs costs,
            BufferBindings bindings,
            Feedbacks captures,
            BufferRules rules,
            BufferNames buffers) {
        this.rules = rules;
        this.buffers = buffers;
        this.pipe = pipe;
        this.dirty = dirty;
        this.errors = errors;
        this.costs = costs;
        this.bindings = bindings;
        this.captures = captures;
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    public long glMapBuffer(int target, int access) {
        BufferObject b = rules.bound("glMapBuffer", target);
        return b == null ? 0 : mapBuffer("glMapBuffer", b, access);
    }

    public long glMapNamedBuffer(int buffer, int access) {
        BufferObject b = rules.named("glMapNamedBuffer", buffer);
        return b == null ? 0 : mapBuffer("glMapNamedBuffer", b, access);
    }

    public long mapBuffer(String call, BufferObject b, int access) {
        int bits = rules.mapWhole(call, b, access);
        return bits == 0 ? 0 : map(call, b, 0, b.size(), bits);
    }

    public long glMapBufferRange(int target, long offset, long length, int access) { // hot
        BufferObject b = rules.bound("glMapBufferRange", target);
        return b == null ? 0 : mapBufferRange("glMapBufferRange", b, offset, length, access);
    }

    public long glMapNamedBufferRange(int buffer, long offset, long length, int access) {
        BufferObject b = rules.named("glMapNamedBufferRange", buffer);
        return b == null ? 0 : mapBufferRange("glMapNamedBufferRange", b, offset, length, access);
    }

    public long mapBufferRange(String call, BufferObject b, long offset, long length, int access) { // hot
        return rules.mapRange(call, b, offset, length, access) ? map(call, b, offset, length, access) : 0;
    }

    private long map(String call, BufferObject b, long offset, long length, int access) { // hot
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
        BufferObject b = rules.bound("glUnmapBuffer", target);
        return b != null && unmapBuffer("glUnmapBuffer", b);
    }

    public boolean glUnmapNamedBuffer(int buffer) {
        BufferObject b = rules.named("glUnmapNamedBuffer", buffer);
        return b != null && unmapBuffer("glUnmapNamedBuffer", b);
    }

    public boolean unmapBuffer(String call, BufferObject b) {
        if (!rules.unmap(call, b)) return false;
        b.endMap(pipe);
        return true;
    }

    public void glFlushMappedBufferRange(int target, long offset, long length) {
        BufferObject b = rules.bound("glFlushMappedBufferRange", target);
        if (b != null) flushMappedBufferRange("glFlushMappedBufferRange", b, offset, length);
    }

    public void glFlushMappedNamedBufferRange(int buffer, long offset, long length) {
        BufferObject b = rules.named("glFlushMappedNamedBufferRange", buffer);
        if (b != null) flushMappedBufferRange("glFlushMappedNamedBufferRange", b, offset, length);
    }

    public void flushMappedBufferRange(String call, BufferObject b, long offset, long length) {
        if (rules.flush(call, b, offset, length) && length > 0) b.flush(pipe, offset, length);
    }

    // ---- indexed bindings ------------------------------------------------------------------------------------------

    /** The bindings of an indexed target, or null. */
    private BufferBindings.@Nullable Indexed indexed(int target) {
        return switch (target) {
            case GL_UNIFORM_BUFFER -> bindings.uniform;
            case GL_SHADER_STORAGE_BUFFER -> bindings.storage;
            case GL_ATOMIC_COUNTER_BUFFER -> bindings.counters;
            case GL_TRANSFORM_FEEDBACK_BUFFER -> captures.bound.buffers;
            default -> null;
        };
    }

    /** @param ranged the offset and the size count; else the whole buffer is bound */
    private boolean bindIndexed(
            String call, int target, int index, int buffer, long offset, long size, boolean ranged) { // hot
        BufferBindings.Indexed to = indexed(target);
        if (!rules.indexed(call, target, to, index, captures.bound.active) || to == null) return false;
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null && buffer != 0) return false;
        boolean part = ranged && b != null;
        if (part && !rules.indexedRange(call, target, offset, size)) return false;
        to.set(index, b, part ? offset : 0, part ? size : 0);
        dirty.bits |= target == GL_UNIFORM_BUFFER
                ? Dirty.UNIFORM_BUFFERS
                : target == GL_TRANSFORM_FEEDBACK_BUFFER ? Dirty.FEEDBACK : Dirty.STORAGE_BUFFERS;
        return true;
    }

    /** Binds without an index too, as every binding with one does. */
    private void bindGeneric(int target, int buffer) { // hot
        int place = rules.target("glBindBuffer", target);
        if (place >= 0) bindings.set(place, buffers.bufferOf("glBindBuffer", buffer));
    }

    public void glBindBufferBase(int target, int index, int buffer) { // hot
        if (bindIndexed("glBindBufferBase", target, index, buffer, 0, 0, false)) bindGeneric(target, buffer);
    }

    public void glBindBufferRange(int target, int index, int buffer, long offset, long size) { // hot
        if (bindIndexed("glBindBufferRange", target, index, buffer, offset, size, true)) bindGeneric(target, buffer);
    }

    /** Of EXT_transform_feedback: what lies behind the offset is bound. */
    public void glBindBufferOffsetEXT(int target, int index, int buffer, long offset) {
        String call = "glBindBufferOffsetEXT";
        if (!rules.offsetTarget(call, target)) return;
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null && buffer != 0) return;
        long size = b == null ? 0 : Math.max(0, b.size() - offset) & ~3L;
        if (!bindIndexed(call, target, index, buffer, offset, size, true)) return;
        // However large the buffer is when it is captured to.
        captures.bound.buffers.sizes[index] = BufferBindings.Indexed.BEHIND;
        bindGeneric(target, buffer);
    }

    public void glBindBuffersBase(int target, int first, int count, long buffers) {
        String call = "glBindBuffersBase";
        if (!rules.indexedCount(call, target, indexed(target), first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = buffers == 0 ? 0 : Native.getInt(buffers + 4L * i);
            if (rules.oneOfMany(call, i, name)) bindIndexed(call, target, first + i, name, 0, 0, false);
        }
    }

    public void glBindBuffersRange(int target, int first, int count, long buffers, long offsets, long sizes) {
        String call = "glBindBuffersRange";
        if (!rules.indexedCount(call, target, indexed(target), first, count)) return;
        for (int i = 0; i < count; i++) {
            int name = buffers == 0 ? 0 : Native.getInt(buffers + 4L * i);
            if (!rules.oneOfMany(call, i, name)) continue;
            long offset = name == 0 ? 0 : Native.getSize(offsets, i);
            long size = name == 0 ? 0 : Native.getSize(sizes, i);
            bindIndexed(call, target, first + i, name, offset, size, name != 0);
        }
    }

    // ---- gets ------------------------------------------------------------------------------------------------------

    public void glGetBufferParameteriv(int target, int pname, long params) {
        String call = "glGetBufferParameteriv";
        getBufferParameteriv(call, rules.bound(call, target), pname, params);
    }

    public void glGetBufferParameteri64v(int target, int pname, long params) {
        String call = "glGetBufferParameteri64v";
        tellLong(call, rules.bound(call, target), pname, params);
    }

    public void glGetNamedBufferParameteriv(int buffer, int pname, long params) {
        String call = "glGetNamedBufferParameteriv";
        getBufferParameteriv(call, rules.named(call, buffer), pname, params);
    }

    public void glGetNamedBufferParameteri64v(int buffer, int pname, long params) {
        String call = "glGetNamedBufferParameteri64v";
        tellLong(call, rules.named(call, buffer), pname, params);
    }

    public void getBufferParameteriv(String call, @Nullable BufferObject b, int pname, long params) {
        if (b == null || !rules.parameter(call, pname)) return;
        Native.putInt(params, (int) Math.min(Integer.MAX_VALUE, parameter(b, pname)));
    }

    private void tellLong(String call, @Nullable BufferObject b, int pname, long params) {
        if (b != null && rules.parameter(call, pname)) Native.putLong(params, parameter(b, pname));
    }

    private static long parameter(BufferObject b, int pname) {
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
            default -> b.immutable ? b.storageFlags : MUTABLE_FLAGS;
        };
    }

    /** BUFFER_STORAGE_FLAGS of buffers made by glBufferData. */
    private static final int MUTABLE_FLAGS = GL_MAP_READ_BIT | GL_MAP_WRITE_BIT | GL_DYNAMIC_STORAGE_BIT;

    public void getBufferPointerv(String call, @Nullable BufferObject b, int pname, long params) {
        if (b != null && rules.pointer(call, pname)) Native.putPointer(params, b.mapAddress());
    }

    public void glGetBufferPointerv(int target, int pname, long params) {
        getBufferPointerv("glGetBufferPointerv", rules.bound("glGetBufferPointerv", target), pname, params);
    }

    public void glGetNamedBufferPointerv(int buffer, int pname, long params) {
        getBufferPointerv("glGetNamedBufferPointerv", rules.named("glGetNamedBufferPointerv", buffer), pname, params);
    }
}
