package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.pipe.IndexType;
import tepui.pipe.StateCache;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** Vertex input of the context: layouts, buffers, indices. */
final class DrawVertices {
    private static final int NONE = -1;

    private final Backend backend;
    private final StateValues values;
    private final DirtyBits dirty;
    private final UserVertices user;
    private final StateCache layouts = new StateCache();
    private int boundLayout = NONE;
    private int declaredStreams;

    DrawVertices(Backend backend, DeviceState state, UserVertices user) {
        this.backend = backend;
        values = state.values;
        dirty = state.dirty;
        this.user = user;
    }

    void forget() {
        boundLayout = NONE;
        user.forget();
        dirty.streams = -1;
    }

    /** A draw from buffers follows one from the program's own memory. */
    void endUser() { // hot
        dirty.groups = dirty.groups & ~DirtyBits.USER_VERTICES | DirtyBits.STREAMS | DirtyBits.LAYOUT;
        dirty.streams |= 1;
        user.stride(0);
    }

    void apply(int given) { // hot
        if ((given & DirtyBits.BUFFERS) != 0) buffers();
        if ((given & DirtyBits.STREAMS) != 0) streams();
        if ((given & DirtyBits.INDICES) != 0) indices();
    }

    /** @param inputs the vertex shader's input signature, 0 for fixed function */
    void layout(VertexDeclarationObject decl, int inputs) { // hot
        StateValues s = values;
        int[] k = decl.layoutKey;
        int differs = k[1] ^ inputs;
        k[1] = inputs;
        int n = 2;
        for (int left = decl.streams; left != 0; left &= left - 1, n += 2) {
            int i = Integer.numberOfTrailingZeros(left);
            int stride = s.strides[i];
            int divisor = divisor(s.frequencies[i]);
            differs |= k[n] ^ stride | k[n + 1] ^ divisor;
            k[n] = stride;
            k[n + 1] = divisor;
        }
        int id = decl.layout;
        // Nearly always a declaration comes back with the shader and the strides that it had.
        if (differs != 0 || id < 0) {
            decl.layout = NONE;
            id = findLayout(decl, inputs, n);
            decl.layout = id;
        }
        if (id != boundLayout) {
            boundLayout = id;
            backend.pipe.bindVertexLayout(id);
        }
        if (declaredStreams != decl.streams) {
            declaredStreams = decl.streams;
            dirty.groups |= DirtyBits.BUFFERS;
        }
    }

    private int findLayout(VertexDeclarationObject decl, int inputs, int count) { // hot
        int[] key = decl.layoutKey;
        int id = layouts.find(key, count);
        if (id < 0) {
            id = backend.gpu.states().vertexLayout.intern(makeLayout(decl, inputs));
            layouts.put(key, count, id);
        }
        return id;
    }

    private static int divisor(int frequency) { // hot
        return (frequency & D3DSTREAMSOURCE_INSTANCEDATA) != 0 ? frequency & 0x3fffff : 0;
    }

    private VertexLayout makeLayout(VertexDeclarationObject decl, int inputs) {
        StateValues s = values;
        List<VertexLayout.Element> elements = new ArrayList<>();
        int last = -1;
        for (VertexElement9 e : decl.getDeclaration()) {
            int location = location(e, inputs);
            Format f = VertexDeclarationObject.format(e.type());
            if (location < 0 || f == null) continue;
            boolean taken = elements.stream().anyMatch(x -> x.location() == location);
            if (taken) continue;
            elements.add(new VertexLayout.Element(location, e.stream(), e.offset(), f));
            last = Math.max(last, e.stream());
        }
        List<VertexLayout.Binding> bindings = new ArrayList<>();
        for (int i = 0; i <= last; i++) {
            bindings.add(new VertexLayout.Binding(s.strides[i], divisor(s.frequencies[i])));
        }
        return new VertexLayout(elements, bindings);
    }

    private int location(VertexElement9 e, int inputs) {
        VertexShaderObject vs = values.vertexShader;
        if (inputs != 0 && vs != null) return vs.location(e.usage(), e.usageIndex());
        int i = e.usageIndex();
        return switch (e.usage()) {
            case D3DDECLUSAGE_POSITION, D3DDECLUSAGE_POSITIONT ->
                i == 0 ? FixedVertex.POSITION : i == 1 && tweens() ? FixedVertex.POSITION1 : -1;
            case D3DDECLUSAGE_BLENDWEIGHT -> i == 0 && !tweens() ? FixedVertex.WEIGHTS : -1;
            case D3DDECLUSAGE_BLENDINDICES -> i == 0 && !tweens() ? FixedVertex.INDICES : -1;
            case D3DDECLUSAGE_NORMAL -> i == 0 ? FixedVertex.NORMAL : i == 1 && tweens() ? FixedVertex.NORMAL1 : -1;
            case D3DDECLUSAGE_PSIZE -> i == 0 ? FixedVertex.POINT_SIZE : -1;
            case D3DDECLUSAGE_COLOR -> i == 0 ? FixedVertex.COLOR0 : i == 1 ? FixedVertex.COLOR1 : -1;
            case D3DDECLUSAGE_TEXCOORD -> i < 8 ? FixedVertex.TEXCOORD0 + i : -1;
            default -> -1;
        };
    }

    /** A declaration with a second position has no weights: it is for tweening, whatever the state says. */
    private boolean tweens() {
        VertexDeclarationObject decl = values.declaration;
        return decl != null && decl.find(D3DDECLUSAGE_POSITION, 1) != null;
    }

    private void buffers() { // hot
        StateValues s = values;
        boolean more = false;
        for (int i = 0; i < StateValues.STREAMS; i++) {
            VertexBufferObject b = s.streams[i];
            if (b == null || !b.isStale()) continue;
            b.prepare();
            more |= b.isStale();
        }
        IndexBufferObject indices = s.indices;
        if (indices != null && indices.isStale()) {
            indices.prepare();
            more |= indices.isStale();
        }
        // A buffer that stays locked is brought again before each draw.
        if (!more) dirty.groups &= ~DirtyBits.BUFFERS;
    }

    private void streams() { // hot
        StateValues s = values;
        int mask = dirty.streams & 0xffff;
        if ((mask & 1) != 0) user.unbound();
        dirty.streams = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            VertexBufferObject b = s.streams[i];
            // An offset behind the end leaves nothing to read.
            if (b != null && s.offsets[i] > b.size) b = null;
            backend.pipe.bindVertexBuffer(i, b == null ? null : b.buffer(), b == null ? 0 : b.base() + s.offsets[i]);
        }
    }

    private void indices() { // hot
        IndexBufferObject i = values.indices;
        user.unboundIndices();
        if (i != null) backend.pipe.bindIndexBuffer(i.buffer(), i.base(), i.type);
        else backend.pipe.bindIndexBuffer(null, 0, IndexType.U16);
    }
}
