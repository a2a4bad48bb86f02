package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.format.Format;

/** Vertex array objects: formats of attributes, and the buffers that they come from. */
abstract class VertexArrayCalls extends BufferClearCalls {
    /** GL_MAX_VERTEX_ATTRIB_RELATIVE_OFFSET. */
    static final int MAX_RELATIVE_OFFSET = 2047;

    VertexArrayCalls(Setup setup) {
        super(setup);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    @Override
    public void glGenVertexArrays(int n, long arrays) {
        if (n < 0) error(GL_INVALID_VALUE, "glGenVertexArrays: n is " + n);
        else vertexArrays.generate(n, arrays);
    }

    @Override
    public void glCreateVertexArrays(int n, long arrays) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glCreateVertexArrays: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = vertexArrays.reserve();
            vertexArrays.put(name, new VertexArray(name));
            Native.putInt(arrays + 4L * i, name);
        }
    }

    @Override
    public void glDeleteVertexArrays(int n, long arrays) {
        if (n < 0) {
            error(GL_INVALID_VALUE, "glDeleteVertexArrays: n is " + n);
            return;
        }
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(arrays + 4L * i);
            VertexArray a = name == 0 ? null : vertexArrays.remove(name);
            if (a == null) continue;
            if (a == vertexArray) glBindVertexArray(0);
            a.drop();
        }
    }

    @Override
    public boolean glIsVertexArray(int array) {
        return array != 0 && vertexArrays.get(array) != null;
    }

    @Override
    public void glBindVertexArray(int array) { // hot
        VertexArray a = array == 0 ? defaultVertexArray : vertexArrays.get(array);
        if (a == null) {
            if (!vertexArrays.isName(array)) {
                error(GL_INVALID_OPERATION, "glBindVertexArray: " + array + " is no name of a vertex array");
                return;
            }
            a = new VertexArray(array);
            vertexArrays.put(array, a);
        }
        if (a == vertexArray) return;
        vertexArray = a;
        dirty |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER;
    }

    private @Nullable VertexArray array(String call, int name) {
        VertexArray a = name == 0 && compatibility ? defaultVertexArray : vertexArrays.get(name);
        if (a == null) error(GL_INVALID_OPERATION, call + ": " + name + " is no vertex array");
        return a;
    }

    final boolean badIndex(String call, int index) {
        if (index >= 0 && index < VertexArray.GENERIC) return false;
        error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + VertexArray.GENERIC);
        return true;
    }

    /** In the core profile the arrays belong to an object; there is none by default. */
    private boolean noArray(String call) {
        if (vertexArray != defaultVertexArray || coreOnly == 0 || es) return false;
        error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    /** Of OpenGL ES too: what ARB_vertex_attrib_binding brought needs an object. */
    private boolean noObject(String call) {
        if (!es || vertexArray != defaultVertexArray) return noArray(call);
        error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        return true;
    }

    private void changed(VertexArray a) {
        if (a == vertexArray) dirty |= Dirty.VERTEX_ARRAY;
    }

    // ---- arrays on and off -----------------------------------------------------------------------------------------

    @Override
    public void glEnableVertexAttribArray(int index) {
        if (badIndex("glEnableVertexAttribArray", index) || noArray("glEnableVertexAttribArray")) return;
        vertexArray.enable(index, true);
        dirty |= Dirty.VERTEX_ARRAY;
    }

    @Override
    public void glDisableVertexAttribArray(int index) {
        if (badIndex("glDisableVertexAttribArray", index) || noArray("glDisableVertexAttribArray")) return;
        vertexArray.enable(index, false);
        dirty |= Dirty.VERTEX_ARRAY;
    }

    @Override
    public void glEnableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = array("glEnableVertexArrayAttrib", vaobj);
        if (a == null || badIndex("glEnableVertexArrayAttrib", index)) return;
        a.enable(index, true);
        changed(a);
    }

    @Override
    public void glDisableVertexArrayAttrib(int vaobj, int index) {
        VertexArray a = array("glDisableVertexArrayAttrib", vaobj);
        if (a == null || badIndex("glDisableVertexArrayAttrib", index)) return;
        a.enable(index, false);
        changed(a);
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    @Override
    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        if (badIndex("glVertexAttribPointer", index)) return;
        attribPointer("glVertexAttribPointer", index, size, type, kind, stride, pointer);
    }

    @Override
    public void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        if (badIndex("glVertexAttribIPointer", index)) return;
        attribPointer("glVertexAttribIPointer", index, size, type, VertexFormats.INTEGER, stride, pointer);
    }

    @Override
    public void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        if (badIndex("glVertexAttribLPointer", index)) return;
        attribPointer("glVertexAttribLPointer", index, size, type, VertexFormats.DOUBLE, stride, pointer);
    }

    /**
     * Sets format, buffer and place of an attribute at once, of the bound vertex array: of a generic or a conventional one.
     *
     * @return false where an argument was wrong, which is an error
     */
    final boolean attribPointer(String call, int index, int size, int type, int kind, int stride, long pointer) { // hot
        Format format = format(call, size, type, kind);
        if (format == null || noArray(call)) return false;
        if (stride < 0 || stride > caps.maxVertexStride) {
            error(GL_INVALID_VALUE, call + ": stride is " + stride + ", must be 0 to " + caps.maxVertexStride);
            return false;
        }
        BufferObject b = bindings.get(BufferBindings.ARRAY);
        if (b == null && pointer != 0 && vertexArray != defaultVertexArray) {
            error(GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ARRAY_BUFFER, and pointer is not 0");
            return false;
        }
        VertexArray a = vertexArray;
        a.setFormat(index, size, type, kind, format, 0);
        a.setBinding(index, index);
        a.givenStride[index] = stride;
        a.pointer[index] = pointer;
        a.setBuffer(index, b, pointer, stride == 0 ? VertexFormats.bytes(size, type) : stride);
        dirty |= Dirty.VERTEX_ARRAY;
        return true;
    }

    private @Nullable Format format(String call, int size, int type, int kind) {
        if (es && (type == GL_UNSIGNED_INT_10F_11F_11F_REV || type == GL_DOUBLE)) {
            error(
                    GL_INVALID_ENUM,
                    call + ": type is 0x" + Integer.toHexString(type) + ", which OpenGL ES does not have");
            return null;
        }
        boolean known = switch (kind) {
            case VertexFormats.INTEGER -> type >= GL_BYTE && type <= GL_UNSIGNED_INT;
            case VertexFormats.DOUBLE -> type == GL_DOUBLE;
            default -> VertexFormats.bytes(type) != 0 && (es || type != GL_HALF_FLOAT_OES);
        };
        if (!known) {
            error(GL_INVALID_ENUM, call + ": type is 0x" + Integer.toHexString(type));
            return null;
        }
        boolean bgra = !es && size == GL_BGRA && kind <= VertexFormats.NORMALIZED;
        if (!bgra && (size < 1 || size > 4)) {
            error(GL_INVALID_VALUE, call + ": size is " + size + ", must be 1 to 4");
            return null;
        }
        boolean ten = type == GL_INT_2_10_10_10_REV || type == GL_UNSIGNED_INT_2_10_10_10_REV;
        boolean wrong = bgra && (kind != VertexFormats.NORMALIZED || type != GL_UNSIGNED_BYTE && !ten)
                || ten && !bgra && size != 4
                || type == GL_UNSIGNED_INT_10F_11F_11F_REV && size != 3;
        Format f = wrong ? null : VertexFormats.of(size, type, kind);
        if (f == null) {
            error(GL_INVALID_OPERATION, call + ": size is " + size + ", type is 0x" + Integer.toHexString(type));
        }
        return f;
    }

    // ---- formats and bindings apart --------------------------------------------------------------------------------

    private void attribFormat(
            String call, @Nullable VertexArray a, int index, int size, int type, int kind, int offset) {
        if (a == null || badIndex(call, index)) return;
        Format format = format(call, size, type, kind);
        if (format == null) return;
        if (offset < 0 || offset > MAX_RELATIVE_OFFSET) {
            error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be 0 to " + MAX_RELATIVE_OFFSET);
            return;
        }
        a.setFormat(index, size, type, kind, format, offset);
        changed(a);
    }

    @Override
    public void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (noObject("glVertexAttribFormat")) return;
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat("glVertexAttribFormat", vertexArray, attribindex, size, type, kind, relativeoffset);
    }

    @Override
    public void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        if (noObject("glVertexAttribIFormat")) return;
        attribFormat(
                "glVertexAttribIFormat", vertexArray, attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    @Override
    public void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        if (noArray("glVertexAttribLFormat")) return;
        attribFormat(
                "glVertexAttribLFormat", vertexArray, attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    @Override
    public void glVertexArrayAttribFormat(
            int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        String call = "glVertexArrayAttribFormat";
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat(call, array(call, vaobj), attribindex, size, type, kind, relativeoffset);
    }

    @Override
    public void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribIFormat";
        attribFormat(call, array(call, vaobj), attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    @Override
    public void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribLFormat";
        attribFormat(call, array(call, vaobj), attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    private void attribBinding(String call, @Nullable VertexArray a, int index, int binding) {
        if (a == null || badIndex(call, index) || badIndex(call, binding)) return;
        a.setBinding(index, binding);
        changed(a);
    }

    @Override
    public void glVertexAttribBinding(int attribindex, int bindingindex) {
        if (!noObject("glVertexAttribBinding")) {
            attribBinding("glVertexAttribBinding", vertexArray, attribindex, bindingindex);
        }
    }

    @Override
    public void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        attribBinding(
                "glVertexArrayAttribBinding", array("glVertexArrayAttribBinding", vaobj), attribindex, bindingindex);
    }

    private void bindVertexBuffer(
            String call, @Nullable VertexArray a, int index, int buffer, long offset, int stride) {
        if (a == null || badIndex(call, index)) return;
        if (offset < 0 || stride < 0 || stride > caps.maxVertexStride) {
            error(GL_INVALID_VALUE, call + ": offset is " + offset + ", stride is " + stride);
            return;
        }
        if (es && buffer != 0 && !share.buffers.isName(buffer)) {
            error(GL_INVALID_OPERATION, call + ": " + buffer + " is no name of a buffer");
            return;
        }
        BufferObject b = bufferOf(call, buffer);
        if (b == null && buffer != 0) return;
        a.setBuffer(index, b, offset, stride);
        changed(a);
    }

    @Override
    public void glBindVertexBuffer(int bindingindex, int buffer, long offset, int stride) { // hot
        if (noObject("glBindVertexBuffer")) return;
        bindVertexBuffer("glBindVertexBuffer", vertexArray, bindingindex, buffer, offset, stride);
    }

    @Override
    public void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        String call = "glVertexArrayVertexBuffer";
        bindVertexBuffer(call, array(call, vaobj), bindingindex, buffer, offset, stride);
    }

    private void bindVertexBuffers(
            String call, @Nullable VertexArray a, int first, int count, long buffers, long offsets, long strides) {
        if (a == null) return;
        if (count < 0) {
            error(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
            return;
        }
        if (first < 0 || (long) first + count > VertexArray.GENERIC) {
            error(GL_INVALID_OPERATION, call + ": first is " + first + ", count is " + count);
            return;
        }
        for (int i = 0; i < count; i++) {
            if (buffers == 0) {
                a.setBuffer(first + i, null, 0, 16);
                changed(a);
            } else {
                int name = Native.getInt(buffers + 4L * i);
                if (name != 0 && share.buffers.get(name) == null) {
                    error(GL_INVALID_OPERATION, call + ": buffers[" + i + "] is " + name + ", which is none");
                    continue;
                }
                bindVertexBuffer(
                        call, a, first + i, name, Native.getLong(offsets + 8L * i), Native.getInt(strides + 4L * i));
            }
        }
    }

    @Override
    public void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        if (noArray("glBindVertexBuffers")) return;
        bindVertexBuffers("glBindVertexBuffers", vertexArray, first, count, buffers, offsets, strides);
    }

    @Override
    public void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        String call = "glVertexArrayVertexBuffers";
        bindVertexBuffers(call, array(call, vaobj), first, count, buffers, offsets, strides);
    }

    private void divisor(String call, @Nullable VertexArray a, int binding, int divisor) {
        if (a == null || badIndex(call, binding)) return;
        a.setDivisor(binding, divisor);
        changed(a);
    }

    @Override
    public void glVertexBindingDivisor(int bindingindex, int divisor) {
        if (!noObject("glVertexBindingDivisor")) divisor("glVertexBindingDivisor", vertexArray, bindingindex, divisor);
    }

    @Override
    public void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        divisor("glVertexArrayBindingDivisor", array("glVertexArrayBindingDivisor", vaobj), bindingindex, divisor);
    }

    @Override
    public void glVertexAttribDivisor(int index, int divisor) {
        if (badIndex("glVertexAttribDivisor", index) || noArray("glVertexAttribDivisor")) return;
        vertexArray.setBinding(index, index);
        divisor("glVertexAttribDivisor", vertexArray, index, divisor);
    }

    @Override
    public void glVertexArrayElementBuffer(int vaobj, int buffer) {
        VertexArray a = array("glVertexArrayElementBuffer", vaobj);
        if (a == null) return;
        BufferObject b = buffer == 0 ? null : named("glVertexArrayElementBuffer", buffer);
        if (b == null && buffer != 0) return;
        a.setElements(b);
        if (a == vertexArray) dirty |= Dirty.INDEX_BUFFER;
    }

    // ---- gets ------------------------------------------------------------------------------------------------------

    /** Current values of all attributes, four words each. */
    public abstract int[] currentWords();

    private float current(int attribute, int component) {
        return Float.intBitsToFloat(currentWords()[4 * attribute + component]);
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
                if (pname == GL_VERTEX_ATTRIB_ARRAY_LONG && !es) yield a.kind[index] == VertexFormats.DOUBLE ? 1 : 0;
                error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname));
                yield Long.MIN_VALUE;
            }
        };
    }

    /** Of the compatibility profile's attribute 0, which makes vertices, there is no current value. */
    private boolean isPosition(String call, int index, int pname) {
        if (index != 0 || pname != GL_CURRENT_VERTEX_ATTRIB || !compatibility || es) return false;
        error(GL_INVALID_OPERATION, call + ": attribute 0 has no current value");
        return true;
    }

    @Override
    public void glGetVertexAttribiv(int index, int pname, long params) {
        if (badIndex("glGetVertexAttribiv", index) || isPosition("glGetVertexAttribiv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putInt(params + 4L * i, Math.round(current(index, i)));
            return;
        }
        long v = attribValue("glGetVertexAttribiv", vertexArray, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(params, (int) v);
    }

    @Override
    public void glGetVertexAttribfv(int index, int pname, long params) {
        if (badIndex("glGetVertexAttribfv", index) || isPosition("glGetVertexAttribfv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putFloat(params + 4L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribfv", vertexArray, index, pname);
        if (v != Long.MIN_VALUE) Native.putFloat(params, (float) v);
    }

    @Override
    public void glGetVertexAttribdv(int index, int pname, long params) {
        if (badIndex("glGetVertexAttribdv", index) || isPosition("glGetVertexAttribdv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putDouble(params + 8L * i, current(index, i));
            return;
        }
        long v = attribValue("glGetVertexAttribdv", vertexArray, index, pname);
        if (v != Long.MIN_VALUE) Native.putDouble(params, v);
    }

    @Override
    public void glGetVertexAttribIiv(int index, int pname, long params) {
        if (badIndex("glGetVertexAttribIiv", index) || isPosition("glGetVertexAttribIiv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) Native.putInts(currentWords(), 4 * index, params, 4);
        else glGetVertexAttribiv(index, pname, params);
    }

    @Override
    public void glGetVertexAttribIuiv(int index, int pname, long params) {
        glGetVertexAttribIiv(index, pname, params);
    }

    @Override
    public void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        if (badIndex("glGetVertexAttribPointerv", index)) return;
        if (pname != GL_VERTEX_ATTRIB_ARRAY_POINTER) {
            error(GL_INVALID_ENUM, "glGetVertexAttribPointerv: pname is 0x" + Integer.toHexString(pname));
        } else {
            Native.putLong(pointer, vertexArray.pointer[index]);
        }
    }

    @Override
    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        VertexArray a = array("glGetVertexArrayiv", vaobj);
        if (a == null) return;
        if (pname != GL_ELEMENT_ARRAY_BUFFER_BINDING) {
            error(GL_INVALID_ENUM, "glGetVertexArrayiv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        BufferObject b = a.elements();
        Native.putInt(param, b == null ? 0 : b.name);
    }

    @Override
    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        VertexArray a = array("glGetVertexArrayIndexediv", vaobj);
        if (a == null || badIndex("glGetVertexArrayIndexediv", index)) return;
        long v = attribValue("glGetVertexArrayIndexediv", a, index, pname);
        if (v != Long.MIN_VALUE) Native.putInt(param, (int) v);
    }

    @Override
    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        VertexArray a = array("glGetVertexArrayIndexed64iv", vaobj);
        if (a == null || badIndex("glGetVertexArrayIndexed64iv", index)) return;
        if (pname != GL_VERTEX_BINDING_OFFSET) {
            error(GL_INVALID_ENUM, "glGetVertexArrayIndexed64iv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        Native.putLong(param, a.offsets[index]);
    }
}
