package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;

/** Current values of generic attributes that are doubles: two slots of the store each, one for two components. */
public final class WideAttributeCalls {
    private final AttributeIndexes indexes;
    private final AttributeState current;

    public WideAttributeCalls(AttributeState current, AttributeIndexes indexes) {
        this.indexes = indexes;
        this.current = current;
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
}
