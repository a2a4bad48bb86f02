package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Current colours, normals and fog coordinates (2.7); colour index mode does not exist, so that the current index is nobody's. Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class ColorCalls {
    private final AttributeState current;

    public ColorCalls(AttributeState current) {
        this.current = current;
    }

    public void glColor3b(byte red, byte green, byte blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glColor3bv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getByte(v))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))), AttributeState.ONE);
    }

    public void glColor3d(double red, double green, double blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits((float) red), AttributeState.bits((float) green), AttributeState.bits((float) blue), AttributeState.ONE);
    }

    public void glColor3dv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.ONE);
    }

    public void glColor3f(float red, float green, float blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(red), AttributeState.bits(green), AttributeState.bits(blue), AttributeState.ONE);
    }

    public void glColor3fv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.ONE);
    }

    public void glColor3i(int red, int green, int blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glColor3iv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getInt(v))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))), AttributeState.ONE);
    }

    public void glColor3s(short red, short green, short blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glColor3sv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getShort(v))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))), AttributeState.ONE);
    }

    public void glColor3ub(byte red, byte green, byte blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glColor3ubv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))), AttributeState.ONE);
    }

    public void glColor3ui(int red, int green, int blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glColor3uiv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))), AttributeState.ONE);
    }

    public void glColor3us(short red, short green, short blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glColor3usv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))), AttributeState.ONE);
    }

    public void glColor4b(byte red, byte green, byte blue, byte alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.bits(Numbers.normalized(alpha)));
    }

    public void glColor4bv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(Native.getByte(v))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 3))));
    }

    public void glColor4d(double red, double green, double blue, double alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits((float) red), AttributeState.bits((float) green), AttributeState.bits((float) blue), AttributeState.bits((float) alpha));
    }

    public void glColor4dv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.bits((float) Native.getDouble(v + 24)));
    }

    public void glColor4f(float red, float green, float blue, float alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(red), AttributeState.bits(green), AttributeState.bits(blue), AttributeState.bits(alpha));
    }

    public void glColor4fv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.bits(Native.getFloat(v + 12)));
    }

    public void glColor4i(int red, int green, int blue, int alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.bits(Numbers.normalized(alpha)));
    }

    public void glColor4iv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(Native.getInt(v))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 12))));
    }

    public void glColor4s(short red, short green, short blue, short alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.bits(Numbers.normalized(alpha)));
    }

    public void glColor4sv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalized(Native.getShort(v))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 6))));
    }

    public void glColor4ub(byte red, byte green, byte blue, byte alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.bits(Numbers.normalizedUnsigned(alpha)));
    }

    public void glColor4ubv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 3))));
    }

    public void glColor4ui(int red, int green, int blue, int alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.bits(Numbers.normalizedUnsigned(alpha)));
    }

    public void glColor4uiv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 12))));
    }

    public void glColor4us(short red, short green, short blue, short alpha) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.bits(Numbers.normalizedUnsigned(alpha)));
    }

    public void glColor4usv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 6))));
    }

    public void glColorP3ui(int type, int color) {
        current.packed("glColorP3ui", BuiltinSlots.ATTRIBUTE_COLOR, 3, type, true, color);
    }

    public void glColorP3uiv(int type, long color) {
        current.packed("glColorP3uiv", BuiltinSlots.ATTRIBUTE_COLOR, 3, type, true, Native.getInt(color));
    }

    public void glColorP4ui(int type, int color) {
        current.packed("glColorP4ui", BuiltinSlots.ATTRIBUTE_COLOR, 4, type, true, color);
    }

    public void glColorP4uiv(int type, long color) {
        current.packed("glColorP4uiv", BuiltinSlots.ATTRIBUTE_COLOR, 4, type, true, Native.getInt(color));
    }

    public void glFogCoordd(double coord) {
        current.attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, AttributeState.bits((float) coord), 0, 0, AttributeState.ONE);
    }

    public void glFogCoorddv(long coord) {
        current.attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, AttributeState.bits((float) Native.getDouble(coord)), 0, 0, AttributeState.ONE);
    }

    public void glFogCoordf(float coord) {
        current.attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, AttributeState.bits(coord), 0, 0, AttributeState.ONE);
    }

    public void glFogCoordfv(long coord) {
        current.attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, AttributeState.bits(Native.getFloat(coord)), 0, 0, AttributeState.ONE);
    }

    public void glIndexd(double c_) {}

    public void glIndexdv(long c_) {}

    public void glIndexf(float c_) {}

    public void glIndexfv(long c_) {}

    public void glIndexi(int c_) {}

    public void glIndexiv(long c_) {}

    public void glIndexs(short c_) {}

    public void glIndexsv(long c_) {}

    public void glIndexub(byte c_) {}

    public void glIndexubv(long c_) {}

    public void glNormal3b(byte nx, byte ny, byte nz) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(nx)), AttributeState.bits(Numbers.normalized(ny)), AttributeState.bits(Numbers.normalized(nz)), AttributeState.ONE);
    }

    public void glNormal3bv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(Native.getByte(v))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))), AttributeState.ONE);
    }

    public void glNormal3d(double nx, double ny, double nz) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits((float) nx), AttributeState.bits((float) ny), AttributeState.bits((float) nz), AttributeState.ONE);
    }

    public void glNormal3dv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.ONE);
    }

    public void glNormal3f(float nx, float ny, float nz) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(nx), AttributeState.bits(ny), AttributeState.bits(nz), AttributeState.ONE);
    }

    public void glNormal3fv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.ONE);
    }

    public void glNormal3i(int nx, int ny, int nz) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(nx)), AttributeState.bits(Numbers.normalized(ny)), AttributeState.bits(Numbers.normalized(nz)), AttributeState.ONE);
    }

    public void glNormal3iv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(Native.getInt(v))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))), AttributeState.ONE);
    }

    public void glNormal3s(short nx, short ny, short nz) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(nx)), AttributeState.bits(Numbers.normalized(ny)), AttributeState.bits(Numbers.normalized(nz)), AttributeState.ONE);
    }

    public void glNormal3sv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, AttributeState.bits(Numbers.normalized(Native.getShort(v))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))), AttributeState.ONE);
    }

    public void glNormalP3ui(int type, int coords) {
        current.packed("glNormalP3ui", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, coords);
    }

    public void glNormalP3uiv(int type, long coords) {
        current.packed("glNormalP3uiv", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, Native.getInt(coords));
    }

    public void glSecondaryColor3b(byte red, byte green, byte blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3bv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getByte(v))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalized(Native.getByte(v + 2))), AttributeState.ONE);
    }

    public void glSecondaryColor3d(double red, double green, double blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits((float) red), AttributeState.bits((float) green), AttributeState.bits((float) blue), AttributeState.ONE);
    }

    public void glSecondaryColor3dv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits((float) Native.getDouble(v)), AttributeState.bits((float) Native.getDouble(v + 8)), AttributeState.bits((float) Native.getDouble(v + 16)), AttributeState.ONE);
    }

    public void glSecondaryColor3f(float red, float green, float blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(red), AttributeState.bits(green), AttributeState.bits(blue), AttributeState.ONE);
    }

    public void glSecondaryColor3fv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Native.getFloat(v)), AttributeState.bits(Native.getFloat(v + 4)), AttributeState.bits(Native.getFloat(v + 8)), AttributeState.ONE);
    }

    public void glSecondaryColor3i(int red, int green, int blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3iv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getInt(v))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalized(Native.getInt(v + 8))), AttributeState.ONE);
    }

    public void glSecondaryColor3s(short red, short green, short blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(red)), AttributeState.bits(Numbers.normalized(green)), AttributeState.bits(Numbers.normalized(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3sv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalized(Native.getShort(v))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalized(Native.getShort(v + 4))), AttributeState.ONE);
    }

    public void glSecondaryColor3ub(byte red, byte green, byte blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3ubv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))), AttributeState.ONE);
    }

    public void glSecondaryColor3ui(int red, int green, int blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3uiv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))), AttributeState.ONE);
    }

    public void glSecondaryColor3us(short red, short green, short blue) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(red)), AttributeState.bits(Numbers.normalizedUnsigned(green)), AttributeState.bits(Numbers.normalizedUnsigned(blue)), AttributeState.ONE);
    }

    public void glSecondaryColor3usv(long v) {
        current.attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))), AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))), AttributeState.ONE);
    }

    public void glSecondaryColorP3ui(int type, int color) {
        current.packed("glSecondaryColorP3ui", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, color);
    }

    public void glSecondaryColorP3uiv(int type, long color) {
        current.packed("glSecondaryColorP3uiv", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, Native.getInt(color));
    }
}
