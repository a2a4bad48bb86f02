package tepui.frontends.gl.context;

import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.glsl.BuiltinSlots;

/** Current colours, normals and fog coordinates (2.7). */
abstract class ColorCalls extends AttributeState {
    ColorCalls(Setup setup) {
        super(setup);
    }

    @Override
    public void glColor3f(float red, float green, float blue) {
        attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, bits(red), bits(green), bits(blue), ONE);
    }

    @Override
    public void glColor3fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                ONE);
    }

    @Override
    public void glColor3d(double red, double green, double blue) {
        attribute(BuiltinSlots.ATTRIBUTE_COLOR, 3, bits((float) red), bits((float) green), bits((float) blue), ONE);
    }

    @Override
    public void glColor3dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glColor3i(int red, int green, int blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glColor3iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(Native.getInt(v))),
                bits(Numbers.normalized(Native.getInt(v + 4))),
                bits(Numbers.normalized(Native.getInt(v + 8))),
                ONE);
    }

    @Override
    public void glColor3s(short red, short green, short blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glColor3sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(Native.getShort(v))),
                bits(Numbers.normalized(Native.getShort(v + 2))),
                bits(Numbers.normalized(Native.getShort(v + 4))),
                ONE);
    }

    @Override
    public void glColor3b(byte red, byte green, byte blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glColor3bv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalized(Native.getByte(v))),
                bits(Numbers.normalized(Native.getByte(v + 1))),
                bits(Numbers.normalized(Native.getByte(v + 2))),
                ONE);
    }

    @Override
    public void glColor3ub(byte red, byte green, byte blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glColor3ubv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getByte(v))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))),
                ONE);
    }

    @Override
    public void glColor3ui(int red, int green, int blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glColor3uiv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getInt(v))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))),
                ONE);
    }

    @Override
    public void glColor3us(short red, short green, short blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glColor3usv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getShort(v))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))),
                ONE);
    }

    @Override
    public void glColor4f(float red, float green, float blue, float alpha) {
        attribute(BuiltinSlots.ATTRIBUTE_COLOR, 4, bits(red), bits(green), bits(blue), bits(alpha));
    }

    @Override
    public void glColor4fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                bits(Native.getFloat(v + 12)));
    }

    @Override
    public void glColor4d(double red, double green, double blue, double alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits((float) red),
                bits((float) green),
                bits((float) blue),
                bits((float) alpha));
    }

    @Override
    public void glColor4dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                bits((float) Native.getDouble(v + 24)));
    }

    @Override
    public void glColor4i(int red, int green, int blue, int alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                bits(Numbers.normalized(alpha)));
    }

    @Override
    public void glColor4iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(Native.getInt(v))),
                bits(Numbers.normalized(Native.getInt(v + 4))),
                bits(Numbers.normalized(Native.getInt(v + 8))),
                bits(Numbers.normalized(Native.getInt(v + 12))));
    }

    @Override
    public void glColor4s(short red, short green, short blue, short alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                bits(Numbers.normalized(alpha)));
    }

    @Override
    public void glColor4sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(Native.getShort(v))),
                bits(Numbers.normalized(Native.getShort(v + 2))),
                bits(Numbers.normalized(Native.getShort(v + 4))),
                bits(Numbers.normalized(Native.getShort(v + 6))));
    }

    @Override
    public void glColor4b(byte red, byte green, byte blue, byte alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                bits(Numbers.normalized(alpha)));
    }

    @Override
    public void glColor4bv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalized(Native.getByte(v))),
                bits(Numbers.normalized(Native.getByte(v + 1))),
                bits(Numbers.normalized(Native.getByte(v + 2))),
                bits(Numbers.normalized(Native.getByte(v + 3))));
    }

    @Override
    public void glColor4ub(byte red, byte green, byte blue, byte alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                bits(Numbers.normalizedUnsigned(alpha)));
    }

    @Override
    public void glColor4ubv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(Native.getByte(v))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 3))));
    }

    @Override
    public void glColor4ui(int red, int green, int blue, int alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                bits(Numbers.normalizedUnsigned(alpha)));
    }

    @Override
    public void glColor4uiv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(Native.getInt(v))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 12))));
    }

    @Override
    public void glColor4us(short red, short green, short blue, short alpha) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                bits(Numbers.normalizedUnsigned(alpha)));
    }

    @Override
    public void glColor4usv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_COLOR,
                4,
                bits(Numbers.normalizedUnsigned(Native.getShort(v))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 6))));
    }

    @Override
    public void glSecondaryColor3f(float red, float green, float blue) {
        attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, bits(red), bits(green), bits(blue), ONE);
    }

    @Override
    public void glSecondaryColor3fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                ONE);
    }

    @Override
    public void glSecondaryColor3d(double red, double green, double blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits((float) red),
                bits((float) green),
                bits((float) blue),
                ONE);
    }

    @Override
    public void glSecondaryColor3dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glSecondaryColor3i(int red, int green, int blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(Native.getInt(v))),
                bits(Numbers.normalized(Native.getInt(v + 4))),
                bits(Numbers.normalized(Native.getInt(v + 8))),
                ONE);
    }

    @Override
    public void glSecondaryColor3s(short red, short green, short blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(Native.getShort(v))),
                bits(Numbers.normalized(Native.getShort(v + 2))),
                bits(Numbers.normalized(Native.getShort(v + 4))),
                ONE);
    }

    @Override
    public void glSecondaryColor3b(byte red, byte green, byte blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(red)),
                bits(Numbers.normalized(green)),
                bits(Numbers.normalized(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3bv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalized(Native.getByte(v))),
                bits(Numbers.normalized(Native.getByte(v + 1))),
                bits(Numbers.normalized(Native.getByte(v + 2))),
                ONE);
    }

    @Override
    public void glSecondaryColor3ub(byte red, byte green, byte blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3ubv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getByte(v))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 1))),
                bits(Numbers.normalizedUnsigned(Native.getByte(v + 2))),
                ONE);
    }

    @Override
    public void glSecondaryColor3ui(int red, int green, int blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3uiv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getInt(v))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 4))),
                bits(Numbers.normalizedUnsigned(Native.getInt(v + 8))),
                ONE);
    }

    @Override
    public void glSecondaryColor3us(short red, short green, short blue) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(red)),
                bits(Numbers.normalizedUnsigned(green)),
                bits(Numbers.normalizedUnsigned(blue)),
                ONE);
    }

    @Override
    public void glSecondaryColor3usv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR,
                3,
                bits(Numbers.normalizedUnsigned(Native.getShort(v))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 2))),
                bits(Numbers.normalizedUnsigned(Native.getShort(v + 4))),
                ONE);
    }

    @Override
    public void glNormal3f(float nx, float ny, float nz) {
        attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, bits(nx), bits(ny), bits(nz), ONE);
    }

    @Override
    public void glNormal3fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                ONE);
    }

    @Override
    public void glNormal3d(double nx, double ny, double nz) {
        attribute(BuiltinSlots.ATTRIBUTE_NORMAL, 3, bits((float) nx), bits((float) ny), bits((float) nz), ONE);
    }

    @Override
    public void glNormal3dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glNormal3i(int nx, int ny, int nz) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(nx)),
                bits(Numbers.normalized(ny)),
                bits(Numbers.normalized(nz)),
                ONE);
    }

    @Override
    public void glNormal3iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(Native.getInt(v))),
                bits(Numbers.normalized(Native.getInt(v + 4))),
                bits(Numbers.normalized(Native.getInt(v + 8))),
                ONE);
    }

    @Override
    public void glNormal3s(short nx, short ny, short nz) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(nx)),
                bits(Numbers.normalized(ny)),
                bits(Numbers.normalized(nz)),
                ONE);
    }

    @Override
    public void glNormal3sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(Native.getShort(v))),
                bits(Numbers.normalized(Native.getShort(v + 2))),
                bits(Numbers.normalized(Native.getShort(v + 4))),
                ONE);
    }

    @Override
    public void glNormal3b(byte nx, byte ny, byte nz) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(nx)),
                bits(Numbers.normalized(ny)),
                bits(Numbers.normalized(nz)),
                ONE);
    }

    @Override
    public void glNormal3bv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_NORMAL,
                3,
                bits(Numbers.normalized(Native.getByte(v))),
                bits(Numbers.normalized(Native.getByte(v + 1))),
                bits(Numbers.normalized(Native.getByte(v + 2))),
                ONE);
    }

    @Override
    public void glFogCoordf(float coord) {
        attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, bits(coord), 0, 0, ONE);
    }

    @Override
    public void glFogCoordfv(long coord) {
        attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, bits(Native.getFloat(coord)), 0, 0, ONE);
    }

    @Override
    public void glFogCoordd(double coord) {
        attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, bits((float) coord), 0, 0, ONE);
    }

    @Override
    public void glFogCoorddv(long coord) {
        attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, bits((float) Native.getDouble(coord)), 0, 0, ONE);
    }

    @Override
    public void glColorP3ui(int type, int color) {
        packed("glColorP3ui", BuiltinSlots.ATTRIBUTE_COLOR, 3, type, true, color);
    }

    @Override
    public void glColorP3uiv(int type, long color) {
        packed("glColorP3uiv", BuiltinSlots.ATTRIBUTE_COLOR, 3, type, true, Native.getInt(color));
    }

    @Override
    public void glColorP4ui(int type, int color) {
        packed("glColorP4ui", BuiltinSlots.ATTRIBUTE_COLOR, 4, type, true, color);
    }

    @Override
    public void glColorP4uiv(int type, long color) {
        packed("glColorP4uiv", BuiltinSlots.ATTRIBUTE_COLOR, 4, type, true, Native.getInt(color));
    }

    @Override
    public void glSecondaryColorP3ui(int type, int color) {
        packed("glSecondaryColorP3ui", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, color);
    }

    @Override
    public void glNormalP3ui(int type, int coords) {
        packed("glNormalP3ui", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, coords);
    }

    @Override
    public void glSecondaryColorP3uiv(int type, long color) {
        packed("glSecondaryColorP3uiv", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, Native.getInt(color));
    }

    @Override
    public void glNormalP3uiv(int type, long coords) {
        packed("glNormalP3uiv", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, Native.getInt(coords));
    }
}
