package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.ArrayBinding;
import tepui.frontends.gl.vertex.ArrayPlace;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrayRules;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.format.Format;

/** Vertex array objects: formats of attributes, and the buffers that they come from (OpenGL 4.6, 10.3). */
public final class VertexArrayCalls {
    private final VertexArrayRules rules;
    private final BufferRules bufferRules;
    private final BufferNames buffers;
    private final AttributeState current;
    private final Dirty dirty;
    private final VertexArrays arrays;
    private final AttributePointers pointers;
    private final ArrayBinding binding;

    public VertexArrayCalls(
            VertexArrayRules rules,
            BufferRules bufferRules,
            BufferNames buffers,
            AttributeState current,
            Dirty dirty,
            VertexArrays arrays,
            AttributePointers pointers,
            ArrayBinding binding) {
        this.rules = rules;
        this.bufferRules = bufferRules;
        this.buffers = buffers;
        this.current = current;
        this.dirty = dirty;
        this.arrays = arrays;
        this.pointers = pointers;
        this.binding = binding;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenVertexArrays(int n, long arrays) {
        if (rules.count("glGenVertexArrays", n)) this.arrays.names.generate(n, arrays);
    }

    public void glCreateVertexArrays(int n, long arrays) {
        if (!rules.count("glCreateVertexArrays", n)) return;
        for (int i = 0; i < n; i++) {
            int name = this.arrays.names.reserve();
            this.arrays.names.put(name, new VertexArray(name));
            Native.putInt(arrays + 4L * i, name);
        }
    }

    public void glDeleteVertexArrays(int n, long arrays) {
        if (!rules.count("glDeleteVertexArrays", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(arrays + 4L * i);
            VertexArray a = name == 0 ? null : this.arrays.names.remove(name);
            if (a == null) continue;
            if (a == this.arrays.bound) binding.bind(0);
            a.drop();
        }
    }

    public boolean glIsVertexArray(int array) {
        return array != 0 && arrays.names.get(array) != null;
    }

    public void glBindVertexArray(int array) { // hot
        binding.bind(array);
    }

    private void changed(VertexArray a) {
        if (a == arrays.bound) dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    // ---- arrays on and off -----------------------------------------------------------------------------------------

    public void glEnableVertexAttribArray(int index) {
        if (!rules.index("glEnableVertexAttribArray", index) || !rules.hasArray("glEnableVertexAttribArray")) return;
        arrays.bound.enable(index, true);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    /** The same of an array that is given. */
    public void enableVertexAttribArray(String call, VertexArray a, int index) {
        enable(call, a, index, true);
    }

    public void disableVertexAttribArray(String call, VertexArray a, int index) {
        enable(call, a, index, false);
    }

    private void enable(String call, @Nullable VertexArray a, int index, boolean on) {
        if (a == null || !rules.index(call, index)) return;
        a.enable(index, on);
        changed(a);
    }

    public void glDisableVertexAttribArray(int index) {
        if (!rules.index("glDisableVertexAttribArray", index) || !rules.hasArray("glDisableVertexAttribArray")) return;
        arrays.bound.enable(index, false);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }

    public void glEnableVertexArrayAttrib(int vaobj, int index) {
        enable("glEnableVertexArrayAttrib", rules.named("glEnableVertexArrayAttrib", vaobj), index, true);
    }

    public void glDisableVertexArrayAttrib(int vaobj, int index) {
        enable("glDisableVertexArrayAttrib", rules.named("glDisableVertexArrayAttrib", vaobj), index, false);
    }

    // ---- pointers --------------------------------------------------------------------------------------------------

    public void glVertexAttribPointer(int index, int size, int type, boolean normalized, int stride, long pointer) {
        vertexAttribPointer("glVertexAttribPointer", pointers.bound(), index, size, type, normalized, stride, pointer);
    }

    /** The same of an array that is given. */
    public void vertexAttribPointer(
            String call,
            ArrayPlace to,
            int index,
            int size,
            int type,
            boolean normalized,
            int stride,
            long pointer) { // hot
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        if (rules.index(call, index)) pointers.set(call, to, index, size, type, kind, stride, pointer);
    }

    public void glVertexAttribIPointer(int index, int size, int type, int stride, long pointer) {
        vertexAttribIPointer("glVertexAttribIPointer", pointers.bound(), index, size, type, stride, pointer);
    }

    public void vertexAttribIPointer(
            String call, ArrayPlace to, int index, int size, int type, int stride, long pointer) {
        int kind = VertexFormats.INTEGER;
        if (rules.index(call, index)) pointers.set(call, to, index, size, type, kind, stride, pointer);
    }

    public void glVertexAttribLPointer(int index, int size, int type, int stride, long pointer) {
        vertexAttribLPointer("glVertexAttribLPointer", pointers.bound(), index, size, type, stride, pointer);
    }

    public void vertexAttribLPointer(
            String call, ArrayPlace to, int index, int size, int type, int stride, long pointer) {
        int kind = VertexFormats.DOUBLE;
        if (rules.index(call, index)) pointers.set(call, to, index, size, type, kind, stride, pointer);
    }

    // ---- formats and bindings apart --------------------------------------------------------------------------------

    private void attribFormat(
            String call, @Nullable VertexArray a, int index, int size, int type, int kind, int offset) {
        Format format = a == null ? null : rules.format(call, index, size, type, kind, offset);
        if (a == null || format == null) return;
        a.setFormat(index, size, type, kind, format, offset);
        changed(a);
    }

    public void glVertexAttribFormat(int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        if (!rules.hasObject("glVertexAttribFormat")) return;
        vertexAttribFormat("glVertexAttribFormat", arrays.bound, attribindex, size, type, normalized, relativeoffset);
    }

    /** The same of an array that is given. */
    public void vertexAttribFormat(
            String call, @Nullable VertexArray a, int index, int size, int type, boolean normalized, int offset) {
        int kind = normalized ? VertexFormats.NORMALIZED : VertexFormats.SCALED;
        attribFormat(call, a, index, size, type, kind, offset);
    }

    public void vertexAttribIFormat(String call, VertexArray a, int index, int size, int type, int offset) {
        attribFormat(call, a, index, size, type, VertexFormats.INTEGER, offset);
    }

    public void vertexAttribLFormat(String call, VertexArray a, int index, int size, int type, int offset) {
        attribFormat(call, a, index, size, type, VertexFormats.DOUBLE, offset);
    }

    public void glVertexAttribIFormat(int attribindex, int size, int type, int relativeoffset) {
        if (!rules.hasObject("glVertexAttribIFormat")) return;
        attribFormat(
                "glVertexAttribIFormat", arrays.bound, attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexAttribLFormat(int attribindex, int size, int type, int relativeoffset) {
        if (!rules.hasArray("glVertexAttribLFormat")) return;
        attribFormat(
                "glVertexAttribLFormat", arrays.bound, attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    public void glVertexArrayAttribFormat(
            int vaobj, int attribindex, int size, int type, boolean normalized, int relativeoffset) {
        String call = "glVertexArrayAttribFormat";
        vertexAttribFormat(call, rules.named(call, vaobj), attribindex, size, type, normalized, relativeoffset);
    }

    public void glVertexArrayAttribIFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribIFormat";
        attribFormat(call, rules.named(call, vaobj), attribindex, size, type, VertexFormats.INTEGER, relativeoffset);
    }

    public void glVertexArrayAttribLFormat(int vaobj, int attribindex, int size, int type, int relativeoffset) {
        String call = "glVertexArrayAttribLFormat";
        attribFormat(call, rules.named(call, vaobj), attribindex, size, type, VertexFormats.DOUBLE, relativeoffset);
    }

    public void vertexAttribBinding(String call, @Nullable VertexArray a, int index, int binding) {
        if (a == null || !rules.index(call, index) || !rules.index(call, binding)) return;
        a.setBinding(index, binding);
        changed(a);
    }

    public void glVertexAttribBinding(int attribindex, int bindingindex) {
        if (rules.hasObject("glVertexAttribBinding")) {
            vertexAttribBinding("glVertexAttribBinding", arrays.bound, attribindex, bindingindex);
        }
    }

    public void glVertexArrayAttribBinding(int vaobj, int attribindex, int bindingindex) {
        vertexAttribBinding(
                "glVertexArrayAttribBinding",
                rules.named("glVertexArrayAttribBinding", vaobj),
                attribindex,
                bindingindex);
    }

    public void bindVertexBuffer(String call, @Nullable VertexArray a, int index, int buffer, long offset, int stride) {
        if (a == null || !rules.binding(call, index, offset, stride) || !bufferRules.generated(call, buffer)) return;
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null && buffer != 0) return;
        a.setBuffer(index, b, offset, stride);
        changed(a);
    }

    public void glBindVertexBuffer(int bindingindex, int buffer, long offset, int stride) { // hot
        if (!rules.hasObject("glBindVertexBuffer")) return;
        bindVertexBuffer("glBindVertexBuffer", arrays.bound, bindingindex, buffer, offset, stride);
    }

    public void glVertexArrayVertexBuffer(int vaobj, int bindingindex, int buffer, long offset, int stride) {
        String call = "glVertexArrayVertexBuffer";
        bindVertexBuffer(call, rules.named(call, vaobj), bindingindex, buffer, offset, stride);
    }

    private void bindVertexBuffers(
            String call, @Nullable VertexArray a, int first, int count, long buffers, long offsets, long strides) {
        if (a == null || !rules.bindings(call, first, count)) return;
        for (int i = 0; i < count; i++) {
            if (buffers == 0) {
                a.setBuffer(first + i, null, 0, 16);
                changed(a);
            } else {
                int name = Native.getInt(buffers + 4L * i);
                if (!bufferRules.oneOfMany(call, i, name)) continue;
                bindVertexBuffer(call, a, first + i, name, Native.getSize(offsets, i), Native.getInt(strides + 4L * i));
            }
        }
    }

    public void glBindVertexBuffers(int first, int count, long buffers, long offsets, long strides) {
        if (!rules.hasArray("glBindVertexBuffers")) return;
        bindVertexBuffers("glBindVertexBuffers", arrays.bound, first, count, buffers, offsets, strides);
    }

    public void glVertexArrayVertexBuffers(int vaobj, int first, int count, long buffers, long offsets, long strides) {
        String call = "glVertexArrayVertexBuffers";
        bindVertexBuffers(call, rules.named(call, vaobj), first, count, buffers, offsets, strides);
    }

    public void vertexBindingDivisor(String call, @Nullable VertexArray a, int binding, int divisor) {
        if (a == null || !rules.index(call, binding)) return;
        a.setDivisor(binding, divisor);
        changed(a);
    }

    public void glVertexBindingDivisor(int bindingindex, int divisor) {
        if (rules.hasObject("glVertexBindingDivisor"))
            vertexBindingDivisor("glVertexBindingDivisor", arrays.bound, bindingindex, divisor);
    }

    public void glVertexArrayBindingDivisor(int vaobj, int bindingindex, int divisor) {
        vertexBindingDivisor(
                "glVertexArrayBindingDivisor",
                rules.named("glVertexArrayBindingDivisor", vaobj),
                bindingindex,
                divisor);
    }

    public void glVertexAttribDivisor(int index, int divisor) {
        if (rules.index("glVertexAttribDivisor", index) && rules.hasArray("glVertexAttribDivisor")) {
            vertexAttribDivisor("glVertexAttribDivisor", arrays.bound, index, divisor);
        }
    }

    /** The same of an array that is given. */
    public void vertexAttribDivisor(String call, VertexArray a, int index, int divisor) {
        if (!rules.index(call, index)) return;
        a.setBinding(index, index);
        vertexBindingDivisor(call, a, index, divisor);
    }

    public void glVertexArrayElementBuffer(int vaobj, int buffer) {
        VertexArray a = rules.named("glVertexArrayElementBuffer", vaobj);
        if (a == null) return;
        BufferObject b = buffer == 0 ? null : bufferRules.named("glVertexArrayElementBuffer", buffer);
        if (b == null && buffer != 0) return;
        a.setElements(b);
        if (a == arrays.bound) dirty.bits |= Dirty.INDEX_BUFFER;
    }

    // ---- gets ------------------------------------------------------------------------------------------------------

    private float current(int attribute, int component) {
        return Float.intBitsToFloat(current.currentWords()[4 * attribute + component]);
    }

    /** A value of an attribute's array. */
    private static long attribValue(VertexArray a, int index, int pname) {
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
            default -> a.kind[index] == VertexFormats.DOUBLE ? 1 : 0;
        };
    }

    public void glGetVertexAttribiv(int index, int pname, long params) {
        getVertexAttribiv("glGetVertexAttribiv", arrays.bound, index, pname, params);
    }

    /** The same of an array that is given. */
    public void getVertexAttribiv(String call, VertexArray a, int index, int pname, long params) {
        if (!rules.attribute(call, index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putInt(params + 4L * i, Math.round(current(index, i)));
        } else {
            Native.putInt(params, (int) attribValue(a, index, pname));
        }
    }

    public void glGetVertexAttribfv(int index, int pname, long params) {
        if (!rules.attribute("glGetVertexAttribfv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putFloat(params + 4L * i, current(index, i));
        } else {
            Native.putFloat(params, (float) attribValue(arrays.bound, index, pname));
        }
    }

    public void glGetVertexAttribdv(int index, int pname, long params) {
        if (!rules.attribute("glGetVertexAttribdv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) {
            for (int i = 0; i < 4; i++) Native.putDouble(params + 8L * i, current(index, i));
        } else {
            Native.putDouble(params, attribValue(arrays.bound, index, pname));
        }
    }

    public void glGetVertexAttribIiv(int index, int pname, long params) {
        if (!rules.attribute("glGetVertexAttribIiv", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) Native.putInts(current.currentWords(), 4 * index, params, 4);
        else Native.putInt(params, (int) attribValue(arrays.bound, index, pname));
    }

    public void glGetVertexAttribIuiv(int index, int pname, long params) {
        glGetVertexAttribIiv(index, pname, params);
    }

    /** A component of a current value of doubles. */
    private double component(int index, int c) {
        int slot = c < 2 ? index : VertexStore.WIDE + index;
        int at = 4 * slot + 2 * (c & 1);
        return Double.longBitsToDouble(
                current.store.current()[at] & 0xffffffffL | (long) current.store.current()[at + 1] << 32);
    }

    public void glGetVertexAttribLdv(int index, int pname, long params) {
        if (!rules.index("glGetVertexAttribLdv", index)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB && current.store.kind(index) == VertexStore.DOUBLE) {
            for (int c = 0; c < 4; c++) Native.putDouble(params + 8L * c, component(index, c));
        } else {
            glGetVertexAttribdv(index, pname, params);
        }
    }

    public void glGetVertexAttribLui64vARB(int index, int pname, long params) {
        if (!rules.attribute("glGetVertexAttribLui64vARB", index, pname)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB) Native.putInts(current.currentWords(), 4 * index, params, 2);
        else Native.putLong(params, attribValue(arrays.bound, index, pname));
    }

    public void glGetVertexAttribPointerv(int index, int pname, long pointer) {
        getVertexAttribPointerv("glGetVertexAttribPointerv", arrays.bound, index, pname, pointer);
    }

    /** The same of an array that is given. */
    public void getVertexAttribPointerv(String call, VertexArray a, int index, int pname, long pointer) {
        if (rules.attributePointer(call, index, pname)) Native.putPointer(pointer, a.pointer[index]);
    }

    /** A value of an attribute's array of any vertex array; of a pointer, what fits in an integer (EXT_direct_state_access). */
    public void getVertexArrayInteger(String call, VertexArray a, int index, int pname, long param) {
        if (pname != GL_VERTEX_ATTRIB_ARRAY_POINTER) getVertexAttribiv(call, a, index, pname, param);
        else if (rules.index(call, index)) Native.putInt(param, (int) a.pointer[index]);
    }

    public void glGetVertexArrayiv(int vaobj, int pname, long param) {
        VertexArray a = rules.named("glGetVertexArrayiv", vaobj);
        if (a == null || !rules.ofArray("glGetVertexArrayiv", pname)) return;
        BufferObject b = a.elements();
        Native.putInt(param, b == null ? 0 : b.name);
    }

    public void glGetVertexArrayIndexediv(int vaobj, int index, int pname, long param) {
        VertexArray a = rules.named("glGetVertexArrayIndexediv", vaobj);
        if (a == null || !rules.indexed("glGetVertexArrayIndexediv", index, pname)) return;
        Native.putInt(param, (int) attribValue(a, index, pname));
    }

    public void glGetVertexArrayIndexed64iv(int vaobj, int index, int pname, long param) {
        VertexArray a = rules.named("glGetVertexArrayIndexed64iv", vaobj);
        if (a == null || !rules.indexedLong("glGetVertexArrayIndexed64iv", index, pname)) return;
        Native.putLong(param, a.offsets[index]);
    }
}
