package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** The device: makes everything else. */
public final class ID3D12Device {
    public static final Guid IID = Guid.of("189819f1-1db6-4b57-be54-1821339b85f7");

    private static final MethodHandle CREATE_COMMAND_QUEUE = Abi.method(8, "I_JJJ");
    private static final MethodHandle CREATE_COMMAND_ALLOCATOR = Abi.method(9, "I_IJJ");
    private static final MethodHandle CREATE_GRAPHICS_PIPELINE_STATE = Abi.method(10, "I_JJJ");
    private static final MethodHandle CREATE_COMPUTE_PIPELINE_STATE = Abi.method(11, "I_JJJ");
    private static final MethodHandle CREATE_COMMAND_LIST = Abi.method(12, "I_IIJJJJ");
    private static final MethodHandle CHECK_FEATURE_SUPPORT = Abi.method(13, "I_IJI");
    private static final MethodHandle CREATE_DESCRIPTOR_HEAP = Abi.method(14, "I_JJJ");
    private static final MethodHandle GET_DESCRIPTOR_HANDLE_INCREMENT_SIZE = Abi.method(15, "I_I");
    private static final MethodHandle CREATE_ROOT_SIGNATURE = Abi.method(16, "I_IJJJJ");
    private static final MethodHandle CREATE_CONSTANT_BUFFER_VIEW = Abi.quickMethod(17, "V_JJ");
    private static final MethodHandle CREATE_SHADER_RESOURCE_VIEW = Abi.method(18, "V_JJJ");
    private static final MethodHandle CREATE_UNORDERED_ACCESS_VIEW = Abi.method(19, "V_JJJJ");
    private static final MethodHandle CREATE_RENDER_TARGET_VIEW = Abi.method(20, "V_JJJ");
    private static final MethodHandle CREATE_DEPTH_STENCIL_VIEW = Abi.method(21, "V_JJJ");
    private static final MethodHandle CREATE_SAMPLER = Abi.method(22, "V_JJ");
    private static final MethodHandle COPY_DESCRIPTORS_SIMPLE = Abi.quickMethod(24, "V_IJJI");
    private static final MethodHandle GET_RESOURCE_ALLOCATION_INFO = Abi.method(25, "J_JIIJ");
    private static final MethodHandle CREATE_COMMITTED_RESOURCE = Abi.method(27, "I_JIJIJJJ");
    private static final MethodHandle CREATE_HEAP = Abi.method(28, "I_JJJ");
    private static final MethodHandle CREATE_PLACED_RESOURCE = Abi.method(29, "I_JJJIJJJ");
    private static final MethodHandle MAKE_RESIDENT = Abi.method(34, "I_IJ");
    private static final MethodHandle EVICT = Abi.method(35, "I_IJ");
    private static final MethodHandle CREATE_FENCE = Abi.method(36, "I_JIJJ");
    private static final MethodHandle GET_DEVICE_REMOVED_REASON = Abi.method(37, "I_");
    private static final MethodHandle CREATE_QUERY_HEAP = Abi.method(39, "I_JJJ");
    private static final MethodHandle CREATE_COMMAND_SIGNATURE = Abi.method(41, "I_JJJJ");

    private ID3D12Device() {}

    public static int createCommandQueue(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_COMMAND_QUEUE.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createCommandQueue", t);
        }
    }

    public static int createCommandAllocator(long self, int type, long iid, long result) {
        try {
            return (int) CREATE_COMMAND_ALLOCATOR.invokeExact(self, type, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createCommandAllocator", t);
        }
    }

    public static int createGraphicsPipelineState(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_GRAPHICS_PIPELINE_STATE.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createGraphicsPipelineState", t);
        }
    }

    public static int createComputePipelineState(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_COMPUTE_PIPELINE_STATE.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createComputePipelineState", t);
        }
    }

    public static int createCommandList(
            long self, int node, int type, long allocator, long pipeline, long iid, long result) {
        try {
            return (int) CREATE_COMMAND_LIST.invokeExact(self, node, type, allocator, pipeline, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createCommandList", t);
        }
    }

    public static int checkFeatureSupport(long self, int feature, long data, int size) {
        try {
            return (int) CHECK_FEATURE_SUPPORT.invokeExact(self, feature, data, size);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::checkFeatureSupport", t);
        }
    }

    public static int createDescriptorHeap(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_DESCRIPTOR_HEAP.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createDescriptorHeap", t);
        }
    }

    public static int getDescriptorHandleIncrementSize(long self, int type) {
        try {
            return (int) GET_DESCRIPTOR_HANDLE_INCREMENT_SIZE.invokeExact(self, type);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::getDescriptorHandleIncrementSize", t);
        }
    }

    public static int createRootSignature(long self, int node, long blob, long size, long iid, long result) {
        try {
            return (int) CREATE_ROOT_SIGNATURE.invokeExact(self, node, blob, size, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createRootSignature", t);
        }
    }

    public static void createConstantBufferView(long self, long desc, long target) { // hot
        try {
            CREATE_CONSTANT_BUFFER_VIEW.invokeExact(self, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createConstantBufferView", t);
        }
    }

    public static void createShaderResourceView(long self, long resource, long desc, long target) {
        try {
            CREATE_SHADER_RESOURCE_VIEW.invokeExact(self, resource, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createShaderResourceView", t);
        }
    }

    public static void createUnorderedAccessView(long self, long resource, long counter, long desc, long target) {
        try {
            CREATE_UNORDERED_ACCESS_VIEW.invokeExact(self, resource, counter, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createUnorderedAccessView", t);
        }
    }

    public static void createRenderTargetView(long self, long resource, long desc, long target) {
        try {
            CREATE_RENDER_TARGET_VIEW.invokeExact(self, resource, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createRenderTargetView", t);
        }
    }

    public static void createDepthStencilView(long self, long resource, long desc, long target) {
        try {
            CREATE_DEPTH_STENCIL_VIEW.invokeExact(self, resource, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createDepthStencilView", t);
        }
    }

    public static void createSampler(long self, long desc, long target) {
        try {
            CREATE_SAMPLER.invokeExact(self, desc, target);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createSampler", t);
        }
    }

    public static void copyDescriptorsSimple(long self, int count, long target, long source, int type) { // hot
        try {
            COPY_DESCRIPTORS_SIMPLE.invokeExact(self, count, target, source, type);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::copyDescriptorsSimple", t);
        }
    }

    public static long getResourceAllocationInfo(long self, long result, int visible, int count, long descs) {
        try {
            return (long) GET_RESOURCE_ALLOCATION_INFO.invokeExact(self, result, visible, count, descs);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::getResourceAllocationInfo", t);
        }
    }

    public static int createCommittedResource(
            long self, long heap, int flags, long desc, int state, long clear, long iid, long result) {
        try {
            return (int) CREATE_COMMITTED_RESOURCE.invokeExact(self, heap, flags, desc, state, clear, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createCommittedResource", t);
        }
    }

    public static int createHeap(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_HEAP.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createHeap", t);
        }
    }

    public static int createPlacedResource(
            long self, long heap, long offset, long desc, int state, long clear, long iid, long result) {
        try {
            return (int) CREATE_PLACED_RESOURCE.invokeExact(self, heap, offset, desc, state, clear, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createPlacedResource", t);
        }
    }

    public static int makeResident(long self, int count, long objects) {
        try {
            return (int) MAKE_RESIDENT.invokeExact(self, count, objects);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::makeResident", t);
        }
    }

    public static int evict(long self, int count, long objects) {
        try {
            return (int) EVICT.invokeExact(self, count, objects);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::evict", t);
        }
    }

    public static int createFence(long self, long value, int flags, long iid, long result) {
        try {
            return (int) CREATE_FENCE.invokeExact(self, value, flags, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createFence", t);
        }
    }

    public static int getDeviceRemovedReason(long self) {
        try {
            return (int) GET_DEVICE_REMOVED_REASON.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::getDeviceRemovedReason", t);
        }
    }

    public static int createQueryHeap(long self, long desc, long iid, long result) {
        try {
            return (int) CREATE_QUERY_HEAP.invokeExact(self, desc, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createQueryHeap", t);
        }
    }

    public static int createCommandSignature(long self, long desc, long root, long iid, long result) {
        try {
            return (int) CREATE_COMMAND_SIGNATURE.invokeExact(self, desc, root, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12Device::createCommandSignature", t);
        }
    }
}
