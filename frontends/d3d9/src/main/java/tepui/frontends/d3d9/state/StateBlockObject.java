package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.BitSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.CountedObject;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * State block: values and a bit for each that it has. What it holds of objects stays alive with it. Applying it walks its bits and
 * sets what differs, as the setters would.
 */
public final class StateBlockObject implements DeviceObject, StateBlock9 {
    public final StateValues values;
    private final Backend backend;
    private final DeviceState state;
    private final StateCalls calls;
    private final References references;
    private final BitSet marks;
    /** Its bits in order, so that applying allocates nothing and looks at no others. */
    private int[] order = new int[0];

    private boolean orderStale = true;
    private boolean withLights;
    /** Its first values are taken: what it was made for. */
    private boolean making;

    private StateBlockObject(Backend backend, DeviceState state, StateCalls calls, BitSet marks, boolean withLights) {
        this.backend = backend;
        this.state = state;
        this.calls = calls;
        this.marks = marks;
        this.withLights = withLights;
        values = new StateValues(state.values.software);
        references = References.of(this);
    }

    /** A block that is being recorded. */
    static StateBlockObject recording(Backend backend, DeviceState state, StateCalls calls) {
        return new StateBlockObject(backend, state, calls, new BitSet(), true);
    }

    /** A block of all state of a type, with the values of now. */
    static StateBlockObject of(Backend backend, DeviceState state, StateCalls calls, int type) {
        StateValues now = state.values;
        boolean withLights = type != D3DSBT_PIXELSTATE;
        StateBlockObject b = new StateBlockObject(backend, state, calls, StateSets.of(type, now.software), withLights);
        if (withLights) {
            // The lights of now; later ones are not part of it.
            now.lights.forEach((i, l) -> b.values.lights.put(i, l.clone()));
            b.values.lightsEnabled.putAll(now.lightsEnabled);
        }
        b.making = true;
        b.capture();
        b.making = false;
        return b;
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    void mark(int number) {
        marks.set(number);
        orderStale = true;
    }

    void mark(int first, int count) {
        marks.set(first, first + count);
        orderStale = true;
    }

    /** Another object takes the place of one that is held. */
    void hold(@Nullable CountedObject old, @Nullable CountedObject now) {
        if (now != null) now.references().use();
        if (old != null) old.references().unuse();
    }

    private int[] order() {
        if (orderStale) {
            order = marks.stream().toArray();
            orderStale = false;
        }
        return order;
    }

    @Override
    public int capture() {
        backend.enter();
        try {
            if (state.recording != null) return D3DERR_INVALIDCALL;
            StateValues s = state.values;
            for (int n : order()) captureOne(s, n);
            for (Map.Entry<Integer, Light9> e : values.lights.entrySet()) {
                Light9 l = s.lights.get(e.getKey());
                e.setValue(l == null ? StateValues.defaultLight() : l.clone());
            }
            for (Map.Entry<Integer, Boolean> e : values.lightsEnabled.entrySet()) {
                e.setValue(s.lightsEnabled.getOrDefault(e.getKey(), false));
            }
            return D3D_OK;
        } finally {
            backend.leave();
        }
    }

    private void captureOne(StateValues s, int n) {
        StateValues v = values;
        if (n < StateValues.SAMPLER) {
            v.render[n] = s.render[n];
        } else if (n < StateValues.STAGE) {
            v.samplers[n - StateValues.SAMPLER] = s.samplers[n - StateValues.SAMPLER];
        } else if (n < StateValues.TRANSFORM) {
            v.stages[n - StateValues.STAGE] = s.stages[n - StateValues.STAGE];
        } else if (n < StateValues.TEXTURE) {
            System.arraycopy(
                    s.transforms[n - StateValues.TRANSFORM], 0, v.transforms[n - StateValues.TRANSFORM], 0, 16);
        } else if (n < StateValues.STREAM) {
            int i = n - StateValues.TEXTURE;
            hold(v.textures[i], s.textures[i]);
            v.textures[i] = s.textures[i];
        } else if (n < StateValues.FREQUENCY) {
            int i = n - StateValues.STREAM;
            hold(v.streams[i], s.streams[i]);
            v.streams[i] = s.streams[i];
            // The offset is that of the block's making, whatever is captured later.
            if (making) v.offsets[i] = s.offsets[i];
            v.strides[i] = s.strides[i];
        } else if (n < StateValues.INDICES) {
            v.frequencies[n - StateValues.FREQUENCY] = s.frequencies[n - StateValues.FREQUENCY];
        } else if (n >= StateValues.VERTEX_FLOAT) {
            System.arraycopy(
                    s.vertexFloats,
                    4 * (n - StateValues.VERTEX_FLOAT),
                    v.vertexFloats,
                    4 * (n - StateValues.VERTEX_FLOAT),
                    4);
        } else if (n >= StateValues.VERTEX_BOOL) {
            v.vertexBools[n - StateValues.VERTEX_BOOL] = s.vertexBools[n - StateValues.VERTEX_BOOL];
        } else if (n >= StateValues.VERTEX_INT) {
            System.arraycopy(
                    s.vertexInts, 4 * (n - StateValues.VERTEX_INT), v.vertexInts, 4 * (n - StateValues.VERTEX_INT), 4);
        } else if (n >= StateValues.PIXEL_FLOAT) {
            System.arraycopy(
                    s.pixelFloats,
                    4 * (n - StateValues.PIXEL_FLOAT),
                    v.pixelFloats,
                    4 * (n - StateValues.PIXEL_FLOAT),
                    4);
        } else if (n >= StateValues.PIXEL_BOOL) {
            v.pixelBools[n - StateValues.PIXEL_BOOL] = s.pixelBools[n - StateValues.PIXEL_BOOL];
        } else if (n >= StateValues.PIXEL_INT) {
            System.arraycopy(
                    s.pixelInts, 4 * (n - StateValues.PIXEL_INT), v.pixelInts, 4 * (n - StateValues.PIXEL_INT), 4);
        } else if (n >= StateValues.PLANE) {
            System.arraycopy(s.planes[n - StateValues.PLANE], 0, v.planes[n - StateValues.PLANE], 0, 4);
        } else {
            captureObject(s, n);
        }
    }

    private void captureObject(StateValues s, int n) {
        StateValues v = values;
        switch (n) {
            case StateValues.INDICES -> {
                hold(v.indices, s.indices);
                v.indices = s.indices;
            }
            case StateValues.DECLARATION -> {
                hold(v.declaration, s.declaration);
                v.declaration = s.declaration;
            }
            case StateValues.VERTEX_SHADER -> {
                hold(v.vertexShader, s.vertexShader);
                v.vertexShader = s.vertexShader;
            }
            case StateValues.PIXEL_SHADER -> {
                hold(v.pixelShader, s.pixelShader);
                v.pixelShader = s.pixelShader;
            }
            case StateValues.VIEWPORT -> v.viewport = s.viewport;
            case StateValues.SCISSOR -> v.scissor = s.scissor;
            default -> v.material = s.material;
        }
    }

    @Override
    public int apply() { // hot
        backend.enter();
        try {
            if (state.recording != null) return D3DERR_INVALIDCALL;
            for (int n : order()) applyOne(n);
            if (withLights && !(values.lights.isEmpty() && values.lightsEnabled.isEmpty())) applyLights();
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return backend.loss.ofCall(e);
        } finally {
            backend.leave();
        }
    }

    private void applyLights() {
        for (Map.Entry<Integer, Light9> e : values.lights.entrySet()) calls.setLight(e.getKey(), e.getValue());
        for (Map.Entry<Integer, Boolean> e : values.lightsEnabled.entrySet()) {
            calls.lightEnable(e.getKey(), e.getValue());
        }
    }

    private void applyOne(int n) { // hot
        StateValues v = values;
        StateValues s = state.values;
        if (n < StateValues.SAMPLER) {
            calls.setRenderState(n, v.render[n]);
        } else if (n < StateValues.STAGE) {
            int i = n - StateValues.SAMPLER;
            if (s.samplers[i] == v.samplers[i]) return;
            s.samplers[i] = v.samplers[i];
            state.samplerChanged(i / StateValues.SAMPLER_STATES, i % StateValues.SAMPLER_STATES);
        } else if (n < StateValues.TRANSFORM) {
            int i = n - StateValues.STAGE;
            if (s.stages[i] == v.stages[i]) return;
            s.stages[i] = v.stages[i];
            state.dirty.groups |= DeviceState.stageGroups(i % StateValues.STAGE_STATES);
        } else if (n < StateValues.TEXTURE) {
            int i = n - StateValues.TRANSFORM;
            System.arraycopy(v.transforms[i], 0, s.transforms[i], 0, 16);
            state.transformChanged(i);
        } else if (n < StateValues.STREAM) {
            state.bindTexture(n - StateValues.TEXTURE, v.textures[n - StateValues.TEXTURE]);
        } else if (n < StateValues.FREQUENCY) {
            int i = n - StateValues.STREAM;
            // The offset stays the device's where no buffer is in the block.
            state.bindStream(i, v.streams[i], v.offsets[i], v.strides[i]);
        } else if (n < StateValues.INDICES) {
            state.setFrequency(n - StateValues.FREQUENCY, v.frequencies[n - StateValues.FREQUENCY]);
        } else if (n >= StateValues.VERTEX_FLOAT) {
            int i = n - StateValues.VERTEX_FLOAT;
            if (copy(v.vertexFloats, s.vertexFloats, 4 * i)) state.vertexFloatsChanged(i, 1);
        } else if (n >= StateValues.VERTEX_BOOL) {
            int i = n - StateValues.VERTEX_BOOL;
            s.vertexBools[i] = v.vertexBools[i];
            state.dirty.groups |= DirtyBits.VERTEX_LATE;
        } else if (n >= StateValues.VERTEX_INT) {
            if (copy(v.vertexInts, s.vertexInts, 4 * (n - StateValues.VERTEX_INT)))
                state.dirty.groups |= DirtyBits.VERTEX_LATE;
        } else if (n >= StateValues.PIXEL_FLOAT) {
            int i = n - StateValues.PIXEL_FLOAT;
            if (copy(v.pixelFloats, s.pixelFloats, 4 * i)) state.pixelFloatsChanged(i, 1);
        } else if (n >= StateValues.PIXEL_BOOL) {
            s.pixelBools[n - StateValues.PIXEL_BOOL] = v.pixelBools[n - StateValues.PIXEL_BOOL];
            state.dirty.groups |= DirtyBits.PIXEL_LATE;
        } else if (n >= StateValues.PIXEL_INT) {
            if (copy(v.pixelInts, s.pixelInts, 4 * (n - StateValues.PIXEL_INT)))
                state.dirty.groups |= DirtyBits.PIXEL_LATE;
        } else if (n >= StateValues.PLANE) {
            calls.setClipPlane(n - StateValues.PLANE, v.planes[n - StateValues.PLANE]);
        } else {
            switch (n) {
                case StateValues.INDICES -> state.bindIndices(v.indices);
                case StateValues.DECLARATION -> {
                    // A block without a declaration leaves the device's.
                    if (v.declaration != null) state.bindDeclaration(v.declaration);
                }
                case StateValues.VERTEX_SHADER -> state.bindVertexShader(v.vertexShader);
                case StateValues.PIXEL_SHADER -> state.bindPixelShader(v.pixelShader);
                case StateValues.VIEWPORT -> calls.setViewport(v.viewport);
                case StateValues.SCISSOR -> calls.setScissorRect(v.scissor);
                default -> calls.setMaterial(v.material);
            }
        }
    }

    /** Copies a register; says whether it changed. */
    private static boolean copy(int[] from, int[] to, int at) { // hot
        if (to[at] == from[at]
                && to[at + 1] == from[at + 1]
                && to[at + 2] == from[at + 2]
                && to[at + 3] == from[at + 3]) return false;
        to[at] = from[at];
        to[at + 1] = from[at + 1];
        to[at + 2] = from[at + 2];
        to[at + 3] = from[at + 3];
        return true;
    }

    @Override
    public void destroy() {
        StateValues v = values;
        for (BaseTextureObject t : v.textures) hold(t, null);
        for (VertexBufferObject b : v.streams) hold(b, null);
        hold(v.indices, null);
        hold(v.declaration, null);
        hold(v.vertexShader, null);
        hold(v.pixelShader, null);
    }
}
