package tepui.drivers.d3d12;

import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.record.D3d12Query;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.pipe.BlendState;
import tepui.pipe.Buffer;
import tepui.pipe.Counters;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.driver.TransferContext;

/** Setters of a context: whose objects it takes, and what follows from them beside what draws look at. */
abstract sealed class BoundContext
        extends TransferContext<D3d12Buffer, D3d12View, D3d12Shader, D3d12Texture, D3d12Query, BufferStorage>
        permits D3d12Context {
    final D3d12Device device;
    final BoundState state;

    BoundContext(D3d12Device device, BoundState state) {
        super(device, state, device.gpu.timeline, device.gpu.trails.begin());
        this.device = device;
        this.state = state;
    }

    @Override
    public final D3d12Device device() {
        return device;
    }

    @Override
    public final Counters counters() {
        counters.allocations = device.gpu.memory.made();
        return counters;
    }

    @Override
    protected final D3d12Buffer own(String call, Buffer buffer) { // hot
        return device.buffer(call, buffer);
    }

    @Override
    protected final D3d12Texture own(String call, Texture texture) { // hot
        return device.texture(call, texture);
    }

    @Override
    protected final D3d12View own(String call, TextureView view) { // hot
        return device.view(call, view);
    }

    @Override
    protected final D3d12Query own(String call, Query query) { // hot
        return device.query(call, query);
    }

    @Override
    protected final D3d12Shader own(String call, ShaderObject shader) { // hot
        return device.shader(call, shader);
    }

    @Override
    protected final void take(RenderTargets targets) { // hot
        RenderTargets before = state.targets;
        if (before == null || before.samples() != targets.samples() || state.readsTargets()) {
            state.dirty |= BoundState.PROGRAM;
        }
        state.targets = targets;
        targetsTaken(targets);
    }

    @Override
    protected final void blendBound(BlendState blend) { // hot
        // Direct3D has logic operations for few formats only.
        if (state.compiled.blend(blend, false)) state.dirty |= BoundState.PROGRAM;
    }

    @Override
    protected final void layoutBound(int id) { // hot
        if (state.compiled.layout(device.tables.attributeForms.of(id))) state.dirty |= BoundState.PROGRAM;
    }

    /** Draws go there from now on. */
    abstract void targetsTaken(RenderTargets targets); // hot

    /** An object is gone: it is bound nowhere any more. */
    final void unbind(Object gone) {
        state.unbind(gone);
    }
}
