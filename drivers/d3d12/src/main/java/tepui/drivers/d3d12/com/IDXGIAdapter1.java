package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A graphics card, or what stands for one. */
public final class IDXGIAdapter1 {
    public static final Guid IID = Guid.of("29038f61-3839-4626-91fd-086879011a05");

    private static final Guid IDXGI_DEVICE = Guid.of("54ec77fa-1377-44e6-8c32-88fd5f44c84c");

    private static final MethodHandle CHECK_INTERFACE_SUPPORT = Abi.method(9, "I_JJ");
    private static final MethodHandle GET_DESC1 = Abi.method(10, "I_J");

    private IDXGIAdapter1() {}

    /** The driver's version, four numbers of 16 bits, the first highest. */
    public static int driverVersion(long self, long result) {
        try {
            return (int) CHECK_INTERFACE_SUPPORT.invokeExact(self, IDXGI_DEVICE.address(), result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIAdapter::checkInterfaceSupport", t);
        }
    }

    public static int getDesc1(long self, long desc) {
        try {
            return (int) GET_DESC1.invokeExact(self, desc);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIAdapter1::getDesc1", t);
        }
    }
}
