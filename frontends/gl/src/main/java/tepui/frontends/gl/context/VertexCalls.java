package tepui.frontends.gl.context;

import tepui.frontends.glsl.BuiltinSlots;

/** Vertices, rectangles and edge flags (2.6, 2.10). */
abstract class VertexCalls extends TexCoordCalls {
    VertexCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glVertex2f(float x, float y) {
        vertex(2, bits(x), bits(y), 0, ONE);
    }

    @Override
    public void glVertex2fv(long v) {
        vertex(2, bits(Native.getFloat(v)), bits(Native.getFloat(v + 4)), 0, ONE);
    }

    @Override
    public void glVertex2d(double x, double y) {
        vertex(2, bits((float) x), bits((float) y), 0, ONE);
    }

    @Override
    public void glVertex2dv(long v) {
        vertex(2, bits((float) Native.getDouble(v)), bits((float) Native.getDouble(v + 8)), 0, ONE);
    }

    @Override
    public void glVertex2i(int x, int y) {
        vertex(2, bits(x), bits(y), 0, ONE);
    }

    @Override
    public void glVertex2iv(long v) {
        vertex(2, bits(Native.getInt(v)), bits(Native.getInt(v + 4)), 0, ONE);
    }

    @Override
    public void glVertex2s(short x, short y) {
        vertex(2, bits(x), bits(y), 0, ONE);
    }

    @Override
    public void glVertex2sv(long v) {
        vertex(2, bits(Native.getShort(v)), bits(Native.getShort(v + 2)), 0, ONE);
    }

    @Override
    public void glVertex3f(float x, float y, float z) {
        vertex(3, bits(x), bits(y), bits(z), ONE);
    }

    @Override
    public void glVertex3fv(long v) {
        vertex(3, bits(Native.getFloat(v)), bits(Native.getFloat(v + 4)), bits(Native.getFloat(v + 8)), ONE);
    }

    @Override
    public void glVertex3d(double x, double y, double z) {
        vertex(3, bits((float) x), bits((float) y), bits((float) z), ONE);
    }

    @Override
    public void glVertex3dv(long v) {
        vertex(
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glVertex3i(int x, int y, int z) {
        vertex(3, bits(x), bits(y), bits(z), ONE);
    }

    @Override
    public void glVertex3iv(long v) {
        vertex(3, bits(Native.getInt(v)), bits(Native.getInt(v + 4)), bits(Native.getInt(v + 8)), ONE);
    }

    @Override
    public void glVertex3s(short x, short y, short z) {
        vertex(3, bits(x), bits(y), bits(z), ONE);
    }

    @Override
    public void glVertex3sv(long v) {
        vertex(3, bits(Native.getShort(v)), bits(Native.getShort(v + 2)), bits(Native.getShort(v + 4)), ONE);
    }

    @Override
    public void glVertex4f(float x, float y, float z, float w) {
        vertex(4, bits(x), bits(y), bits(z), bits(w));
    }

    @Override
    public void glVertex4fv(long v) {
        vertex(
                4,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                bits(Native.getFloat(v + 12)));
    }

    @Override
    public void glVertex4d(double x, double y, double z, double w) {
        vertex(4, bits((float) x), bits((float) y), bits((float) z), bits((float) w));
    }

    @Override
    public void glVertex4dv(long v) {
        vertex(
                4,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                bits((float) Native.getDouble(v + 24)));
    }

    @Override
    public void glVertex4i(int x, int y, int z, int w) {
        vertex(4, bits(x), bits(y), bits(z), bits(w));
    }

    @Override
    public void glVertex4iv(long v) {
        vertex(
                4,
                bits(Native.getInt(v)),
                bits(Native.getInt(v + 4)),
                bits(Native.getInt(v + 8)),
                bits(Native.getInt(v + 12)));
    }

    @Override
    public void glVertex4s(short x, short y, short z, short w) {
        vertex(4, bits(x), bits(y), bits(z), bits(w));
    }

    @Override
    public void glVertex4sv(long v) {
        vertex(
                4,
                bits(Native.getShort(v)),
                bits(Native.getShort(v + 2)),
                bits(Native.getShort(v + 4)),
                bits(Native.getShort(v + 6)));
    }

    @Override
    public void glVertexP2ui(int type, int value) {
        packed("glVertexP2ui", BuiltinSlots.ATTRIBUTE_VERTEX, 2, type, false, value);
    }

    @Override
    public void glVertexP2uiv(int type, long value) {
        packed("glVertexP2uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 2, type, false, Native.getInt(value));
    }

    @Override
    public void glVertexP3ui(int type, int value) {
        packed("glVertexP3ui", BuiltinSlots.ATTRIBUTE_VERTEX, 3, type, false, value);
    }

    @Override
    public void glVertexP3uiv(int type, long value) {
        packed("glVertexP3uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 3, type, false, Native.getInt(value));
    }

    @Override
    public void glVertexP4ui(int type, int value) {
        packed("glVertexP4ui", BuiltinSlots.ATTRIBUTE_VERTEX, 4, type, false, value);
    }

    @Override
    public void glVertexP4uiv(int type, long value) {
        packed("glVertexP4uiv", BuiltinSlots.ATTRIBUTE_VERTEX, 4, type, false, Native.getInt(value));
    }

    @Override
    public void glRectd(double x1, double y1, double x2, double y2) {
        self().rect((float) x1, (float) y1, (float) x2, (float) y2);
    }

    @Override
    public void glRectdv(long v1, long v2) {
        self().rect((float) Native.getDouble(v1), (float) Native.getDouble(v1 + 8), (float) Native.getDouble(v2), (float)
                Native.getDouble(v2 + 8));
    }

    @Override
    public void glRectf(float x1, float y1, float x2, float y2) {
        self().rect(x1, y1, x2, y2);
    }

    @Override
    public void glRectfv(long v1, long v2) {
        self().rect(Native.getFloat(v1), Native.getFloat(v1 + 4), Native.getFloat(v2), Native.getFloat(v2 + 4));
    }

    @Override
    public void glRecti(int x1, int y1, int x2, int y2) {
        self().rect(x1, y1, x2, y2);
    }

    @Override
    public void glRectiv(long v1, long v2) {
        self().rect(Native.getInt(v1), Native.getInt(v1 + 4), Native.getInt(v2), Native.getInt(v2 + 4));
    }

    @Override
    public void glRects(short x1, short y1, short x2, short y2) {
        self().rect(x1, y1, x2, y2);
    }

    @Override
    public void glRectsv(long v1, long v2) {
        self().rect(Native.getShort(v1), Native.getShort(v1 + 2), Native.getShort(v2), Native.getShort(v2 + 2));
    }

    @Override
    public void glEdgeFlag(boolean flag) {
        edgeFlag(flag);
    }

    @Override
    public void glEdgeFlagv(long flag) {
        edgeFlag(Native.getByte(flag) != 0);
    }

    @Override
    public void glIndexd(double c_) {
        // Colour index mode does not exist: the current index is nobody's.
    }

    @Override
    public void glIndexdv(long c_) {
        // As above.
    }

    @Override
    public void glIndexf(float c_) {
        // Colour index mode does not exist: the current index is nobody's.
    }

    @Override
    public void glIndexfv(long c_) {
        // As above.
    }

    @Override
    public void glIndexi(int c_) {
        // Colour index mode does not exist: the current index is nobody's.
    }

    @Override
    public void glIndexiv(long c_) {
        // As above.
    }

    @Override
    public void glIndexs(short c_) {
        // Colour index mode does not exist: the current index is nobody's.
    }

    @Override
    public void glIndexsv(long c_) {
        // As above.
    }

    @Override
    public void glIndexub(byte c_) {
        // Colour index mode does not exist: the current index is nobody's.
    }

    @Override
    public void glIndexubv(long c_) {
        // As above.
    }
}
