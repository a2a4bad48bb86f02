package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Factory that makes swap chains, and says whether pictures may tear. */
public final class IDXGIFactory5 {
    public static final Guid IID = Guid.of("7632e1f5-ee65-4dca-87fd-84cd75f8838d");

    private static final MethodHandle MAKE_WINDOW_ASSOCIATION = Abi.method(8, "I_JI");
    private static final MethodHandle CREATE_SWAP_CHAIN_FOR_HWND = Abi.method(15, "I_JJJJJJ");
    private static final MethodHandle CHECK_FEATURE_SUPPORT = Abi.method(28, "I_IJI");

    private IDXGIFactory5() {}

    public static int makeWindowAssociation(long self, long window, int flags) {
        try {
            return (int) MAKE_WINDOW_ASSOCIATION.invokeExact(self, window, flags);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory::makeWindowAssociation", t);
        }
    }

    /** @param queue the direct queue, where older APIs have the device */
    public static int createSwapChainForHwnd(
            long self, long queue, long window, long desc, long fullscreen, long output, long result) {
        try {
            return (int) CREATE_SWAP_CHAIN_FOR_HWND.invokeExact(self, queue, window, desc, fullscreen, output, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory2::createSwapChainForHwnd", t);
        }
    }

    public static int checkFeatureSupport(long self, int feature, long data, int size) {
        try {
            return (int) CHECK_FEATURE_SUPPORT.invokeExact(self, feature, data, size);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIFactory5::checkFeatureSupport", t);
        }
    }
}
