package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Vertices and rectangles (2.6, 2.10). Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class VertexCalls {
    private final Primitives primitives;
    private final AttributeState current;

    public VertexCalls(Primitives primitives, AttributeState current) {
        this.primitives = primitives;
        this.current = current;
    }

    public void glRectd(double x1, double y1, double x2, double y2) {
        primitives.rect((float) x1, (float) y1, (float) x2, (float) y2);
    }

    public void glRectdv(long v1, long v2) {
        primitives.rect((float) Native.getDouble(v1), (float) Native.getDouble(v1 + 8), (float) Native.getDouble(v2), (float) Native.getDouble(v2 + 8));
    }

    public void glRectf(float x1, float y1, float x2, float y2) {
        primitives.rect(x1, y1, x2, y2);
    }

    public void glRectfv(long v1, long v2) {
        primitives.rect(Native.getFloat(v1), Native.getFloat(v1 + 4), Native.getFloat(v2), Native.getFloat(v2 + 4));
    }

    public void glRecti(int x1, int y1, int x2, int y2) {
        primitives.rect(x1, y1, x2, y2);
    }

    public void glRectiv(long v1, long v2) {
        primitives.rect(Native.getInt(v1), Native.getInt(v1 + 4), Native.getInt(v2), Native.getInt(v2 + 4));
    }

    public void glRects(short x1, short y1, short x2, short y2) {
        primitives.rect(x1, y1, x2, y2);
    }

    public void glRectsv(long v1, long v2) {
        primitives.rect(Native.getShort(v1), Native.getShort(v1 + 2), Native.getShort(v2), Native.getShort(v2 + 2));
    }

    public void glVertex2d(double x, double y) {
        int word0 = AttributeState.bits((float) x);
        int word1 = AttributeState.bits((float) y);
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2f(float x, float y) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2i(int x, int y) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2s(short x, short y) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex2sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        if (!current.add(2, word0, word1, 0, AttributeState.ONE)) current.addSlowly(2, word0, word1, 0, AttributeState.ONE);
    }

    public void glVertex3d(double x, double y, double z) {
        int word0 = AttributeState.bits((float) x);
        int word1 = AttributeState.bits((float) y);
        int word2 = AttributeState.bits((float) z);
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3f(float x, float y, float z) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3i(int x, int y, int z) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3s(short x, short y, short z) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex3sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        if (!current.add(3, word0, word1, word2, AttributeState.ONE)) current.addSlowly(3, word0, word1, word2, AttributeState.ONE);
    }

    public void glVertex4d(double x, double y, double z, double w) {
        int word0 = AttributeState.bits((float) x);
        int word1 = AttributeState.bits((float) y);
        int word2 = AttributeState.bits((float) z);
        int word3 = AttributeState.bits((float) w);
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        int word3 = AttributeState.bits((float) Native.getDouble(v + 24));
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4f(float x, float y, float z, float w) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        int word3 = AttributeState.bits(w);
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        int word3 = AttributeState.bits(Native.getFloat(v + 12));
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4i(int x, int y, int z, int w) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        int word3 = AttributeState.bits(w);
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        int word3 = AttributeState.bits(Native.getInt(v + 12));
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4s(short x, short y, short z, short w) {
        int word0 = AttributeState.bits(x);
        int word1 = AttributeState.bits(y);
        int word2 = AttributeState.bits(z);
        int word3 = AttributeState.bits(w);
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertex4sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        int word3 = AttributeState.bits(Native.getShort(v + 6));
        if (!current.add(4, word0, word1, word2, word3)) current.addSlowly(4, word0, word1, word2, word3);
    }

    public void glVertexP2ui(int type, int value) {
        current.packed("glVertexP2ui", BuiltinSlots.ATTRIBUTE_VERTEX, 2, type, false, value);
    }

    public void glVertexP2uiv(int type, long value) {
        current.packed("glVertexP2uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 2, type, false, Native.getInt(value));
    }

    public void glVertexP3ui(int type, int value) {
        current.packed("glVertexP3ui", BuiltinSlots.ATTRIBUTE_VERTEX, 3, type, false, value);
    }

    public void glVertexP3uiv(int type, long value) {
        current.packed("glVertexP3uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 3, type, false, Native.getInt(value));
    }

    public void glVertexP4ui(int type, int value) {
        current.packed("glVertexP4ui", BuiltinSlots.ATTRIBUTE_VERTEX, 4, type, false, value);
    }

    public void glVertexP4uiv(int type, long value) {
        current.packed("glVertexP4uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 4, type, false, Native.getInt(value));
    }
}
