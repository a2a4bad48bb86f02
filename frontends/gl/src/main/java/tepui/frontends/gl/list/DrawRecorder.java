package tepui.frontends.gl.list;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.vertex.VertexArrayReader;

/** Recorder of draws from arrays, whose elements are read now and recorded as attributes and vertices. */
final class DrawRecorder implements VertexArrayReader.Receiver {
    private final ListWords list;
    private final ArrayCapture arrays;
    private final ListRules rules;

    DrawRecorder(ListWords list, ArrayCapture arrays, ListRules rules) {
        this.list = list;
        this.arrays = arrays;
        this.rules = rules;
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
        VertexArrayReader r = arrays.reader();
        if (r.isRestart(i)) list.put(list.begin(ListOps.glPrimitiveRestartNV, 0));
        else r.element(i, this);
        return list.compileOnly;
    }

    public boolean glDrawArrays(int mode, int first, int count) {
        if (count < 0 || first < 0) return list.put(list.begin(ListOps.glDrawArrays, 3), mode, first, count);
        VertexArrayReader r = arrays.reader();
        begin(mode);
        for (int i = 0; i < count; i++) r.element(first + i, this);
        return end();
    }

    public boolean glMultiDrawArrays(int mode, long first, long count, int drawcount) {
        if (drawcount < 0) return glDrawArrays(mode, 0, drawcount);
        for (int i = 0; i < drawcount; i++) {
            glDrawArrays(mode, Native.getInt(first + 4L * i), Native.getInt(count + 4L * i));
        }
        return list.compileOnly;
    }

    public boolean glMultiDrawElements(int mode, long count, int type, long indices, int drawcount) {
        return glMultiDrawElementsBaseVertex(mode, count, type, indices, drawcount, 0);
    }

    public boolean glMultiDrawElementsBaseVertex(
            int mode, long count, int type, long indices, int drawcount, long basevertex) {
        if (drawcount < 0) return glDrawArrays(mode, 0, drawcount);
        for (int i = 0; i < drawcount; i++) {
            int base = basevertex == 0 ? 0 : Native.getInt(basevertex + 4L * i);
            int number = Native.getInt(count + 4L * i);
            if (number < 0) glDrawArrays(mode, 0, number);
            else glDrawElementsBaseVertex(mode, number, type, Native.getSize(indices, i), base);
        }
        return list.compileOnly;
    }

    // ---- what lists cannot hold: draws of several instances (ARB_draw_instanced) -----------------------------------

    private boolean refuse(String call) {
        rules.instances(call);
        return true;
    }

    public boolean glDrawArraysInstanced(int mode, int first, int count, int instancecount) {
        return refuse("glDrawArraysInstanced");
    }

    public boolean glDrawElementsInstanced(int mode, int count, int type, long indices, int instancecount) {
        return refuse("glDrawElementsInstanced");
    }

    public boolean glDrawElementsInstancedBaseVertex(
            int mode, int count, int type, long indices, int instancecount, int basevertex) {
        return refuse("glDrawElementsInstancedBaseVertex");
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
        for (int i = 0; i < count; i++) {
            int index = r.index(type, indices, i);
            if (r.isRestart(type, index)) {
                end();
                begin(mode);
            } else {
                r.element(index + basevertex, this);
            }
        }
        return end();
    }
}
