package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Switch of the debug layer. */
public final class ID3D12Debug {
    public static final Guid IID = Guid.of("344488b7-6846-474b-b989-f027448245e0");

    private static final MethodHandle ENABLE_DEBUG_LAYER = Abi.method(3, "V_");

    private ID3D12Debug() {}

    public static void enableDebugLayer(long self) {
        try {
            ENABLE_DEBUG_LAYER.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Debug::enableDebugLayer", t);
        }
    }
}
