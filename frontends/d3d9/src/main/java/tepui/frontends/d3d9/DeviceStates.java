package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;

/** The setters and getters of render, sampler and stage states, transforms, lights, and what is bound. */
public abstract sealed class DeviceStates extends DeviceTransfers permits DeviceShaders {
    final FixedState9 fixed;

    DeviceStates(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        super(parent, gpu, behavior, ex);
        fixed = new FixedState9(this);
    }

    /** The shader that is bound, in the form that reaches as many constants as were set. */
    abstract @Nullable VertexShader9 vertexShader();

    // ---- render states
    // -----------------------------------------------------------------------------------------------

    public int setRenderState(int name, int value) { // hot
        if (name < 0 || name > D3DRS_BLENDOPALPHA) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.render[name] = value;
            r.mark(State9.RENDER + name);
            return D3D_OK;
        }
        if (state.render[name] == value && name != D3DRS_POINTSIZE) return D3D_OK;
        state.render[name] = value;
        dirty |= Dirty9.of(name);
        if (name == D3DRS_POINTSIZE || name == D3DRS_ADAPTIVETESS_Y) hack(name, value);
        return D3D_OK;
    }

    /** A render state that is a float. */
    public final int setRenderState(int name, float value) {
        return setRenderState(name, Float.floatToRawIntBits(value));
    }

    /** A render state that is true or false. */
    public final int setRenderState(int name, boolean value) {
        return setRenderState(name, value ? 1 : 0);
    }

    public int getRenderState(int name, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        if (name < 0 || name > D3DRS_BLENDOPALPHA) return D3DERR_INVALIDCALL;
        value.value = state.render[name];
        return D3D_OK;
    }

    /** A render state; 0 for one that is not there. */
    public int getRenderState(int name) {
        return name < 0 || name > D3DRS_BLENDOPALPHA ? 0 : state.render[name];
    }

    /** Vendors' switches that are values of states. */
    abstract void hack(int name, int value);

    // ---- samplers and stages
    // -----------------------------------------------------------------------------------------

    public int setSamplerState(int sampler, int type, int value) { // hot
        int place = State9.sampler(sampler);
        if (place < 0 || type < 1 || type > D3DSAMP_DMAPOFFSET) return D3D_OK;
        StateBlock9 r = recording;
        int at = place * State9.SAMPLER_STATES + type;
        if (r != null) {
            r.values.samplers[at] = value;
            r.mark(State9.SAMPLER + at);
            return D3D_OK;
        }
        if (state.samplers[at] == value) return D3D_OK;
        state.samplers[at] = value;
        samplerChanged(place, type);
        return D3D_OK;
    }

    final void samplerChanged(int place, int type) { // hot
        dirtySamplers |= 1 << place;
        dirtySamplerStates |= 1 << place;
        dirty |= Dirty9.TEXTURES;
        if (type == D3DSAMP_MIPMAPLODBIAS && place < 16) {
            boolean on = state.sampler(place, type) == D3DFMT_GET4 && !parent.isNvidia();
            int now = on ? fetching | 1 << place : fetching & ~(1 << place);
            if (now != fetching) dirty |= Dirty9.PIXEL_CODE;
            fetching = now;
        } else if (type == D3DSAMP_MAGFILTER && (fetching >> place & 1) != 0) {
            dirty |= Dirty9.PIXEL_CODE;
        }
    }

    /** Samplers that fetch four texels at once, a bit each. */
    final int fetches() { // hot
        if (fetching == 0) return 0;
        int mask = 0;
        for (int i = 0; i < 16; i++) {
            BaseTexture9 t = state.textures[i];
            boolean on = (fetching >> i & 1) != 0 && t != null && kind(t) == 1 && t.store.info.isFetchable();
            if (on && state.sampler(i, D3DSAMP_MAGFILTER) == D3DTEXF_POINT) mask |= 1 << i;
        }
        return mask;
    }

    public int getSamplerState(int sampler, int type, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        int place = State9.sampler(sampler);
        value.value = place < 0 || type < 1 || type > D3DSAMP_DMAPOFFSET ? 0 : state.sampler(place, type);
        return D3D_OK;
    }

    public int setTextureStageState(int stage, int type, int value) { // hot
        // Numbers beyond the end mean the last; the API calls that a success.
        int s = Math.min(stage & 0x7fffffff, State9.STAGES - 1);
        int t = Math.min(type & 0x7fffffff, D3DTSS_CONSTANT);
        int at = s * State9.STAGE_STATES + t;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.stages[at] = value;
            r.mark(State9.STAGE + at);
            return D3D_OK;
        }
        if (state.stages[at] == value) return D3D_OK;
        state.stages[at] = value;
        dirty |= stageGroups(t);
        return D3D_OK;
    }

    static int stageGroups(int type) { // hot
        return switch (type) {
            case D3DTSS_BUMPENVMAT00,
                    D3DTSS_BUMPENVMAT01,
                    D3DTSS_BUMPENVMAT10,
                    D3DTSS_BUMPENVMAT11,
                    D3DTSS_BUMPENVLSCALE,
                    D3DTSS_BUMPENVLOFFSET -> Dirty9.STAGES | Dirty9.PIXEL_LATE;
            case D3DTSS_CONSTANT -> Dirty9.STAGES;
            case D3DTSS_TEXCOORDINDEX -> Dirty9.VERTEX_CODE;
            case D3DTSS_TEXTURETRANSFORMFLAGS -> Dirty9.VERTEX_CODE | Dirty9.PIXEL_CODE | Dirty9.PIXEL_LATE;
            default -> Dirty9.PIXEL_CODE;
        };
    }

    public int getTextureStageState(int stage, int type, @Nullable IntRef value) {
        if (value == null) return D3DERR_INVALIDCALL;
        int s = Math.min(stage & 0x7fffffff, State9.STAGES - 1);
        int t = Math.min(type & 0x7fffffff, D3DTSS_CONSTANT);
        value.value = state.stage(s, t);
        return D3D_OK;
    }

    // ---- transforms
    // --------------------------------------------------------------------------------------------------

    public int setTransform(int name, float @Nullable [] matrix) { // hot
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = State9.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        State9 s = r == null ? state : r.values;
        System.arraycopy(matrix, 0, s.transforms[i], 0, 16);
        if (r != null) r.mark(State9.TRANSFORM + i);
        else transformChanged(i);
        return D3D_OK;
    }

    final void transformChanged(int i) { // hot
        if (i >= 2 && i < 10) dirty |= Dirty9.TEXTURE_MATRICES;
        else if (i == 1) dirty |= Dirty9.TRANSFORMS | Dirty9.PIXEL_LATE;
        else if (i == 10) dirty |= Dirty9.TRANSFORMS | Dirty9.BLEND_MATRICES;
        else if (i > 10) dirty |= Dirty9.BLEND_MATRICES;
        else dirty |= Dirty9.TRANSFORMS | Dirty9.BLEND_MATRICES | Dirty9.LIGHTS | Dirty9.VERTEX_VALUES;
    }

    public int getTransform(int name, float @Nullable [] matrix) {
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = State9.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        System.arraycopy(state.transforms[i], 0, matrix, 0, 16);
        return D3D_OK;
    }

    /** The matrix times what is there, on the device even while a block is recorded. */
    public int multiplyTransform(int name, float @Nullable [] matrix) {
        if (matrix == null) return D3DERR_INVALIDCALL;
        int i = State9.transform(name);
        if (i < 0 || matrix.length < 16) return D3DERR_INVALIDCALL;
        float[] t = state.transforms[i];
        Matrices.multiply(matrix, t.clone(), t);
        transformChanged(i);
        return D3D_OK;
    }

    // ---- lights and material
    // -----------------------------------------------------------------------------------------

    public int setMaterial(@Nullable Material9 material) {
        if (material == null) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.material = material;
            r.mark(State9.MATERIAL);
        } else {
            state.material = material;
            dirty |= Dirty9.LIGHTS;
        }
        return D3D_OK;
    }

    public Material9 getMaterial() {
        return state.material;
    }

    public int setLight(int index, @Nullable Light9 light) {
        if (light == null) return D3DERR_INVALIDCALL;
        if (index < 0 || light.type < D3DLIGHT_POINT || light.type > D3DLIGHT_DIRECTIONAL) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        (r == null ? state : r.values).lights.put(index, light.clone());
        if (r == null) dirty |= Dirty9.LIGHTS | Dirty9.VERTEX_CODE;
        return D3D_OK;
    }

    public int getLight(int index, @Nullable Ref<Light9> light) {
        if (light == null) return D3DERR_INVALIDCALL;
        Light9 l = state.lights.get(index);
        if (l == null) return D3DERR_INVALIDCALL;
        light.value = l.clone();
        return D3D_OK;
    }

    public int lightEnable(int index, boolean enable) {
        if (index < 0) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.lightsEnabled.put(index, enable);
            return D3D_OK;
        }
        state.lights.computeIfAbsent(index, i -> State9.defaultLight());
        enable(state, index, enable);
        dirty |= Dirty9.LIGHTS | Dirty9.VERTEX_CODE;
        return D3D_OK;
    }

    static void enable(State9 s, int index, boolean enable) {
        s.lightsEnabled.put(index, enable);
        int[] old = s.enabled;
        int at = -1;
        for (int i = 0; i < old.length; i++) if (old[i] == index) at = i;
        if (enable == at >= 0) return;
        if (enable) {
            s.enabled = Arrays.copyOf(old, old.length + 1);
            s.enabled[old.length] = index;
        } else {
            int[] now = new int[old.length - 1];
            System.arraycopy(old, 0, now, 0, at);
            System.arraycopy(old, at + 1, now, at, now.length - at);
            s.enabled = now;
        }
    }

    /** 128 where the light is on, as the API has it. */
    public int getLightEnable(int index, @Nullable IntRef enabled) {
        if (enabled == null) return D3DERR_INVALIDCALL;
        if (!state.lights.containsKey(index)) return D3DERR_INVALIDCALL;
        enabled.value = state.lightsEnabled.getOrDefault(index, false) ? 128 : 0;
        return D3D_OK;
    }

    public int setClipPlane(int index, float @Nullable [] plane) {
        if (plane == null) return D3DERR_INVALIDCALL;
        if (plane.length < 4 || index < 0) return D3DERR_INVALIDCALL;
        // Planes beyond the last are the last.
        int i = Math.min(index, State9.PLANES - 1);
        StateBlock9 r = recording;
        System.arraycopy(plane, 0, (r == null ? state : r.values).planes[i], 0, 4);
        if (r != null) r.mark(State9.PLANE + i);
        else dirty |= Dirty9.VERTEX_LATE | Dirty9.VERTEX_VALUES;
        return D3D_OK;
    }

    public int getClipPlane(int index, float @Nullable [] plane) {
        if (plane == null) return D3DERR_INVALIDCALL;
        if (plane.length < 4 || index < 0) return D3DERR_INVALIDCALL;
        System.arraycopy(state.planes[Math.min(index, State9.PLANES - 1)], 0, plane, 0, 4);
        return D3D_OK;
    }

    // ---- viewport and scissor
    // ----------------------------------------------------------------------------------------

    public int setViewport(@Nullable Viewport9 viewport) {
        if (viewport == null) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.viewport = viewport;
            r.mark(State9.VIEWPORT);
        } else {
            state.viewport = viewport;
            dirty |= Dirty9.VIEWPORT | Dirty9.VERTEX_VALUES;
        }
        return D3D_OK;
    }

    public Viewport9 getViewport() {
        return state.viewport;
    }

    public int setScissorRect(@Nullable Rect9 rect) {
        if (rect == null) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.scissor = rect;
            r.mark(State9.SCISSOR);
        } else {
            state.scissor = rect;
            dirty |= Dirty9.SCISSOR;
        }
        return D3D_OK;
    }

    public Rect9 getScissorRect() {
        return state.scissor;
    }

    // ---- textures, streams, indices
    // ----------------------------------------------------------------------------------

    public int setTexture(int sampler, @Nullable BaseTexture9 texture) { // hot
        int place = State9.sampler(sampler);
        if (place < 0) return D3D_OK;
        if (texture != null && (texture.store.pool == D3DPOOL_SCRATCH || texture.device != this)) {
            // One of the pool SCRATCH is passed over without a word.
            return texture.device == this ? D3D_OK : D3DERR_INVALIDCALL;
        }
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.textures[place], texture);
            r.values.textures[place] = texture;
            r.mark(State9.TEXTURE + place);
            return D3D_OK;
        }
        bindTexture(place, texture);
        return D3D_OK;
    }

    final void bindTexture(int place, @Nullable BaseTexture9 texture) { // hot
        BaseTexture9 old = state.textures[place];
        if (old == texture) return;
        if (texture != null) {
            texture.use();
            texture.boundStages |= 1 << place;
        }
        state.textures[place] = texture;
        dirtySamplers |= 1 << place;
        dirty |= Dirty9.TEXTURES;
        int kind = kind(texture);
        if (kind(old) != kind || (fetching >> place & 1) != 0) dirty |= Dirty9.PIXEL_CODE;
        int others = unusual & ~(1 << place);
        unusual = kind > BaseTexture9.PLAIN ? others | 1 << place : others;
        if (old != null) {
            old.boundStages &= ~(1 << place);
            old.unuse();
        }
    }

    /** What shaders made of state must know of a texture. */
    static int kind(@Nullable BaseTexture9 t) { // hot
        return t == null ? BaseTexture9.NO_KIND : t.kind;
    }

    public int getTexture(int sampler, @Nullable Ref<BaseTexture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        int place = State9.sampler(sampler);
        BaseTexture9 t = place < 0 ? null : state.textures[place];
        if (t != null) t.addRef();
        texture.value = t;
        return D3D_OK;
    }

    public int setStreamSource(int stream, @Nullable VertexBuffer9 buffer, int offset, int stride) { // hot
        if (stream < 0 || stream >= State9.STREAMS || offset < 0 || offset % 4 != 0) return D3DERR_INVALIDCALL;
        if (stride < 0 || buffer != null && buffer.device != this) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.streams[stream], buffer);
            r.values.streams[stream] = buffer;
            r.values.offsets[stream] = offset;
            r.values.strides[stream] = stride;
            r.mark(State9.STREAM + stream);
            return D3D_OK;
        }
        bindStream(stream, buffer, offset, stride);
        return D3D_OK;
    }

    final void bindStream(int stream, @Nullable VertexBuffer9 buffer, int offset, int stride) { // hot
        State9 s = state;
        VertexBuffer9 old = s.streams[stream];
        if (old == buffer && s.offsets[stream] == offset && s.strides[stream] == stride) return;
        if (buffer != null || stride != 0) {
            if (s.strides[stream] != stride) dirty |= Dirty9.LAYOUT;
            s.strides[stream] = stride;
            s.offsets[stream] = offset;
        }
        dirtyStreams |= 1 << stream;
        dirty |= Dirty9.STREAMS;
        if (buffer == old) return;
        if (buffer != null) {
            buffer.use();
            if (buffer.isStale()) dirty |= Dirty9.BUFFERS;
        }
        s.streams[stream] = buffer;
        if (old != null) old.unuse();
    }

    public int getStreamSource(
            int stream, @Nullable Ref<VertexBuffer9> buffer, @Nullable IntRef offset, @Nullable IntRef stride) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        if (stream < 0 || stream >= State9.STREAMS) return D3DERR_INVALIDCALL;
        VertexBuffer9 b = state.streams[stream];
        if (b != null) b.addRef();
        buffer.value = b;
        if (offset != null) offset.value = state.offsets[stream];
        if (stride != null) stride.value = state.strides[stream];
        return D3D_OK;
    }

    public int setStreamSourceFreq(int stream, int setting) {
        if (stream < 0 || stream >= State9.STREAMS || setting == 0) return D3DERR_INVALIDCALL;
        boolean indexed = (setting & D3DSTREAMSOURCE_INDEXEDDATA) != 0;
        boolean instance = (setting & D3DSTREAMSOURCE_INSTANCEDATA) != 0;
        if (indexed && instance || instance && stream == 0) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.values.frequencies[stream] = setting;
            r.mark(State9.FREQUENCY + stream);
        } else if (state.frequencies[stream] != setting) {
            state.frequencies[stream] = setting;
            dirty |= Dirty9.LAYOUT;
        }
        return D3D_OK;
    }

    public int getStreamSourceFreq(int stream, @Nullable IntRef setting) {
        if (setting == null) return D3DERR_INVALIDCALL;
        if (stream < 0 || stream >= State9.STREAMS) return D3DERR_INVALIDCALL;
        setting.value = state.frequencies[stream];
        return D3D_OK;
    }

    public int setIndices(@Nullable IndexBuffer9 indices) { // hot
        if (indices != null && indices.device != this) return D3DERR_INVALIDCALL;
        StateBlock9 r = recording;
        if (r != null) {
            r.hold(r.values.indices, indices);
            r.values.indices = indices;
            r.mark(State9.INDICES);
            return D3D_OK;
        }
        bindIndices(indices);
        return D3D_OK;
    }

    final void bindIndices(@Nullable IndexBuffer9 indices) { // hot
        IndexBuffer9 old = state.indices;
        if (old == indices) return;
        if (indices != null) {
            indices.use();
            if (indices.isStale()) dirty |= Dirty9.BUFFERS;
        }
        state.indices = indices;
        dirty |= Dirty9.INDICES;
        if (old != null) old.unuse();
    }

    public int getIndices(@Nullable Ref<IndexBuffer9> indices) {
        if (indices == null) return D3DERR_INVALIDCALL;
        IndexBuffer9 i = state.indices;
        if (i != null) i.addRef();
        indices.value = i;
        return D3D_OK;
    }
}
