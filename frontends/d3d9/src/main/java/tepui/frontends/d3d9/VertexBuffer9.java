package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;

/** IDirect3DVertexBuffer9. */
public final class VertexBuffer9 extends Buffer9 {
    final int fvf;

    VertexBuffer9(DeviceBase device, int size, int usage, int fvf, int pool) {
        super(device, size, usage, pool, Bind.VERTEX);
        this.fvf = fvf;
    }

    @Override
    void moved() { // hot
        State9 s = device.state;
        // State blocks hold it too, but nearly always it is bound once.
        int left = uses();
        for (int i = 0; i < State9.STREAMS && left > 0; i++) {
            if (s.streams[i] != this) continue;
            device.dirtyStreams |= 1 << i;
            device.dirty |= Dirty9.STREAMS;
            left--;
        }
    }

    @Override
    public int getType() {
        return D3DRTYPE_VERTEXBUFFER;
    }

    public int getDesc(@Nullable Ref<BufferDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = new BufferDesc9(D3DFMT_VERTEXDATA, D3DRTYPE_VERTEXBUFFER, usage, pool, size, fvf);
        return D3D_OK;
    }
}
