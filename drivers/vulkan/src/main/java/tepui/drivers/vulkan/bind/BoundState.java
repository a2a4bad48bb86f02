package tepui.drivers.vulkan.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.ir.Stage;
import tepui.pipe.Limits;
import tepui.pipe.driver.ContextState;
import tepui.pipe.driver.queue.CompiledState;

/**
 * State of a context, everything that is bound or set: what the next draw looks at, and what Vulkan alone wants to
 * know.
 */
public final class BoundState extends ContextState<VulkanBuffer, VulkanView, VulkanShader> {
    // ---- dirty bits; a draw looks at PROGRAM first and at LAYOUT next, since these set others
    public static final int PROGRAM = 1;
    /** Bits of state that pipelines contain and no other bit stands for. */
    public static final int KEY = 1 << 1;

    /** Resources of shaders, in whichever set. */
    public static final int RESOURCES = 1 << 2;

    public static final int VERTEX_BUFFERS = 1 << 3;
    public static final int INDEX_BUFFER = 1 << 4;
    public static final int LAYOUT = 1 << 5;
    public static final int VIEWPORTS = 1 << 6;
    public static final int SCISSORS = 1 << 7;
    public static final int RASTER = 1 << 8;
    public static final int DEPTH_STENCIL = 1 << 9;
    public static final int STENCIL_REFERENCE = 1 << 10;
    public static final int BLEND_COLOR = 1 << 11;
    public static final int SETS = 1 << 12;
    public static final int PUSH = 1 << 13;
    public static final int CONSTANTS = 1 << 14;
    public static final int BLEND = 1 << 15;
    public static final int SAMPLE_MASK = 1 << 16;
    public static final int ALL = (1 << 17) - 1;

    /** Sets in which something else is bound, a bit each, beside what {@link #SETS} says of all. */
    public int sets;
    /** Sets of which resources may need barriers, beside what {@link #RESOURCES} says of all. */
    public int resources;

    /** Uniforms are other buffers, or other amounts of words, than when sets were bound last; not only other values. */
    boolean uniformsRebound = true;

    /** State that is compiled into shaders. */
    public final CompiledState compiled = new CompiledState();

    /** Where uniforms by value are in the ring, and in which batch that was; 0: they must be written anew. */
    final @Nullable BufferStorage[][] uniformStorage = new BufferStorage[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final long[][] uniformSerials = new long[Stage.COUNT][Limits.UNIFORM_BUFFERS];

    final ResidentPlaces residentTextures = new ResidentPlaces();
    final ResidentPlaces residentImages = new ResidentPlaces();

    public BoundState() {
        super(
                VulkanBuffer[]::new,
                VulkanView[]::new,
                VulkanShader[]::new,
                BindingMap.slotsPerStage(BindingMap.TEXTURE_SET),
                BoundState::marks);
        dirty = ALL;
    }

    private static int marks(Setting setting) {
        return switch (setting) {
            case BLEND -> BLEND;
            case RASTER -> RASTER | PROGRAM | SCISSORS;
            case DEPTH_STENCIL -> DEPTH_STENCIL;
            case VERTEX_LAYOUT, VERTEX_SLOTS -> LAYOUT;
            case SHADERS -> PROGRAM;
            case BLEND_COLOR -> BLEND_COLOR;
            case STENCIL_REFERENCE -> STENCIL_REFERENCE;
            case SAMPLE_MASK -> SAMPLE_MASK;
            // With all of it inputs are those of the samples.
            case MIN_SAMPLE_SHADING -> KEY | PROGRAM;
            // Depths that fragments write may be clamped to the range by what is pushed.
            case VIEWPORTS -> VIEWPORTS | PUSH;
            // A viewport upside down turns the coordinates of points over.
            case VIEWPORT_SIGN, TESS_LEVELS -> PUSH;
            case SCISSORS -> SCISSORS;
            case RENDER_TARGETS -> KEY | SCISSORS | SETS;
            case PATCH_VERTICES -> KEY | PROGRAM;
            case VERTEX_BUFFERS -> VERTEX_BUFFERS;
            case CONSTANT_ATTRIBUTES -> CONSTANTS;
            case INDEX_BUFFER -> INDEX_BUFFER;
        };
    }

    /** Does the fragment shader read what its targets hold, or blend or combine by itself? */
    public boolean readsTargets() { // hot
        VulkanShader fragment = shaders[Stage.FRAGMENT.ordinal()];
        return compiled.readsTargets(fragment == null ? null : fragment.traits);
    }

    /** Something else is bound in a set. */
    void rebound(int set) { // hot
        sets |= 1 << set;
        resources |= 1 << set;
    }

    @Override
    protected void uniformBufferBound(int stage, int slot) { // hot
        uniformsRebound = true;
        uniformSerials[stage][slot] = 0;
        rebound(BindingMap.UNIFORM_SET);
    }

    @Override
    protected void uniformWordsSet(int stage, int slot, boolean other) { // hot
        uniformsRebound |= other;
        uniformSerials[stage][slot] = 0;
        sets |= 1 << BindingMap.UNIFORM_SET;
    }

    @Override
    protected void textureBound(int stage) { // hot
        rebound(BindingMap.TEXTURE_SET);
    }

    @Override
    protected void samplerBound(int stage) { // hot
        sets |= 1 << BindingMap.TEXTURE_SET;
    }

    @Override
    protected void imageBound(int stage) { // hot
        rebound(BindingMap.IMAGE_SET);
    }

    @Override
    protected void storageBufferBound(int stage) { // hot
        rebound(BindingMap.STORAGE_SET);
    }

    public void resident(int place, @Nullable VulkanView view, int sampler) {
        residentTextures.put(place, view, sampler, false);
        dirty |= SETS | RESOURCES;
    }

    public void residentImage(int place, @Nullable VulkanView view, boolean writes) {
        residentImages.put(place, view, 0, writes);
        dirty |= SETS | RESOURCES;
    }

    /** Is a view of the object resident? */
    public boolean hasResident(Object object) {
        return residentTextures.holds(object) || residentImages.holds(object);
    }

    /** An object is gone: no place has it any more. */
    public void dropResident(Object gone) {
        residentTextures.drop(gone);
        residentImages.drop(gone);
    }

    /** Nothing that was destroyed is bound any more. */
    public void unbindDestroyed() {
        residentTextures.dropGone();
        residentImages.dropGone();
        for (int s = 0; s < Stage.COUNT; s++) {
            dropViews(textures[s]);
            dropViews(images[s]);
            dropBuffers(uniformBuffers[s]);
            dropBuffers(storageBuffers[s]);
            VulkanShader shader = shaders[s];
            if (shader != null && shader.destroyed) shaders[s] = null;
        }
        dropBuffers(vertexBuffers);
        for (int i = 0; i < vertexBuffers.length; i++) {
            if (vertexBuffers[i] == null) boundVertexBuffers &= ~(1 << i);
        }
        VulkanBuffer b = indexBuffer;
        if (b != null && b.destroyed) indexBuffer = null;
        everythingChanged();
    }

    private static void dropViews(@Nullable VulkanView[] views) {
        for (int i = 0; i < views.length; i++) {
            VulkanView v = views[i];
            if (v != null && v.isGone()) views[i] = null;
        }
    }

    private static void dropBuffers(@Nullable VulkanBuffer[] buffers) {
        for (int i = 0; i < buffers.length; i++) {
            VulkanBuffer b = buffers[i];
            if (b != null && b.destroyed) buffers[i] = null;
        }
    }

    @Override
    protected boolean isOf(VulkanView view, Object object) {
        return view.isOf(object);
    }

    @Override
    public void everythingChanged() {
        dirty = ALL;
    }

    /** A buffer has other storage now: what is bound is bound anew. */
    public void renamed() {
        dirty |= SETS | RESOURCES | VERTEX_BUFFERS | INDEX_BUFFER;
    }
}
