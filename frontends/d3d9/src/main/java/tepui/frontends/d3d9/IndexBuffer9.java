package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** IDirect3DIndexBuffer9. */
public interface IndexBuffer9 extends Buffer9 {
    int getDesc(@Nullable Ref<BufferDesc9> desc);
}
