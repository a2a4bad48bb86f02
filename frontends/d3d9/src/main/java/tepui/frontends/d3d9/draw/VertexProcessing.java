package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.program.StreamedVertex;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Usage;

/**
 * Processor of vertices for ProcessVertices: the vertex stage as a draw would run it, fixed function or a shader, its outputs streamed to memory, brought through the
 * viewport to pixels, and written in the form of the target's elements. What the stage does not give stays as it is in the target.
 */
final class VertexProcessing {
    private final Backend backend;
    private final DeviceState state;
    private final StateValues values;
    private final DrawState draws;
    private final int discard;

    VertexProcessing(Backend backend, DeviceState state, DrawState draws) {
        this.backend = backend;
        this.state = state;
        values = state.values;
        this.draws = draws;
        RasterState.Builder r = new RasterState.Builder();
        r.discard = true;
        discard = backend.gpu.states().raster.intern(r.build());
    }

    /** Bytes from one vertex of such elements to the next. */
    private static int stride(VertexElement9[] elements) {
        int end = 0;
        for (VertexElement9 e : elements) end = Math.max(end, e.offset() + VertexDeclarationObject.bytes(e.type()));
        return end;
    }

    int run(int start, int first, int count, VertexBufferObject target, VertexElement9[] elements) {
        VertexDeclarationObject from = values.declaration;
        if (from == null || from.transformed || start < 0 || first < 0 || count < 0) return D3DERR_INVALIDCALL;
        int stride = stride(elements);
        boolean inPixels = false;
        int sets = 0;
        for (VertexElement9 e : elements) {
            if (e.stream() != 0) return D3DERR_INVALIDCALL;
            inPixels |= e.usage() == D3DDECLUSAGE_POSITIONT && e.usageIndex() == 0;
            if (e.usage() == D3DDECLUSAGE_TEXCOORD && e.usageIndex() < 8) sets |= 1 << e.usageIndex();
        }
        if (!inPixels || (first + (long) count) * stride > target.size) return D3DERR_INVALIDCALL;
        if (!backend.caps.streamOutput) return D3DERR_NOTAVAILABLE;
        if (count == 0) return D3D_OK;
        if (!draws.validate(from, D3DPT_POINTLIST)) return D3DERR_INVALIDCALL;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment made = arena.allocate(4L * StreamedVertex.WORDS * count, 16);
            stream(from, sets, start, count, made);
            MemorySegment to = target.lock(first * stride, count * stride, 0);
            for (int i = 0; i < count; i++) {
                for (VertexElement9 e : elements)
                    write(made, (long) StreamedVertex.WORDS * i, e, to, (long) i * stride + e.offset());
            }
            return target.unlock();
        }
    }

    private void stream(VertexDeclarationObject from, int sets, int start, int count, MemorySegment into) {
        VertexShaderObject vs = state.vertexShader();
        ShaderObject stage = vs == null ? draws.fixed.streamingShader(from, sets) : vs.streaming();
        Buffer b = backend.gpu.createBuffer(new BufferDesc(into.byteSize(), Bind.STREAM_OUTPUT, Usage.DEFAULT, false));
        StreamTarget t = backend.gpu.createStreamTarget(b, 0, into.byteSize());
        backend.pipe.bindShader(Stage.VERTEX, stage);
        backend.pipe.bindRaster(discard);
        backend.pipe.setStreamTargets(new StreamTarget[] {t}, new boolean[1]);
        backend.pipe.draw(Primitive.POINTS, false, 0, 1, start, count, 0, 0);
        backend.pipe.setStreamTargets(new @Nullable StreamTarget[0], new boolean[0]);
        draws.forget();
        backend.pipe.readBuffer(b, 0, into);
        backend.gpu.destroy(t);
        backend.gpu.destroy(b);
    }

    private static float word(MemorySegment from, long at) {
        return from.getAtIndex(ValueLayout.JAVA_FLOAT, at);
    }

    private void write(MemorySegment made, long vertex, VertexElement9 e, MemorySegment to, long at) {
        int n = VertexDeclarationObject.components(e.type());
        float[] v = new float[4];
        switch (e.usage()) {
            case D3DDECLUSAGE_POSITIONT -> {
                if (e.usageIndex() != 0) return;
                pixels(made, vertex + StreamedVertex.POSITION, v);
            }
            case D3DDECLUSAGE_COLOR -> {
                if (e.usageIndex() > 1) return;
                for (int i = 0; i < 4; i++) v[i] = word(made, vertex + StreamedVertex.COLORS + 4L * e.usageIndex() + i);
            }
            case D3DDECLUSAGE_TEXCOORD -> {
                if (e.usageIndex() > 7) return;
                for (int i = 0; i < n; i++)
                    v[i] = word(made, vertex + StreamedVertex.COORDINATES + 4L * e.usageIndex() + i);
            }
            default -> {
                return;
            }
        }
        if (e.type() == D3DDECLTYPE_D3DCOLOR) {
            to.set(ValueLayout.JAVA_INT_UNALIGNED, at, argb(v));
        } else if (e.type() <= D3DDECLTYPE_FLOAT4) {
            for (int i = 0; i < n; i++) to.set(ValueLayout.JAVA_FLOAT_UNALIGNED, at + 4L * i, v[i]);
        }
    }

    /** From clip space to pixels, with 1 / w. */
    private void pixels(MemorySegment made, long at, float[] v) {
        Viewport9 p = values.viewport;
        float rhw = 1 / word(made, at + 3);
        v[0] = p.x() + (1 + word(made, at) * rhw) * p.width() / 2;
        v[1] = p.y() + (1 - word(made, at + 1) * rhw) * p.height() / 2;
        v[2] = p.minZ() + word(made, at + 2) * rhw * (p.maxZ() - p.minZ());
        v[3] = rhw;
    }

    private static int argb(float[] rgba) {
        int[] b = new int[4];
        for (int i = 0; i < 4; i++) b[i] = (int) (Math.min(Math.max(rgba[i], 0), 1) * 255 + 0.5f);
        return b[3] << 24 | b[0] << 16 | b[1] << 8 | b[2];
    }
}
