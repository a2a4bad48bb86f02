package tepui.drivers.soft;

import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.driver.GdiWindow;
import tepui.pipe.driver.XcbWindow;

/** Capabilities of the software device: everything the contract knows, at the sizes that its data structures hold. */
final class SoftCaps {
    static final int MAX_TEXTURE = 16384;
    static final int MAX_TEXTURE_3D = 2048;
    static final int MAX_LAYERS = 2048;
    static final int MAX_SAMPLES = 8;

    private SoftCaps() {}

    static Caps make(long memory) {
        Caps c = new Caps();
        textures(c);
        buffers(c, memory);
        stages(c);
        fixedFunction(c);
        resources(c);
        return c;
    }

    private static void textures(Caps c) {
        c.maxTexture1D = MAX_TEXTURE;
        c.maxTexture2D = MAX_TEXTURE;
        c.maxTexture3D = MAX_TEXTURE_3D;
        c.maxTextureCube = MAX_TEXTURE;
        c.maxTextureLayers = MAX_LAYERS;
        c.maxTextureBufferTexels = 1L << 27;
        c.maxRenderTargetSize = MAX_TEXTURE;
        c.maxSamples = MAX_SAMPLES;
        c.backBuffersStay = true;
        c.maxColorTargets = Limits.COLOR_TARGETS;
        c.maxDualSourceTargets = Limits.COLOR_TARGETS;
        c.maxViewports = Limits.VIEWPORTS;
        c.maxTextures = Limits.TEXTURES;
        c.maxImages = Limits.IMAGES;
        c.maxAnisotropy = 16;
        c.maxLodBias = 16;
        c.minTexelOffset = -32;
        c.maxTexelOffset = 31;
        c.minGatherOffset = -32;
        c.maxGatherOffset = 31;
        c.textureGather = true;
        c.cubeArrays = true;
        c.textureQueryLod = true;
        c.customBorder = true;
        c.clampHalfBorder = true;
        c.mirrorClamp = true;
        c.mirrorClampToEdge = true;
        c.unnormalizedCoordinates = true;
        c.seamlessCubePerSampler = true;
        c.samplerReduction = true;
        c.textureSwizzle = true;
        c.shadowCompare = true;
        c.textureViews = true;
        c.multisampleTextures = true;
    }

    private static void buffers(Caps c, long memory) {
        c.maxVertexElements = Limits.VERTEX_ELEMENTS;
        c.maxVertexBuffers = Limits.VERTEX_BUFFERS;
        c.maxVertexStride = 1 << 20;
        c.maxUniformBuffers = Limits.UNIFORM_BUFFERS;
        c.maxUniformBufferSize = 1 << 20;
        c.uniformBufferAlignment = 16;
        c.maxStorageBuffers = Limits.STORAGE_BUFFERS;
        c.maxStorageBufferSize = 1 << 30;
        c.storageBufferAlignment = 16;
        c.textureBufferAlignment = 16;
        c.mapAlignment = NativeMemory.ALIGNMENT;
        c.memoryBytes = memory;
        c.maxStreamTargets = Limits.STREAM_TARGETS;
        c.maxStreamOutputComponents = 4 * Limits.VARYINGS;
        c.maxVertexStreams = 4;
        c.timestampPeriodNanos = 1;
    }

    private static void stages(Caps c) {
        c.maxVaryings = Limits.VARYINGS;
        c.geometry = true;
        c.maxGeometryOutputVertices = 256;
        c.maxGeometryOutputComponents = 1024;
        c.maxGeometryInputVertexComponents = 128;
        c.maxGeometryOutputVertexComponents = 128;
        c.maxTessVertexComponents = 128;
        c.maxGeometryInvocations = 32;
        c.tessellation = true;
        c.maxPatchVertices = 32;
        c.maxPatchLocations = Limits.VARYINGS;
        c.maxTessLevel = 64;
        c.maxClipDistances = Limits.CLIP_DISTANCES;
        c.maxCullDistances = Limits.CLIP_DISTANCES;
        c.compute = true;
        c.maxComputeSharedBytes = 64 << 10;
        c.maxComputeInvocations = 1024;
        for (int i = 0; i < 3; i++) {
            c.maxWorkgroupSize[i] = i == 2 ? 64 : 1024;
            c.maxWorkgroupCount[i] = i == 0 ? Integer.MAX_VALUE : 65535;
        }
        c.float64 = true;
        c.float64Attributes = true;
        c.int64 = true;
        c.int64Atomics = true;
        c.vertexStores = true;
        c.fragmentStores = true;
        c.sampleShading = true;
        c.sampleInterpolation = true;
        c.interpolationOffsetBits = 8;
        c.viewportFromVertexStage = true;
        c.stencilExport = true;
        // Fragments of a tile run on one thread, in the order of primitives.
        c.fragmentInterlock = true;
        c.votes = true;
        c.compareLods = true;
        c.formatlessImageLoads = true;
        c.drawParameters = true;
        c.derivativeControl = true;
        c.dynamicResourceIndex = true;
        c.mulZero = true;
        c.framebufferFetch = true;
        c.framebufferFetchCoherent = true;
        c.cylindricalWrap = true;
    }

    private static void fixedFunction(Caps c) {
        c.subPixelBits = 8;
        c.minLineWidth = 1;
        c.maxLineWidth = 64;
        c.minPointSize = 1;
        c.maxPointSize = 1024;
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
        c.partialClear = true;
        c.bufferClear = true;
        c.presentWindow = XcbWindow.isPossible() || GdiWindow.isPossible();
    }
}
