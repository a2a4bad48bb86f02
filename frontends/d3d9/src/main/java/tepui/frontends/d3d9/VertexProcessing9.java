package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Slots;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Usage;

/**
 * ProcessVertices: the vertex stage as a draw would run it, fixed function or a shader, its outputs streamed to memory, brought through the
 * viewport to pixels, and written in the form of the target's elements. What the stage does not give stays as it is in the target.
 */
final class VertexProcessing9 {
    /** Words of a streamed vertex: position, two colours, eight sets of coordinates. */
    private static final int POSITION = 0;

    private static final int COLORS = 4;
    private static final int COORDINATES = 12;
    private static final int WORDS = 44;

    private final DeviceDraws d;
    private final int discard;

    VertexProcessing9(DeviceDraws device) {
        d = device;
        RasterState.Builder r = new RasterState.Builder();
        r.discard = true;
        discard = device.gpu.states().raster.intern(r.build());
    }

    /** Which outputs a stage is to stream: those that any pixel stage could read, by their locations. */
    static StreamOutputLayout layout(Shader shader) {
        List<StreamOutputLayout.Output> outputs = new ArrayList<>();
        for (Variable v : shader.outputs) {
            int at = -1;
            if (v.builtin == Builtin.POSITION) at = POSITION;
            else if (v.builtin != Builtin.NONE) continue;
            else if (v.location < Slots.TEXCOORD0) at = COLORS + 4 * (v.location - Slots.COLOR0);
            else if (v.location < Slots.TEXCOORD0 + 8) at = COORDINATES + 4 * (v.location - Slots.TEXCOORD0);
            if (at >= 0) outputs.add(new StreamOutputLayout.Output(v.name(), 0, 0, 4, 0, 4 * at, 0));
        }
        return new StreamOutputLayout(outputs, List.of(4 * WORDS));
    }

    /** Bytes from one vertex of such elements to the next. */
    private static int stride(VertexElement9[] elements) {
        int end = 0;
        for (VertexElement9 e : elements) end = Math.max(end, e.offset() + VertexDeclaration9.bytes(e.type()));
        return end;
    }

    int run(int start, int first, int count, VertexBuffer9 target, VertexElement9[] elements) {
        VertexDeclaration9 from = d.state.declaration;
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
        if (!d.caps.streamOutput) return D3DERR_NOTAVAILABLE;
        if (count == 0) return D3D_OK;
        if (!d.draws.validate(from, D3DPT_POINTLIST)) return D3DERR_INVALIDCALL;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment made = arena.allocate(4L * WORDS * count, 16);
            stream(from, sets, start, count, made);
            MemorySegment to = target.lock(first * stride, count * stride, 0);
            for (int i = 0; i < count; i++) {
                for (VertexElement9 e : elements) write(made, (long) WORDS * i, e, to, (long) i * stride + e.offset());
            }
            return target.unlock();
        }
    }

    private void stream(VertexDeclaration9 from, int sets, int start, int count, MemorySegment into) {
        VertexShader9 vs = d.vertexShader();
        ShaderObject stage = vs == null ? d.fixed.streamingShader(from, sets) : vs.streaming();
        Buffer b = d.gpu.createBuffer(new BufferDesc(into.byteSize(), Bind.STREAM_OUTPUT, Usage.DEFAULT, false));
        StreamTarget t = d.gpu.createStreamTarget(b, 0, into.byteSize());
        d.pipe.bindShader(Stage.VERTEX, stage);
        d.pipe.bindRaster(discard);
        d.pipe.setStreamTargets(new StreamTarget[] {t}, new boolean[1]);
        d.pipe.draw(Primitive.POINTS, false, 0, 1, start, count, 0, 0);
        d.pipe.setStreamTargets(new @Nullable StreamTarget[0], new boolean[0]);
        d.draws.forget();
        d.pipe.readBuffer(b, 0, into);
        d.gpu.destroy(t);
        d.gpu.destroy(b);
    }

    private static float word(MemorySegment from, long at) {
        return from.getAtIndex(ValueLayout.JAVA_FLOAT, at);
    }

    private void write(MemorySegment made, long vertex, VertexElement9 e, MemorySegment to, long at) {
        int n = VertexDeclaration9.components(e.type());
        float[] v = new float[4];
        switch (e.usage()) {
            case D3DDECLUSAGE_POSITIONT -> {
                if (e.usageIndex() != 0) return;
                pixels(made, vertex + POSITION, v);
            }
            case D3DDECLUSAGE_COLOR -> {
                if (e.usageIndex() > 1) return;
                for (int i = 0; i < 4; i++) v[i] = word(made, vertex + COLORS + 4L * e.usageIndex() + i);
            }
            case D3DDECLUSAGE_TEXCOORD -> {
                if (e.usageIndex() > 7) return;
                for (int i = 0; i < n; i++) v[i] = word(made, vertex + COORDINATES + 4L * e.usageIndex() + i);
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
        Viewport9 p = d.state.viewport;
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
