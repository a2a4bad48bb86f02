package tepui.drivers.d3d12.dxgi;

import java.util.List;
import java.util.stream.Stream;

/** The methods of interfaces in the order of dxgi1_4.h to dxgi1_6.h and d3d12.h: a method's place in the list is its slot. */
public final class Tables {
    public static final List<String> UNKNOWN = List.of("QueryInterface", "AddRef", "Release");
    public static final List<String> OBJECT =
            join(UNKNOWN, "SetPrivateData", "SetPrivateDataInterface", "GetPrivateData", "GetParent");
    public static final List<String> FACTORY = join(
            OBJECT,
            "EnumAdapters",
            "MakeWindowAssociation",
            "GetWindowAssociation",
            "CreateSwapChain",
            "CreateSoftwareAdapter",
            "EnumAdapters1",
            "IsCurrent",
            "IsWindowedStereoEnabled",
            "CreateSwapChainForHwnd",
            "CreateSwapChainForCoreWindow",
            "GetSharedResourceAdapterLuid",
            "RegisterStereoStatusWindow",
            "RegisterStereoStatusEvent",
            "UnregisterStereoStatus",
            "RegisterOcclusionStatusWindow",
            "RegisterOcclusionStatusEvent",
            "UnregisterOcclusionStatus",
            "CreateSwapChainForComposition",
            "GetCreationFlags",
            "EnumAdapterByLuid",
            "EnumWarpAdapter",
            "CheckFeatureSupport",
            "EnumAdapterByGpuPreference");
    public static final List<String> ADAPTER = join(
            OBJECT,
            "EnumOutputs",
            "GetDesc",
            "CheckInterfaceSupport",
            "GetDesc1",
            "GetDesc2",
            "RegisterHardwareContentProtectionTeardownStatusEvent",
            "UnregisterHardwareContentProtectionTeardownStatus",
            "QueryVideoMemoryInfo",
            "SetVideoMemoryReservation",
            "RegisterVideoMemoryBudgetChangeNotificationEvent",
            "UnregisterVideoMemoryBudgetChangeNotification");
    public static final List<String> CHAIN = join(
            OBJECT,
            "GetDevice",
            "Present",
            "GetBuffer",
            "SetFullscreenState",
            "GetFullscreenState",
            "GetDesc",
            "ResizeBuffers",
            "ResizeTarget",
            "GetContainingOutput",
            "GetFrameStatistics",
            "GetLastPresentCount",
            "GetDesc1",
            "GetFullscreenDesc",
            "GetHwnd",
            "GetCoreWindow",
            "Present1",
            "IsTemporaryMonoSupported",
            "GetRestrictToOutput",
            "SetBackgroundColor",
            "GetBackgroundColor",
            "SetRotation",
            "GetRotation",
            "SetSourceSize",
            "GetSourceSize",
            "SetMaximumFrameLatency",
            "GetMaximumFrameLatency",
            "GetFrameLatencyWaitableObject",
            "SetMatrixTransform",
            "GetMatrixTransform",
            "GetCurrentBackBufferIndex",
            "CheckColorSpaceSupport",
            "SetColorSpace1",
            "ResizeBuffers1");
    public static final List<String> RESOURCE = join(
            UNKNOWN,
            "GetPrivateData",
            "SetPrivateData",
            "SetPrivateDataInterface",
            "SetName",
            "GetDevice",
            "Map",
            "Unmap",
            "GetDesc",
            "GetGPUVirtualAddress");

    public static final List<String> DEVICE = join(
            UNKNOWN,
            "GetPrivateData",
            "SetPrivateData",
            "SetPrivateDataInterface",
            "SetName",
            "GetNodeCount",
            "CreateCommandQueue",
            "CreateCommandAllocator",
            "CreateGraphicsPipelineState",
            "CreateComputePipelineState",
            "CreateCommandList",
            "CheckFeatureSupport",
            "CreateDescriptorHeap",
            "GetDescriptorHandleIncrementSize",
            "CreateRootSignature",
            "CreateConstantBufferView",
            "CreateShaderResourceView",
            "CreateUnorderedAccessView",
            "CreateRenderTargetView",
            "CreateDepthStencilView",
            "CreateSampler",
            "CopyDescriptors",
            "CopyDescriptorsSimple",
            "GetResourceAllocationInfo",
            "GetCustomHeapProperties",
            "CreateCommittedResource",
            "CreateHeap",
            "CreatePlacedResource",
            "CreateReservedResource",
            "CreateSharedHandle",
            "OpenSharedHandle",
            "OpenSharedHandleByName",
            "MakeResident",
            "Evict",
            "CreateFence",
            "GetDeviceRemovedReason",
            "GetCopyableFootprints",
            "CreateQueryHeap",
            "SetStablePowerState",
            "CreateCommandSignature",
            "GetResourceTiling",
            "GetAdapterLuid",
            "CreatePipelineLibrary",
            "SetEventOnMultipleFenceCompletion",
            "SetResidencyPriority");
    public static final List<String> PIPELINE_LIBRARY = join(
            UNKNOWN,
            "GetPrivateData",
            "SetPrivateData",
            "SetPrivateDataInterface",
            "SetName",
            "GetDevice",
            "StorePipeline",
            "LoadGraphicsPipeline",
            "LoadComputePipeline",
            "GetSerializedSize",
            "Serialize");

    public static final List<String> REMOVED_DATA =
            join(UNKNOWN, "GetAutoBreadcrumbsOutput", "GetPageFaultAllocationOutput");

    private Tables() {}

    static List<String> join(List<String> first, String... more) {
        return Stream.concat(first.stream(), Stream.of(more)).toList();
    }
}
