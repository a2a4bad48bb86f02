package tepui.drivers.nil;

import tepui.pipe.Caps;
import tepui.pipe.Limits;

/**
 * Capabilities of the null device: everything, at the sizes of the contract's own tables or of today's large devices.
 */
final class NullCaps {
    private NullCaps() {}

    static Caps make() {
        Caps c = new Caps();
        sizes(c);
        stages(c);
        fixedFunction(c);
        resources(c);
        return c;
    }

    private static void sizes(Caps c) {
        c.maxTexture1D = 32768;
        c.maxTexture2D = 32768;
        c.maxTexture3D = 16384;
        c.maxTextureCube = 32768;
        c.maxTextureLayers = 2048;
        c.maxTextureBufferTexels = 1L << 27;
        c.maxRenderTargetSize = 32768;
        c.maxSamples = 16;
        c.maxColorTargets = Limits.COLOR_TARGETS;
        c.maxDualSourceTargets = 1;
        c.maxViewports = Limits.VIEWPORTS;
        c.maxVertexElements = Limits.VERTEX_ELEMENTS;
        c.maxVertexBuffers = Limits.VERTEX_BUFFERS;
        c.maxVertexStride = 1 << 16;
        c.maxUniformBuffers = Limits.UNIFORM_BUFFERS;
        c.maxUniformBufferSize = 1 << 20;
        c.uniformBufferAlignment = 16;
        c.maxStorageBuffers = Limits.STORAGE_BUFFERS;
        c.maxStorageBufferSize = 1L << 32;
        c.storageBufferAlignment = 4;
        c.textureBufferAlignment = 16;
        c.maxTextures = Limits.TEXTURES;
        c.maxImages = Limits.IMAGES;
        c.maxVaryings = Limits.VARYINGS;
        c.maxStreamTargets = Limits.STREAM_TARGETS;
        c.maxStreamOutputComponents = 128;
        c.maxVertexStreams = 4;
        c.maxGeometryOutputVertices = 1024;
        c.maxGeometryOutputComponents = 1024;
        c.maxGeometryInputVertexComponents = 128;
        c.maxGeometryOutputVertexComponents = 128;
        c.maxTessVertexComponents = 128;
        c.maxGeometryInvocations = 32;
        c.maxPatchVertices = 32;
        c.maxPatchLocations = Limits.VARYINGS;
        c.maxTessLevel = 64;
        c.maxClipDistances = Limits.CLIP_DISTANCES;
        c.maxCullDistances = Limits.CLIP_DISTANCES;
        c.maxComputeSharedBytes = 65536;
        c.maxComputeInvocations = 1024;
        for (int i = 0; i < 3; i++) {
            c.maxWorkgroupSize[i] = 1024;
            c.maxWorkgroupCount[i] = Integer.MAX_VALUE;
        }
        c.minLineWidth = 1;
        c.maxLineWidth = 64;
        c.minPointSize = 1;
        c.maxPointSize = 8192;
        c.maxAnisotropy = 16;
        c.maxLodBias = 16;
        c.minTexelOffset = -32;
        c.maxTexelOffset = 31;
        c.minGatherOffset = -32;
        c.maxGatherOffset = 31;
        c.subPixelBits = 8;
        c.interpolationOffsetBits = 8;
        c.mapAlignment = NullMemory.ALIGNMENT;
        c.memoryBytes = 1L << 40;
        c.timestampPeriodNanos = 1;
    }

    private static void stages(Caps c) {
        c.geometry = true;
        c.tessellation = true;
        c.compute = true;
        c.float64 = true;
        c.float64Attributes = true;
        c.int64 = true;
        c.int64Atomics = true;
        c.vertexStores = true;
        c.fragmentStores = true;
        c.sampleShading = true;
        c.sampleInterpolation = true;
        c.viewportFromVertexStage = true;
        c.stencilExport = true;
        c.fragmentInterlock = true;
        c.votes = true;
        c.compareLods = true;
        c.formatlessImageLoads = true;
        c.drawParameters = true;
        c.derivativeControl = true;
        c.textureQueryLod = true;
        c.textureGather = true;
        c.cubeArrays = true;
        c.dynamicResourceIndex = true;
        c.mulZero = true;
        c.framebufferFetch = true;
        c.framebufferFetchCoherent = true;
        c.cylindricalWrap = true;
    }

    private static void fixedFunction(Caps c) {
        c.alphaTest = true;
        c.clipMinusWToW = true;
        c.clipHalfZ = true;
        c.pixelCenterInteger = true;
        c.triangleFans = true;
        c.lineLoops = true;
        c.quads = true;
        c.polygons = true;
        c.index8 = true;
        c.restartOnLists = true;
        c.anyRestartIndex = true;
        c.polygonMode = true;
        c.polygonModePerFace = true;
        c.wideLines = true;
        c.lineStipple = true;
        c.smoothLines = true;
        c.lineLastPixel = true;
        c.edgeFlags = true;
        c.pointSizeState = true;
        c.provokingFirst = true;
        c.provokingLast = true;
        c.depthClamp = true;
        c.depthClampSeparate = true;
        c.depthBounds = true;
        c.depthBiasClamp = true;
        c.biasUnscaled = true;
        c.logicOp = true;
        c.independentBlend = true;
        c.dualSourceBlend = true;
        c.advancedBlend = true;
        c.advancedBlendCoherent = true;
        c.alphaToOne = true;
        c.customBorder = true;
        c.clampHalfBorder = true;
        c.mirrorClamp = true;
        c.mirrorClampToEdge = true;
        c.unnormalizedCoordinates = true;
        c.seamlessCubePerSampler = true;
        c.samplerReduction = true;
        c.textureSwizzle = true;
        c.shadowCompare = true;
        c.instanceDivisor = true;
    }

    private static void resources(Caps c) {
        c.multiDraw = true;
        c.indirectDraw = true;
        c.indirectCount = true;
        c.streamOutput = true;
        c.streamOutputPause = true;
        c.drawFromStreamOutput = true;
        c.conditionalRender = true;
        c.occlusionQuery = true;
        c.timestamps = true;
        c.pipelineStatistics = true;
        c.queryResultToBuffer = true;
        c.persistentMap = true;
        c.textureViews = true;
        c.multisampleTextures = true;
        c.partialClear = true;
        c.bufferClear = true;
        c.presentWindow = true;
        c.backBuffersStay = true;
    }
}
