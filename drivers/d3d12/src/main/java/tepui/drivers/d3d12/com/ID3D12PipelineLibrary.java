package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Compiled pipelines by names, to be written to a file. */
public final class ID3D12PipelineLibrary {
    public static final Guid IID = Guid.of("c64226a8-9201-46af-b4cc-53fb9ff7414f");

    private static final MethodHandle STORE_PIPELINE = Abi.method(8, "I_JJ");
    private static final MethodHandle LOAD_GRAPHICS_PIPELINE = Abi.method(9, "I_JJJJ");
    private static final MethodHandle LOAD_COMPUTE_PIPELINE = Abi.method(10, "I_JJJJ");
    private static final MethodHandle GET_SERIALIZED_SIZE = Abi.method(11, "J_");
    private static final MethodHandle SERIALIZE = Abi.method(12, "I_JJ");

    private ID3D12PipelineLibrary() {}

    public static int storePipeline(long self, long name, long pipeline) {
        try {
            return (int) STORE_PIPELINE.invokeExact(self, name, pipeline);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12PipelineLibrary::storePipeline", t);
        }
    }

    public static int loadGraphicsPipeline(long self, long name, long desc, long iid, long result) {
        try {
            return (int) LOAD_GRAPHICS_PIPELINE.invokeExact(self, name, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12PipelineLibrary::loadGraphicsPipeline", t);
        }
    }

    public static int loadComputePipeline(long self, long name, long desc, long iid, long result) {
        try {
            return (int) LOAD_COMPUTE_PIPELINE.invokeExact(self, name, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12PipelineLibrary::loadComputePipeline", t);
        }
    }

    public static long getSerializedSize(long self) {
        try {
            return (long) GET_SERIALIZED_SIZE.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12PipelineLibrary::getSerializedSize", t);
        }
    }

    public static int serialize(long self, long data, long size) {
        try {
            return (int) SERIALIZE.invokeExact(self, data, size);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12PipelineLibrary::serialize", t);
        }
    }
}
