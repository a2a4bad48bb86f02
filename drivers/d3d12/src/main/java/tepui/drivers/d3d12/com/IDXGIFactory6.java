package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Factory that lists adapters in the order of a preference; Windows 10 1803 and later. */
public final class IDXGIFactory6 {
    public static final Guid IID = Guid.of("c1b6694f-ff09-44a9-b03c-77900a0a1d17");
    /** DXGI_GPU_PREFERENCE: the fastest first. */
    public static final int HIGH_PERFORMANCE = 2;

    private static final MethodHandle ENUM_ADAPTER_BY_GPU_PREFERENCE = Abi.method(29, "I_IIJJ");

    private IDXGIFactory6() {}

    public static int enumAdapterByGpuPreference(long self, int index, int preference, long iid, long result) {
        try {
            return (int) ENUM_ADAPTER_BY_GPU_PREFERENCE.invokeExact(self, index, preference, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory6::enumAdapterByGpuPreference", t);
        }
    }
}
