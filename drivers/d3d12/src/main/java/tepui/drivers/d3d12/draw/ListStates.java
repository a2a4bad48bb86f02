package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.Bindings;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.RootWords;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.program.ProgramWords;
import tepui.drivers.d3d12.program.RasterParts;
import tepui.drivers.d3d12.program.StencilSides;
import tepui.drivers.d3d12.program.VertexInputs;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.pipe.BlendState;
import tepui.pipe.Counters;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.Ring;

/**
 * State of a command list beside pipeline and resources: which of it the list has from the draw before, and what is set anew.
 */
final class ListStates {
    private static final int DXGI_FORMAT_R32_UINT = 42;
    private static final int DXGI_FORMAT_R16_UINT = 57;

    /** Dirty bits of the state that {@link #set} records. */
    static final int SET = BoundState.TARGETS
            | BoundState.VERTEX_BUFFERS
            | BoundState.CONSTANTS
            | BoundState.VIEWPORTS
            | BoundState.SCISSORS
            | BoundState.STENCIL_REFERENCE
            | BoundState.BLEND_COLOR
            | BoundState.WORDS;

    private final DeviceTables device;
    private final BoundState state;
    private final Recorder recorder;
    private final Bindings bindings;
    private final Counters counters;
    private final DrawWords words;
    /** For the arguments of a call. */
    private final long memory;

    private int boundTopology = -1;
    private int boundStencil = -1;

    ListStates(ContextParts parts, Bindings bindings, DrawWords words) {
        device = parts.device;
        state = parts.state;
        counters = parts.counters;
        recorder = parts.recorder;
        this.bindings = bindings;
        this.words = words;
        memory = recorder.scratch.take(1024);
    }

    /** A new list: nothing is set there. */
    void forget() {
        boundTopology = -1;
        boundStencil = -1;
    }

    /** D3D_PRIMITIVE_TOPOLOGY. */
    static int topology(Primitive p, int patchVertices) { // hot
        return switch (p) {
            case POINTS -> 1;
            case LINES -> 2;
            case LINE_STRIP, LINE_LOOP -> 3;
            case TRIANGLES, QUADS, TRIANGLE_FAN, POLYGON -> 4;
            case TRIANGLE_STRIP, QUAD_STRIP -> 5;
            case LINES_ADJACENCY -> 10;
            case LINE_STRIP_ADJACENCY -> 11;
            case TRIANGLES_ADJACENCY -> 12;
            case TRIANGLE_STRIP_ADJACENCY -> 13;
            case PATCHES -> 32 + patchVertices;
        };
    }

    /** The kind of primitives that a topology makes: one of those of {@link RasterParts}. */
    static int topologyClass(int topology) { // hot
        return switch (topology) {
            case 1 -> RasterParts.POINTS;
            case 2, 3, 10, 11 -> RasterParts.LINES;
            case 4, 5, 12, 13 -> RasterParts.TRIANGLES;
            default -> RasterParts.PATCHES;
        };
    }

    void topology(long list, int topology) { // hot
        if (boundTopology == topology) return;
        boundTopology = topology;
        ID3D12GraphicsCommandList.iaSetPrimitiveTopology(list, topology);
    }

    /** Sets what differs from the draw before. */
    void set(long list, GraphicsProgram p, VertexInputs.@Nullable Input in, DrawnFaces faces) { // hot
        int dirty = state.dirty;
        if ((dirty & BoundState.TARGETS) != 0) targets(list);
        if ((dirty & BoundState.VIEWPORTS) != 0) {
            viewports(list, p);
            dirty |= BoundState.SCISSORS;
        }
        if ((dirty & BoundState.SCISSORS) != 0) scissors(list, p, faces.exist());
        if ((dirty & BoundState.STENCIL_REFERENCE) != 0) {
            int front = state.stencilFront & 255;
            int back = state.stencilBack & 255;
            int side = faces.side();
            int references = side << 16 | back << 8 | front;
            if (boundStencil != references) {
                boundStencil = references;
                StencilSides.reference(list, side, front, back, device.gpu.features.facesHaveReferences);
            }
        }
        if ((dirty & BoundState.BLEND_COLOR) != 0) blendColor(list);
        if ((dirty & BoundState.VERTEX_BUFFERS) != 0 && in != null) vertexBuffers(list, in);
        if ((dirty & (BoundState.CONSTANTS | BoundState.VERTEX_BUFFERS)) != 0 && in != null && in.usesConstants) {
            constants(list);
        }
        if ((dirty & BoundState.WORDS) != 0) {
            words.set(RootWords.Y_SCALE, state.viewports[3] < 0 ? 1f : -1f);
            words.set(RootWords.PATCH_VERTICES, state.patchVertices);
            for (int i = 0; i < 4; i++) words.set(RootWords.TESS_OUTER + i, state.tessOuter[i]);
            for (int i = 0; i < 2; i++) words.set(RootWords.TESS_INNER + i, state.tessInner[i]);
        }
        state.dirty &= ~SET;
    }

    /** Sets the index buffer. */
    void indices(long list, long address, long bytes, IndexType type) { // hot
        int format = type == IndexType.U32 ? DXGI_FORMAT_R32_UINT : DXGI_FORMAT_R16_UINT;
        recorder.scratch
                .to(memory)
                .l(address)
                .i((int) Math.min(bytes, 0xfffffff0L))
                .i(format);
        ID3D12GraphicsCommandList.iaSetIndexBuffer(list, memory);
        state.dirty &= ~BoundState.INDEX_BUFFER;
    }

    private void targets(long list) { // hot
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

    private void viewports(long list, GraphicsProgram p) { // hot
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
    private void scissors(long list, GraphicsProgram p, boolean drawsFaces) { // hot
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

    private void blendColor(long list) { // hot
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

    private void vertexBuffers(long list, VertexInputs.Input in) { // hot
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
    private void constants(long list) { // hot
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
