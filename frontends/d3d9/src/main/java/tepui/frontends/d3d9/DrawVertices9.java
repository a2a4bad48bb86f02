package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.pipe.IndexType;
import tepui.pipe.StateCache;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** Brings what vertices are read from to the context: layouts, buffers, indices. */
final class DrawVertices9 {
    private static final int NONE = -1;

    private final DeviceStates d;
    private final UserVertices9 user;
    private final StateCache layouts = new StateCache();
    private int boundLayout = NONE;
    private int declaredStreams;

    DrawVertices9(DeviceStates device, UserVertices9 user) {
        d = device;
        this.user = user;
    }

    void forget() {
        boundLayout = NONE;
        user.forget();
        d.dirtyStreams = -1;
    }

    /** A draw from buffers follows one from the program's own memory. */
    void endUser() { // hot
        d.dirty = d.dirty & ~Dirty9.USER_VERTICES | Dirty9.STREAMS | Dirty9.LAYOUT;
        d.dirtyStreams |= 1;
        user.stride(0);
    }

    void apply(int dirty) { // hot
        if ((dirty & Dirty9.BUFFERS) != 0) buffers();
        if ((dirty & Dirty9.STREAMS) != 0) streams();
        if ((dirty & Dirty9.INDICES) != 0) indices();
    }

    /** @param inputs the vertex shader's input signature, 0 for fixed function */
    void layout(VertexDeclaration9 decl, int inputs) { // hot
        State9 s = d.state;
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
            d.pipe.bindVertexLayout(id);
        }
        if (declaredStreams != decl.streams) {
            declaredStreams = decl.streams;
            d.dirty |= Dirty9.BUFFERS;
        }
    }

    private int findLayout(VertexDeclaration9 decl, int inputs, int count) { // hot
        int[] key = decl.layoutKey;
        int id = layouts.find(key, count);
        if (id < 0) {
            id = d.gpu.states().vertexLayout.intern(makeLayout(decl, inputs));
            layouts.put(key, count, id);
        }
        return id;
    }

    private static int divisor(int frequency) { // hot
        return (frequency & D3DSTREAMSOURCE_INSTANCEDATA) != 0 ? frequency & 0x3fffff : 0;
    }

    private VertexLayout makeLayout(VertexDeclaration9 decl, int inputs) {
        State9 s = d.state;
        List<VertexLayout.Element> elements = new ArrayList<>();
        int last = -1;
        for (VertexElement9 e : decl.getDeclaration()) {
            int location = location(e, inputs);
            Format f = VertexDeclaration9.format(e.type());
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
        VertexShader9 vs = d.state.vertexShader;
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
        VertexDeclaration9 decl = d.state.declaration;
        return decl != null && decl.find(D3DDECLUSAGE_POSITION, 1) != null;
    }

    private void buffers() { // hot
        State9 s = d.state;
        boolean more = false;
        for (int i = 0; i < State9.STREAMS; i++) {
            VertexBuffer9 b = s.streams[i];
            if (b == null || !b.isStale()) continue;
            b.prepare();
            more |= b.isStale();
        }
        IndexBuffer9 indices = s.indices;
        if (indices != null && indices.isStale()) {
            indices.prepare();
            more |= indices.isStale();
        }
        // A buffer that stays locked is brought again before each draw.
        if (!more) d.dirty &= ~Dirty9.BUFFERS;
    }

    private void streams() { // hot
        State9 s = d.state;
        int mask = d.dirtyStreams & 0xffff;
        if ((mask & 1) != 0) user.unbound();
        d.dirtyStreams = 0;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            VertexBuffer9 b = s.streams[i];
            // An offset behind the end leaves nothing to read.
            if (b != null && s.offsets[i] > b.size) b = null;
            d.pipe.bindVertexBuffer(i, b == null ? null : b.buffer(), b == null ? 0 : b.base() + s.offsets[i]);
        }
    }

    private void indices() { // hot
        IndexBuffer9 i = d.state.indices;
        user.unboundIndices();
        if (i != null) d.pipe.bindIndexBuffer(i.buffer(), i.base(), i.type);
        else d.pipe.bindIndexBuffer(null, 0, IndexType.U16);
    }
}
