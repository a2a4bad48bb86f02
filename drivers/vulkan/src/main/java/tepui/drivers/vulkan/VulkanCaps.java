package tepui.drivers.vulkan;

import static tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceFeatures.*;
import static tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceLimits.*;

import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.device.VulkanInstance;
import tepui.drivers.vulkan.present.WindowSurfaces;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.spirv.SpirvOptions;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkFormatProperties;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.XcbWindow;

/** The capabilities of a device, from its limits and features: what is announced works, by itself or by what the driver adds. */
final class VulkanCaps {
    /** Of lines that the driver draws. */
    private static final int MOST_WIDTH = 64;

    private VulkanCaps() {}

    static Caps make(Gpu gpu) {
        Caps c = new Caps();
        long l = gpu.limits();
        DeviceFeatures f = gpu.features;
        long core = f.core;
        sizes(c, l, gpu);
        stages(c, l, f);
        c.clipMinusWToW = true;
        c.clipHalfZ = true;
        c.pixelCenterInteger = false;
        c.triangleFans = true;
        c.lineLoops = true;
        c.quads = true;
        c.polygons = true;
        c.index8 = true;
        c.restartOnLists = true;
        c.anyRestartIndex = true;
        // What the device lacks of these, a geometry shader draws.
        boolean bands = f.makesBands();
        c.polygonMode = fillModeNonSolid(core) != 0 || bands;
        c.polygonModePerFace = bands;
        c.edgeFlags = bands;
        c.wideLines = wideLines(core) != 0 || bands;
        c.lineStipple = f.stippledLines || bands;
        c.smoothLines = f.smoothLines;
        c.pointSizeState = true;
        c.provokingFirst = true;
        c.provokingLast = f.provokingLast || bands;
        c.depthClamp = depthClamp(core) != 0;
        c.depthBounds = depthBounds(core) != 0;
        c.depthBiasClamp = depthBiasClamp(core) != 0;
        // Targets are read by way of copies, in texture slots behind the program's.
        c.framebufferFetch = f.readsTargets();
        c.advancedBlend = c.framebufferFetch;
        c.logicOp = f.logicOp || c.framebufferFetch;
        c.independentBlend = independentBlend(core) != 0;
        c.dualSourceBlend = dualSrcBlend(core) != 0;
        c.alphaToOne = alphaToOne(core) != 0;
        c.customBorder = f.customBorder;
        c.mirrorClampToEdge = f.mirrorClampToEdge;
        c.unnormalizedCoordinates = true;
        c.seamlessCubePerSampler = f.nonSeamlessCube;
        c.samplerReduction = f.filterMinMax && filtersMinMax(gpu);
        c.textureSwizzle = f.imageViewSwizzle;
        c.shadowCompare = true;
        c.instanceDivisor = f.divisor;
        c.multiDraw = true;
        c.indirectDraw = multiDrawIndirect(core) != 0 && drawIndirectFirstInstance(core) != 0;
        c.indirectCount = f.drawIndirectCount;
        c.streamOutput = f.storesCaptures || f.transformFeedback && f.transformFeedbackQueries;
        c.streamOutputPause = c.streamOutput;
        c.drawFromStreamOutput = c.streamOutput && (f.storesCaptures || f.transformFeedbackDraw);
        c.conditionalRender = true;
        c.occlusionQuery = true;
        c.timestamps = gpu.timestampBits > 0;
        c.pipelineStatistics = pipelineStatisticsQuery(core) != 0;
        c.queryResultToBuffer = true;
        c.persistentMap = true;
        c.textureViews = true;
        c.sliceViews = gpu.features.views2dOf3d;
        c.multisampleTextures = c.maxSamples > 1;
        c.sampleLocationGrid = gpu.features.sampleLocationGrid;
        c.sparseTextures = gpu.bindsPages;
        c.sparseResidency = gpu.bindsPages && f.sparseResidency;
        c.sparseSamples = gpu.bindsPages ? VulkanFormats.sparseSamples(gpu) : 0;
        c.partialClear = true;
        c.bufferClear = true;
        c.presentWindow = gpu.features.swapchain && WindowSurfaces.any(gpu.instance) || XcbWindow.isPossible();
        return c;
    }

    /** OpenGL knows no format that is filtered otherwise and takes no minimum, so the commonest stands for all with several components. */
    private static boolean filtersMinMax(Gpu gpu) {
        try (Scratch s = Scratch.brief(64)) {
            long p = VkFormatProperties.make(s);
            gpu.instance.vk.vkGetPhysicalDeviceFormatProperties(gpu.physical, Vk.VK_FORMAT_R8G8B8A8_UNORM, p);
            int features = VkFormatProperties.optimalTilingFeatures(p);
            return (features & Vk.VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT) != 0;
        }
    }

    private static void sizes(Caps c, long l, Gpu gpu) {
        c.maxTexture1D = maxImageDimension1D(l);
        c.maxTexture2D = maxImageDimension2D(l);
        c.maxTexture3D = maxImageDimension3D(l);
        c.maxTextureCube = maxImageDimensionCube(l);
        c.maxTextureLayers = maxImageArrayLayers(l);
        c.maxTextureBufferTexels = Integer.toUnsignedLong(maxTexelBufferElements(l));
        c.maxRenderTargetSize = Math.min(maxFramebufferWidth(l), maxFramebufferHeight(l));
        c.maxSamples = Math.max(1, Integer.highestOneBit(VulkanFormats.sampleLimit(gpu)));
        c.maxColorTargets = Math.min(Limits.COLOR_TARGETS, maxColorAttachments(l));
        c.maxDualSourceTargets = maxFragmentDualSrcAttachments(l);
        c.maxViewports = Math.min(Limits.VIEWPORTS, maxViewports(l));
        // One binding and as many attributes as are left are the constant attributes'.
        c.maxVertexBuffers = Math.min(Limits.VERTEX_BUFFERS, maxVertexInputBindings(l)) - 1;
        c.maxVertexElements = Math.min(Limits.VERTEX_ELEMENTS, maxVertexInputAttributes(l));
        c.maxVertexStride = maxVertexInputBindingStride(l);
        c.maxUniformBuffers =
                Math.min(LineBands.SLOT + 1, Math.min(maxPerStageDescriptorUniformBuffers(l), 1 << 20)) - 1;
        c.maxUniformBufferSize = Integer.toUnsignedLong(maxUniformBufferRange(l));
        c.uniformBufferAlignment = (int) Math.max(16, minUniformBufferOffsetAlignment(l));
        c.maxStorageBuffers = small(Limits.STORAGE_BUFFERS, maxPerStageDescriptorStorageBuffers(l))
                - (gpu.features.storesCaptures ? 1 : 0);
        c.maxStorageBufferSize = Integer.toUnsignedLong(maxStorageBufferRange(l));
        c.storageBufferAlignment = (int) Math.max(16, minStorageBufferOffsetAlignment(l));
        c.textureBufferAlignment = (int) Math.max(16, minTexelBufferOffsetAlignment(l));
        int own = gpu.features.readsTargets() ? BindingMap.OWN_TEXTURE_SLOTS : 0;
        c.maxTextures = Math.min(Limits.TEXTURES, gpu.features.textureSlots() - own);
        c.maxImages = small(Limits.IMAGES, maxPerStageDescriptorStorageImages(l));
        c.maxVaryings = Math.min(
                Limits.VARYINGS, Math.min(maxVertexOutputComponents(l), maxFragmentInputComponents(l)) / 4 - 1);
        c.minLineWidth = 1;
        c.maxLineWidth = 1;
        if (wideLines(gpu.features.core) != 0) {
            c.minLineWidth = floats(lineWidthRange(l), 0);
            c.maxLineWidth = floats(lineWidthRange(l), 1);
        } else if (gpu.features.makesBands()) {
            c.maxLineWidth = MOST_WIDTH;
        }
        boolean large = largePoints(gpu.features.core) != 0;
        c.minPointSize = large ? floats(pointSizeRange(l), 0) : 1;
        c.maxPointSize = large ? floats(pointSizeRange(l), 1) : 1;
        c.maxAnisotropy = samplerAnisotropy(gpu.features.core) != 0 ? maxSamplerAnisotropy(l) : 1;
        c.maxLodBias = gpu.features.lodBias ? maxSamplerLodBias(l) : 0;
        c.minTexelOffset = minTexelOffset(l);
        c.maxTexelOffset = maxTexelOffset(l);
        c.minGatherOffset = minTexelGatherOffset(l);
        c.maxGatherOffset = maxTexelGatherOffset(l);
        c.subPixelBits = subPixelPrecisionBits(l);
        c.interpolationOffsetBits = subPixelInterpolationOffsetBits(l);
        c.minInterpolationOffset = minInterpolationOffset(l);
        c.maxInterpolationOffset = maxInterpolationOffset(l);
        c.mapAlignment = 64;
        c.memoryBytes = gpu.memory.deviceBytes();
        c.timestampPeriodNanos = timestampPeriod(l);
    }

    /** Limits are unsigned; some devices have no limit and say so with all ones. */
    private static int small(int most, int limit) {
        return Integer.compareUnsigned(limit, most) < 0 ? limit : most;
    }

    private static float floats(long address, int index) {
        return Float.intBitsToFloat(Scratch.getInt(address + 4L * index));
    }

    private static void stages(Caps c, long l, DeviceFeatures f) {
        long core = f.core;
        // What vertex shaders store is the vertices'; what these stages put out could not be captured.
        c.geometry = geometryShader(core) != 0 && !f.storesCaptures;
        if (c.geometry) {
            c.maxGeometryOutputVertices = maxGeometryOutputVertices(l);
            c.maxGeometryOutputComponents = maxGeometryTotalOutputComponents(l);
            c.maxGeometryInputVertexComponents = maxGeometryInputComponents(l);
            c.maxGeometryOutputVertexComponents = maxGeometryOutputComponents(l);
            c.maxGeometryInvocations = maxGeometryShaderInvocations(l);
        }
        c.tessellation = tessellationShader(core) != 0 && !f.storesCaptures;
        if (c.tessellation) {
            c.maxPatchVertices = maxTessellationPatchSize(l);
            int control = Math.min(
                    maxTessellationControlPerVertexInputComponents(l),
                    maxTessellationControlPerVertexOutputComponents(l));
            int evaluation =
                    Math.min(maxTessellationEvaluationInputComponents(l), maxTessellationEvaluationOutputComponents(l));
            c.maxTessVertexComponents = Math.min(control, evaluation);
            c.maxPatchLocations = Math.min(Limits.VARYINGS, maxTessellationControlPerPatchOutputComponents(l) / 4);
            c.maxTessLevel = maxTessellationGenerationLevel(l);
        }
        c.maxClipDistances = shaderClipDistance(core) != 0 ? Math.min(Limits.CLIP_DISTANCES, maxClipDistances(l)) : 0;
        c.maxCullDistances = shaderCullDistance(core) != 0 ? Math.min(Limits.CLIP_DISTANCES, maxCullDistances(l)) : 0;
        c.compute = true;
        c.maxComputeSharedBytes = maxComputeSharedMemorySize(l);
        c.maxComputeInvocations = maxComputeWorkGroupInvocations(l);
        for (int i = 0; i < 3; i++) {
            c.maxWorkgroupSize[i] = Scratch.getInt(maxComputeWorkGroupSize(l) + 4L * i);
            c.maxWorkgroupCount[i] = small(Integer.MAX_VALUE, Scratch.getInt(maxComputeWorkGroupCount(l) + 4L * i));
        }
        c.int64 = shaderInt64(core) != 0;
        // Doubles are taken apart by way of 64-bit integers.
        c.float64 = c.int64 && shaderFloat64(core) != 0;
        c.float64Attributes = c.float64;
        c.vertexStores = vertexPipelineStoresAndAtomics(core) != 0;
        c.fragmentStores = fragmentStoresAndAtomics(core) != 0;
        c.sampleShading = sampleRateShading(core) != 0;
        c.sampleInterpolation = sampleRateShading(core) != 0 && f.interpolationFunctions;
        c.viewportFromVertexStage = f.viewportLayerFromVertex;
        c.computeDerivatives = f.computeDerivatives;
        c.viewportMask = f.viewportLayerFromVertex && f.has(Vk.NV_VIEWPORT_ARRAY2);
        c.stencilExport = f.extensions.contains(Vk.EXT_SHADER_STENCIL_EXPORT);
        c.votes = true;
        subgroups(c, f);
        c.postDepthCoverage = f.extensions.contains(Vk.EXT_POST_DEPTH_COVERAGE);
        c.shaderClock = f.shaderClock;
        c.deviceClock = f.deviceClock;
        c.fragmentInterlock = f.fragmentInterlock;
        c.compareLods = true;
        c.formatlessImageLoads = shaderStorageImageReadWithoutFormat(core) != 0;
        c.drawParameters = true;
        c.derivativeControl = true;
        c.textureQueryLod = true;
        c.textureGather = shaderImageGatherExtended(core) != 0;
        c.cubeArrays = imageCubeArray(core) != 0;
        c.dynamicResourceIndex = true;
        c.residentTextures = f.residents != 0;
        c.minLod = shaderResourceMinLod(core) != 0;
        boolean captures = f.transformFeedback || f.storesCaptures;
        c.maxStreamTargets = captures ? Limits.STREAM_TARGETS : 0;
        c.maxStreamOutputComponents = captures ? 64 : 0;
        c.maxVertexStreams = captures ? f.geometryStreams ? 4 : 1 : 0;
    }

    private static void subgroups(Caps c, DeviceFeatures f) {
        c.ballots = f.ballots;
        c.subgroupSize = f.subgroupSize;
        c.subgroupStages = f.ballots ? f.voteStages & (1 << Stage.values().length) - 1 : 0;
        c.shuffles = (f.subgroupOperations & Vk.VK_SUBGROUP_FEATURE_SHUFFLE_BIT) != 0;
        int sums = Vk.VK_SUBGROUP_FEATURE_ARITHMETIC_BIT | Vk.VK_SUBGROUP_FEATURE_CLUSTERED_BIT;
        c.reductions = (f.subgroupOperations & sums) == sums;
        c.quadReads = (f.subgroupOperations & Vk.VK_SUBGROUP_FEATURE_QUAD_BIT) != 0;
        c.quadReadsInAllStages = c.quadReads && f.quadsInAllStages;
    }

    /** Stages with quads on every device that has them. */
    private static final int QUAD_STAGES = 1 << Stage.FRAGMENT.ordinal() | 1 << Stage.COMPUTE.ordinal();

    static SpirvOptions spirv(Gpu gpu) {
        DeviceFeatures f = gpu.features;
        long core = f.core;
        SpirvOptions o = SpirvOptions.floor();
        o.minorVersion =
                f.apiVersion >= VulkanInstance.version(1, 3) ? 6 : f.apiVersion >= VulkanInstance.version(1, 2) ? 5 : 3;
        o.geometry = geometryShader(core) != 0;
        o.tessellation = tessellationShader(core) != 0;
        o.tessellationAndGeometryPointSize = shaderTessellationAndGeometryPointSize(core) != 0;
        o.float64 = shaderFloat64(core) != 0;
        o.int64 = shaderInt64(core) != 0;
        o.clipDistance = shaderClipDistance(core) != 0;
        o.cullDistance = shaderCullDistance(core) != 0;
        o.cubeArrays = imageCubeArray(core) != 0;
        o.sampleRateShading = sampleRateShading(core) != 0;
        o.imageGatherExtended = shaderImageGatherExtended(core) != 0;
        o.minLod = shaderResourceMinLod(core) != 0;
        o.residency = gpu.bindsPages && f.sparseResidency;
        o.multiViewport = multiViewport(core) != 0;
        o.viewportLayerFromVertexStage = f.viewportLayerFromVertex;
        o.computeDerivatives = f.computeDerivatives;
        o.derivativesOfKhronos = f.has(Vk.KHR_COMPUTE_SHADER_DERIVATIVES);
        o.viewportMask = f.viewportLayerFromVertex && f.has(Vk.NV_VIEWPORT_ARRAY2);
        o.stencilExport = f.extensions.contains(Vk.EXT_SHADER_STENCIL_EXPORT);
        o.drawParameters = f.drawParameters;
        o.voteStages = f.voteStages;
        o.quadStages = f.quadsInAllStages ? f.voteStages : f.voteStages & QUAD_STAGES;
        o.preserveSpecials32 = f.preservesSpecials32;
        o.preserveSpecials64 = f.preservesSpecials64;
        o.demote = f.demote;
        o.transformFeedback = f.transformFeedback;
        o.geometryStreams = f.geometryStreams;
        o.storageImageExtendedFormats = shaderStorageImageExtendedFormats(core) != 0;
        o.storageImageReadWithoutFormat = shaderStorageImageReadWithoutFormat(core) != 0;
        o.storageImageWriteWithoutFormat = shaderStorageImageWriteWithoutFormat(core) != 0;
        o.storageImageMultisample = shaderStorageImageMultisample(core) != 0;
        o.uniformBufferArrayDynamicIndexing = shaderUniformBufferArrayDynamicIndexing(core) != 0;
        o.sampledImageArrayDynamicIndexing = shaderSampledImageArrayDynamicIndexing(core) != 0;
        o.storageBufferArrayDynamicIndexing = shaderStorageBufferArrayDynamicIndexing(core) != 0;
        o.storageImageArrayDynamicIndexing = shaderStorageImageArrayDynamicIndexing(core) != 0;
        o.residents = f.residents != 0;
        // llvmpipe says that its bounds are exact, but reads on.
        o.clampDepth = !f.depthClipEnable || depthClamp(core) == 0;
        o.exactBounds = f.robustBuffers2 && f.driverId != Vk.VK_DRIVER_ID_MESA_LLVMPIPE;
        o.maxUniformBytes = (int) Math.min(1 << 20, Integer.toUnsignedLong(maxUniformBufferRange(gpu.limits())));
        o.maxSharedBytes = maxComputeSharedMemorySize(gpu.limits());
        return o;
    }
}
