package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BufferDesc9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.pipe.Bind;
import tepui.pipe.IndexType;

/** Index buffer. */
public final class IndexBufferObject extends BufferObject implements IndexBuffer9 {
    private final int format;
    public final IndexType type;
    /** Draws read it. */
    public boolean bound;

    public IndexBufferObject(ResourceRegistry registry, int size, int usage, int format, int pool) {
        super(registry, size, usage, pool, Bind.INDEX);
        this.format = format;
        type = format == D3DFMT_INDEX32 ? IndexType.U32 : IndexType.U16;
    }

    @Override
    void moved() { // hot
        if (bound) registry.dirty.groups |= DirtyBits.INDICES;
    }

    @Override
    public int getType() {
        return D3DRTYPE_INDEXBUFFER;
    }

    @Override
    public int getDesc(@Nullable Ref<BufferDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = new BufferDesc9(format, D3DRTYPE_INDEXBUFFER, usage, pool, size, 0);
        return D3D_OK;
    }
}
