package tepui.frontends.gl.vertex;

import tepui.frontends.gl.base.Dirty;

/** The binding of vertex array objects (OpenGL 4.6, 10.3.1). */
public final class ArrayBinding {
    private final VertexArrayRules rules;
    private final Dirty dirty;
    private final VertexArrays arrays;

    public ArrayBinding(VertexArrayRules rules, Dirty dirty, VertexArrays arrays) {
        this.rules = rules;
        this.dirty = dirty;
        this.arrays = arrays;
    }

    /** Binds the array of a name, which is made at its first use; 0 for the context's own. */
    public void bind(int name) { // hot
        VertexArray a = name == 0 ? arrays.own : arrays.names.get(name);
        if (a == null) {
            if (!rules.bindNew("glBindVertexArray", name)) return;
            a = new VertexArray(name);
            arrays.names.put(name, a);
        }
        if (a == arrays.bound) return;
        arrays.bound = a;
        dirty.bits |= Dirty.VERTEX_ARRAY | Dirty.INDEX_BUFFER;
    }
}
