package tepui.frontends.gl.list;

import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.vertex.VertexArrayReader;

/** Recorder of draws from arrays, whose elements are read now and recorded as attributes and vertices. */
final class DrawRecorder implements VertexArrayReader.Receiver {
    private final ListWords list;
    private final ArrayCapture arrays;

    DrawRecorder(ListWords list, ArrayCapture arrays) {
        this.list = list;
        this.arrays = arrays;
    }

    @Override
    public void attribute(int slot, int count, int x, int y, int z, int w) {
        list.put(list.begin(HandOps.ATTRIBUTE, 6), slot, count, x, y, z, w);
    }

    @Override
    public void vertex(int count, int x, int y, int z, int w) {
        list.put(list.begin(HandOps.VERTEX, 5), count, x, y, z, w);
    }

    private void begin(int mode) {
        list.put(list.begin(ListOps.glBegin, 1), mode);
    }

    private boolean end() {
        return list.put(list.begin(ListOps.glEnd, 0));
    }

    public boolean glArrayElement(int i) {
        arrays.reader().element(i, this);
        return list.compileOnly;
    }

    public boolean glDrawArrays(int mode, int first, int count) {
        if (count < 0 || first < 0) return list.put(list.begin(ListOps.glDrawArrays, 3), mode, first, count);
        VertexArrayReader r = arrays.reader();
        begin(mode);
        for (int i = 0; i < count; i++) r.element(first + i, this);
        return end();
    }

    public boolean glDrawElements(int mode, int count, int type, long indices) {
        return glDrawElementsBaseVertex(mode, count, type, indices, 0);
    }

    public boolean glDrawRangeElements(int mode, int start, int end, int count, int type, long indices) {
        return glDrawElementsBaseVertex(mode, count, type, indices, 0);
    }

    public boolean glDrawRangeElementsBaseVertex(
            int mode, int start, int end, int count, int type, long indices, int basevertex) {
        return glDrawElementsBaseVertex(mode, count, type, indices, basevertex);
    }

    public boolean glDrawElementsBaseVertex(int mode, int count, int type, long indices, int basevertex) {
        if (count < 0) return false;
        VertexArrayReader r = arrays.reader();
        begin(mode);
        for (int i = 0; i < count; i++) r.element(r.index(type, indices, i) + basevertex, this);
        return end();
    }
}
