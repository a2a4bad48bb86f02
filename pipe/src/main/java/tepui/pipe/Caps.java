package tepui.pipe;

import tepui.ir.TextureShape;

/**
 * Capabilities of a device, filled once when it is opened. Plain public fields: visible in a debugger, cheap to ask,
 * and unable to answer differently the second time. The initial values are the floor of the contract.
 */
public final class Caps implements Cloneable {
    // ---- sizes
    public int maxTexture1D = 2048;
    public int maxTexture2D = 2048;
    public int maxTexture3D = 256;
    public int maxTextureCube = 2048;
    public int maxTextureLayers = 256;
    public long maxTextureBufferTexels = 65536;
    public int maxRenderTargetSize = 2048;
    public int maxSamples = 1;
    /** Pixels along each side of a square that may have samples in other places ({@link SampleLocations}) than the next pixel; 0 where nobody may move samples. */
    public int sampleLocationGrid;
    /** Back buffers (createBackBuffer) hold after a present what they held before. */
    public boolean backBuffersStay;
    /** Texels are written and read by the processor before the call returns, so many small transfers cost no more than a large one. */
    public boolean promptTransfers;

    public int maxColorTargets = 1;
    public int maxDualSourceTargets;
    public int maxViewports = 1;
    public int maxVertexElements = 16;
    public int maxVertexBuffers = 16;
    public int maxVertexStride = 2048;
    public int maxUniformBuffers = 12;
    public long maxUniformBufferSize = 16384;
    public int uniformBufferAlignment = 16;
    public int maxStorageBuffers;
    public long maxStorageBufferSize;
    public int storageBufferAlignment = 16;
    public int textureBufferAlignment = 16;
    public int maxTextures = 16;
    public int maxImages;
    public int maxVaryings = 16;
    public int maxStreamTargets;
    public int maxStreamOutputComponents;
    public int maxVertexStreams;
    public int maxGeometryOutputVertices;
    /** Of all vertices that it puts out. */
    public int maxGeometryOutputComponents;

    /** Of each vertex that a geometry shader reads, and of each that it puts out; built-in values do not count. */
    public int maxGeometryInputVertexComponents = 64;

    public int maxGeometryOutputVertexComponents = 64;
    /** Of each vertex, into and out of either tessellation stage. */
    public int maxTessVertexComponents = 64;

    public int maxGeometryInvocations;
    public int maxPatchVertices;
    /** Of what a patch has once, beside its levels. */
    public int maxPatchComponents = 120;
    /** Those it may have them at, counted from 0. */
    public int maxPatchLocations = 30;

    public int maxTessLevel;
    public int maxClipDistances;
    public int maxCullDistances;
    public int maxComputeSharedBytes;
    public int maxComputeInvocations;
    public final int[] maxWorkgroupSize = new int[3];
    public final int[] maxWorkgroupCount = new int[3];
    public float minLineWidth = 1;
    public float maxLineWidth = 1;
    public float minPointSize = 1;
    public float maxPointSize = 1;
    public float maxAnisotropy = 1;
    public float maxLodBias = 2;
    public int minTexelOffset = -8;
    public int maxTexelOffset = 7;
    public int minGatherOffset = -8;
    public int maxGatherOffset = 7;
    public int subPixelBits = 4;
    public int interpolationOffsetBits = 4;
    public float minInterpolationOffset = -0.5f;
    public float maxInterpolationOffset = 0.4375f;
    public int mapAlignment = 64;
    public long memoryBytes;
    /** Resolution of the clock; results are nanoseconds whatever it is. */
    public double timestampPeriodNanos = 1;

    // ---- stages and shader features
    public boolean geometry;
    public boolean tessellation;
    public boolean compute;
    public boolean float64;
    /** Vertex inputs of doubles: the formats of 64 bits are vertex formats. */
    public boolean float64Attributes;

    public boolean int64;
    /** Atomic operations on 64-bit integers, in storage buffers and the workgroup's memory. */
    public boolean int64Atomics;

    public boolean vertexStores;
    public boolean fragmentStores;
    public boolean sampleShading;
    public boolean sampleInterpolation;
    public boolean viewportFromVertexStage;
    /** Primitives go to several viewports at once, and layers may count from the viewport: VIEWPORT_MASK and {@link tepui.ir.Variable#viewportRelative}. */
    public boolean viewportMask;

    public boolean stencilExport;
    public boolean votes;
    /** Ballots, and values of other invocations that run together, 64 at most, in every stage: of one where a stage has no more. */
    public boolean ballots;
    /** Most invocations that run together, where there are ballots. */
    public int subgroupSize = 1;
    /** Stages with more than one of them, 1 shifted by the stage's number in the IR. */
    public int subgroupStages;
    /** Values that each invocation takes from one of its own choice. */
    public boolean shuffles;
    /** Sums and the like over a subgroup, or over clusters of it. */
    public boolean reductions;
    /** Values of others of the quad, in fragments and compute shaders. */
    public boolean quadReads;
    /** The same in all stages that have subgroups. */
    public boolean quadReadsInAllStages;
    /** Derivatives in compute shaders, in {@link tepui.ir.Shader.Quads}. */
    public boolean computeDerivatives;
    /** Fragment shaders with early tests may read the samples that passed them. */
    public boolean postDepthCoverage;
    /** Clocks in shaders, of a subgroup and of the whole device. */
    public boolean shaderClock;

    public boolean deviceClock;
    /** Sections of fragment shaders that the fragments of a pixel or sample run through one after another. */
    public boolean fragmentInterlock;

    public boolean drawParameters;
    public boolean derivativeControl;
    public boolean textureQueryLod;
    public boolean textureGather;
    /** Shadow comparisons take a LOD, gradients or a bias; elsewhere such lookups may be made on the base level. */
    public boolean compareLods;
    /** Images whose resource names no format can be loaded from. */
    public boolean formatlessImageLoads;

    public boolean cubeArrays;
    /** An array of textures takes an index that is computed, and the same for all invocations of a draw. */
    public boolean dynamicResourceIndex;
    /** Shaders find textures and images in the context's tables of resident ones: {@link Context#setResidentTexture}. */
    public boolean residentTextures;
    /** Textures with {@link Bind#SPARSE}, in the formats and shapes of which {@link SparsePages} has pages. */
    public boolean sparseTextures;
    /** Numbers of samples that they may have, as bits: {@code samples} itself is the bit. */
    public int sparseSamples;
    /** What has no memory in them reads as zeros, what is written there is dropped, and shaders may ask for it with {@link tepui.ir.Instr#RESIDENCY}. */
    public boolean sparseResidency;
    /** Look-ups with {@link tepui.ir.TexOperand#MIN_LOD}. */
    public boolean minLod;
    /** LOAD_TARGET in fragment shaders. */
    public boolean framebufferFetch;
    /** It sees overlapping fragments of earlier draws, and of the same one, without barriers. */
    public boolean framebufferFetchCoherent;
    /** Fragment inputs with {@link tepui.ir.Variable#cylindrical}. */
    public boolean cylindricalWrap;
    /** FMUL_ZERO need not be lowered. */
    public boolean mulZero;

    // ---- fixed function that need not be lowered to IR
    public boolean alphaTest;
    public boolean clipMinusWToW;
    public boolean clipHalfZ;
    public boolean pixelCenterInteger;
    public boolean triangleFans;
    public boolean lineLoops;
    public boolean quads;
    public boolean polygons;
    public boolean index8;
    public boolean restartOnLists;
    public boolean anyRestartIndex;
    public boolean polygonMode;
    public boolean polygonModePerFace;
    public boolean wideLines;
    public boolean lineStipple;
    public boolean smoothLines;
    /** {@link RasterState#lineLastPixel}. */
    public boolean lineLastPixel;
    /** The built-in EDGE_FLAG is honoured where polygons are drawn as lines or points. */
    public boolean edgeFlags;

    public boolean pointSizeState;
    public boolean provokingFirst;
    public boolean provokingLast;
    public boolean depthClamp;
    public boolean depthClampSeparate;
    public boolean depthBounds;
    public boolean depthBiasClamp;
    public boolean biasUnscaled;
    public boolean logicOp;
    public boolean independentBlend;
    public boolean dualSourceBlend;
    /** {@link BlendState#advanced}. */
    public boolean advancedBlend;
    /** It sees overlapping fragments of earlier draws, and of the same one, without barriers. */
    public boolean advancedBlendCoherent;

    public boolean alphaToOne;
    public boolean customBorder;
    public boolean clampHalfBorder;
    /** MIRROR_CLAMP and MIRROR_CLAMP_TO_BORDER. */
    public boolean mirrorClamp;
    /** MIRROR_CLAMP_TO_EDGE. */
    public boolean mirrorClampToEdge;

    public boolean unnormalizedCoordinates;
    public boolean seamlessCubePerSampler;
    public boolean samplerReduction;
    public boolean textureSwizzle;
    public boolean shadowCompare;
    public boolean instanceDivisor;

    // ---- draws, queries, resources
    public boolean multiDraw;
    public boolean indirectDraw;
    public boolean indirectCount;
    public boolean streamOutput;
    public boolean streamOutputPause;
    public boolean drawFromStreamOutput;
    public boolean conditionalRender;
    public boolean occlusionQuery;
    public boolean timestamps;
    public boolean pipelineStatistics;
    public boolean queryResultToBuffer;
    public boolean persistentMap;
    public boolean textureViews;
    /** Slices of 3D textures are sampled by 2D views. */
    public boolean sliceViews;

    public boolean multisampleTextures;
    public boolean partialClear;
    public boolean bufferClear;
    public boolean presentWindow;

    /** The floor. */
    public Caps() {}

    /** Capabilities of a device that has others than the one behind it: these, to be changed. Arrays are shared, and are not changed. */
    public Caps copy() {
        try {
            return (Caps) clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The largest width and height of a texture of that shape. */
    public int maxTexture(TextureShape shape) {
        return switch (shape) {
            case D1, D1_ARRAY -> maxTexture1D;
            case D3 -> maxTexture3D;
            case CUBE, CUBE_ARRAY -> maxTextureCube;
            default -> maxTexture2D;
        };
    }
}
