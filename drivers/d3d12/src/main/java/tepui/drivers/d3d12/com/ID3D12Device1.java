package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** The device, with libraries of pipelines; Windows 10 1607 and later. */
public final class ID3D12Device1 {
    public static final Guid IID = Guid.of("77acce80-638e-4e65-8895-c1f23386863e");

    private static final MethodHandle CREATE_PIPELINE_LIBRARY = Abi.method(44, "I_JJJJ");

    private ID3D12Device1() {}

    /** @param blob what an earlier library was written as, in memory that lives as long as the library; 0 for an empty one */
    public static int createPipelineLibrary(long self, long blob, long size, long iid, long result) {
        try {
            return (int) CREATE_PIPELINE_LIBRARY.invokeExact(self, blob, size, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device1::createPipelineLibrary", t);
        }
    }
}
