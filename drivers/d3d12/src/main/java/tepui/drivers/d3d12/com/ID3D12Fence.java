package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A number that grows as the queue advances. */
public final class ID3D12Fence {
    public static final Guid IID = Guid.of("0a753dcf-c4d8-4b91-adf6-be5a60d95a76");

    private static final MethodHandle GET_COMPLETED_VALUE = Abi.method(8, "J_");
    private static final MethodHandle SET_EVENT_ON_COMPLETION = Abi.method(9, "I_JJ");

    private ID3D12Fence() {}

    public static long getCompletedValue(long self) {
        try {
            return (long) GET_COMPLETED_VALUE.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Fence::getCompletedValue", t);
        }
    }

    public static int setEventOnCompletion(long self, long value, long event) {
        try {
            return (int) SET_EVENT_ON_COMPLETION.invokeExact(self, value, event);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Fence::setEventOnCompletion", t);
        }
    }
}
