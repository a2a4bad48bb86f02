package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Random;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Sampling of every shape with both filters, filter choice, views, swizzles, slots, stages, what is not bound. */
final class SamplerCases {
    private SamplerCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("sampler");
        for (int i = 0; i < 3; i++) {
            int seed = i;
            area.add("nearest2d." + i, s -> plane(s, Filter.NEAREST, seed));
            area.add("linear2d." + i, s -> plane(s, Filter.LINEAR, seed));
        }
        for (Filter f : Filter.values()) {
            area.add("1d." + f, s -> line(s, f));
            area.add("3d." + f, s -> volume(s, f));
        }
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE}) {
            area.add("stage." + stage, s -> stage(s, stage));
        }
        area.add("1dArray", SamplerCases::lineArray);
        area.add("2dArrayRoundsItsLayer", SamplerCases::planeArray);
        area.add("rectangle", SamplerCases::rectangle);
        area.needs("unnormalised coordinates", c -> c.unnormalizedCoordinates)
                .add("unnormalizedBySampler", SamplerCases::unnormalized);
        area.add("minAndMagAreChosenByTheLevel", SamplerCases::minMag);
        area.needs("sampler reductions", c -> c.samplerReduction).add("reductionMin", s -> reduction(s, Reduction.MIN));
        area.needs("sampler reductions", c -> c.samplerReduction).add("reductionMax", s -> reduction(s, Reduction.MAX));
        area.needs("anisotropy", c -> c.maxAnisotropy >= 4).add("anisotropyIsNoChangeHeadOn", SamplerCases::isotropic);
        area.needs("anisotropy", c -> c.maxAnisotropy >= 4).add("anisotropyKeepsDetail", SamplerCases::anisotropic);
        for (Swizzle w : Swizzle.values()) {
            area.needs("texture swizzles", c -> c.textureSwizzle).add("swizzle." + w, s -> swizzle(s, w));
        }
        area.needs("texture views", c -> c.textureViews).add("viewOfALayer", SamplerCases::layerView);
        area.needs("views of slices", c -> c.sliceViews).add("viewOfASlice", SamplerCases::sliceView);
        area.needs("texture views", c -> c.textureViews).add("viewInAnotherFormat", SamplerCases::formatView);
        area.add("slotsAreIndependent", SamplerCases::slots);
        area.add("nothingBoundGivesOpaqueBlack", SamplerCases::unbound);
        area.add("drawnTextureIsSampled", SamplerCases::feedback);
        area.add("targetIsSampledAfterBarrier", SamplerCases::barrier);
        area.add("uploadBetweenDraws", SamplerCases::upload);
        area.needs("dynamic resource indices", c -> c.dynamicResourceIndex).add("arrayOfTextures", SamplerCases::array);
    }

    private static byte[] noise(int texels, int seed) {
        byte[] data = new byte[texels * 4];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static double[] channel(byte[] data, int channel) {
        double[] v = new double[data.length / 4];
        for (int i = 0; i < v.length; i++) v[i] = (data[i * 4 + channel] & 255) / 255.0;
        return v;
    }

    private static SamplerState filter(Filter f) {
        return SamplerState.of(f, Mip.NONE, Wrap.CLAMP_TO_EDGE);
    }

    private static void plane(Scene s, Filter f, int seed) {
        int w = new int[] {8, 5, 16}[seed];
        int h = new int[] {8, 3, 1}[seed];
        byte[] data = noise(w * h, seed);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, w, h, data)), filter(f));
        Random random = new Random(seed);
        float[][] rows = new float[128][8];
        for (float[] row : rows) {
            // off the boundaries between texels, where nearest has a choice
            row[0] = (random.nextInt(w * 4) * 2 + 1) / (w * 8f);
            row[1] = (random.nextInt(h * 4) * 2 + 1) / (h * 8f);
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < rows.length; i++) {
            for (int c = 0; c < 4; c++) {
                double[] texels = channel(data, c);
                double e;
                if (f == Filter.LINEAR) {
                    e = Sampling.bilinear(
                            Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, texels, w, h, 0, rows[i][0], rows[i][1]);
                } else {
                    int x = Sampling.nearest(Wrap.CLAMP_TO_EDGE, rows[i][0], w);
                    e = texels[Sampling.nearest(Wrap.CLAMP_TO_EDGE, rows[i][1], h) * w + x];
                }
                s.near(e, out[i][c], f == Filter.LINEAR ? 1.5 / 255 : 1e-6, "channel " + c + " of row " + i);
            }
        }
    }

    private static Texture shaped(Scene s, TextureShape shape, int w, int h, int d, int layers, byte[] data) {
        Texture t = s.texture(
                new TextureDesc(shape, Format.R8G8B8A8_UNORM, w, h, d, layers, 1, 1, Bind.SAMPLED, Usage.DEFAULT));
        s.write(t, 0, data);
        return t;
    }

    private static void line(Scene s, Filter f) {
        byte[] data = noise(16, 9);
        s.sampled(Stage.FRAGMENT, 0, s.view(shaped(s, TextureShape.D1, 16, 1, 1, 1, data)), filter(f));
        float[][] rows = new float[64][8];
        for (int i = 0; i < 64; i++) rows[i][0] = (i * 2 + 1) / 128f;
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D1);
        double[] red = channel(data, 0);
        for (int i = 0; i < 64; i++) {
            double e = f == Filter.LINEAR ? Sampling.linear(Wrap.CLAMP_TO_EDGE, red, 0, rows[i][0]) : red[i / 4];
            s.near(e, out[i][0], f == Filter.LINEAR ? 1.5 / 255 : 1e-6, "red at " + rows[i][0]);
        }
    }

    private static void volume(Scene s, Filter f) {
        int n = 4;
        byte[] data = noise(n * n * n, 5);
        s.sampled(Stage.FRAGMENT, 0, s.view(shaped(s, TextureShape.D3, n, n, n, 1, data)), filter(f));
        Random random = new Random(1);
        float[][] rows = new float[100][8];
        for (float[] row : rows) for (int c = 0; c < 3; c++) row[c] = (random.nextInt(16) * 2 + 1) / 32f;
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D3);
        double[] red = channel(data, 0);
        for (int i = 0; i < rows.length; i++) {
            double[] slices = new double[n];
            for (int z = 0; z < n; z++) {
                double[] slice = Arrays.copyOfRange(red, z * n * n, (z + 1) * n * n);
                slices[z] = Sampling.bilinear(
                        Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, slice, n, n, 0, rows[i][0], rows[i][1]);
            }
            double e = f == Filter.LINEAR
                    ? Sampling.linear(Wrap.CLAMP_TO_EDGE, slices, 0, rows[i][2])
                    : red[((int) (rows[i][2] * n) * n + (int) (rows[i][1] * n)) * n + (int) (rows[i][0] * n)];
            s.near(e, out[i][0], f == Filter.LINEAR ? 2.0 / 255 : 1e-6, "red of row " + i);
        }
    }

    private static void stage(Scene s, Stage stage) {
        byte[] data = noise(64, 4);
        s.sampled(stage, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)), SamplerState.NEAREST);
        float[][] rows = new float[64][8];
        for (int i = 0; i < 64; i++) {
            rows[i][0] = (i % 8 + 0.5f) / 8;
            rows[i][1] = (i / 8 + 0.5f) / 8;
        }
        float[][] out = Probe.sample(s, stage, rows, TextureShape.D2);
        for (int i = 0; i < 64; i++) {
            for (int c = 0; c < 4; c++) s.near((data[i * 4 + c] & 255) / 255.0, out[i][c], 1e-6, "texel " + i);
        }
    }

    private static void lineArray(Scene s) {
        byte[] data = noise(4 * 3, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(shaped(s, TextureShape.D1_ARRAY, 4, 1, 1, 3, data)), SamplerState.NEAREST);
        float[][] rows = new float[12][8];
        for (int i = 0; i < 12; i++) {
            rows[i][0] = (i % 4 + 0.5f) / 4;
            rows[i][1] = i / 4;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D1_ARRAY);
        for (int i = 0; i < 12; i++) s.near((data[i * 4] & 255) / 255.0, out[i][0], 1e-6, "texel " + i);
    }

    private static void planeArray(Scene s) {
        byte[] data = noise(4 * 5, 12);
        s.sampled(Stage.FRAGMENT, 0, s.view(shaped(s, TextureShape.D2_ARRAY, 2, 2, 1, 5, data)), SamplerState.NEAREST);
        float[] layers = {-3, -0.4f, 0, 0.4f, 0.6f, 1, 2.3f, 3.7f, 4, 4.4f, 4.6f, 100};
        float[][] rows = new float[layers.length][8];
        for (int i = 0; i < layers.length; i++) {
            rows[i][0] = 0.75f;
            rows[i][1] = 0.25f;
            rows[i][2] = layers[i];
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2_ARRAY);
        for (int i = 0; i < layers.length; i++) {
            int layer = Math.clamp((long) Math.floor(layers[i] + 0.5), 0, 4);
            s.near((data[(layer * 4 + 1) * 4] & 255) / 255.0, out[i][0], 1e-6, "layer " + layers[i]);
        }
    }

    private static void rectangle(Scene s) {
        byte[] data = noise(5 * 3, 2);
        s.sampled(Stage.FRAGMENT, 0, s.view(shaped(s, TextureShape.RECT, 5, 3, 1, 1, data)), SamplerState.NEAREST);
        texels(s, data, TextureShape.RECT);
    }

    private static void unnormalized(Scene s) {
        byte[] data = noise(5 * 3, 2);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(shaped(s, TextureShape.D2, 5, 3, 1, 1, data)),
                SamplerState.NEAREST.withUnnormalized());
        texels(s, data, TextureShape.D2);
    }

    private static void texels(Scene s, byte[] data, TextureShape shape) {
        float[][] rows = new float[15][8];
        for (int i = 0; i < 15; i++) {
            rows[i][0] = i % 5 + 0.5f;
            rows[i][1] = i / 5 + 0.5f;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, shape);
        for (int i = 0; i < 15; i++) s.near((data[i * 4] & 255) / 255.0, out[i][0], 1e-6, "texel " + i);
    }

    private static void minMag(Scene s) {
        byte[] data = {0, 0, 0, 0, -1, 0, 0, 0};
        for (boolean linearMin : new boolean[] {true, false}) {
            SamplerState state = new SamplerState(
                    linearMin ? Filter.LINEAR : Filter.NEAREST,
                    linearMin ? Filter.NEAREST : Filter.LINEAR,
                    Mip.NONE,
                    Wrap.CLAMP_TO_EDGE,
                    Wrap.CLAMP_TO_EDGE,
                    Wrap.CLAMP_TO_EDGE,
                    -16,
                    16,
                    0,
                    1,
                    null,
                    Border.TRANSPARENT_BLACK,
                    true,
                    true,
                    Reduction.AVERAGE);
            s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, 2, 1, data)), state);
            float[][] rows = {{0.375f, 0.5f, 0, 0, 2, 0, 0, 0}, {0.375f, 0.5f, 0, 0, -2, 0, 0, 0}};
            float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
            s.near(linearMin ? 0.25 : 0, out[0][0], 1.5 / 255, "minified");
            s.near(linearMin ? 0 : 0.25, out[1][0], 1.5 / 255, "magnified");
        }
    }

    private static void reduction(Scene s, Reduction r) {
        byte[] data = noise(64, 3);
        SamplerState state = new SamplerState(
                Filter.LINEAR,
                Filter.LINEAR,
                Mip.NONE,
                Wrap.CLAMP_TO_EDGE,
                Wrap.CLAMP_TO_EDGE,
                Wrap.CLAMP_TO_EDGE,
                0,
                1000,
                0,
                1,
                null,
                Border.TRANSPARENT_BLACK,
                true,
                true,
                r);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)), state);
        float[][] rows = new float[49][8];
        for (int i = 0; i < 49; i++) {
            rows[i][0] = (i % 7 + 1.125f) / 8;
            rows[i][1] = (i / 7 + 0.875f) / 8;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        double[] red = channel(data, 0);
        for (int i = 0; i < 49; i++) {
            int at = i / 7 * 8 + i % 7;
            double[] four = {red[at], red[at + 1], red[at + 8], red[at + 9]};
            Arrays.sort(four);
            s.near(r == Reduction.MIN ? four[0] : four[3], out[i][0], 1e-6, "row " + i);
        }
    }

    private static void isotropic(Scene s) {
        byte[] data = noise(64, 6);
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 8, 8, data);
        Image[] images = new Image[2];
        for (int i = 0; i < 2; i++) {
            Texture target = s.target(16, 16);
            s.sampled(Stage.FRAGMENT, 0, s.view(t), filter(Filter.LINEAR).withAnisotropy(i == 0 ? 1 : 4));
            s.drawFullScreen(stretched(1 / 16f, 1 / 16f));
            images[i] = s.image(target);
        }
        s.image(images[0], images[1], 1);
    }

    /** Samples at the fragment's position times a scale. */
    private static Shader stretched(float x, float y) {
        return Shaders.fragment("stretched", (f, b) -> {
            Resource t = f.texture("t", 0, TextureShape.D2);
            Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
            return b.sample(t, b.op(Op.FMUL, at, b.f32(x, y)), null);
        });
    }

    /** Four times as many texels a pixel in y as in x: trilinear takes level 2, anisotropic sampling level 0. */
    private static void anisotropic(Scene s) {
        Texture t = s.texture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED).withLevels(5));
        for (int l = 0; l < 5; l++) {
            int n = 16 >> l;
            byte[] data = new byte[n * n * 4];
            for (int i = 0; i < n * n; i++) data[i * 4] = (byte) (l * 60);
            s.write(t, l, data);
        }
        Texture target = s.target(16, 4);
        SamplerState trilinear = SamplerState.of(Filter.LINEAR, Mip.LINEAR, Wrap.CLAMP_TO_EDGE);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), trilinear);
        s.drawFullScreen(stretched(1 / 16f, 1 / 4f));
        s.pixel(target, 5, 1, 120, 0, 0, 0, 3);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), trilinear.withAnisotropy(4));
        s.drawFullScreen(stretched(1 / 16f, 1 / 4f));
        s.pixel(target, 5, 1, 0, 0, 0, 0, 12);
    }

    private static void swizzle(Scene s, Swizzle w) {
        byte[] data = {10, 20, 30, 40};
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 1, 1, data);
        TextureView view = s.view(t, TextureView.Desc.whole(t.desc()).withSwizzle(w, Swizzle.B, w, Swizzle.R));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        float v = w == Swizzle.ZERO ? 0 : w == Swizzle.ONE ? 1 : data[w.ordinal()] / 255f;
        s.near(new float[] {v, 30 / 255f, v, 10 / 255f}, out[0], 1e-6, "swizzled");
    }

    private static void layerView(Scene s) {
        byte[] data = noise(4 * 4, 21);
        Texture t = shaped(s, TextureShape.D2_ARRAY, 2, 2, 1, 4, data);
        TextureView view =
                s.view(t, TextureView.Desc.whole(t.desc()).withLayers(2, 1).withShape(TextureShape.D2));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.25f, 0.75f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near((data[(2 * 4 + 2) * 4] & 255) / 255.0, out[0][0], 1e-6, "red");
    }

    /** Slice 2 of the second level, which has 2 x 2 x 4 texels. */
    private static void sliceView(Scene s) {
        byte[] data = noise(4 * 4, 23);
        Texture t = s.texture(
                new TextureDesc(TextureShape.D3, Format.R8G8B8A8_UNORM, 4, 4, 8, 1, 2, 1, Bind.SAMPLED, Usage.DEFAULT));
        s.context.writeTexture(t, 1, new Box(0, 0, 0, 2, 2, 4), MemorySegment.ofArray(data), 8, 16);
        TextureView view = s.view(
                t,
                TextureView.Desc.whole(t.desc())
                        .withLevels(1, 1)
                        .withLayers(2, 1)
                        .withShape(TextureShape.D2));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.25f, 0.75f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near((data[(2 * 4 + 2) * 4] & 255) / 255.0, out[0][0], 1e-6, "red");
    }

    private static void formatView(Scene s) {
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 1, 1, new byte[] {(byte) 188, 64, 32, (byte) 128});
        TextureView view = s.view(t, TextureView.Desc.whole(t.desc()).withFormat(Format.R8G8B8A8_SRGB));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near(Texels.fromSrgb(188 / 255.0), out[0][0], 1e-3, "red");
        s.near(128 / 255.0, out[0][3], 1e-6, "alpha");
    }

    private static void slots(Scene s) {
        int n = Math.min(s.caps.maxTextures, 16);
        for (int i = 0; i < n; i++) {
            Texture t =
                    s.texture(Format.R8G8B8A8_UNORM, 2, 1, new byte[] {(byte) i, 0, 0, 0, (byte) (100 + i), 0, 0, 0});
            SamplerState state = i % 2 == 0 ? SamplerState.NEAREST : SamplerState.LINEAR;
            s.sampled(Stage.FRAGMENT, i, s.view(t), state);
        }
        Texture target = s.target(n, 1);
        s.drawFullScreen(Shaders.fragment("slots", (f, b) -> {
            Value x = b.extract(Shaders.pixel(f, b), 0);
            Value result = b.f32(0, 0, 0, 0);
            for (int i = 0; i < n; i++) {
                Resource t = f.texture("t" + i, i, TextureShape.D2);
                Value v = b.texture(
                        Op.TEX_SAMPLE,
                        t,
                        Type.F32X4,
                        TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                        b.f32(0.4f, 0.5f),
                        b.f32(0));
                result = b.select(b.op(Op.IEQ, x, b.i32(i)), v, result);
            }
            return result;
        }));
        for (int i = 0; i < n; i++) s.pixel(target, i, 0, i % 2 == 0 ? i : i + 30, 0, 0, 0, 1);
    }

    private static void unbound(Scene s) {
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near(new float[] {0, 0, 0, 1}, out[0], 0, "sampled with nothing bound");
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 1, 1, new byte[] {1, 2, 3, 4});
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        s.context.bindTexture(Stage.FRAGMENT, 0, null);
        out = Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near(new float[] {0, 0, 0, 1}, out[0], 0, "sampled after unbinding");
    }

    private static void feedback(Scene s) {
        Texture first = s.target(8, 8);
        s.rect(0, 0, 4, 8, 0, 1, 0, 0, 1);
        Texture second = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(first), SamplerState.NEAREST);
        s.drawFullScreen(stretched(1 / 8f, 1 / 8f));
        s.pixel(second, 1, 1, 255, 0, 0, 255);
        s.pixel(second, 6, 1, 0, 0, 0, 0);
        s.target(RenderTargets.of(first));
        s.sampled(Stage.FRAGMENT, 0, s.view(second), SamplerState.NEAREST);
        s.drawFullScreen(stretched(-1 / 8f, 1 / 8f));
        s.context.finish();
        s.pixel(first, 1, 1, 255, 0, 0, 255);
    }

    /** Each fragment reads its own texel of the target it is drawn into. */
    private static void barrier(Scene s) {
        Texture target = s.target(8, 8);
        s.rect(0, 0, 4, 8, 0, 1, 0.5f, 0, 1);
        TextureView.Desc turned =
                TextureView.Desc.whole(target.desc()).withSwizzle(Swizzle.B, Swizzle.R, Swizzle.G, Swizzle.A);
        s.sampled(Stage.FRAGMENT, 0, s.view(target, turned), SamplerState.NEAREST);
        s.context.textureBarrier();
        s.drawFullScreen(stretched(1 / 8f, 1 / 8f));
        s.pixel(target, 1, 1, 0, 255, 128, 255);
        s.context.textureBarrier();
        s.drawFullScreen(stretched(1 / 8f, 1 / 8f));
        s.context.textureBarrier();
        s.drawFullScreen(stretched(1 / 8f, 1 / 8f));
        s.pixel(target, 1, 1, 255, 128, 0, 255);
        s.pixel(target, 6, 1, 0, 0, 0, 0);
    }

    private static void upload(Scene s) {
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 1, 1, new byte[4]);
        Texture target = s.target(16, 1);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        s.context.bindRaster(s.device.states().raster.intern(scissored(s)));
        for (int i = 0; i < 16; i++) {
            s.write(t, 0, new byte[] {(byte) (i * 16), 0, 0, -1});
            s.context.setScissor(0, i, 0, 1, 1);
            s.drawFullScreen(stretched(1, 1));
        }
        for (int i = 0; i < 16; i++) s.pixel(target, i, 0, i * 16, 0, 0, 255);
    }

    private static RasterState scissored(Scene s) {
        RasterState.Builder r = s.raster();
        r.scissor = true;
        return r.build();
    }

    /** Each draw has one index: those of a draw that differ are beyond what the capability promises. */
    private static void array(Scene s) {
        for (int i = 0; i < 4; i++) {
            Texture t = s.texture(Format.R8G8B8A8_UNORM, 1, 1, new byte[] {(byte) (i * 60), 0, 0, 0});
            s.sampled(Stage.FRAGMENT, 2 + i, s.view(t), SamplerState.NEAREST);
        }
        for (int i = 0; i < 8; i++) {
            int index = i * 3 % 4;
            s.equal(index * 60L, ofArray(s, index), "index " + index);
        }
    }

    private static int ofArray(Scene s, int index) {
        return Lab.run(s, Stage.FRAGMENT, new int[][] {{index, 0, 0, 0}}, (f, b, row) -> {
            Resource all = new Resource(Resource.Kind.TEXTURE, "all", 2, 4);
            all.shape = TextureShape.D2;
            f.resources.add(all);
            Value v = b.texture(
                    Op.TEX_SAMPLE,
                    all,
                    Type.F32X4,
                    TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                    row.get(0, Type.I32),
                    b.f32(0.5f, 0.5f),
                    b.f32(0));
            return Lab.words(b, b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FMUL, v, b.f32(255.5f, 0, 0, 0))));
        })[0][0];
    }
}
