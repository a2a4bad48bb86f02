package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A list of commands of the eighth kind: where OPTIONS14 says that faces have stencil references, every list is one. */
public final class ID3D12GraphicsCommandList8 {
    private static final MethodHandle OM_SET_FRONT_AND_BACK_STENCIL_REF = Abi.method(81, "V_II");

    private ID3D12GraphicsCommandList8() {}

    public static void omSetFrontAndBackStencilRef(long self, int front, int back) { // hot
        try {
            OM_SET_FRONT_AND_BACK_STENCIL_REF.invokeExact(self, front, back);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList8::omSetFrontAndBackStencilRef", t);
        }
    }
}
