package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StencilOp;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/**
 * Draws that a driver makes itself, through the context's own calls: masked clears, and blits that its API has no command for. What the program has
 * bound is put aside meanwhile, and its queries do not count. A driver says how the latter is done, and makes views that only it knows of.
 *
 * @param <B> the driver's buffers
 * @param <V> its views
 * @param <S> its shaders
 */
public abstract class MetaDraws<B extends Buffer, V extends TextureView, S extends ShaderObject> {
    private static final SamplerState.Filter NEAREST = SamplerState.Filter.NEAREST;

    private final StateContext<B, V, S> c;
    private final ContextState<B, V, S> s;
    private final StateTables states;
    private final MetaShaders<S> metaShaders;

    // ---- put aside
    private int blend;
    private int raster;
    private int depthStencil;
    private int layout;
    private final @Nullable ShaderObject[] shaders = new ShaderObject[Stage.COUNT];
    private final float[] viewport = new float[6];
    private final int[] scissor = new int[4];
    private int sampleMask;
    private float shading;
    private int front;
    private int back;
    private @Nullable Buffer vertexUniforms;
    private @Nullable Buffer fragmentUniforms;
    private int[] vertexWords = {};
    private int[] fragmentWords = {};
    private final long[] ranges = new long[4];
    private @Nullable TextureView texture;
    private int sampler;
    private @Nullable RenderTargets targets;

    protected MetaDraws(StateContext<B, V, S> context, ContextState<B, V, S> state, MetaShaders<S> shaders) {
        c = context;
        s = state;
        states = context.device().states();
        metaShaders = shaders;
    }

    /** The targets that are set. */
    protected abstract @Nullable RenderTargets targets();

    /** Whether queries, conditions and stream outputs rest: what is drawn is the driver's own. */
    protected abstract void suspend(boolean off);

    /** A view that the program knows nothing of. */
    protected abstract V view(TextureView.Desc desc, Texture texture);

    /** A view that was made for a draw goes. */
    protected abstract void retire(V view);

    private void begin() {
        int v = Stage.VERTEX.ordinal();
        int f = Stage.FRAGMENT.ordinal();
        blend = s.blend;
        raster = s.raster;
        depthStencil = s.depthStencil;
        layout = s.layout;
        System.arraycopy(s.shaders, 0, shaders, 0, shaders.length);
        System.arraycopy(s.viewports, 0, viewport, 0, 6);
        System.arraycopy(s.scissors, 0, scissor, 0, 4);
        sampleMask = s.sampleMask;
        shading = s.minSampleShading;
        front = s.stencilFront;
        back = s.stencilBack;
        vertexUniforms = s.uniformBuffers[v][0];
        fragmentUniforms = s.uniformBuffers[f][0];
        vertexWords = Arrays.copyOf(s.uniformWords[v][0], s.uniformCounts[v][0]);
        fragmentWords = Arrays.copyOf(s.uniformWords[f][0], s.uniformCounts[f][0]);
        ranges[0] = s.uniformOffsets[v][0];
        ranges[1] = s.uniformSizes[v][0];
        ranges[2] = s.uniformOffsets[f][0];
        ranges[3] = s.uniformSizes[f][0];
        texture = s.textures[f][0];
        sampler = s.samplers[f][0];
        targets = targets();
        suspend(true);
        for (Stage stage : Stage.values()) if (stage != Stage.COMPUTE) c.bindShader(stage, null);
        c.bindShader(Stage.VERTEX, metaShaders.vertex());
        c.setSampleMask(-1);
        c.setMinSampleShading(0);
        c.bindVertexLayout(0);
    }

    private void end() {
        suspend(false);
        RenderTargets t = targets;
        if (t != null) restore(t);
        c.bindBlend(blend);
        c.bindRaster(raster);
        c.bindDepthStencil(depthStencil);
        c.bindVertexLayout(layout);
        for (Stage stage : Stage.values()) if (stage != Stage.COMPUTE) restore(stage, shaders[stage.ordinal()]);
        c.setViewport(0, viewport[0], viewport[1], viewport[2], viewport[3], viewport[4], viewport[5]);
        c.setScissor(0, scissor[0], scissor[1], scissor[2], scissor[3]);
        c.setSampleMask(sampleMask);
        c.setMinSampleShading(shading);
        c.setStencilReference(front, back);
        restore(Stage.VERTEX, vertexUniforms, ranges[0], ranges[1], vertexWords);
        restore(Stage.FRAGMENT, fragmentUniforms, ranges[2], ranges[3], fragmentWords);
        restore(texture);
        c.bindSampler(Stage.FRAGMENT, 0, sampler);
        Arrays.fill(shaders, null);
        vertexUniforms = null;
        fragmentUniforms = null;
        texture = null;
        targets = null;
    }

    // What another thread has destroyed meanwhile is bound no more.

    private void restore(RenderTargets t) {
        try {
            c.setRenderTargets(t);
        } catch (IllegalArgumentException e) {
            c.setRenderTargets(RenderTargets.empty(t.width(), t.height(), 1, 1));
        }
    }

    private void restore(Stage stage, @Nullable ShaderObject shader) {
        try {
            c.bindShader(stage, shader);
        } catch (IllegalArgumentException e) {
            c.bindShader(stage, null);
        }
    }

    private void restore(@Nullable TextureView view) {
        try {
            c.bindTexture(Stage.FRAGMENT, 0, view);
        } catch (IllegalArgumentException e) {
            c.bindTexture(Stage.FRAGMENT, 0, null);
        }
    }

    private void restore(Stage stage, @Nullable Buffer buffer, long offset, long size, int[] words) {
        if (words.length > 0) {
            c.setUniforms(stage, 0, words, 0, words.length);
            c.counters.uploadedBytes -= words.length * 4L;
            return;
        }
        try {
            c.bindUniformBuffer(stage, 0, buffer, buffer == null ? 0 : offset, buffer == null ? 0 : size);
        } catch (IllegalArgumentException e) {
            c.bindUniformBuffer(stage, 0, null, 0, 0);
        }
    }

    private void area(@Nullable Box area, int width, int height) {
        RasterState.Builder r = RasterState.DEFAULT.with();
        r.clipHalfZ = true;
        r.provokingFirst = true;
        r.scissor = area != null;
        c.bindRaster(states.raster.intern(r.build()));
        c.setViewport(0, 0, 0, width, height, 0, 1);
        if (area != null) c.setScissor(0, area.x(), area.y(), Math.max(0, area.width()), Math.max(0, area.height()));
    }

    private void depth(double value) {
        c.setUniforms(Stage.VERTEX, 0, new int[] {Float.floatToRawIntBits((float) value), 0, 0, 0}, 0, 4);
    }

    private int writeMask(int target, int mask) {
        BlendState.Target none = new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, 0);
        List<BlendState.Target> list = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            list.add(
                    i == target
                            ? new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, mask)
                            : none);
        }
        return states.blend.intern(new BlendState(list, false, false, false, null));
    }

    private void triangle() {
        c.draw(Primitive.TRIANGLES, 0, 3);
        c.counters.draws--;
        c.counters.primitives--;
    }

    private static RenderTargets.@Nullable Attachment layer(RenderTargets.@Nullable Attachment a, int layer) {
        if (a == null) return null;
        return new RenderTargets.Attachment(a.texture(), a.format(), a.level(), a.firstLayer() + layer, 1);
    }

    @SuppressWarnings("NullAway") // the list may hold nulls; the record says so, its class file does not
    private void layer(RenderTargets all, int layer) {
        List<RenderTargets.@Nullable Attachment> colors = new ArrayList<>();
        for (RenderTargets.Attachment a : all.colors()) colors.add(layer(a, layer));
        c.setRenderTargets(new RenderTargets(
                colors, layer(all.depthStencil(), layer), all.width(), all.height(), 1, all.samples()));
    }

    /** Clears channels of one target. */
    public void clearColor(int index, ClearColor value, @Nullable Box area, int mask) {
        begin();
        try {
            RenderTargets all = targets;
            if (all != null) {
                RenderTargets.Attachment a = all.color(index);
                Format f = a == null ? Format.R8G8B8A8_UNORM : a.format();
                c.bindShader(Stage.FRAGMENT, metaShaders.clear(MetaCode.Kind.of(f), index));
                c.bindBlend(writeMask(index, mask));
                c.bindDepthStencil(states.depthStencil.intern(DepthStencilState.OFF));
                depth(0);
                c.setUniforms(
                        Stage.FRAGMENT,
                        0,
                        new int[] {0, 0, 0, 0, 0, 0, 0, 0, value.r(), value.g(), value.b(), value.a()},
                        0,
                        12);
                for (int i = 0; i < all.layers(); i++) {
                    if (all.layers() > 1) layer(all, i);
                    area(area, all.width(), all.height());
                    triangle();
                }
            }
        } finally {
            end();
        }
    }

    /** Clears bits of stencil. */
    public void clearStencil(int value, int mask, @Nullable Box area) {
        begin();
        try {
            RenderTargets all = targets;
            if (all != null) {
                c.bindShader(Stage.FRAGMENT, metaShaders.clear(MetaCode.Kind.STENCIL, 0));
                c.bindBlend(writeMask(-1, 0));
                c.bindDepthStencil(replaceStencil(mask));
                c.setStencilReference(value, value);
                depth(0);
                for (int i = 0; i < all.layers(); i++) {
                    if (all.layers() > 1) layer(all, i);
                    area(area, all.width(), all.height());
                    triangle();
                }
            }
        } finally {
            end();
        }
    }

    private int replaceStencil(int mask) {
        DepthStencilState.Face face = new DepthStencilState.Face(
                CompareFunc.ALWAYS, StencilOp.REPLACE, StencilOp.REPLACE, StencilOp.REPLACE, 255, mask);
        return states.depthStencil.intern(DepthStencilState.OFF.withStencil(face, face));
    }

    // ---- blits ----------------------------------------------------------------------------------------------------

    /** All layers or slices that lie in the target. */
    public final void blit(Blit b, Texture from, Texture to) {
        Box s = b.sourceBox();
        Box t = b.targetBox();
        int layers = Math.abs(t.depth());
        float slices = from.desc().levelDepth(b.sourceLevel());
        for (int i = 0; i < layers; i++) {
            int target = t.depth() > 0 ? t.z() + i : t.z() - 1 - i;
            if (target < 0 || target >= to.desc().levelDepth(b.targetLevel())) continue;
            float z = s.z() + (i + 0.5f) * s.depth() / layers;
            blit(b, from, to, s.depth() > 0 ? s.z() + i : s.z() - 1 - i, z / slices, target);
        }
    }

    /** One layer or slice; {@code sourceZ} is a layer, or where the source is 3D the normalised coordinate. */
    private void blit(Blit b, Texture from, Texture to, int sourceLayer, float sourceZ, int targetLayer) {
        begin();
        try {
            boolean depthStencil3 = (b.mask() & (Blit.DEPTH | Blit.STENCIL)) != 0;
            RenderTargets.Attachment a =
                    new RenderTargets.Attachment(to, b.targetFormat(), b.targetLevel(), targetLayer, 1);
            int width = to.desc().levelWidth(b.targetLevel());
            int height = to.desc().levelHeight(b.targetLevel());
            int samples = to.desc().samples();
            c.setRenderTargets(
                    depthStencil3
                            ? new RenderTargets(List.of(), a, width, height, 1, samples)
                            : new RenderTargets(List.of(a), null, width, height, 1, samples));
            Box area = b.area();
            if (area != null) {
                area(area, width, height);
                depth(0);
                if ((b.mask() & Blit.COLOR) != 0) color(b, from, sourceLayer, sourceZ);
                if ((b.mask() & Blit.DEPTH) != 0) depthPart(b, from, sourceLayer);
                if ((b.mask() & Blit.STENCIL) != 0) stencilPart(b, from, sourceLayer);
            }
        } finally {
            end();
        }
    }

    private void color(Blit b, Texture from, int layer, float z) {
        c.bindBlend(writeMask(0, b.mask() & 15));
        c.bindDepthStencil(states.depthStencil.intern(DepthStencilState.OFF));
        pass(b, from, MetaCode.Kind.of(b.sourceFormat()), layer, z, false, 0);
    }

    private void depthPart(Blit b, Texture from, int layer) {
        c.bindBlend(writeMask(-1, 0));
        c.bindDepthStencil(states.depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.ALWAYS)));
        pass(b, from, MetaCode.Kind.DEPTH, layer, 0, false, 0);
    }

    private void stencilPart(Blit b, Texture from, int layer) {
        stencilBits(source(b, from, layer), b.targetBox(), true);
    }

    /** Bit by bit: not every device lets shaders write stencil values. */
    private void stencilBits(Source source, Box tb, boolean stencil) {
        c.bindBlend(writeMask(-1, 0));
        c.setStencilReference(0, 0);
        c.bindDepthStencil(replaceStencil(255));
        c.bindShader(Stage.FRAGMENT, metaShaders.clear(MetaCode.Kind.STENCIL, 0));
        triangle();
        c.setStencilReference(255, 255);
        for (int bit = 1; bit < 256; bit <<= 1) {
            c.bindDepthStencil(replaceStencil(bit));
            pass(source, 0, tb, NEAREST, MetaCode.Kind.STENCIL, stencil, bit);
        }
    }

    private void pass(Blit b, Texture from, MetaCode.Kind kind, int layer, float z, boolean stencil, int bit) {
        pass(source(b, from, layer), z, b.targetBox(), b.filter(), kind, stencil, bit);
    }

    /** Source of a blit's pass. Where the target has as many samples, each goes to its own. */
    private Source source(Blit b, Texture from, int layer) {
        int samples = from.desc().samples();
        boolean each = samples > 1 && b.target().desc().samples() == samples && BlitRules.isUnscaled(b);
        return new Source(from, b.sourceFormat(), b.sourceLevel(), layer, b.sourceBox(), each ? samples : 1);
    }

    /**
     * Source of a pass: a box of one layer, seen in a format.
     *
     * @param samples that are copied one by one; 1 for all at once
     */
    private record Source(Texture texture, Format format, int level, int layer, Box box, int samples) {}

    /** What a shader declares that reads a layer or all slices: a view of one layer of an array is an array's. */
    private static TextureShape sourceShape(TextureDesc d) {
        boolean array = d.layers() > 1;
        if (d.samples() > 1) return array ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS;
        if (d.shape() == TextureShape.D3) return TextureShape.D3;
        if (d.shape().dimensions() == 1) return array ? TextureShape.D1_ARRAY : TextureShape.D1;
        return array ? TextureShape.D2_ARRAY : TextureShape.D2;
    }

    private V sourceView(TextureShape shape, Format format, int level, int layer, Texture from, boolean stencil) {
        TextureView.Desc d = TextureView.Desc.whole(from.desc())
                .withShape(shape)
                .withFormat(format)
                .withLevels(level, 1)
                .withLayers(shape == TextureShape.D3 ? 0 : layer, 1);
        return view(stencil ? d.withStencil() : d, from);
    }

    private void pass(
            Source source, float z, Box tb, SamplerState.Filter filter, MetaCode.Kind kind, boolean stencil, int bit) {
        Texture from = source.texture();
        Box sb = source.box();
        int level = source.level();
        boolean many = from.desc().samples() > 1;
        boolean solid = from.desc().shape() == TextureShape.D3;
        TextureShape shape = sourceShape(from.desc());
        V view = sourceView(shape, source.format(), level, source.layer(), from, stencil);
        try {
            boolean linear = filter == SamplerState.Filter.LINEAR && kind == MetaCode.Kind.COLOR && !many;
            c.bindTexture(Stage.FRAGMENT, 0, view);
            c.bindSampler(
                    Stage.FRAGMENT, 0, states.sampler.intern(linear ? SamplerState.LINEAR : SamplerState.NEAREST));
            c.bindShader(
                    Stage.FRAGMENT,
                    metaShaders.copy(
                            kind,
                            shape,
                            !many ? 0 : source.samples() > 1 ? 1 : from.desc().samples()));
            float w = many ? 1 : from.desc().levelWidth(level);
            float h = many ? 1 : from.desc().levelHeight(level);
            float sx = (float) sb.width() / tb.width();
            float sy = (float) sb.height() / tb.height();
            int[] words = new int[12];
            words[0] = Float.floatToRawIntBits(sx / w);
            words[1] = Float.floatToRawIntBits((sb.x() - tb.x() * sx) / w);
            words[2] = Float.floatToRawIntBits(sy / h);
            words[3] = Float.floatToRawIntBits((sb.y() - tb.y() * sy) / h);
            words[4] = Float.floatToRawIntBits(solid ? z : 0);
            words[8] = bit;
            for (int i = 0; i < source.samples(); i++) {
                words[9] = i;
                if (source.samples() > 1) c.setSampleMask(1 << i);
                c.setUniforms(Stage.FRAGMENT, 0, words, 0, words.length);
                triangle();
            }
        } finally {
            if (source.samples() > 1) c.setSampleMask(-1);
            c.bindTexture(Stage.FRAGMENT, 0, null);
            retire(view);
        }
    }

    // ---- levels ---------------------------------------------------------------------------------------------------

    /**
     * Makes a level of the level before. Of sides that are not halved, each texel is the average of the area that it covers; a linear blit would
     * leave out a part of it.
     */
    public final void level(Texture t, int level) {
        Format f = t.desc().format();
        if (BlitRules.isHalf(t, level) || f.isInteger() || f.isDepthStencil()) {
            blit(BlitRules.level(t, level), t, t);
            return;
        }
        TextureDesc d = t.desc();
        boolean solid = d.shape() == TextureShape.D3;
        int[] sizes = {
            d.levelWidth(level - 1),
            d.levelWidth(level),
            d.levelHeight(level - 1),
            d.levelHeight(level),
            solid ? d.levelDepth(level - 1) : 1,
            solid ? d.levelDepth(level) : 1
        };
        int[] words = new int[8];
        for (int axis = 0; axis < 3; axis++) {
            words[2 * axis] = Float.floatToRawIntBits(sizes[2 * axis + 1]);
            words[2 * axis + 1] = Float.floatToRawIntBits(1f / sizes[2 * axis]);
        }
        MetaCode.Taps taps = new MetaCode.Taps(
                MetaCode.Taps.between(sizes[0], sizes[1]),
                MetaCode.Taps.between(sizes[2], sizes[3]),
                MetaCode.Taps.between(sizes[4], sizes[5]));
        int count = solid ? sizes[5] : d.layers();
        for (int i = 0; i < count; i++) {
            words[6] = i;
            average(t, level, i, taps, words);
        }
    }

    /** One layer or slice of a level. */
    private void average(Texture t, int level, int layer, MetaCode.Taps taps, int[] words) {
        TextureDesc d = t.desc();
        begin();
        try {
            int width = d.levelWidth(level);
            int height = d.levelHeight(level);
            c.setRenderTargets(new RenderTargets(
                    List.of(new RenderTargets.Attachment(t, d.format(), level, layer, 1)), null, width, height, 1, 1));
            area(null, width, height);
            depth(0);
            c.bindBlend(writeMask(0, 15));
            c.bindDepthStencil(states.depthStencil.intern(DepthStencilState.OFF));
            TextureShape shape = sourceShape(d);
            V view = sourceView(shape, d.format(), level - 1, layer, t, false);
            try {
                c.bindTexture(Stage.FRAGMENT, 0, view);
                c.bindSampler(Stage.FRAGMENT, 0, states.sampler.intern(SamplerState.NEAREST));
                c.bindShader(Stage.FRAGMENT, metaShaders.average(shape, taps));
                c.setUniforms(Stage.FRAGMENT, 0, words, 0, words.length);
                triangle();
            } finally {
                c.bindTexture(Stage.FRAGMENT, 0, null);
                retire(view);
            }
        } finally {
            end();
        }
    }

    // ---- stencil planes -------------------------------------------------------------------------------------------

    /** Stencil of a box of one layer as the colours of another texture's first level, from its corner on. */
    public void stencilToColor(Texture from, int level, Box box, Texture to) {
        begin();
        try {
            RenderTargets.Attachment a =
                    new RenderTargets.Attachment(to, to.desc().format(), 0, 0, 1);
            c.setRenderTargets(new RenderTargets(
                    List.of(a), null, to.desc().width(), to.desc().height(), 1, 1));
            Box target = Box.of2d(0, 0, box.width(), box.height());
            area(target, to.desc().width(), to.desc().height());
            depth(0);
            c.bindBlend(writeMask(0, 15));
            c.bindDepthStencil(states.depthStencil.intern(DepthStencilState.OFF));
            Source source = new Source(from, from.desc().format(), level, box.z(), box, 1);
            pass(source, 0, target, NEAREST, MetaCode.Kind.UNSIGNED, true, 0);
        } finally {
            end();
        }
    }

    /** The way back. */
    public void stencilFromColor(Texture from, Texture to, int level, Box box) {
        begin();
        try {
            RenderTargets.Attachment a =
                    new RenderTargets.Attachment(to, to.desc().format(), level, box.z(), 1);
            int width = to.desc().levelWidth(level);
            int height = to.desc().levelHeight(level);
            c.setRenderTargets(
                    new RenderTargets(List.of(), a, width, height, 1, to.desc().samples()));
            Box target = Box.of2d(box.x(), box.y(), box.width(), box.height());
            area(target, width, height);
            depth(0);
            Box all = Box.of2d(0, 0, box.width(), box.height());
            stencilBits(new Source(from, from.desc().format(), 0, 0, all, 1), target, false);
        } finally {
            end();
        }
    }
}
