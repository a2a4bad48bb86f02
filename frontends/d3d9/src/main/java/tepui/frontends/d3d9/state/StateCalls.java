package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.DirtyBits;

/** Calls that set and get plain state: render, sampler and stage states, transforms, lights, viewport. */
public final class StateCalls {
    private final DeviceState state;
    private final StateValues values;
    private final DirtyBits dirty;
    private final VendorSwitches switches;

    public StateCalls(DeviceState state, VendorSwitches switches) {
        this.state = state;
        this.switches = switches;
        values = state.values;
        dirty = state.dirty;
    }

    // ---- render states

    public int setRenderState(int name, int value) { // hot
        if (name < 0 || name > D3DRS_BLENDOPALPHA) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.render[name] = value;
            r.mark(StateValues.RENDER + name);
            return D3D_OK;
        }
        if (values.render[name] == value && name != D3DRS_POINTSIZE) return D3D_OK;
        values.render[name] = value;
        dirty.groups |= DirtyBits.of(name);
        if (name == D3DRS_POINTSIZE || name == D3DRS_ADAPTIVETESS_Y) switches.changed(name, value);
        return D3D_OK;
    }

    public int getRenderState(int name, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        if (name < 0 || name > D3DRS_BLENDOPALPHA) return D3DERR_INVALIDCALL;
        value.value = values.render[name];
        return D3D_OK;
    }

    public int getRenderState(int name) {
        return name < 0 || name > D3DRS_BLENDOPALPHA ? 0 : values.render[name];
    }

    // ---- samplers and stages

    public int setSamplerState(int sampler, int type, int value) { // hot
        int place = StateValues.sampler(sampler);
        if (place < 0 || type < 1 || type > D3DSAMP_DMAPOFFSET) return D3D_OK;
        StateBlockObject r = state.recording;
        int at = place * StateValues.SAMPLER_STATES + type;
        if (r != null) {
            r.values.samplers[at] = value;
            r.mark(StateValues.SAMPLER + at);
            return D3D_OK;
        }
        if (values.samplers[at] == value) return D3D_OK;
        values.samplers[at] = value;
        state.samplerChanged(place, type);
        return D3D_OK;
    }

    public int getSamplerState(int sampler, int type, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        int place = StateValues.sampler(sampler);
        value.value = place < 0 || type < 1 || type > D3DSAMP_DMAPOFFSET ? 0 : values.sampler(place, type);
        return D3D_OK;
    }

    public int setTextureStageState(int stage, int type, int value) { // hot
        // Numbers beyond the end mean the last; the API calls that a success.
        int s = Math.min(stage & 0x7fffffff, StateValues.STAGES - 1);
        int t = Math.min(type & 0x7fffffff, D3DTSS_CONSTANT);
        int at = s * StateValues.STAGE_STATES + t;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.stages[at] = value;
            r.mark(StateValues.STAGE + at);
            return D3D_OK;
        }
        if (values.stages[at] == value) return D3D_OK;
        values.stages[at] = value;
        dirty.groups |= DeviceState.stageGroups(t);
        return D3D_OK;
    }

    public int getTextureStageState(int stage, int type, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        int s = Math.min(stage & 0x7fffffff, StateValues.STAGES - 1);
        int t = Math.min(type & 0x7fffffff, D3DTSS_CONSTANT);
        value.value = values.stage(s, t);
        return D3D_OK;
    }

    // ---- transforms

    public int setTransform(int name, float @Nullable [] matrix) { // hot
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = StateValues.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        StateValues s = r == null ? values : r.values;
        System.arraycopy(matrix, 0, s.transforms[i], 0, 16);
        if (r != null) r.mark(StateValues.TRANSFORM + i);
        else state.transformChanged(i);
        return D3D_OK;
    }

    public int getTransform(int name, float @Nullable [] matrix) {
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = StateValues.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        System.arraycopy(values.transforms[i], 0, matrix, 0, 16);
        return D3D_OK;
    }

    public int multiplyTransform(int name, float @Nullable [] matrix) {
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = StateValues.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        float[] t = values.transforms[i];
        Matrices.multiply(matrix, t.clone(), t);
        state.transformChanged(i);
        return D3D_OK;
    }

    // ---- lights and material

    public int setMaterial(@Nullable Material9 material) {
        if (material == null) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.material = material;
            r.mark(StateValues.MATERIAL);
        } else {
            values.material = material;
            dirty.groups |= DirtyBits.LIGHTS;
        }
        return D3D_OK;
    }

    public Material9 getMaterial() {
        return values.material;
    }

    public int setLight(int index, @Nullable Light9 light) {
        if (light == null) return D3DERR_INVALIDCALL;
        if (index < 0 || light.type < D3DLIGHT_POINT || light.type > D3DLIGHT_DIRECTIONAL) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        (r == null ? values : r.values).lights.put(index, light.clone());
        if (r == null) dirty.groups |= DirtyBits.LIGHTS | DirtyBits.VERTEX_CODE;
        return D3D_OK;
    }

    public int getLight(int index, @Nullable Ref<Light9> light) {
        if (light == null) return D3DERR_INVALIDCALL;
        Light9 l = values.lights.get(index);
        if (l == null) return D3DERR_INVALIDCALL;
        light.value = l.clone();
        return D3D_OK;
    }

    public int lightEnable(int index, boolean enable) {
        if (index < 0) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.lightsEnabled.put(index, enable);
            return D3D_OK;
        }
        values.lights.computeIfAbsent(index, i -> StateValues.defaultLight());
        DeviceState.enable(values, index, enable);
        dirty.groups |= DirtyBits.LIGHTS | DirtyBits.VERTEX_CODE;
        return D3D_OK;
    }

    public int getLightEnable(int index, @Nullable IntRef enabled) {
        if (enabled == null) return D3DERR_INVALIDCALL;
        if (!values.lights.containsKey(index)) return D3DERR_INVALIDCALL;
        enabled.value = values.lightsEnabled.getOrDefault(index, false) ? 128 : 0;
        return D3D_OK;
    }

    public int setClipPlane(int index, float @Nullable [] plane) {
        if (plane == null) return D3DERR_INVALIDCALL;
        if (plane.length < 4 || index < 0) return D3DERR_INVALIDCALL;
        // Planes beyond the last are the last.
        int i = Math.min(index, StateValues.PLANES - 1);
        StateBlockObject r = state.recording;
        System.arraycopy(plane, 0, (r == null ? values : r.values).planes[i], 0, 4);
        if (r != null) r.mark(StateValues.PLANE + i);
        else dirty.groups |= DirtyBits.VERTEX_LATE | DirtyBits.VERTEX_VALUES;
        return D3D_OK;
    }

    public int getClipPlane(int index, float @Nullable [] plane) {
        if (plane == null) return D3DERR_INVALIDCALL;
        if (plane.length < 4 || index < 0) return D3DERR_INVALIDCALL;
        System.arraycopy(values.planes[Math.min(index, StateValues.PLANES - 1)], 0, plane, 0, 4);
        return D3D_OK;
    }

    // ---- viewport and scissor

    public int setViewport(@Nullable Viewport9 viewport) {
        if (viewport == null) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.viewport = viewport;
            r.mark(StateValues.VIEWPORT);
        } else {
            values.viewport = viewport;
            dirty.groups |= DirtyBits.VIEWPORT | DirtyBits.VERTEX_VALUES;
        }
        return D3D_OK;
    }

    public Viewport9 getViewport() {
        return values.viewport;
    }

    public int setScissorRect(@Nullable Rect9 rect) {
        if (rect == null) return D3DERR_INVALIDCALL;
        StateBlockObject r = state.recording;
        if (r != null) {
            r.values.scissor = rect;
            r.mark(StateValues.SCISSOR);
        } else {
            values.scissor = rect;
            dirty.groups |= DirtyBits.SCISSOR;
        }
        return D3D_OK;
    }

    public Rect9 getScissorRect() {
        return values.scissor;
    }
}
