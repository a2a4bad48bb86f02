package tepui.layers.pipelines;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;

/** Context that keeps what is bound, and notes the recipe of each draw under states that it has not seen. */
final class PipelineRecordingContext extends ForwardingContext {
    /** Recipes of a context that are remembered, so that the same states are noted once. */
    private static final int MOST_SEEN = 65_536;

    private final RecordingNotes notes;
    private final StateTables states;
    private final RecordingNotes.@Nullable Made[] shaders = new RecordingNotes.Made[Recipe.STAGES];
    /** A shader of a stage that was made beyond the bounds. */
    private int unknown;

    private int blend;
    private int raster;
    private int depthStencil;
    private int layout;
    private Recipe.@Nullable Targets targets;
    private @Nullable RenderTargets seenTargets;
    private int patchVertices = 3;
    private int sampleMask = -1;
    private float minSampleShading;
    private int vertexBuffers;
    private IndexType indexType = IndexType.U32;
    private boolean restart;
    private int restartIndex;
    private int streamTargets;
    private final @Nullable TextureView[] views = new TextureView[Recipe.TEXTURES];
    private final int[] samplers = new int[Recipe.TEXTURES];
    private final Set<Recipe> seen = new HashSet<>();
    private boolean changed = true;
    private @Nullable Primitive drawn;
    private boolean drawnIndexed;

    PipelineRecordingContext(PipelineRecordingDevice device, Context next, RecordingNotes notes) {
        super(device, next);
        this.notes = notes;
        states = device.states();
    }

    // ---- what is bound ----------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) {
        super.bindBlend(id);
        changed |= id != blend;
        blend = id;
    }

    @Override
    public void bindRaster(int id) {
        super.bindRaster(id);
        changed |= id != raster;
        raster = id;
    }

    @Override
    public void bindDepthStencil(int id) {
        super.bindDepthStencil(id);
        changed |= id != depthStencil;
        depthStencil = id;
    }

    @Override
    public void bindVertexLayout(int id) {
        super.bindVertexLayout(id);
        changed |= id != layout;
        layout = id;
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        super.bindShader(stage, shader);
        int i = stage.ordinal();
        if (i >= Recipe.STAGES) return;
        RecordingNotes.Made made = shader == null ? null : notes.of(shader);
        unknown = shader != null && made == null ? unknown | 1 << i : unknown & ~(1 << i);
        changed |= made != shaders[i];
        shaders[i] = made;
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        super.bindSampler(stage, slot, id);
        if (stage != Stage.FRAGMENT || slot >= Recipe.TEXTURES) return;
        changed |= samplers[slot] != id;
        samplers[slot] = id;
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        super.bindTexture(stage, slot, view);
        if (stage != Stage.FRAGMENT || slot >= Recipe.TEXTURES) return;
        changed |= views[slot] != view;
        views[slot] = view;
    }

    @Override
    public void setSampleMask(int mask) {
        super.setSampleMask(mask);
        changed |= mask != sampleMask;
        sampleMask = mask;
    }

    @Override
    public void setMinSampleShading(float fraction) {
        super.setMinSampleShading(fraction);
        changed |= fraction != minSampleShading;
        minSampleShading = fraction;
    }

    @Override
    public void setRenderTargets(RenderTargets now) {
        super.setRenderTargets(now);
        if (now.equals(seenTargets)) return;
        seenTargets = now;
        Recipe.Targets kinds = targets(now);
        changed |= !kinds.equals(targets);
        targets = kinds;
    }

    private static Recipe.Targets targets(RenderTargets now) {
        List<Recipe.@Nullable Target> colors = new ArrayList<>();
        for (RenderTargets.Attachment a : now.colors()) colors.add(target(a));
        return new Recipe.Targets(colors, target(now.depthStencil()), now.layers() > 1, now.samples());
    }

    private static Recipe.@Nullable Target target(RenderTargets.@Nullable Attachment a) {
        if (a == null) return null;
        TextureDesc desc = a.texture().desc();
        return new Recipe.Target(desc.format(), a.format(), (desc.bind() & Bind.PRESENT) != 0);
    }

    @Override
    public void setPatchVertices(int count) {
        super.setPatchVertices(count);
        changed |= count != patchVertices;
        patchVertices = count;
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        super.bindVertexBuffer(slot, buffer, offset);
        int now = buffer == null ? vertexBuffers & ~(1 << slot) : vertexBuffers | 1 << slot;
        changed |= now != vertexBuffers;
        vertexBuffers = now;
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        super.bindIndexBuffer(buffer, offset, type);
        changed |= type != indexType;
        indexType = type;
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        super.setPrimitiveRestart(enabled, index);
        changed |= enabled != restart || index != restartIndex;
        restart = enabled;
        restartIndex = index;
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] all, boolean[] append) {
        super.setStreamTargets(all, append);
        changed |= all.length != streamTargets;
        streamTargets = Math.min(all.length, Limits.STREAM_TARGETS);
    }

    // ---- draws ------------------------------------------------------------------------------------------------------

    @Override
    protected void afterDraw(Primitive primitive, boolean indexed) {
        if (!changed && primitive == drawn && indexed == drawnIndexed) return;
        changed = false;
        drawn = primitive;
        drawnIndexed = indexed;
        Recipe.Targets to = targets;
        if (to == null || unknown != 0 || shaders[0] == null) return;
        Recipe recipe = recipe(primitive, indexed, to);
        if (seen.size() < MOST_SEEN && seen.add(recipe)) notes.drawn(recipe);
    }

    private Recipe recipe(Primitive primitive, boolean indexed, Recipe.Targets to) {
        List<Integer> numbers = new ArrayList<>();
        for (RecordingNotes.Made m : shaders) numbers.add(m == null ? -1 : m.number());
        boolean cuts = indexed && restart;
        int allOnes = indexType.allOnes();
        return new Recipe(
                numbers,
                states.blend.get(blend),
                states.raster.get(raster),
                states.depthStencil.get(depthStencil),
                states.vertexLayout.get(layout),
                to,
                primitive,
                indexed ? indexType : null,
                cuts,
                cuts && (restartIndex & allOnes) == allOnes,
                Math.clamp(patchVertices, 1, 64),
                sampleMask,
                minSampleShading > 0 ? Math.min(minSampleShading, 1) : 0,
                vertexBuffers & read(states.vertexLayout.get(layout)),
                textures(shaders[Stage.FRAGMENT.ordinal()]),
                streamTargets);
    }

    /** Vertex buffer slots that a layout reads, a bit each. */
    private static int read(VertexLayout layout) {
        int slots = 0;
        for (VertexLayout.Element e : layout.elements()) slots |= 1 << e.binding();
        return slots;
    }

    private List<Recipe.Sampled> textures(RecordingNotes.@Nullable Made fragment) {
        List<Recipe.Sampled> found = new ArrayList<>();
        for (int left = fragment == null ? 0 : fragment.textures(); left != 0; left &= left - 1) {
            int slot = Integer.numberOfTrailingZeros(left);
            TextureView view = views[slot];
            Texture texture = view == null ? null : view.texture();
            // Texels of a buffer are never part of the code.
            if (view == null || texture == null) continue;
            TextureView.Desc d = view.desc();
            found.add(new Recipe.Sampled(
                    slot,
                    texture.desc().shape(),
                    texture.desc().format(),
                    d.shape(),
                    d.format(),
                    Math.min(d.levels(), Recipe.LEVELS),
                    texture.desc().samples(),
                    d.r(),
                    d.g(),
                    d.b(),
                    d.a(),
                    d.stencil(),
                    states.sampler.get(samplers[slot])));
        }
        return found;
    }
}
