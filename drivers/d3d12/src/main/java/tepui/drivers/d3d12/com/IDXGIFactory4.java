package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Factory that finds adapters. */
public final class IDXGIFactory4 {
    public static final Guid IID = Guid.of("1bc6ea02-ef36-464f-bf0c-21ca39e5168a");

    private static final MethodHandle ENUM_ADAPTERS1 = Abi.method(12, "I_IJ");
    private static final MethodHandle ENUM_ADAPTER_BY_LUID = Abi.method(26, "I_JJJ");
    private static final MethodHandle ENUM_WARP_ADAPTER = Abi.method(27, "I_JJ");

    private IDXGIFactory4() {}

    public static int enumAdapters1(long self, int index, long result) {
        try {
            return (int) ENUM_ADAPTERS1.invokeExact(self, index, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory4::enumAdapters1", t);
        }
    }

    /** @param luid the locally unique id, a structure of 8 bytes */
    public static int enumAdapterByLuid(long self, long luid, long iid, long result) {
        try {
            return (int) ENUM_ADAPTER_BY_LUID.invokeExact(self, luid, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory4::enumAdapterByLuid", t);
        }
    }

    public static int enumWarpAdapter(long self, long iid, long result) {
        try {
            return (int) ENUM_WARP_ADAPTER.invokeExact(self, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory4::enumWarpAdapter", t);
        }
    }
}
