package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** IDirect3DVertexBuffer9. */
public interface VertexBuffer9 extends Buffer9 {
    int getDesc(@Nullable Ref<BufferDesc9> desc);
}
