package tepui.layers.pipelines;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.RenderTargets.Attachment;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.driver.DrawArguments;
import tepui.pipe.format.Format;

/**
 * Context with small textures and buffers of the kinds that recipes name: a recipe's states are set in it, and its draw is prepared. Nothing is ever drawn with
 * them: a shader's loop need not end where its uniforms are zeros. One for each thread.
 */
final class StandIns implements AutoCloseable {
    /** Of all textures: as many levels as make a difference. */
    private static final int SIDE = 1 << Recipe.LEVELS - 1;

    private static final int CUTS = 7;
    private static final int BUFFER_BYTES = 4096;

    private final Device device;
    private final Context context;
    private final StateTables states;
    private final Map<TextureDesc, List<Texture>> textures = new HashMap<>();
    private final Map<Recipe.Targets, RenderTargets> targets = new HashMap<>();
    private final Map<Recipe.Sampled, TextureView> views = new HashMap<>();
    private final Buffer buffer;
    private final List<StreamTarget> streams = new ArrayList<>();

    StandIns(Device device) {
        this.device = device;
        context = device.createContext();
        states = device.states();
        buffer = device.createBuffer(BufferDesc.of(BUFFER_BYTES, Bind.VERTEX | Bind.INDEX | Bind.STREAM_OUTPUT));
        assert BUFFER_BYTES >= DrawArguments.PREPARED_VERTICES * 4;
        for (int i = 0; i < Limits.VIEWPORTS; i++) {
            context.setViewport(i, 0, 0, SIDE, SIDE, 0, 1);
            context.setScissor(i, 0, 0, SIDE, SIDE);
        }
    }

    /** Makes what draws of a recipe need; an exception says that the device has not what the recipe names. */
    void prepare(Recipe recipe, List<@Nullable ShaderObject> shaders) {
        Context c = context;
        c.bindBlend(states.blend.intern(recipe.blend()));
        c.bindRaster(states.raster.intern(recipe.raster()));
        c.bindDepthStencil(states.depthStencil.intern(recipe.depthStencil()));
        c.bindVertexLayout(states.vertexLayout.intern(recipe.layout()));
        c.setRenderTargets(targets.computeIfAbsent(recipe.targets(), this::targets));
        c.setPatchVertices(recipe.patchVertices());
        c.setSampleMask(recipe.sampleMask());
        c.setMinSampleShading(recipe.minSampleShading());
        for (int i = 0; i < Limits.VERTEX_BUFFERS; i++) {
            c.bindVertexBuffer(i, (recipe.vertexBuffers() >> i & 1) != 0 ? buffer : null, 0);
        }
        if (recipe.indexType() != null) c.bindIndexBuffer(buffer, 0, recipe.indexType());
        // The indices are zeros, and none of them may cut.
        c.setPrimitiveRestart(recipe.restart(), recipe.cutsAtAllOnes() ? -1 : CUTS);
        setStreams(recipe.streamTargets());
        for (Recipe.Sampled s : recipe.textures()) {
            c.bindTexture(Stage.FRAGMENT, s.slot(), view(s));
            c.bindSampler(Stage.FRAGMENT, s.slot(), states.sampler.intern(s.sampler()));
        }
        try {
            for (int i = 0; i < Recipe.STAGES; i++) c.bindShader(Stage.values()[i], shaders.get(i));
            c.prepareDraw(recipe.primitive(), recipe.isIndexed());
        } finally {
            // The program may destroy them from now on.
            for (int i = 0; i < Recipe.STAGES; i++) c.bindShader(Stage.values()[i], null);
            for (Recipe.Sampled s : recipe.textures()) c.bindTexture(Stage.FRAGMENT, s.slot(), null);
        }
    }

    private void setStreams(int count) {
        while (streams.size() < count) streams.add(device.createStreamTarget(buffer, 1024L * streams.size(), 1024));
        StreamTarget[] all = streams.subList(0, count).toArray(new StreamTarget[0]);
        context.setStreamTargets(all, new boolean[all.length]);
    }

    // ---- textures ---------------------------------------------------------------------------------------------------

    private RenderTargets targets(Recipe.Targets kinds) {
        int layers = kinds.layered() ? 2 : 1;
        List<@Nullable Attachment> colors = new ArrayList<>();
        int[] used = new int[Limits.COLOR_TARGETS];
        for (int i = 0; i < kinds.colors().size(); i++) {
            Recipe.Target t = kinds.colors().get(i);
            // Two of a kind are two textures.
            for (int j = 0; j < i; j++) if (t != null && t.equals(kinds.colors().get(j))) used[i]++;
            colors.add(t == null ? null : attachment(t, layers, kinds.samples(), Bind.COLOR_TARGET, used[i]));
        }
        Recipe.Target d = kinds.depthStencil();
        Attachment depth = d == null ? null : attachment(d, layers, kinds.samples(), Bind.DEPTH_STENCIL, 0);
        boolean none = depth == null && colors.stream().allMatch(Objects::isNull);
        return none ? RenderTargets.empty(SIDE, SIDE, layers, kinds.samples()) : RenderTargets.of(colors, depth);
    }

    private Attachment attachment(Recipe.Target t, int layers, int samples, int bind, int number) {
        TextureShape shape = samples > 1
                ? layers > 1 ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS
                : layers > 1 ? TextureShape.D2_ARRAY : TextureShape.D2;
        TextureDesc desc = new TextureDesc(shape, t.format(), SIDE, SIDE, 1, layers, 1, samples, bind, Usage.DEFAULT);
        return new Attachment(texture(desc, number), t.written(), 0, 0, layers);
    }

    private Texture texture(TextureDesc desc, int number) {
        List<Texture> made = textures.computeIfAbsent(desc, d -> new ArrayList<>());
        while (made.size() <= number) made.add(device.createTexture(desc));
        return made.get(number);
    }

    private TextureView view(Recipe.Sampled s) {
        TextureView known = views.get(s);
        if (known != null) return known;
        TextureShape shape = s.shape();
        Format format = s.format();
        int height = shape.dimensions() == 1 ? 1 : SIDE;
        int layers = shape.isCube() ? 6 : 1;
        int levels = shape.isMultisample() ? 1 : s.levels();
        TextureDesc desc = new TextureDesc(
                shape,
                format,
                SIDE,
                height,
                shape == TextureShape.D3 ? SIDE : 1,
                layers,
                levels,
                s.samples(),
                Bind.SAMPLED,
                Usage.DEFAULT);
        int seen = s.viewShape().isCube() ? 6 : 1;
        TextureView.Desc whole = new TextureView.Desc(
                s.viewShape(),
                s.viewFormat(),
                0,
                levels,
                0,
                Math.min(seen, layers),
                s.r(),
                s.g(),
                s.b(),
                s.a(),
                s.stencil(),
                0,
                0);
        TextureView made = device.createView(texture(desc, 0), whole);
        views.put(s, made);
        return made;
    }

    @Override
    public void close() {
        context.setStreamTargets(new StreamTarget[0], new boolean[0]);
        context.finish();
        context.close();
        for (StreamTarget t : streams) device.destroy(t);
        for (TextureView v : views.values()) device.destroy(v);
        for (List<Texture> all : textures.values()) for (Texture t : all) device.destroy(t);
        device.destroy(buffer);
    }
}
