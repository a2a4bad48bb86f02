package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.vertex.ArrayRules;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/** Vertex array objects: formats of attributes, and the buffers that they come from. */
public final class VertexArrayCalls {
    private final ArrayRules arrayRules;
    private final BufferNames buffers;
    private final AttributePointers pointers;
    private final AttributeState current;
    private final Caps caps;
    private final ShareGroup share;
    private final Profile profile;
    private final Dirty dirty;
    private final Errors errors;
    private final VertexArrays arrays;

    /** GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET. */
    static final int MAX_RELATIVE_OFFSET = 2047;

    public VertexArrayCalls(
            Caps caps,
            ShareGroup share,
            Profile profile,
            Dirty dirty,
            Errors errors,
            VertexArrays arrays,
            AttributePointers pointers,
            AttributeState current,
            BufferNames buffers,
            ArrayRules arrayRules) {
        this.arrayRules = arrayRules;
        this.buffers = buffers;
        this.pointers = pointers;
        this.current = current;
        this.caps = caps;
        this.share = share;
        this.profile = profile;
        this.dirty = dirty;
        this.errors = errors;
        this.arrays = arrays;
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

    private void changed(VertexArray a) {
        if (a == arrays.bound) dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    // ---- arrays on and off -----------------------------------------------------------------------------------------

    public void glEnableVertexAttribArray(int index) {
        if (arrayRules.badIndex("glEnableVertexAttribArray", index) || arrayRules.noArray("glEnableVertexAttribArray"))
            return;
        arrays.bound.enable(index, true);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    public void glDisableVertexAttribArray(int index) {
        if (arrayRules.badIndex("glDisableVertexAttribArray", index)
                || arrayRules.noArray("glDisableVertexAttribArray")) return;
        arrays.bound.enable(index, false);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    public void glEnableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = arrayRules.array("glEnableVertexArrayAttrib", vaobj);
        if (a == null || arrayRules.badIndex("glEnableVertexArrayAttrib", index)) return;
        a.enable(index, true);
        changed(a);
    }

    public void glDisableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = arrayRules.array("glDisableVertexArrayAttrib", vaobj);
        if (a == null || arrayRules.badIndex("glDisableVertexArrayAttrib", index)) return;
        a.enable(index, false);
        changed(a);
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        if (arrayRules.badIndex("glVertexAttribPointer", index)) return;
        pointers.set("glVertexAttribPointer", index, size, type, kind, stride, pointer);
    }

    public void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        if (arrayRules.badIndex("glVertexAttribIPointer", index)) return;
        pointers.set("glVertexAttribIPointer", index, size, type, VertexFormats.INTEGER, stride, pointer);
    }

    public void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        if (arrayRules.badIndex("glVertexAttribLPointer", index)) return;
        pointers.set("glVertexAttribLPointer", index, size, type, VertexFormats.DOUBLE, stride, pointer);
    }

    // ---- formats and bindings apart --------------------------------------------------------------------------------

    private void attribFormat(
            String call, @Nullable VertexArray a, int index, int size, int type, int kind, int offset) {
        if (a == null || arrayRules.badIndex(call, index)) return;
        Format format = arrayRules.format(call, size, type, kind);
        if (format == null) return;
        if (offset < 0 || offset > MAX_RELATIVE_OFFSET) {
            errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be 0 to " + MAX_RELATIVE_OFFSET);
            return;
        }
        a.setFormat(index, size, type, kind, format, offset);
        changed(a);
    }

    public void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (arrayRules.noObject("glVertexAttribFormat")) return;
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat("glVertexAttribFormat", arrays.bound, attribindex, size, type, kind, relativeoffset);
    }

    public void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        if (arrayRules.noObject("glVertexAttribIFormat")) return;
        attribFormat(
                "glVertexAttribIFormat", arrays.bound, attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        if (arrayRules.noArray("glVertexAttribLFormat")) return;
        attribFormat(
                "glVertexAttribLFormat", arrays.bound, attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    public void glVertexArrayAttribFormat(
            int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        String call = "glVertexArrayAttribFormat";
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat(call, arrayRules.array(call, vaobj), attribindex, size, type, kind, relativeoffset);
    }

    public void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribIFormat";
        attribFormat(
                call, arrayRules.array(call, vaobj), attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribLFormat";
        attribFormat(
                call, arrayRules.array(call, vaobj), attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    private void attribBinding(String call, @Nullable VertexArray a, int index, int binding) {
        if (a == null || arrayRules.badIndex(call, index) || arrayRules.badIndex(call, binding)) return;
        a.setBinding(index, binding);
        changed(a);
    }

    public void glVertexAttribBinding(int attribindex, int bindingindex) {
        if (!arrayRules.noObject("glVertexAttribBinding")) {
            attribBinding("glVertexAttribBinding", arrays.bound, attribindex, bindingindex);
        }
    }

    public void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        attribBinding(
                "glVertexArrayAttribBinding",
                arrayRules.array("glVertexArrayAttribBinding", vaobj),
                attribindex,
                bindingindex);
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
        if (arrayRules.noObject("glBindVertexBuffer")) return;
        bindVertexBuffer("glBindVertexBuffer", arrays.bound, bindingindex, buffer, offset, stride);
    }

    public void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        String call = "glVertexArrayVertexBuffer";
        bindVertexBuffer(call, arrayRules.array(call, vaobj), bindingindex, buffer, offset, stride);
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
                bindVertexBuffer(
                        call, a, first + i, name, Native.getLong(offsets + 8L * i), Native.getInt(strides + 4L * i));
            }
        }
    }

    public void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        if (arrayRules.noArray("glBindVertexBuffers")) return;
        bindVertexBuffers("glBindVertexBuffers", arrays.bound, first, count, buffers, offsets, strides);
    }

    public void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        String call = "glVertexArrayVertexBuffers";
        bindVertexBuffers(call, arrayRules.array(call, vaobj), first, count, buffers, offsets, strides);
    }

    private void divisor(String call, @Nullable VertexArray a, int binding, int divisor) {
        if (a == null || arrayRules.badIndex(call, binding)) return;
        a.setDivisor(binding, divisor);
        changed(a);
    }

    public void glVertexBindingDivisor(int bindingindex, int divisor) {
        if (!arrayRules.noObject("glVertexBindingDivisor"))
            divisor("glVertexBindingDivisor", arrays.bound, bindingindex, divisor);
    }

    public void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        divisor(
                "glVertexArrayBindingDivisor",
                arrayRules.array("glVertexArrayBindingDivisor", vaobj),
                bindingindex,
                divisor);
    }

    public void glVertexAttribDivisor(int index, int divisor) {
        if (arrayRules.badIndex("glVertexAttribDivisor", index) || arrayRules.noArray("glVertexAttribDivisor")) return;
        arrays.bound.setBinding(index, index);
        divisor("glVertexAttribDivisor", arrays.bound, index, divisor);
    }

    public void glVertexArrayElementBuffer(int vaobj, int buffer) {
        VertexArray a = arrayRules.array("glVertexArrayElementBuffer", vaobj);
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
            Native.putLong(pointer, arrays.bound.pointer[index]);
        }
    }

    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        VertexArray a = arrayRules.array("glGetVertexArrayiv", vaobj);
        if (a == null) return;
        if (pname != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayiv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        BufferObject b = a.elements();
        Native.putInt(param, b == null ? 0 : b.name);
    }

    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        VertexArray a = arrayRules.array("glGetVertexArrayIndexediv", vaobj);
        if (a == null || arrayRules.badIndex("glGetVertexArrayIndexediv", index)) return;
        long v = attribValue("glGetVertexArrayIndexediv", a, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(param, (int) v);
    }

    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        VertexArray a = arrayRules.array("glGetVertexArrayIndexed64iv", vaobj);
        if (a == null || arrayRules.badIndex("glGetVertexArrayIndexed64iv", index)) return;
        if (pname != GL_VERTEX_BINDING_OFFSET) {
            errors.error(GL_INVALID_ENUM, "glGetVertexArrayIndexed64iv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        Native.putLong(param, a.offsets[index]);
    }

    private double component(int index, int c) {
        int slot = c < 2 ? index : VertexStore.WIDE + index;
        int at = 4 * slot + 2 * (c & 1);
        return Double.longBitsToDouble(
                current.store.current()[at] & 0xffffffffL | (long) current.store.current()[at + 1] << 32);
    }

    public void glGetVertexAttribLdv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribLdv", index)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB && current.store.kind(index) == VertexStore.DOUBLE) {
            for (int c = 0; c < 4; c++) Native.putDouble(params + 8L * c, component(index, c));
        } else {
            glGetVertexAttribdv(index, pname, params);
        }
    }
}
