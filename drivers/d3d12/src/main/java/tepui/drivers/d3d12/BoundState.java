package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;

/** Everything that is bound or set in a context, as it was given. Setters store here and mark what the next draw looks at. */
final class BoundState {
    // ---- dirty bits, in the order in which a draw looks at them
    static final int PROGRAM = 1;
    /** What pipelines contain. */
    static final int KEY = 1 << 1;

    static final int TARGETS = 1 << 2;
    static final int VERTEX_BUFFERS = 1 << 3;
    static final int INDEX_BUFFER = 1 << 4;
    static final int LAYOUT = 1 << 5;
    static final int VIEWPORTS = 1 << 6;
    static final int SCISSORS = 1 << 7;
    static final int STENCIL_REFERENCE = 1 << 8;
    static final int BLEND_COLOR = 1 << 9;
    /** The constant attributes. */
    static final int CONSTANTS = 1 << 10;
    /** The words of the root constants. */
    static final int WORDS = 1 << 11;

    static final int ALL = (1 << 12) - 1;

    /** Kinds of resources, each with a bit a stage. */
    static final int UNIFORMS = Resource.Kind.UNIFORM_BUFFER.ordinal();

    static final int TEXTURES = Resource.Kind.TEXTURE.ordinal();
    static final int STORAGE = Resource.Kind.STORAGE_BUFFER.ordinal();
    static final int IMAGES = Resource.Kind.IMAGE.ordinal();
    /** Beside the kinds. */
    static final int SAMPLERS = 4;

    private static final int STAGE_BITS = 6;
    static final int ALL_BOUND = (1 << 5 * STAGE_BITS) - 1;

    /** Where attributes that nothing feeds are, behind the constant ones. */
    static final int UNBOUND_FLOAT = Limits.VERTEX_ELEMENTS * 16;

    static final int UNBOUND_INT = UNBOUND_FLOAT + 16;
    static final int CONSTANT_BYTES = UNBOUND_INT + 16;

    int dirty = ALL;
    /** What else is bound than the last draw or dispatch had, a bit for each kind and stage. */
    int bound = ALL_BOUND;

    static int bit(int kind, int stage) { // hot
        return 1 << kind * STAGE_BITS + stage;
    }

    /** The bits of all kinds of a stage. */
    static int stage(int stage) { // hot
        return bit(UNIFORMS, stage)
                | bit(TEXTURES, stage)
                | bit(STORAGE, stage)
                | bit(IMAGES, stage)
                | bit(SAMPLERS, stage);
    }

    int blend;
    int raster;
    int depthStencil;
    int layout;
    final @Nullable D3d12Shader[] shaders = new D3d12Shader[Stage.COUNT];

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

    @Nullable
    RenderTargets targets;

    int patchVertices = 3;
    final float[] tessOuter = {1, 1, 1, 1};
    final float[] tessInner = {1, 1};

    final @Nullable D3d12Buffer[] vertexBuffers = new D3d12Buffer[Limits.VERTEX_BUFFERS];
    final long[] vertexOffsets = new long[Limits.VERTEX_BUFFERS];
    int boundVertexBuffers;
    final int[] constants = new int[CONSTANT_BYTES / 4];

    @Nullable
    D3d12Buffer indexBuffer;

    long indexOffset;
    IndexType indexType = IndexType.U16;
    boolean restart;
    int restartIndex;

    final @Nullable D3d12Buffer[][] uniformBuffers = new D3d12Buffer[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    final long[][] uniformOffsets = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    final long[][] uniformSizes = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Uniforms by value; their buffers are null. A count of 0: none. */
    final int[][][] uniformWords = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS][0];

    final int[][] uniformCounts = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Where the words are in the ring, and in which batch that was; another batch: they must be written anew. */
    final long[][] uniformAddresses = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final long[][] uniformSerials = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final @Nullable D3d12View[][] textures = new D3d12View[Stage.COUNT][Limits.TEXTURES];
    final int[][] samplers = new int[Stage.COUNT][Limits.TEXTURES];
    final @Nullable D3d12View[][] images = new D3d12View[Stage.COUNT][Limits.IMAGES];
    final boolean[][] imageWritable = new boolean[Stage.COUNT][Limits.IMAGES];
    final @Nullable D3d12Buffer[][] storageBuffers = new D3d12Buffer[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final long[][] storageOffsets = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final long[][] storageSizes = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    final boolean[][] storageWritable = new boolean[Stage.COUNT][Limits.STORAGE_BUFFERS];

    BoundState() {
        constants[UNBOUND_FLOAT / 4 + 3] = Float.floatToRawIntBits(1);
        constants[UNBOUND_INT / 4 + 3] = 1;
    }
}
