package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Bytes that the runtime made. */
public final class ID3DBlob {
    public static final Guid IID = Guid.of("8ba5fb08-5195-40e2-ac58-0d989c3a0102");

    private static final MethodHandle GET_BUFFER_POINTER = Abi.method(3, "J_");
    private static final MethodHandle GET_BUFFER_SIZE = Abi.method(4, "J_");

    private ID3DBlob() {}

    public static long getBufferPointer(long self) {
        try {
            return (long) GET_BUFFER_POINTER.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3DBlob::getBufferPointer", t);
        }
    }

    public static long getBufferSize(long self) {
        try {
            return (long) GET_BUFFER_SIZE.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3DBlob::getBufferSize", t);
        }
    }
}
