package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.List;
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
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Mip level selection: implicit and explicit levels, clamps, biases, views, and the making of levels. */
final class MipCases {
    private static final int LEVELS = 6;

    private MipCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("mip");
        for (int i = 0; i < LEVELS; i++) {
            int level = i;
            area.add("implicitLevel." + i, s -> implicit(s, level));
            area.add("explicitLevel." + i, s -> explicit(s, Mip.NEAREST, level, level, 1000, 0, 0));
        }
        area.add("nearestRounds", s -> {
            explicit(s, Mip.NEAREST, 1.4f, 1, 1000, 0, 0);
            explicit(s, Mip.NEAREST, 1.6f, 2, 1000, 0, 0);
        });
        for (int i = 1; i < 4; i++) {
            float part = i / 4f;
            area.add("linearMixes." + i, s -> explicit(s, Mip.LINEAR, 2 + part, 2 + part, 1000, 0, 0));
        }
        area.add("noneStaysOnTheBase", s -> explicit(s, Mip.NONE, 3, 0, 1000, 0, 0));
        area.add("samplerMinimum", s -> explicit(s, Mip.NEAREST, 0, 2, 1000, 2, 0));
        area.add("samplerMaximum", s -> explicit(s, Mip.NEAREST, 5, 3, 3, 0, 0));
        area.add("samplerBias", s -> explicit(s, Mip.NEAREST, 1, 3, 1000, 0, 2));
        area.add("negativeBias", s -> explicit(s, Mip.NEAREST, 3, 2, 1000, 0, -1));
        area.add("beyondTheLastLevel", s -> explicit(s, Mip.LINEAR, 20, LEVELS - 1, 1000, 0, 0));
        area.add("biasOperand", MipCases::biasOperand);
        area.add("gradients", MipCases::gradients);
        area.add("minimumOperand", MipCases::minLod);
        area.add("implicitLevelInOneAxisOnly", MipCases::anisotropicFootprint);
        area.needs("texture views", c -> c.textureViews).add("viewCountsFromItsFirstLevel", MipCases::view);
        area.add("generate2d", s -> generate(s, TextureShape.D2, Format.R8G8B8A8_UNORM, 16, 1));
        area.add("generateNotPowerOfTwo", s -> generateOdd(s, TextureShape.D2, 13, 7, 1, 1));
        area.add("generateOneOddSide", s -> generateOdd(s, TextureShape.D2, 8, 11, 1, 1));
        area.add("generateOddLayers", s -> generateOdd(s, TextureShape.D2_ARRAY, 7, 6, 1, 3));
        area.add("generateOddRow", s -> generateOdd(s, TextureShape.D1, 23, 1, 1, 1));
        area.add("generateOddVolume", s -> generateOdd(s, TextureShape.D3, 7, 5, 3, 1));
        area.add("generateArray", s -> generate(s, TextureShape.D2_ARRAY, Format.R8G8B8A8_UNORM, 8, 3));
        area.add("generateCube", s -> generate(s, TextureShape.CUBE, Format.R8G8B8A8_UNORM, 8, 6));
        area.add("generate3d", MipCases::generateVolume);
        area.needsFormat(Format.R8G8B8A8_SRGB, FormatSupport.COLOR_TARGET | FormatSupport.FILTERED)
                .add("generateSrgbAveragesLinearValues", MipCases::generateSrgb);
        area.add("generatePartOfTheChain", MipCases::generatePart);
        area.add("renderToALevel", MipCases::renderToLevel);
    }

    /** 32 x 32 with one value a level: level * 50. */
    private static Texture levels(Scene s) {
        Texture t = s.texture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 32, 32, Bind.SAMPLED).withLevels(LEVELS));
        for (int l = 0; l < LEVELS; l++) {
            int n = 32 >> l;
            byte[] data = new byte[n * n * 4];
            for (int i = 0; i < n * n; i++) data[i * 4] = (byte) (l * 50);
            s.write(t, l, data);
        }
        return t;
    }

    private static SamplerState mip(Mip m) {
        return SamplerState.of(Filter.NEAREST, m, Wrap.REPEAT);
    }

    private static Shader scaled(float x, float y) {
        return Shaders.fragment("scaled", (f, b) -> {
            Resource t = f.texture("t", 0, TextureShape.D2);
            Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
            return b.sample(t, b.op(Op.FMUL, at, b.f32(x, y)), null);
        });
    }

    private static void implicit(Scene s, int level) {
        Texture target = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(Mip.NEAREST));
        float scale = (1 << level) / 32f;
        s.drawFullScreen(scaled(scale, scale));
        s.solid(target, level * 50, 0, 0, 0, 0);
        s.drawFullScreen(scaled(scale * 1.3f, scale * 1.3f));
        s.solid(target, level * 50, 0, 0, 0, 0);
    }

    private static void anisotropicFootprint(Scene s) {
        Texture target = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(Mip.NEAREST));
        s.drawFullScreen(scaled(1 / 32f, 8 / 32f));
        s.solid(target, 150, 0, 0, 0, 0);
        s.drawFullScreen(scaled(4 / 32f, 1 / 32f));
        s.solid(target, 100, 0, 0, 0, 0);
    }

    private static void explicit(Scene s, Mip m, float lod, float expected, float max, float min, float bias) {
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(m).withLod(min, max, bias));
        float[][] out =
                Probe.sample(s, Stage.FRAGMENT, new float[][] {{0.3f, 0.6f, 0, 0, lod, 0, 0, 0}}, TextureShape.D2);
        s.near(expected * 50 / 255, out[0][0], m == Mip.LINEAR ? 0.003 : 1e-6, "red at level " + lod);
    }

    private static void biasOperand(Scene s) {
        Texture target = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(Mip.NEAREST));
        s.drawFullScreen(Shaders.fragment("bias", (f, b) -> {
            Resource t = f.texture("t", 0, TextureShape.D2);
            Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
            return b.texture(
                    Op.TEX_SAMPLE,
                    t,
                    Type.F32X4,
                    TexOperand.COORD.bit() | TexOperand.BIAS.bit(),
                    b.op(Op.FMUL, at, b.f32(2 / 32f, 2 / 32f)),
                    b.f32(1.25f));
        }));
        s.solid(target, 100, 0, 0, 0, 0);
    }

    private static void gradients(Scene s) {
        Texture target = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(Mip.NEAREST));
        s.drawFullScreen(Shaders.fragment("gradients", (f, b) -> {
            Resource t = f.texture("t", 0, TextureShape.D2);
            Value x = b.convert(Op.I2F, ScalarKind.F32, b.extract(Shaders.pixel(f, b), 0));
            // pixel x takes 2^x / 32 of the texture a pixel in x, half of it in y
            Value d = b.op(Op.FMUL, b.op(Op.FEXP2, x), b.f32(1 / 32f));
            return b.texture(
                    Op.TEX_SAMPLE,
                    t,
                    Type.F32X4,
                    TexOperand.COORD.bit() | TexOperand.DDX.bit() | TexOperand.DDY.bit(),
                    b.f32(0.5f, 0.5f),
                    b.vec(d, b.f32(0)),
                    b.vec(b.f32(0), b.op(Op.FMUL, d, b.f32(0.5f))));
        }));
        for (int x = 0; x < 8; x++) s.pixel(target, x, 2, Math.min(x, LEVELS - 1) * 50, 0, 0, 0);
    }

    private static void minLod(Scene s) {
        Texture target = s.target(8, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s)), mip(Mip.NEAREST));
        s.drawFullScreen(Shaders.fragment("min_lod", (f, b) -> {
            Resource t = f.texture("t", 0, TextureShape.D2);
            Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
            return b.texture(
                    Op.TEX_SAMPLE,
                    t,
                    Type.F32X4,
                    TexOperand.COORD.bit() | TexOperand.MIN_LOD.bit(),
                    b.op(Op.FMUL, at, b.f32(1 / 32f, 1 / 32f)),
                    b.f32(3));
        }));
        s.solid(target, 150, 0, 0, 0, 0);
    }

    private static void view(Scene s) {
        Texture t = levels(s);
        TextureView view = s.view(t, TextureView.Desc.whole(t.desc()).withLevels(2, 3));
        s.sampled(Stage.FRAGMENT, 0, view, mip(Mip.NEAREST));
        float[][] rows = {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}, {0.5f, 0.5f, 0, 0, 1, 0, 0, 0}, {0.5f, 0.5f, 0, 0, 9, 0, 0, 0}
        };
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        s.near(100 / 255.0, out[0][0], 1e-6, "level 0 of the view");
        s.near(150 / 255.0, out[1][0], 1e-6, "level 1 of the view");
        s.near(200 / 255.0, out[2][0], 1e-6, "the last level of the view");
        Texture target = s.target(8, 8);
        s.drawFullScreen(scaled(2 / 8f, 2 / 8f));
        s.solid(target, 150, 0, 0, 0, 0);
    }

    private static void generate(Scene s, TextureShape shape, Format f, int size, int layers) {
        TextureDesc d =
                new TextureDesc(shape, f, size, size, 1, layers, 1, 1, Bind.SAMPLED | Bind.COLOR_TARGET, Usage.DEFAULT);
        Texture t = s.texture(d.withLevels(d.fullLevels()));
        byte[] base = new byte[size * size * layers * 4];
        new Random(3).nextBytes(base);
        s.write(t, 0, base);
        s.context.generateMips(t, 0, t.desc().levels() - 1);
        byte[] above = base;
        for (int l = 1; l < t.desc().levels(); l++) {
            int n = size >> l;
            byte[] is = s.read(t, l, Scene.level(t, l));
            for (int layer = 0; layer < layers; layer++) {
                for (int i = 0; i < n * n * 4; i++) {
                    int c = i % 4;
                    int x = i / 4 % n;
                    int y = i / 4 / n;
                    int at = ((layer * 2 * n + y * 2) * 2 * n + x * 2) * 4 + c;
                    int sum = (above[at] & 255)
                            + (above[at + 4] & 255)
                            + (above[at + n * 8] & 255)
                            + (above[at + n * 8 + 4] & 255);
                    s.near(
                            sum / 4.0,
                            is[layer * n * n * 4 + i] & 255,
                            1,
                            "level " + l + ", layer " + layer + ", byte " + i);
                }
            }
            above = is;
        }
    }

    /** Sides that are not halved: each texel is the average of the area that it covers in the level before. */
    private static void generateOdd(Scene s, TextureShape shape, int width, int height, int depth, int layers) {
        TextureDesc d = new TextureDesc(
                shape,
                Format.R8G8B8A8_UNORM,
                width,
                height,
                depth,
                layers,
                1,
                1,
                Bind.SAMPLED | Bind.COLOR_TARGET,
                Usage.DEFAULT);
        Texture t = s.texture(d.withLevels(d.fullLevels()));
        byte[] above = new byte[width * height * depth * layers * 4];
        new Random(7).nextBytes(above);
        s.write(t, 0, above);
        s.context.generateMips(t, 0, t.desc().levels() - 1);
        for (int l = 1; l < t.desc().levels(); l++) {
            byte[] is = s.read(t, l, Scene.level(t, l));
            int[] from = sizes(t.desc(), l - 1, layers);
            int[] to = sizes(t.desc(), l, layers);
            for (int i = 0; i < is.length; i++) {
                s.near(covered(above, from, to, i), is[i] & 255, 1, "level " + l + ", byte " + i);
            }
            above = is;
        }
    }

    private static int[] sizes(TextureDesc d, int level, int layers) {
        return new int[] {
            d.levelWidth(level), d.levelHeight(level), layers > 1 ? layers : d.levelDepth(level),
        };
    }

    /** The average of the part of the level before that byte {@code i}'s texel covers. */
    private static double covered(byte[] above, int[] from, int[] to, int i) {
        int x = i / 4 % to[0];
        int y = i / 4 / to[0] % to[1];
        int z = i / 4 / to[0] / to[1];
        double sum = 0;
        for (int zz = 0; zz < from[2]; zz++) {
            for (int yy = 0; yy < from[1]; yy++) {
                for (int xx = 0; xx < from[0]; xx++) {
                    double part =
                            part(x, xx, from[0], to[0]) * part(y, yy, from[1], to[1]) * part(z, zz, from[2], to[2]);
                    sum += part * (above[((zz * from[1] + yy) * from[0] + xx) * 4 + i % 4] & 255);
                }
            }
        }
        return sum;
    }

    /** How much of new texel {@code i} lies over old texel {@code k}, with {@code from} texels becoming {@code to}. */
    private static double part(int i, int k, int from, int to) {
        double low = Math.max(i * (double) from / to, k);
        double high = Math.min((i + 1) * (double) from / to, k + 1);
        return Math.max(0, high - low) * to / from;
    }

    private static void generateVolume(Scene s) {
        TextureDesc d = new TextureDesc(
                TextureShape.D3,
                Format.R8G8B8A8_UNORM,
                4,
                4,
                4,
                1,
                3,
                1,
                Bind.SAMPLED | Bind.COLOR_TARGET,
                Usage.DEFAULT);
        Texture t = s.texture(d);
        byte[] base = new byte[64 * 4];
        new Random(5).nextBytes(base);
        s.write(t, 0, base);
        s.context.generateMips(t, 0, 2);
        byte[] is = s.read(t, 1, Scene.level(t, 1));
        for (int i = 0; i < 8; i++) {
            double sum = 0;
            for (int j = 0; j < 8; j++) {
                int x = i % 2 * 2 + j % 2;
                int y = i / 2 % 2 * 2 + j / 2 % 2;
                int z = i / 4 * 2 + j / 4;
                sum += (base[((z * 4 + y) * 4 + x) * 4] & 255) / 8.0;
            }
            s.near(sum, is[i * 4] & 255, 1, "texel " + i + " of level 1");
        }
    }

    private static void generateSrgb(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_SRGB, 2, 2, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(2));
        byte[] data = new byte[16];
        for (int i = 0; i < 8; i++) data[i] = -1;
        s.write(t, 0, data);
        s.context.generateMips(t, 0, 1);
        byte[] is = s.read(t, 1, Box.of2d(0, 0, 1, 1));
        s.near(Texels.toSrgb(0.5) * 255, is[0] & 255, 1.5, "red");
        s.near(127.5, is[3] & 255, 1, "alpha");
    }

    private static void generatePart(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(5));
        for (int l = 0; l < 5; l++) {
            byte[] data = new byte[(16 >> l) * (16 >> l) * 4];
            Arrays.fill(data, (byte) (l * 20 + 10));
            s.write(t, l, data);
        }
        s.context.generateMips(t, 1, 3);
        int[] expected = {10, 30, 30, 30, 90};
        for (int l = 0; l < 5; l++) {
            for (byte v : s.read(t, l, Scene.level(t, l))) s.equal(expected[l], v & 255, "a byte of level " + l);
        }
    }

    private static void renderToLevel(Scene s) {
        Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(3));
        for (int l = 0; l < 3; l++) {
            s.target(RenderTargets.of(List.of(new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, l, 0, 1)), null));
            s.fill(l / 5f, 0, 0, 1);
        }
        for (int l = 0; l < 3; l++) {
            byte[] is = s.read(t, l, Scene.level(t, l));
            for (int i = 0; i < is.length; i += 4) s.equal(l * 51L, is[i] & 255, "red in level " + l);
        }
    }
}
