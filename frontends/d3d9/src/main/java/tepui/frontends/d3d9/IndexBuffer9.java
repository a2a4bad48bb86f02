package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.IndexType;

/** IDirect3DIndexBuffer9. */
public final class IndexBuffer9 extends Buffer9 {
    private final int format;
    final IndexType type;

    IndexBuffer9(DeviceBase device, int size, int usage, int format, int pool) {
        super(device, size, usage, pool, Bind.INDEX);
        this.format = format;
        type = format == D3DFMT_INDEX32 ? IndexType.U32 : IndexType.U16;
    }

    @Override
    void moved() { // hot
        if (device.state.indices == this) device.dirty |= Dirty9.INDICES;
    }

    @Override
    public int getType() {
        return D3DRTYPE_INDEXBUFFER;
    }

    public int getDesc(@Nullable Ref<BufferDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = new BufferDesc9(format, D3DRTYPE_INDEXBUFFER, usage, pool, size, 0);
        return D3D_OK;
    }
}
