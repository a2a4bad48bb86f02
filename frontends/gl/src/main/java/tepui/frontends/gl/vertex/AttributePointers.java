package tepui.frontends.gl.vertex;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.format.Format;

/** Pointers of the bound vertex array: format, buffer and place of an attribute at once, of a generic or a conventional one (OpenGL 4.6, 10.3.4). */
public final class AttributePointers {
    private final VertexArrayRules rules;
    private final Dirty dirty;
    private final BufferBindings bindings;
    private final VertexArrays arrays;

    public AttributePointers(VertexArrayRules rules, Dirty dirty, BufferBindings bindings, VertexArrays arrays) {
        this.rules = rules;
        this.dirty = dirty;
        this.bindings = bindings;
        this.arrays = arrays;
    }

    /** @param index of an attribute that there is */
    public void set(String call, int index, int size, int type, int kind, int stride, long pointer) { // hot
        Format format = rules.pointer(call, size, type, kind, stride, pointer);
        if (format == null) return;
        BufferObject b = bindings.get(BufferBindings.ARRAY);
        VertexArray a = arrays.bound;
        a.setFormat(index, size, type, kind, format, 0);
        a.setBinding(index, index);
        a.givenStride[index] = stride;
        a.pointer[index] = pointer;
        a.setBuffer(index, b, pointer, stride == 0 ? VertexFormats.bytes(size, type) : stride);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }
}
