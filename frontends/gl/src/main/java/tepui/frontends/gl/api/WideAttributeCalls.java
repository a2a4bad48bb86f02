package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.ArrayRules;

/** What current values of generic attributes are, asked for as doubles. */
public final class WideAttributeCalls {
    private final ArrayRules arrayRules;
    private final AttributeState current;
    private final VertexArrayCalls vertexArray;

    public WideAttributeCalls(AttributeState current, VertexArrayCalls vertexArray, ArrayRules arrayRules) {
        this.arrayRules = arrayRules;
        this.current = current;
        this.vertexArray = vertexArray;
    }

    private double component(int index, int c) {
        int slot = c < 2 ? index : VertexStore.WIDE + index;
        int at = 4 * slot + 2 * (c & 1);
        return Double.longBitsToDouble(
                current.store.current()[at] & 0xffffffffL | (long) current.store.current()[at + 1] << 32);
    }

    public void glGetVertexAttribLdv(int index, int pname, long params) {
        if (arrayRules.badIndex("glGetVertexAttribLdv", index)) return;
        if (pname == GL_CURRENT_VERTEX_ATTRIB && current.store.kind(index) == VertexStore.DOUBLE) {
            for (int c = 0; c < 4; c++) Native.putDouble(params + 8L * c, component(index, c));
        } else {
            vertexArray.glGetVertexAttribdv(index, pname, params);
        }
    }
}
