package tepui.frontends.gl.vertex;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferObject;

/** Place that a pointer of a call goes to: a vertex array, and the buffer that the pointer is an offset in. Its owner fills it anew for each call. */
public final class ArrayPlace {
    public VertexArray array = new VertexArray(0);
    /** Null for the program's memory. */
    public @Nullable BufferObject buffer;

    /** Nowhere yet. */
    public ArrayPlace() {}

    public ArrayPlace set(VertexArray to, @Nullable BufferObject from) { // hot
        array = to;
        buffer = from;
        return this;
    }
}
