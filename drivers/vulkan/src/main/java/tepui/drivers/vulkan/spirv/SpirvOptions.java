package tepui.drivers.vulkan.spirv;

/**
 * Options of the compiler: what a device lets shaders do, filled once by the driver from the features it enabled. A
 * shader that needs what is not there makes the compiler throw a {@link MissingCapabilityException} with the name.
 * {@link #floor} is Vulkan 1.1 without any feature, {@link #everything} what tests validate against.
 */
public final class SpirvOptions {
    /** Minor version of SPIR-V: 3 for Vulkan 1.1, 5 for 1.2, 6 for 1.3. */
    public int minorVersion = 3;

    public boolean geometry;
    public boolean tessellation;
    public boolean tessellationAndGeometryPointSize;
    public boolean float64;
    public boolean int64;
    public boolean clipDistance;
    public boolean cullDistance;
    public boolean cubeArrays;
    public boolean sampleRateShading;
    public boolean imageGatherExtended;
    public boolean minLod;
    /** Look-ups and loads that tell whether their texels have memory. */
    public boolean residency;

    public boolean multiViewport;
    /** Layer and viewport index from vertex and tessellation stages. */
    public boolean viewportLayerFromVertexStage;

    public boolean viewportMask;
    public boolean computeDerivatives;
    /** By VK_KHR_compute_shader_derivatives, rather than by the extension of NVIDIA that it was made of. */
    public boolean derivativesOfKhronos;

    public boolean stencilExport;
    public boolean drawParameters;
    /** Stages in which invocations vote together, 1 shifted by the stage's number in the IR. */
    public int voteStages;
    /** Those of them in which invocations read others of the quad. */
    public int quadStages;

    /**
     * Floats of 32 and of 64 bits keep signed zeros, infinities and NaN where the module asks for it (shaderSignedZeroInfNanPreserve).
     * Without, compilers may take all numbers to be finite, so what looks for NaN and infinity looks at bits.
     */
    public boolean preserveSpecials32;

    public boolean preserveSpecials64;
    public boolean demote;
    public boolean transformFeedback;
    public boolean geometryStreams;
    public boolean storageImageExtendedFormats;
    public boolean storageImageReadWithoutFormat;
    public boolean storageImageWriteWithoutFormat;
    public boolean storageImageMultisample;
    public boolean uniformBufferArrayDynamicIndexing;
    public boolean sampledImageArrayDynamicIndexing;
    public boolean storageBufferArrayDynamicIndexing;
    public boolean storageImageArrayDynamicIndexing;
    /** Arrays of textures and images without end, with an index that each invocation has for itself (descriptor indexing). */
    public boolean residents;
    /** Uniform and storage buffers are checked by the device, exactly: no comparisons in the code (robustBufferAccess2). */
    public boolean exactBounds;
    /** The device leaves depths that fragments write as they are, so the code clamps them to the viewport's range. */
    public boolean clampDepth;
    /** Conversions of floats to integers saturate in hardware, NaN gives 0. */
    public boolean saturatingConversions;
    /** Names of variables, functions and values, and source lines, go into the module. */
    public boolean debug = true;

    public int maxUniformBytes = 16384;
    public int maxSharedBytes = 16384;

    /** Nothing optional. */
    public static SpirvOptions floor() {
        return new SpirvOptions();
    }

    /** Options with all that Vulkan has. */
    public static SpirvOptions everything() {
        SpirvOptions o = new SpirvOptions();
        o.geometry = true;
        o.tessellation = true;
        o.tessellationAndGeometryPointSize = true;
        o.float64 = true;
        o.int64 = true;
        o.clipDistance = true;
        o.cullDistance = true;
        o.cubeArrays = true;
        o.sampleRateShading = true;
        o.imageGatherExtended = true;
        o.minLod = true;
        o.residency = true;
        o.multiViewport = true;
        o.viewportLayerFromVertexStage = true;
        o.viewportMask = true;
        o.computeDerivatives = true;
        o.stencilExport = true;
        o.drawParameters = true;
        o.voteStages = -1;
        o.quadStages = -1;
        o.preserveSpecials32 = true;
        o.preserveSpecials64 = true;
        o.demote = true;
        o.transformFeedback = true;
        o.geometryStreams = true;
        o.storageImageExtendedFormats = true;
        o.storageImageReadWithoutFormat = true;
        o.storageImageWriteWithoutFormat = true;
        o.storageImageMultisample = true;
        o.uniformBufferArrayDynamicIndexing = true;
        o.sampledImageArrayDynamicIndexing = true;
        o.storageBufferArrayDynamicIndexing = true;
        o.storageImageArrayDynamicIndexing = true;
        o.residents = true;
        o.exactBounds = true;
        o.maxUniformBytes = 65536;
        o.maxSharedBytes = 32768;
        return o;
    }

    private SpirvOptions() {}
}
