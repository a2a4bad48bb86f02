package tepui.drivers.vulkan;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.ir.Stage;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;

/** Everything that is bound or set in a context, as it was given. Setters store here and mark what the next draw looks at. */
final class BoundState {
    // ---- dirty bits, in the order in which a draw looks at them
    static final int PROGRAM = 1;
    /** What pipelines contain and no other bit stands for. */
    static final int KEY = 1 << 1;

    /** What is bound for shaders, whichever set. */
    static final int RESOURCES = 1 << 2;

    static final int VERTEX_BUFFERS = 1 << 3;
    static final int INDEX_BUFFER = 1 << 4;
    static final int LAYOUT = 1 << 5;
    static final int VIEWPORTS = 1 << 6;
    static final int SCISSORS = 1 << 7;
    static final int RASTER = 1 << 8;
    static final int DEPTH_STENCIL = 1 << 9;
    static final int STENCIL_REFERENCE = 1 << 10;
    static final int BLEND_COLOR = 1 << 11;
    static final int SETS = 1 << 12;
    static final int PUSH = 1 << 13;
    static final int CONSTANTS = 1 << 14;
    static final int BLEND = 1 << 15;
    static final int SAMPLE_MASK = 1 << 16;
    static final int ALL = (1 << 17) - 1;

    private static final int TEXTURE_SLOTS = BindingMap.slotsPerStage(BindingMap.TEXTURE_SET);

    int dirty = ALL;
    /** Sets in which something else is bound, a bit each, beside what {@link #SETS} says of all. */
    int sets;
    /** Sets of which resources may need barriers, beside what {@link #RESOURCES} says of all. */
    int resources;

    /** Something else is bound in a set. */
    void rebound(int set) { // hot
        sets |= 1 << set;
        resources |= 1 << set;
    }

    int blend;
    /** Of the blend state. */
    @Nullable
    AdvancedBlend advanced;

    int raster;
    int depthStencil;
    int layout;
    /** Of the layout. */
    AttributeForms forms = AttributeForms.NONE;

    final @Nullable VulkanShader[] shaders = new VulkanShader[Stage.COUNT];

    final float[] blendColor = new float[4];
    int stencilFront;
    int stencilBack;
    int sampleMask = -1;
    float minSampleShading;
    /** x, y, width, height, near, far. */
    final float[] viewports = new float[Limits.VIEWPORTS * 6];

    final int[] scissors = new int[Limits.VIEWPORTS * 4];
    /** Viewports up to the last one that was set. */
    int viewportCount = 1;

    int patchVertices = 3;
    final float[] tessOuter = {1, 1, 1, 1};
    final float[] tessInner = {1, 1};

    final @Nullable VulkanBuffer[] vertexBuffers = new VulkanBuffer[Limits.VERTEX_BUFFERS];
    final long[] vertexOffsets = new long[Limits.VERTEX_BUFFERS];
    int boundVertexBuffers;
    final int[] constants = new int[VertexInputs.CONSTANT_BYTES / 4];

    @Nullable
    VulkanBuffer indexBuffer;

    long indexOffset;
    IndexType indexType = IndexType.U16;
    boolean restart;
    int restartIndex;

    /** Uniforms are other buffers, or other amounts of words, than when sets were bound last; not only other values. */
    boolean uniformsRebound = true;

    final @Nullable VulkanBuffer[][] uniformBuffers = new VulkanBuffer[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    final long[][] uniformOffsets = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    final long[][] uniformSizes = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Uniforms by value; their buffers are null. A count of 0: none. */
    final int[][][] uniformWords = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS][0];

    final int[][] uniformCounts = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Where the words are in the ring, and in which batch that was; 0: they must be written anew. */
    final @Nullable BufferStorage[][] uniformStorage = new BufferStorage[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final long[][] uniformSerials = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final @Nullable VulkanView[][] textures = new VulkanView[Stage.COUNT][TEXTURE_SLOTS];
    final int[][] samplers = new int[Stage.COUNT][TEXTURE_SLOTS];
    final @Nullable VulkanView[][] images = new VulkanView[Stage.COUNT][Limits.IMAGES];
    final boolean[][] imageWritable = new boolean[Stage.COUNT][Limits.IMAGES];
    final @Nullable VulkanBuffer[][] storageBuffers = new VulkanBuffer[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final long[][] storageOffsets = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final long[][] storageSizes = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final boolean[][] storageWritable = new boolean[Stage.COUNT][Limits.STORAGE_BUFFERS];

    /** Does the fragment shader read what its targets hold, or blend by itself? */
    boolean readsTargets() { // hot
        if (advanced != null) return true;
        VulkanShader fragment = shaders[Stage.FRAGMENT.ordinal()];
        return fragment != null && fragment.readsTargets;
    }

    BoundState() {
        constants[VertexInputs.UNBOUND_FLOAT / 4 + 3] = Float.floatToRawIntBits(1);
        constants[VertexInputs.UNBOUND_INT / 4 + 3] = 1;
    }
}
