package tepui.drivers.vulkan.device;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Limits;

/**
 * Features of a physical device that the driver can use: asked once, and then the very same chain of structures enables
 * it. Extensions can be hidden by name, also those that the version contains, so that each fallback is tested on
 * devices that would not need it; features by theirs ({@link HiddenFeatures}).
 */
public final class DeviceFeatures implements AutoCloseable {
    /** The version of Vulkan with the first text of VK_KHR_compute_shader_derivatives. */
    public static final int FIRST_COMPUTE_DERIVATIVES = VulkanInstance.version(1, 3) | 297;

    private static final List<String> KNOWN = List.of(
            Vk.KHR_SWAPCHAIN,
            Vk.KHR_PORTABILITY_SUBSET,
            Vk.KHR_PUSH_DESCRIPTOR,
            Vk.KHR_DYNAMIC_RENDERING,
            Vk.KHR_DRAW_INDIRECT_COUNT,
            Vk.KHR_IMAGE_FORMAT_LIST,
            Vk.KHR_SAMPLER_MIRROR_CLAMP_TO_EDGE,
            Vk.EXT_TRANSFORM_FEEDBACK,
            Vk.EXT_CUSTOM_BORDER_COLOR,
            Vk.EXT_PROVOKING_VERTEX,
            Vk.EXT_LINE_RASTERIZATION,
            Vk.EXT_DEPTH_CLIP_ENABLE,
            Vk.EXT_DEPTH_CLIP_CONTROL,
            Vk.EXT_DEPTH_RANGE_UNRESTRICTED,
            Vk.EXT_EXTENDED_DYNAMIC_STATE,
            Vk.EXT_EXTENDED_DYNAMIC_STATE2,
            Vk.EXT_EXTENDED_DYNAMIC_STATE3,
            Vk.EXT_COLOR_WRITE_ENABLE,
            Vk.EXT_VERTEX_INPUT_DYNAMIC_STATE,
            Vk.KHR_PIPELINE_LIBRARY,
            Vk.EXT_GRAPHICS_PIPELINE_LIBRARY,
            Vk.EXT_SHADER_OBJECT,
            Vk.EXT_PRIMITIVE_TOPOLOGY_LIST_RESTART,
            Vk.EXT_INDEX_TYPE_UINT8,
            Vk.EXT_MULTI_DRAW,
            Vk.EXT_VERTEX_ATTRIBUTE_DIVISOR,
            Vk.EXT_ROBUSTNESS2,
            Vk.EXT_4444_FORMATS,
            Vk.EXT_NON_SEAMLESS_CUBE_MAP,
            Vk.EXT_IMAGE_2D_VIEW_OF_3D,
            Vk.EXT_PRIMITIVES_GENERATED_QUERY,
            Vk.EXT_MEMORY_BUDGET,
            Vk.EXT_CALIBRATED_TIMESTAMPS,
            Vk.EXT_SAMPLER_FILTER_MINMAX,
            Vk.EXT_SHADER_STENCIL_EXPORT,
            Vk.EXT_FRAGMENT_SHADER_INTERLOCK,
            Vk.KHR_SHADER_CLOCK,
            Vk.EXT_POST_DEPTH_COVERAGE,
            Vk.EXT_SAMPLE_LOCATIONS,
            Vk.EXT_SHADER_ATOMIC_FLOAT,
            Vk.EXT_SHADER_VIEWPORT_INDEX_LAYER,
            Vk.NV_VIEWPORT_ARRAY2,
            Vk.NV_COMPUTE_SHADER_DERIVATIVES,
            Vk.KHR_COMPUTE_SHADER_DERIVATIVES,
            Vk.KHR_SYNCHRONIZATION2,
            Vk.KHR_SHADER_FLOAT_CONTROLS,
            Vk.EXT_LOAD_STORE_OP_NONE,
            Vk.EXT_DEVICE_FAULT);

    private final Scratch memory = new Scratch(16384);
    public final Set<String> extensions = new HashSet<>();
    public final int apiVersion;
    /** VkPhysicalDeviceFeatures2 with its chain, as it goes into the device's creation. */
    final long chain;
    /** VkPhysicalDeviceFeatures. */
    public final long core;
    /** VkPhysicalDeviceLimits. */
    final long limits;
    /** VkPhysicalDeviceProperties. */
    public final long properties;

    public final boolean dynamicRendering;
    public final boolean synchronization2;
    /** Attachments may be left alone by the operations at the end of a pass. */
    public final boolean storeNone;

    final boolean deviceFault;
    public final boolean dynamicState;
    public final boolean dynamicState2;
    public final boolean vertexInputDynamic;
    public final DynamicStates dynamic;
    /** Shaders are bound as they are, and no state needs a pipeline. */
    public final boolean shaderObjects;
    /** Pixels along a side of the square that may have samples in other places than the next; 0 where nobody moves samples, or passes are render passes. */
    public final int sampleLocationGrid;

    public final boolean pipelineLibraries;
    /** Linking is so much quicker than compiling that a draw may do it. */
    public final boolean fastLinking;

    public final boolean transformFeedback;
    /** Without it, vertex shaders store what is to be captured. */
    public final boolean storesCaptures;

    public final boolean geometryStreams;
    public final boolean transformFeedbackDraw;
    public final boolean transformFeedbackQueries;
    public final boolean customBorder;
    public final boolean provokingLast;
    public final boolean provokingModePerPipeline;
    public final boolean stippledLines;
    public final boolean bresenhamLines;
    public final boolean smoothLines;
    public final boolean depthClipEnable;
    public final boolean depthClipControl;
    public final boolean listRestart;
    public final boolean patchRestart;
    public final boolean index8;
    public final boolean multiDraw;
    public final boolean divisor;
    public final boolean robustBuffers2;
    public final boolean nullDescriptor;
    public final boolean nonSeamlessCube;
    public final boolean views2dOf3d;
    public final boolean primitivesGeneratedQuery;
    public final boolean calibratedTimestamps;
    public final boolean filterMinMax;
    public final boolean mirrorClampToEdge;
    public final boolean drawIndirectCount;
    public final boolean viewportLayerFromVertex;
    public final boolean drawParameters;
    /** Stages, as bits of VkShaderStageFlags, whose invocations vote. */
    public final int voteStages;
    /** Ballots in these stages, of 64 invocations at most. */
    public final boolean ballots;
    /** What subgroups do in these stages, as bits of VkSubgroupFeatureFlags; none where they have no ballots. */
    public final int subgroupOperations;

    public final int subgroupSize;
    public final boolean quadsInAllStages;

    public final boolean shaderClock;
    /** Invocations of a workgroup are quads, in both ways. */
    public final boolean computeDerivatives;

    public final boolean deviceClock;

    /** Shaders may ask for the arithmetic of zeros, infinities and NaN as IEEE 754 has it. */
    public final boolean preservesSpecials32;

    public final boolean preservesSpecials64;
    public final boolean demote;
    public final boolean fragmentInterlock;
    /** Descriptors of resident textures, of resident images, and of buffers as either; 0 where the device does not do them. */
    public final int residents;

    public final int residentBuffers;
    final boolean pushDescriptor;
    // ---- of VK_KHR_portability_subset; devices without it have all of them
    /** Attributes have the formats alone that each device fetches. */
    final boolean fewVertexFormats;

    public final boolean triangleFans;
    public final boolean lodBias;
    public final boolean multisampleArrays;
    public final boolean interpolationFunctions;
    final int maxPushDescriptors;
    public final int driverId;
    public final String driverName;
    public final String uuid;
    public final boolean swapchain;
    public final boolean imageViewSwizzle;
    public final boolean logicOp;
    /** Depth of 24 bits with stencil. */
    final boolean depth24;
    /** Images with memory by pages, in the standard sizes. */
    public final boolean sparseImages;
    /** What has no memory in them is as the contract wants it, and shaders may ask. */
    public final boolean sparseResidency;

    public DeviceFeatures(VkCommands vk, long physical, Set<String> hidden) {
        Scratch s = memory;
        long p2 = VkPhysicalDeviceProperties2.make(s);
        vk.vkGetPhysicalDeviceProperties(physical, VkPhysicalDeviceProperties2.properties(p2));
        properties = VkPhysicalDeviceProperties2.properties(p2);
        limits = VkPhysicalDeviceProperties.limits(properties);
        apiVersion = VkPhysicalDeviceProperties.apiVersion(properties);
        boolean v12 = apiVersion >= VulkanInstance.version(1, 2);
        boolean v13 = apiVersion >= VulkanInstance.version(1, 3);
        Set<String> there = there(vk, physical);
        there.removeAll(hidden);
        if (!there.contains(Vk.KHR_PIPELINE_LIBRARY)) there.remove(Vk.EXT_GRAPHICS_PIPELINE_LIBRARY);
        if (!there.contains(Vk.EXT_TRANSFORM_FEEDBACK)) there.remove(Vk.EXT_PRIMITIVES_GENERATED_QUERY);
        for (String name : KNOWN) if (there.contains(name)) extensions.add(name);

        // ---- features: every structure whose extension or version is there is asked and, as it comes back, enabled
        chain = VkPhysicalDeviceFeatures2.make(s);
        core = VkPhysicalDeviceFeatures2.features(chain);
        long v11f = v12 ? VkPhysicalDeviceVulkan11Features.chain(s, chain) : 0;
        long v12f = v12 ? VkPhysicalDeviceVulkan12Features.chain(s, chain) : 0;
        long v13f = v13 ? VkPhysicalDeviceVulkan13Features.chain(s, chain) : 0;
        long draw = v12 ? 0 : VkPhysicalDeviceShaderDrawParametersFeatures.chain(s, chain);
        boolean rendering = has(Vk.KHR_DYNAMIC_RENDERING);
        long dynamicRenderingF = rendering && !v13 ? VkPhysicalDeviceDynamicRenderingFeatures.chain(s, chain) : 0;
        long eds1 = has(Vk.EXT_EXTENDED_DYNAMIC_STATE)
                ? VkPhysicalDeviceExtendedDynamicStateFeaturesEXT.chain(s, chain)
                : 0;
        long eds2 = has(Vk.EXT_EXTENDED_DYNAMIC_STATE2)
                ? VkPhysicalDeviceExtendedDynamicState2FeaturesEXT.chain(s, chain)
                : 0;
        long eds3 = has(Vk.EXT_EXTENDED_DYNAMIC_STATE3)
                ? VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.chain(s, chain)
                : 0;
        long colorWrite =
                has(Vk.EXT_COLOR_WRITE_ENABLE) ? VkPhysicalDeviceColorWriteEnableFeaturesEXT.chain(s, chain) : 0;
        long vertexInput = has(Vk.EXT_VERTEX_INPUT_DYNAMIC_STATE)
                ? VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT.chain(s, chain)
                : 0;
        long libraries = has(Vk.EXT_GRAPHICS_PIPELINE_LIBRARY) && has(Vk.KHR_PIPELINE_LIBRARY)
                ? VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT.chain(s, chain)
                : 0;
        long objects = has(Vk.EXT_SHADER_OBJECT) ? VkPhysicalDeviceShaderObjectFeaturesEXT.chain(s, chain) : 0;
        long feedback =
                has(Vk.EXT_TRANSFORM_FEEDBACK) ? VkPhysicalDeviceTransformFeedbackFeaturesEXT.chain(s, chain) : 0;
        long border =
                has(Vk.EXT_CUSTOM_BORDER_COLOR) ? VkPhysicalDeviceCustomBorderColorFeaturesEXT.chain(s, chain) : 0;
        long provoking = has(Vk.EXT_PROVOKING_VERTEX) ? VkPhysicalDeviceProvokingVertexFeaturesEXT.chain(s, chain) : 0;
        long lines = has(Vk.EXT_LINE_RASTERIZATION) ? VkPhysicalDeviceLineRasterizationFeaturesEXT.chain(s, chain) : 0;
        long locks = has(Vk.EXT_FRAGMENT_SHADER_INTERLOCK)
                ? VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT.chain(s, chain)
                : 0;
        long clocks = has(Vk.KHR_SHADER_CLOCK) ? VkPhysicalDeviceShaderClockFeaturesKHR.chain(s, chain) : 0;
        // One structure under two names.
        boolean quads = has(Vk.KHR_COMPUTE_SHADER_DERIVATIVES) || has(Vk.NV_COMPUTE_SHADER_DERIVATIVES);
        long derivatives = quads ? VkPhysicalDeviceComputeShaderDerivativesFeaturesNV.chain(s, chain) : 0;
        long clipEnable =
                has(Vk.EXT_DEPTH_CLIP_ENABLE) ? VkPhysicalDeviceDepthClipEnableFeaturesEXT.chain(s, chain) : 0;
        long clipControl =
                has(Vk.EXT_DEPTH_CLIP_CONTROL) ? VkPhysicalDeviceDepthClipControlFeaturesEXT.chain(s, chain) : 0;
        long restart = has(Vk.EXT_PRIMITIVE_TOPOLOGY_LIST_RESTART)
                ? VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT.chain(s, chain)
                : 0;
        long uint8 = has(Vk.EXT_INDEX_TYPE_UINT8) ? VkPhysicalDeviceIndexTypeUint8FeaturesEXT.chain(s, chain) : 0;
        long multi = has(Vk.EXT_MULTI_DRAW) ? VkPhysicalDeviceMultiDrawFeaturesEXT.chain(s, chain) : 0;
        long divisors = has(Vk.EXT_VERTEX_ATTRIBUTE_DIVISOR)
                ? VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT.chain(s, chain)
                : 0;
        long robust = has(Vk.EXT_ROBUSTNESS2) ? VkPhysicalDeviceRobustness2FeaturesEXT.chain(s, chain) : 0;
        long seams =
                has(Vk.EXT_NON_SEAMLESS_CUBE_MAP) ? VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT.chain(s, chain) : 0;
        long slices = has(Vk.EXT_IMAGE_2D_VIEW_OF_3D) ? VkPhysicalDeviceImage2DViewOf3DFeaturesEXT.chain(s, chain) : 0;
        long generated = has(Vk.EXT_PRIMITIVES_GENERATED_QUERY)
                ? VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT.chain(s, chain)
                : 0;
        if (has(Vk.EXT_4444_FORMATS)) VkPhysicalDevice4444FormatsFeaturesEXT.chain(s, chain);
        long portability =
                has(Vk.KHR_PORTABILITY_SUBSET) ? VkPhysicalDevicePortabilitySubsetFeaturesKHR.chain(s, chain) : 0;
        long sync2 =
                has(Vk.KHR_SYNCHRONIZATION2) && !v13 ? VkPhysicalDeviceSynchronization2Features.chain(s, chain) : 0;
        // For the exchange of floats in images, which GLSL has.
        long floats =
                has(Vk.EXT_SHADER_ATOMIC_FLOAT) ? VkPhysicalDeviceShaderAtomicFloatFeaturesEXT.chain(s, chain) : 0;
        long fault = has(Vk.EXT_DEVICE_FAULT) ? VkPhysicalDeviceFaultFeaturesEXT.chain(s, chain) : 0;
        vk.vkGetPhysicalDeviceFeatures2(physical, chain);
        HiddenFeatures.clear(chain, hidden);

        // ---- properties
        long ids = VkPhysicalDeviceIDProperties.chain(s, p2);
        long driver = v12 ? VkPhysicalDeviceDriverProperties.chain(s, p2) : 0;
        long groups = VkPhysicalDeviceSubgroupProperties.chain(s, p2);
        boolean controls = v12 && !hidden.contains(Vk.KHR_SHADER_FLOAT_CONTROLS) || has(Vk.KHR_SHADER_FLOAT_CONTROLS);
        long controlsP = controls ? VkPhysicalDeviceFloatControlsProperties.chain(s, p2) : 0;
        long arrays = v12 ? VkPhysicalDeviceDescriptorIndexingProperties.chain(s, p2) : 0;
        long push = has(Vk.KHR_PUSH_DESCRIPTOR) ? VkPhysicalDevicePushDescriptorPropertiesKHR.chain(s, p2) : 0;
        long feedbackP = feedback != 0 ? VkPhysicalDeviceTransformFeedbackPropertiesEXT.chain(s, p2) : 0;
        long librariesP = libraries != 0 ? VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT.chain(s, p2) : 0;
        long eds3P = eds3 != 0 ? VkPhysicalDeviceExtendedDynamicState3PropertiesEXT.chain(s, p2) : 0;
        long provokingP = provoking != 0 ? VkPhysicalDeviceProvokingVertexPropertiesEXT.chain(s, p2) : 0;
        long places = SampleGrid.chain(extensions, s, p2);
        vk.vkGetPhysicalDeviceProperties2(physical, p2);

        dynamicRendering = v13
                ? !hidden.contains(Vk.KHR_DYNAMIC_RENDERING)
                        && VkPhysicalDeviceVulkan13Features.dynamicRendering(v13f) != 0
                : dynamicRenderingF != 0
                        && VkPhysicalDeviceDynamicRenderingFeatures.dynamicRendering(dynamicRenderingF) != 0;
        synchronization2 = v13
                ? !hidden.contains(Vk.KHR_SYNCHRONIZATION2)
                        && VkPhysicalDeviceVulkan13Features.synchronization2(v13f) != 0
                : sync2 != 0 && VkPhysicalDeviceSynchronization2Features.synchronization2(sync2) != 0;
        storeNone = v13 ? !hidden.contains(Vk.EXT_LOAD_STORE_OP_NONE) : has(Vk.EXT_LOAD_STORE_OP_NONE);
        deviceFault = fault != 0 && VkPhysicalDeviceFaultFeaturesEXT.deviceFault(fault) != 0;
        dynamicState = v13
                ? !hidden.contains(Vk.EXT_EXTENDED_DYNAMIC_STATE)
                : eds1 != 0 && VkPhysicalDeviceExtendedDynamicStateFeaturesEXT.extendedDynamicState(eds1) != 0;
        dynamicState2 = v13
                ? !hidden.contains(Vk.EXT_EXTENDED_DYNAMIC_STATE2)
                : eds2 != 0 && VkPhysicalDeviceExtendedDynamicState2FeaturesEXT.extendedDynamicState2(eds2) != 0;
        vertexInputDynamic = vertexInput != 0
                && VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT.vertexInputDynamicState(vertexInput) != 0;
        pipelineLibraries = libraries != 0
                && VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT.graphicsPipelineLibrary(libraries) != 0;
        fastLinking = pipelineLibraries
                && VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT.graphicsPipelineLibraryFastLinking(librariesP)
                        != 0;
        transformFeedback =
                feedback != 0 && VkPhysicalDeviceTransformFeedbackFeaturesEXT.transformFeedback(feedback) != 0;
        storesCaptures = !transformFeedback
                && VkPhysicalDeviceFeatures.vertexPipelineStoresAndAtomics(core) != 0
                && Integer.compareUnsigned(VkPhysicalDeviceLimits.maxPerStageDescriptorStorageBuffers(limits), 1) > 0;
        geometryStreams = feedback != 0 && VkPhysicalDeviceTransformFeedbackFeaturesEXT.geometryStreams(feedback) != 0;
        transformFeedbackDraw =
                feedbackP != 0 && VkPhysicalDeviceTransformFeedbackPropertiesEXT.transformFeedbackDraw(feedbackP) != 0;
        transformFeedbackQueries = feedbackP != 0
                && VkPhysicalDeviceTransformFeedbackPropertiesEXT.transformFeedbackQueries(feedbackP) != 0;
        customBorder = border != 0
                && VkPhysicalDeviceCustomBorderColorFeaturesEXT.customBorderColors(border) != 0
                && VkPhysicalDeviceCustomBorderColorFeaturesEXT.customBorderColorWithoutFormat(border) != 0;
        provokingLast =
                provoking != 0 && VkPhysicalDeviceProvokingVertexFeaturesEXT.provokingVertexLast(provoking) != 0;
        provokingModePerPipeline = provokingP != 0
                && VkPhysicalDeviceProvokingVertexPropertiesEXT.provokingVertexModePerPipeline(provokingP) != 0
                && !hidden.contains("provokingVertexModePerPipeline");
        stippledLines = lines != 0
                && VkPhysicalDeviceLineRasterizationFeaturesEXT.bresenhamLines(lines) != 0
                && VkPhysicalDeviceLineRasterizationFeaturesEXT.stippledBresenhamLines(lines) != 0
                && VkPhysicalDeviceLineRasterizationFeaturesEXT.stippledRectangularLines(lines) != 0;
        bresenhamLines = lines != 0 && VkPhysicalDeviceLineRasterizationFeaturesEXT.bresenhamLines(lines) != 0;
        smoothLines = lines != 0 && VkPhysicalDeviceLineRasterizationFeaturesEXT.smoothLines(lines) != 0;
        depthClipEnable =
                clipEnable != 0 && VkPhysicalDeviceDepthClipEnableFeaturesEXT.depthClipEnable(clipEnable) != 0;
        depthClipControl =
                clipControl != 0 && VkPhysicalDeviceDepthClipControlFeaturesEXT.depthClipControl(clipControl) != 0;
        listRestart = restart != 0
                && VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT.primitiveTopologyListRestart(restart) != 0;
        patchRestart = restart != 0
                && VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT.primitiveTopologyPatchListRestart(restart)
                        != 0;
        index8 = uint8 != 0 && VkPhysicalDeviceIndexTypeUint8FeaturesEXT.indexTypeUint8(uint8) != 0;
        multiDraw = multi != 0 && VkPhysicalDeviceMultiDrawFeaturesEXT.multiDraw(multi) != 0;
        divisor = divisors != 0
                && VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT.vertexAttributeInstanceRateDivisor(divisors) != 0;
        robustBuffers2 = robust != 0 && VkPhysicalDeviceRobustness2FeaturesEXT.robustBufferAccess2(robust) != 0;
        nullDescriptor = robust != 0 && VkPhysicalDeviceRobustness2FeaturesEXT.nullDescriptor(robust) != 0;
        nonSeamlessCube = seams != 0 && VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT.nonSeamlessCubeMap(seams) != 0;
        views2dOf3d = slices != 0
                && VkPhysicalDeviceImage2DViewOf3DFeaturesEXT.image2DViewOf3D(slices) != 0
                && VkPhysicalDeviceImage2DViewOf3DFeaturesEXT.sampler2DViewOf3D(slices) != 0;
        // Transform feedback without drawing counts too, or the query that is there otherwise does.
        primitivesGeneratedQuery = transformFeedback
                && generated != 0
                && VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT.primitivesGeneratedQuery(generated) != 0
                && VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT.primitivesGeneratedQueryWithRasterizerDiscard(
                                generated)
                        != 0;
        calibratedTimestamps = has(Vk.EXT_CALIBRATED_TIMESTAMPS);
        filterMinMax = v12f != 0
                ? VkPhysicalDeviceVulkan12Features.samplerFilterMinmax(v12f) != 0
                : has(Vk.EXT_SAMPLER_FILTER_MINMAX);
        mirrorClampToEdge = v12f != 0
                ? VkPhysicalDeviceVulkan12Features.samplerMirrorClampToEdge(v12f) != 0
                : has(Vk.KHR_SAMPLER_MIRROR_CLAMP_TO_EDGE);
        drawIndirectCount = v12f != 0
                ? VkPhysicalDeviceVulkan12Features.drawIndirectCount(v12f) != 0
                : has(Vk.KHR_DRAW_INDIRECT_COUNT);
        viewportLayerFromVertex = v12f != 0
                ? VkPhysicalDeviceVulkan12Features.shaderOutputViewportIndex(v12f) != 0
                        && VkPhysicalDeviceVulkan12Features.shaderOutputLayer(v12f) != 0
                : has(Vk.EXT_SHADER_VIEWPORT_INDEX_LAYER);
        drawParameters = v11f != 0
                ? VkPhysicalDeviceVulkan11Features.shaderDrawParameters(v11f) != 0
                : VkPhysicalDeviceShaderDrawParametersFeatures.shaderDrawParameters(draw) != 0;
        voteStages =
                (VkPhysicalDeviceSubgroupProperties.supportedOperations(groups) & Vk.VK_SUBGROUP_FEATURE_VOTE_BIT) != 0
                        ? VkPhysicalDeviceSubgroupProperties.supportedStages(groups)
                        : 0;
        // From SPIR-V 1.5 on, the invocation whose value is read need not be a constant.
        ballots = v12
                && voteStages != 0
                && (VkPhysicalDeviceSubgroupProperties.supportedOperations(groups) & Vk.VK_SUBGROUP_FEATURE_BALLOT_BIT)
                        != 0
                && VkPhysicalDeviceSubgroupProperties.subgroupSize(groups) <= 64;
        subgroupOperations = ballots ? VkPhysicalDeviceSubgroupProperties.supportedOperations(groups) : 0;
        subgroupSize = ballots ? VkPhysicalDeviceSubgroupProperties.subgroupSize(groups) : 1;
        quadsInAllStages = VkPhysicalDeviceSubgroupProperties.quadOperationsInAllStages(groups) != 0;
        computeDerivatives = derivatives != 0
                && VkPhysicalDeviceComputeShaderDerivativesFeaturesNV.computeDerivativeGroupQuads(derivatives) != 0
                && VkPhysicalDeviceComputeShaderDerivativesFeaturesNV.computeDerivativeGroupLinear(derivatives) != 0;
        shaderClock = clocks != 0 && VkPhysicalDeviceShaderClockFeaturesKHR.shaderSubgroupClock(clocks) != 0;
        deviceClock = clocks != 0 && VkPhysicalDeviceShaderClockFeaturesKHR.shaderDeviceClock(clocks) != 0;
        preservesSpecials32 = controlsP != 0
                && VkPhysicalDeviceFloatControlsProperties.shaderSignedZeroInfNanPreserveFloat32(controlsP) != 0;
        preservesSpecials64 = controlsP != 0
                && VkPhysicalDeviceFloatControlsProperties.shaderSignedZeroInfNanPreserveFloat64(controlsP) != 0;
        fragmentInterlock = locks != 0
                && VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT.fragmentShaderPixelInterlock(locks) != 0
                && VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT.fragmentShaderSampleInterlock(locks) != 0;
        demote = v13f != 0 && VkPhysicalDeviceVulkan13Features.shaderDemoteToHelperInvocation(v13f) != 0;
        maxPushDescriptors = push == 0 ? 0 : VkPhysicalDevicePushDescriptorPropertiesKHR.maxPushDescriptors(push);
        residents = v12f == 0 ? 0 : DescriptorArrays.most(limits, v12f, arrays);
        residentBuffers = residents / 8;
        pushDescriptor = maxPushDescriptors > 0;
        fewVertexFormats = hidden.contains("optionalVertexFormats");
        triangleFans = portability == 0 && !hidden.contains("triangleFans")
                || portability != 0 && VkPhysicalDevicePortabilitySubsetFeaturesKHR.triangleFans(portability) != 0;
        lodBias = portability == 0 && !hidden.contains("samplerMipLodBias")
                || portability != 0 && VkPhysicalDevicePortabilitySubsetFeaturesKHR.samplerMipLodBias(portability) != 0;
        multisampleArrays = portability == 0 && !hidden.contains("multisampleArrayImage")
                || portability != 0
                        && VkPhysicalDevicePortabilitySubsetFeaturesKHR.multisampleArrayImage(portability) != 0;
        interpolationFunctions = portability == 0 && !hidden.contains("shaderSampleRateInterpolationFunctions")
                || portability != 0
                        && VkPhysicalDevicePortabilitySubsetFeaturesKHR.shaderSampleRateInterpolationFunctions(
                                        portability)
                                != 0;
        imageViewSwizzle = portability == 0
                || VkPhysicalDevicePortabilitySubsetFeaturesKHR.imageViewFormatSwizzle(portability) != 0;
        driverId = driver == 0 ? 0 : VkPhysicalDeviceDriverProperties.driverID(driver);
        driverName = driver == 0 ? "" : Scratch.getString(VkPhysicalDeviceDriverProperties.driverName(driver));
        uuid = uuid(VkPhysicalDeviceIDProperties.deviceUUID(ids));
        swapchain = has(Vk.KHR_SWAPCHAIN);
        logicOp = VkPhysicalDeviceFeatures.logicOp(core) != 0;
        long depth = VkFormatProperties.make(s);
        vk.vkGetPhysicalDeviceFormatProperties(physical, Vk.VK_FORMAT_D24_UNORM_S8_UINT, depth);
        depth24 = VkFormatProperties.optimalTilingFeatures(depth) != 0;
        if (eds3P != 0 && hidden.contains("dynamicPrimitiveTopologyUnrestricted")) {
            VkPhysicalDeviceExtendedDynamicState3PropertiesEXT.dynamicPrimitiveTopologyUnrestricted(eds3P, 0);
        }
        boolean strides = !hidden.contains("vertexInputBindingStride");
        DynamicStates.Reported reported = new DynamicStates.Reported(eds2, eds3, eds3P, colorWrite);
        dynamic = new DynamicStates(this, dynamicState, dynamicState2, vertexInputDynamic, strides, reported);
        shaderObjects = objects != 0
                && VkPhysicalDeviceShaderObjectFeaturesEXT.shaderObject(objects) != 0
                && dynamicRendering
                && dynamic.isAll(this);
        sampleLocationGrid = dynamicRendering ? SampleGrid.of(vk, physical, places, sampleCounts(limits)) : 0;
        // Costs memory and time and is not used.
        if (colorWrite != 0 && !dynamic.writeEnable) {
            VkPhysicalDeviceColorWriteEnableFeaturesEXT.colorWriteEnable(colorWrite, 0);
        }
        if (v12f != 0) {
            VkPhysicalDeviceVulkan12Features.bufferDeviceAddressCaptureReplay(v12f, 0);
            VkPhysicalDeviceVulkan12Features.bufferDeviceAddress(v12f, 0);
            VkPhysicalDeviceVulkan12Features.bufferDeviceAddressMultiDevice(v12f, 0);
        }
        long pages = VkPhysicalDeviceProperties.sparseProperties(properties);
        sparseImages = VkPhysicalDeviceFeatures.sparseBinding(core) != 0
                && VkPhysicalDeviceFeatures.sparseResidencyImage2D(core) != 0
                && VkPhysicalDeviceFeatures.sparseResidencyImage3D(core) != 0
                && VkPhysicalDeviceSparseProperties.residencyStandard2DBlockShape(pages) != 0
                && VkPhysicalDeviceSparseProperties.residencyStandard3DBlockShape(pages) != 0
                && VkPhysicalDeviceSparseProperties.residencyAlignedMipSize(pages) == 0;
        sparseResidency = sparseImages
                && VkPhysicalDeviceSparseProperties.residencyNonResidentStrict(pages) != 0
                && VkPhysicalDeviceFeatures.shaderResourceResidency(core) != 0;
        if (!sparseImages) VkPhysicalDeviceFeatures.sparseBinding(core, 0);
        if (floats != 0) {
            VkPhysicalDeviceShaderAtomicFloatFeaturesEXT.sparseImageFloat32Atomics(floats, 0);
            VkPhysicalDeviceShaderAtomicFloatFeaturesEXT.sparseImageFloat32AtomicAdd(floats, 0);
        }
    }

    boolean isProcessor() {
        return VkPhysicalDeviceProperties.deviceType(properties) == Vk.VK_PHYSICAL_DEVICE_TYPE_CPU;
    }

    /** Can a geometry shader make the bands of lines and polygons that the device does not draw by itself? */
    public boolean makesBands() {
        return VkPhysicalDeviceFeatures.geometryShader(core) != 0;
    }

    /** Does the way lines are drawn depend on the samples of the targets? */
    public boolean mindsSamples() {
        return makesBands() && !bresenhamLines;
    }

    /** Textures of a stage, the driver's own included, as many as it has a use for. */
    public int textureSlots() {
        int most = Limits.TEXTURES + BindingMap.OWN_TEXTURE_SLOTS;
        int samplers = VkPhysicalDeviceLimits.maxPerStageDescriptorSamplers(limits);
        int images = VkPhysicalDeviceLimits.maxPerStageDescriptorSampledImages(limits);
        // Limits are unsigned; some devices have no limit and say so with all ones.
        int both = Integer.compareUnsigned(samplers, images) < 0 ? samplers : images;
        return Integer.compareUnsigned(both, most) < 0 ? both : most;
    }

    /** Are there slots for what targets hold beside the 16 textures that programs count on, and samples one by one? */
    public boolean readsTargets() {
        return VkPhysicalDeviceFeatures.sampleRateShading(core) != 0
                && textureSlots() >= 16 + BindingMap.OWN_TEXTURE_SLOTS;
    }

    /** Makers of devices that keep a tile of the targets to themselves during a pass: Imagination, Apple, Arm, Broadcom, Qualcomm. */
    boolean isTiler() {
        return switch (VkPhysicalDeviceProperties.vendorID(properties)) {
            case 0x1010, 0x106b, 0x13b5, 0x14e4, 0x5143 -> true;
            default -> false;
        };
    }

    public boolean has(String extension) {
        return extensions.contains(extension);
    }

    private static Set<String> there(VkCommands vk, long physical) {
        Set<String> names = new HashSet<>();
        try (Scratch s = Scratch.brief(1 << 16)) {
            long count = s.take(4);
            vk.vkEnumerateDeviceExtensionProperties(physical, 0, count, 0);
            long list = s.take(Math.max(1, Scratch.getInt(count)) * (long) VkExtensionProperties.BYTES);
            vk.vkEnumerateDeviceExtensionProperties(physical, 0, count, list);
            for (int i = 0; i < Scratch.getInt(count); i++) {
                names.add(Scratch.getString(
                        VkExtensionProperties.extensionName(list + (long) i * VkExtensionProperties.BYTES)));
            }
        }
        return names;
    }

    private static String uuid(long address) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 16; i += 4)
            text.append("%08x".formatted(Integer.reverseBytes(Scratch.getInt(address + i))));
        return text.toString();
    }

    /** Names of what the contract could use and this device lacks, for people. */
    public List<String> lacks() {
        List<String> list = new ArrayList<>();
        String bands = makesBands() ? " (a geometry shader makes them)" : "";
        lack(list, dynamicRendering, "dynamic rendering (render passes are made)");
        lack(list, synchronization2, "barriers with stages of their own (stages are joined)");
        lack(list, dynamicState && dynamicState2, "dynamic states (more pipelines)");
        lack(list, vertexInputDynamic, "dynamic vertex input (more pipelines)");
        lack(
                list,
                transformFeedback,
                storesCaptures
                        ? "transform feedback (vertex shaders store; geometry shaders and tessellation are not announced)"
                        : "transform feedback");
        lack(list, customBorder, "custom border colours (the nearest of three is taken)");
        lack(list, provokingLast, "last vertex as provoking vertex" + bands);
        lack(list, bresenhamLines, "lines by the diamond rule" + bands);
        lack(list, stippledLines, "stippled lines" + bands);
        lack(list, depthClipEnable, "depth clamping apart from clipping (written depths are clamped in shaders)");
        lack(list, depthClipControl, "clip space from -w (changed in shaders)");
        lack(list, index8, "8-bit indices (widened)");
        lack(list, listRestart, "primitive restart in lists (indices are made)");
        lack(list, triangleFans, "triangle fans (made into lists)");
        lack(list, nullDescriptor, "descriptors of nothing (dummies are bound)");
        lack(list, residents != 0, "descriptor indexing (no bindless textures)");
        lack(list, imageViewSwizzle, "swizzles of views");
        lack(list, lodBias, "biases of samplers");
        lack(list, multisampleArrays, "arrays with several samples");
        lack(list, interpolationFunctions, "interpolation at samples and offsets");
        lack(list, mirrorClampToEdge, "mirroring once");
        lack(list, robustBuffers2, "exact bounds of buffers (checked in shaders)");
        lack(list, divisor, "instance divisors");
        lack(list, VkPhysicalDeviceFeatures.geometryShader(core) != 0, "geometry shaders");
        lack(list, VkPhysicalDeviceFeatures.tessellationShader(core) != 0, "tessellation");
        lack(list, VkPhysicalDeviceFeatures.wideLines(core) != 0, "wide lines" + bands);
        lack(list, VkPhysicalDeviceFeatures.fillModeNonSolid(core) != 0, "polygon modes" + bands);
        lack(list, logicOp, "logic operations" + (readsTargets() ? " (made in fragment shaders)" : ""));
        lack(list, VkPhysicalDeviceFeatures.largePoints(core) != 0, "points of more than a pixel");
        lack(list, depth24, "depth of 24 bits (32-bit floats instead)");
        lack(list, VkPhysicalDeviceFeatures.sampleRateShading(core) != 0, "sample shading");
        lack(list, VkPhysicalDeviceFeatures.depthClamp(core) != 0, "depth clamping");
        lack(list, VkPhysicalDeviceFeatures.dualSrcBlend(core) != 0, "dual sources");
        lack(list, VkPhysicalDeviceFeatures.independentBlend(core) != 0, "independent blending");
        lack(list, VkPhysicalDeviceFeatures.samplerAnisotropy(core) != 0, "anisotropy");
        return list;
    }

    private static void lack(List<String> list, boolean there, String what) {
        if (!there) list.add(what);
    }

    @Override
    public void close() {
        memory.close();
    }

    /** Numbers of samples that colours, depth and stencil may have alike, a bit each. */
    static int sampleCounts(long l) {
        return VkPhysicalDeviceLimits.framebufferColorSampleCounts(l)
                & VkPhysicalDeviceLimits.framebufferDepthSampleCounts(l)
                & VkPhysicalDeviceLimits.framebufferStencilSampleCounts(l)
                & VkPhysicalDeviceLimits.sampledImageColorSampleCounts(l)
                & 31;
    }
}
