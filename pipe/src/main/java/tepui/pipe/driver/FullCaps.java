package tepui.pipe.driver;

import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.Limits;

/**
 * Capabilities of a device that can do all that the contract knows but show windows, as the software device and the null
 * device can. Most sizes are the device's own.
 */
public final class FullCaps {
    private FullCaps() {}

    /** Announces them all. */
    public static void announce(Caps c) {
        stages(c);
        fixedFunction(c);
        sampling(c);
        work(c);
        c.backBuffersStay = true;
        c.promptTransfers = true;
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
        c.sampleLocationGrid = 1;
        c.viewportFromVertexStage = true;
        c.viewportMask = true;
        c.stencilExport = true;
        c.fragmentInterlock = true;
        c.votes = true;
        c.ballots = true;
        c.subgroupSize = 32;
        c.subgroupStages = (1 << Stage.values().length) - 1;
        c.shuffles = true;
        c.reductions = true;
        c.quadReads = true;
        c.quadReadsInAllStages = true;
        c.computeDerivatives = true;
        c.postDepthCoverage = true;
        c.shaderClock = true;
        c.deviceClock = true;
        c.compareLods = true;
        c.formatlessImageLoads = true;
        c.drawParameters = true;
        c.derivativeControl = true;
        c.dynamicResourceIndex = true;
        c.residentTextures = true;
        c.sparseTextures = true;
        c.sparseSamples = 2 | 4 | 8 | 16;
        c.sparseResidency = true;
        c.minLod = true;
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
        c.instanceDivisor = true;
    }

    private static void sampling(Caps c) {
        c.customBorder = true;
        c.clampHalfBorder = true;
        c.mirrorClamp = true;
        c.mirrorClampToEdge = true;
        c.unnormalizedCoordinates = true;
        c.seamlessCubePerSampler = true;
        c.samplerReduction = true;
        c.textureSwizzle = true;
        c.shadowCompare = true;
        c.textureQueryLod = true;
        c.textureGather = true;
        c.cubeArrays = true;
        c.textureViews = true;
        c.sliceViews = true;
        c.multisampleTextures = true;
    }

    /** What the front end may ask of any device that has commands: draws, captures, queries, maps, clears. */
    public static void work(Caps c) {
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
    }

    /** Sizes of the stages before the rasteriser, and of work groups in all. */
    public static void stageSizes(Caps c) {
        c.maxVaryings = Limits.VARYINGS;
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
        c.maxComputeSharedBytes = 64 << 10;
        c.maxComputeInvocations = 1024;
        c.interpolationOffsetBits = 8;
        c.maxInterpolationOffset = 0.5f;
    }
}
