package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.BitSet;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * IDirect3DStateBlock9: values and a bit for each that it has. What it holds of objects stays alive with it. Applying it walks its bits and
 * sets what differs, as the setters would.
 */
public final class StateBlock9 extends DeviceChild9 {
    final State9 values;
    private final BitSet marks;
    private final Device9 owner;
    /** Its bits in order, so that applying allocates nothing and looks at no others. */
    private int[] order = new int[0];

    private boolean orderStale = true;
    private boolean withLights;

    StateBlock9(Device9 device, BitSet marks, boolean recording) {
        super(device);
        owner = device;
        values = new State9(device.state.software);
        this.marks = marks;
        withLights = recording;
    }

    /** A block of all state of a type, with the values of now. */
    static StateBlock9 of(Device9 device, int type) {
        StateBlock9 b = new StateBlock9(device, StateSets.of(type, device.state.software), false);
        b.withLights = type != D3DSBT_PIXELSTATE;
        if (b.withLights) {
            // The lights of now; later ones are not part of it.
            device.state.lights.forEach((i, l) -> b.values.lights.put(i, l.clone()));
            b.values.lightsEnabled.putAll(device.state.lightsEnabled);
        }
        b.capture();
        return b;
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
    void hold(@Nullable Unknown9 old, @Nullable Unknown9 now) {
        if (now != null) now.use();
        if (old != null) old.unuse();
    }

    private int[] order() {
        if (orderStale) {
            order = marks.stream().toArray();
            orderStale = false;
        }
        return order;
    }

    /** Takes the device's values of what it has. */
    public int capture() {
        device.enter();
        try {
            if (owner.recording != null) return D3DERR_INVALIDCALL;
            State9 s = owner.state;
            for (int n : order()) captureOne(s, n);
            for (Map.Entry<Integer, Light9> e : values.lights.entrySet()) {
                Light9 l = s.lights.get(e.getKey());
                e.setValue(l == null ? State9.defaultLight() : l.clone());
            }
            for (Map.Entry<Integer, Boolean> e : values.lightsEnabled.entrySet()) {
                e.setValue(s.lightsEnabled.getOrDefault(e.getKey(), false));
            }
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    private void captureOne(State9 s, int n) {
        State9 v = values;
        if (n < State9.SAMPLER) {
            v.render[n] = s.render[n];
        } else if (n < State9.STAGE) {
            v.samplers[n - State9.SAMPLER] = s.samplers[n - State9.SAMPLER];
        } else if (n < State9.TRANSFORM) {
            v.stages[n - State9.STAGE] = s.stages[n - State9.STAGE];
        } else if (n < State9.TEXTURE) {
            System.arraycopy(s.transforms[n - State9.TRANSFORM], 0, v.transforms[n - State9.TRANSFORM], 0, 16);
        } else if (n < State9.STREAM) {
            int i = n - State9.TEXTURE;
            hold(v.textures[i], s.textures[i]);
            v.textures[i] = s.textures[i];
        } else if (n < State9.FREQUENCY) {
            int i = n - State9.STREAM;
            hold(v.streams[i], s.streams[i]);
            v.streams[i] = s.streams[i];
            v.offsets[i] = s.offsets[i];
            v.strides[i] = s.strides[i];
        } else if (n < State9.INDICES) {
            v.frequencies[n - State9.FREQUENCY] = s.frequencies[n - State9.FREQUENCY];
        } else if (n >= State9.VERTEX_FLOAT) {
            System.arraycopy(
                    s.vertexFloats, 4 * (n - State9.VERTEX_FLOAT), v.vertexFloats, 4 * (n - State9.VERTEX_FLOAT), 4);
        } else if (n >= State9.VERTEX_BOOL) {
            v.vertexBools[n - State9.VERTEX_BOOL] = s.vertexBools[n - State9.VERTEX_BOOL];
        } else if (n >= State9.VERTEX_INT) {
            System.arraycopy(s.vertexInts, 4 * (n - State9.VERTEX_INT), v.vertexInts, 4 * (n - State9.VERTEX_INT), 4);
        } else if (n >= State9.PIXEL_FLOAT) {
            System.arraycopy(
                    s.pixelFloats, 4 * (n - State9.PIXEL_FLOAT), v.pixelFloats, 4 * (n - State9.PIXEL_FLOAT), 4);
        } else if (n >= State9.PIXEL_BOOL) {
            v.pixelBools[n - State9.PIXEL_BOOL] = s.pixelBools[n - State9.PIXEL_BOOL];
        } else if (n >= State9.PIXEL_INT) {
            System.arraycopy(s.pixelInts, 4 * (n - State9.PIXEL_INT), v.pixelInts, 4 * (n - State9.PIXEL_INT), 4);
        } else if (n >= State9.PLANE) {
            System.arraycopy(s.planes[n - State9.PLANE], 0, v.planes[n - State9.PLANE], 0, 4);
        } else {
            captureObject(s, n);
        }
    }

    private void captureObject(State9 s, int n) {
        State9 v = values;
        switch (n) {
            case State9.INDICES -> {
                hold(v.indices, s.indices);
                v.indices = s.indices;
            }
            case State9.DECLARATION -> {
                // A device without a declaration leaves the recorded one.
                if (s.declaration == null) return;
                hold(v.declaration, s.declaration);
                v.declaration = s.declaration;
            }
            case State9.VERTEX_SHADER -> {
                hold(v.vertexShader, s.vertexShader);
                v.vertexShader = s.vertexShader;
            }
            case State9.PIXEL_SHADER -> {
                hold(v.pixelShader, s.pixelShader);
                v.pixelShader = s.pixelShader;
            }
            case State9.VIEWPORT -> v.viewport = s.viewport;
            case State9.SCISSOR -> v.scissor = s.scissor;
            default -> v.material = s.material;
        }
    }

    /** Sets on the device what it has. */
    public int apply() { // hot
        device.enter();
        try {
            if (owner.recording != null) return D3DERR_INVALIDCALL;
            for (int n : order()) applyOne(n);
            if (withLights && !(values.lights.isEmpty() && values.lightsEnabled.isEmpty())) applyLights();
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    private void applyLights() {
        for (Map.Entry<Integer, Light9> e : values.lights.entrySet()) owner.setLight(e.getKey(), e.getValue());
        for (Map.Entry<Integer, Boolean> e : values.lightsEnabled.entrySet()) {
            owner.lightEnable(e.getKey(), e.getValue());
        }
    }

    private void applyOne(int n) { // hot
        State9 v = values;
        Device9 d = owner;
        if (n < State9.SAMPLER) {
            d.setRenderState(n, v.render[n]);
        } else if (n < State9.STAGE) {
            int i = n - State9.SAMPLER;
            if (d.state.samplers[i] == v.samplers[i]) return;
            d.state.samplers[i] = v.samplers[i];
            d.samplerChanged(i / State9.SAMPLER_STATES, i % State9.SAMPLER_STATES);
        } else if (n < State9.TRANSFORM) {
            int i = n - State9.STAGE;
            if (d.state.stages[i] == v.stages[i]) return;
            d.state.stages[i] = v.stages[i];
            d.dirty |= DeviceStates.stageGroups(i % State9.STAGE_STATES);
        } else if (n < State9.TEXTURE) {
            int i = n - State9.TRANSFORM;
            System.arraycopy(v.transforms[i], 0, d.state.transforms[i], 0, 16);
            d.transformChanged(i);
        } else if (n < State9.STREAM) {
            d.bindTexture(n - State9.TEXTURE, v.textures[n - State9.TEXTURE]);
        } else if (n < State9.FREQUENCY) {
            int i = n - State9.STREAM;
            // The offset stays the device's where no buffer is in the block.
            d.bindStream(i, v.streams[i], v.offsets[i], v.strides[i]);
        } else if (n < State9.INDICES) {
            d.setStreamSourceFreq(n - State9.FREQUENCY, v.frequencies[n - State9.FREQUENCY]);
        } else if (n >= State9.VERTEX_FLOAT) {
            int i = n - State9.VERTEX_FLOAT;
            if (copy(v.vertexFloats, d.state.vertexFloats, 4 * i)) d.vertexFloatsChanged(i, 1);
        } else if (n >= State9.VERTEX_BOOL) {
            int i = n - State9.VERTEX_BOOL;
            d.state.vertexBools[i] = v.vertexBools[i];
            d.dirty |= Dirty9.VERTEX_LATE;
        } else if (n >= State9.VERTEX_INT) {
            if (copy(v.vertexInts, d.state.vertexInts, 4 * (n - State9.VERTEX_INT))) d.dirty |= Dirty9.VERTEX_LATE;
        } else if (n >= State9.PIXEL_FLOAT) {
            int i = n - State9.PIXEL_FLOAT;
            if (copy(v.pixelFloats, d.state.pixelFloats, 4 * i)) d.pixelFloatsChanged(i, 1);
        } else if (n >= State9.PIXEL_BOOL) {
            d.state.pixelBools[n - State9.PIXEL_BOOL] = v.pixelBools[n - State9.PIXEL_BOOL];
            d.dirty |= Dirty9.PIXEL_LATE;
        } else if (n >= State9.PIXEL_INT) {
            if (copy(v.pixelInts, d.state.pixelInts, 4 * (n - State9.PIXEL_INT))) d.dirty |= Dirty9.PIXEL_LATE;
        } else if (n >= State9.PLANE) {
            d.setClipPlane(n - State9.PLANE, v.planes[n - State9.PLANE]);
        } else {
            switch (n) {
                case State9.INDICES -> d.bindIndices(v.indices);
                case State9.DECLARATION -> d.bindDeclaration(v.declaration);
                case State9.VERTEX_SHADER -> d.bindVertexShader(v.vertexShader);
                case State9.PIXEL_SHADER -> d.bindPixelShader(v.pixelShader);
                case State9.VIEWPORT -> d.setViewport(v.viewport);
                case State9.SCISSOR -> d.setScissorRect(v.scissor);
                default -> d.setMaterial(v.material);
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
    void destroy() {
        State9 v = values;
        for (BaseTexture9 t : v.textures) hold(t, null);
        for (VertexBuffer9 b : v.streams) hold(b, null);
        hold(v.indices, null);
        hold(v.declaration, null);
        hold(v.vertexShader, null);
        hold(v.pixelShader, null);
    }
}
