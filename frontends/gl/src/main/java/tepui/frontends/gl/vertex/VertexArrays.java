package tepui.frontends.gl.vertex;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.ElementBuffer;

/** Vertex array objects of a context, and the one that is bound. */
public final class VertexArrays implements ElementBuffer {
    public final NameTable<VertexArray> names = new NameTable<>();
    /** The one of name 0. */
    public final VertexArray own = new VertexArray(0);

    public VertexArray bound = own;

    /** Elements that glLockArraysEXT names; none where the count is 0. */
    public int lockedFirst;

    public int lockedCount;

    @Override
    public @Nullable BufferObject elements() {
        return bound.elements();
    }

    @Override
    public void setElements(@Nullable BufferObject buffer) {
        bound.setElements(buffer);
    }
}
