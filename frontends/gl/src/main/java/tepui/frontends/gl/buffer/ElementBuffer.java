package tepui.frontends.gl.buffer;

import org.jspecify.annotations.Nullable;

/** Binding of ELEMENT_ARRAY_BUFFER, which belongs to the vertex array that is bound. */
public interface ElementBuffer {
    @Nullable
    BufferObject elements();

    void setElements(@Nullable BufferObject buffer);
}
