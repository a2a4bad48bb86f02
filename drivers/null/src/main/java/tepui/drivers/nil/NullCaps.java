package tepui.drivers.nil;

import tepui.pipe.Caps;
import tepui.pipe.Limits;
import tepui.pipe.driver.FullCaps;

/**
 * Capabilities of the null device: everything, at the sizes of the contract's own tables or of today's large devices.
 */
final class NullCaps {
    private NullCaps() {}

    static Caps make() {
        Caps c = new Caps();
        FullCaps.announce(c);
        c.presentWindow = true;
        sizes(c);
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
        c.maxStreamTargets = Limits.STREAM_TARGETS;
        c.maxStreamOutputComponents = 128;
        c.maxVertexStreams = 4;
        FullCaps.stageSizes(c);
        c.maxGeometryOutputVertices = 1024;
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
        c.mapAlignment = NullMemory.ALIGNMENT;
        c.memoryBytes = 1L << 40;
        c.timestampPeriodNanos = 1;
    }
}
