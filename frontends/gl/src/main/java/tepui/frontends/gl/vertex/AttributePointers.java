package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/** Pointers of the bound vertex array: format, buffer and place of an attribute at once, of a generic or a conventional one (OpenGL 4.6, 10.3.9). */
public final class AttributePointers {
    private final int maxStride;
    private final Dirty dirty;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final ArrayRules rules;

    public AttributePointers(
            Caps caps, Dirty dirty, Errors errors, BufferBindings bindings, VertexArrays arrays, ArrayRules rules) {
        this.maxStride = caps.maxVertexStride;
        this.dirty = dirty;
        this.errors = errors;
        this.bindings = bindings;
        this.arrays = arrays;
        this.rules = rules;
    }

    /** @param index of an attribute that there is */
    public void set(String call, int index, int size, int type, int kind, int stride, long pointer) { // hot
        VertexArray a = arrays.bound;
        Format format = VertexFormats.plain(size, type, kind);
        if (format == null) format = rules.format(call, size, type, kind);
        if (format == null || a == arrays.own && rules.noArray(call)) return;
        if (stride < 0 || stride > maxStride) {
            errors.error(GL_INVALID_VALUE, call + ": stride is " + stride + ", must be 0 to " + maxStride);
            return;
        }
        BufferObject b = bindings.get(BufferBindings.ARRAY);
        if (b == null && pointer != 0 && a != arrays.own) {
            errors.error(GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ARRAY_BUFFER, and pointer is not 0");
            return;
        }
        a.setFormat(index, size, type, kind, format, 0);
        a.setBinding(index, index);
        a.givenStride[index] = stride;
        a.pointer[index] = pointer;
        a.setBuffer(index, b, pointer, stride == 0 ? VertexFormats.bytes(size, type) : stride);
        dirty.bits |= Dirty.VERTEX_ARRAY;
    }
}
