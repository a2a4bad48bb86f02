package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A buffer or a texture. */
public final class ID3D12Resource {
    public static final Guid IID = Guid.of("696442be-a72e-4059-bc79-5b5c98040fad");

    private static final MethodHandle SET_NAME = Abi.method(6, "I_J");
    private static final MethodHandle MAP = Abi.method(8, "I_IJJ");
    private static final MethodHandle GET_DESC = Abi.method(10, "J_J");
    private static final MethodHandle GET_GPU_VIRTUAL_ADDRESS = Abi.method(11, "J_");

    private ID3D12Resource() {}

    public static int setName(long self, long name) {
        try {
            return (int) SET_NAME.invokeExact(self, name);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Resource::setName", t);
        }
    }

    public static int map(long self, int subresource, long range, long result) {
        try {
            return (int) MAP.invokeExact(self, subresource, range, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Resource::map", t);
        }
    }

    public static long getDesc(long self, long result) {
        try {
            return (long) GET_DESC.invokeExact(self, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Resource::getDesc", t);
        }
    }

    public static long getGPUVirtualAddress(long self) {
        try {
            return (long) GET_GPU_VIRTUAL_ADDRESS.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Resource::getGPUVirtualAddress", t);
        }
    }
}
