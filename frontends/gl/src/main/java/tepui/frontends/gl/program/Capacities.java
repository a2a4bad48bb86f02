package tepui.frontends.gl.program;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.glsl.GlslLimits;
import tepui.pipe.Caps;

/** Limits of the shading language that follow from a device. */
public final class Capacities {
    private Capacities() {}

    public static GlslLimits limits(Caps caps) {
        GlslLimits l = new GlslLimits();
        // One slot is the default block's, one that of late state.
        l.uniformBlocks = Math.clamp(caps.maxUniformBuffers - 2, 0, 14);
        l.combinedUniformBlocks = Math.min(BufferBindings.UNIFORM_COUNT, l.uniformBlocks * 6);
        l.uniformBlockSize = (int) Math.min(caps.maxUniformBufferSize, 65536);
        l.storageBlocks = Math.min(caps.maxStorageBuffers, 16);
        l.combinedStorageBlocks = Math.min(BufferBindings.STORAGE_COUNT, l.storageBlocks * 6);
        l.textureUnits = Math.min(caps.maxTextures, 32);
        l.combinedTextureUnits = l.textureUnits * 6;
        l.imageUniforms = Math.min(caps.maxImages, 16);
        l.imageUnits = l.imageUniforms;
        l.combinedImageUniforms = l.imageUniforms * 6;
        l.drawBuffers = Math.min(caps.maxColorTargets, 8);
        l.framebufferFetch = caps.framebufferFetch;
        l.framebufferFetchCoherent = caps.framebufferFetchCoherent;
        l.dualSourceDrawBuffers = Math.max(1, caps.maxDualSourceTargets);
        l.interfaceComponents = Math.min(128, caps.maxVaryings * 4);
        l.varyingComponents = l.interfaceComponents - 4;
        l.tessComponents = Math.min(l.interfaceComponents, caps.maxTessVertexComponents);
        l.geometryInputComponents = Math.min(l.interfaceComponents, caps.maxGeometryInputVertexComponents);
        l.geometryOutputComponents = Math.min(l.interfaceComponents, caps.maxGeometryOutputVertexComponents);
        l.samples = caps.maxSamples;
        l.viewports = Math.max(1, caps.maxViewports);
        l.patchVertices = caps.maxPatchVertices;
        l.patchComponents = Math.min(120, caps.maxPatchComponents);
        l.patchLocations = caps.maxPatchLocations;
        l.varyingLocations = Math.min(l.varyingLocations, caps.maxVaryings);
        l.tessLevel = caps.maxTessLevel;
        l.minTexelOffset = caps.minTexelOffset;
        l.maxTexelOffset = caps.maxTexelOffset;
        l.vertexStreams = Math.max(1, caps.maxVertexStreams);
        l.transformFeedbackBuffers = Math.max(1, caps.maxStreamTargets);
        l.sharedBytes = caps.maxComputeSharedBytes;
        l.workgroupInvocations = caps.maxComputeInvocations;
        System.arraycopy(caps.maxWorkgroupSize, 0, l.workgroupSize, 0, 3);
        System.arraycopy(caps.maxWorkgroupCount, 0, l.workgroupCount, 0, 3);
        if (caps.geometry) {
            l.geometryOutputVertices = caps.maxGeometryOutputVertices;
            l.geometryInvocations = caps.maxGeometryInvocations;
            l.geometryTotalOutputComponents = caps.maxGeometryOutputComponents;
        }
        return l;
    }
}
