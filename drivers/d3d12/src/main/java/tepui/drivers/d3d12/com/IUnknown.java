package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Base of every object of COM. */
public final class IUnknown {
    public static final Guid IID = Guid.of("00000000-0000-0000-c000-000000000046");

    private static final MethodHandle QUERY_INTERFACE = Abi.method(0, "I_JJ");
    private static final MethodHandle ADD_REF = Abi.method(1, "I_");
    private static final MethodHandle RELEASE = Abi.method(2, "I_");

    private IUnknown() {}

    public static int queryInterface(long self, long iid, long result) {
        try {
            return (int) QUERY_INTERFACE.invokeExact(self, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("IUnknown::queryInterface", t);
        }
    }

    public static int addRef(long self) {
        try {
            return (int) ADD_REF.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("IUnknown::addRef", t);
        }
    }

    public static int release(long self) {
        try {
            return (int) RELEASE.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("IUnknown::release", t);
        }
    }
}
