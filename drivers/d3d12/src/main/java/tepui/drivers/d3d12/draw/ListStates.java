package tepui.drivers.d3d12.draw;

import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.ProgramWords;
import tepui.drivers.d3d12.program.VertexInputs;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.pipe.BlendState;
import tepui.pipe.Counters;
import tepui.pipe.Limits;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Ring;

/**
 * Fixed state of a command list, beside pipeline and resources: targets, viewports, scissors, the blend colour, vertex
 * buffers.
 */
final class ListStates {
    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final Counters counters;
    /** For the arguments of a call. */
    private final long memory;

    ListStates(ContextParts parts, Bindings bindings) {
        device = parts.device;
        state = parts.state;
        counters = parts.counters;
        recorder = parts.recorder;
        this.bindings = bindings;
        memory = recorder.scratch.take(1024);
    }

    void targets(long list) { // hot
        RenderTargets t = state.targets;
        if (t == null) return;
        int n = t.colors().size();
        while (n > 0 && t.colors().get(n - 1) == null) n--;
        for (int i = 0; i < n; i++) {
            RenderTargets.Attachment a = t.colors().get(i);
            Scratch.putLong(
                    memory + 8L * i, a == null ? device.nullTarget() : ((D3d12Texture) a.texture()).targetView(a));
        }
        RenderTargets.Attachment d = t.depthStencil();
        if (d != null) Scratch.putLong(memory + 128, ((D3d12Texture) d.texture()).targetView(d));
        ID3D12GraphicsCommandList.omSetRenderTargets(list, n, memory, 0, d == null ? 0 : memory + 128);
        counters.renderPasses++;
    }

    private static int viewportCount(GraphicsProgram p) { // hot
        return p.usesViewports ? Limits.VIEWPORTS : 1;
    }

    /** Viewports lie between -32768 and 32767 (D3D12_VIEWPORT_BOUNDS_MIN and _MAX). */
    private static final float LAST_PIXEL = 32767;

    private static float place(float at) { // hot
        return at >= -32768 ? Math.min(at, LAST_PIXEL - 1) : -32768;
    }

    void viewports(long list, GraphicsProgram p) { // hot
        int count = viewportCount(p);
        recorder.scratch.to(memory);
        for (int i = 0; i < count; i++) {
            int at = i * 6;
            float width = state.viewports[at + 2];
            float height = state.viewports[at + 3];
            float y = state.viewports[at + 1];
            float left = place(state.viewports[at]);
            float top = place(height < 0 ? y + height : y);
            recorder.scratch
                    .f(left)
                    .f(top)
                    .f(Math.min(width > 0 ? width : 1, LAST_PIXEL - left))
                    .f(Math.min(height == 0 ? 1 : Math.abs(height), LAST_PIXEL - top))
                    .f(state.viewports[at + 4])
                    .f(state.viewports[at + 5]);
        }
        ID3D12GraphicsCommandList.rsSetViewports(list, count, memory);
    }

    /** {@code drawsFaces}: what reaches the rasteriser has faces, which may be culled. */
    void scissors(long list, GraphicsProgram p, boolean drawsFaces) { // hot
        int count = viewportCount(p);
        RasterState r = device.states().raster.get(state.raster);
        RenderTargets targets = state.targets;
        int w = targets == null ? 1 : targets.width();
        int h = targets == null ? 1 : targets.height();
        recorder.scratch.to(memory);
        for (int i = 0; i < count; i++) {
            int x0 = 0;
            int y0 = 0;
            int x1 = w;
            int y1 = h;
            if (r.scissor()) {
                int at = i * 4;
                x0 = Math.clamp(state.scissors[at], 0, w);
                y0 = Math.clamp(state.scissors[at + 1], 0, h);
                x1 = Math.clamp((long) state.scissors[at] + state.scissors[at + 2], x0, w);
                y1 = Math.clamp((long) state.scissors[at + 1] + state.scissors[at + 3], y0, h);
            }
            // Empty viewports, no rasterisation at all, as of other streams, and both faces
            // culled are empty rectangles.
            boolean gone = r.discard()
                    || p.key.word(ProgramWords.STREAM) > 0
                    || drawsFaces && r.cull() == RasterState.Cull.BOTH;
            boolean empty = gone || !(state.viewports[i * 6 + 2] > 0) || state.viewports[i * 6 + 3] == 0;
            recorder.scratch.i(x0).i(y0).i(empty ? x0 : x1).i(empty ? y0 : y1);
        }
        ID3D12GraphicsCommandList.rsSetScissorRects(list, count, memory);
    }

    void blendColor(long list) { // hot
        BlendState b = device.states().blend.get(state.blend);
        BlendState.Term term = b.target(0).rgb();
        boolean alpha = isConstantAlpha(term.source()) || isConstantAlpha(term.destination());
        // There is one constant colour and no factor that takes its alpha for colours: alpha in all of it is the same.
        for (int i = 0; i < 4; i++) Scratch.putFloat(memory + 4L * i, state.blendColor[alpha ? 3 : i]);
        ID3D12GraphicsCommandList.omSetBlendFactor(list, memory);
    }

    private static boolean isConstantAlpha(BlendState.Factor f) { // hot
        return f == BlendState.Factor.CONSTANT_ALPHA || f == BlendState.Factor.ONE_MINUS_CONSTANT_ALPHA;
    }

    void vertexBuffers(long list, VertexInputs.Input in) { // hot
        if (in.slots == 0) return;
        int most = 32 - Integer.numberOfLeadingZeros(in.slots);
        recorder.scratch.to(memory);
        for (int i = 0; i < most; i++) {
            D3d12Buffer b = (in.slots & 1 << i) != 0 ? state.vertexBuffers[i] : null;
            if (b == null) {
                recorder.scratch.l(0).i(0).i(0);
                continue;
            }
            long offset = state.vertexOffsets[i];
            // What Direct3D 12 cannot fetch reads as zeros.
            long address = b.storage.gpuAddress + offset;
            if (((address | in.strides[i]) & in.alignments[i] - 1) != 0) {
                recorder.scratch.l(0).i(0).i(0);
                continue;
            }
            recorder.scratch
                    .l(address)
                    .i((int) Math.min(b.size() - offset, 0xfffffff0L))
                    .i(in.strides[i]);
        }
        ID3D12GraphicsCommandList.iaSetVertexBuffers(list, 0, most, memory);
    }

    /** The constant attributes: a vertex buffer of one vertex. */
    void constants(long list) { // hot
        Ring<BufferStorage> ring = bindings.ring();
        long at = ring.take(BoundState.CONSTANT_BYTES, 16, recorder.serial);
        long to = ring.storage.address + at;
        for (int i = 0; i < state.constants.length; i++) Scratch.putInt(to + 4L * i, state.constants[i]);
        recorder.scratch
                .to(memory)
                .l(ring.storage.gpuAddress + at)
                .i(BoundState.CONSTANT_BYTES)
                .i(0);
        ID3D12GraphicsCommandList.iaSetVertexBuffers(list, VertexInputs.CONSTANTS, 1, memory);
    }
}
