package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A graphics card, or what stands for one. */
public final class IDXGIAdapter1 {
    public static final Guid IID = Guid.of("29038f61-3839-4626-91fd-086879011a05");

    private static final MethodHandle GET_DESC1 = Abi.method(10, "I_J");

    private IDXGIAdapter1() {}

    public static int getDesc1(long self, long desc) {
        try {
            return (int) GET_DESC1.invokeExact(self, desc);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIAdapter1::getDesc1", t);
        }
    }
}
