package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.VertexStore;

/** Current values of generic attributes (2.7). */
public final class GenericAttributeCalls {
    private final AttributeIndexes indexes;
    private final AttributeState current;

    public GenericAttributeCalls(AttributeState current, AttributeIndexes indexes) {
        this.indexes = indexes;
        this.current = current;
    }

    /** Attribute 0 is the position between glBegin and glEnd, and gives a vertex. */
    private void generic(String call, int index, int count, int x, int y, int z, int w) { // hot
        if (!indexes.checkIndex(call, index)) return;
        if (index == 0 && current.store.isOpen()) {
            current.vertex(count, x, y, z, w);
            return;
        }
        current.store.setKind(index, VertexStore.FLOAT);
        current.attribute(index, count, x, y, z, w);
    }

    private void integer(String call, int index, int count, int x, int y, int z, int w) {
        if (!indexes.checkIndex(call, index)) return;
        current.store.setKind(index, VertexStore.INT);
        current.attribute(index, count, x, y, z, w);
    }

    private void unsigned(String call, int index, int count, int x, int y, int z, int w) {
        if (!indexes.checkIndex(call, index)) return;
        current.store.setKind(index, VertexStore.UNSIGNED);
        current.attribute(index, count, x, y, z, w);
    }

    public void glVertexAttrib1f(int index, float x) {
        generic("glVertexAttrib1f", index, 1, AttributeState.bits(x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1fv(int index, long v) {
        generic("glVertexAttrib1fv", index, 1, AttributeState.bits(Native.getFloat(v)), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1d(int index, double x) {
        generic("glVertexAttrib1d", index, 1, AttributeState.bits((float) x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1dv(int index, long v) {
        generic(
                "glVertexAttrib1dv",
                index,
                1,
                AttributeState.bits((float) Native.getDouble(v)),
                0,
                0,
                AttributeState.ONE);
    }

    public void glVertexAttrib1s(int index, short x) {
        generic("glVertexAttrib1s", index, 1, AttributeState.bits(x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1sv(int index, long v) {
        generic("glVertexAttrib1sv", index, 1, AttributeState.bits(Native.getShort(v)), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib2f(int index, float x, float y) {
        generic("glVertexAttrib2f", index, 2, AttributeState.bits(x), AttributeState.bits(y), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2fv(int index, long v) {
        generic(
                "glVertexAttrib2fv",
                index,
                2,
                AttributeState.bits(Native.getFloat(v)),
                AttributeState.bits(Native.getFloat(v + 4)),
                0,
                AttributeState.ONE);
    }

    public void glVertexAttrib2d(int index, double x, double y) {
        generic(
                "glVertexAttrib2d",
                index,
                2,
                AttributeState.bits((float) x),
                AttributeState.bits((float) y),
                0,
                AttributeState.ONE);
    }

    public void glVertexAttrib2dv(int index, long v) {
        generic(
                "glVertexAttrib2dv",
                index,
                2,
                AttributeState.bits((float) Native.getDouble(v)),
                AttributeState.bits((float) Native.getDouble(v + 8)),
                0,
                AttributeState.ONE);
    }

    public void glVertexAttrib2s(int index, short x, short y) {
        generic("glVertexAttrib2s", index, 2, AttributeState.bits(x), AttributeState.bits(y), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2sv(int index, long v) {
        generic(
                "glVertexAttrib2sv",
                index,
                2,
                AttributeState.bits(Native.getShort(v)),
                AttributeState.bits(Native.getShort(v + 2)),
                0,
                AttributeState.ONE);
    }

    public void glVertexAttrib3f(int index, float x, float y, float z) {
        generic(
                "glVertexAttrib3f",
                index,
                3,
                AttributeState.bits(x),
                AttributeState.bits(y),
                AttributeState.bits(z),
                AttributeState.ONE);
    }

    public void glVertexAttrib3fv(int index, long v) {
        generic(
                "glVertexAttrib3fv",
                index,
                3,
                AttributeState.bits(Native.getFloat(v)),
                AttributeState.bits(Native.getFloat(v + 4)),
                AttributeState.bits(Native.getFloat(v + 8)),
                AttributeState.ONE);
    }

    public void glVertexAttrib3d(int index, double x, double y, double z) {
        generic(
                "glVertexAttrib3d",
                index,
                3,
                AttributeState.bits((float) x),
                AttributeState.bits((float) y),
                AttributeState.bits((float) z),
                AttributeState.ONE);
    }

    public void glVertexAttrib3dv(int index, long v) {
        generic(
                "glVertexAttrib3dv",
                index,
                3,
                AttributeState.bits((float) Native.getDouble(v)),
                AttributeState.bits((float) Native.getDouble(v + 8)),
                AttributeState.bits((float) Native.getDouble(v + 16)),
                AttributeState.ONE);
    }

    public void glVertexAttrib3s(int index, short x, short y, short z) {
        generic(
                "glVertexAttrib3s",
                index,
                3,
                AttributeState.bits(x),
                AttributeState.bits(y),
                AttributeState.bits(z),
                AttributeState.ONE);
    }

    public void glVertexAttrib3sv(int index, long v) {
        generic(
                "glVertexAttrib3sv",
                index,
                3,
                AttributeState.bits(Native.getShort(v)),
                AttributeState.bits(Native.getShort(v + 2)),
                AttributeState.bits(Native.getShort(v + 4)),
                AttributeState.ONE);
    }

    public void glVertexAttrib4f(int index, float x, float y, float z, float w) {
        generic(
                "glVertexAttrib4f",
                index,
                4,
                AttributeState.bits(x),
                AttributeState.bits(y),
                AttributeState.bits(z),
                AttributeState.bits(w));
    }

    public void glVertexAttrib4fv(int index, long v) {
        generic(
                "glVertexAttrib4fv",
                index,
                4,
                AttributeState.bits(Native.getFloat(v)),
                AttributeState.bits(Native.getFloat(v + 4)),
                AttributeState.bits(Native.getFloat(v + 8)),
                AttributeState.bits(Native.getFloat(v + 12)));
    }

    public void glVertexAttrib4d(int index, double x, double y, double z, double w) {
        generic(
                "glVertexAttrib4d",
                index,
                4,
                AttributeState.bits((float) x),
                AttributeState.bits((float) y),
                AttributeState.bits((float) z),
                AttributeState.bits((float) w));
    }

    public void glVertexAttrib4dv(int index, long v) {
        generic(
                "glVertexAttrib4dv",
                index,
                4,
                AttributeState.bits((float) Native.getDouble(v)),
                AttributeState.bits((float) Native.getDouble(v + 8)),
                AttributeState.bits((float) Native.getDouble(v + 16)),
                AttributeState.bits((float) Native.getDouble(v + 24)));
    }

    public void glVertexAttrib4s(int index, short x, short y, short z, short w) {
        generic(
                "glVertexAttrib4s",
                index,
                4,
                AttributeState.bits(x),
                AttributeState.bits(y),
                AttributeState.bits(z),
                AttributeState.bits(w));
    }

    public void glVertexAttrib4sv(int index, long v) {
        generic(
                "glVertexAttrib4sv",
                index,
                4,
                AttributeState.bits(Native.getShort(v)),
                AttributeState.bits(Native.getShort(v + 2)),
                AttributeState.bits(Native.getShort(v + 4)),
                AttributeState.bits(Native.getShort(v + 6)));
    }

    public void glVertexAttrib4bv(int index, long v) {
        generic(
                "glVertexAttrib4bv",
                index,
                4,
                AttributeState.bits(Native.getByte(v)),
                AttributeState.bits(Native.getByte(v + 1)),
                AttributeState.bits(Native.getByte(v + 2)),
                AttributeState.bits(Native.getByte(v + 3)));
    }

    public void glVertexAttrib4iv(int index, long v) {
        generic(
                "glVertexAttrib4iv",
                index,
                4,
                AttributeState.bits(Native.getInt(v)),
                AttributeState.bits(Native.getInt(v + 4)),
                AttributeState.bits(Native.getInt(v + 8)),
                AttributeState.bits(Native.getInt(v + 12)));
    }

    public void glVertexAttrib4ubv(int index, long v) {
        generic(
                "glVertexAttrib4ubv",
                index,
                4,
                AttributeState.bits(Native.getByte(v) & 0xff),
                AttributeState.bits(Native.getByte(v + 1) & 0xff),
                AttributeState.bits(Native.getByte(v + 2) & 0xff),
                AttributeState.bits(Native.getByte(v + 3) & 0xff));
    }

    public void glVertexAttrib4uiv(int index, long v) {
        generic(
                "glVertexAttrib4uiv",
                index,
                4,
                AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v))),
                AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 4))),
                AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 8))),
                AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4usv(int index, long v) {
        generic(
                "glVertexAttrib4usv",
                index,
                4,
                AttributeState.bits(Native.getShort(v) & 0xffff),
                AttributeState.bits(Native.getShort(v + 2) & 0xffff),
                AttributeState.bits(Native.getShort(v + 4) & 0xffff),
                AttributeState.bits(Native.getShort(v + 6) & 0xffff));
    }

    public void glVertexAttrib4Nbv(int index, long v) {
        generic(
                "glVertexAttrib4Nbv",
                index,
                4,
                AttributeState.bits(Numbers.normalized(Native.getByte(v))),
                AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))),
                AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))),
                AttributeState.bits(Numbers.normalized(Native.getByte(v + 3))));
    }

    public void glVertexAttrib4Niv(int index, long v) {
        generic(
                "glVertexAttrib4Niv",
                index,
                4,
                AttributeState.bits(Numbers.normalized(Native.getInt(v))),
                AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))),
                AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))),
                AttributeState.bits(Numbers.normalized(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4Nsv(int index, long v) {
        generic(
                "glVertexAttrib4Nsv",
                index,
                4,
                AttributeState.bits(Numbers.normalized(Native.getShort(v))),
                AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))),
                AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))),
                AttributeState.bits(Numbers.normalized(Native.getShort(v + 6))));
    }

    public void glVertexAttrib4Nubv(int index, long v) {
        generic(
                "glVertexAttrib4Nubv",
                index,
                4,
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 3))));
    }

    public void glVertexAttrib4Nuiv(int index, long v) {
        generic(
                "glVertexAttrib4Nuiv",
                index,
                4,
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4Nusv(int index, long v) {
        generic(
                "glVertexAttrib4Nusv",
                index,
                4,
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))),
                AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 6))));
    }

    public void glVertexAttrib4Nub(int index, byte x, byte y, byte z, byte w) {
        generic(
                "glVertexAttrib4Nub",
                index,
                4,
                AttributeState.bits(Numbers.normalizedUnsigned(x)),
                AttributeState.bits(Numbers.normalizedUnsigned(y)),
                AttributeState.bits(Numbers.normalizedUnsigned(z)),
                AttributeState.bits(Numbers.normalizedUnsigned(w)));
    }

    public void glVertexAttribI1i(int index, int x) {
        integer("glVertexAttribI1i", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribI1iv(int index, long v) {
        integer("glVertexAttribI1iv", index, 1, Native.getInt(v), 0, 0, 1);
    }

    public void glVertexAttribI1ui(int index, int x) {
        unsigned("glVertexAttribI1ui", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribI1uiv(int index, long v) {
        unsigned("glVertexAttribI1uiv", index, 1, Native.getInt(v), 0, 0, 1);
    }

    public void glVertexAttribI2i(int index, int x, int y) {
        integer("glVertexAttribI2i", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribI2iv(int index, long v) {
        integer("glVertexAttribI2iv", index, 2, Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glVertexAttribI2ui(int index, int x, int y) {
        unsigned("glVertexAttribI2ui", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribI2uiv(int index, long v) {
        unsigned("glVertexAttribI2uiv", index, 2, Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glVertexAttribI3i(int index, int x, int y, int z) {
        integer("glVertexAttribI3i", index, 3, x, y, z, 1);
    }

    public void glVertexAttribI3iv(int index, long v) {
        integer("glVertexAttribI3iv", index, 3, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glVertexAttribI3ui(int index, int x, int y, int z) {
        unsigned("glVertexAttribI3ui", index, 3, x, y, z, 1);
    }

    public void glVertexAttribI3uiv(int index, long v) {
        unsigned("glVertexAttribI3uiv", index, 3, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glVertexAttribI4i(int index, int x, int y, int z, int w) {
        integer("glVertexAttribI4i", index, 4, x, y, z, w);
    }

    public void glVertexAttribI4iv(int index, long v) {
        integer(
                "glVertexAttribI4iv",
                index,
                4,
                Native.getInt(v),
                Native.getInt(v + 4),
                Native.getInt(v + 8),
                Native.getInt(v + 12));
    }

    public void glVertexAttribI4ui(int index, int x, int y, int z, int w) {
        unsigned("glVertexAttribI4ui", index, 4, x, y, z, w);
    }

    public void glVertexAttribI4uiv(int index, long v) {
        unsigned(
                "glVertexAttribI4uiv",
                index,
                4,
                Native.getInt(v),
                Native.getInt(v + 4),
                Native.getInt(v + 8),
                Native.getInt(v + 12));
    }

    public void glVertexAttribI4bv(int index, long v) {
        integer(
                "glVertexAttribI4bv",
                index,
                4,
                Native.getByte(v),
                Native.getByte(v + 1),
                Native.getByte(v + 2),
                Native.getByte(v + 3));
    }

    public void glVertexAttribI4sv(int index, long v) {
        integer(
                "glVertexAttribI4sv",
                index,
                4,
                Native.getShort(v),
                Native.getShort(v + 2),
                Native.getShort(v + 4),
                Native.getShort(v + 6));
    }

    public void glVertexAttribI4ubv(int index, long v) {
        unsigned(
                "glVertexAttribI4ubv",
                index,
                4,
                Native.getByte(v) & 0xff,
                Native.getByte(v + 1) & 0xff,
                Native.getByte(v + 2) & 0xff,
                Native.getByte(v + 3) & 0xff);
    }

    public void glVertexAttribI4usv(int index, long v) {
        unsigned(
                "glVertexAttribI4usv",
                index,
                4,
                Native.getShort(v) & 0xffff,
                Native.getShort(v + 2) & 0xffff,
                Native.getShort(v + 4) & 0xffff,
                Native.getShort(v + 6) & 0xffff);
    }

    public void glVertexAttribP1ui(int index, int type, boolean normalized, int value) {
        if (indexes.checkIndex("glVertexAttribP1ui", index))
            current.packed("glVertexAttribP1ui", index, 1, type, normalized, value);
    }

    public void glVertexAttribP1uiv(int index, int type, boolean normalized, long value) {
        if (indexes.checkIndex("glVertexAttribP1uiv", index))
            current.packed("glVertexAttribP1uiv", index, 1, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP2ui(int index, int type, boolean normalized, int value) {
        if (indexes.checkIndex("glVertexAttribP2ui", index))
            current.packed("glVertexAttribP2ui", index, 2, type, normalized, value);
    }

    public void glVertexAttribP2uiv(int index, int type, boolean normalized, long value) {
        if (indexes.checkIndex("glVertexAttribP2uiv", index))
            current.packed("glVertexAttribP2uiv", index, 2, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP3ui(int index, int type, boolean normalized, int value) {
        if (indexes.checkIndex("glVertexAttribP3ui", index))
            current.packed("glVertexAttribP3ui", index, 3, type, normalized, value);
    }

    public void glVertexAttribP3uiv(int index, int type, boolean normalized, long value) {
        if (indexes.checkIndex("glVertexAttribP3uiv", index))
            current.packed("glVertexAttribP3uiv", index, 3, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP4ui(int index, int type, boolean normalized, int value) {
        if (indexes.checkIndex("glVertexAttribP4ui", index))
            current.packed("glVertexAttribP4ui", index, 4, type, normalized, value);
    }

    public void glVertexAttribP4uiv(int index, int type, boolean normalized, long value) {
        if (indexes.checkIndex("glVertexAttribP4uiv", index))
            current.packed("glVertexAttribP4uiv", index, 4, type, normalized, Native.getInt(value));
    }
}
