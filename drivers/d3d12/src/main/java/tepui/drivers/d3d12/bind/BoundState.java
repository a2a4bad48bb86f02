package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.program.BoundBits;
import tepui.drivers.d3d12.program.D3d12Shader;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.ir.Stage;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.ContextState;
import tepui.pipe.driver.queue.CompiledState;

/**
 * State of a context, everything that is bound or set: what the next draw looks at, and what Direct3D alone wants to
 * know.
 */
public final class BoundState extends ContextState<D3d12Buffer, D3d12View, D3d12Shader> {
    // ---- dirty bits; a draw looks at PROGRAM first and at LAYOUT next, since these set others
    public static final int PROGRAM = 1;
    /** Bits of state that pipelines contain. */
    public static final int KEY = 1 << 1;

    public static final int TARGETS = 1 << 2;
    public static final int VERTEX_BUFFERS = 1 << 3;
    public static final int INDEX_BUFFER = 1 << 4;
    public static final int LAYOUT = 1 << 5;
    public static final int VIEWPORTS = 1 << 6;
    public static final int SCISSORS = 1 << 7;
    public static final int STENCIL_REFERENCE = 1 << 8;
    public static final int BLEND_COLOR = 1 << 9;
    /** The constant attributes. */
    public static final int CONSTANTS = 1 << 10;
    /** The words of the root constants. */
    public static final int WORDS = 1 << 11;

    public static final int ALL = (1 << 12) - 1;

    /** Bindings that changed since the last draw or dispatch, a bit for each kind and stage. */
    public int bound = BoundBits.ALL_BOUND;

    public @Nullable RenderTargets targets;

    /** State that is compiled into shaders. */
    public final CompiledState compiled = new CompiledState();

    /** Where uniforms by value are in the ring, and in which batch that was; another batch: they must be written anew. */
    final long[][] uniformAddresses = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final long[][] uniformSerials = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];
    /** Bytes there, with the zeros behind. */
    final int[][] uniformRooms = new int[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    public BoundState() {
        super(
                D3d12Buffer[]::new,
                D3d12View[]::new,
                D3d12Shader[]::new,
                Limits.TEXTURES + Limits.COLOR_TARGETS,
                BoundState::marks);
        dirty = ALL;
    }

    private static int marks(Setting setting) {
        return switch (setting) {
            case BLEND -> KEY | BLEND_COLOR;
            case RASTER -> KEY | PROGRAM | SCISSORS;
            case DEPTH_STENCIL, SAMPLE_MASK -> KEY;
            case VERTEX_LAYOUT, VERTEX_SLOTS -> LAYOUT;
            case SHADERS -> PROGRAM;
            case BLEND_COLOR -> BLEND_COLOR;
            case STENCIL_REFERENCE -> STENCIL_REFERENCE;
            case VIEWPORTS -> VIEWPORTS | WORDS;
            case VIEWPORT_SIGN, TESS_LEVELS -> WORDS;
            case SCISSORS -> SCISSORS;
            case RENDER_TARGETS -> KEY | SCISSORS | TARGETS;
            case PATCH_VERTICES, MIN_SAMPLE_SHADING -> KEY | PROGRAM;
            case VERTEX_BUFFERS -> VERTEX_BUFFERS;
            case CONSTANT_ATTRIBUTES -> CONSTANTS;
            case INDEX_BUFFER -> INDEX_BUFFER;
        };
    }

    /** Does the fragment shader read what its targets hold, or blend or combine by itself? */
    public boolean readsTargets() { // hot
        D3d12Shader fragment = shaders[Stage.FRAGMENT.ordinal()];
        return compiled.readsTargets(fragment == null ? null : fragment.traits);
    }

    @Override
    protected void uniformBufferBound(int stage, int slot) { // hot
        uniformWordsSet(stage, slot, true);
    }

    @Override
    protected void uniformWordsSet(int stage, int slot, boolean other) { // hot
        uniformAddresses[stage][slot] = 0;
        bound |= BoundBits.bit(BoundBits.UNIFORMS, stage);
    }

    @Override
    protected void textureBound(int stage) { // hot
        bound |= BoundBits.bit(BoundBits.TEXTURES, stage);
    }

    @Override
    protected void samplerBound(int stage) { // hot
        bound |= BoundBits.bit(BoundBits.SAMPLERS, stage);
    }

    @Override
    protected void imageBound(int stage) { // hot
        bound |= BoundBits.bit(BoundBits.IMAGES, stage);
    }

    @Override
    protected void storageBufferBound(int stage) { // hot
        bound |= BoundBits.bit(BoundBits.STORAGE, stage);
    }

    @Override
    protected boolean isOf(D3d12View view, Object object) {
        return view.own == object || view.range == object;
    }

    @Override
    public void everythingChanged() {
        dirty = ALL;
        bound = BoundBits.ALL_BOUND;
    }

    /** A buffer has other storage now, or a texture another place: what is bound is bound anew. */
    public void renamed() {
        dirty |= VERTEX_BUFFERS | INDEX_BUFFER | TARGETS;
        bound = BoundBits.ALL_BOUND;
    }
}
