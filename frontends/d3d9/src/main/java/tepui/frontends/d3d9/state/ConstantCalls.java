package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.DirtyBits;

/** Calls that set and get the constants of shaders. */
public final class ConstantCalls {
    private final DeviceState state;
    private final StateValues values;
    private final DirtyBits dirty;

    public ConstantCalls(DeviceState state) {
        this.state = state;
        values = state.values;
        dirty = state.dirty;
    }

    // ---- constants

    public int setVertexShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexFloats.length / 4;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        StateBlockObject r = state.recording;
        int[] to = r == null ? values.vertexFloats : r.values.vertexFloats;
        copy(data, to, start, count);
        if (r != null) {
            r.mark(StateValues.VERTEX_FLOAT + start, count);
            return D3D_OK;
        }
        state.vertexFloatsChanged(start, count);
        return D3D_OK;
    }

    /** A matrix goes without a loop, which took less time when it was measured. */
    private static void copy(float[] from, int[] to, int start, int count) { // hot
        int at = 4 * start;
        if (count == 4) {
            register(from, 0, to, at);
            register(from, 4, to, at + 4);
            register(from, 8, to, at + 8);
            register(from, 12, to, at + 12);
        } else {
            for (int i = 0; i < count; i++) register(from, 4 * i, to, at + 4 * i);
        }
    }

    // Both are small enough to be part of their callers' code however seldom these were called when that was compiled.

    private static void register(float[] from, int i, int[] to, int at) { // hot
        pair(from, i, to, at);
        pair(from, i + 2, to, at + 2);
    }

    private static void pair(float[] from, int i, int[] to, int at) { // hot
        to[at] = Float.floatToRawIntBits(from[i]);
        to[at + 1] = Float.floatToRawIntBits(from[i + 1]);
    }

    public int getVertexShaderConstantF(int start, float @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexFloats.length / 4;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        for (int i = 0; i < 4 * count; i++) data[i] = Float.intBitsToFloat(values.vertexFloats[4 * start + i]);
        return D3D_OK;
    }

    public int setVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexInts.length / 4;
        if (start < 0 || count < 0 || start >= registers || data.length / 4 < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, registers - start);
        StateBlockObject r = state.recording;
        System.arraycopy(data, 0, r == null ? values.vertexInts : r.values.vertexInts, 4 * start, 4 * n);
        if (r != null) r.mark(StateValues.VERTEX_INT + start, n);
        else dirty.groups |= DirtyBits.VERTEX_LATE;
        return D3D_OK;
    }

    public int getVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexInts.length / 4;
        if (start < 0 || count < 0 || start >= registers || data.length / 4 < count) return D3DERR_INVALIDCALL;
        System.arraycopy(values.vertexInts, 4 * start, data, 0, 4 * Math.min(count, registers - start));
        return D3D_OK;
    }

    public int setVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexBools.length;
        if (start < 0 || count < 0 || start >= registers || data.length < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, registers - start);
        StateBlockObject r = state.recording;
        System.arraycopy(data, 0, r == null ? values.vertexBools : r.values.vertexBools, start, n);
        if (r != null) r.mark(StateValues.VERTEX_BOOL + start, n);
        else dirty.groups |= DirtyBits.VERTEX_LATE;
        return D3D_OK;
    }

    public int getVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = values.vertexBools.length;
        if (start < 0 || count < 0 || start >= registers || data.length < count) return D3DERR_INVALIDCALL;
        System.arraycopy(values.vertexBools, start, data, 0, Math.min(count, registers - start));
        return D3D_OK;
    }

    public int setPixelShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = StateValues.PIXEL_CONSTANTS;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        StateBlockObject r = state.recording;
        int[] to = r == null ? values.pixelFloats : r.values.pixelFloats;
        copy(data, to, start, count);
        if (r != null) {
            r.mark(StateValues.PIXEL_FLOAT + start, count);
            return D3D_OK;
        }
        state.pixelFloatsChanged(start, count);
        return D3D_OK;
    }

    public int getPixelShaderConstantF(int start, float @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        int registers = StateValues.PIXEL_CONSTANTS;
        if (start < 0 || count < 0 || start >= registers || count > registers - start || data.length / 4 < count) {
            return D3DERR_INVALIDCALL;
        }
        for (int i = 0; i < 4 * count; i++) data[i] = Float.intBitsToFloat(values.pixelFloats[4 * start + i]);
        return D3D_OK;
    }

    public int setPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length / 4 < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, 16 - start);
        StateBlockObject r = state.recording;
        System.arraycopy(data, 0, r == null ? values.pixelInts : r.values.pixelInts, 4 * start, 4 * n);
        if (r != null) r.mark(StateValues.PIXEL_INT + start, n);
        else dirty.groups |= DirtyBits.PIXEL_LATE;
        return D3D_OK;
    }

    public int getPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length / 4 < count) return D3DERR_INVALIDCALL;
        System.arraycopy(values.pixelInts, 4 * start, data, 0, 4 * Math.min(count, 16 - start));
        return D3D_OK;
    }

    public int setPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length < count) return D3DERR_INVALIDCALL;
        int n = Math.min(count, 16 - start);
        StateBlockObject r = state.recording;
        System.arraycopy(data, 0, r == null ? values.pixelBools : r.values.pixelBools, start, n);
        if (r != null) r.mark(StateValues.PIXEL_BOOL + start, n);
        else dirty.groups |= DirtyBits.PIXEL_LATE;
        return D3D_OK;
    }

    public int getPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        if (data == null) return D3DERR_INVALIDCALL;
        if (start < 0 || count < 0 || start >= 16 || data.length < count) return D3DERR_INVALIDCALL;
        System.arraycopy(values.pixelBools, start, data, 0, Math.min(count, 16 - start));
        return D3D_OK;
    }
}
