package tepui.frontends.glsl;

/**
 * Limits of the implementation: values of gl_Max... constants, and what linking enforces. Filled once, then not
 * changed.
 */
public final class GlslLimits {
    public int vertexAttribs = 16;
    /** Scalars in the default block, per stage. */
    public int uniformComponents = 4096;

    public int varyingComponents = 128;
    /** Most components of a stage's own outputs or inputs; built-in ones do not count. */
    public int interfaceComponents = 128;
    /** The same of a vertex in the tessellation stages. */
    public int tessComponents = 128;

    public int uniformBlocks = 14;
    public int combinedUniformBlocks = 84;
    public int uniformBlockSize = 65536;
    public int storageBlocks = 16;
    public int combinedStorageBlocks = 96;
    public int textureUnits = 32;
    public int combinedTextureUnits = 192;
    public int imageUnits = 16;
    public int imageUniforms = 16;
    public int combinedImageUniforms = 96;
    public int atomicCounters = 1024;
    public int atomicCounterBuffers = 8;
    public int atomicCounterBufferSize = 4096;
    public int drawBuffers = 8;
    /** Fragment shaders may read what their targets hold; coherently, without a barrier between draws. */
    public boolean framebufferFetch = true;

    public boolean framebufferFetchCoherent = true;
    public int dualSourceDrawBuffers = 1;
    public int clipDistances = 8;
    public int cullDistances = 8;
    public int combinedClipAndCullDistances = 8;
    public int geometryInputComponents = 128;
    public int geometryOutputComponents = 128;
    public int geometryTotalOutputComponents = 1024;
    public int geometryOutputVertices = 256;
    public int geometryInvocations = 32;
    public int vertexStreams = 4;
    public int patchVertices = 32;
    public int patchComponents = 120;
    /** Locations of varyings that were given none are below this. */
    public int varyingLocations = 32;
    /** Locations of a patch's variables are below this. */
    public int patchLocations = 32;

    public int tessLevel = 64;
    public int tessControlTotalOutputComponents = 4096;
    public final int[] workgroupCount = {65535, 65535, 65535};
    public final int[] workgroupSize = {1024, 1024, 64};
    public int workgroupInvocations = 1024;
    public int sharedBytes = 32768;
    public int samples = 8;
    public int viewports = 16;
    public int minTexelOffset = -8;
    public int maxTexelOffset = 7;
    public int transformFeedbackBuffers = 4;
    public int transformFeedbackInterleavedComponents = 128;
    public int subroutines = 256;
    public int subroutineUniformLocations = 1024;
    public int uniformLocations = 1024;
    // ---- the fixed function's, for the compatibility profile
    public int lights = 8;
    public int clipPlanes = 8;
    public int textureCoords = 8;

    /** Limits of a good device. */
    public GlslLimits() {}
}
