package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.vertex.ArrayRules;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/** Vertex array objects: formats of attributes, and the buffers that they come from. */
public final class VertexArrayCalls {
    private final ArrayRules arrayRules;
    private final BufferNames buffers;
    private final AttributeState current;
    private final Caps caps;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final BufferCalls buffer;

    /** GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET. */
    static final int MAX_RELATIVE_OFFSET = 2047;

    public VertexArrayCalls(
            Caps caps,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            BufferBindings bindings,
            VertexArrays arrays,
            BufferCalls buffer,
            AttributeState current,
            BufferNames buffers,
            ArrayRules arrayRules) {
        this.arrayRules = arrayRules;
        this.buffers = buffers;
        this.current = current;
        this.caps = caps;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.bindings = bindings;
        this.arrays = arrays;
        this.buffer = buffer;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenVertexArrays(int n, long arrays) {
        if (n < 0) errors.error(GL_INVALID_VALUE, "glGenVertexArrays: n is " + n);
        else this.arrays.names.generate(n, arrays);
    }

    public void glCreateVertexArrays(int n, long arrays) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glCreateVertexArrays: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = this.arrays.names.reserve();
            this.arrays.names.put(name, new VertexArray(name));
            Native.putInt(arrays + 4L * i, name);
        }
    }

    public void glDeleteVertexArrays(int n, long arrays) {
        if (n < 0) {
            errors.error(GL_INVALID_VALUE, "glDeleteVertexArrays: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(arrays + 4L * i);
            VertexArray a = name == 0 ? null : this.arrays.names.remove(name);
            if (a == null) continue;
            if (a == this.arrays.bound) glBindVertexArray(0);
            a.drop();
        }
    }

    public boolean glIsVertexArray(int array) {
        return array != 0 && arrays.names.get(array) != null;
    }

    public void glBindVertexArray(int array) { // hot
        VertexArray a = array == 0 ? arrays.own : arrays.names.get(array);
        if (a == null) {
            if (!arrays.names.isName(array)) {
                errors.error(GL_INVALID_OPERATION, "glBindVertexArray: " + array + " is no name of a vertex array");
                return;
            }
            a = new VertexArray(array);
            arrays.names.put(array, a);
        }
        if (a == arrays.bound) return;
        arrays.bound = a;
        dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER;
    }

    private @Nullable VertexArray array(String call, int name) {
        VertexArray a = name == 0 && profile.compatibility ? arrays.own : arrays.names.get(name);
        if (a == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no vertex array");
        return a;
    }

    /** In the core profile the arrays belong to an object; there is none by default. */
    private boolean noArray(String call) {
        if (arrays.bound != arrays.own || profile.coreOnly == 0 || profile.es) return false;
        errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    /** Of OpenGL ES too: what ARB_vertex_attrib_binding brought needs an object. */
    private boolean noObject(String call) {
        if (!profile.es || arrays.bound != arrays.own) return noArray(call);
        errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    private void changed(VertexArray a) {
        if (a == arrays.bound) dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    // ---- arrays on and off -----------------------------------------------------------------------------------------

    public void glEnableVertexAttribArray(int index) {
        if (arrayRules.badIndex("glEnableVertexAttribArray", index) || noArray("glEnableVertexAttribArray")) return;
        arrays.bound.enable(index, true);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    public void glDisableVertexAttribArray(int index) {
        if (arrayRules.badIndex("glDisableVertexAttribArray", index) || noArray("glDisableVertexAttribArray")) return;
        arrays.bound.enable(index, false);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    public void glEnableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = array("glEnableVertexArrayAttrib", vaobj);
        if (a == null || arrayRules.badIndex("glEnableVertexArrayAttrib", index)) return;
        a.enable(index, true);
        changed(a);
    }

    public void glDisableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = array("glDisableVertexArrayAttrib", vaobj);
        if (a == null || arrayRules.badIndex("glDisableVertexArrayAttrib", index)) return;
        a.enable(index, false);
        changed(a);
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        if (arrayRules.badIndex("glVertexAttribPointer", index)) return;
        attribPointer("glVertexAttribPointer", index, size, type, kind, stride, pointer);
    }

    public void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        if (arrayRules.badIndex("glVertexAttribIPointer", index)) return;
        attribPointer("glVertexAttribIPointer", index, size, type, VertexFormats.INTEGER, stride, pointer);
    }

    public void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        if (arrayRules.badIndex("glVertexAttribLPointer", index)) return;
        attribPointer("glVertexAttribLPointer", index, size, type, VertexFormats.DOUBLE, stride, pointer);
    }

    /**
     * Sets format, buffer and place of an attribute at once, of the bound vertex array: of a generic or a conventional one.
     *
     * @return false where an argument was wrong, which is an error
     */
    boolean attribPointer(String call, int index, int size, int type, int kind, int stride, long pointer) { // hot
        Format format = format(call, size, type, kind);
        if (format == null || noArray(call)) return false;
        if (stride < 0 || stride > caps.maxVertexStride) {
            errors.error(GL_INVALID_VALUE, call + ": stride is " + stride + ", must be 0 to " + caps.maxVertexStride);
            return false;
        }
        BufferObject b = bindings.get(BufferBindings.ARRAY);
        if (b == null && pointer != 0 && arrays.bound != arrays.own) {
            errors.error(GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ARRAY_BUFFER, and pointer is not 0");
            return false;
        }
        VertexArray a = arrays.bound;
        a.setFormat(index, size, type, kind, format, 0);
        a.setBinding(index, index);
        a.givenStride[index] = stride;
        a.pointer[index] = pointer;
        a.setBuffer(index, b, pointer, stride == 0 ? VertexFormats.bytes(size, type) : stride);
        dirty.bits |= Dirty.VERTEX_ARRAY;
        return true;
    }

    private @Nullable Format format(String call, int size, int type, int kind) {
        if (profile.es && (type == GL_UNSIGNED_INT_10F_11F_11F_REV || type == GL_DOUBLE)) {
            errors.error(
                    GL_INVALID_ENUM,
                    call + ": type is 0x" + Integer.toHexString(type) + ", which OpenGL ES does not have");
            return null;
        }
        boolean known = switch (kind) {
            case VertexFormats.INTEGER -> type >= GL_BYTE && type <= GL_UNSIGNED_INT;
            case VertexFormats.DOUBLE -> type == GL_DOUBLE;
            default -> VertexFormats.bytes(type) != 0 && (profile.es || type != GL_HALF_FLOAT_OES);
        };
        if (!known) {
            errors.error(GL_INVALID_ENUM, call + ": type is 0x" + Integer.toHexString(type));
            return null;
        }
        boolean bgra = !profile.es && size == GL_BGRA && kind <= VertexFormats.NORMALIZED;
        if (!bgra && (size < 1 || size > 4)) {
            errors.error(GL_INVALID_VALUE, call + ": size is " + size + ", must be 1 to 4");
            return null;
        }
        boolean ten = type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
        boolean wrong = bgra && (kind != VertexFormats.NORMALIZED || type != GL_UNSIGNED_BYTE && !ten)
                || ten && !bgra && size != 4
                || type == GL_UNSIGNED_INT_10F_11F_11F_REV && size != 3;
        Format f = wrong ? null : VertexFormats.of(size, type, kind);
        if (f == null) {
            errors.error(GL_INVALID_OPERATION, call + ": size is " + size + ", type is 0x" + Integer.toHexString(type));
        }
        return f;
    }

    // ---- formats and bindings apart --------------------------------------------------------------------------------

    private void attribFormat(
            String call, @Nullable VertexArray a, int index, int size, int type, int kind, int offset) {
        if (a == null || arrayRules.badIndex(call, index)) return;
        Format format = format(call, size, type, kind);
        if (format == null) return;
        if (offset < 0 || offset > MAX_RELATIVE_OFFSET) {
            errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be 0 to " + MAX_RELATIVE_OFFSET);
            return;
        }
        a.setFormat(index, size, type, kind, format, offset);
        changed(a);
    }

    public void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (noObject("glVertexAttribFormat")) return;
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat("glVertexAttribFormat", arrays.bound, attribindex, size, type, kind, relativeoffset);
    }

    public void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        if (noObject("glVertexAttribIFormat")) return;
        attribFormat(
                "glVertexAttribIFormat", arrays.bound, attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        if (noArray("glVertexAttribLFormat")) return;
        attribFormat(
                "glVertexAttribLFormat", arrays.bound, attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    public void glVertexArrayAttribFormat(
            int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        String call = "glVertexArrayAttribFormat";
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat(call, array(call, vaobj), attribindex, size, type, kind, relativeoffset);
    }

    public void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribIFormat";
        attribFormat(call, array(call, vaobj), attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribLFormat";
        attribFormat(call, array(call, vaobj), attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    private void attribBinding(String call, @Nullable VertexArray a, int index, int binding) {
        if (a == null || arrayRules.badIndex(call, index) || arrayRules.badIndex(call, binding)) return;
        a.setBinding(index, binding);
        changed(a);
    }

    public void glVertexAttribBinding(int attribindex, int bindingindex) {
        if (!noObject("glVertexAttribBinding")) {
            attribBinding("glVertexAttribBinding", arrays.bound, attribindex, bindingindex);
        }
    }

    public void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        attribBinding(
                "glVertexArrayAttribBinding", array("glVertexArrayAttribBinding", vaobj), attribindex, bindingindex);
    }

    private void bindVertexBuffer(
            String call, @Nullable VertexArray a, int index, int buffer, long offset, int stride) {
        if (a == null || arrayRules.badIndex(call, index)) return;
        if (offset < 0 || stride < 0 || stride > caps.maxVertexStride) {
            errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", stride is " + stride);
            return;
        }
        if (profile.es && buffer != 0 && !share.buffers.isName(buffer)) {
            errors.error(GL_INVALID_OPERATION, call + ": " + buffer + " is no name of a buffer");
            return;
        }
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null && buffer != 0) return;
        a.setBuffer(index, b, offset, stride);
        changed(a);
    }

    public void glBindVertexBuffer(int bindingindex, int buffer, long offset, int stride) { // hot
        if (noObject("glBindVertexBuffer")) return;
        bindVertexBuffer("glBindVertexBuffer", arrays.bound, bindingindex, buffer, offset, stride);
    }

    public void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        String call = "glVertexArrayVertexBuffer";
        bindVertexBuffer(call, array(call, vaobj), bindingindex, buffer, offset, stride);
    }

    private void bindVertexBuffers(
            String call, @Nullable VertexArray a, int first, int count, long buffers, long offsets, long strides) {
        if (a == null) return;
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
            return;
        }
        if (first < 0 || (long) first + count > VertexArray.GENERIC) {
            errors.error(GL_INVALID_OPERATION, call + ": first is " + first + ", count is " + count);
            return;
        }
        for (int i = 0; i < count; i++) {
            if (buffers == 0) {
                a.setBuffer(first + i, null, 0, 16);
                changed(a);
            } else {
                int name = Native.getInt(buffers + 4L * i);
                if (name != 0 && share.buffers.get(name) == null) {
                    errors.error(GL_INVALID_OPERATION, call + ": buffers[" + i + "] is " + name + ", which is none");
                    continue;
                }
                bindVertexBuffer(call, a, first + i, name, Native.getSize(offsets, i), Native.getInt(strides + 4L * i));
            }
        }
    }

    public void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        if (noArray("glBindVertexBuffers")) return;
        bindVertexBuffers("glBindVertexBuffers", arrays.bound, first, count, buffers, offsets, strides);
    }

    public void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        String call = "glVertexArrayVertexBuffers";
        bindVertexBuffers(call, array(call, vaobj), first, count, buffers, offsets, strides);
    }

    private void divisor(String call, @Nullable VertexArray a, int binding, int divisor) {
        if (a == null || arrayRules.badIndex(call, binding)) return;
        a.setDivisor(binding, divisor);
        changed(a);
    }

    public void glVertexBindingDivisor(int bindingindex, int divisor) {
        if (!noObject("glVertexBindingDivisor")) divisor("glVertexBindingDivisor", arrays.bound, bindingindex, divisor);
    }

    public void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        divisor("glVertexArrayBindingDivisor", array("glVertexArrayBindingDivisor", vaobj), bindingindex, divisor);
    }

    public void glVertexAttribDivisor(int index, int divisor) {
        if (arrayRules.badIndex("glVertexAttribDivisor", index) || noArray("glVertexAttribDivisor")) return;
        arrays.bound.setBinding(index, index);
        divisor("glVertexAttribDivisor", arrays.bound, index, divisor);
    }

    public void glVertexArrayElementBuffer(int vaobj, int buffer) {
        VertexArray a = array("glVertexArrayElementBuffer", vaobj);
        if (a == null) return;
        BufferObject b = buffer == 0 ? null : buffers.named("glVertexArrayElementBuffer", buffer);
        if (b == null && buffer != 0) return;
        a.setElements(b);
        if (a == arrays.bound) dirty.bits |= Dirty.INDEX_BUFFER;
    }

    // ---- gets ------------------------------------------------------------------------------------------------------

    private float current(int attribute, int component) {
        return Float.intBitsToFloat(current.currentWords()[4 * attribute + component]);
    }

    /** A value of an attribute's array. */
    private long attribValue(String call, VertexArray a, int index, int pname) {
        return switch (pname) {
            case GL_VERTEX_ATTRIB_ARRAY_ENABLED -> a.enabled >> index & 1;
            case GL_VERTEX_ATTRIB_ARRAY_SIZE -> a.size[index];
            case GL_VERTEX_ATTRIB_ARRAY_STRIDE -> a.givenStride[index];
            case GL_VERTEX_ATTRIB_ARRAY_TYPE -> a.type[index];
            case GL_VERTEX_ATTRIB_ARRAY_NORMALIZED -> a.kind[index] == VertexFormats.NORMALIZED ? 1 : 0;
            case GL_VERTEX_ATTRIB_ARRAY_INTEGER -> a.kind[index] == VertexFormats.INTEGER ? 1 : 0;
            case GL_VERTEX_ATTRIB_ARRAY_DIVISOR -> a.divisors[a.binding[index]];
            case GL_VERTEX_ATTRIB_BINDING -> a.binding[index];
            case GL_VERTEX_ATTRIB_RELATIVE_OFFSET -> a.relativeOffset[index];
            case GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING -> {
                BufferObject b = a.buffers[a.binding[index]];
                yield b == null ? 0 : b.name;
            }
            default -> {
                if (pname == GL_VERTEX_ATTRIB_ARRAY_LONG && !profile.es)
                    yield a.kind[index] == VertexFormats.DOUBLE ? 1 : 0;
                errors.error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
                yield Long.MIN_VALUE;
            }
        };
    }

    /** Of the compatibility profile's attribute 0, which makes vertices, there is no current value. */
    private boolean isPosition(String call, int index, int pname) {
        if (index != 0 || pname != GL_CURRENT_VERTEX_ATTRIB || !profile.compatibility || profile.es) return false;
        errors.error(GL_INVALID_OPERATION, call + ": attribute 0 has no current value");
        return true;
    }

    public void glGetVertexAttribiv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribiv", index) || isPosition("glGetVertexAttribiv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putInt(params + 4L * i, Math.round(current(index, i)));
            return;
        }
        long v = attribValue("glGetVertexAttribiv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(params, (int) v);
    }

    public void glGetVertexAttribfv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribfv", index) || isPosition("glGetVertexAttribfv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putFloat(params + 4L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribfv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putFloat(params, (float) v);
    }

    public void glGetVertexAttribdv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribdv", index) || isPosition("glGetVertexAttribdv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putDouble(params + 8L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribdv", arrays.bound, index, pname);
        if (v != Long.MIN_VALUE) Native.putDouble(params, v);
    }

    public void glGetVertexAttribIiv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribIiv", index) || isPosition("glGetVertexAttribIiv", index, pname))
            return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) Native.putInts(current.currentWords(), 4 * index, params, 4);
        else glGetVertexAttribiv(index, pname, params);
    }

    public void glGetVertexAttribIuiv(int index, int pname, long params) {
        glGetVertexAttribIiv(index, pname, params);
    }

    public void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        if (arrayRules.badIndex("glGetVertexAttribPointerv", index)) return;
        if (pname != GL_VERTEX_ATTRIB_ARRAY_POINTER) {
            errors.error(GL_INVALID_ENUM, "glGetVertexAttribPointerv: pname is 0x" + Integer.toHexString(pname));
        } else {
            Native.putPointer(pointer, arrays.bound.pointer[index]);
        }
    }

    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        VertexArray a = array("glGetVertexArrayiv", vaobj);
        if (a == null) return;
        if (pname != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayiv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        BufferObject b = a.elements();
        Native.putInt(param, b == null ? 0 : b.name);
    }

    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        VertexArray a = array("glGetVertexArrayIndexediv", vaobj);
        if (a == null || arrayRules.badIndex("glGetVertexArrayIndexediv", index)) return;
        long v = attribValue("glGetVertexArrayIndexediv", a, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(param, (int) v);
    }

    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        VertexArray a = array("glGetVertexArrayIndexed64iv", vaobj);
        if (a == null || arrayRules.badIndex("glGetVertexArrayIndexed64iv", index)) return;
        if (pname != GL_VERTEX_BINDING_OFFSET) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayIndexed64iv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        Native.putLong(param, a.offsets[index]);
    }
}
