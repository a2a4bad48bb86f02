package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import tepui.frontends.glsl.BuiltinSlots;

/** Current texture coordinates (2.7). Units above the last are taken modulo eight, which the specification leaves open. */
abstract class TexCoordCalls extends ColorCalls {
    TexCoordCalls(Setup setup) {
        super(setup);
    }

    private static int texCoordSlot(int texture) {
        return BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + (texture - GL_TEXTURE0 & 7);
    }

    private void texCoord(int texture, int count, int x, int y, int z, int w) { // hot
        attribute(texCoordSlot(texture), count, x, y, z, w);
    }

    @Override
    public void glTexCoord1f(float s) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1fv(long v) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(Native.getFloat(v)), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1d(double s) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits((float) s), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1dv(long v) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits((float) Native.getDouble(v)), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1i(int s) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1iv(long v) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(Native.getInt(v)), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1s(short s) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glTexCoord1sv(long v) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, bits(Native.getShort(v)), 0, 0, ONE);
    }

    @Override
    public void glTexCoord2f(float s, float t) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glTexCoord2fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(Native.getFloat(v)), bits(Native.getFloat(v + 4)), 0, ONE);
    }

    @Override
    public void glTexCoord2d(double s, double t) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits((float) s), bits((float) t), 0, ONE);
    }

    @Override
    public void glTexCoord2dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                2,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                0,
                ONE);
    }

    @Override
    public void glTexCoord2i(int s, int t) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glTexCoord2iv(long v) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(Native.getInt(v)), bits(Native.getInt(v + 4)), 0, ONE);
    }

    @Override
    public void glTexCoord2s(short s, short t) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glTexCoord2sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, bits(Native.getShort(v)), bits(Native.getShort(v + 2)), 0, ONE);
    }

    @Override
    public void glTexCoord3f(float s, float t, float r) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glTexCoord3fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                3,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                ONE);
    }

    @Override
    public void glTexCoord3d(double s, double t, double r) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, bits((float) s), bits((float) t), bits((float) r), ONE);
    }

    @Override
    public void glTexCoord3dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glTexCoord3i(int s, int t, int r) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glTexCoord3iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                3,
                bits(Native.getInt(v)),
                bits(Native.getInt(v + 4)),
                bits(Native.getInt(v + 8)),
                ONE);
    }

    @Override
    public void glTexCoord3s(short s, short t, short r) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glTexCoord3sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                3,
                bits(Native.getShort(v)),
                bits(Native.getShort(v + 2)),
                bits(Native.getShort(v + 4)),
                ONE);
    }

    @Override
    public void glTexCoord4f(float s, float t, float r, float q) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glTexCoord4fv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                4,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                bits(Native.getFloat(v + 12)));
    }

    @Override
    public void glTexCoord4d(double s, double t, double r, double q) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, bits((float) s), bits((float) t), bits((float) r), bits((float)
                q));
    }

    @Override
    public void glTexCoord4dv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                4,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                bits((float) Native.getDouble(v + 24)));
    }

    @Override
    public void glTexCoord4i(int s, int t, int r, int q) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glTexCoord4iv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                4,
                bits(Native.getInt(v)),
                bits(Native.getInt(v + 4)),
                bits(Native.getInt(v + 8)),
                bits(Native.getInt(v + 12)));
    }

    @Override
    public void glTexCoord4s(short s, short t, short r, short q) {
        attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glTexCoord4sv(long v) {
        attribute(
                BuiltinSlots.ATTRIBUTE_TEX_COORD_0,
                4,
                bits(Native.getShort(v)),
                bits(Native.getShort(v + 2)),
                bits(Native.getShort(v + 4)),
                bits(Native.getShort(v + 6)));
    }

    @Override
    public void glMultiTexCoord1f(int target, float s) {
        texCoord(target, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1fv(int target, long v) {
        texCoord(target, 1, bits(Native.getFloat(v)), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1d(int target, double s) {
        texCoord(target, 1, bits((float) s), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1dv(int target, long v) {
        texCoord(target, 1, bits((float) Native.getDouble(v)), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1i(int target, int s) {
        texCoord(target, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1iv(int target, long v) {
        texCoord(target, 1, bits(Native.getInt(v)), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1s(int target, short s) {
        texCoord(target, 1, bits(s), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord1sv(int target, long v) {
        texCoord(target, 1, bits(Native.getShort(v)), 0, 0, ONE);
    }

    @Override
    public void glMultiTexCoord2f(int target, float s, float t) {
        texCoord(target, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2fv(int target, long v) {
        texCoord(target, 2, bits(Native.getFloat(v)), bits(Native.getFloat(v + 4)), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2d(int target, double s, double t) {
        texCoord(target, 2, bits((float) s), bits((float) t), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2dv(int target, long v) {
        texCoord(target, 2, bits((float) Native.getDouble(v)), bits((float) Native.getDouble(v + 8)), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2i(int target, int s, int t) {
        texCoord(target, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2iv(int target, long v) {
        texCoord(target, 2, bits(Native.getInt(v)), bits(Native.getInt(v + 4)), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2s(int target, short s, short t) {
        texCoord(target, 2, bits(s), bits(t), 0, ONE);
    }

    @Override
    public void glMultiTexCoord2sv(int target, long v) {
        texCoord(target, 2, bits(Native.getShort(v)), bits(Native.getShort(v + 2)), 0, ONE);
    }

    @Override
    public void glMultiTexCoord3f(int target, float s, float t, float r) {
        texCoord(target, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glMultiTexCoord3fv(int target, long v) {
        texCoord(target, 3, bits(Native.getFloat(v)), bits(Native.getFloat(v + 4)), bits(Native.getFloat(v + 8)), ONE);
    }

    @Override
    public void glMultiTexCoord3d(int target, double s, double t, double r) {
        texCoord(target, 3, bits((float) s), bits((float) t), bits((float) r), ONE);
    }

    @Override
    public void glMultiTexCoord3dv(int target, long v) {
        texCoord(
                target,
                3,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                ONE);
    }

    @Override
    public void glMultiTexCoord3i(int target, int s, int t, int r) {
        texCoord(target, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glMultiTexCoord3iv(int target, long v) {
        texCoord(target, 3, bits(Native.getInt(v)), bits(Native.getInt(v + 4)), bits(Native.getInt(v + 8)), ONE);
    }

    @Override
    public void glMultiTexCoord3s(int target, short s, short t, short r) {
        texCoord(target, 3, bits(s), bits(t), bits(r), ONE);
    }

    @Override
    public void glMultiTexCoord3sv(int target, long v) {
        texCoord(target, 3, bits(Native.getShort(v)), bits(Native.getShort(v + 2)), bits(Native.getShort(v + 4)), ONE);
    }

    @Override
    public void glMultiTexCoord4f(int target, float s, float t, float r, float q) {
        texCoord(target, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glMultiTexCoord4fv(int target, long v) {
        texCoord(
                target,
                4,
                bits(Native.getFloat(v)),
                bits(Native.getFloat(v + 4)),
                bits(Native.getFloat(v + 8)),
                bits(Native.getFloat(v + 12)));
    }

    @Override
    public void glMultiTexCoord4d(int target, double s, double t, double r, double q) {
        texCoord(target, 4, bits((float) s), bits((float) t), bits((float) r), bits((float) q));
    }

    @Override
    public void glMultiTexCoord4dv(int target, long v) {
        texCoord(
                target,
                4,
                bits((float) Native.getDouble(v)),
                bits((float) Native.getDouble(v + 8)),
                bits((float) Native.getDouble(v + 16)),
                bits((float) Native.getDouble(v + 24)));
    }

    @Override
    public void glMultiTexCoord4i(int target, int s, int t, int r, int q) {
        texCoord(target, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glMultiTexCoord4iv(int target, long v) {
        texCoord(
                target,
                4,
                bits(Native.getInt(v)),
                bits(Native.getInt(v + 4)),
                bits(Native.getInt(v + 8)),
                bits(Native.getInt(v + 12)));
    }

    @Override
    public void glMultiTexCoord4s(int target, short s, short t, short r, short q) {
        texCoord(target, 4, bits(s), bits(t), bits(r), bits(q));
    }

    @Override
    public void glMultiTexCoord4sv(int target, long v) {
        texCoord(
                target,
                4,
                bits(Native.getShort(v)),
                bits(Native.getShort(v + 2)),
                bits(Native.getShort(v + 4)),
                bits(Native.getShort(v + 6)));
    }

    @Override
    public void glTexCoordP1ui(int type, int coords) {
        packed("glTexCoordP1ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, type, false, coords);
    }

    @Override
    public void glMultiTexCoordP1ui(int texture, int type, int coords) {
        packed("glMultiTexCoordP1ui", texCoordSlot(texture), 1, type, false, coords);
    }

    @Override
    public void glTexCoordP1uiv(int type, long coords) {
        packed("glTexCoordP1uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, type, false, Native.getInt(coords));
    }

    @Override
    public void glMultiTexCoordP1uiv(int texture, int type, long coords) {
        packed("glMultiTexCoordP1uiv", texCoordSlot(texture), 1, type, false, Native.getInt(coords));
    }

    @Override
    public void glTexCoordP2ui(int type, int coords) {
        packed("glTexCoordP2ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, type, false, coords);
    }

    @Override
    public void glMultiTexCoordP2ui(int texture, int type, int coords) {
        packed("glMultiTexCoordP2ui", texCoordSlot(texture), 2, type, false, coords);
    }

    @Override
    public void glTexCoordP2uiv(int type, long coords) {
        packed("glTexCoordP2uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, type, false, Native.getInt(coords));
    }

    @Override
    public void glMultiTexCoordP2uiv(int texture, int type, long coords) {
        packed("glMultiTexCoordP2uiv", texCoordSlot(texture), 2, type, false, Native.getInt(coords));
    }

    @Override
    public void glTexCoordP3ui(int type, int coords) {
        packed("glTexCoordP3ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, type, false, coords);
    }

    @Override
    public void glMultiTexCoordP3ui(int texture, int type, int coords) {
        packed("glMultiTexCoordP3ui", texCoordSlot(texture), 3, type, false, coords);
    }

    @Override
    public void glTexCoordP3uiv(int type, long coords) {
        packed("glTexCoordP3uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, type, false, Native.getInt(coords));
    }

    @Override
    public void glMultiTexCoordP3uiv(int texture, int type, long coords) {
        packed("glMultiTexCoordP3uiv", texCoordSlot(texture), 3, type, false, Native.getInt(coords));
    }

    @Override
    public void glTexCoordP4ui(int type, int coords) {
        packed("glTexCoordP4ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, type, false, coords);
    }

    @Override
    public void glMultiTexCoordP4ui(int texture, int type, int coords) {
        packed("glMultiTexCoordP4ui", texCoordSlot(texture), 4, type, false, coords);
    }

    @Override
    public void glTexCoordP4uiv(int type, long coords) {
        packed("glTexCoordP4uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, type, false, Native.getInt(coords));
    }

    @Override
    public void glMultiTexCoordP4uiv(int texture, int type, long coords) {
        packed("glMultiTexCoordP4uiv", texCoordSlot(texture), 4, type, false, Native.getInt(coords));
    }
}
