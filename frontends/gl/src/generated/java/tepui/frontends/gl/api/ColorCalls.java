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
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3bv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 2)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3d(double red, double green, double blue) {
        int word0 = AttributeState.bits((float) red);
        int word1 = AttributeState.bits((float) green);
        int word2 = AttributeState.bits((float) blue);
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3f(float red, float green, float blue) {
        int word0 = AttributeState.bits(red);
        int word1 = AttributeState.bits(green);
        int word2 = AttributeState.bits(blue);
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3i(int red, int green, int blue) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3iv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 8)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3s(short red, short green, short blue) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3sv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 4)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3ub(byte red, byte green, byte blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3ubv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3ui(int red, int green, int blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3uiv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3us(short red, short green, short blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor3usv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glColor4b(byte red, byte green, byte blue, byte alpha) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        int word3 = AttributeState.bits(Numbers.normalized(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4bv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 2)));
        int word3 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 3)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4d(double red, double green, double blue, double alpha) {
        int word0 = AttributeState.bits((float) red);
        int word1 = AttributeState.bits((float) green);
        int word2 = AttributeState.bits((float) blue);
        int word3 = AttributeState.bits((float) alpha);
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        int word3 = AttributeState.bits((float) Native.getDouble(v + 24));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4f(float red, float green, float blue, float alpha) {
        int word0 = AttributeState.bits(red);
        int word1 = AttributeState.bits(green);
        int word2 = AttributeState.bits(blue);
        int word3 = AttributeState.bits(alpha);
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        int word3 = AttributeState.bits(Native.getFloat(v + 12));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4i(int red, int green, int blue, int alpha) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        int word3 = AttributeState.bits(Numbers.normalized(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4iv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 8)));
        int word3 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 12)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4s(short red, short green, short blue, short alpha) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        int word3 = AttributeState.bits(Numbers.normalized(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4sv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 4)));
        int word3 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 6)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4ub(byte red, byte green, byte blue, byte alpha) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4ubv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2)));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 3)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4ui(int red, int green, int blue, int alpha) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4uiv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8)));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 12)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4us(short red, short green, short blue, short alpha) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(alpha));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
    }

    public void glColor4usv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4)));
        int word3 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 6)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_COLOR, 4, word0, word1, word2, word3);
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
        int word0 = AttributeState.bits((float) coord);
        if (!current.put(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glFogCoorddv(long coord) {
        int word0 = AttributeState.bits((float) Native.getDouble(coord));
        if (!current.put(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glFogCoordf(float coord) {
        int word0 = AttributeState.bits(coord);
        if (!current.put(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glFogCoordfv(long coord) {
        int word0 = AttributeState.bits(Native.getFloat(coord));
        if (!current.put(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, word0, 0, 0, AttributeState.ONE);
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
        int word0 = AttributeState.bits(Numbers.normalized(nx));
        int word1 = AttributeState.bits(Numbers.normalized(ny));
        int word2 = AttributeState.bits(Numbers.normalized(nz));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3bv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 2)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3d(double nx, double ny, double nz) {
        int word0 = AttributeState.bits((float) nx);
        int word1 = AttributeState.bits((float) ny);
        int word2 = AttributeState.bits((float) nz);
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3f(float nx, float ny, float nz) {
        int word0 = AttributeState.bits(nx);
        int word1 = AttributeState.bits(ny);
        int word2 = AttributeState.bits(nz);
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3i(int nx, int ny, int nz) {
        int word0 = AttributeState.bits(Numbers.normalized(nx));
        int word1 = AttributeState.bits(Numbers.normalized(ny));
        int word2 = AttributeState.bits(Numbers.normalized(nz));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3iv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 8)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3s(short nx, short ny, short nz) {
        int word0 = AttributeState.bits(Numbers.normalized(nx));
        int word1 = AttributeState.bits(Numbers.normalized(ny));
        int word2 = AttributeState.bits(Numbers.normalized(nz));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormal3sv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 4)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_NORMAL, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glNormalP3ui(int type, int coords) {
        current.packed("glNormalP3ui", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, coords);
    }

    public void glNormalP3uiv(int type, long coords) {
        current.packed("glNormalP3uiv", BuiltinSlots.ATTRIBUTE_NORMAL, 3, type, true, Native.getInt(coords));
    }

    public void glSecondaryColor3b(byte red, byte green, byte blue) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3bv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getByte(v + 2)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3d(double red, double green, double blue) {
        int word0 = AttributeState.bits((float) red);
        int word1 = AttributeState.bits((float) green);
        int word2 = AttributeState.bits((float) blue);
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3f(float red, float green, float blue) {
        int word0 = AttributeState.bits(red);
        int word1 = AttributeState.bits(green);
        int word2 = AttributeState.bits(blue);
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3i(int red, int green, int blue) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3iv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getInt(v + 8)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3s(short red, short green, short blue) {
        int word0 = AttributeState.bits(Numbers.normalized(red));
        int word1 = AttributeState.bits(Numbers.normalized(green));
        int word2 = AttributeState.bits(Numbers.normalized(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3sv(long v) {
        int word0 = AttributeState.bits(Numbers.normalized(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalized(Native.getShort(v + 4)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3ub(byte red, byte green, byte blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3ubv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 1)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getByte(v + 2)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3ui(int red, int green, int blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3uiv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 4)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getInt(v + 8)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3us(short red, short green, short blue) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(red));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(green));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(blue));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColor3usv(long v) {
        int word0 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v)));
        int word1 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 2)));
        int word2 = AttributeState.bits(Numbers.normalizedUnsigned(Native.getShort(v + 4)));
        if (!current.put(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glSecondaryColorP3ui(int type, int color) {
        current.packed("glSecondaryColorP3ui", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, color);
    }

    public void glSecondaryColorP3uiv(int type, long color) {
        current.packed("glSecondaryColorP3uiv", BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 3, type, true, Native.getInt(color));
    }
}
