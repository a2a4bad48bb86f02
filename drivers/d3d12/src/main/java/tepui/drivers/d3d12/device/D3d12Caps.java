package tepui.drivers.d3d12.device;

import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.dxbc.DxbcOptions;
import tepui.drivers.d3d12.dxbc.PatchRegisters;
import tepui.drivers.d3d12.dxbc.Registers;
import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.driver.FullCaps;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.XcbWindow;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** The capabilities of a device: what feature level 11_0 promises, and what the device says beyond it. */
public final class D3d12Caps {
    private D3d12Caps() {}

    public static Caps make(Features f, DxgiFormats formats, DxbcOptions dxbc) {
        Caps c = new Caps();
        sizes(c, f, formats);
        stages(c, f, dxbc);
        c.clipMinusWToW = true;
        c.clipHalfZ = true;
        c.triangleFans = true;
        c.lineLoops = true;
        c.quads = true;
        c.polygons = true;
        c.index8 = true;
        c.restartOnLists = true;
        c.anyRestartIndex = true;
        c.provokingFirst = true;
        // Through a geometry shader.
        c.provokingLast = true;
        // Beyond a pixel they are squares.
        c.pointSizeState = true;
        c.minPointSize = 1;
        c.maxPointSize = 256;
        // Bands and squares of a geometry shader, too.
        c.wideLines = true;
        c.minLineWidth = 1;
        c.maxLineWidth = 64;
        c.lineStipple = true;
        c.polygonMode = true;
        c.polygonModePerFace = true;
        c.edgeFlags = true;
        c.depthClamp = true;
        c.depthBiasClamp = true;
        c.independentBlend = true;
        c.dualSourceBlend = true;
        // Targets are read by way of copies, in texture slots behind the program's.
        c.framebufferFetch = true;
        c.advancedBlend = true;
        c.logicOp = true;
        // vkd3d 1.2 takes mirroring once for repeating.
        c.mirrorClampToEdge = !f.oldVkd3d;
        c.samplerReduction = f.tiledTier >= 2;
        c.textureSwizzle = true;
        c.shadowCompare = true;
        c.compareLods = true;
        c.instanceDivisor = true;
        FullCaps.work(c);
        c.textureViews = true;
        c.multisampleTextures = c.maxSamples > 1;
        // vkd3d 1.2 knows no border but transparent black.
        c.customBorder = !f.oldVkd3d;
        c.presentWindow = XcbWindow.isPossible();
        return c;
    }

    private static void sizes(Caps c, Features f, DxgiFormats formats) {
        c.maxTexture1D = 16384;
        c.maxTexture2D = 16384;
        c.maxTexture3D = 2048;
        c.maxTextureCube = 16384;
        c.maxTextureLayers = 2048;
        c.maxTextureBufferTexels = 1L << 27;
        c.maxRenderTargetSize = 16384;
        int samples = 1;
        for (int n = 2; n <= 16; n *= 2) {
            int bit = FormatSupport.samples(n);
            if ((formats.support(Format.R8G8B8A8_UNORM) & bit) != 0
                    && (formats.support(Format.D24_UNORM_S8_UINT) & bit) != 0) samples = n;
        }
        c.maxSamples = samples;
        c.maxColorTargets = Limits.COLOR_TARGETS;
        c.maxDualSourceTargets = 1;
        // The pipelines that vkd3d 1.2 makes have one.
        c.maxViewports = f.oldVkd3d ? 1 : Limits.VIEWPORTS;
        // One slot is the constant attributes'.
        c.maxVertexBuffers = Limits.VERTEX_BUFFERS - 1;
        c.maxVertexElements = Limits.VERTEX_ELEMENTS;
        c.maxVertexStride = 2048;
        // One of them is the driver's root words, the last slot its own shaders'.
        c.maxUniformBuffers = Math.min(LineBands.SLOT + 1, f.constantBuffers()) - 1;
        c.maxUniformBufferSize = 65536;
        c.uniformBufferAlignment = 256;
        // Of eight views in all each kind has half; where there are 64, a graphics program's stages share them.
        boolean few = f.unorderedViews() <= 8;
        c.maxStorageBuffers = few ? 4 : 16;
        c.maxStorageBufferSize = 1L << 27;
        c.storageBufferAlignment = 16;
        c.textureBufferAlignment = 16;
        c.maxTextures = Math.min(32, f.samplers());
        c.maxImages = few ? 4 : 8;
        c.maxVaryings = Registers.VARYINGS;
        c.maxAnisotropy = 16;
        c.maxLodBias = 15.99f;
        c.minTexelOffset = -8;
        c.maxTexelOffset = 7;
        c.minGatherOffset = -8;
        c.maxGatherOffset = 7;
        c.subPixelBits = 8;
        c.interpolationOffsetBits = 4;
        c.minInterpolationOffset = -0.5f;
        c.maxInterpolationOffset = 0.4375f;
        c.mapAlignment = 64;
        c.memoryBytes = 2L << 30;
    }

    private static void stages(Caps c, Features f, DxbcOptions dxbc) {
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
        c.maxPatchComponents = 4 * PatchRegisters.locations(dxbc.patchRegisters);
        c.maxTessLevel = 64;
        c.maxClipDistances = Limits.CLIP_DISTANCES;
        c.maxCullDistances = Limits.CLIP_DISTANCES;
        c.compute = true;
        c.maxComputeSharedBytes = 32768;
        c.maxComputeInvocations = 1024;
        c.maxWorkgroupSize[0] = 1024;
        c.maxWorkgroupSize[1] = 1024;
        c.maxWorkgroupSize[2] = 64;
        for (int i = 0; i < 3; i++) c.maxWorkgroupCount[i] = 65535;
        c.vertexStores = f.allStagesWrite();
        c.fragmentStores = true;
        c.sampleInterpolation = true;
        c.sampleShading = true;
        // Taken apart into words: exact, and slow.
        c.int64 = true;
        c.float64 = true;
        c.float64Attributes = true;
        // Of an invocation by itself.
        c.votes = true;
        c.viewportFromVertexStage = f.layerFromVertex;
        c.stencilExport = f.stencilExport;
        c.drawParameters = true;
        c.derivativeControl = true;
        c.textureQueryLod = true;
        c.textureGather = true;
        c.cubeArrays = true;
        c.dynamicResourceIndex = true;
        c.maxStreamTargets = f.below.captureBuffers();
        c.maxStreamOutputComponents = 64;
        c.maxVertexStreams = 4;
    }

    /** How shaders are written for the device, which is part of what it can. */
    public static DxbcOptions dxbc(Features f) {
        DxbcOptions o = f.oldVkd3d
                ? DxbcOptions.vkd3d()
                : !f.vkd3d ? DxbcOptions.plain() : Abi.WINDOWS ? DxbcOptions.vkd3dOfWine() : DxbcOptions.newerVkd3d();
        o.arrayViews = true;
        o.dynamicIndexing = f.dynamicIndexing;
        o.typedLoads = f.typedLoads;
        o.stencilExport = f.stencilExport;
        // The vertices of a patch have one location at least, in front of the patch's.
        if (f.vkd3d) o.patchRegisters = Math.min(o.patchRegisters, f.below.patchLocations() - 1);
        return o;
    }
}
