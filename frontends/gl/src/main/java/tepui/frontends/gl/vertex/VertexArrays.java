package tepui.frontends.gl.vertex;

import tepui.frontends.gl.base.NameTable;

/** Vertex array objects of a context, and the one that is bound. */
public final class VertexArrays {
    public final NameTable<VertexArray> names = new NameTable<>();
    /** The one of name 0. */
    public final VertexArray own = new VertexArray(0);

    public VertexArray bound = own;

    /** Elements that glLockArraysEXT names; none where the count is 0. */
    public int lockedFirst;

    public int lockedCount;
}
