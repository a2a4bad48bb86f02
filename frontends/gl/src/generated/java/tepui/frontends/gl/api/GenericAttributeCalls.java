package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.immediate.GenericAttributeSetters;

/**
 * Current values of generic attributes (2.7). Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class GenericAttributeCalls {
    private final GenericAttributeSetters setters;

    public GenericAttributeCalls(GenericAttributeSetters setters) {
        this.setters = setters;
    }

    public void glVertexAttrib1d(int index, double x) {
        setters.real("glVertexAttrib1d", index, 1, AttributeState.bits((float) x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1dv(int index, long v) {
        setters.real("glVertexAttrib1dv", index, 1, AttributeState.bits((float) Native.getDouble(v)), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1f(int index, float x) {
        setters.real("glVertexAttrib1f", index, 1, AttributeState.bits(x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1fv(int index, long v) {
        setters.real("glVertexAttrib1fv", index, 1, AttributeState.bits(Native.getFloat(v)), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1s(int index, short x) {
        setters.real("glVertexAttrib1s", index, 1, AttributeState.bits(x), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib1sv(int index, long v) {
        setters.real("glVertexAttrib1sv", index, 1, AttributeState.bits(Native.getShort(v)), 0, 0, AttributeState.ONE);
    }

    public void glVertexAttrib2d(int index, double x, double y) {
        setters.real("glVertexAttrib2d", index, 2, AttributeState.bits((float) x), AttributeState.bits((float) y), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2dv(int index, long v) {
        setters.real("glVertexAttrib2dv", index, 2, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2f(int index, float x, float y) {
        setters.real("glVertexAttrib2f", index, 2, AttributeState.bits(x), AttributeState.bits(y), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2fv(int index, long v) {
        setters.real("glVertexAttrib2fv", index, 2, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2s(int index, short x, short y) {
        setters.real("glVertexAttrib2s", index, 2, AttributeState.bits(x), AttributeState.bits(y), 0, AttributeState.ONE);
    }

    public void glVertexAttrib2sv(int index, long v) {
        setters.real("glVertexAttrib2sv", index, 2, AttributeState.bits(Native.getShort(v)), AttributeState.bits(Native.getShort(v + 2)), 0, AttributeState.ONE);
    }

    public void glVertexAttrib3d(int index, double x, double y, double z) {
        setters.real("glVertexAttrib3d", index, 3, AttributeState.bits((float) x), AttributeState.bits((float) y), AttributeState.bits((float) z), AttributeState.ONE);
    }

    public void glVertexAttrib3dv(int index, long v) {
        setters.real("glVertexAttrib3dv", index, 3, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.ONE);
    }

    public void glVertexAttrib3f(int index, float x, float y, float z) {
        setters.real("glVertexAttrib3f", index, 3, AttributeState.bits(x), AttributeState.bits(y), AttributeState.bits(z), AttributeState.ONE);
    }

    public void glVertexAttrib3fv(int index, long v) {
        setters.real("glVertexAttrib3fv", index, 3, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.ONE);
    }

    public void glVertexAttrib3s(int index, short x, short y, short z) {
        setters.real("glVertexAttrib3s", index, 3, AttributeState.bits(x), AttributeState.bits(y), AttributeState.bits(z), AttributeState.ONE);
    }

    public void glVertexAttrib3sv(int index, long v) {
        setters.real("glVertexAttrib3sv", index, 3, AttributeState.bits(Native.getShort(v)), AttributeState.bits(Native.getShort(v + 2)), AttributeState.bits(Native.getShort(v + 4)), AttributeState.ONE);
    }

    public void glVertexAttrib4Nbv(int index, long v) {
        setters.real("glVertexAttrib4Nbv", index, 4, AttributeState.bits(Numbers.normalized(Native.getByte(v))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 3))));
    }

    public void glVertexAttrib4Niv(int index, long v) {
        setters.real("glVertexAttrib4Niv", index, 4, AttributeState.bits(Numbers.normalized(Native.getInt(v))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4Nsv(int index, long v) {
        setters.real("glVertexAttrib4Nsv", index, 4, AttributeState.bits(Numbers.normalized(Native.getShort(v))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 6))));
    }

    public void glVertexAttrib4Nub(int index, byte x, byte y, byte z, byte w) {
        setters.real("glVertexAttrib4Nub", index, 4, AttributeState.bits(Numbers.normalizedUnsigned(x)), AttributeState.bits(Numbers.normalizedUnsigned(y)), AttributeState.bits(Numbers.normalizedUnsigned(z)), AttributeState.bits(Numbers.normalizedUnsigned(w)));
    }

    public void glVertexAttrib4Nubv(int index, long v) {
        setters.real("glVertexAttrib4Nubv", index, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 3))));
    }

    public void glVertexAttrib4Nuiv(int index, long v) {
        setters.real("glVertexAttrib4Nuiv", index, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4Nusv(int index, long v) {
        setters.real("glVertexAttrib4Nusv", index, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 6))));
    }

    public void glVertexAttrib4bv(int index, long v) {
        setters.real("glVertexAttrib4bv", index, 4, AttributeState.bits(Native.getByte(v)), AttributeState.bits(Native.getByte(v + 1)), AttributeState.bits(Native.getByte(v + 2)), AttributeState.bits(Native.getByte(v + 3)));
    }

    public void glVertexAttrib4d(int index, double x, double y, double z, double w) {
        setters.real("glVertexAttrib4d", index, 4, AttributeState.bits((float) x), AttributeState.bits((float) y), AttributeState.bits((float) z), AttributeState.bits((float) w));
    }

    public void glVertexAttrib4dv(int index, long v) {
        setters.real("glVertexAttrib4dv", index, 4, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.bits((float) Native.getDouble(v + 24)));
    }

    public void glVertexAttrib4f(int index, float x, float y, float z, float w) {
        setters.real("glVertexAttrib4f", index, 4, AttributeState.bits(x), AttributeState.bits(y), AttributeState.bits(z), AttributeState.bits(w));
    }

    public void glVertexAttrib4fv(int index, long v) {
        setters.real("glVertexAttrib4fv", index, 4, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.bits(Native.getFloat(v + 12)));
    }

    public void glVertexAttrib4iv(int index, long v) {
        setters.real("glVertexAttrib4iv", index, 4, AttributeState.bits(Native.getInt(v)), AttributeState.bits(Native.getInt(v + 4)), AttributeState.bits(Native.getInt(v + 8)), AttributeState.bits(Native.getInt(v + 12)));
    }

    public void glVertexAttrib4s(int index, short x, short y, short z, short w) {
        setters.real("glVertexAttrib4s", index, 4, AttributeState.bits(x), AttributeState.bits(y), AttributeState.bits(z), AttributeState.bits(w));
    }

    public void glVertexAttrib4sv(int index, long v) {
        setters.real("glVertexAttrib4sv", index, 4, AttributeState.bits(Native.getShort(v)), AttributeState.bits(Native.getShort(v + 2)), AttributeState.bits(Native.getShort(v + 4)), AttributeState.bits(Native.getShort(v + 6)));
    }

    public void glVertexAttrib4ubv(int index, long v) {
        setters.real("glVertexAttrib4ubv", index, 4, AttributeState.bits(Native.getByte(v) & 0xff), AttributeState.bits(Native.getByte(v + 1) & 0xff), AttributeState.bits(Native.getByte(v + 2) & 0xff), AttributeState.bits(Native.getByte(v + 3) & 0xff));
    }

    public void glVertexAttrib4uiv(int index, long v) {
        setters.real("glVertexAttrib4uiv", index, 4, AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v))), AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 4))), AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 8))), AttributeState.bits((float) Integer.toUnsignedLong(Native.getInt(v + 12))));
    }

    public void glVertexAttrib4usv(int index, long v) {
        setters.real("glVertexAttrib4usv", index, 4, AttributeState.bits(Native.getShort(v) & 0xffff), AttributeState.bits(Native.getShort(v + 2) & 0xffff), AttributeState.bits(Native.getShort(v + 4) & 0xffff), AttributeState.bits(Native.getShort(v + 6) & 0xffff));
    }

    public void glVertexAttribI1i(int index, int x) {
        setters.integer("glVertexAttribI1i", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribI1iv(int index, long v) {
        setters.integer("glVertexAttribI1iv", index, 1, Native.getInt(v), 0, 0, 1);
    }

    public void glVertexAttribI1ui(int index, int x) {
        setters.unsigned("glVertexAttribI1ui", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribI1uiv(int index, long v) {
        setters.unsigned("glVertexAttribI1uiv", index, 1, Native.getInt(v), 0, 0, 1);
    }

    public void glVertexAttribI2i(int index, int x, int y) {
        setters.integer("glVertexAttribI2i", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribI2iv(int index, long v) {
        setters.integer("glVertexAttribI2iv", index, 2, Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glVertexAttribI2ui(int index, int x, int y) {
        setters.unsigned("glVertexAttribI2ui", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribI2uiv(int index, long v) {
        setters.unsigned("glVertexAttribI2uiv", index, 2, Native.getInt(v), Native.getInt(v + 4), 0, 1);
    }

    public void glVertexAttribI3i(int index, int x, int y, int z) {
        setters.integer("glVertexAttribI3i", index, 3, x, y, z, 1);
    }

    public void glVertexAttribI3iv(int index, long v) {
        setters.integer("glVertexAttribI3iv", index, 3, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glVertexAttribI3ui(int index, int x, int y, int z) {
        setters.unsigned("glVertexAttribI3ui", index, 3, x, y, z, 1);
    }

    public void glVertexAttribI3uiv(int index, long v) {
        setters.unsigned("glVertexAttribI3uiv", index, 3, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), 1);
    }

    public void glVertexAttribI4bv(int index, long v) {
        setters.integer("glVertexAttribI4bv", index, 4, Native.getByte(v), Native.getByte(v + 1), Native.getByte(v + 2), Native.getByte(v + 3));
    }

    public void glVertexAttribI4i(int index, int x, int y, int z, int w) {
        setters.integer("glVertexAttribI4i", index, 4, x, y, z, w);
    }

    public void glVertexAttribI4iv(int index, long v) {
        setters.integer("glVertexAttribI4iv", index, 4, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), Native.getInt(v + 12));
    }

    public void glVertexAttribI4sv(int index, long v) {
        setters.integer("glVertexAttribI4sv", index, 4, Native.getShort(v), Native.getShort(v + 2), Native.getShort(v + 4), Native.getShort(v + 6));
    }

    public void glVertexAttribI4ubv(int index, long v) {
        setters.unsigned("glVertexAttribI4ubv", index, 4, Native.getByte(v) & 0xff, Native.getByte(v + 1) & 0xff, Native.getByte(v + 2) & 0xff, Native.getByte(v + 3) & 0xff);
    }

    public void glVertexAttribI4ui(int index, int x, int y, int z, int w) {
        setters.unsigned("glVertexAttribI4ui", index, 4, x, y, z, w);
    }

    public void glVertexAttribI4uiv(int index, long v) {
        setters.unsigned("glVertexAttribI4uiv", index, 4, Native.getInt(v), Native.getInt(v + 4), Native.getInt(v + 8), Native.getInt(v + 12));
    }

    public void glVertexAttribI4usv(int index, long v) {
        setters.unsigned("glVertexAttribI4usv", index, 4, Native.getShort(v) & 0xffff, Native.getShort(v + 2) & 0xffff, Native.getShort(v + 4) & 0xffff, Native.getShort(v + 6) & 0xffff);
    }

    public void glVertexAttribL1d(int index, double x) {
        setters.wide("glVertexAttribL1d", index, 1, x, 0, 0, 1);
    }

    public void glVertexAttribL1dv(int index, long v) {
        setters.wide("glVertexAttribL1dv", index, 1, Native.getDouble(v), 0, 0, 1);
    }

    public void glVertexAttribL1ui64ARB(int index, long x) {
        setters.handle("glVertexAttribL1ui64ARB", index, x);
    }

    public void glVertexAttribL1ui64vARB(int index, long v) {
        setters.handle("glVertexAttribL1ui64vARB", index, Native.getLong(v));
    }

    public void glVertexAttribL2d(int index, double x, double y) {
        setters.wide("glVertexAttribL2d", index, 2, x, y, 0, 1);
    }

    public void glVertexAttribL2dv(int index, long v) {
        setters.wide("glVertexAttribL2dv", index, 2, Native.getDouble(v), Native.getDouble(v + 8), 0, 1);
    }

    public void glVertexAttribL3d(int index, double x, double y, double z) {
        setters.wide("glVertexAttribL3d", index, 3, x, y, z, 1);
    }

    public void glVertexAttribL3dv(int index, long v) {
        setters.wide("glVertexAttribL3dv", index, 3, Native.getDouble(v), Native.getDouble(v + 8), Native.getDouble(v + 16), 1);
    }

    public void glVertexAttribL4d(int index, double x, double y, double z, double w) {
        setters.wide("glVertexAttribL4d", index, 4, x, y, z, w);
    }

    public void glVertexAttribL4dv(int index, long v) {
        setters.wide("glVertexAttribL4dv", index, 4, Native.getDouble(v), Native.getDouble(v + 8), Native.getDouble(v + 16), Native.getDouble(v + 24));
    }

    public void glVertexAttribP1ui(int index, int type, boolean normalized, int value) {
        setters.packed("glVertexAttribP1ui", index, 1, type, normalized, value);
    }

    public void glVertexAttribP1uiv(int index, int type, boolean normalized, long value) {
        setters.packed("glVertexAttribP1uiv", index, 1, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP2ui(int index, int type, boolean normalized, int value) {
        setters.packed("glVertexAttribP2ui", index, 2, type, normalized, value);
    }

    public void glVertexAttribP2uiv(int index, int type, boolean normalized, long value) {
        setters.packed("glVertexAttribP2uiv", index, 2, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP3ui(int index, int type, boolean normalized, int value) {
        setters.packed("glVertexAttribP3ui", index, 3, type, normalized, value);
    }

    public void glVertexAttribP3uiv(int index, int type, boolean normalized, long value) {
        setters.packed("glVertexAttribP3uiv", index, 3, type, normalized, Native.getInt(value));
    }

    public void glVertexAttribP4ui(int index, int type, boolean normalized, int value) {
        setters.packed("glVertexAttribP4ui", index, 4, type, normalized, value);
    }

    public void glVertexAttribP4uiv(int index, int type, boolean normalized, long value) {
        setters.packed("glVertexAttribP4uiv", index, 4, type, normalized, Native.getInt(value));
    }
}
