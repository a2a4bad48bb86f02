package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** An array of descriptors. */
public final class ID3D12DescriptorHeap {
    public static final Guid IID = Guid.of("8efb471d-616c-4f49-90f7-127bb763fa51");

    private static final MethodHandle GET_CPU_DESCRIPTOR_HANDLE_FOR_HEAP_START = Abi.method(9, "J_J");
    private static final MethodHandle GET_GPU_DESCRIPTOR_HANDLE_FOR_HEAP_START = Abi.method(10, "J_J");

    private ID3D12DescriptorHeap() {}

    public static long getCPUDescriptorHandleForHeapStart(long self, long result) {
        try {
            return (long) GET_CPU_DESCRIPTOR_HANDLE_FOR_HEAP_START.invokeExact(self, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12DescriptorHeap::getCPUDescriptorHandleForHeapStart", t);
        }
    }

    public static long getGPUDescriptorHandleForHeapStart(long self, long result) {
        try {
            return (long) GET_GPU_DESCRIPTOR_HANDLE_FOR_HEAP_START.invokeExact(self, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12DescriptorHeap::getGPUDescriptorHandleForHeapStart", t);
        }
    }
}
