package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BufferDesc9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.pipe.Bind;

/** Vertex buffer. */
public final class VertexBufferObject extends BufferObject implements VertexBuffer9 {
    public final int fvf;
    /** The streams that it is bound to, a bit each. */
    public int boundStreams;

    public VertexBufferObject(ResourceRegistry registry, int size, int usage, int fvf, int pool) {
        super(registry, size, usage, pool, Bind.VERTEX);
        this.fvf = fvf;
    }

    @Override
    void moved() { // hot
        registry.dirty.streams |= boundStreams;
        if (boundStreams != 0) registry.dirty.groups |= DirtyBits.STREAMS;
    }

    @Override
    public int getType() {
        return D3DRTYPE_VERTEXBUFFER;
    }

    @Override
    public int getDesc(@Nullable Ref<BufferDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = new BufferDesc9(D3DFMT_VERTEXDATA, D3DRTYPE_VERTEXBUFFER, usage, pool, size, fvf);
        return D3D_OK;
    }
}
