package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Memory of recorded commands. */
public final class ID3D12CommandAllocator {
    public static final Guid IID = Guid.of("6102dee4-af59-4b09-b999-b44d73f09b24");

    private static final MethodHandle RESET = Abi.method(8, "I_");

    private ID3D12CommandAllocator() {}

    public static int reset(long self) {
        try {
            return (int) RESET.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12CommandAllocator::reset", t);
        }
    }
}
