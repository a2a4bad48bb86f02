package tepui.pipe.driver;

import java.lang.reflect.Array;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;
import tepui.pipe.TextureView;

/**
 * State of a context, everything that is bound or set, as it was given: {@link StateContext} stores here and marks what
 * the next draw has to look at. What is marked are bits of the driver's own: it says which for each {@link Setting},
 * and is told of each binding.
 *
 * @param <B> the driver's buffers
 * @param <V> its views
 * @param <S> its shaders
 */
public abstract class ContextState<B extends Buffer, V extends TextureView, S extends ShaderObject> {
    /** Settings, each with its bit in {@link #dirty}. */
    public enum Setting {
        BLEND,
        RASTER,
        DEPTH_STENCIL,
        VERTEX_LAYOUT,
        /** Of all stages but compute. */
        SHADERS,
        BLEND_COLOR,
        STENCIL_REFERENCE,
        SAMPLE_MASK,
        MIN_SAMPLE_SHADING,
        VIEWPORTS,
        /** The first viewport is upside down, or no more. */
        VIEWPORT_SIGN,
        SCISSORS,
        RENDER_TARGETS,
        PATCH_VERTICES,
        TESS_LEVELS,
        VERTEX_BUFFERS,
        /** Set of slots that have a vertex buffer. */
        VERTEX_SLOTS,
        CONSTANT_ATTRIBUTES,
        INDEX_BUFFER
    }

    private final int[] marks;
    /** Bits of the driver's. */
    public int dirty;

    public int blend;
    public int raster;
    public int depthStencil;
    public int layout;
    public final @Nullable S[] shaders;

    public final float[] blendColor = new float[4];
    public int stencilFront;
    public int stencilBack;
    public int sampleMask = -1;
    public float minSampleShading;
    /** x, y, width, height, near, far. */
    public final float[] viewports = new float[Limits.VIEWPORTS * 6];

    public final int[] scissors = new int[Limits.VIEWPORTS * 4];
    /** Viewports up to the last one that was set. */
    public int viewportCount = 1;

    public int patchVertices = 3;
    public final float[] tessOuter = {1, 1, 1, 1};
    public final float[] tessInner = {1, 1};

    public final @Nullable B[] vertexBuffers;
    public final long[] vertexOffsets = new long[Limits.VERTEX_BUFFERS];
    /** Slots that have one, a bit each. */
    public int boundVertexBuffers;
    /** Four words for each location, then {@link #UNBOUND_FLOAT} and {@link #UNBOUND_INT}. */
    public final int[] constants = new int[CONSTANT_BYTES / 4];

    /** Where attributes that nothing feeds are, behind the constant ones: 0, 0, 0, 1. */
    public static final int UNBOUND_FLOAT = Limits.VERTEX_ELEMENTS * 16;

    /** The same of whole numbers. */
    public static final int UNBOUND_INT = UNBOUND_FLOAT + 16;

    /** All of {@link #constants}. */
    public static final int CONSTANT_BYTES = UNBOUND_INT + 16;

    public @Nullable B indexBuffer;
    public long indexOffset;
    public IndexType indexType = IndexType.U16;
    public boolean restart;
    public int restartIndex;

    public final @Nullable B[][] uniformBuffers;
    public final long[][] uniformOffsets = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    public final long[][] uniformSizes = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Uniforms by value; their buffers are null. */
    public final int[][][] uniformWords = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS][0];

    /** Number of valid words; 0 for none. */
    public final int[][] uniformCounts = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    public final @Nullable V[][] textures;
    public final int[][] samplers;
    public final @Nullable V[][] images;
    public final boolean[][] imageWritable = new boolean[Stage.COUNT][Limits.IMAGES];
    public final @Nullable B[][] storageBuffers;
    public final long[][] storageOffsets = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    public final long[][] storageSizes = new long[Stage.COUNT][Limits.STORAGE_BUFFERS];
    public final boolean[][] storageWritable = new boolean[Stage.COUNT][Limits.STORAGE_BUFFERS];

    /**
     * The state of a new context.
     *
     * @param textureSlots of a stage: the contract's, and any that the driver has for itself behind them
     * @param marks the bits for each setting
     */
    protected ContextState(
            IntFunction<@Nullable B[]> buffers,
            IntFunction<@Nullable V[]> views,
            IntFunction<@Nullable S[]> shaders,
            int textureSlots,
            ToIntFunction<Setting> marks) {
        Setting[] all = Setting.values();
        this.marks = new int[all.length];
        for (Setting s : all) this.marks[s.ordinal()] = marks.applyAsInt(s);
        this.shaders = shaders.apply(Stage.COUNT);
        vertexBuffers = buffers.apply(Limits.VERTEX_BUFFERS);
        uniformBuffers = slots(buffers, Limits.UNIFORM_BUFFERS);
        storageBuffers = slots(buffers, Limits.STORAGE_BUFFERS);
        textures = slots(views, textureSlots);
        samplers = new int[Stage.COUNT][textureSlots];
        images = slots(views, Limits.IMAGES);
        constants[UNBOUND_FLOAT / 4 + 3] = Float.floatToRawIntBits(1);
        constants[UNBOUND_INT / 4 + 3] = 1;
    }

    @SuppressWarnings("unchecked") // an array of what the factory makes
    private static <T> @Nullable T[][] slots(IntFunction<@Nullable T[]> row, int slots) {
        Class<?> type = row.apply(0).getClass();
        @Nullable T[][] all = (@Nullable T[][]) Array.newInstance(type, Stage.COUNT);
        for (int s = 0; s < all.length; s++) all[s] = row.apply(slots);
        return all;
    }

    /** Marks what a setting stands for. */
    public final void changed(Setting setting) { // hot
        dirty |= marks[setting.ordinal()];
    }

    // ---- what is bound for shaders, told to the driver ------------------------------------------------------------

    /** A uniform buffer of a stage, or none any more. */
    protected abstract void uniformBufferBound(int stage, int slot); // hot

    /**
     * Uniforms by value.
     *
     * @param other there was a buffer, or another number of words; else only values change
     */
    protected abstract void uniformWordsSet(int stage, int slot, boolean other); // hot

    protected abstract void textureBound(int stage); // hot

    protected abstract void samplerBound(int stage); // hot

    protected abstract void imageBound(int stage); // hot

    protected abstract void storageBufferBound(int stage); // hot

    /** Nothing is known any more of what the last draw had. */
    public abstract void everythingChanged();

    /** An object is gone: it is bound nowhere any more. */
    public final void unbind(Object gone) {
        for (int s = 0; s < Stage.COUNT; s++) {
            remove(textures[s], gone);
            remove(images[s], gone);
            remove(uniformBuffers[s], gone);
            remove(storageBuffers[s], gone);
        }
        remove(shaders, gone);
        for (int i = 0; i < vertexBuffers.length; i++) {
            if (vertexBuffers[i] != gone) continue;
            vertexBuffers[i] = null;
            boundVertexBuffers &= ~(1 << i);
        }
        if (indexBuffer == gone) indexBuffer = null;
        everythingChanged();
    }

    /** Is the object bound, or a view of it? */
    final boolean holds(Object object) {
        for (int s = 0; s < Stage.COUNT; s++) {
            boolean bound = sees(textures[s], object)
                    || sees(images[s], object)
                    || has(uniformBuffers[s], object)
                    || has(storageBuffers[s], object);
            if (bound) return true;
        }
        return has(shaders, object) || has(vertexBuffers, object) || indexBuffer == object;
    }

    private static boolean has(@Nullable Object[] array, Object object) {
        for (Object o : array) if (o == object) return true;
        return false;
    }

    private boolean sees(@Nullable V[] views, Object object) {
        for (V v : views) if (v != null && (v == object || isOf(v, object))) return true;
        return false;
    }

    /** Is the object what the view is of? */
    protected abstract boolean isOf(V view, Object object);

    private static void remove(@Nullable Object[] array, Object gone) {
        for (int i = 0; i < array.length; i++) if (array[i] == gone) array[i] = null;
    }
}
