package tepui.frontends.gl.vertex;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.pipe.format.Format;

/** Pointers of vertex arrays: format, buffer and place of an attribute at once, of a generic or a conventional one (OpenGL 4.6, 10.3.2 and 10.3.3). */
public final class AttributePointers {
    private final VertexArrayRules rules;
    private final Dirty dirty;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final ArrayPlace bound = new ArrayPlace();

    public AttributePointers(VertexArrayRules rules, Dirty dirty, BufferBindings bindings, VertexArrays arrays) {
        this.rules = rules;
        this.dirty = dirty;
        this.bindings = bindings;
        this.arrays = arrays;
    }

    /** The bound vertex array, and the buffer bound to GL_ARRAY_BUFFER; good until the next call. */
    public ArrayPlace bound() { // hot
        return bound.set(arrays.bound, bindings.get(BufferBindings.ARRAY));
    }

    /** @param index of an attribute that there is */
    public void set(
            String call, ArrayPlace to, int index, int size, int type, int kind, int stride, long pointer) { // hot
        Format format = rules.pointer(call, to, size, type, kind, stride, pointer);
        if (format == null) return;
        VertexArray a = to.array;
        a.setFormat(index, size, type, kind, format, 0);
        a.setBinding(index, index);
        a.givenStride[index] = stride;
        a.pointer[index] = pointer;
        a.setPointer(index, to.buffer, pointer, stride == 0 ? VertexFormats.bytes(size, type) : stride);
        if (a == arrays.bound) dirty.bits |= Dirty.VERTEX_ARRAY;
    }
}
