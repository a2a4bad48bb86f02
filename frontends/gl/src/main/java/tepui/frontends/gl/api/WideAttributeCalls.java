package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.vertex.ArrayRules;

/** Current values of generic attributes that are doubles: two slots of the store each, one for two components. */
public final class WideAttributeCalls {
    private final AttributeIndexes indexes;
    private final ArrayRules arrayRules;
    private final AttributeState current;
    private final VertexArrayCalls vertexArray;

    public WideAttributeCalls(
            AttributeState current, VertexArrayCalls vertexArray, ArrayRules arrayRules, AttributeIndexes indexes) {
        this.indexes = indexes;
        this.arrayRules = arrayRules;
        this.current = current;
        this.vertexArray = vertexArray;
    }

    private static int low(double v) {
        return (int) Double.doubleToRawLongBits(v);
    }

    private static int high(double v) {
        return (int) (Double.doubleToRawLongBits(v) >>> 32);
    }

    private void wide(String call, int index, int count, double x, double y, double z, double w) {
        if (!indexes.checkIndex(call, index)) return;
        if (index == 0 && current.store.isOpen()) {
            current.vertex(
                    count,
                    AttributeState.bits((float) x),
                    AttributeState.bits((float) y),
                    AttributeState.bits((float) z),
                    AttributeState.bits((float) w));
            return;
        }
        current.store.setKind(index, VertexStore.DOUBLE);
        current.attribute(index, count > 1 ? 4 : 2, low(x), high(x), low(y), high(y));
        current.store.setKind(VertexStore.WIDE + index, VertexStore.DOUBLE);
        if (count > 2 || !current.store.isOpen())
            current.attribute(VertexStore.WIDE + index, 4, low(z), high(z), low(w), high(w));
    }

    public void glVertexAttribL1d(int index, double x) {
        wide("glVertexAttribL1d", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribL1dv(int index, long v) {
        wide("glVertexAttribL1dv", index, 1, Native.getDouble(v), 0, 0, 1);
    }

    public void glVertexAttribL2d(int index, double x, double y) {
        wide("glVertexAttribL2d", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribL2dv(int index, long v) {
        wide("glVertexAttribL2dv", index, 2, Native.getDouble(v), Native.getDouble(v + 8), 0, 1);
    }

    public void glVertexAttribL3d(int index, double x, double y, double z) {
        wide("glVertexAttribL3d", index, 3, x, y, z, 1);
    }

    public void glVertexAttribL3dv(int index, long v) {
        wide("glVertexAttribL3dv", index, 3, Native.getDouble(v), Native.getDouble(v + 8), Native.getDouble(v + 16), 1);
    }

    public void glVertexAttribL4d(int index, double x, double y, double z, double w) {
        wide("glVertexAttribL4d", index, 4, x, y, z, w);
    }

    public void glVertexAttribL4dv(int index, long v) {
        wide(
                "glVertexAttribL4dv",
                index,
                4,
                Native.getDouble(v),
                Native.getDouble(v + 8),
                Native.getDouble(v + 16),
                Native.getDouble(v + 24));
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
