package tepui.drivers.soft;

import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.driver.FullCaps;
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
        // The order of fragments holds too: those of a tile run on one thread, in the order of primitives.
        FullCaps.announce(c);
        c.presentWindow = XcbWindow.isPossible() || GdiWindow.isPossible();
        textures(c);
        buffers(c, memory);
        stages(c);
        raster(c);
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
        FullCaps.stageSizes(c);
        c.maxGeometryOutputVertices = 256;
        for (int i = 0; i < 3; i++) {
            c.maxWorkgroupSize[i] = i == 2 ? 64 : 1024;
            c.maxWorkgroupCount[i] = i == 0 ? Integer.MAX_VALUE : 65535;
        }
    }

    private static void raster(Caps c) {
        c.subPixelBits = 8;
        c.minLineWidth = 1;
        c.maxLineWidth = 64;
        c.minPointSize = 1;
        c.maxPointSize = 1024;
    }
}
