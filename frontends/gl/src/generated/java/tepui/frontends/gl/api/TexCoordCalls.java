package tepui.frontends.gl.api;

import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Current texture coordinates (2.7). Written by {@code ./tepui generate}
 * from version bd4d2546 of its registry; not to be edited.
 */
public final class TexCoordCalls {
    private final AttributeState current;

    public TexCoordCalls(AttributeState current) {
        this.current = current;
    }

    public void glMultiTexCoord1d(int target, double s) {
        int word0 = AttributeState.bits((float) s);
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1dv(int target, long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1f(int target, float s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1fv(int target, long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1i(int target, int s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1iv(int target, long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1s(int target, short s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord1sv(int target, long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        if (!current.put(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2d(int target, double s, double t) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2dv(int target, long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2f(int target, float s, float t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2fv(int target, long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2i(int target, int s, int t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2iv(int target, long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2s(int target, short s, short t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord2sv(int target, long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        if (!current.put(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glMultiTexCoord3d(int target, double s, double t, double r) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        int word2 = AttributeState.bits((float) r);
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3dv(int target, long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3f(int target, float s, float t, float r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3fv(int target, long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3i(int target, int s, int t, int r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3iv(int target, long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3s(int target, short s, short t, short r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord3sv(int target, long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        if (!current.put(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE)) current.set(AttributeState.coordinateSlot(target), 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glMultiTexCoord4d(int target, double s, double t, double r, double q) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        int word2 = AttributeState.bits((float) r);
        int word3 = AttributeState.bits((float) q);
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4dv(int target, long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        int word3 = AttributeState.bits((float) Native.getDouble(v + 24));
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4f(int target, float s, float t, float r, float q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4fv(int target, long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        int word3 = AttributeState.bits(Native.getFloat(v + 12));
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4i(int target, int s, int t, int r, int q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4iv(int target, long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        int word3 = AttributeState.bits(Native.getInt(v + 12));
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4s(int target, short s, short t, short r, short q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoord4sv(int target, long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        int word3 = AttributeState.bits(Native.getShort(v + 6));
        if (!current.put(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3)) current.set(AttributeState.coordinateSlot(target), 4, word0, word1, word2, word3);
    }

    public void glMultiTexCoordP1ui(int texture, int type, int coords) {
        current.packed("glMultiTexCoordP1ui", AttributeState.coordinateSlot(texture), 1, type, false, coords);
    }

    public void glMultiTexCoordP1uiv(int texture, int type, long coords) {
        current.packed("glMultiTexCoordP1uiv", AttributeState.coordinateSlot(texture), 1, type, false, Native.getInt(coords));
    }

    public void glMultiTexCoordP2ui(int texture, int type, int coords) {
        current.packed("glMultiTexCoordP2ui", AttributeState.coordinateSlot(texture), 2, type, false, coords);
    }

    public void glMultiTexCoordP2uiv(int texture, int type, long coords) {
        current.packed("glMultiTexCoordP2uiv", AttributeState.coordinateSlot(texture), 2, type, false, Native.getInt(coords));
    }

    public void glMultiTexCoordP3ui(int texture, int type, int coords) {
        current.packed("glMultiTexCoordP3ui", AttributeState.coordinateSlot(texture), 3, type, false, coords);
    }

    public void glMultiTexCoordP3uiv(int texture, int type, long coords) {
        current.packed("glMultiTexCoordP3uiv", AttributeState.coordinateSlot(texture), 3, type, false, Native.getInt(coords));
    }

    public void glMultiTexCoordP4ui(int texture, int type, int coords) {
        current.packed("glMultiTexCoordP4ui", AttributeState.coordinateSlot(texture), 4, type, false, coords);
    }

    public void glMultiTexCoordP4uiv(int texture, int type, long coords) {
        current.packed("glMultiTexCoordP4uiv", AttributeState.coordinateSlot(texture), 4, type, false, Native.getInt(coords));
    }

    public void glTexCoord1d(double s) {
        int word0 = AttributeState.bits((float) s);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1f(float s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1i(int s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1s(short s) {
        int word0 = AttributeState.bits(s);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord1sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, word0, 0, 0, AttributeState.ONE);
    }

    public void glTexCoord2d(double s, double t) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2f(float s, float t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2i(int s, int t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2s(short s, short t) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord2sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, word0, word1, 0, AttributeState.ONE);
    }

    public void glTexCoord3d(double s, double t, double r) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        int word2 = AttributeState.bits((float) r);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3f(float s, float t, float r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3i(int s, int t, int r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3s(short s, short t, short r) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord3sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, word0, word1, word2, AttributeState.ONE);
    }

    public void glTexCoord4d(double s, double t, double r, double q) {
        int word0 = AttributeState.bits((float) s);
        int word1 = AttributeState.bits((float) t);
        int word2 = AttributeState.bits((float) r);
        int word3 = AttributeState.bits((float) q);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4dv(long v) {
        int word0 = AttributeState.bits((float) Native.getDouble(v));
        int word1 = AttributeState.bits((float) Native.getDouble(v + 8));
        int word2 = AttributeState.bits((float) Native.getDouble(v + 16));
        int word3 = AttributeState.bits((float) Native.getDouble(v + 24));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4f(float s, float t, float r, float q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4fv(long v) {
        int word0 = AttributeState.bits(Native.getFloat(v));
        int word1 = AttributeState.bits(Native.getFloat(v + 4));
        int word2 = AttributeState.bits(Native.getFloat(v + 8));
        int word3 = AttributeState.bits(Native.getFloat(v + 12));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4i(int s, int t, int r, int q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4iv(long v) {
        int word0 = AttributeState.bits(Native.getInt(v));
        int word1 = AttributeState.bits(Native.getInt(v + 4));
        int word2 = AttributeState.bits(Native.getInt(v + 8));
        int word3 = AttributeState.bits(Native.getInt(v + 12));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4s(short s, short t, short r, short q) {
        int word0 = AttributeState.bits(s);
        int word1 = AttributeState.bits(t);
        int word2 = AttributeState.bits(r);
        int word3 = AttributeState.bits(q);
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoord4sv(long v) {
        int word0 = AttributeState.bits(Native.getShort(v));
        int word1 = AttributeState.bits(Native.getShort(v + 2));
        int word2 = AttributeState.bits(Native.getShort(v + 4));
        int word3 = AttributeState.bits(Native.getShort(v + 6));
        if (!current.put(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3)) current.set(BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, word0, word1, word2, word3);
    }

    public void glTexCoordP1ui(int type, int coords) {
        current.packed("glTexCoordP1ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, type, false, coords);
    }

    public void glTexCoordP1uiv(int type, long coords) {
        current.packed("glTexCoordP1uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 1, type, false, Native.getInt(coords));
    }

    public void glTexCoordP2ui(int type, int coords) {
        current.packed("glTexCoordP2ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, type, false, coords);
    }

    public void glTexCoordP2uiv(int type, long coords) {
        current.packed("glTexCoordP2uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 2, type, false, Native.getInt(coords));
    }

    public void glTexCoordP3ui(int type, int coords) {
        current.packed("glTexCoordP3ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, type, false, coords);
    }

    public void glTexCoordP3uiv(int type, long coords) {
        current.packed("glTexCoordP3uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 3, type, false, Native.getInt(coords));
    }

    public void glTexCoordP4ui(int type, int coords) {
        current.packed("glTexCoordP4ui", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, type, false, coords);
    }

    public void glTexCoordP4uiv(int type, long coords) {
        current.packed("glTexCoordP4uiv", BuiltinSlots.ATTRIBUTE_TEX_COORD_0, 4, type, false, Native.getInt(coords));
    }
}
